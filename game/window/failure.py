"""When something of ours breaks: a file for us, one sentence for the player, no traceback."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from traceback import format_exception

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import CloseAsked, Intent, Key, Press
from game.stage.picture import Backdrop, Item, Picture, Role, Stroke, Text, Widget
from game.stage.widgets import Button, draw_button
from game.words.catalogue import say

_HEAD, _FONT, _SMALL = Font(40, serif=True, bold=True), Font(20), Font(16)
_LINE, _GAP = 30, 12
_ADDING = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)  # a pipe that lies there is not waited for
_PRIVATE = 0o600


def write_log(error: BaseException, folder: Path) -> Path | None:
    """Adds what happened to `piquet.log` in a folder; None if even that cannot be written."""
    path = folder / "piquet.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = os.open(path, _ADDING | _AT_ONCE, _PRIVATE)
        with os.fdopen(file, "a", encoding="utf-8") as log:
            path.chmod(_PRIVATE)  # whatever the umask
            log.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n")
            log.write("".join(format_exception(error)))
            log.write("\n")
    except OSError:
        return None
    return path


class FailureNotice:
    """A show of one sentence, until any key or click."""

    calm = False
    page = (0, 0, False)

    def __init__(self, words: str) -> None:
        self._words = words
        self._read = False

    @property
    def running(self) -> bool:
        return not self._read

    @property
    def moving(self) -> bool:
        return False

    @property
    def changed(self) -> object:
        return self._read

    def picture(self, room: Room) -> Picture:
        """A headline, the sentence in as many lines as it takes, and under it how to leave."""
        lines = wrapped(self._words, room, _FONT, room.width * 0.6)
        x, top = room.width / 2, room.height / 2 - _LINE * (len(lines) - 1) / 2
        items: list[Item] = [
            Widget(
                Role.HEADING,
                (Text(say("failure.title"), x, top - 78, _HEAD, align=Align.CENTRE),),
            ),
            Stroke(x - 48, top - 52, x + 48, top - 52, Paint(Tone.BRASS), 1.5),
        ]
        items += [
            Text(line, x, top + _LINE * i, _FONT, align=Align.CENTRE)
            for i, line in enumerate(lines)
        ]
        below = top + _LINE * len(lines) + _GAP
        button = Button("close", say("failure.leave"), primary=True)
        leave = draw_button(button, Rect(x - 120, below, 240, 56), room)
        soft = Paint(Tone.SOFT)
        close = Text(say("failure.close"), x, below + 90, _SMALL, soft, Align.CENTRE)
        return Picture.of(Backdrop.SHEET, (*items, leave.resting, close))

    def on_intent(self, intent: Intent) -> None:
        """Any key or click will do."""
        self._read = self._read or isinstance(intent, Key | Press | CloseAsked)

    def tick(self, seconds: float) -> None:
        """Nothing happens by itself."""


def notice(words: str) -> FailureNotice:
    """A show of one sentence."""
    return FailureNotice(words)


def wrapped(words: str, room: Room, font: Font, width: float) -> list[str]:
    """The words in lines no wider than a width in units, unless one word alone is."""
    lines: list[str] = []
    for word in filter(None, words.split(" ")):  # not at spaces that do not break
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and room.ruler.width(longer, font) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
