"""Drawings kept on the disk, so that the first picture of the next start need not wait for them.

The cards of the first picture are drawn from their vectors, and nothing else takes it as long. What
another program kept, or what is damaged in the least, is passed over and drawn anew: whoever
deletes the file loses nothing.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pygame

from game.window.assets import folder_of, font_path
from game.window.premultiplied import clear

_MOST = 4_000_000
"""Pixels that are kept at most; four bytes each before they are packed."""
_QUICK = 1
"""Of zlib's levels: it makes a tenth of them, and the others hardly less."""


class Kept:
    """The drawings that the last start kept in a file, by name, and those that the next will want.

    Nothing that is found or missing there raises. After `store` nothing is found or kept any more.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._found: dict[str, pygame.Surface] | None = None  # not read yet
        self._wanted: dict[str, pygame.Surface] = {}
        self._fresh = False  # whether something was wanted that was not there
        self._room = _MOST

    def get(self, name: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The drawing of that name, made now if it was not kept."""
        if self._found is None:
            self._found = _read(self._file)
        drawing = self._found.get(name)
        if drawing is None:
            drawing = make()
            self._room -= drawing.get_width() * drawing.get_height()
            if self._room < 0:
                return drawing
            if drawing.get_parent() is not None:
                drawing = drawing.copy()  # a part of a larger one has not its pixels in a row
            if not _is_plain(drawing):
                return drawing
            self._fresh = True
        self._wanted[name] = drawing
        return drawing

    def store(self) -> Iterator[None]:
        """Keep what was wanted: one step, for a moment in which nothing else is to do."""
        if self._fresh:
            with suppress(OSError):
                self._file.parent.mkdir(parents=True, exist_ok=True)
                unfinished = self._file.with_suffix(".new")
                if unfinished.is_file() or not unfinished.exists():  # a pipe would be waited for
                    unfinished.write_bytes(_packed(self._wanted))
                    unfinished.replace(self._file)
        self._found, self._wanted, self._fresh, self._room = {}, {}, False, 0
        yield


def _read(file: Path) -> dict[str, pygame.Surface]:
    """The drawings of a file, if this program wrote it and it is whole."""
    try:
        if not file.is_file():  # a pipe would be waited for, and a device has no end
            return {}
        head, _, pixels = zlib.decompress(file.read_bytes()).partition(b"\n")
        told = json.loads(head)
        if told["program"] != _program():
            return {}
        found, at = {}, 0
        for name, width, height in told["drawings"]:
            drawing = clear((width, height))
            room = drawing.get_buffer()
            room.write(pixels[at : at + room.length])
            found[name] = drawing
            at += room.length
    except (OSError, ValueError, TypeError, KeyError, zlib.error, pygame.error):
        return {}
    return found if at == len(pixels) else {}


def _packed(drawings: dict[str, pygame.Surface]) -> bytes:
    sizes = [(name, *drawing.get_size()) for name, drawing in drawings.items()]
    head = json.dumps({"program": _program(), "drawings": sizes}).encode()
    pixels = b"".join(drawing.get_buffer().raw for drawing in drawings.values())
    return zlib.compress(head + b"\n" + pixels, _QUICK)


def _is_plain(drawing: pygame.Surface) -> bool:
    """Whether its pixels are laid out as those of a clear surface of its size."""
    plain = clear((1, 1))
    return (
        drawing.get_masks() == plain.get_masks()
        and drawing.get_pitch() == drawing.get_width() * plain.get_bytesize()
    )


def _program() -> str:
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
    return f"{newest} {size} {sys.byteorder} {pygame.ver} {pygame.get_sdl_version()}"
