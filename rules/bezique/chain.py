"""The chain of moments of an action, and the one place where points are made."""

from __future__ import annotations

from msgspec.structs import replace

from rules.bezique.events import Counted, Event
from rules.bezique.scoring import Item, Line, total
from rules.bezique.state import DealState, Phase, State
from rules.core.cards import Hand
from rules.core.game import Moment
from rules.core.moments import Moments
from rules.core.seats import Player

BeziqueMoment = Moment[Event, State]


class Chain(Moments[Event, State, DealState, Phase]):
    """The moments of one action."""

    def happens(self, event: Event, phase: Phase | None = None, **changes: object) -> None:
        """An event outside a deal; `changes` are fields of the partie's standing."""
        state = self.state
        standing = replace(state.standing, **changes)
        self.state = State(state.options, phase or state.phase, standing, state.deal)
        self.then(event)

    def count(self, player: Player, item: Item, points: int, cards: Hand = frozenset()) -> None:
        """Enter a line in the ledger."""
        deal = self.deal
        if points > 0 and player is deal.errors.silent:
            return  # by a revoke he scores no more (ZI11)
        line = Line(player, item, points, cards)
        ledger = (*deal.ledger, line)
        self.counted = True
        self.then(Counted(line, total(ledger, player)), deal=replace(deal, ledger=ledger))
