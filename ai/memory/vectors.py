"""The table of embeddings: one int8 row for each distinct text, and exact dot products.

With int8 values and at most 1,040 dimensions every partial sum of a dot product is an integer
below 2**24, so float32 holds it exactly: faiss gives the same number on every machine, whatever
its threads or vector instructions.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import faiss
import numpy as np
import numpy.typing as npt

from ai.errors import SmallvilleError

MAX_DIM = 1040
"""Most dimensions for which 127 * 127 * dim stays below 2**24."""

Rows = npt.NDArray[np.int64]


class VectorError(SmallvilleError):
    """A vector that does not fit the table."""


@dataclass(slots=True)
class VectorTable:
    """Embeddings by text, in order of arrival; append-only.

    ``texts`` and ``vectors`` run in parallel: ``vectors[row]`` are the ``dim`` int8 values of
    ``texts[row]``. The faiss index and the look-up by text are derived from them on demand.
    """

    dim: int = 0
    """Dimensions of a vector; 0 until the first one arrives."""
    texts: list[str] = field(default_factory=list, metadata={"append_only": True})
    vectors: list[bytes] = field(default_factory=list, metadata={"append_only": True})
    _row_of: dict[str, int] = field(
        default_factory=dict, init=False, repr=False, compare=False, metadata={"derived": True}
    )
    _index: Any = field(default=None, init=False, repr=False, compare=False, metadata={"derived": True})
    _chain: tuple[int, bytes] = field(
        default=(0, b""), init=False, repr=False, compare=False, metadata={"derived": True}
    )

    def __len__(self) -> int:
        """Count the rows."""
        return len(self.texts)

    def add(self, text: str, vector: bytes) -> int:
        """Store the vector of ``text`` and give its row; a text that has one keeps it.

        Raises:
            VectorError: the vector's length is not the table's, or too great to be exact.
        """
        known = self.row(text)
        if known >= 0:
            return known
        self._check(vector)
        self.dim = len(vector)
        self.texts.append(text)
        self.vectors.append(bytes(vector))
        self._row_of[text] = len(self.texts) - 1
        return len(self.texts) - 1

    def row(self, text: str) -> int:
        """Give the row of ``text``, or -1 while it has no vector."""
        for row in range(len(self._row_of), len(self.texts)):
            self._row_of[self.texts[row]] = row
        return self._row_of.get(text, -1)

    def vector(self, text: str) -> bytes:
        """Give the vector of ``text``; empty while it has none."""
        row = self.row(text)
        return self.vectors[row] if row >= 0 else b""

    def dots(self, query: bytes, rows: Rows) -> Rows:
        """Give the exact dot product of ``query`` with each of ``rows`` ((n,) int64, may repeat)."""
        if len(rows) == 0:
            return np.zeros(0, np.int64)
        self._check(query)
        index = self._filled_index()
        asked = np.frombuffer(query, np.int8).astype(np.float32).reshape(1, self.dim)
        labels = np.ascontiguousarray(rows, np.int64)
        found = np.empty(len(labels), np.float32)
        index.compute_distance_subset(
            1, faiss.swig_ptr(asked), len(labels), faiss.swig_ptr(found), faiss.swig_ptr(labels)
        )
        return found.astype(np.int64)

    def digest(self) -> bytes:
        """Give 16 bytes over all rows, chained: only what is new since the last call is read."""
        count, chain = self._chain
        for row in range(count, len(self.texts)):
            head = len(self.texts[row].encode()).to_bytes(4, "big")
            text = self.texts[row].encode()
            chain = blake2b(chain + head + text + self.vectors[row], digest_size=16).digest()
        self._chain = (len(self.texts), chain)
        return chain

    def restore(self) -> None:
        """Forget everything derived; it is rebuilt from the rows when next needed."""
        self._row_of = {}
        self._index = None
        self._chain = (0, b"")

    def _check(self, vector: bytes) -> None:
        """Raise when ``vector`` cannot be compared with the rows exactly."""
        size = len(vector)
        if not 0 < size <= MAX_DIM:
            message = f"an embedding has {size} dimensions, but 1 to {MAX_DIM} can be compared exactly"
            raise VectorError(message)
        if self.dim and size != self.dim:
            message = (
                f"an embedding has {size} dimensions where this run's have {self.dim}: "
                "go on with the embedder that the save was made with"
            )
            raise VectorError(message)

    def _filled_index(self) -> Any:  # noqa: ANN401 - faiss has no types for it
        """Give the faiss index with every row in it."""
        if self._index is None:
            faiss.omp_set_num_threads(1)
            self._index = faiss.IndexFlatIP(self.dim)
        start = self._index.ntotal
        if start < len(self.vectors):
            joined = b"".join(self.vectors[start:])
            new = np.frombuffer(joined, np.int8).reshape(-1, self.dim).astype(np.float32)
            self._index.add(new)
        return self._index
