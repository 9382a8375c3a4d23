from __future__ import annotations

import pytest

from ai.prompts import catalog
from tests.ai.prompts.golden_cases import CASES, FOLDER, text_of


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_prompt_is_what_it_was_measured_with(name):
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert text_of(name) == golden, (
        "run `python -m tests.ai.prompts.golden_cases`, then measure the kind again"
    )


def test_every_kind_and_mode_has_a_golden_prompt():
    wanted = set()
    for spec in catalog.load().specs:
        wanted |= {spec.kind} if spec.terms else set()
        wanted |= {spec.kind if not spec.terms else f"{spec.kind}.write"} if spec.write else set()
    assert wanted == set(CASES)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASES)
