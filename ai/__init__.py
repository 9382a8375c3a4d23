"""The minds of the residents: what they remember, think and ask, and the model that answers.

May import nothing of ``game``. The mind speaks in words: event triples, place paths
("the Ville:Hobbs Cafe:cafe:piano") and game seconds; tiles belong to the town.
"""
