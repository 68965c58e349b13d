"""What declaring one thing costs another, in a short sentence."""

from __future__ import annotations

from game.bezique.face.choosing import offered
from game.bezique.face.serving import record
from game.bezique.words.say import say
from rules.bezique.combinations import Class, Combination, Kind
from rules.bezique.view import View
from rules.core.cards import Rank


def price_note(seen: View, one: Combination) -> str:
    """What is lost, or joined, by a declaration; empty where nothing is."""
    deal, kinds = seen.deal, {each.kind for each in offered(seen)}
    if deal is None or seen.options.rubicon:
        return ""
    lying = one.cards & deal.open[seen.player]
    if one.kind is Kind.BEZIQUE and Kind.DOUBLE_BEZIQUE in kinds:
        return say("price.double-lost")
    if one.kind is Kind.DOUBLE_BEZIQUE and lying:
        return say("price.joins")
    couple = [card for card in one.cards if card.rank in (Rank.KING, Rank.QUEEN)]
    fresh = all(not record(deal, card)[Class.A] for card in couple)
    if one.kind is Kind.SEQUENCE and fresh and Kind.ROYAL_MARRIAGE in kinds:
        return say("price.marriage-first")
    return ""
