"""How one deed becomes a chain of moments, each event with the state right after it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.bezique.events import Counted, Event
from rules.bezique.scoring import Item, Line, total
from rules.bezique.state import DealState, Phase, Standing, State
from rules.core.cards import Hand
from rules.core.game import Moment
from rules.core.seats import Player

BeziqueMoment = Moment[Event, State]


class Chain:
    """Collects the moments of one deed. It lives only while `apply` runs."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moments: list[BeziqueMoment] = []
        self.counted = False  # whether anything entered the ledger

    @property
    def deal(self) -> DealState:
        deal = self.state.deal
        if deal is None:
            raise ValueError("no deal is on the table")
        return deal

    def happens(self, event: Event, phase: Phase | None = None, **changes: object) -> None:
        """An event outside a deal; `changes` are fields of the partie's standing."""
        state = self.state
        standing: Standing = replace(state.standing, **changes)
        self.state = State(state.options, phase or state.phase, standing, state.deal)
        self.moments.append(Moment(event, self.state))

    def then(self, event: Event, phase: Phase | None = None, **changes: object) -> None:
        """An event of the deal; `changes` are fields of the deal's state."""
        state = self.state
        deal = replace(self.deal, **changes) if changes else state.deal
        self.state = State(state.options, phase or state.phase, state.standing, deal)
        self.moments.append(Moment(event, self.state))

    def count(self, player: Player, item: Item, points: int, cards: Hand = frozenset()) -> None:
        """Enter a line in the ledger: the one place where points are made."""
        if points > 0 and player is self.deal.errors.silent:
            return  # by a revoke he scores no more (ZI11)
        line = Line(player, item, points, cards)
        ledger = (*self.deal.ledger, line)
        self.counted = True
        self.then(Counted(line, total(ledger, player)), ledger=ledger)

    def follows(self, phase: Phase | None = None, **changes: Any) -> None:  # noqa: ANN401
        """Change the deal's state after the last event: what follows without being an event."""
        state = self.state
        deal = replace(state.current, **changes)
        self.state = State(state.options, phase or state.phase, state.standing, deal)
        self.moments[-1] = Moment(self.moments[-1].event, self.state)

    def stops_after(self, count: int) -> None:
        """Keep the first so many moments only: what came later does not happen."""
        del self.moments[count:]
        self.state = self.moments[-1].state
