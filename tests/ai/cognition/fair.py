"""People, a fair and the shipped phrases, for tests of talk."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ai.prompts.person import Person
from game import paths
from game.content.banks import load_banks
from tests.ai.cognition.minds import context_at

NOON = 12 * 60
ANA, BO, CLEO = Person("Ana Bell", "she"), Person("Bo Cane", "he"), Person("Cleo Dunn", "she")
FAIR = "I'm planning a summer fair at the Corner Cafe on February 14 from 5 pm to 7 pm."


@cache
def phrases():
    return load_banks(paths.assets() / "banks")


def context(now=NOON):
    return replace(context_at(now), banks=phrases())
