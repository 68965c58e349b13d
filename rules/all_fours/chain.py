"""The chain of moments of an action, and the one place where points are made."""

from __future__ import annotations

from msgspec.structs import replace

from rules.all_fours.events import Counted, Event
from rules.all_fours.options import Revoke
from rules.all_fours.scoring import Item, Line, total
from rules.all_fours.state import DealState, Phase, State
from rules.core.cards import Hand
from rules.core.game import Moment
from rules.core.moments import Moments
from rules.core.seats import Player

_FOSTER = Revoke.FOSTER
AllFoursMoment = Moment[Event, State]


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
        options, deal = self.state.options, self.deal
        if options.revoke is _FOSTER and deal.revokes[player]:  # QH7: one short
            points = min(points, options.target - 1 - self.state.has(player))
            if points <= 0:
                return
        line = Line(player, item, points, cards)
        ledger = (*deal.ledger, line)
        self.counted = True
        self.then(Counted(line, total(ledger, player)), deal=replace(deal, ledger=ledger))
