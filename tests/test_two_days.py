"""The run of two days that ``docs/two-days.md`` tells of: it opens, its end is what the report counts."""

from __future__ import annotations

import json
import re

import pytest

from game import app, paths
from game.cli import norms

DOCS = paths.assets().parent / "docs"
RUN, REPORT = DOCS / "runs" / "two-days.smallville", DOCS / "runs" / "two-days.json"


@pytest.fixture(scope="module")
def told():
    return json.loads(REPORT.read_text("utf-8"))


def test_the_kept_run_is_the_one_of_the_report(home, told):
    assert RUN.stat().st_size <= 20 * 1024 * 1024
    session = app.open_replay(app.import_(RUN))
    session.seek(session.end_tick)
    state = session.state
    assert state.tick == 2 * 24 * 360
    assert len(state.minds) == told["residents"] == 25
    assert len(state.chats) == told["conversations"]["count"]
    assert sum(len(chat.lines) for chat in state.chats.values()) == told["conversations"]["lines"]
    assert norms.report(state)["stuck"] == {}
    assert len(state.town.breaches) == told["violations"]["total"]


def test_the_page_gives_the_figures_of_the_report(told):
    page = (DOCS / "two-days.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| ([^|]+?) \|.*\| ([^|]+?) \|$", page, re.MULTILINE))
    assert rows["came to the party"] == str(told["party"]["came"])
    assert rows["density of who knows whom, end"] == f"{told['density_end']:.3f}"
    for fact, row in (("party", "the party is known to"), ("candidacy", "the candidacy is known to")):
        (said,) = [value for key, value in rows.items() if key.startswith(row)]
        assert said.startswith(f"{told['facts'][fact]['known_end']} ({told['facts'][fact]['traced']} traced")
    assert rows["hallucinated claims of awareness"].endswith(
        f"({len(told['hallucinations'])} of {told['awareness_answers']})"
    )
