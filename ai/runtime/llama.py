"""llama.cpp as this package uses it; no other module imports ``llama_cpp``.

The library is loaded on first use, so the game starts, loads and replays without it.
"""

from __future__ import annotations

import ctypes
import os
from collections import deque
from functools import cache
from typing import TYPE_CHECKING, Any

from ai.runtime.errors import EngineError

if TYPE_CHECKING:
    from pathlib import Path

ENVIRONMENT = {
    "GOMP_SPINCOUNT": "0",
    "OMP_WAIT_POLICY": "passive",
    "GGML_NO_BACKTRACE": "1",
}
"""Set before the library is loaded: OpenMP's threads must sleep while they wait (spinning ones
collapse when another process wants the core), and an abort must not start a debugger."""

ERROR_LEVEL = 4
"""ggml's log level of errors (GGML_LOG_LEVEL_ERROR)."""

FILE_TYPES = {"F16": 1, "Q4_0": 2, "Q8_0": 7, "Q4_K_M": 15, "IQ4_NL": 25}
"""llama_ftype of each quantisation that the manifest may name."""


class Library:
    """The loaded llama.cpp, quiet, with its last complaints at hand."""

    def __init__(self, module: Any) -> None:  # noqa: ANN401  (an untyped extension module)
        self.api = module
        self._complaints: deque[str] = deque(maxlen=4)

        def log(level: int, text: bytes, _data: object) -> None:
            if level >= ERROR_LEVEL and text.strip():
                self._complaints.append(text.decode("utf-8", "replace").strip())

        self._log = module.llama_log_callback(log)
        module.llama_log_set(self._log, ctypes.c_void_p(0))
        module.llama_backend_init()

    def complaint(self) -> str:
        """Give what llama.cpp last complained about, and forget it."""
        text = "; ".join(self._complaints) or "it gave no reason"
        self._complaints.clear()
        return text

    @property
    def version(self) -> str:
        """Give the version of the Python binding, which pins llama.cpp's."""
        return str(self.api.__version__)


@cache
def library() -> Library:
    """Load llama.cpp once a process.

    Raises:
        EngineError: llama-cpp-python is not installed, or its shared library does not load.
    """
    for name, value in ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    try:
        import llama_cpp  # noqa: PLC0415  (only where a model is really wanted)
    except ModuleNotFoundError as error:
        raise EngineError(
            'llama-cpp-python is not installed: run "python3 play.py" once,'
            " or pip install llama-cpp-python==0.3.36"
        ) from error
    except (ImportError, OSError, RuntimeError) as error:
        raise EngineError(
            f"llama-cpp-python does not load ({error}): reinstall it with pip install"
            " --force-reinstall --no-cache-dir llama-cpp-python==0.3.36"
        ) from error
    return Library(llama_cpp)


def requantise(source: Path, target: Path, quantisation: str, *, threads: int = 0) -> None:
    """Write ``source`` to ``target`` in another number format; ``threads`` 0 means all cores.

    Raises:
        EngineError: llama.cpp is missing or cannot read the source.
    """
    loaded = library()
    api = loaded.api
    options = api.llama_model_quantize_default_params()
    options.ftype = FILE_TYPES[quantisation]
    options.nthread = threads or (os.cpu_count() or 1)
    options.allow_requantize = True
    code = api.llama_model_quantize(str(source).encode(), str(target).encode(), ctypes.byref(options))
    if code != 0:
        raise EngineError(
            f"{source.name} cannot be requantised to {quantisation} ({loaded.complaint()}):"
            " check the free space, and that the file is a GGUF model"
        )
