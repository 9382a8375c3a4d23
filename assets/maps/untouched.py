"""Tell whether a map is as its generator built it: it holds the digest of its own content."""

from __future__ import annotations

import re
from hashlib import sha256

HASH_PROPERTY = "content_hash"
"""The map's property that holds the digest of everything else in the file."""

_RECORDED = re.compile(rf'(<property name="{HASH_PROPERTY}" value=")([0-9a-f]*)("/>)')


def digest_of(text: str) -> str:
    """Give the digest of a map's text without the digest it records."""
    blank = _RECORDED.sub(r"\g<1>\g<3>", text.replace("\r\n", "\n"))
    return sha256(blank.encode()).hexdigest()


def recorded(text: str) -> str:
    """Give a map's text with its digest written into it."""
    return _RECORDED.sub(rf"\g<1>{digest_of(text)}\g<3>", text, count=1)


def is_untouched(text: str) -> bool:
    """Tell whether a map's text is as it was built."""
    found = _RECORDED.search(text)
    return found is not None and found.group(2) == digest_of(text)
