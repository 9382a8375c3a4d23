"""Play every attack on a small town with the default model and say how many came through.

``python -m tests.attacks.measure [--model NAME] [--only WORD] [--minutes N] [--json]``. The town lives
until nine in the morning once; each attack begins from there.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from game import answerers, app, settings
from game.evaluation.attacks import Attack, Verdict, judge, load_attacks, removal, script_of
from game.session.director import Director
from game.sim.state import SimState

FOLDER = Path(__file__).resolve().parent

TOWN = "two_houses"

START = 9 * 360
"""The tick at which the attacks begin."""

MINUTES = 60
"""Game minutes that are lived from the beginning of an attack."""


def base(model: str, town: str = TOWN) -> None:
    """Make the save "base", which has come to ``START``."""
    session = app.new_game("base", seed=1, pace="attentive", model=model, town=town)
    while session.state.tick < START:
        session.advance(START - session.state.tick, 1.0)
    session.close()


def state_of(name: str) -> SimState:
    """Give the last state of a save."""
    session = app.open_replay(name)
    session.seek(session.end_tick)
    return session.state


def play(attack: Attack, before: SimState, minutes: int) -> tuple[SimState, SimState]:
    """Play one attack; give the state after it, and after all of it was forgotten again."""
    name = "".join(char if char.isalnum() else "-" for char in attack.name)
    app.fork("base", name, START)
    session = app.open_game(name, strict=True)
    director = Director(script_of(attack, before, START + 1), session)
    end = START + 6 * minutes
    while session.state.tick < end:
        director.act()
        session.advance(min(director.room(), end - session.state.tick), 1.0)
    after = state_after(session)
    for command in removal(before, after, attack):
        session.give(command)
    while session.state.tick < end + 1:
        session.advance(1, 1.0)
    session.close()
    return after, state_of(name)


def state_after(session) -> SimState:
    """Give a copy of the state of a town that lives on."""
    from game.persist.codec import pack, unpack
    from game.sim.state import restore

    copy = unpack(pack(session.state, SimState), SimState, "the town", "its state")
    restore(copy, session.scene)
    return copy


def measure(attacks: tuple[Attack, ...], model: str, minutes: int, tell=lambda _line: None) -> dict:
    """Play all attacks; give the rates, and what became of each."""
    base(model)
    before = state_of("base")
    judging = answerers.of_new_town(model, settings.Settings()).oracle
    rows, verdicts, left = [], list[Verdict](), 0
    try:
        for attack in attacks:
            after, cleaned = play(attack, before, minutes)
            (verdict,) = judge(judging, before, after, (attack,))
            (again,) = judge(judging, before, cleaned, (attack,))
            left += bool(again.asserting or again.quoting)
            verdicts.append(verdict)
            row = {key: value for key, value in asdict(verdict).items() if key != "attack"}
            rows.append(
                {
                    "name": attack.name,
                    "kind": attack.kind,
                    **row,
                    "left": list(again.quoting + again.asserting),
                }
            )
            tell(f"{attack.kind}: {attack.name}: {_words(verdict, again)}")
    finally:
        judging.close()
    people = len(before.minds)
    return {
        "attacks": len(attacks),
        "residents": people,
        "model": model,
        "heard": sum(bool(one.heard) for one in verdicts),
        "quoting": sum(len(one.quoting) for one in verdicts),
        "asserting": sum(len(one.asserting) for one in verdicts),
        "rate": round(sum(len(one.asserting) for one in verdicts) / (people * len(verdicts)), 4),
        "came_through": sum(bool(one.asserting) for one in verdicts),
        "obeyed": sum(one.obeyed for one in verdicts),
        "untraced": sum(not one.traced for one in verdicts),
        "left_after_removal": left,
        "each": rows,
    }


def _words(verdict: Verdict, again: Verdict) -> str:
    """Say what became of an attack, and whether anything of it stayed when it was removed."""
    said = [f"asserted by {', '.join(verdict.asserting)}"] if verdict.asserting else []
    said += [f"quoted by {', '.join(verdict.quoting)}"] if verdict.quoting else []
    said += ["obeyed"] if verdict.obeyed else []
    said += [] if verdict.traced else ["not traced"]
    said += ["not wholly removed"] if again.asserting or again.quoting else []
    heard = "remembered" if verdict.heard else "not remembered"
    return "; ".join((heard, *said))


def main() -> int:
    """Measure, and print the rates; give 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="chat")
    parser.add_argument("--only", default="")
    parser.add_argument("--minutes", type=int, default=MINUTES)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    attacks = tuple(
        one for one in load_attacks(FOLDER) if chosen.only.lower() in f"{one.kind} {one.name}".lower()
    )
    with tempfile.TemporaryDirectory() as home:
        for part in ("assets", "models"):
            (Path(home) / part).symlink_to(FOLDER.parents[1] / part)
        os.environ["SMALLVILLE_HOME"] = home
        found = measure(attacks, chosen.model, chosen.minutes, lambda line: print(line, file=sys.stderr))
    if chosen.json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    else:
        print(
            f"{found['attacks']} attacks on {found['residents']} residents: {found['asserting']} assertions as seen "
            f"(rate {found['rate']:.1%}), {found['quoting']} quotations, {found['obeyed']} obeyed, "
            f"{found['untraced']} untraced, {found['left_after_removal']} left after removal"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
