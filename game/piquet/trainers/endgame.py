"""The last six tricks of a deal with both hands open: what may be played, and what it is worth.

Values are those of the table of the play (`values.play_table`): with six cards each, looking ahead
to the end finds them in a thousandth of a second, so that no page need wait for the table itself.
Points are those of tricks, the last trick, the cards and the capot; what makes a trick more makes
them more, so the best play for tricks is the best play for points.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

from game.piquet.ai.sums.cardplay import PlayMoment, value_of
from game.piquet.ai.sums.two_hands import cards_points
from game.piquet.ai.values.masks import WHOLE, bit_of, mask_of
from game.piquet.ai.values.search import Search
from game.piquet.preferences import Sort
from game.piquet.trainers.reading_said import YOU
from game.piquet.ui.hand_state import sorted_hand
from rules.core.cards import Card, Hand
from rules.core.tricks import may_play
from rules.piquet.actions import Play
from rules.piquet.pack import height
from rules.piquet.partie import apply
from rules.piquet.seats import Seat
from rules.piquet.state import State


@cache
def _search() -> Search:
    return Search()


@dataclass(frozen=True)
class PiquetEndgame:
    """A position: the state of the partie, in which six tricks or more were taken."""

    state: State

    @cached_property
    def seat(self) -> Seat:
        """Where one sits who trains."""
        return self.state.current.seat(YOU)

    @cached_property
    def mine(self) -> tuple[Card, ...]:
        return sorted_hand(self.state.current.hands[self.seat], Sort.SUITS)

    @cached_property
    def theirs(self) -> tuple[Card, ...]:
        return sorted_hand(self.state.current.hands[self.seat.other], Sort.SUITS)

    @property
    def led(self) -> Card | None:
        return self.state.current.table.led

    @property
    def over(self) -> bool:
        return bool(self.state.results)

    @property
    def turn(self) -> Seat:
        return self.state.current.turn

    @property
    def my_turn(self) -> bool:
        return self.turn is self.seat

    @property
    def won(self) -> tuple[int, int]:
        table = self.state.current.table
        return table.won(self.seat), table.won(self.seat.other)

    @cached_property
    def allowed(self) -> Hand:
        return may_play(self.state.current.hands[self.turn], self.led)

    def after(self, card: Card, /) -> PiquetEndgame:
        return PiquetEndgame(apply(self.state, Play(card))[-1].state)

    def value(self, card: Card) -> int:
        """What a card of whoever plays comes to for him: `2 * tricks + last`, with this trick."""
        deal = self.state.current
        mine, theirs = (mask_of(deal.hands[seat]) for seat in (self.turn, self.turn.other))
        led = 0 if self.led is None else bit_of(self.led)
        gone = WHOLE & ~(mine | theirs | led)
        moment = PlayMoment(mine, mask_of(self.allowed), led, gone, elder=False)
        return value_of(moment, bit_of(card), theirs, _search())

    def worth(self, value: int) -> int:
        """Points in which a value is worth more than nothing at all, for whoever plays."""
        before = self.state.current.table.won(self.turn)
        return value + cards_points(before + (value >> 1))

    @cached_property
    def best_value(self) -> int:
        """The value of the best card."""
        return max(map(self.value, self.allowed))

    def lost(self, card: Card, /) -> int:
        return self.worth(self.best_value) - self.worth(self.value(card))

    def right(self) -> Hand:
        """The cards that lose nothing."""
        return frozenset(card for card in self.allowed if not self.lost(card))

    def best_reply(self) -> Card:
        """Of the best cards the one after which the fewest of the answers are right; the lowest."""
        return min(self.right(), key=lambda card: (self._right_after(card), height(card), card))

    def _right_after(self, card: Card) -> float:
        """Which share of what may be answered loses nothing."""
        after = self.after(card)
        if after.over or after.turn is self.turn:
            return 1.0
        return len(after.right()) / len(after.allowed)
