"""From what a failed installation printed to one sentence that says what to do.

SetupError
    a step of the set-up failed; ``play.py`` prints it and exits 1.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ai.errors import SmallvilleError

LONGEST_QUOTE = 200
"""Characters that are quoted of a reason nobody foresaw."""


class SetupError(SmallvilleError):
    """A step of the set-up failed; says in one sentence why and what cures it."""


class Cure(NamedTuple):
    """A sentence for every failure whose output has ``pattern``; named groups fill it in."""

    pattern: str
    sentence: str


CURES = (
    Cure(
        r"No space left on device|Errno 28\b|Errno 122\b|Disk quota exceeded",
        "the disk is full: free about 2 GB (TMPDIR may name another folder to build in) and start again",
    ),
    Cure(
        r"find nvcc|CUDA Toolkit not found|No CMAKE_CUDA_COMPILER|Could NOT find CUDAToolkit",
        "the CUDA toolkit was not found: install it with its compiler nvcc, or start with --gpu cpu",
    ),
    Cure(
        r"Could NOT find Vulkan|glslc|VulkanConfig",
        "the Vulkan SDK was not found: install it (Debian, Ubuntu: `apt-get install libvulkan-dev glslc "
        "spirv-headers`), or start with --gpu cpu",
    ),
    Cure(
        r"CMAKE_C(XX)?_COMPILER(-NOTFOUND| not set)|No CMAKE_C(XX)?_COMPILER could be found"
        r"|command '?(gcc|cc|g\+\+|c\+\+|clang)'? failed: No such file|Microsoft Visual C\+\+ 14",
        "no C++ compiler was found: install one with `apt-get install build-essential` (Debian, Ubuntu), "
        "`dnf install gcc-c++ make` (Fedora), `xcode-select --install` (macOS) or the Visual Studio Build "
        "Tools (Windows), and start again",
    ),
    Cure(
        r"CMake must be installed|Could not find CMake|Problem with the CMake installation",
        "cmake was not found and could not be had from the package index: install cmake and start again",
    ),
    Cure(
        r"NewConnectionError|Failed to establish a new connection|Temporary failure in name resolution"
        r"|Name or service not known|getaddrinfo failed|Connection refused|ConnectTimeout|ReadTimeout"
        r"|Network is unreachable|ProxyError|SSLError|Connection reset|IncompleteRead",
        "the package index cannot be reached: check the network, the proxy and pip's index setting, and "
        "start again",
    ),
    Cure(
        r"Permission denied|Errno 13\b|WinError 5\b",
        "a file may not be written: make the folder of the game your own and start again",
    ),
    Cure(
        r"internal compiler error|Killed signal terminated program|out of memory|std::bad_alloc",
        "the compiler ran out of memory: close other programs or set CMAKE_BUILD_PARALLEL_LEVEL=1, and start "
        "again",
    ),
    Cure(
        r"No matching distribution found for (?P<name>[\w.=<>~-]+)",
        "the package index has no {name} for this Python and system: use a Python from 3.11 to 3.13, or "
        "another index",
    ),
)
"""The first whose pattern is found is told, so the causes stand before their consequences."""


def cure_of(said: str) -> str:
    """Give the sentence for a failed installation from what it printed; empty if unknown."""
    for cure in CURES:
        if found := re.search(cure.pattern, said):
            return cure.sentence.format(**found.groupdict())
    return ""


def last_line(said: str) -> str:
    """Give the last line that is not empty, shortened: the usual place of the reason."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1][:LONGEST_QUOTE] if lines else "it said nothing"
