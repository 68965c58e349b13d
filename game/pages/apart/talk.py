"""What two in two places may say to each other: six phrases, four faces, and to stop here."""

from __future__ import annotations

from typing import Protocol

from game.apart.messages import FACES, PHRASES
from game.pages.grid import sheet
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.stage.basics import Room
from game.stage.blocks import SOFT, Inset, Named, WordBlock
from game.stage.controls import PressButton
from game.stage.layout import Column, Grid, Row
from game.stage.picture import Picture, Role
from game.stage.widgets import Button
from game.words.catalogue import say

_WIDEST = 760.0


class FriendAtTable(Protocol):
    """A friend elsewhere, as one speaks to him from a page."""

    @property
    def name(self) -> str:
        """What he is called."""

    @property
    def there(self) -> bool:
        """Whether he would hear it now."""

    @property
    def stop_wished(self) -> tuple[bool, bool]:
        """Whether to stop was proposed: from here, and by him."""

    def say_phrase(self, number: int, /) -> None:
        """Let him hear a phrase."""

    def show_face(self, number: int, /) -> None:
        """Let him see a face."""

    def wish_stop(self, wished: bool, /) -> None:
        """Propose to play no further, agree to it, or not."""


class TalkPage(Page):
    """Each is one press, and the table is seen again."""

    def __init__(self, friend: FriendAtTable) -> None:
        super().__init__("back")
        self._friend = friend
        self._now: object = None

    def tick(self, seconds: float) -> Transition | None:
        going = super().tick(seconds)
        now = self._friend.there, self._friend.stop_wished
        if now != self._now:
            self._now = now
            self.touch()
        return going

    def press(self, key: str) -> Transition | None:
        kind, _, number = key.partition(":")
        match kind:
            case "phrase":
                self._friend.say_phrase(int(number))
            case "face":
                self._friend.show_face(int(number))
            case "stop" | "no":
                self._friend.wish_stop(kind == "stop")
        return Pop()

    def draw(self, room: Room) -> Picture:
        friend = self._friend
        mine, his = friend.stop_wished
        phrases = [PressButton(Button(f"phrase:{n}", phrase(n))) for n in range(PHRASES)]
        faces = [PressButton(Button(f"face:{n}", face(n))) for n in range(FACES)]
        if not friend.there:
            said = say("apart.away", name=friend.name)
        elif his and not mine:
            said = say("apart.stop.he", name=friend.name)
        else:
            said = say("apart.stop.you" if mine else "apart.stop.how")
        stop = Button("stop", say("apart.stop.agree" if his else "apart.stop"))
        no = Button("no", say("apart.stop.no"))
        stops = [*(() if mine else (stop,)), *((no,) if mine or his else ())]
        parts = (
            Grid(phrases, 2, 12, high=60),
            Grid(faces, 4, 12),
            Inset(Named(WordBlock(said, paint=SOFT, lines=0), said, Role.LIVE), top=8),
            Row([PressButton(each) for each in stops], 12),
        )
        back = (Button("back", say("menu.back"), "Esc"),)
        title = say("apart.talk", name=friend.name)
        return sheet(title, Column(parts, 16), back, room, snug=_WIDEST)


def phrase(number: int) -> str:
    """A phrase in the language that is spoken here."""
    return say(f"apart.phrase.{number}")


def face(number: int) -> str:
    """A face in words."""
    return say(f"apart.look.{number}")
