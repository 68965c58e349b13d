"""Asked before the statistics begin anew. Nothing is deleted: a moment is kept, no more."""

from __future__ import annotations

from game.pages.page import Page
from game.pages.questions import STEP, question
from game.pages.scene import Pop, Transition
from game.pages.statistics.figures import Accounts
from game.stage.basics import Align, Font, Paint, Room, Tone
from game.stage.lines import wrapped
from game.stage.picture import Picture, Text
from game.stage.widgets import Button
from game.words.catalogue import say

_LINE = 28.0


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
        whole = 68 + _LINE * len(lines) + 24 + STEP * len(buttons)
        x, y = room.width / 2, (room.height - whole) / 2 + 20
        words = [
            Text(line, x, y + 68 + _LINE * row, font, Paint(Tone.SOFT), Align.CENTRE)
            for row, line in enumerate(lines)
        ]
        top = y + 68 + _LINE * len(lines)
        return question((say("reset.title"),), y, words, buttons, top, self.focus, room)
