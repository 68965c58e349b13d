"""The last tricks with both hands open, as data: what a game tells of them, and how one is doing.

Every card is judged exactly: by the points that the best play from there makes less of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import Card, Hand


class Endgame(Protocol):
    """A position of the last tricks, a value. Cards are from left to right."""

    @property
    def mine(self) -> tuple[Card, ...]:
        """The cards one has in hand."""

    @property
    def theirs(self) -> tuple[Card, ...]:
        """The cards the other has in hand."""

    @property
    def led(self) -> Card | None:
        """The card that lies there to be answered."""

    @property
    def my_turn(self) -> bool:
        """Whether one plays now; who does is not asked when all is over."""

    @property
    def over(self) -> bool:
        """Whether all cards were played."""

    @property
    def won(self) -> tuple[int, int]:
        """The tricks one has taken in the deal, and the other."""

    @property
    def allowed(self) -> Hand:
        """The cards that may be played now, by whoever plays."""

    def lost(self, card: Card, /) -> int:
        """The points that a card of one's own gives away, with the best play afterwards."""

    def best_reply(self) -> Card:
        """The card the other plays: a best one, and of these one that is hard to answer."""

    def after(self, card: Card, /) -> Endgame:
        """The position after a card of whoever plays."""


class LastTricks(Struct, frozen=True):
    """Somebody at one position: where it stands, what was lost, and the card whose reason is read.

    `before` is the position in which that card, `wrong`, was played.
    """

    now: Endgame
    lost: int = 0
    wrong: Card | None = None
    before: Endgame | None = None

    @property
    def waits(self) -> bool:
        """Whether a card of one's own is waited for."""
        return self.wrong is None and not self.now.over and self.now.my_turn

    @property
    def best(self) -> Hand:
        """The cards that would have lost nothing where the wrong one was played."""
        before = self.before
        if before is None:
            return frozenset()
        return frozenset(card for card in before.allowed if not before.lost(card))

    def played(self, card: Card) -> LastTricks:
        """After a card of one's own; one that loses something waits for its reason to be read."""
        if not self.waits or card not in self.now.allowed:
            return self
        lost, after = self.now.lost(card), self.now.after(card)
        if not lost:
            return replace(self, now=after)
        return LastTricks(after, self.lost + lost, card, self.now)

    def read(self) -> LastTricks:
        """On, after the reason was read."""
        return replace(self, wrong=None, before=None)

    def replied(self) -> LastTricks:
        """After the other's card."""
        if self.wrong is not None or self.now.over or self.now.my_turn:
            return self
        return replace(self, now=self.now.after(self.now.best_reply()))


class EndingTrainer(Struct, frozen=True, kw_only=True):
    """What a game brings for a trainer of last tricks. Sentences are in the language spoken.

    `read` raises ValueError for an exercise that it cannot read.
    """

    length: int  # positions of a set
    read: Callable[[Mapping[str, Any]], Endgame]
    stake: Callable[[Any], str]  # of a position: what is to be won
    why: Callable[[Any, Card, str], str]  # of a position, a wrong card, and the other's name
