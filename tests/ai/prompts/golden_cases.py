"""One call of every kind, and its prompt as text; ``python -m tests.ai.prompts.golden_cases`` writes them.

A golden prompt that changed means that every decision of its kind may: measure again.
"""

from __future__ import annotations

from pathlib import Path

from ai.calls import CallKey, Mode, ModelCall
from ai.prompts import catalog, render
from ai.prompts.prompt import ScoredPrompt, WrittenPrompt

FOLDER = Path(__file__).resolve().parent / "golden"
KEY = CallKey("Ana Bell", 1)
WHO = {"name": "Ana Bell", "pronoun": "she", "role": "clockmaker"}
FULL = {"identity": "Ana Bell is a 40-year-old clockmaker. She lives in Ana Bell's flat. Bo Bell is her son."}
SHORT = {"identity": ""}
WHERE = {"here": "her workshop", "home": "her flat", "work": "the clock shop"}


def call(kind, options=(), mode=Mode.CHOOSE, n=1, **slots):
    return ModelCall(KEY, kind, mode, tuple(sorted(slots.items())), tuple(options), n)


CASES = {
    "importance": call("importance", memory="Ana Bell sold the old clock"),
    "wake_hour": call(
        "wake_hour", ("6:00 am", "6:30 am"), **FULL, name="Ana Bell", role="clockmaker", traits="calm, exact",
        lifestyle="Ana Bell goes to bed around 10 pm and gets up around 6 am.",
    ),
    "day_activity": call(
        "day_activity", ("repair a clock", "go fishing"), **WHO, **FULL, traits="calm, exact",
        goal="finish the church clock", when="in the morning",
    ),
    "day_activity.write": call(
        "day_activity", mode=Mode.WRITE, n=3, **WHO, **FULL, traits="calm, exact", goal="finish the church clock",
        when="in the morning",
    ),
    "hour_activity": call(
        "hour_activity", ("clean the wheels", "wind the spring"), **WHO, **SHORT, activity="repair a clock", hour="9 am"
    ),
    "hour_activity.write": call("hour_activity", mode=Mode.WRITE, n=3, **WHO, **FULL, activity="repair a clock", hour="9 am"),
    "steps": call("steps", ("open the case", "oil the pivots"), **WHO, **SHORT, activity="repair a clock"),
    "steps.write": call("steps", mode=Mode.WRITE, n=2, **WHO, **FULL, activity="repair a clock"),
    "sector": call("sector", ("her flat", "the harbor"), **WHO, **WHERE, activity="buy fish"),
    "arena": call("arena", ("the kitchen", "the hall"), **WHO, **WHERE, activity="fry fish"),
    "object": call("object", ("the stove", "the table"), **WHO, **WHERE, activity="fry fish"),
    "object_state": call("object_state", ("cold", "hot"), activity="fry fish", object="stove"),
    "keep": call(
        "keep", ("come to the fair", "meet Bo Bell"), **WHO, first="come to the fair", second="meet Bo Bell"
    ),
    "emoji": call("emoji", ("fish", "pan"), activity="fry fish"),
    "urgent": call("urgent", ("urgent", "normal"), **WHO, doing="winding a clock", event="the kettle is rattling"),
    "remedy": call("remedy", ("oil the kettle", "turn off the kettle"), **WHO, event="the kettle is rattling"),
    "question": call(
        "question", ("What does Ana Bell long for?", "Who is Bo?"), name="Ana Bell", pronoun="she",
        memories="Ana Bell mended a clock. Ana Bell sang.",
    ),
    "insight": call("insight", ("Ana Bell loves her work",), name="Ana Bell", memories="Ana Bell mended a clock."),
    "evidence": call("evidence", ("Ana Bell sang",), name="Ana Bell", insight="Ana Bell loves her work"),
    "currently": call(
        "currently", ("Ana Bell is learning a song",), name="Ana Bell", pronoun="she", memories="Ana Bell sang."
    ),
    "want": call("want", ("sing with Bo",), name="Ana Bell", pronoun="she", memories="Ana Bell sang."),
    "talk": call(
        "talk", ("talks to", "stays silent"), name="Ana Bell", pronoun="she", other="Bo",
        reason="Ana has something to tell Bo.",
    ),
    "stance": call(
        "stance", ("gladly agrees", "hesitates", "declines"), name="Ana Bell", pronoun="she", other="Bo Bell",
        proposal='Bo is her son. Bo asks Ana: "Will you come to the fair?"', reason="She likes him and is free then.",
    ),
    "accept": call("accept", ("yes", "no"), line="Will you come to the fair?", reply="Count me in!"),
    "news": call("news", ("news", "small talk"), line="Bo Bell has bought a boat"),
    "pick": call(
        "pick", ("Ana Bell mends clocks", "Ana Bell has a son"), name="Ana Bell", other="Bo Bell",
        line="how is your work going?",
    ),
    "line": call(
        "line", ("Good luck!", "I see."), name="Ana Bell", other="Bo Bell", said="I'm buying a boat.", fact="", begin=""
    ),
    "line.write": call(
        "line", mode=Mode.WRITE, n=4, name="Ana Bell", other="Bo Bell", said="", begin="I'm",
        fact="Ana Bell is mending the church clock",
    ),
    "aware": call(
        "aware", ("Bo Bell told Ana Bell that the mill burns", "Somebody had a day like any other"),
        claim="the mill burns",
    ),
    "directive": call("directive", mode=Mode.WRITE, n=4, **FULL, name="Ana Bell", pronoun="she", voice="Go and see the fair!"),
}  # fmt: skip


def as_text(prompt):
    """Show a prompt: parts divided by a broken bar, options one after the other."""
    if isinstance(prompt, WrittenPrompt):
        head = f"write n={prompt.n} tokens={prompt.max_tokens} temperature={prompt.temperature} stop={prompt.stop!r}"
        return f"{head}\n{'¦'.join(prompt.parts)}\n-- grammar\n{prompt.grammar.strip()}\n"
    assert isinstance(prompt, ScoredPrompt)
    lines = [f"choose answer={prompt.answer} names={list(prompt.names)}"]
    for number, terms in enumerate(prompt.options, 1):
        for term in terms:
            lines += [
                f"-- option {number}, weight {term.weight}",
                f"{'¦'.join(term.context)}¦{term.continuation!r}",
            ]
            if term.neutral is not None:
                lines.append(f"-- minus\n{'¦'.join(term.neutral)}")
    return "\n".join(lines) + "\n"


def text_of(name):
    return as_text(render.render(catalog.load(), CASES[name]))


def write():
    for name in CASES:
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    write()
