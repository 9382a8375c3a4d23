"""Texts to int8 vectors, many in one pass of the embedding model; used by one thread.

The same text gives the same bytes once it was asked: batch neighbours change last bits, so
vectors are remembered by text.
"""

from __future__ import annotations

import ctypes
import unicodedata
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import numpy as np

from ai.runtime.errors import EngineError
from ai.runtime.llama import library

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from numpy.typing import NDArray

PASS_TOKENS = 512
"""Tokens of one pass. More in one call would abort the whole process."""

PASS_TEXTS = 16
"""Texts of one pass; more are slower, since all share one square of attention."""

TEXT_TOKENS = 256
"""Longer texts are cut, as the model was trained."""

FLASH_ATTENTION = 1
"""llama.cpp's code for "on"; without it large batches take twice the time."""

REMEMBERED = 40_000
"""Texts whose vectors are remembered: 15 MB."""

POOLINGS = (1, 2, 3)
"""llama.cpp's ways to make one vector of a text (mean, first token, last token). A model without
one, a chat model say, gives no vector at all, and reading it would end the whole process."""

LARGEST = 127
"""Largest value of a stored component."""

ASCII_END = 0x80


class Embedder:
    """The embedding model, its vectors normalised, scaled and rounded to int8."""

    def __init__(self, path: Path, *, scale: int, threads: int, gpu_layers: int = 0) -> None:
        self._library = library()
        self._api = api = self._library.api
        self.path = path
        self.scale = scale
        self._context: Any = None
        options = api.llama_model_default_params()
        options.n_gpu_layers = gpu_layers
        self._model: Any = api.llama_model_load_from_file(str(path).encode(), options)
        if not self._model:
            raise EngineError(f"{path} cannot be loaded ({self._library.complaint()}): install it again")
        self._vocabulary = api.llama_model_get_vocab(self._model)
        setting = api.llama_context_default_params()
        setting.n_ctx = setting.n_batch = setting.n_ubatch = PASS_TOKENS
        setting.n_seq_max = PASS_TEXTS
        setting.n_threads = setting.n_threads_batch = threads
        setting.kv_unified = True
        setting.embeddings = True
        setting.flash_attn_type = FLASH_ATTENTION
        self._context = api.llama_init_from_model(self._model, setting)
        if not self._context:
            complaint = self._library.complaint()
            self.close()
            raise EngineError(f"{path} does not fit into memory ({complaint}): close other programs")
        self._batch = api.llama_batch_init(PASS_TOKENS, 0, 1)
        if int(api.llama_pooling_type(self._context)) not in POOLINGS:
            self.close()
            raise EngineError(f"{path} makes no vectors of texts: put an embedding model there")
        self.dimension = int(api.llama_model_n_embd(self._model))
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self.evaluated = 0
        """Tokens that went through the model."""
        self.remembered = 0
        """Vectors that were known already."""

    def vectors(self, texts: Sequence[str]) -> list[bytes]:
        """Give one vector of ``dimension`` int8 for each text.

        Raises:
            EngineError: llama.cpp refused a batch.
        """
        fresh = [text for text in dict.fromkeys(texts) if text not in self._known]
        self.remembered += len(texts) - len(fresh)
        result = {text: self._known[text] for text in texts if text in self._known}
        for text, row in zip(fresh, self.normalised(fresh), strict=True):
            result[text] = quantised(row, self.scale)
        self._known.update(result)
        for text in result:
            self._known.move_to_end(text)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return [result[text] for text in texts]

    def normalised(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """Give the vectors of length 1 before rounding, (texts, dimension); nothing is remembered."""
        tokens = [self.tokens(text) for text in texts]
        out = np.empty((len(texts), self.dimension), np.float32)
        start = 0
        while start < len(tokens):
            stop, size = start, 0
            while (
                stop < len(tokens) and stop - start < PASS_TEXTS and size + len(tokens[stop]) <= PASS_TOKENS
            ):
                size += len(tokens[stop])
                stop += 1
            out[start:stop] = self._pass(tokens[start:stop])
            start = stop
        return out

    def tokens(self, text: str) -> list[int]:
        """Give the tokens of a text, at most ``TEXT_TOKENS``, the end mark kept."""
        data = plain(text).encode()
        room = len(data) + 8
        out = (ctypes.c_int32 * room)()
        count = self._api.llama_tokenize(self._vocabulary, data, len(data), out, room, True, False)
        if count < 0:
            raise EngineError(f"{self.path.name} cannot tokenise a text: install it again")
        tokens = list(out[:count])
        return tokens if count <= TEXT_TOKENS else tokens[: TEXT_TOKENS - 1] + tokens[-1:]

    def _pass(self, texts: list[list[int]]) -> NDArray[np.float32]:
        batch, row = self._batch, 0
        for number, tokens in enumerate(texts):
            for position, token in enumerate(tokens):
                batch.token[row] = token
                batch.pos[row] = position
                batch.n_seq_id[row] = 1
                batch.seq_id[row][0] = number
                batch.logits[row] = 1
                row += 1
        batch.n_tokens = row
        self.evaluated += row
        if self._api.llama_encode(self._context, batch) != 0:
            raise EngineError(f"{self.path.name} failed on a batch ({self._library.complaint()})")
        rows = [self._row(number) for number in range(len(texts))]
        out = np.stack(rows)
        length = np.linalg.norm(out, axis=1, keepdims=True)
        return np.asarray(out / np.maximum(length, 1e-12), np.float32)

    def _row(self, number: int) -> NDArray[np.float32]:
        pointer = self._api.llama_get_embeddings_seq(self._context, number)
        if not pointer:
            raise EngineError(f"{self.path.name} pools no vectors, so it is no embedder: choose another file")
        return np.array(np.ctypeslib.as_array(pointer, shape=(self.dimension,)), np.float32)

    def close(self) -> None:
        """Free the model; nothing may be called after it."""
        if self._context:
            self._api.llama_batch_free(self._batch)
            self._api.llama_free(self._context)
            self._context = None
        if self._model:
            self._api.llama_model_free(self._model)
            self._model = None


def plain(text: str) -> str:
    """Take the accents off: llama.cpp's own way loses the vowels of Hangul and Devanagari.

    No lower-casing here: the model's file asks for it, and Python's treats the final sigma another way.
    """
    if all(ord(sign) < ASCII_END for sign in text):
        return text
    parts = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in parts if unicodedata.category(sign) != "Mn")


def quantised(row: NDArray[np.float32], scale: int) -> bytes:
    """Round a vector of length 1 to int8: these bytes are the embedding everywhere else."""
    return np.clip(np.rint(row * scale), -LARGEST, LARGEST).astype(np.int8).tobytes()


def nearest(query: bytes, options: Sequence[bytes], keep: int) -> tuple[int, ...]:
    """Give the indices of the ``keep`` options nearest to the query, in ascending order."""
    matrix = np.frombuffer(b"".join(options), np.int8).reshape(len(options), -1).astype(np.int64)
    closeness = matrix @ np.frombuffer(query, np.int8).astype(np.int64)
    order = np.argsort(-closeness, kind="stable")[:keep]
    return tuple(sorted(int(at) for at in order))
