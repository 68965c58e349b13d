"""The table at which the stories of All-Fours are told: deals, words and tricks in few letters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.all_fours.actions import (
    Action,
    AskTrump,
    Beg,
    ClaimPoints,
    Deal,
    Give,
    GoOn,
    LayAway,
    Play,
    Point,
    Run,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.events import Event
from rules.all_fours.options import Ask, Options
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, check, start_deal
from rules.all_fours.play import playable
from rules.all_fours.refusals import Refusal
from rules.all_fours.scoring import scores
from rules.all_fours.state import DealState, Phase, State
from rules.core.cards import Card, Hand, card
from rules.core.seats import Player

E, D = Player.A, Player.B
"""Elder and the dealer of a table's first deal."""

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def printed(text: str) -> tuple[Card, ...]:
    """The cards of a printed text, "♦K ♥A" or "KD AH"."""
    words = (w[1] + SIGNS[w[0]] if w[0] in SIGNS else w for w in text.split())
    return tuple(map(card, words))


def some(text: str) -> Hand:
    """Cards in any order, as printed."""
    return frozenset(printed(text))


def pack_with(elder: str, dealer: str, turned: str, *runs: str) -> tuple[Card, ...]:
    """A pack that deals these hands, turns this up, and goes on with these cards.

    Each run is three cards of elder's, three of the dealer's, and a turn-up. A hand that is not
    full is filled up with what remains, the lowest spades, hearts, diamonds, clubs first.
    """
    named = [printed(text) for text in (elder, dealer, turned, *runs)]
    used = {one for part in named for one in part}
    assert len(used) == sum(map(len, named)), "a card stands twice"
    rest = [one for one in PACK if one not in used]

    def full(part: tuple[Card, ...]) -> tuple[Card, ...]:
        return (*part, *(rest.pop() for _ in range(6 - len(part))))

    first, second = full(named[0]), full(named[1])
    dealt = (*first[:3], *second[:3], *first[3:], *second[3:])
    return (*dealt, *(one for part in named[2:] for one in part), *rest)


class Table:
    """A deal that is played; every action goes through `check` and `apply`."""

    def __init__(
        self,
        pack: tuple[Card, ...],
        options: Options | None = None,
        before: tuple[int, int] = (0, 0),
    ) -> None:
        """`before` is what elder and the dealer have from an earlier deal."""
        results = () if before == (0, 0) else (before,)
        self.state: State = start_deal(options or quiet(), D, results)
        self.events: list[Event] = []
        self.deals(pack)

    @property
    def deal(self) -> DealState:
        return self.state.current

    def deals(self, pack: tuple[Card, ...]) -> Table:
        return self.does(Deal(pack))

    def does(self, *actions: Action) -> Table:
        for action in actions:
            moments = apply(self.state, action)
            self.events = [moment.event for moment in moments]
            self.state = moments[-1].state
        return self

    def refuses(self, action: Action) -> Refusal:
        """Why an action is refused."""
        refused = check(self.state, action)
        assert refused is not None, f"{action} is allowed"
        assert isinstance(refused.reason, Refusal)
        return refused.reason

    def stands(self) -> Table:
        return self.does(Stand())

    def begs(self) -> Table:
        return self.does(Beg())

    def gives(self) -> Table:
        return self.does(Give())

    def runs(self) -> Table:
        return self.does(Run())

    def lays_away(self, text: str) -> Table:
        return self.does(LayAway(some(text)))

    def asks(self, question: str) -> Table:
        return self.does(AskTrump(TrumpQuestion(question)))

    def claims(self, text: str) -> Table:
        return self.does(ClaimPoints(frozenset(map(Point, text.split()))))

    def plays(self, text: str) -> Table:
        """Cards are led and played in turn; nobody asks."""
        for one in printed(text):
            self.does(Play(one))
            if self.state.phase is Phase.ASK:
                self.does(GoOn())
        return self

    def tricks(self, text: str) -> Table:
        """Tricks as printed, "♦8-♦A; ♥4-♥3"."""
        return self.plays(text.replace("-", " ").replace(";", " "))

    def goes_on(self) -> Table:
        """The lowest playable cards until all are played."""
        while self.state.phase is Phase.PLAY and not self.over:
            self.does(Play(min(playable(self.deal))))
        return self

    @property
    def over(self) -> bool:
        return len(self.state.standing.results) >= self.deal.number

    @property
    def scores(self) -> tuple[int, int]:
        """Points of the deal, A's first."""
        return scores(self.deal.ledger)

    @property
    def totals(self) -> tuple[int, int]:
        return self.state.has(Player.A), self.state.has(Player.B)

    def ledger(self, player: Player) -> list[str]:
        """What a player has marked: "high 1"."""
        lines = self.deal.ledger
        return [f"{line.item} {line.points}" for line in lines if line.player is player]

    def marked(self) -> list[str]:
        """What both have marked, in order: "A high"."""
        return [f"{line.player.name} {line.item}" for line in self.deal.ledger]


def options(**values: Any) -> Options:
    return Options(**values)


def quiet(**values: Any) -> Options:
    """Options by which nobody asks."""
    return Options(**{"ask": Ask.OFF, **values})


def texts(cards: Iterable[Card]) -> list[str]:
    return sorted(map(str, cards))
