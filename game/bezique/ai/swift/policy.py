"""How cards are thrown and tricks fought for by rule, at a few microseconds a card.

Each card has a price: how much what one hopes to declare loses in worth without it. What is hoped
is the chance to draw what is missing, by how many copies may still come and how many draws are
left. The measures in `Manner` were found by playing thousands of deals against each other.
"""

from __future__ import annotations

from functools import cache
from math import comb

from msgspec import Struct

from game.bezique.ai.swift.deal import FOUR_HEIGHTS, POINTS, SEQUENCE_KIND, SwiftDeal
from game.bezique.ai.swift.numbers import (
    KING,
    OF_FACE,
    OF_HEIGHT,
    QUEEN,
    SEQUENCE,
    SEVEN,
    TEN,
)

_FOURS = tuple(
    (height, OF_HEIGHT[height], POINTS[number]) for number, height in enumerate(FOUR_HEIGHTS, 5)
)
_SEQUENCE_POINTS = POINTS[SEQUENCE_KIND]


class Manner(Struct, frozen=True, eq=False):
    """What a way of playing by rule puts its trust in.

    Each is itself and no other's equal: what is kept by it is looked up some millions of times.
    """

    hope: float = 0.56  # of a chance to draw what is missing, this much is believed a card
    trump: float = 10.0  # what a trump is worth by itself, and for each step of its height
    trump_step: float = 1.0
    step: float = 0.6  # of a plain card for each step of its height
    brisque: float = 3.0  # an ace or ten in hand
    tempo: float = 0.0  # a trick won with nothing to declare
    urgent: float = 0.35  # of what waits to be declared, what is lost by losing a trick
    late: float = 0.65  # ... more of it as the stock runs out
    swing: float = 9.0  # a brisque won, and again one lost


USUAL = Manner()


class Chances(Struct, frozen=True):
    """With so many draws left: the chance to draw things, by how many copies may come."""

    one: tuple[float, ...]  # at least one of so many copies
    both: tuple[float, ...]  # both of two, one of one
    tail: tuple[tuple[float, ...], ...]  # of u copies at least k: tail[u][k]
    urgency: float


@cache
def chances(manner: Manner, rounds: int) -> Chances:
    """With so many draws left, of a stock of twice as many and the other's eight."""
    share = rounds / (2 * rounds + 8)
    hope = manner.hope
    tail = tuple(
        tuple(
            hope**k
            * sum(
                comb(u, n) * share**n * (1 - share) ** (u - n) for n in range(min(k, u + 1), u + 1)
            )
            if k <= u
            else 0.0
            for k in range(9)
        )
        for u in range(9)
    )
    one = tuple(tail[u][1] for u in range(9))
    urgency = manner.urgent + manner.late / (1 + rounds)
    return Chances(one, (1.0, tail[1][1], tail[2][2]), tail, min(1.0, urgency))


@cache
def bases(manner: Manner, trumps: int) -> tuple[float, ...]:
    """What each face is worth to hold, without anything it could make."""
    found = []
    for face in range(32):
        height = face & 7
        worth = manner.step * height + (manner.brisque if height >= TEN else 0.0)
        if face >> 3 == trumps:
            worth += manner.trump + manner.trump_step * height
        found.append(worth)
    return tuple(found)


def prices(deal: SwiftDeal, player: int, manner: Manner, rounds: int) -> tuple[list[float], int]:
    """The price of each card in hand, in its order, and the most that waits to be declared."""
    terms = deal.agreed
    held, unseen = deal.held[player], deal.elsewhere[player]
    luck = chances(manner, rounds)
    one = luck.one
    parts: list[tuple[int, float]] = []
    ready = 0
    usable = held & ~deal.fours
    for height, alike, points in _FOURS:
        mine = usable & alike
        if mine:
            count = mine.bit_count()
            coming = unseen[height] + unseen[8 + height] + unseen[16 + height] + unseen[24 + height]
            if count + coming >= 4:
                if count > 4:
                    ready = max(ready, points)
                elif count == 4:
                    ready = max(ready, points)
                    parts.append((mine, points * (1.0 - luck.tail[coming][1])))
                else:
                    row = luck.tail[coming]
                    parts.append((mine, points * (row[4 - count] - row[5 - count])))
    trumps = terms.trumps
    usable = held & ~deal.married
    if usable & _MARRYING:
        for at in (0, 8, 16, 24):
            kings, queens = usable & OF_FACE[at + KING], usable & OF_FACE[at + QUEEN]
            if kings:
                points = 40 if at == trumps * 8 else 20
                if queens:
                    ready = max(ready, points)
                    if not kings & kings - 1:
                        parts.append((kings, points * (1.0 - one[unseen[at + KING]])))
                    if not queens & queens - 1:
                        parts.append((queens, points * (1.0 - one[unseen[at + QUEEN]])))
                elif not kings & kings - 1:
                    parts.append((kings, points * one[unseen[at + QUEEN]]))
            elif queens and not queens & queens - 1:
                points = 40 if at == trumps * 8 else 20
                parts.append((queens, points * one[unseen[at + KING]]))
    queens, knaves = held & OF_FACE[terms.queen], held & OF_FACE[terms.knave]
    if queens or knaves:
        ready = _bezique(deal, queens, knaves, unseen, luck, parts, ready)
    ready = _sequence(held & ~deal.sequence, trumps * 8, unseen, one, parts, ready)
    base = bases(manner, trumps)
    found = []
    for card in deal.hands[player]:
        price = base[card & 31]
        for cards, worth in parts:
            if cards >> card & 1:
                price += worth
        found.append(price)
    return found, ready


def _bezique(
    deal: SwiftDeal,
    queens: int,
    knaves: int,
    unseen: bytearray,
    luck: Chances,
    parts: list[tuple[int, float]],
    ready: int,
) -> int:
    """Add what the queen and the knave may make; the most that waits, with them."""
    terms = deal.agreed
    one = luck.one
    queen, knave = queens & ~deal.single, knaves & ~deal.single
    if queen and knave:
        ready = max(ready, 40)
        if not queen & queen - 1:
            parts.append((queen, 40 * (1.0 - one[unseen[terms.queen]])))
        if not knave & knave - 1:
            parts.append((knave, 40 * (1.0 - one[unseen[terms.knave]])))
    elif queen:
        if not queen & queen - 1:
            parts.append((queen, 40 * one[unseen[terms.knave]]))
    elif knave and not knave & knave - 1:
        parts.append((knave, 40 * one[unseen[terms.queen]]))
    both = (queens | knaves) & ~deal.double
    lacking_queens = 2 - (queens & both).bit_count()
    lacking_knaves = 2 - (knaves & both).bit_count()
    if lacking_queens <= unseen[terms.queen] and lacking_knaves <= unseen[terms.knave]:
        lacking = lacking_queens + lacking_knaves
        if lacking or both & ~deal.single:
            ready = ready if lacking else 500
            parts.append((both, 500 * luck.both[lacking_queens] * luck.both[lacking_knaves]))
    return ready


def _sequence(
    usable: int,
    at: int,
    unseen: bytearray,
    one: tuple[float, ...],
    parts: list[tuple[int, float]],
    ready: int,
) -> int:
    """Add what the cards of the sequence are worth; the most that waits, with it."""
    chance, missing = 1.0, 0
    single = []
    for height in SEQUENCE:
        mine = usable & OF_FACE[at + height]
        if not mine:
            chance *= one[unseen[at + height]]
            missing += 1
        elif not mine & mine - 1:
            single.append((mine, height))
    if chance > _NO_HOPE:
        for mine, height in single:
            parts.append((mine, _SEQUENCE_POINTS * chance * (1.0 - one[unseen[at + height]])))
    return ready if missing else max(ready, _SEQUENCE_POINTS)


_NO_HOPE = 0.002
_MARRYING = OF_HEIGHT[KING] | OF_HEIGHT[QUEEN]


def card(deal: SwiftDeal, player: int, manner: Manner) -> int:
    """The card to lead, or to reply with, while there is a stock."""
    worths = card_worths(deal, player, manner, len(deal.stock) >> 1)
    return deal.hands[player][worths.index(max(worths))]


def card_worths(deal: SwiftDeal, player: int, manner: Manner, rounds: int) -> list[float]:
    """What playing each card of a hand seems worth, in points, in its order.

    `rounds` are still to be drawn: of a deal that a player sees, the stock is not there.
    """
    price, ready = prices(deal, player, manner, rounds)
    trumps = deal.agreed.trumps
    window = manner.tempo + ready * chances(manner, rounds).urgency
    if deal.held[player] & OF_FACE[trumps * 8 + SEVEN] and deal.stock[0] & 7 != SEVEN:
        window += _EXCHANGE
    swing = manner.swing
    worths = [-cost for cost in price]
    led = deal.led
    if led < 0:
        unseen = deal.elsewhere[player]
        for place, one in enumerate(deal.hands[player]):
            suit, height = one >> 3 & 3, one & 7
            higher = sum(unseen[suit * 8 + height + 1 : suit * 8 + 8])
            if suit == trumps:
                wins = 0.9 - 0.1 * higher
                if height == SEVEN:
                    worths[place] += 10.0
            else:
                wins = (0.55 if height < TEN else 0.45) - 0.05 * higher
            worths[place] += wins * window
            if height >= TEN:
                worths[place] += swing * (2 * wins - 1)
        return worths
    led_suit, led_height = led >> 3 & 3, led & 7
    led_stake = swing if led_height >= TEN else 0.0
    for place, one in enumerate(deal.hands[player]):
        suit, height = one >> 3 & 3, one & 7
        stake = led_stake + swing if height >= TEN else led_stake
        if suit == trumps and height == SEVEN:
            worths[place] += 10.0
        if height > led_height if suit == led_suit else suit == trumps:
            worths[place] += window + stake
        else:
            worths[place] -= stake
    return worths


_EXCHANGE = 8.0  # what waits for one who holds a seven of trumps and may win a trick
