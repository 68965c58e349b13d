"""What may be declared and announced, by which copies of the cards, and what is still "to score".

Source: sections E and F. House choice 2: of two equal cards that have served for nothing the open
one is taken; no choice of the player's is lost by it.
"""

from __future__ import annotations

from rules.bezique.combinations import Combination, made_of, within
from rules.bezique.pack import face, in_order
from rules.bezique.refusals import Refusal
from rules.bezique.reuse import UNUSED, Declaration, record_of, why_not_again
from rules.bezique.state import DealState
from rules.core.cards import Card, Hand
from rules.core.game import Refused
from rules.core.seats import Player, with_his


def why_not_formed(deal: DealState, player: Player, cards: Hand) -> Refused | None:
    """Why these cards of a player's are nothing that could be scored; None where they could."""
    held = deal.hands[player]
    if not cards <= held:
        return Refused(Refusal.NOT_YOUR_CARD, tuple(map(str, in_order(cards - held))))
    if deal.window.taken in cards:
        return Refused(Refusal.JUST_TAKEN, (str(deal.window.taken),))
    kind = made_of(cards, deal.trumps, deal.options)
    if kind is None:
        return Refused(Refusal.NOTHING_MADE)
    why = why_not_again(kind, cards, held, deal.declared, deal.options)
    return None if why is None else Refused(why, (kind.value,))


def offers(deal: DealState, player: Player) -> tuple[Combination, ...]:
    """All that a player could score now: the dearest first, each choice that matters once."""
    held, taken, options = deal.hands[player], deal.window.taken, deal.options
    found = [
        one
        for one in within(held, deal.trumps, options)
        if why_not_again(one.kind, one.cards, held, deal.declared, options) is None
        and taken not in one.cards
    ]
    if len(found) > 1:
        found = _told_apart(deal, player, found)
    return tuple(found)


def _told_apart(deal: DealState, player: Player, found: list[Combination]) -> list[Combination]:
    """One of those that differ only in equal cards, the open ones before the hidden ones."""
    said = {card: _said_of(deal, card) for card in deal.hands[player]}
    opened = deal.open[player]
    found.sort(key=lambda one: (-one.points, one.kind, -len(one.cards & opened), sorted(one.cards)))
    apart: dict[object, Combination] = {}
    for one in found:
        apart.setdefault((one.kind, tuple(sorted(said[card] for card in one.cards))), one)
    return list(apart.values())


def _said_of(deal: DealState, card: Card) -> tuple[int, ...]:
    """All that matters of a card: its face and what it has served for."""
    if deal.options.rubicon:
        return face(card), *(n for n, one in enumerate(deal.declared) if card in one.cards)
    return face(card), *record_of(card, deal.declared)


def open_first(deal: DealState, player: Player, cards: Hand) -> Hand:
    """The same combination with open cards in the place of hidden equal ones (ZF7)."""
    hidden = cards - deal.open[player]
    idle = [
        card
        for card in sorted(deal.open[player] - cards)
        if record_of(card, deal.declared) == UNUSED
    ]
    for card in sorted(hidden) if idle else ():
        lying = next((one for one in idle if face(one) == face(card)), None)
        if lying is not None:
            idle.remove(lying)
            cards = cards - {card} | {lying}
    return cards


def still_to_score(
    deal: DealState, player: Player, held: Hand, declared: tuple[Declaration, ...]
) -> tuple[tuple[Combination, ...], tuple[Combination, ...]]:
    """What both have still "to score" when one of them has these cards left (ZE5)."""
    kept = tuple(
        one
        for one in deal.held_over[player]
        if one.cards <= held
        and why_not_again(one.kind, one.cards, held, declared, deal.options) is None
    )
    return with_his(deal.held_over, player, kept)
