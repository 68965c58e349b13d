"""What the pages of coded deals need of the program around them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct, field

from game.duplicate.code import Code
from game.duplicate.schedule import CodedDeal, CodedResult, schedule
from game.duplicate.told import ToldResult
from game.pages.house import House
from game.pages.scene import Scene
from game.players.player import Seats


class CodedMatch(Struct, frozen=True):
    """What is known of a code. Results and keys in the book go by the number of play.

    Of the datum nothing is told before the deal was played here: who sees it sees the cards.
    """

    code: Code
    names: tuple[str, str]
    results: Mapping[int, CodedResult] = field(default_factory=dict)
    datum: Mapping[int, CodedResult] = field(default_factory=dict)
    running: Mapping[int, str] = field(default_factory=dict)
    keys: Mapping[int, str] = field(default_factory=dict)
    datum_keys: Mapping[int, str] = field(default_factory=dict)
    friends: tuple[ToldResult, ...] = ()

    @property
    def deals(self) -> tuple[CodedDeal, ...]:
        """All that is to be played."""
        return schedule(self.code)

    @property
    def next(self) -> CodedDeal | None:
        """The first deal that is not over; None when all are."""
        return next((deal for deal in self.deals if deal.number not in self.results), None)

    @property
    def lacks_datum(self) -> tuple[CodedDeal, ...]:
        """The deals that were played here and not yet by the one who is the measure."""
        if self.code.for_two:
            return ()
        return tuple(
            deal
            for deal in self.deals
            if deal.number in self.results and deal.number not in self.datum
        )

    @property
    def complete(self) -> bool:
        """Whether all is played, by the measure too."""
        return self.next is None and not self.lacks_datum


class Dealings(Protocol):
    """Coded deals in the program. Nothing here raises."""

    def new(self, deals: int, opposite: str, /) -> Code:
        """A code by chance, by the rules chosen last."""

    def codes(self) -> tuple[Code, ...]:
        """All codes of the book, the one begun last first."""

    def match(self, code: Code, /) -> CodedMatch:
        """What is known of a code."""

    def play(self, code: Code, deal: CodedDeal, seats: Seats | None, /) -> Scene | str:
        """The table of a deal, begun or gone on with, or a sentence why there is none.

        `seats` are two people, where it is for two.
        """

    def think(self, code: Code, deal: CodedDeal, /) -> None:
        """Have the datum of a deal played, some time soon."""

    def thinking(self, code: Code, /) -> int | None:
        """The number of the deal of which the datum is being played now."""

    def failed(self, code: Code, /) -> int | None:
        """The number of a deal of which the datum cannot be had; it is told once."""

    def poll(self) -> bool:
        """Take in what was played meanwhile; whether there was something."""

    def add(self, told: ToldResult, /) -> bool | str:
        """Keep a friend's result; False where it is kept already, or a sentence why it cannot."""

    def copy(self, text: str, /) -> bool:
        """Put a text where other programs take it from; False where that cannot be done."""

    def pasted(self) -> str:
        """The text that lies there."""


class DealingHouse(House, Protocol):
    """The program, with coded deals in it."""

    @property
    def dealings(self) -> Dealings:
        """Coded deals."""
