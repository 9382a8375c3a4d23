"""Read the files of a town within bounds: only plain files, never more of one than belongs there."""

from __future__ import annotations

import stat
import warnings
from collections import OrderedDict
from typing import TYPE_CHECKING

from PIL import Image

from game.content.town_error import MapError

if TYPE_CHECKING:
    from pathlib import Path

FORMATS = ("PNG", "JPEG", "GIF", "BMP", "WEBP")
"""The formats of pictures that are read; some others would start programs."""

KEPT_PIXELS = 24 * 1024 * 1024
"""Most pixels that are kept decoded for the next town that uses the same files."""


class NotPlainError(OSError):
    """A folder, a pipe or a device where a file belongs."""

    def __init__(self) -> None:
        super().__init__(0, "it is no plain file")


def files_in(folder: Path, ending: str) -> list[Path]:
    """Give what in a folder ends so, sorted, without what systems hide there beside the files of people.

    Raises:
        OSError: the folder may not be read.
    """
    return sorted(
        one for one in folder.iterdir() if one.suffix.lower() == ending and not one.name.startswith(".")
    )


def read_at_most(file: Path, most: int) -> bytes:
    """Give what a plain file holds, one byte more than ``most`` where it is larger.

    Raises:
        OSError: it is missing, may not be read, or is no plain file.
    """
    if not stat.S_ISREG(file.stat().st_mode):
        raise NotPlainError
    with file.open("rb") as opened:
        return opened.read(most + 1)


class Pictures:
    """Decoded pictures of this process, so that the list of towns and the town decode each only once."""

    def __init__(self, most: int = KEPT_PIXELS) -> None:
        """Keep at most ``most`` pixels, the last used ones."""
        self._most = most
        self._kept: OrderedDict[tuple[str, int, int], Image.Image] = OrderedDict()
        self._pixels = 0

    def read(self, name: str, file: Path, most: int) -> Image.Image:
        """Give a picture of at most ``most`` pixels as RGBA; nobody may paint on it.

        Raises:
            MapError: it cannot be read or is larger; ``name`` is the file that asks for it.
        """
        try:
            about = file.stat()
            key = str(file), about.st_mtime_ns, about.st_size
            if (kept := self._kept.get(key)) is None or kept.width * kept.height > most:
                kept = _decoded(name, file, most)
        except MapError:
            raise
        except Image.DecompressionBombError as error:
            reason = f"the picture {file.name} is far too large"
            raise MapError("picture-size", name, reason, f"draw it with at most {most} pixels") from error
        except Exception as error:  # a decoder may raise anything over a hostile picture
            reason = f"the picture {file.name} cannot be read"
            raise MapError("picture-unreadable", name, reason, "save it as PNG") from error
        self._keep(key, kept)
        return kept

    def _keep(self, key: tuple[str, int, int], image: Image.Image) -> None:
        if key not in self._kept:
            self._pixels += image.width * image.height
        self._kept[key] = image
        self._kept.move_to_end(key)
        while self._pixels > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._pixels -= dropped.width * dropped.height


def _decoded(name: str, file: Path, most: int) -> Image.Image:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with Image.open(file, formats=FORMATS) as opened:
            across, down = opened.size
            if across * down > most:
                reason = f"the picture {file.name} has {across} x {down} pixels"
                raise MapError("picture-size", name, reason, f"{most} pixels are the most that is read")
            image: Image.Image = opened.convert("RGBA")
            return image


PICTURES = Pictures()
"""Those of this process."""
