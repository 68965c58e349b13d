"""The hands the adversary may hold: all that the facts allow, each with how likely it is.

A hand is likely by what a player keeps (learned tables, `tables.beliefs`), and by what he would
have called or answered with it. Where there are too many to count through, some are drawn.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb, exp
from random import Random

from game.piquet.ai.belief.facts import Facts, facts
from game.piquet.ai.values.masks import SUIT, SUIT_BITS, bit_of, bits, suit_index
from game.piquet.ai.values.tables import Likelihood
from rules.core.cards import Card, Hand
from rules.piquet.choices import MayCall, MayPlay
from rules.piquet.options import HAND
from rules.piquet.view import View

MOST = 8_000  # hands that are counted through; of more, `DRAWN` are drawn
DRAWN = 2_000
_TRIES = 40  # for each one drawn


def possible(facts: Facts, chance: Random, cards: int = HAND) -> list[int]:
    """The hands of so many cards that the facts allow; drawn at random where there are too many."""
    free = facts.free
    wanted = cards - facts.sure.bit_count()
    count = free.bit_count()
    if wanted < 0 or wanted > count:
        return []
    if comb(count, wanted) > MOST:
        return _some(facts, wanted, chance)
    hands = _all(free, facts.sure, wanted)
    for test in facts.tests:
        hands = [hand for hand in hands if test(hand)]
    return hands


@lru_cache(maxsize=4)
def _all(free: int, sure: int, wanted: int) -> list[int]:
    """Every hand of the cards that are sure and `wanted` of those that are free."""
    single = bits(free)
    if 2 * wanted <= len(single):
        return [sure | sum(chosen) for chosen in combinations(single, wanted)]
    whole = sure | free
    return [whole ^ sum(gone) for gone in combinations(single, len(single) - wanted)]


def _some(facts: Facts, wanted: int, chance: Random) -> list[int]:
    """Hands drawn at random that the facts allow, each once."""
    single = bits(facts.free)
    found: dict[int, None] = {}
    for _ in range(_TRIES * DRAWN):
        hand = facts.sure | sum(chance.sample(single, wanted))
        if hand not in found and all(test(hand) for test in facts.tests):
            found[hand] = None
            if len(found) == DRAWN:
                break
    return list(found)


def weighed(
    hands: list[int], whole: int, likelihood: Likelihood, spread: float = 1.0
) -> list[float]:
    """How likely each hand is among them, the sum 1: by what was kept of `whole`, hand and rest.

    `spread`: 1 as learned; less trusts the tables less, 0 weighs all alike.
    """
    if not hands:
        return []
    if not spread:
        return [1 / len(hands)] * len(hands)
    logs = [likelihood.log(hand, whole ^ hand) for hand in hands]
    top = max(logs)
    weights = [exp((log - top) * spread) for log in logs]
    total = sum(weights)
    return [weight / total for weight in weights]


_FEW = 1_500  # hands that are looked through between two frames


def sure_winners(seen: View) -> Hand:
    """The cards of the one to lead that win the trick for certain; none where he does not lead."""
    deal = seen.deal
    if deal is None or deal.table.led is not None:
        return frozenset()
    match seen.choices:
        case MayPlay(cards) | MayCall((), cards):
            against = _may_hold(facts(deal))
            return frozenset(card for card in cards if not against & _above(card))
    return frozenset()


def _may_hold(known: Facts) -> int:
    """All cards that any hand the other may have has left."""
    wanted = HAND - known.sure.bit_count()
    loose = known.unseen | known.sure
    if known.tests and comb(known.free.bit_count(), max(wanted, 0)) <= _FEW:
        loose = 0
        for hand in possible(known, Random(0)):
            loose |= hand
    return loose & ~known.played


def _above(card: Card) -> int:
    """The higher cards of its suit."""
    bit = bit_of(card)
    return SUIT << SUIT_BITS * suit_index(bit) & ~(bit | bit - 1)
