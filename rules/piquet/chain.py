"""How one deed becomes a chain of moments, each event with the state right after it.

An event of a deal also enters the deal's history.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.cards import Hand
from rules.core.game import Moment
from rules.piquet.events import Counted, Event
from rules.piquet.history import then
from rules.piquet.scoring import Item, Line, total, withdrawal_of
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
        deal = self.state.deal
        if deal is None:
            raise ValueError("no deal is on the table")
        return deal

    def happens(self, event: Event, **changes: object) -> None:
        """An event outside a deal; `changes` are fields of the partie's state."""
        self.state = replace(self.state, **changes)
        self.moments.append(Moment(event, self.state))

    def then(self, event: Event, phase: Phase | None = None, **changes: object) -> None:
        """An event of the deal; `changes` are fields of the deal's state."""
        old, deal = self.state, self.deal
        self.state = State(
            old.options,
            phase or old.phase,
            old.cutting,
            old.chooser,
            old.first_dealer,
            old.results,
            replace(deal, history=then(deal.history, event), **changes),
            old.settlement,
        )
        self.moments.append(Moment(event, self.state))

    def count(self, seat: Seat, item: Item, points: int, cards: Hand | None = None) -> None:
        """Enter a line in the ledger: the one place where points are made."""
        self._enter(Line(seat, item, points, cards))

    def withdraw(self, line: Line) -> None:
        """Take a line of the ledger back: it stays, and its withdrawal is entered as well."""
        self._enter(withdrawal_of(line))

    def _enter(self, line: Line) -> None:
        ledger = (*self.deal.ledger, line)
        self.then(Counted(line, total(ledger, line.seat)), ledger=ledger)

    def stops_after(self, count: int) -> None:
        """Keep the first so many moments only: what came later does not happen."""
        del self.moments[count:]
        self.state = self.moments[-1].state

    def awaits(self, phase: Phase, turn: Seat) -> None:
        """Say whose deed is awaited now, in the state after the last event."""
        if self.deal.turn is not turn:
            self.ends_with(phase=phase, deal=replace(self.deal, turn=turn))
        elif self.state.phase is not phase:
            self.ends_with(phase=phase)

    def ends_with(self, **changes: object) -> None:
        """Change the state after the last event: what follows from it without being an event."""
        self.state = replace(self.state, **changes)
        self.moments[-1] = Moment(self.moments[-1].event, self.state)
