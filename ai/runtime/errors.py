"""The errors of the model side.

ModelError
    base of all of them, itself an ``ai.errors.SmallvilleError``: one sentence with its cure
    ManifestError   the manifest or a profile cannot be read
    InstallError    a model could not be fetched, checked or converted
    EngineError     llama.cpp is missing or refused a model
"""

from __future__ import annotations

from ai.errors import SmallvilleError


class ModelError(SmallvilleError):
    """Something about a model or its files."""


class ManifestError(ModelError):
    """A manifest or profile that cannot be used as it is written."""


class InstallError(ModelError):
    """A model that could not be fetched, checked or converted."""


class EngineError(ModelError):
    """llama.cpp is missing, or it refused a model or a batch."""
