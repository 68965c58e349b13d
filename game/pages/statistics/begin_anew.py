"""Asked before the statistics begin anew. Nothing is deleted: a moment is kept, no more."""

from __future__ import annotations

from game.pages.page import Page
from game.pages.questions import question
from game.pages.scene import Pop, Transition
from game.pages.statistics.figures import Accounts
from game.stage.basics import Room
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say


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

    def draw(self, room: Room) -> Picture:
        buttons = [
            Button("leave", say("reset.leave"), "Enter", primary=True),
            Button("do", say("reset.do")),
        ]
        if self._accounts.since() is not None:
            buttons.append(Button("undo", say("reset.undo")))
        return question(say("reset.title"), say("reset.words"), buttons, room)
