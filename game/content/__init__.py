"""Files to values: the only parsers of assets, each of which names file, place and cure."""
