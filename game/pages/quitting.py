"""Asked before the program ends while something could not be stored; nobody is asked otherwise."""

from __future__ import annotations

from game.pages.page import Page
from game.pages.questions import question
from game.pages.scene import Pop, Quit, Transition
from game.stage.basics import Align, Font, Paint, Room, Tone
from game.stage.lines import balanced
from game.stage.picture import Picture, Text
from game.stage.widgets import Button
from game.words.catalogue import say


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
