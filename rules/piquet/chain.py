"""The chain of moments of an action: its events enter the deal's history; here points are made."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.cards import Hand
from rules.core.game import Moment
from rules.core.moments import Moments
from rules.piquet.events import Counted, Event
from rules.piquet.history import then
from rules.piquet.scoring import Item, Line, total, withdrawal_of
from rules.piquet.seats import Seat
from rules.piquet.state import DealState, Phase, State

PiquetMoment = Moment[Event, State]


class Chain(Moments[Event, State, DealState, Phase]):
    """The moments of one action."""

    def happens(self, event: Event, **changes: object) -> None:
        """An event outside a deal; `changes` are fields of the partie's state."""
        self.state = replace(self.state, **changes)
        self.moments.append(Moment(event, self.state))

    def then(
        self,
        event: Event,
        phase: Phase | None = None,
        deal: DealState | None = None,
        **changes: object,
    ) -> None:
        """An event of the deal, which its history tells from now on."""
        after = deal or self.deal
        if changes:
            after = replace(after, **changes)
        super().then(event, phase, replace(after, history=then(after.history, event)))

    def count(self, seat: Seat, item: Item, points: int, cards: Hand | None = None) -> None:
        """Enter a line in the ledger."""
        self._enter(Line(seat, item, points, cards))

    def withdraw(self, line: Line) -> None:
        """Take a line of the ledger back: it stays, and its withdrawal is entered as well."""
        self._enter(withdrawal_of(line))

    def _enter(self, line: Line) -> None:
        deal = self.deal
        ledger = (*deal.ledger, line)
        self.then(Counted(line, total(ledger, line.seat)), deal=replace(deal, ledger=ledger))

    def awaits(self, phase: Phase, turn: Seat) -> None:
        """Say whose action is awaited now, in the state after the last event."""
        if self.deal.turn is not turn:
            self.follows(phase, turn=turn)
        elif self.state.phase is not phase:
            self.follows(phase)
