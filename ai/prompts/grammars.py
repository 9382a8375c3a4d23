"""The grammars (GBNF) under which texts are written; every repeat has a bound.

A grammar gives form only; whether the text is worth anything is for ``parse`` and the minds to
say. Texts begin with a space, as they go on after a word, and end with a newline, the stop.
"""

from __future__ import annotations

ACTIVITY = r"""
root ::= " " [a-z] [a-z]{1,14} (sep word){1,13} "."? "\n"
sep ::= " " | ", "
word ::= [A-Za-z0-9] [A-Za-z0-9':-]{0,15}
"""
"""One activity in the infinitive, on one line: " bake bread for the market"."""

STEPS = r"""
root ::= step (";" step){3,7} "."? "\n"
step ::= " " [a-z] [a-z]{1,14} (" " word){1,8}
word ::= [A-Za-z0-9] [A-Za-z0-9'-]{0,15}
"""
"""Four to eight steps on one line: " sift the flour; knead the dough; ..."."""

LINE = r"""
root ::= " " word (sep word){1,40} [.!?] "\""
sep ::= " " | ", " | ". " | "! " | "; "
word ::= [A-Za-z0-9] [A-Za-z0-9':-]{0,17}
"""
"""The rest of something said, up to the quotation mark: " giving a concert on Tuesday.\""."""

GRAMMARS = {"activity": ACTIVITY, "line": LINE, "steps": STEPS}
"""By the name that templates use."""
