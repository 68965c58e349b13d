"""Two people at one screen: whether one may take something back is the other's to say."""

from __future__ import annotations

from collections.abc import Callable

from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.stage.lines import balanced
from game.stage.picture import (
    Align,
    Backdrop,
    Font,
    Item,
    Paint,
    Picture,
    Rect,
    Room,
    Stroke,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, draw_button
from game.words.catalogue import say

_WIDTH, _STEP = 360.0, 72.0


class Agreeing(Page):
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
        font = Font(40, serif=True, bold=True)
        lines = balanced(self._question, font, room.width - 144, room)
        y -= 24 * (len(lines) - 1)
        items: list[Item] = [
            Text(line, x, y + 48 * row, font, align=Align.CENTRE) for row, line in enumerate(lines)
        ]
        y += 48 * (len(lines) - 1) + 24
        items.append(Stroke(x - 48, y, x + 48, y, Paint(Tone.BRASS), 1.5))
        items.append(
            Text(say("back.noted"), x, y + 44, Font(20), Paint(Tone.SOFT), align=Align.CENTRE)
        )
        targets: list[Target] = []
        buttons = (
            Button("no", say("back.no"), "Enter", primary=True),
            Button("yes", say("back.yes")),
        )
        for index, button in enumerate(buttons):
            place = Rect(x - _WIDTH / 2, y + 76 + index * _STEP, _WIDTH, 56)
            drawn, target = draw_button(button, place, room, self.focus == button.key)
            items += drawn
            targets.append(target)
        return Picture(Backdrop.SHEET, tuple(items), tuple(targets))
