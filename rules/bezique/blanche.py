"""Carte blanche in Rubicon Bezique: a hand without king, queen or knave (rows ZK4 and ZK5).

It is shown before its holder plays his first card, and each further card that is no court card
before he plays the next one; what is not shown then ends it (house choice 6).
"""

from __future__ import annotations

from rules.bezique.chain import Chain
from rules.bezique.events import CarteBlancheShown
from rules.bezique.pack import COURTS
from rules.bezique.refusals import Refusal
from rules.bezique.scoring import CARTE_BLANCHE, Item
from rules.bezique.state import DealState
from rules.core.cards import Card, Hand
from rules.core.game import Refused
from rules.core.seats import more, with_his


def of_hand(hand: Hand) -> Hand | None:
    """The cards that may be shown as a carte blanche; None for a hand with a court card."""
    return None if hand & COURTS else hand


def after_draw(card: Card) -> Hand | None:
    """What may be shown when one who has shown all so far has drawn this card."""
    return None if card in COURTS else frozenset((card,))


def may_show(deal: DealState) -> bool:
    """Whether the one on turn has something to show."""
    return bool(deal.blanche[deal.turn])


def why_not_show(deal: DealState) -> Refused | None:
    """Only what is a carte blanche, and in time."""
    return None if may_show(deal) else Refused(Refusal.NO_CARTE_BLANCHE)


def show(chain: Chain) -> None:
    """The cards are shown and taken back, and fifty."""
    deal = chain.deal
    player = deal.turn
    cards = deal.blanche[player] or frozenset()
    chain.then(
        CarteBlancheShown(player, cards),
        blanche=with_his(deal.blanche, player, frozenset()),
        known=more(deal.known, player, cards),
    )
    chain.count(player, Item.CARTE_BLANCHE, CARTE_BLANCHE, cards)
