"""Two people at one screen: whether one may take something back is the other's to say."""

from __future__ import annotations

from collections.abc import Callable

from game.pages.heads import GREAT_HEAD
from game.pages.page import Page
from game.pages.questions import question
from game.pages.scene import Pop, Transition
from game.stage.basics import Align, Font, Paint, Room, Tone
from game.stage.lines import balanced
from game.stage.picture import Picture, Text
from game.stage.widgets import Button
from game.words.catalogue import say


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
