"""The exchange as it stands in a view, ready to be thought about."""

from __future__ import annotations

from game.piquet.ai.belief.unseen_cards import deal_of
from game.piquet.ai.drawing import Situation
from game.piquet.ai.values.masks import mask_of
from rules.piquet.choices import MayAnnounce, MayExchange
from rules.piquet.events import CarteBlancheShown
from rules.piquet.seats import ELDER
from rules.piquet.view import View


def situation(view: View, most_cards: bool = False) -> Situation:
    """What is known when cards are to be put out; ValueError when none are.

    `most_cards`: as if no fewer than may be had could be taken.
    """
    deal = deal_of(view)
    match view.choices:
        case MayExchange(least, most) | MayAnnounce(least, most):
            pass
        case _:
            raise ValueError("nothing is exchanged now")
    blanche = deal.carte_blanche
    if isinstance(view.choices, MayAnnounce):
        blanche = deal.seat
    dealt = None
    for event in deal.history:
        if isinstance(event, CarteBlancheShown):
            blanche = event.seat
            if event.seat is not deal.seat:
                dealt = mask_of(event.cards)
    theirs = deal.discard_sizes[deal.seat.other] or None
    if deal.seat is not ELDER and theirs is None:
        theirs = deal.elder_takes
    return Situation(
        seat=deal.seat,
        hand=mask_of(deal.hand),
        least=most if most_cards else least,
        most=most,
        theirs=theirs,
        blanche=blanche,
        dealt=dealt,
    )
