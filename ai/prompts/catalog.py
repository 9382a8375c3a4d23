"""Load every template that comes with the package; the one place that reads them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from importlib import resources

from ai.prompts.grammars import GRAMMARS
from ai.prompts.template import PromptSpec, TemplateError, read_template

KINDS = (
    "importance", "wake_hour", "day_activity", "hour_activity", "steps", "sector", "arena", "object",
    "object_state", "emoji", "directive", "embed", "keep", "urgent", "remedy",
    "talk", "line", "stance", "accept", "news", "pick", "aware",
    "question", "insight", "evidence", "currently", "want",
)  # fmt: skip
"""Every kind of call there is."""


@dataclass(frozen=True, slots=True)
class Catalog:
    """All specs by kind, and a digest of the text they were read from."""

    specs: tuple[PromptSpec, ...]
    text_digest: bytes

    def spec(self, kind: str) -> PromptSpec:
        """Give the spec of ``kind``. Raises: TemplateError."""
        for spec in self.specs:
            if spec.kind == kind:
                return spec
        message = f'no template for the kind "{kind}": add ai/prompts/templates/{kind}.txt'
        raise TemplateError(message)

    def digest(self) -> bytes:
        """Give 16 bytes that change whenever any template does."""
        return self.text_digest


def load() -> Catalog:
    """Read the templates of all kinds. Raises: TemplateError."""
    folder = resources.files("ai.prompts") / "templates"
    texts = []
    for kind in KINDS:
        file = folder / f"{kind}.txt"
        if not file.is_file():
            message = f"templates/{kind}.txt is missing: install the package again"
            raise TemplateError(message)
        texts.append((kind, file.read_text(encoding="utf-8")))
    return build(tuple(texts))


def build(texts: tuple[tuple[str, str], ...]) -> Catalog:
    """Make a catalog of (kind, text of its template) pairs. Raises: TemplateError."""
    specs = []
    for kind, text in texts:
        spec = read_template(kind, text, f"templates/{kind}.txt")
        if spec.write is not None and spec.write.grammar not in GRAMMARS:
            known = ", ".join(GRAMMARS)
            wrong = spec.write.grammar
            message = f'templates/{kind}.txt has no known grammar "{wrong}": write one of {known}'
            raise TemplateError(message)
        specs.append(spec)
    whole = blake2b(digest_size=16)
    for kind, text in texts:
        whole.update(f"{kind}\x1f{text}\x1e".encode())
    return Catalog(tuple(specs), whole.digest())


def digest() -> bytes:
    """Give the digest of the templates that come with the package."""
    return load().digest()
