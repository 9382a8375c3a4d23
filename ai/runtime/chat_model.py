"""One language model in memory: tokens, sequences of its cache, and passes over batches.

Belongs to one thread. The arrays of a batch are numpy views that are filled in place; the cache
is unified, so sequences share cells, and copying one sequence to another costs nothing.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

import numpy as np

from ai.runtime.errors import EngineError
from ai.runtime.llama import library

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

CELLS = 4096
"""Tokens that the cache holds, over all sequences."""

BATCH_TOKENS = 256
"""Most tokens of one pass; a pass of prompts takes well under a second on two cores, which is how
long an urgent call may have to wait for the pass before it."""

SEQUENCES = 192
"""Sequences of the cache; llama.cpp allows 256."""

NO_ROOM = 1
"""llama_decode found no free cells."""

ABORTED = 2
"""llama_decode was stopped by ``abort``."""


class NoRoomError(EngineError):
    """The cache has no cells for the batch."""


class StoppedError(EngineError):
    """The pass was stopped from outside."""


class ChatModel:
    """A loaded GGUF model with one context.

    Fill ``token``, ``pos`` and, by ``place`` or ``place_shared``, the sequences of the first n
    rows, then call ``decode(n)``.
    """

    def __init__(
        self,
        path: Path,
        *,
        threads: int,
        gpu_layers: int = 0,
        cells: int = CELLS,
        batch: int = BATCH_TOKENS,
    ) -> None:
        self._library = library()
        self._api = api = self._library.api
        self.path = path
        self.capacity = batch
        self._context: Any = None
        self._model: Any = None
        options = api.llama_model_default_params()
        options.n_gpu_layers = gpu_layers
        self._model = api.llama_model_load_from_file(str(path).encode(), options)
        if not self._model:
            raise EngineError(
                f"{path} cannot be loaded ({self._library.complaint()}): choose another model file"
            )
        self._vocabulary = api.llama_model_get_vocab(self._model)
        self.words = int(api.llama_vocab_n_tokens(self._vocabulary))
        """Tokens of the vocabulary."""
        self.trained_context = int(api.llama_model_n_ctx_train(self._model))
        setting = api.llama_context_default_params()
        setting.n_ctx = cells
        setting.n_batch = setting.n_ubatch = batch
        setting.n_seq_max = SEQUENCES
        setting.n_threads = setting.n_threads_batch = threads
        setting.kv_unified = True
        self._context = api.llama_init_from_model(self._model, setting)
        if not self._context:
            complaint = self._library.complaint()
            self.close()
            raise EngineError(f"{path} does not fit into memory ({complaint}): choose a smaller model")
        self.cells = int(api.llama_n_ctx(self._context))
        self._memory = api.llama_get_memory(self._context)
        if not self._memory:
            self.close()
            raise EngineError(f"{path} writes no text, it is an embedding model: choose a chat model")
        self._make_batch(batch)
        self._make_abort()

    def _make_batch(self, size: int) -> None:
        self.token = np.zeros(size, np.int32)
        self.pos = np.zeros(size, np.int32)
        self._counts = np.ones(size, np.int32)
        self._wanted = np.zeros(size, np.int8)
        self._where = np.zeros(size, np.uint64)
        # Row s of ``_names`` is the number s: a row of one sequence points at it.
        self._names = np.arange(SEQUENCES, dtype=np.int32)
        self._shared: list[NDArray[np.int32]] = []
        api = self._api
        self._batch = api.llama_batch()
        pointers: dict[str, tuple[NDArray[Any], Any]] = {
            "token": (self.token, ctypes.c_int32),
            "pos": (self.pos, ctypes.c_int32),
            "n_seq_id": (self._counts, ctypes.c_int32),
            "logits": (self._wanted, ctypes.c_int8),
        }
        for name, (array, kind) in pointers.items():
            setattr(self._batch, name, array.ctypes.data_as(ctypes.POINTER(kind)))
        rows = ctypes.POINTER(ctypes.POINTER(ctypes.c_int32))
        self._batch.seq_id = ctypes.cast(self._where.ctypes.data, rows)

    def _make_abort(self) -> None:
        # The callback is asked before every operation of a pass. ``strlen`` of a flag that is an
        # empty text or a text of one letter answers without entering Python, whose lock the
        # window may hold.
        self._flag = ctypes.create_string_buffer(2)
        try:
            counter = ctypes.CDLL(None).strlen
        except (OSError, TypeError, AttributeError):
            return
        callback = self._api.ggml_abort_callback(ctypes.cast(counter, ctypes.c_void_p).value)
        self._counter = counter
        self._callback = callback
        self._api.llama_set_abort_callback(self._context, callback, ctypes.cast(self._flag, ctypes.c_void_p))

    def abort(self) -> None:
        """End the running pass and every later one at once; may be called from any thread."""
        self._flag[0] = b"x"

    def tokens(self, text: str, *, first: bool) -> tuple[int, ...]:
        """Give the tokens of ``text``; ``first`` adds what the model wants at the beginning."""
        data = text.encode()
        room = len(data) + 8
        out = (ctypes.c_int32 * room)()
        count = self._api.llama_tokenize(self._vocabulary, data, len(data), out, room, first, False)
        if count < 0:
            raise EngineError(f"{self.path.name} cannot tokenise a text: choose another model file")
        return tuple(out[:count])

    def piece(self, token: int) -> bytes:
        """Give the bytes that a token stands for."""
        room = 64
        while True:
            out = ctypes.create_string_buffer(room)
            count = self._api.llama_token_to_piece(self._vocabulary, token, out, room, 0, False)
            if count >= 0:
                return out.raw[:count]
            room = -count

    def is_end(self, token: int) -> bool:
        """Say whether the token ends a text."""
        return bool(self._api.llama_vocab_is_eog(self._vocabulary, token))

    @property
    def end(self) -> int:
        """Give the token with which the model ends a text."""
        return int(self._api.llama_vocab_eos(self._vocabulary))

    @property
    def vocabulary(self) -> Any:  # noqa: ANN401  (a pointer of llama.cpp)
        """Give llama.cpp's pointer to the vocabulary, for grammars."""
        return self._vocabulary

    def begin(self) -> None:
        """Forget the sequence sets of the last batch."""
        self._shared.clear()

    def place(self, start: int, sequences: NDArray[np.int32] | list[int], *, wanted: bool) -> int:
        """Give rows from ``start`` on one sequence each, with or without their logits."""
        stop = start + len(sequences)
        self._where[start:stop] = self._names.ctypes.data + 4 * np.asarray(sequences, np.uint64)
        self._counts[start:stop] = 1
        self._wanted[start:stop] = wanted
        return stop

    def place_run(self, start: int, stop: int, sequence: int, *, wanted: bool) -> None:
        """Give the rows start..stop-1 to one sequence."""
        self._where[start:stop] = self._names.ctypes.data + 4 * sequence
        self._counts[start:stop] = 1
        self._wanted[start:stop] = wanted

    def place_shared(self, start: int, stop: int, sequences: list[int]) -> None:
        """Give the rows start..stop-1 to all of ``sequences`` at once, without logits."""
        names = np.asarray(sequences, np.int32)
        self._shared.append(names)
        self._where[start:stop] = names.ctypes.data
        self._counts[start:stop] = len(names)
        self._wanted[start:stop] = 0

    def want(self, row: int) -> None:
        """Ask for the logits of a row."""
        self._wanted[row] = 1

    def decode(self, rows: int) -> NDArray[np.float32]:
        """Run one pass; give the logits of the wanted rows, (wanted, words), valid until the next.

        Raises:
            NoRoomError: the cache has no cells for the batch; nothing changed.
            StoppedError: ``abort`` was called.
            EngineError: llama.cpp refused the batch.
        """
        self._batch.n_tokens = rows
        code = self._api.llama_decode(self._context, self._batch)
        if code == NO_ROOM:
            raise NoRoomError(f"the cache of {self.cells} tokens is full: ask for less at once")
        if code == ABORTED or self._flag[0] != b"\0":
            raise StoppedError("the model was stopped")
        if code != 0:
            raise EngineError(
                f"{self.path.name} failed on a batch ({self._library.complaint()}): use another model"
            )
        count = int(self._wanted[:rows].sum())
        pointer = self._api.llama_get_logits(self._context)
        return np.ctypeslib.as_array(pointer, shape=(count, self.words))

    def synchronise(self) -> None:
        """Wait until a pass on another device is over."""
        self._api.llama_synchronize(self._context)

    def copy(self, source: int, target: int) -> None:
        """Let sequence ``target`` begin with all of ``source``."""
        self._api.llama_memory_seq_cp(self._memory, source, target, -1, -1)

    def drop(self, sequence: int) -> None:
        """Empty a sequence; cells that no other sequence shares become free."""
        self._api.llama_memory_seq_rm(self._memory, sequence, -1, -1)

    def clear(self) -> None:
        """Empty the whole cache."""
        self._api.llama_memory_clear(self._memory, False)

    def save(self, sequence: int) -> NDArray[np.uint8]:
        """Copy a sequence's cells to host memory."""
        size = int(self._api.llama_state_seq_get_size(self._context, sequence))
        data = np.empty(size, np.uint8)
        pointer = data.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
        self._api.llama_state_seq_get_data(self._context, pointer, size, sequence)
        return data

    def load(self, sequence: int, data: NDArray[np.uint8]) -> bool:
        """Put saved cells back as ``sequence``; False when the cache has no room."""
        pointer = data.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
        return bool(self._api.llama_state_seq_set_data(self._context, pointer, data.size, sequence))

    def close(self) -> None:
        """Free the model; nothing may be called after it."""
        if self._context:
            self._api.llama_free(self._context)
            self._context = None
        if self._model:
            self._api.llama_model_free(self._model)
            self._model = None
