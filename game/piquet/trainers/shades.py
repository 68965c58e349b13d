"""How likely each unseen card is to be the other's after six tricks, as Master thinks.

They are scored by the sum of squares of what they are off (Brier, "Verification of forecasts
expressed in terms of probability", Monthly Weather Review 78, 1950): whoever says what he believes
scores best. As a share of what one loses who thinks all cards alike (Murphy's skill score, 1973) it
is 1 for the truth and 0 for knowing nothing; it is below 0 for who knows worse than nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.piquet.ai.belief.beliefs import beliefs_of
from game.piquet.ai.belief.unseen_cards import unseen
from game.piquet.ai.levels import MASTER
from game.piquet.ai.values.masks import bits, card_of
from rules.core.cards import Card, Hand
from rules.piquet.view import DealView

Shades = Mapping[Card, float]
"""By unseen card how likely it is in the other's hand, 0 to 1."""

_EVERY = 1 << 30  # no hand that is possible is left out


def shades(
    deal: DealView,
    trust: float = MASTER.trust,
    odd: float = MASTER.odd,
    hindsight: float = MASTER.hindsight,
) -> Shades:
    """What a seat believes, with the weights of Master or with others (`master.Depth`).

    ValueError where no hand agrees with what was seen.
    """
    believed = beliefs_of(deal, Random(0), trust, odd, _EVERY, hindsight=hindsight)
    found = dict.fromkeys(sorted(unseen(deal)), 0.0)
    for hand, weight in zip(believed.left, believed.weights, strict=True):
        for bit in bits(hand):
            found[card_of(bit)] += weight
    return found


def lost(said: Shades, truth: Hand) -> float:
    """How far numbers are off in all, squared: Brier's score, 0 at best."""
    return sum((share - (card in truth)) ** 2 for card, share in said.items())


def alike(cards: Hand, held: int) -> Shades:
    """All cards as likely as one another, where so many of them are held."""
    return dict.fromkeys(sorted(cards), held / len(cards))
