"""A grammar that texts are written under, tested one token at a time.

Filtering the whole vocabulary costs milliseconds a token, so a token is sampled without the
grammar and only tested; the whole vocabulary is filtered only when all likely tokens fail.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

import numpy as np

from ai.runtime.errors import EngineError
from ai.runtime.llama import library

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ai.runtime.chat_model import ChatModel

CANDIDATE = np.dtype([("id", np.int32), ("logit", np.float32), ("p", np.float32)])
"""The layout of llama_token_data."""


class Grammar:
    """The state of one text under one grammar."""

    def __init__(self, sampler: object, model: ChatModel) -> None:
        self._api = library().api
        self._sampler = sampler
        self._model = model
        self._one = np.zeros(1, CANDIDATE)
        self._one_array = self._array(self._one)

    @classmethod
    def compile(cls, text: str, model: ChatModel) -> Grammar:
        """Read GBNF with the rule "root".

        Raises:
            EngineError: llama.cpp cannot read it.
        """
        loaded = library()
        sampler = loaded.api.llama_sampler_init_grammar(model.vocabulary, text.encode(), b"root")
        if not sampler:
            raise EngineError(
                f"a grammar cannot be read ({loaded.complaint()}): correct ai/prompts/grammars.py"
            )
        return cls(sampler, model)

    def fresh(self) -> Grammar:
        """Give a copy in the same state."""
        return Grammar(self._api.llama_sampler_clone(self._sampler), self._model)

    def allowed(self, tokens: NDArray[np.int32]) -> NDArray[np.bool_]:
        """Say of each token whether the text may go on with it."""
        data = np.zeros(len(tokens), CANDIDATE)
        data["id"] = tokens
        array = self._array(data)
        self._api.llama_sampler_apply(self._sampler, ctypes.byref(array))
        return np.asarray(np.isfinite(data["logit"]), np.bool_)

    def allows(self, token: int) -> bool:
        """Say whether the text may go on with this one token."""
        self._one[0] = (token, 0.0, 0.0)
        self._api.llama_sampler_apply(self._sampler, ctypes.byref(self._one_array))
        return bool(self._one["logit"][0] == 0.0)

    def may_end(self) -> bool:
        """Say whether the text may end here."""
        return self.allows(self._model.end)

    def _array(self, data: NDArray[np.void]) -> Any:  # noqa: ANN401  (a structure of llama.cpp)
        return self._api.llama_token_data_array(
            data=data.ctypes.data_as(ctypes.POINTER(self._api.llama_token_data)),
            size=len(data),
            selected=-1,
            sorted=False,
        )

    def accept(self, token: int) -> None:
        """Go on with a token that ``allowed`` said yes to; another one would end the process."""
        self._api.llama_sampler_accept(self._sampler, token)

    def close(self) -> None:
        """Free the state."""
        if self._sampler:
            self._api.llama_sampler_free(self._sampler)
            self._sampler = None
