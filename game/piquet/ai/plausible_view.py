"""Whether a view from outside can be thought about: sizes and cards that all thinking relies on.

A view made up by hand may be readable and yet no position. What would make a player think for ever,
or of cards that nobody has, is told with the field it stands in.
"""

from __future__ import annotations

from game.piquet.ai.belief.unseen_cards import played
from game.players.wire import WireError
from rules.piquet.choices import (
    MayAnnounce,
    MayCall,
    MayChooseDeal,
    MayCut,
    MayExchange,
    MayPlay,
)
from rules.piquet.options import HAND, TALON
from rules.piquet.view import DealView, View

_HAND = "view.deal.hand"
LONGEST_HISTORY = 400  # events; in 4,800 questions of random parties the longest had 91


def hold_plausible(seen: View) -> None:
    """WireError when this view cannot be of a real deal; not every such view is found."""
    if isinstance(seen.choices, (MayCut, MayChooseDeal)):
        return
    if seen.deal is None:
        raise WireError("is null, and these choices come in a deal only", "view.deal")
    _hold_cards(seen.deal)
    hand = seen.deal.hand
    match seen.choices:
        case MayExchange(least, most) | MayAnnounce(least, most):
            if not 0 <= most <= min(TALON, len(hand)):
                raise WireError(f"should be from 0 to {TALON}", "view.choices.most")
            if not 0 <= least <= most:
                raise WireError("should be from 0 to most", "view.choices.least")
        case MayPlay(cards) | MayCall(_, cards):
            if not cards <= hand:
                raise WireError("are not all in the hand", "view.choices.cards")
        case _:
            pass


def _hold_cards(deal: DealView) -> None:
    if len(deal.hand) > HAND:
        raise WireError(f"should be {HAND} cards at most, but are {len(deal.hand)}", _HAND)
    if twice := deal.hand & (deal.discard | played(deal)):
        raise WireError(f"{min(twice)} was put out or played already", _HAND)
    if len(deal.history) > LONGEST_HISTORY:
        says = f"should be {LONGEST_HISTORY} events at most, but are {len(deal.history)}"
        raise WireError(says, "view.deal.history")
    for name, sizes, most in (
        ("hand_sizes", deal.hand_sizes, HAND),
        ("discard_sizes", deal.discard_sizes, TALON),
    ):
        for place, size in enumerate(sizes):
            if not 0 <= size <= most:
                raise WireError(f"should be from 0 to {most}", f"view.deal.{name}[{place}]")
