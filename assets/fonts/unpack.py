"""``python assets/fonts/unpack.py FONT.woff FONT.ttf``: unpack a WOFF 1 font, unchanged, to TrueType.

WOFF 1 is TrueType with each table compressed; the fonts here came in that form.
"""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path


def unpack(packed: bytes) -> bytes:
    """Give the TrueType file inside ``packed``.

    Raises:
        SystemExit: it is no WOFF 1 file.
    """
    signature, flavour, _, count = struct.unpack(">4sIIH", packed[:14])
    if signature != b"wOFF":
        sys.exit("this is not a WOFF 1 font: give the file that ends in .woff")
    power = 1 << (count.bit_length() - 1)
    header = struct.pack(">IHHHH", flavour, count, power * 16, count.bit_length() - 1, (count - power) * 16)
    directory, body, start = b"", b"", 12 + 16 * count
    for index in range(count):
        tag, offset, size, full, checksum = struct.unpack_from(">4sIIII", packed, 44 + 20 * index)
        table = packed[offset : offset + size]
        table = zlib.decompress(table) if size < full else table
        directory += struct.pack(">4sIII", tag, checksum, start + len(body), full)
        body += table + bytes(-full % 4)
    return header + directory + body


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(unpack(Path(sys.argv[1]).read_bytes()))
