"""The program's sign for Windows and macOS: `.venv/bin/python packaging/icons.py [FOLDER]`.

`piquet.ico` and `piquet.icns` are drawn from `assets/icons/piquet.svg` into FOLDER (`build/icons`
if none is named). Both are containers of pictures in several sizes. An .ico holds raw pictures,
bottom row first, and a PNG for the largest; an .icns holds PNGs under names of four letters.
"""

from __future__ import annotations

import io
import struct
import sys
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parent.parent
SIGN = ROOT / "assets" / "icons" / "piquet.svg"

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
"""What Windows asks for at its usual scales, in pixels."""

ICNS_KINDS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""The names macOS gives to its sizes: 16, 32, 128, 256, 512 points, plain or doubled."""

_LARGEST_RAW = 64  # from here on a PNG, as Windows does it


def main(arguments: list[str]) -> int:
    """Draw both."""
    folder = Path(arguments[0]) if arguments else ROOT / "build" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "piquet.ico").write_bytes(ico(SIGN))
    (folder / "piquet.icns").write_bytes(icns(SIGN))
    return 0


def ico(sign: Path) -> bytes:
    """The sign for Windows."""
    pictures = [_png(sign, size) if size > _LARGEST_RAW else _raw(sign, size) for size in ICO_SIZES]
    head = struct.pack("<3H", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        head += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def icns(sign: Path) -> bytes:
    """The sign for macOS."""
    pictures = {size: _png(sign, size) for size in set(ICNS_KINDS.values())}
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in ICNS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _drawn(sign: Path, size: int) -> pygame.Surface:
    # Drawn larger and averaged: at 16 pixels the card would have ragged edges.
    larger = size * (4 if size <= _LARGEST_RAW else 2)
    large = pygame.image.load_sized_svg(str(sign), (larger, larger))
    return pygame.transform.smoothscale(large, (size, size))


def _png(sign: Path, size: int) -> bytes:
    file = io.BytesIO()
    pygame.image.save(_drawn(sign, size), file, "sign.png")
    return file.getvalue()


def _raw(sign: Path, size: int) -> bytes:
    """A picture of 32 bits as Windows keeps it in icons: twice the height, then an empty mask."""
    head = struct.pack("<I2i2H6I", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    pixels = pygame.image.tobytes(_drawn(sign, size), "BGRA", True)
    mask_row = (size + 31) // 32 * 4
    return head + pixels + bytes(mask_row * size)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
