"""Read one template file: the whole of what is asked in one kind of call, as readable text.

The format, checked line by line:

- A line that begins with "#" is a comment; blank lines separate.
- At the top ``name: value`` lines: ``slots`` (words the call brings), ``answer`` (best,
  threshold or map), ``correction`` (neutral, or mean: the profile's mean score of each option
  is subtracted too), ``cut_to`` and ``query`` (cut a longer list of options to so many by what
  the embedder finds nearest to the query).
- ``[choose]`` opens what is scored. ``options:`` lists fixed options. Each ``[term W]`` is one
  scored pair with weight W: ``prefix:`` is the same for everybody, ``context:`` (repeatable,
  from stable to changing) follows it, ``option:`` is the continuation that is scored, and
  ``neutral:`` stands for the context when the option's own likelihood is taken off.
- ``[write]`` opens what is written: ``prefix:``, ``context:``, ``grammar:``, ``samples:``,
  ``tokens:``, ``temperature:``, ``stop:``.
- ``[background]`` lists balanced contexts for the mean scores, one a line, as
  ``slot = words; slot = words``.
- Text is a block of lines that begin with "|" and one space. Lines are joined by newlines; an
  empty "|" at the end makes a last newline, a second space a leading space.
- ``{activity}`` is filled with a slot, ``{activity|ing}`` with its ing-form; the filters are in
  ``ai.prompts.render``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ai.errors import SmallvilleError

ANSWERS = ("best", "threshold", "map")
CORRECTIONS = ("neutral", "mean")
FILTERS = ("ing", "third", "first", "cap", "subject", "object", "possessive", "bare", "a")
"""What a slot may be bent by; ``render`` does the bending."""

PLACEHOLDER = re.compile(r"\{([a-z_]+)((?:\|[a-z]+)*)\}")

_FIELD = re.compile(r"([a-z_]+):\s*(.*)")
_SECTION = re.compile(r"\[(choose|write|background|term(?: [0-9.]+)?)\]")
_HEAD = ("slots", "answer", "correction", "cut_to", "query")
_TERM = ("prefix", "context", "option", "neutral")
_WRITE = ("prefix", "context", "grammar", "samples", "tokens", "temperature", "stop")


class TemplateError(SmallvilleError):
    """A template that cannot be used: one sentence with file, line and cure."""


@dataclass(frozen=True, slots=True)
class TermTemplate:
    """One scored pair before its slots are filled."""

    prefix: str
    contexts: tuple[str, ...]
    option: str
    neutral: str | None
    weight: float


@dataclass(frozen=True, slots=True)
class WriteTemplate:
    """What a text is written from before its slots are filled."""

    prefix: str
    contexts: tuple[str, ...]
    grammar: str
    samples: int
    tokens: int
    temperature: float
    stop: str


@dataclass(frozen=True, slots=True)
class PromptSpec:
    """Everything that is known about one kind of call."""

    kind: str
    slots: tuple[str, ...]
    """Names of the slots that a call of this kind must bring."""
    answer: str = "best"
    correction: str = "neutral"
    cut_to: int = 0
    """A longer list of options is cut to this many by the embedder; 0 = never."""
    query: str = ""
    """What the options are compared with when they are cut, with slots."""
    options: tuple[str, ...] = ()
    """Fixed options of kinds whose calls bring none."""
    terms: tuple[TermTemplate, ...] = ()
    write: WriteTemplate | None = None
    background: tuple[tuple[tuple[str, str], ...], ...] = ()
    """Balanced contexts over which the profile takes each option's mean score."""


@dataclass(slots=True)
class _Block:
    """The fields of one section while it is read: name -> list of (value, line)."""

    name: str
    line: int
    fields: dict[str, list[tuple[str, int]]] = field(default_factory=dict)


def read_template(kind: str, text: str, file: str) -> PromptSpec:
    """Read the text of ``templates/<kind>.txt``. Raises: TemplateError."""
    return _Reader(kind, file).read(text)


class _Reader:
    """Reads one file; holds only where it is, for messages."""

    def __init__(self, kind: str, file: str) -> None:
        self.kind = kind
        self.file = file

    def fail(self, line: int, what: str) -> TemplateError:
        return TemplateError(f"{self.file}, line {line}: {what}")

    def read(self, text: str) -> PromptSpec:
        blocks = self._blocks(text)
        head = blocks[0]
        slots = tuple(self._one(head, "slots", "").split())
        choose = [block for block in blocks if block.name == "choose"]
        terms = tuple(self._term(block, slots) for block in blocks if block.name.startswith("term"))
        writes = [block for block in blocks if block.name == "write"]
        options = tuple(self._one(choose[0], "options", "").splitlines()) if choose else ()
        spec = PromptSpec(
            kind=self.kind,
            slots=slots,
            answer=self._among(head, "answer", ANSWERS, "best"),
            correction=self._among(head, "correction", CORRECTIONS, "neutral"),
            cut_to=int(self._number(head, "cut_to", 0)),
            query=self._text(head, "query", slots, ""),
            options=options,
            terms=terms,
            write=self._write(writes[0], slots) if writes else None,
            background=tuple(
                self._context(value, line, slots)
                for block in blocks
                if block.name == "background"
                for value, line in block.fields.get("", [])
            ),
        )
        self._check(spec, head, choose)
        return spec

    def _check(self, spec: PromptSpec, head: _Block, choose: list[_Block]) -> None:
        if choose and not spec.terms:
            raise self.fail(choose[0].line, "[choose] has no [term]: add one with its option")
        if spec.answer in ("threshold", "map") and len(spec.options) not in (0, 2):
            what = f'answer "{spec.answer}" compares two options, not {len(spec.options)}: list two'
            raise self.fail(head.line, what)
        if spec.cut_to and not spec.query:
            raise self.fail(head.line, "cut_to needs a query to compare the options with")
        if spec.correction == "mean" and not spec.background:
            raise self.fail(head.line, "correction mean needs a [background] of balanced contexts")

    def _blocks(self, text: str) -> list[_Block]:
        blocks = [_Block("head", 1)]
        name = ""
        for number, line in enumerate(text.splitlines(), 1):
            if line.startswith("#") or not line.strip():
                continue
            if section := _SECTION.fullmatch(line.strip()):
                blocks.append(_Block(section.group(1), number))
                name = ""
            elif line.startswith("|"):
                self._append(blocks[-1], name, line[2:] if line.startswith("| ") else line[1:], number)
            elif blocks[-1].name == "background":
                blocks[-1].fields.setdefault("", []).append((line.strip(), number))
            elif match := _FIELD.fullmatch(line.rstrip()):
                name = match.group(1)
                self._known(blocks[-1], name, number)
                blocks[-1].fields.setdefault(name, []).append((match.group(2), number))
            else:
                what = f'cannot read "{line.strip()}": write "name: value", "[section]" or "| text"'
                raise self.fail(number, what)
        return blocks

    def _append(self, block: _Block, name: str, text: str, number: int) -> None:
        if not name:
            what = 'text stands alone: write the field it belongs to above it, such as "context:"'
            raise self.fail(number, what)
        value, line = block.fields[name][-1]
        fresh = line == number - 1 and not value
        block.fields[name][-1] = (text if fresh else f"{value}\n{text}", line)
        if fresh and not text:
            raise self.fail(number, "a text may not begin with an empty line")

    def _known(self, block: _Block, name: str, number: int) -> None:
        names = {"head": _HEAD, "choose": ("options",), "write": _WRITE}.get(block.name, _TERM)
        if name not in names:
            what = f'[{block.name}] has no field "{name}": it has {", ".join(names)}'
            raise self.fail(number, what)
        if name in block.fields and name != "context":
            raise self.fail(number, f'"{name}" stands twice in [{block.name}]: keep one')

    def _one(self, block: _Block, name: str, default: str) -> str:
        return block.fields[name][0][0] if name in block.fields else default

    def _line(self, block: _Block, name: str) -> int:
        return block.fields[name][0][1] if name in block.fields else block.line

    def _among(self, block: _Block, name: str, allowed: tuple[str, ...], default: str) -> str:
        value = self._one(block, name, default)
        if value not in allowed:
            what = f'{name} is "{value}": write one of {", ".join(allowed)}'
            raise self.fail(self._line(block, name), what)
        return value

    def _number(self, block: _Block, name: str, default: float) -> float:
        value = self._one(block, name, str(default))
        try:
            number = float(value)
        except ValueError:
            number = -1.0
        if number < 0:
            what = f'{name} is "{value}": write a number that is not negative'
            raise self.fail(self._line(block, name), what)
        return number

    def _text(self, block: _Block, name: str, slots: tuple[str, ...], default: str) -> str:
        value = self._one(block, name, default)
        self._placeholders(value, self._line(block, name), slots)
        return value

    def _placeholders(self, text: str, line: int, slots: tuple[str, ...]) -> None:
        for slot, filters in PLACEHOLDER.findall(text):
            if slot not in (*slots, "option"):
                what = f'the slot "{slot}" is not declared: add it to "slots" or correct its name'
                raise self.fail(line, what)
            unknown = [name for name in filters.split("|")[1:] if name not in FILTERS]
            if unknown:
                what = f'no filter is called "{unknown[0]}": there are {", ".join(FILTERS)}'
                raise self.fail(line, what)
        if re.search(r"[{}]", PLACEHOLDER.sub("", text)):
            raise self.fail(line, 'a brace does not belong to a slot: write "{slot}" or "{slot|filter}"')

    def _contexts(self, block: _Block, slots: tuple[str, ...]) -> tuple[str, ...]:
        found = block.fields.get("context", [])
        for value, line in found:
            self._placeholders(value, line, slots)
        return tuple(value for value, _ in found)

    def _term(self, block: _Block, slots: tuple[str, ...]) -> TermTemplate:
        if "option" not in block.fields:
            raise self.fail(block.line, "a [term] needs an option, the text that is scored")
        prefix = self._one(block, "prefix", "")
        if "{" in prefix:
            what = "a prefix is the same for everybody: put slots into a context"
            raise self.fail(self._line(block, "prefix"), what)
        if not prefix and "context" not in block.fields:
            raise self.fail(block.line, "a [term] needs a prefix or a context before its option")
        return TermTemplate(
            prefix=prefix,
            contexts=self._contexts(block, slots),
            option=self._text(block, "option", slots, ""),
            neutral=self._text(block, "neutral", slots, "") if "neutral" in block.fields else None,
            weight=float(block.name.partition(" ")[2] or 1),
        )

    def _write(self, block: _Block, slots: tuple[str, ...]) -> WriteTemplate:
        if "context" not in block.fields:
            raise self.fail(block.line, "[write] needs a context to write on from")
        if not (grammar := self._one(block, "grammar", "")):
            raise self.fail(block.line, "[write] needs a grammar, by its name in ai/prompts/grammars.py")
        prefix = self._one(block, "prefix", "")
        if "{" in prefix:
            what = "a prefix is the same for everybody: put slots into a context"
            raise self.fail(self._line(block, "prefix"), what)
        return WriteTemplate(
            prefix=prefix,
            contexts=self._contexts(block, slots),
            grammar=grammar,
            samples=int(self._number(block, "samples", 1)),
            tokens=int(self._number(block, "tokens", 48)),
            temperature=self._number(block, "temperature", 0.7),
            stop=self._one(block, "stop", "\\n").replace("\\n", "\n"),
        )

    def _context(self, value: str, line: int, slots: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        pairs = []
        for part in value.split(";"):
            name, equals, words = (piece.strip() for piece in part.partition("="))
            if not equals or name not in slots or not words:
                raise self.fail(line, f'cannot read "{part.strip()}": write "slot = words; slot = words"')
            pairs.append((name, words))
        return tuple(sorted(pairs))
