"""A window with everything it paints with, ready to show scenes; frame times can be kept.

The window is there first: what paints in it is loaded while the desktop brings it up.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from game.stage.looks import Careless, Keeper, Place
from game.window.reader.reader import Outlines, Reader
from game.window.reader.systems import BEFORE_SEEN
from game.window.screen.window import NoScreen, Window
from game.words.catalogue import say

if TYPE_CHECKING:
    from game.stage.sounds import Loudness
    from game.window.screen.loop import Show, Work
    from game.window.sound import Speaker
import pygame

__all__ = ["Desktop", "NoScreen"]


TITLE = "Piquet"


class InTurn:
    """The steps of some that do them one after the other; whoever has more later goes on."""

    def __init__(self, *some: Iterator[None]) -> None:
        self._some = some

    def __iter__(self) -> InTurn:
        return self

    def __next__(self) -> None:
        for each in self._some:
            for _ in each:
                return
        raise StopIteration


class Desktop:
    """The game's window. Raises NoScreen when there is none to open it on."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        whole: bool = False,
        frames: Path | None = None,
        place: Place | None = None,
        outlines: Outlines | None = None,
    ) -> None:
        """`place` is where the window was last time, and as large; a `size` goes before it.

        `frames` is a file to write at the end, as JSON in seconds of the monotonic clock.

        When the first frame was there; of each when, its work, processor time, whether it moved.

        `outlines` tells a screen reader what is seen; it is there once it is asked for.
        """
        self._window = Window(TITLE, size, whole, place, unseen=BEFORE_SEEN)
        self._reader = None if outlines is None else Reader(TITLE, outlines)
        if BEFORE_SEEN:
            self._read()
            self._window.reveal()
        self._frames = frames
        self._first: float | None = None
        self._speaker: Speaker | None = None
        self._work: list[tuple[float, float, float, bool]] = []

    @property
    def is_read(self) -> bool:
        """Whether a screen reader listens."""
        return self._reader is not None and self._reader.active

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in the screen's points, when it does not fill the screen."""
        return self._window.size

    def speaker(self, likes: Callable[[], Loudness]) -> Speaker:
        """What lets sounds be heard while this window is open; `likes` tells how loud."""
        from game.window.sound import Speaker  # noqa: PLC0415 - as below

        self._speaker = Speaker(likes)
        return self._speaker

    def run(
        self,
        show: Show,
        folder: Path,
        keeper: Keeper | None = None,
        ahead: Iterable[Iterator[None]] = (),
        kept: Path | None = None,
    ) -> bool:
        """Show scenes until they are over; False when a mistake of ours ended them.

        `keeper` tells how everything is to look, and remembers what becomes of the window; a step
        of what is `ahead` is done whenever nothing else is to do. `kept` is a folder for drawings
        that the next start will want again.

        What went wrong is added to a log in `folder`, and the player is told in a sentence.
        """
        from game.window.kept import Kept  # noqa: PLC0415
        from game.window.offscreen import FACES, dress, make_painter  # noqa: PLC0415 - the window first
        from game.window.screen.loop import Hooks, run  # noqa: PLC0415

        def failed(error: Exception) -> str:
            from game.window.failure import write_log  # noqa: PLC0415 - hardly ever

            log = write_log(error, folder)
            where = " " + say("failure.written", log=log) if log else ""
            return say("failure.broke") + where

        painter = make_painter()
        if kept is not None:
            painter.keep(Kept(kept))
        note = self._note if self._frames else None
        rest = self._speaker.rest if self._speaker else None
        steps = InTurn(self._begin_reading(), *ahead)
        keeper = keeper or Careless()
        hooks = Hooks(note, self._begun, FACES, keeper, dress, rest, steps, self._reader)
        good = run(show, self._window, painter, failed, hooks)
        self._write()
        return good

    def close(self) -> None:
        if self._speaker:
            self._speaker.close()
        self._window.close()

    def _begin_reading(self) -> Iterator[None]:
        """Be there for a screen reader, as soon as nothing else is to do."""
        if not BEFORE_SEEN:
            self._read()
        yield

    def _read(self) -> None:
        if self._reader is not None:
            self._reader.begin(self._window.handle)

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


class Clipboard:
    """Text to other programs and from them."""

    def put(self, text: str) -> bool:
        """Put a text there for others to take; False where that cannot be done."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def text(self) -> str:
        """The text that lies there, empty where there is none."""
        try:
            return pygame.scrap.get_text()
        except (pygame.error, UnicodeDecodeError):
            return ""
