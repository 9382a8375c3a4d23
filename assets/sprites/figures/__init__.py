"""The people: their builds, heads, hair, clothes and poses, the sheet of all drawings, the portraits.

``look`` says what can be said about a person, ``cast`` says it of everybody, ``skeleton`` sets the
joints, the rest paints: first the body, then the clothes, then the head. ``sheet`` writes it all.
"""
