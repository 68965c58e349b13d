"""The best that is kept of a hand while cards lie put out: its words are gilt, its cards stand up.

It shows what the sentence says, and nothing of what should be kept: without a card put out there is
no choice yet, and where cards are suggested or weighed those stand out instead.
"""

from __future__ import annotations

from game.piquet.ui.hand_state import HandState
from game.piquet.words.terms import call_name
from game.table.offers import Gilt
from rules.core.cards import Hand
from rules.piquet.combinations import RankSet, Sequence, sequences, sets
from rules.piquet.options import Options
from rules.piquet.scoring import worth
from rules.piquet.view import View


def kept_gilt(seen: View, hand_state: HandState) -> Gilt:
    """What is of gold in the sentence that tells what is kept of an exchange."""
    deal = seen.deal
    if deal is None or hand_state.hinted or hand_state.weighed:
        return Gilt()
    chosen = frozenset(hand_state.chosen) & deal.hand
    best = best_of(deal.hand - chosen, seen.options) if chosen else None
    return Gilt() if best is None else Gilt(call_name(best), frozenset(map(str, best.cards)))


def best_of(kept: Hand, options: Options) -> Sequence | RankSet | None:
    """What counts most of it; between equals the set, whose cards lie scattered in the hand.

    A point is none: there always is one.
    """
    found: list[Sequence | RankSet] = [*sets(kept), *sequences(kept)]
    return max(found, key=lambda each: worth(each, options), default=None)
