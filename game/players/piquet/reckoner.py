"""What a deal comes to if some holdings are claimed and the play ends in some way, on average.

The average is over all hands that a seat believes possible; each is reckoned by part, and valued as
a whole, since settlement points do not add up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.players.judgement import Chance
from game.players.piquet import parts
from game.players.piquet.beliefs import Beliefs
from game.players.piquet.cardplay import value_of
from game.players.piquet.claims import Claims, Hands
from game.players.piquet.known import deal_of
from game.players.piquet.masks import bit_of
from game.players.piquet.opened import Worth
from game.players.piquet.outcome import moment, rest
from game.players.piquet.play_table import play_values
from game.players.piquet.reckoned import codes, on_end
from rules.core.cards import Card, Hand
from rules.piquet.concession import WHOLE_PLAY
from rules.piquet.scoring import CARDS, TRICKS
from rules.piquet.seats import ELDER
from rules.piquet.view import View


class Played(NamedTuple):
    """How the play ends: points of the whole play and for the cards, mine and the other's.

    `elders`: what elder makes before younger counts anything. `tricks`: mine of all twelve, None
    where the play is counted and not played.
    """

    mine: float
    theirs: float
    won: float
    lost: float
    elders: int
    tricks: int | None = None


Ending = Callable[[int], Played]
"""How the play ends against one of the hands that are believed possible, by its place."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What both sides may expect, by part, and in settlement; and how likely what happens is."""

    mine: parts.Sums
    theirs: parts.Sums
    settlement: float
    chances: dict[Chance, float]


class Reckoner:
    """Reckons what one view may come to, over all hands that are believed possible."""

    def __init__(self, view: View, believed: Beliefs, value: Worth) -> None:
        self.view = view
        self.believed = believed
        self.value = value
        self._deal = deal_of(view)
        self._hands = Hands.of(self._deal)

    def expected(self, claims: Claims, ending: Ending) -> Expected:
        """The averages over all hands."""
        mine, theirs, settlement = parts.none(), parts.none(), 0.0
        seen: dict[Chance, float] = {}
        weights = self.believed.weights
        for at, (hand, weight) in enumerate(zip(self.believed.whole, weights, strict=True)):
            played = ending(at)
            own, others = self._against(hand, claims, played)
            parts.add(mine, own, weight)
            parts.add(theirs, others, weight)
            settlement += weight * self.value(sum(own), sum(others))
            for chance in parts.chances_of(own, others, played.tricks):
                seen[chance] = seen.get(chance, 0.0) + weight
        chances = {chance: parts.rounded(share) for chance, share in seen.items()}
        return Expected(mine, theirs, settlement, chances)

    def _against(self, hand: int, claims: Claims, played: Played) -> tuple[parts.Sums, parts.Sums]:
        mine, theirs = self._hands.count(claims, hand)
        had = [(int(sums[parts.PIQUES]), int(sums[parts.REPIQUES])) for sums in self._hands.had]
        if not any(map(any, had)):
            repique = self.view.options.younger_repique
            more = parts.extraordinary(self._deal.seat, mine, theirs, played.elders, repique)
            had = list(more)
        return (
            [*mine, played.mine, played.won, *had[0]],
            [*theirs, played.theirs, played.lost, *had[1]],
        )

    def card(self, allowed: Hand, card: Card) -> Ending:
        """The end of the play by this card next."""
        now = moment(self._deal, allowed, self.believed)
        table, bit = play_values(), bit_of(card)
        had = [sums[parts.PLAY] for sums in self._hands.had]

        def ending(at: int) -> Played:
            left = rest(self._deal, value_of(now, bit, self.believed.left[at], table))
            cards = parts.for_tricks(left.tricks)
            return Played(
                had[0] + left.mine, had[1] + left.theirs, *cards, self._on_end(at), left.tricks
            )

        return ending

    def whole_play(self, at: int) -> Played:
        """The whole play, both hands open and nothing played yet that mattered."""
        elder = self._deal.seat is ELDER
        value = play_values().value(*self._codes(at))
        left = rest(self._deal, value if elder else 2 * TRICKS + 1 - value)
        cards = parts.for_tricks(left.tricks)
        return Played(left.mine, left.theirs, *cards, self._on_end(at), left.tricks)

    def tricks(self, at: int) -> int:
        """How many tricks I take when both hands lie open."""
        tricks = play_values().value(*self._codes(at)) >> 1
        return tricks if self._deal.seat is ELDER else TRICKS - tricks

    def conceded_to(self, me: bool) -> Ending:
        """The play is counted by me, or by the other (rule K9)."""
        elders = WHOLE_PLAY if (self._deal.seat is ELDER) is me else 0
        if me:
            return lambda _: Played(WHOLE_PLAY, 0, CARDS, 0, elders)
        return lambda _: Played(0, WHOLE_PLAY, 0, CARDS, elders)

    def for_capot(self, at: int) -> Played:
        """I play on against one who has conceded, and who counts nothing of it (rule K10)."""
        tricks = self.tricks(at)
        mine, _ = parts.for_tricks(tricks)
        return Played(min(tricks + 1, WHOLE_PLAY), 0, mine, 0, self._on_end(at), tricks)

    def _codes(self, at: int) -> tuple[int, int, int, int]:
        mine, hand = self._hands.mine, self.believed.whole[at]
        return codes(mine, hand) if self._deal.seat is ELDER else codes(hand, mine)

    def _on_end(self, at: int) -> int:
        return on_end(self._codes(at))
