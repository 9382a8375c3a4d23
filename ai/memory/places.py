"""The part of the town that a resident knows, with object states as it last saw them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Places:
    """The known subtree (paper, section 5.1): arena address -> object name -> state last seen.

    Stale until seen again. Arena addresses are "world:sector:arena". Mutable, written through
    ``ai.outcome.apply`` only.
    """

    arenas: dict[str, dict[str, str]] = field(default_factory=dict)
