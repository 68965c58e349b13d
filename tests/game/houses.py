"""A house that hands out what a test put in, and remembers what it was asked for."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

from msgspec.structs import replace

from game.demo import open_house
from game.games import PIQUET
from game.pages.page import Page
from game.pages.scene import Scene
from game.players.player import Seats, seated
from game.saves.partie import EveningPlace, Header, Running, ScoreCard
from game.stage.basics import Room
from game.stage.picture import Backdrop, Picture
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.settlement import settle

SIX = ((31, 12), (17, 34), (28, 23), (19, 15), (41, 5), (26, 9))
"""162 to 98: A wins 360 points, B is rubiconed."""

NOW = datetime(2026, 3, 20, 12, tzinfo=UTC)


def header(
    names: tuple[str, str] = ("You", "Adversary"), kinds: tuple[str, str] = ("human", "thumb")
) -> Header:
    return Header(seated(names, kinds), Options(), 7, "2026-03-14T20:11:00")


def two(names: tuple[str, str] = ("Anne", "Bertrand")) -> Header:
    return header(names, ("human", "human"))


def score_card(
    deals: tuple[tuple[int, int], ...] = SIX, head: Header | None = None, key: str = "card"
) -> ScoreCard:
    a, b = (sum(deal[player] for deal in deals) for player in Player)
    finished = "2026-03-14T21:11:00"
    return ScoreCard(key, head or header(), deals, Player.B, finished, settle((a, b)))


class Table(Page):
    """A page that stands for the card table."""

    def draw(self, room: Room) -> Picture:
        assert room.width > 0
        return Picture(Backdrop.TABLE, ())


class OpenHouse(open_house.OpenHouse):
    """A house made of values that remembers what it was asked for."""

    def __init__(
        self,
        running: tuple[Running, ...] = (),
        cards: tuple[ScoreCard, ...] = (),
        notices: tuple[str, ...] = (),
        shut: str = "",
    ) -> None:
        super().__init__(Table)
        self.parties, self.finished, self.news, self._shut = running, cards, notices, shut
        self.now = NOW
        self.asked: list[object] = []
        self.evening: EveningPlace | None = None  # of the partie begun last
        self.drawn: list[tuple[Callable[[Room], Picture], str]] = []
        self.reports = 0
        self.agreed: Options | None = None

    def history(self, key: str = "", /) -> Scene:
        self.asked.append(("history", key))
        return Table()

    def resume(self, key: str, /) -> Scene | str:
        self.asked.append(key)
        return self._shut or Table()

    def new_partie(
        self,
        seats: Seats,
        options: Options | None = None,
        _game: str = PIQUET,
        evening: EveningPlace | None = None,
        /,
    ) -> Scene:
        self.asked.append(seats)
        self.evening = evening
        self.agreed = options
        return Table()

    def save_picture(self, draw: Callable[[Room], Picture], name: str, /) -> str:
        self.drawn.append((draw, name))
        return f"It lies in {name}."

    def report(self) -> str:
        self.reports += 1
        return f"It lies in report-{self.reports}.json."

    def last_names(self) -> tuple[str, str]:
        return "Anne", "Bertrand"


HouseT = TypeVar("HouseT", bound=open_house.OpenHouse)


def guided(house: HouseT) -> HouseT:
    """The same house, of somebody who was guided through his first deals."""
    house.likes = replace(house.likes, guided=True)
    return house
