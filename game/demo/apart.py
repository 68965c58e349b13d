"""A friend elsewhere, made of values: nobody is contacted, and the words are always the same."""

from __future__ import annotations

from game.games import PIQUET, papers_of
from game.pages.apart.rooms import Meeting, Offered
from game.pages.scene import Scene


class MadeMeeting(Meeting):
    """A meeting at which all that can be seen was put in."""

    def __init__(self, code: str = "", trouble: str = "", offered: Offered | None = None) -> None:
        self._code, self._trouble, self._offered = code, trouble, offered
        self.closed = 0
        self.table: Scene | str = trouble

    @property
    def code(self) -> str:
        return self._code

    @property
    def trouble(self) -> str:
        return self._trouble

    @property
    def met(self) -> bool:
        return self._offered is not None

    @property
    def offered(self) -> Offered | None:
        return self._offered

    def tick(self) -> None:
        """Nothing changes by itself."""

    def sit_down(self) -> Scene | str:
        return self.table

    def close(self) -> None:
        self.closed += 1


class AloneRooms:
    """Whoever invites gets words, whoever joins is offered a partie of Piquet."""

    def __init__(self, trouble: str = "") -> None:
        self.trouble = trouble
        self.copied: list[str] = []
        self.asked: list[str] = []
        self.made = MadeMeeting()

    def invite(self, game: str, /) -> Meeting:
        self.asked.append(game)
        self.made = MadeMeeting("7-violin-harbour", self.trouble)
        return self.made

    def join(self, code: str, /) -> Meeting:
        self.asked.append(code)
        offered = Offered("Anna", "lavelle", PIQUET, papers_of(PIQUET).usual())
        self.made = MadeMeeting("", self.trouble, offered)
        return self.made

    def copy(self, text: str, /) -> bool:
        self.copied.append(text)
        return True

    def pasted(self) -> str:
        return " 7 Violin Harbour\n"


class MadeFriend:
    """A friend who is there, and proposes to stop."""

    name = "Anna"
    there = True
    stop_wished = False, True

    def say_phrase(self, number: int, /) -> None:
        """Nobody hears it."""

    def show_face(self, number: int, /) -> None:
        """Nobody sees it."""

    def wish_stop(self, wished: bool, /) -> None:
        """Nobody answers."""
