"""Whether cards that have served may serve again: the heart of the game.

Common game (rows ZF1 to ZF8): every open card has a record in each of three classes, which only
rises. Rubicon Bezique (ZK8 to ZK10): a combination may be formed anew when each earlier one of its
kind that shares a card with it has lost a card by play. House choices 4 and 5.
"""

from __future__ import annotations

from msgspec import Struct

from rules.bezique.combinations import LEVEL, MARRIAGES, SEQUENCES, Class, Kind
from rules.bezique.options import FreshCard, Options, RubiconMarriages
from rules.bezique.refusals import Refusal
from rules.core.cards import Card, Hand
from rules.core.seats import Player


class Declaration(Struct, frozen=True):
    """A combination that was scored: whose, what, with which cards, after which trick."""

    player: Player
    kind: Kind
    cards: Hand
    trick: int


Record = tuple[int, int, int]
"""What a card has served for, by class: nothing 0; marriage 1, sequence 2; bezique 1, double 2 (and
so on); four alike 1."""

UNUSED: Record = (0, 0, 0)


def record_of(card: Card, declared: tuple[Declaration, ...]) -> Record:
    """The public record of a card (section F): as high as it ever rose in each class."""
    record = [0, 0, 0]
    for one in declared:
        if card in one.cards:
            its_class, level = LEVEL[one.kind]
            record[its_class] = max(record[its_class], level)
    return record[0], record[1], record[2]


def why_not_again(
    kind: Kind, cards: Hand, held: Hand, declared: tuple[Declaration, ...], options: Options
) -> Refusal | None:
    """Why cards that make this may not be declared with what they have served for; None: they may.

    `held` is all that the player has not played.
    """
    if not declared:
        return None
    if options.rubicon:
        return _why_not_formed(kind, cards, held, declared, options)
    its_class, level = LEVEL[kind]
    records = [record_of(card, declared) for card in cards]
    levels = [record[its_class] for record in records]
    if any(one >= level for one in levels):
        return Refusal.SERVED_ALREADY
    if all(levels):
        return Refusal.NO_NEW_CARD
    if options.fresh_card is FreshCard.FROM_HAND and UNUSED not in records:
        return Refusal.NOT_FROM_HAND
    if options.bezique_closes and its_class is not Class.B and any(one[Class.B] for one in records):
        return Refusal.BEZIQUE_CLOSED
    if kind is Kind.SEQUENCE and not options.marriage_before_sequence and any(levels):
        return Refusal.MARRIED_ALREADY
    return None


def _why_not_formed(
    kind: Kind, cards: Hand, held: Hand, declared: tuple[Declaration, ...], options: Options
) -> Refusal | None:
    """Rubicon Bezique: never downward (ZK9), and formed anew only when the old one is broken."""
    its_class, level = LEVEL[kind]
    if any(record_of(card, declared)[its_class] > level for card in cards):
        return Refusal.NOT_DOWNWARD
    if kind in MARRIAGES:
        return _why_not_married(cards, held, declared, options)
    alike = SEQUENCES if kind in SEQUENCES else (kind,)
    for one in declared:
        if one.kind in alike and one.cards & cards and one.cards <= held:
            return Refusal.STILL_LYING
    return None


def _why_not_married(
    cards: Hand, held: Hand, declared: tuple[Declaration, ...], options: Options
) -> Refusal | None:
    """Each pair once (ZK10); by PL35 a married card again only when its partners were played.

    Of two that were both married it is enough that one has lost every partner (house choice 5).
    """
    weddings = [one.cards for one in declared if one.kind in MARRIAGES and one.cards & cards]
    if cards in weddings:
        return Refusal.SERVED_ALREADY
    if options.rubicon_marriages is RubiconMarriages.EACH_PAIR or not weddings:
        return None
    for card in cards:
        partners = [one - {card} for one in weddings if card in one]
        if partners and not any(partner <= held for partner in partners):
            return None
    return Refusal.STILL_LYING
