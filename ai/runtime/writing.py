"""Take the next token of a text: sampled, tested by the grammar, and cut at the stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ai.runtime.sampling import MIN_P, TOP_K, Rows, draw

if TYPE_CHECKING:
    from ai.runtime.chat_model import ChatModel
    from ai.runtime.grammar import Grammar
    from ai.runtime.jobs import Slot

STUCK = -1
"""No token may follow, in the middle of the grammar."""

OVER = -2
"""The text ends here."""


class Writer:
    """What all texts of one model share."""

    def __init__(self, model: ChatModel) -> None:
        self._model = model
        self._pieces: dict[int, bytes] = {}
        self._ends: dict[int, bool] = {}
        self._all = np.arange(model.words, dtype=np.int32)
        self.tested = 0
        self.rejected = 0
        self.filtered = 0
        """How often the whole vocabulary had to be filtered."""

    def advance(self, slot: Slot, rows: Rows, row: int) -> bool:
        """Add the token that follows ``row`` to the text; say whether the text is over.

        A text that ran out of tokens in the middle of its grammar becomes empty.
        """
        prompt = slot.job.prompt
        stop = prompt.stop.encode()
        token = self._next(slot, rows, row, stop)
        if token == STUCK:
            slot.text = b""
        if token in (STUCK, OVER) or self._is_end(token):
            return True
        slot.token = token
        slot.log_p += rows.log_p(row, token)
        slot.count += 1
        before = len(slot.text)
        slot.text += self._piece(token)
        found = slot.text.find(stop, max(0, before - len(stop) + 1)) if stop else -1
        if found >= 0:
            slot.text = slot.text[:found]
            return True
        if slot.count >= prompt.max_tokens:
            if slot.grammar is not None and not slot.grammar.may_end():
                slot.text = b""
            return True
        return False

    def _next(self, slot: Slot, rows: Rows, row: int, stop: bytes) -> int:
        line = rows.logits[row]
        likely = rows.likely(row)
        temperature = slot.job.prompt.temperature
        token = int(likely[draw(line[likely], temperature, slot.draws.random())])
        grammar = slot.grammar
        if grammar is None:
            return token
        self.tested += 1
        if grammar.allows(token):
            return self._accepted(grammar, token)
        self.rejected += 1
        if stop and self._piece(token).startswith(stop) and grammar.may_end():
            return OVER
        left = likely[grammar.allowed(likely)]
        if not len(left):
            self.filtered += 1
            left = self._all[grammar.allowed(self._all)]
            if not len(left):
                return STUCK
            near = left[line[left] >= line[left].max() + np.log(MIN_P)]
            left = near[np.argsort(-line[near], kind="stable")[:TOP_K]]
        token = int(left[draw(line[left], temperature, slot.draws.random())])
        return self._accepted(grammar, token)

    def _accepted(self, grammar: Grammar, token: int) -> int:
        if not self._is_end(token):
            grammar.accept(token)
        return token

    def _piece(self, token: int) -> bytes:
        piece = self._pieces.get(token)
        if piece is None:
            piece = self._pieces[token] = self._model.piece(token)
        return piece

    def _is_end(self, token: int) -> bool:
        end = self._ends.get(token)
        if end is None:
            end = self._ends[token] = self._model.is_end(token)
        return end
