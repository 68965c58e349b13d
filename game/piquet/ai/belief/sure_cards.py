"""Cards that win for sure if they are led now: whatever the other holds, he cannot beat them.

Only what follows from the rules counts, and from what was called, answered and played: of all hands
that agree with it none has a higher card of the suit. Where there are too many hands to look
through, each card he may have is taken to be his: some sure card may be missed, none is wrong.
"""

from __future__ import annotations

from math import comb
from random import Random

from game.piquet.ai.belief.facts import Facts, facts
from game.piquet.ai.belief.worlds import possible
from game.piquet.ai.values.masks import SUIT, SUIT_BITS, bit_of, suit_index
from rules.core.cards import Card, Hand
from rules.piquet.choices import MayCall, MayPlay
from rules.piquet.options import HAND
from rules.piquet.view import View

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
