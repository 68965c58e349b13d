"""Asked before the statistics begin anew. Nothing is deleted: a moment is kept, no more."""

from __future__ import annotations

from game.pages.figures.accounts import Accounts
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.stage.lines import wrapped
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

_WIDTH, _STEP, _LINE = 360.0, 72.0, 28.0


class BeginAnew(Page):
    """The question; the main thing is to leave it."""

    def __init__(self, accounts: Accounts) -> None:
        super().__init__("leave")
        self._accounts = accounts

    def press(self, key: str) -> Transition | None:
        if key == "do":
            self._accounts.count_since(self._accounts.now())
        elif key == "undo":
            self._accounts.count_since(None)
        return Pop()

    def escape(self) -> Transition | None:
        return Pop()

    def draw(self, room: Room) -> Picture:
        buttons = [
            Button("leave", say("reset.leave"), "Enter", primary=True),
            Button("do", say("reset.do")),
        ]
        if self._accounts.since() is not None:
            buttons.append(Button("undo", say("reset.undo")))
        font = Font(20)
        lines = wrapped(say("reset.words"), font, min(680, room.width - 144), room)
        whole = 68 + _LINE * len(lines) + 24 + _STEP * len(buttons)
        x, y = room.width / 2, (room.height - whole) / 2 + 20
        items: list[Item] = [
            Text(say("reset.title"), x, y, Font(40, serif=True, bold=True), align=Align.CENTRE),
            Stroke(x - 48, y + 24, x + 48, y + 24, Paint(Tone.BRASS), 1.5),
        ]
        items += [
            Text(line, x, y + 68 + _LINE * row, font, Paint(Tone.SOFT), Align.CENTRE)
            for row, line in enumerate(lines)
        ]
        targets: list[Target] = []
        top = y + 68 + _LINE * len(lines)
        for index, button in enumerate(buttons):
            place = Rect(x - _WIDTH / 2, top + index * _STEP, _WIDTH, 56)
            drawn, target = draw_button(button, place, room, self.focus == button.key)
            items += drawn
            targets.append(target)
        return Picture(Backdrop.SHEET, tuple(items), tuple(targets))
