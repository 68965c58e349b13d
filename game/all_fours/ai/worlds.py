"""What the other may hold: hands dealt again from the cards one has not seen.

Nothing is looked at but the view. What is known for certain binds every hand: suits the other was
out of, and what was answered. What he said binds it mostly: who stood rather had good trumps, who
begged had not, who gave had; and after a run he kept what is worth keeping.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from game.all_fours.ai.begging import worth
from game.all_fours.ai.heuristic import begs, gives, trumps_of
from rules.all_fours.actions import TrumpQuestion
from rules.all_fours.pack import PACK, height
from rules.all_fours.view import DealView
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Suit
from rules.core.seats import Player

_TRIES = 12
"""Hands drawn for one that suits what the other said."""
_FEW = 600
"""As many hands at most are all looked at, each once."""


class Known(Struct, frozen=True):
    """What is known of the other's hand.

    `may` are the cards it may be made of, `size` how many it has, `away` how many he laid away;
    `some` are sets of which it must hold one; `played` are those he has played.
    """

    may: tuple[Card, ...]
    size: int
    away: int
    some: tuple[Hand, ...]
    played: Hand
    trumps: Suit
    said: str  # what he said in the beg: "stood", "begged", "gave" or nothing


def known_of(deal: DealView, viewer: Player) -> Known:
    """What `viewer` knows of the hand of the other one."""
    other = viewer.other
    trumps = trumps_of(deal)
    lying = [card for card in (deal.led, deal.reply) if card is not None]
    gone = {one for trick in deal.tricks for one in (trick.led, trick.reply)} | set(lying)
    seen = gone | deal.hand | deal.laid_away | {deal.turn_up} | set(deal.set_aside)
    may = {card for card in PACK if card not in seen}
    played = set[Card]()
    for trick in deal.tricks:
        if trick.leader is other:
            played.add(trick.led)
            continue
        played.add(trick.reply)
        if trick.reply.suit is not trick.led.suit and (
            trick.led.suit is trumps or trick.reply.suit is not trumps
        ):
            may -= ALL_OF_SUIT[trick.led.suit]
    if deal.led is not None:
        played |= {card for card in lying if (card == deal.led) is (deal.leader is other)}
    some: list[Hand] = []
    of_trumps = ALL_OF_SUIT[trumps]
    for answer in deal.answers:
        if answer.asker is not viewer:
            continue
        high = answer.question is TrumpQuestion.HIGH
        beyond = frozenset(
            card
            for card in of_trumps
            if not card.pack
            and card != answer.card
            and (height(card) > height(answer.card)) is high
        )
        if answer.yes:
            may -= beyond
        elif not beyond & played:
            some.append(frozenset(beyond & may))
    return Known(
        may=tuple(sorted(may)),
        size=deal.hand_sizes[other],
        away=deal.away[other],
        some=tuple(some),
        played=frozenset(played),
        trumps=trumps,
        said=_said(deal, other),
    )


def to_lay_away_beside(known: Known, kept: int, away: int) -> Known:
    """The same when both will have laid away: the dealer does so after elder."""
    return known if known.away else replace(known, size=kept, away=away)


def _said(deal: DealView, other: Player) -> str:
    """What the other said of these trumps in this deal; after a run nothing tells of them."""
    if deal.set_aside:
        return ""
    if other is deal.dealer:
        return "gave" if deal.begs else ""
    return "begged" if deal.begs else "stood"


def every_hand(known: Known) -> tuple[Hand, ...] | None:
    """All hands that the other may hold, where they are few; else None."""
    if comb(len(known.may), known.size) > _FEW:
        return None
    hands = map(frozenset, combinations(known.may, known.size))
    return tuple(hand for hand in hands if all(hand & each for each in known.some))


def hands(known: Known, luck: Random) -> Iterator[Hand]:
    """Hands that the other may hold, drawn one by one, by what he said and kept too."""
    while True:
        hand = _drawn(known, luck)
        for _ in range(_TRIES):
            if _suits(known, hand):
                break
            hand = _drawn(known, luck)
        yield hand


def _drawn(known: Known, luck: Random) -> Hand:
    """One hand; of cards he could also have laid away he holds the better ones."""
    needed = frozenset[Card]()
    for each in known.some:
        if each and not each & needed and len(needed) < known.size:
            needed |= {luck.choice(sorted(each))}
    rest = [card for card in known.may if card not in needed]
    wanted = known.size - len(needed)
    more = min(known.away, len(rest) - wanted)
    drawn = luck.sample(rest, wanted + more)
    if more:
        drawn.sort(key=lambda card: -worth(card, known.trumps))
    return needed | frozenset(drawn[:wanted])


def _suits(known: Known, hand: Hand) -> bool:
    """Whether the other would have said what he said with these cards."""
    if not known.said:
        return True
    first = hand | known.played
    match known.said:
        case "gave":
            return gives(first, known.trumps)
        case "begged":
            return begs(first, known.trumps)
    return not begs(first, known.trumps)
