"""Drawings kept in a folder on the disk, so that no later start need draw them again.

To draw a card from its vectors takes ten times as long as to read it. What another program kept, or
what is damaged in the least, is passed over and made anew: whoever deletes it all loses nothing.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import pygame

from game.window.assets import folder_of, font_path
from game.window.surfaces import clear

_MOST = 24_000_000
"""Bytes of the folder; the whole pack is a million of them, and four on the largest screens."""
_LARGEST = 8_000_000
"""Bytes of one drawing before it is packed."""
_QUICK = 1
"""Of zlib's levels: it makes a tenth of them, and the others hardly less."""


class Kept:
    """Drawings by name. Nothing that is found or missing in the folder raises."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._fresh: dict[str, pygame.Surface] = {}  # made, and not on the disk yet
        self._held: dict[Path, int] | None = None  # how large what lies there is, the oldest first

    def get(self, name: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The drawing of that name, made now if it was not kept."""
        drawing = self._fresh.get(name)
        if drawing is None:
            drawing = _read(self._file(name), name)
        if drawing is None:
            drawing = make()
            if drawing.get_parent() is not None:
                drawing = drawing.copy()  # a part of a larger one has not its pixels in a row
            if _is_plain(drawing):
                self._fresh[name] = drawing
        return drawing

    def has(self, name: str) -> bool:
        """Whether there is something of that name."""
        return name in self._fresh or self._file(name).is_file()

    def store(self) -> bool:
        """Write one of those that were made, while nothing else is to do; whether there was one."""
        if not self._fresh:
            return False
        name, drawing = self._fresh.popitem()
        with suppress(OSError):
            self._write(self._file(name), _packed(name, drawing))
        return True

    def _file(self, name: str) -> Path:
        return self._folder / f"{_program():08x}{zlib.crc32(name.encode()):08x}"

    def _write(self, file: Path, packed: bytes) -> None:
        held = self._held = self._taken_over() if self._held is None else self._held
        while held and sum(held.values()) + len(packed) > _MOST:
            oldest = next(iter(held))
            del held[oldest]
            oldest.unlink(missing_ok=True)
        unfinished = self._folder / f"{os.getpid()}.new"
        unfinished.unlink(missing_ok=True)
        unfinished.write_bytes(packed)
        unfinished.replace(file)
        held[file] = len(packed)

    def _taken_over(self) -> dict[Path, int]:
        """What earlier starts of this program left; all that others left is thrown away."""
        if self._folder.is_file():  # an earlier version kept all in one
            self._folder.unlink()
        self._folder.mkdir(parents=True, exist_ok=True)
        ours = []
        for file in self._folder.iterdir():
            if file.name.startswith(f"{_program():08x}") and file.is_file():
                ours.append((file.stat().st_mtime_ns, file))
            elif not file.is_dir():
                file.unlink(missing_ok=True)
        return {file: file.stat().st_size for _, file in sorted(ours)}


def _read(file: Path, name: str) -> pygame.Surface | None:
    """The drawing in a file, if it is the one of that name and whole."""
    try:
        if not file.is_file():  # a pipe would be waited for, and a device has no end
            return None
        unpacking = zlib.decompressobj()
        head, _, pixels = unpacking.decompress(file.read_bytes(), _LARGEST).partition(b"\n")
        kept, width, height = head.decode().rsplit(" ", 2)
        if not unpacking.eof or kept != name:
            return None
        drawing = clear((int(width), int(height)))
        room = drawing.get_buffer()
        if room.length != len(pixels):
            return None
        room.write(pixels)
    except (OSError, ValueError, zlib.error, pygame.error):
        return None
    return drawing


def _packed(name: str, drawing: pygame.Surface) -> bytes:
    head = f"{name} {drawing.get_width()} {drawing.get_height()}\n".encode()
    return zlib.compress(head + drawing.get_buffer().raw, _QUICK)


def _is_plain(drawing: pygame.Surface) -> bool:
    """Whether its pixels are laid out as those of a clear surface of its size, and not too many."""
    plain = clear((1, 1))
    return (
        drawing.get_masks() == plain.get_masks()
        and drawing.get_pitch() == drawing.get_width() * plain.get_bytesize()
        and drawing.get_pitch() * drawing.get_height() < _LARGEST
    )


@cache
def _program() -> int:
    """What tells this program, the pack and the font that came with it, from all others."""
    rooms = Path(__file__).parent, Path(str(folder_of("assets")), "cards")
    parts = [
        Path(path, name) for room in rooms for path, _, names in os.walk(room) for name in names
    ]
    parts = [part for part in parts if part.suffix in {".py", ".svg"}]
    parts.append(font_path("serif", "Bold"))
    if getattr(sys, "frozen", False):
        parts.append(Path(sys.executable))
    told = [part.stat() for part in parts]
    newest = max(max(one.st_mtime_ns, one.st_ctime_ns) for one in told)
    size = sum(one.st_size for one in told)
    told_so = f"{newest} {size} {sys.byteorder} {pygame.ver} {pygame.get_sdl_version()}"
    return zlib.crc32(told_so.encode())
