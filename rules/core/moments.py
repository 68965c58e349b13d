"""How one action becomes a chain of moments, each event with the state right after it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from rules.core.game import EventT, Moment, StateT

DealT = TypeVar("DealT")
PhaseT = TypeVar("PhaseT", bound=StrEnum)


class Moments(Generic[EventT, StateT, DealT, PhaseT]):
    """Collects the moments of one action. It lives only while `apply` runs.

    `changes` are fields of the deal's state; what happens often hands over the `deal` after it
    instead, which is quicker. `counted` is whether anything has entered the ledger.
    """

    def __init__(self, state: StateT) -> None:
        self.state = state
        self.moments: list[Moment[EventT, StateT]] = []
        self.counted = False

    @property
    def deal(self) -> DealT:
        """The deal on the table; ValueError when there is none."""
        state: Any = self.state
        deal: DealT | None = state.deal
        if deal is None:
            raise ValueError("no deal is on the table")
        return deal

    def then(
        self,
        event: EventT,
        phase: PhaseT | None = None,
        deal: DealT | None = None,
        **changes: object,
    ) -> None:
        """An event of the deal."""
        state: Any = self.state
        if changes:
            before: Any = deal or self.deal
            deal = replace(before, **changes)
        if deal is not None or phase is not None:
            state = replace(state, deal=deal or state.deal, phase=phase or state.phase)
            self.state = state
        self.moments.append(Moment(event, state))

    def follows(self, phase: PhaseT | None = None, **changes: object) -> None:
        """Change the state after the last event: what follows without being an event."""
        state: Any = self.state
        deal = replace(state.deal, **changes) if changes else state.deal
        self.becomes(replace(state, deal=deal, phase=phase or state.phase))

    def becomes(self, state: StateT) -> None:
        """Let this be the state after the last event."""
        self.state = state
        self.moments[-1] = Moment(self.moments[-1].event, state)

    def stops_after(self, count: int) -> None:
        """Keep the first so many moments only: what came later does not happen."""
        del self.moments[count:]
        self.state = self.moments[-1].state
