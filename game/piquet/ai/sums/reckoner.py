"""What a deal comes to if some holdings are claimed and the play ends in some way, on average.

The average is over all hands that a seat believes possible; each is reckoned by part, and valued as
a whole, since settlement points do not add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from game.piquet.ai.belief.beliefs import Beliefs
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.claims import Claims, Hands, HoldingClaim
from game.piquet.ai.estimates import Prospect
from game.piquet.ai.sums import parts
from game.piquet.ai.sums.cardplay import run_by_elder, value_of
from game.piquet.ai.sums.outcome import Worth, moment, rest
from game.piquet.ai.sums.two_hands import codes, on_end
from game.piquet.ai.values.masks import bit_of
from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.positions import Codes
from rules.core.cards import Card, Hand
from rules.piquet.combinations import Kind
from rules.piquet.options import FIRST_EDITION
from rules.piquet.scoring import CARDS, TRICKS, Item
from rules.piquet.seats import ELDER
from rules.piquet.talk.concession import WHOLE_PLAY
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


_InHand = tuple[parts.InHand, parts.InHand]  # mine and the other's

Ending = Sequence[Played]
"""How the play ends against each of the hands that are believed possible."""


class Expected(Struct, frozen=True):
    """What both sides may expect, by part, and in settlement; and how likely what happens is."""

    mine: parts.Sums
    theirs: parts.Sums
    settlement: float
    chances: dict[Prospect, float]

    @property
    def margin(self) -> float:
        """My points less the other's."""
        return sum(self.mine) - sum(self.theirs)


class Reckoner:
    """Reckons what one view may come to, over all hands that are believed possible."""

    def __init__(
        self,
        view: View,
        believed: Beliefs,
        value: Worth,
        costs: Mapping[Kind, float] | None = None,
    ) -> None:
        """`costs`: by kind the points that it costs in the play to tell of the best of it."""
        self.view = view
        self.believed = believed
        self.value = value
        self._costs = costs or {}
        self._deal = deal_of(view)
        self._hands = Hands.of(self._deal)
        had = [(int(sums[parts.PIQUES]), int(sums[parts.REPIQUES])) for sums in self._hands.had]
        self._had = had if any(map(any, had)) else None
        self._known: dict[tuple[tuple[Kind, HoldingClaim], ...], list[_InHand]] = {}

    def expected(self, claims: Claims, ending: Ending, given: float = 0.0) -> Expected:
        """The averages over all hands.

        `given`: the points that what is told costs in the play; half is lost, half is the other's.
        """
        mine, theirs, settlement = parts.none(), parts.none(), 0.0
        seen: dict[Prospect, float] = {}
        weights = self.believed.weights
        for counted, weight, played in zip(self._counted(claims), weights, ending, strict=True):
            own, others = self._against(counted, played, given)
            parts.add(mine, own, weight)
            parts.add(theirs, others, weight)
            settlement += weight * self.value(sum(own), sum(others))
            for chance in parts.chances_of(own, others, played.tricks):
                seen[chance] = seen.get(chance, 0.0) + weight
        chances = {chance: parts.rounded(share) for chance, share in seen.items()}
        return Expected(mine, theirs, settlement, chances)

    def given(self, kinds: Iterable[Kind]) -> float:
        """What telling of these kinds costs in the play."""
        return sum(self._costs.get(kind, 0.0) for kind in kinds)

    def settlement(self, claims: Claims, ending: Ending, given: float = 0.0) -> float:
        """The average worth alone."""
        return sum(
            weight * self.value(mine, theirs)
            for weight, mine, theirs in self.ends(claims, ending, given)
        )

    def ends(
        self, claims: Claims, ending: Ending, given: float = 0.0
    ) -> Iterator[tuple[float, float, float]]:
        """The weight of each hand, and the points of the whole deal against it, mine first."""
        weights = self.believed.weights
        for counted, weight, played in zip(self._counted(claims), weights, ending, strict=True):
            own, others = self._against(counted, played, given)
            yield weight, sum(own), sum(others)

    def _counted(self, claims: Claims) -> list[_InHand]:
        """What both count in hand against each hand; the same claims are asked for card by card."""
        key = tuple(claims.items())
        found = self._known.get(key)
        if found is None:
            count = self._hands.count
            found = self._known[key] = [count(claims, hand) for hand in self.believed.whole]
        return found

    def _against(
        self, counted: _InHand, played: Played, given: float
    ) -> tuple[parts.Sums, parts.Sums]:
        mine, theirs = counted
        had = self._had
        if had is None:
            repique = self.view.options.younger_repique
            more = parts.extraordinary(self._deal.seat, mine, theirs, played.elders, repique)
            had = list(more)
        return (
            [*mine, played.mine - given / 2, played.won, *had[0]],
            [*theirs, played.theirs + given / 2, played.lost, *had[1]],
        )

    def card(self, allowed: Hand, card: Card) -> Ending:
        """The end of the play by this card next."""
        now = moment(self._deal, allowed, self.believed)
        table, bit = play_values(), bit_of(card)
        mine, theirs = (sums[parts.PLAY] for sums in self._hands.had)
        ending = []
        for hand in self.believed.left:
            left = rest(self._deal, value_of(now, bit, hand, table))
            cards = parts.for_tricks(left.tricks)
            elders = run_by_elder(now, bit, hand)
            ending.append(
                Played(mine + left.mine, theirs + left.theirs, *cards, elders, left.tricks)
            )
        return ending

    def whole_play(self) -> Ending:
        """The whole play, both hands open."""
        ending = []
        for found, value in self._open_plays():
            left = rest(self._deal, value)
            cards = parts.for_tricks(left.tricks)
            ending.append(Played(left.mine, left.theirs, *cards, on_end(found), left.tricks))
        return ending

    def conceded_to(self, me: bool) -> Ending:
        """The play is counted by me, or by the other (rule K9).

        Elder has led if it is he: that may make his pique. What is given makes none, but by the
        first edition of the rules.
        """
        elders = sum(line.item is Item.LEAD for line in self._deal.ledger)
        if self.view.options.edition == FIRST_EDITION and (self._deal.seat is ELDER) is me:
            elders = WHOLE_PLAY
        to_me, to_other = (
            Played(WHOLE_PLAY, 0, CARDS, 0, elders),
            Played(0, WHOLE_PLAY, 0, CARDS, elders),
        )
        return [to_me if me else to_other] * len(self.believed.whole)

    def for_capot(self) -> Ending:
        """I play on against one who has conceded, and who counts nothing of it (rule K10)."""
        ending = []
        for found, value in self._open_plays():
            tricks = value >> 1
            won, _ = parts.for_tricks(tricks)
            counted = min(tricks + 1, WHOLE_PLAY)
            ending.append(Played(counted, 0, won, 0, on_end(found), tricks))
        return ending

    def _open_plays(self) -> Iterator[tuple[Codes, int]]:
        """For each hand both hands as elder leads, and what the whole play is worth to me."""
        elder, mine, table = self._deal.seat is ELDER, self._hands.mine, play_values()
        for hand in self.believed.whole:
            found = codes(mine, hand) if elder else codes(hand, mine)
            value = table.value(*found)
            yield found, value if elder else 2 * TRICKS + 1 - value
