"""Values to bytes and back: codec, journal, save slots. ``msgpack`` lives here (and in digests)."""
