"""A page that asks or offers: a great head, some words, and buttons one below the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.pages.grid import heading
from game.pages.page import Page
from game.pages.scene import Pop, Quit, Transition
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced
from game.stage.picture import Backdrop, Item, Picture, Stroke, Text
from game.stage.widgets import Button, draw_button
from game.words.catalogue import say

GREAT_HEAD = Font(40, serif=True, bold=True)
_LEADING = 48.0
_SHORT = 96.0


def great_head(
    lines: Sequence[str], x: float, baseline: float, align: Align, below: float
) -> list[Item]:
    """A question or a great name: lines from `x` on or about it, the first with its baseline there.

    A short stroke lies so many units below the last.
    """
    shown = (
        Text(line, x, baseline + _LEADING * row, GREAT_HEAD, align=align)
        for row, line in enumerate(lines)
    )
    y = baseline + _LEADING * (len(lines) - 1) + below
    start = x - _SHORT / 2 if align is Align.CENTRE else x
    stroke = Stroke(start, y, start + _SHORT, y, Paint(Tone.BRASS), 1.5)
    return [heading(" ".join(lines), *shown), stroke]


STEP = 72.0
"""Units from a button to the next."""
_WIDTH, _HEIGHT = 360.0, 56.0


def question(
    head: Sequence[str],
    baseline: float,
    words: Sequence[Item],
    buttons: Sequence[Button],
    top: float,
    focus: str | None,
    room: Room,
) -> Picture:
    """The head with the baseline of its first line; the buttons from `top` on; all in the middle.

    `words` have their own places.
    """
    x = room.width / 2
    items = [*great_head(head, x, baseline, Align.CENTRE, 24), *words]
    for index, button in enumerate(buttons):
        place = Rect(x - _WIDTH / 2, top + index * STEP, _WIDTH, _HEIGHT)
        items.append(draw_button(button, place, room, focus == button.key))
    return Picture.of(Backdrop.SHEET, items)


class TakeBackQuestion(Page):
    """The question, with no card to be seen; the main thing is to play on."""

    def __init__(self, question: str, agreed: Callable[[], None]) -> None:
        super().__init__("no")
        self._question, self._agreed = question, agreed

    def press(self, key: str) -> Transition | None:
        if key == "yes":
            self._agreed()
        return Pop()

    def escape(self) -> Transition | None:
        return Pop()

    def draw(self, room: Room) -> Picture:
        x, y = room.width / 2, room.height / 2 - 136
        lines = balanced(self._question, GREAT_HEAD, room.width - 144, room)
        down = 24 * (len(lines) - 1)
        noted = Text(say("back.noted"), x, y + down + 68, Font(20), Paint(Tone.SOFT), Align.CENTRE)
        buttons = (
            Button("no", say("back.no"), "Enter", primary=True),
            Button("yes", say("back.yes")),
        )
        return question(lines, y - down, (noted,), buttons, y + down + 100, self.focus, room)


class QuitQuestion(Page):
    """What would be lost, and the choice; the main thing is to stay."""

    def __init__(self) -> None:
        super().__init__("stay")

    def press(self, key: str) -> Transition | None:
        return Quit() if key == "leave" else Pop()

    def escape(self) -> Transition | None:
        return Pop()

    def draw(self, room: Room) -> Picture:
        x, y = room.width / 2, room.height / 2 - 136
        font, soft = Font(20), Paint(Tone.SOFT)
        lines = balanced(say("quit.lost"), font, 640, room)
        words = [
            Text(line, x, y + 68 + 28 * row, font, soft, Align.CENTRE)
            for row, line in enumerate(lines)
        ]
        buttons = (
            Button("stay", say("quit.stay"), "Enter", primary=True),
            Button("leave", say("quit.leave")),
        )
        top = y + 72 + 28 * len(lines)
        return question((say("quit.title"),), y, words, buttons, top, self.focus, room)
