"""What declaring one thing costs another, in a short sentence."""

from __future__ import annotations

from msgspec import Struct

from game.bezique.ui.choosing import offered
from game.bezique.ui.serving import record
from game.bezique.words import say
from rules.bezique.combinations import Class, Combination, Kind
from rules.bezique.view import View
from rules.core.cards import Rank


class PriceNote(Struct, frozen=True):
    """A short sentence about a declaration, and whether something is `lost` by it."""

    words: str
    lost: bool = False


def price_note(seen: View, one: Combination) -> PriceNote | None:
    """What is lost, or joined, by a declaration; None where nothing is."""
    deal, kinds = seen.deal, {each.kind for each in offered(seen)}
    if deal is None or seen.options.rubicon:
        return None
    lying = one.cards & deal.open[seen.player]
    if one.kind is Kind.BEZIQUE and Kind.DOUBLE_BEZIQUE in kinds:
        return PriceNote(say("price.double-lost"), lost=True)
    if one.kind is Kind.DOUBLE_BEZIQUE and lying:
        return PriceNote(say("price.joins"))
    couple = [card for card in one.cards if card.rank in (Rank.KING, Rank.QUEEN)]
    fresh = all(not record(deal, card)[Class.A] for card in couple)
    if one.kind is Kind.SEQUENCE and fresh and Kind.ROYAL_MARRIAGE in kinds:
        return PriceNote(say("price.marriage-first"), lost=True)
    return None
