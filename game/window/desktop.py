"""A window with everything it paints with, ready to show scenes; frame times can be kept."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

# Before pygame: how the desktop knows our window, and that its pixels are ours to draw.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "piquet")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "piquet")

from game.stage.looks import Careless, Keeper, Looks, Place
from game.stage.sounds import Loudness
from game.window.failure import write_log
from game.window.ground.textures import Laid
from game.window.loop import Hooks, Show, Work, run
from game.window.pack.card_art import FACES, CardArt
from game.window.painter import Painter
from game.window.palette import theme
from game.window.sound import Speaker
from game.window.window import NoScreen, Window
from game.words.catalogue import say

__all__ = ["Desktop", "NoScreen", "dress", "make_painter"]


def make_painter() -> Painter:
    """A painter with our pack and our table, for a window or for pictures without one."""
    return Painter(CardArt(), Laid())


def dress(painter: Painter, looks: Looks) -> None:
    """Lets a painter paint the pack and the table that were chosen."""
    art = CardArt(looks.back, looks.courts, looks.large, looks.four_colours)
    painter.dress(art, Laid(looks.table), theme(looks))


class Desktop:
    """The game's window. Raises NoScreen when there is none to open it on."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        whole: bool = False,
        frames: Path | None = None,
        place: Place | None = None,
    ) -> None:
        """`place` is where the window was last time, and as large; a `size` goes before it.

        `frames` is a file to write at the end, as JSON in seconds of the monotonic clock.

        When the first frame was there; of each when, its work, processor time, whether it moved.
        """
        self._window = Window("Piquet", size, whole, place)
        self._frames = frames
        self._first: float | None = None
        self._speaker: Speaker | None = None
        self._work: list[tuple[float, float, float, bool]] = []

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in the screen's points, when it does not fill the screen."""
        return self._window.size

    def speaker(self, likes: Callable[[], Loudness]) -> Speaker:
        """What lets sounds be heard while this window is open; `likes` tells how loud."""
        self._speaker = Speaker(likes)
        return self._speaker

    def run(
        self,
        show: Show,
        folder: Path,
        keeper: Keeper | None = None,
        ahead: Iterable[None] = (),
    ) -> bool:
        """Show scenes until they are over; False when a mistake of ours ended them.

        `keeper` tells how everything is to look, and remembers what becomes of the window; a step
        of `ahead` is done whenever nothing else is to do.

        What went wrong is added to a log in `folder`, and the player is told in a sentence.
        """

        def failed(error: Exception) -> str:
            log = write_log(error, folder)
            where = " " + say("failure.written", log=log) if log else ""
            return say("failure.broke") + where

        note = self._note if self._frames else None
        rest = self._speaker.rest if self._speaker else None
        hooks = Hooks(note, self._begun, FACES, keeper or Careless(), dress, rest, iter(ahead))
        good = run(show, self._window, make_painter(), failed, hooks)
        self._write()
        return good

    def close(self) -> None:
        if self._speaker:
            self._speaker.close()
        self._window.close()

    def _begun(self) -> None:
        self._first = time.monotonic()

    def _note(self, work: Work) -> None:
        self._work.append((time.monotonic(), work.wall, work.processor, work.moving))

    def _write(self) -> None:
        if self._frames is not None:
            seen = {
                "driver": self._window.driver,
                "size": self._window.surface.get_size(),
                "first": self._first,
                "frames": self._work,
            }
            self._frames.write_text(json.dumps(seen), encoding="utf-8")
