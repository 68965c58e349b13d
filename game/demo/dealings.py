"""Deals from a code, made of values: what a demonstration and the tests put in."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.duplicate.around import CodedMatch
from game.duplicate.code import Code, new_code
from game.duplicate.schedule import CodedDeal
from game.duplicate.told import ToldResult
from game.pages.scene import Scene
from game.players.player import Seats
from game.words.catalogue import say

SEED = 123456789012


class OpenDealings:
    """Knows of each code what was put in; nothing is played, and nothing stored."""

    def __init__(self, table: Callable[[], Scene]) -> None:
        self._table = table
        self.matches: dict[Code, CodedMatch] = {}
        self.played: list[tuple[Code, int]] = []
        self.wanted: list[tuple[Code, int]] = []
        self.clipboard: str | None = ""  # None: there is none
        self.at_work: int | None = None
        self.trouble: int | None = None
        self.news = False

    def new(self, deals: int, opposite: str, /) -> Code:
        return new_code(deals, opposite, SEED)

    def codes(self) -> tuple[Code, ...]:
        return tuple(self.matches)

    def match(self, code: Code, /) -> CodedMatch:
        names = (say("player.one"), say("player.two")) if code.for_two else (say("you"), "")
        return self.matches.get(code, CodedMatch(code, names))

    def play(self, code: Code, deal: CodedDeal, seats: Seats | None, /) -> Scene | str:  # noqa: ARG002 - the port's signature
        self.played.append((code, deal.number))
        return self._table()

    def think(self, code: Code, deal: CodedDeal, /) -> None:
        self.wanted.append((code, deal.number))

    def thinking(self, _code: Code, /) -> int | None:
        return self.at_work

    def failed(self, _code: Code, /) -> int | None:
        found, self.trouble = self.trouble, None
        return found

    def poll(self) -> bool:
        news, self.news = self.news, False
        return news

    def add(self, told: ToldResult, /) -> bool | str:
        match = self.match(told.code)
        if told in match.friends:
            return False
        self.matches[told.code] = replace(match, friends=(*match.friends, told))
        return True

    def copy(self, text: str, /) -> bool:
        if self.clipboard is None:
            return False
        self.clipboard = text
        return True

    def pasted(self) -> str:
        return self.clipboard or ""
