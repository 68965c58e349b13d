"""How one deed becomes a chain of moments: each event enters the deal's history with the state after it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.core.cards import Hand
from rules.core.game import Moment
from rules.piquet.events import Counted, Event
from rules.piquet.scoring import Item, Line, total
from rules.piquet.seats import Seat
from rules.piquet.state import DealState, Phase, State

PiquetMoment = Moment[Event, State]


class Chain:
    """Collects the moments of one deed. It lives only while `apply` runs."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moments: list[PiquetMoment] = []

    @property
    def deal(self) -> DealState:
        return self.state.current

    def happens(self, event: Event, **changes: Any) -> None:
        """An event outside a deal; `changes` are fields of the partie's state."""
        self.state = replace(self.state, **changes)
        self.moments.append(Moment(event, self.state))

    def then(self, event: Event, phase: Phase | None = None, **changes: Any) -> None:
        """An event of the deal; `changes` are fields of the deal's state."""
        deal = self.deal
        after = replace(deal, history=(*deal.history, event), **changes)
        self.state = replace(self.state, deal=after, phase=phase or self.state.phase)
        self.moments.append(Moment(event, self.state))

    def count(self, seat: Seat, item: Item, points: int, cards: Hand | None = None) -> None:
        """Enter a line in the ledger: the one place where points are made."""
        line = Line(seat, item, points, cards)
        ledger = (*self.deal.ledger, line)
        self.then(Counted(line, total(ledger, seat)), ledger=ledger)

    def awaits(self, phase: Phase, turn: Seat) -> None:
        """Say whose deed is awaited now, in the state after the last event."""
        last = self.moments[-1]
        if self.state.phase is not phase or self.deal.turn is not turn:
            self.state = replace(self.state, phase=phase, deal=replace(self.deal, turn=turn))
            self.moments[-1] = Moment(last.event, self.state)
