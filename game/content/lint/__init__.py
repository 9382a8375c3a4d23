"""Everything that can be wrong with a town, each with a stable rule: small functions in one list.

What a map or a sheet must be to be read at all, the loaders of ``game.content`` check themselves;
the rules here look at what was read. A rule that is an error keeps a town from being opened.
"""
