"""Asked before the program ends while something could not be stored; nobody is asked otherwise."""

from __future__ import annotations

from game.pages.page import Page
from game.pages.scene import Pop, Quit, Transition
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


class Unstored(Page):
    """What would be lost, and the choice; the main thing is to stay."""

    def __init__(self) -> None:
        super().__init__("stay")

    def press(self, key: str) -> Transition | None:
        return Quit() if key == "leave" else Pop()

    def escape(self) -> Transition | None:
        return Pop()

    def draw(self, room: Room) -> Picture:
        x, y = room.width / 2, room.height / 2 - 136
        items: list[Item] = [
            Text(say("quit.title"), x, y, Font(40, serif=True, bold=True), align=Align.CENTRE),
            Stroke(x - 48, y + 24, x + 48, y + 24, Paint(Tone.BRASS), 1.5),
        ]
        font, soft = Font(20), Paint(Tone.SOFT)
        lines = balanced(say("quit.lost"), font, 640, room)
        items += [
            Text(line, x, y + 68 + 28 * row, font, soft, Align.CENTRE)
            for row, line in enumerate(lines)
        ]
        targets: list[Target] = []
        top = y + 72 + 28 * len(lines)
        buttons = (
            Button("stay", say("quit.stay"), "Enter", primary=True),
            Button("leave", say("quit.leave")),
        )
        for index, button in enumerate(buttons):
            place = Rect(x - _WIDTH / 2, top + index * _STEP, _WIDTH, 56)
            drawn, target = draw_button(button, place, room, self.focus == button.key)
            items += drawn
            targets.append(target)
        return Picture(Backdrop.SHEET, tuple(items), tuple(targets))
