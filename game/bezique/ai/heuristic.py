"""A fixed sensible player by rules of thumb: the first measure by which others are judged.

He keeps what may serve, declares the dearest thing, exchanges his seven, wins a trick for a
brisque or to declare, and else plays what he needs least. He answers at once, whatever is asked,
and is not to be changed: figures of other players are told against him.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.bezique import actions
from rules.bezique.choices import (
    MayCall,
    MayChooseDeal,
    MayCut,
    MayDeclare,
    MayPick,
    MayPlay,
    MayTakeForfeit,
)
from rules.bezique.combinations import Combination, bezique_cards, within
from rules.bezique.pack import BRISQUES, height
from rules.bezique.reuse import why_not_again
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Hand, Rank
from rules.core.tricks import reply_wins


def could_declare(seen: View) -> Iterator[Combination]:
    """All that might be scored of the cards one holds now."""
    deal = seen.deal
    if deal is None:
        return
    held = deal.hand
    for one in within(held, deal.trumps, seen.options):
        if why_not_again(one.kind, one.cards, held, deal.declared, seen.options) is None:
            yield one


def ready(seen: View) -> bool:
    """Whether something waits to be declared."""
    return seen.deal is not None and seen.deal.left > 0 and any(True for _ in could_declare(seen))


_BY_RANK = {
    Rank.SEVEN: 0,
    Rank.EIGHT: 1,
    Rank.NINE: 2,
    Rank.KNAVE: 3,
    Rank.QUEEN: 10,
    Rank.KING: 14,
    Rank.TEN: 8,
    Rank.ACE: 16,
}
_SEQUENCE_CARD, _SMALL_TRUMP, _BEZIQUE_CARD = 20, 6, 24
_NINE = 2  # how high a nine is
_WORTH_WINNING = 12  # what a card may be worth that is given for a brisque


def choose(seen: View, seed: int) -> actions.Action:
    """What to do in this view, which must have choices (ValueError otherwise)."""
    match seen.choices:
        case MayPlay(cards, carte_blanche):
            return actions.ShowCarteBlanche() if carte_blanche else actions.Play(card(seen, cards))
        case MayDeclare() as may:
            return in_window(may)
        case MayCut(places):
            return actions.Cut(Random(seed).choice(places))
        case MayChooseDeal():
            return actions.ChooseDeal(deal=False)  # who leads may declare first
        case MayPick(cards):
            return actions.PickCard(max(sorted(cards), key=lambda one: use(seen, one)))
        case MayCall():
            return actions.CallCard(None)
        case MayTakeForfeit():
            return actions.TakeForfeit(subtract=False)
        case None:
            raise ValueError("there is nothing to choose")


def in_window(may: MayDeclare) -> actions.Action:
    """The dearest declaration, then the seven, then what may be announced; then the draw."""
    if may.declarations:
        return actions.Declare(may.declarations[0].cards)
    if may.exchange:
        return actions.ExchangeSeven(min(may.exchange))
    if may.show:
        return actions.ShowSeven(min(may.show))
    if may.announcements:
        return actions.Announce(may.announcements[0].cards)
    return actions.Draw()


def card(seen: View, may: Hand) -> Card:
    """The card to lead, or to play to the lead."""
    deal = deal_of(seen)
    cheap = sorted(may, key=lambda one: (use(seen, one), one))
    if deal.led is None:
        return _led(seen, cheap)
    led = deal.led
    winning = [one for one in cheap if reply_wins(led, one, height, deal.trumps)]
    if deal.left == 0:  # every trick counts the same, and a brisque more
        return winning[0] if winning else cheap[0]
    prize = led in BRISQUES or ready(seen)
    for one in winning:
        if one in BRISQUES and one.suit is not deal.trumps and one.rank is Rank.TEN:
            return one  # a ten that is saved by the trick it takes
        if prize and use(seen, one) <= _WORTH_WINNING + (20 if ready(seen) else 0):
            return one
    losing = [one for one in cheap if one not in winning and one not in BRISQUES]
    return (losing or cheap)[0]


def _led(seen: View, cheap: list[Card]) -> Card:
    """The least useful card; where something waits to be declared, one that is likely to win."""
    deal = deal_of(seen)
    if deal.left == 0:
        return max(cheap, key=lambda one: (one.suit is deal.trumps, height(one)))
    if ready(seen):
        strong = [
            one for one in cheap if one.suit is deal.trumps and use(seen, one) < _SEQUENCE_CARD
        ]
        if strong:
            return strong[-1]
    return next((one for one in cheap if one not in BRISQUES), cheap[0])


def use(seen: View, card: Card) -> int:
    """How much one would like to keep a card."""
    deal = deal_of(seen)
    if deal.left == 0:
        return height(card) + (10 if card.suit is deal.trumps else 0)
    queens, knaves = bezique_cards(deal.trumps, seen.options)
    value = _BY_RANK[card.rank]
    if card in queens or card in knaves:
        value += _BEZIQUE_CARD
    if card.suit is deal.trumps:
        value += _SEQUENCE_CARD if height(card) > _NINE else _SMALL_TRUMP
    return value


def deal_of(seen: View) -> DealView:
    """The deal on the table; ValueError when there is none."""
    if seen.deal is None:
        raise ValueError("no deal is on the table")
    return seen.deal
