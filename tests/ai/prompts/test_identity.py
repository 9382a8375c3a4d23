"""Who somebody is stands in front of every plan and every written text; decisions know name and role."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.calls import Mode
from ai.cognition import plan, voice
from ai.prompts.identity import described, identity
from game import app, paths
from game.sim.start import new_state
from game.sim.turn import Turn
from tests.game.sim.hamlet import sheet


def person(name: str):
    return app.load_place(paths.TOWN).residents[name].sheet


def test_name_age_role_home_work_and_family_are_said():
    assert identity(person("Mei Lin")) == (
        "Mei Lin is a 44-year-old philosophy professor. She lives in the Lin family's house. "
        "She works at Oak Hill College. Eddy Lin is her son. John Lin is her husband."
    )


def test_who_works_at_home_is_not_said_to_work_elsewhere():
    said = identity(person("Adam Smith"))
    assert said == "Adam Smith is a 36-year-old philosopher and author. He lives in Adam Smith's house."


def test_somebody_like_a_daughter_is_no_daughter():
    assert "Yuriko" not in identity(person("Sam Moore"))
    assert "husband's" not in identity(person("Jane Moreno"))


@pytest.mark.parametrize(
    ("age", "words"), [(8, "an 8-year"), (18, "an 18-year"), (80, "an 80-year"), (40, "a 40-year")]
)
def test_the_article_fits_the_age(age, words):
    assert words in described("Bo", age, "they", "cook")


def test_they_live_and_work():
    said = described("Bo", 30, "they", "cook", home="the mill", work="the inn")
    assert said == "Bo is a 30-year-old cook. They live in the mill. They work at the inn."


def test_a_bare_sheet_still_has_an_identity():
    bare = replace(sheet(), home="", workplace="", relationships=())
    assert identity(bare) == "Ana Bell is a 40-year-old owner of the Corner Cafe."


def asked(methods):
    """Give every call of a day's planning of one resident, by kind, and the inner voice's."""
    place = app.load_place(paths.TOWN)
    chosen = {"Mei Lin": place.residents["Mei Lin"]}
    state = new_state(place.scene, chosen, 1, methods)
    state.tick = 0
    mind = state.minds["Mei Lin"]
    context = Turn(state, place.scene).context("Mei Lin")
    calls = [*plan.ask_day(mind, context), voice.ask_directive(mind, "go to the park")]
    (woken,) = plan.begin_day(mind, context).think
    chosen_next = plan.answer_day(mind, context, replace(woken, asks=(), results=()))
    calls += [call for thought in chosen_next.think for call in thought.asks]
    return {call.kind: call for call in calls}


def test_days_are_planned_and_texts_written_by_somebody_who_knows_who_it_is():
    calls = asked({})
    for kind in ("wake_hour", "day_activity", "directive"):
        assert calls[kind].slot("identity") == identity(person("Mei Lin")), kind
    assert calls["day_activity"].mode is Mode.CHOOSE
