"""Rubicon Bezique played by rule in numbers: what is kept, what is led, what is declared.

It is the rule of `mind.rubicon`, at some tens of microseconds a trick.
"""

from __future__ import annotations

from functools import cache

from game.bezique.ai.rubicon import (
    BEZIQUE_CARD,
    BRISQUE,
    HOPE,
    LONG,
    MARRIES,
    SPARE,
    STEP,
    TEMPO,
    TRUMP,
    TRUMP_STEP,
    URGENT,
)
from game.bezique.ai.swift.deal import FOUR_HEIGHTS, Declaration, beats
from game.bezique.ai.swift.numbers import FACES, KING, OF_FACE, OF_HEIGHT, QUEEN, SEQUENCE, WEIGHS
from game.bezique.ai.swift.rollout import lead_of_last, reply_of_last
from game.bezique.ai.swift.rubicon_deal import (
    DOUBLE,
    FOUR,
    KNAVES,
    PLAIN,
    POINTS,
    QUEENS,
    ROYAL,
    SEQUENCE_KIND,
    TRIPLE,
    RubiconDeal,
)
from rules.bezique.scoring import RUBICON_LAST_TRICK

_FOURS = tuple(
    (number, OF_HEIGHT[height], POINTS[number]) for number, height in enumerate(FOUR_HEIGHTS, FOUR)
)
_SUITS = tuple(
    (
        sum(OF_FACE[suit * 8 + height] for height in SEQUENCE),
        tuple(OF_FACE[suit * 8 + height] for height in SEQUENCE),
        OF_FACE[suit * 8 + KING],
        OF_FACE[suit * 8 + QUEEN],
    )
    for suit in range(4)
)
_HOPES = tuple(HOPE**missing for missing in range(6))


@cache
def _bases(trumps: int) -> tuple[float, ...]:
    """What each card is worth by itself, by its face."""
    found = []
    for face in range(FACES):
        height = face & 7
        price = BRISQUE if WEIGHS[face] else STEP * height
        found.append(price + (TRUMP + TRUMP_STEP * height if face >> 3 == trumps else 0.0))
    return tuple(found)


def prices(deal: RubiconDeal, player: int, rounds: int) -> list[float]:
    """How much a player would like to keep each card of his hand, in its order.

    `rounds` are still to be drawn.
    """
    held = deal.held[player]
    hopes, hope = _HOPES, HOPE
    if rounds < LONG:
        hope = HOPE * rounds / LONG
        hopes = tuple(hope**missing for missing in range(6))
    parts: list[tuple[int, float]] = []
    queens, knaves = held & QUEENS, held & KNAVES
    if queens or knaves:
        pairs = min(queens.bit_count(), knaves.bit_count())
        parts.append((queens | knaves, BEZIQUE_CARD * (1 + 2 * pairs)))
    fours, sequences = [0] * (FOUR + 4), [0, 0, 0, 0]
    for kind, cards in deal.lying:
        if cards & held:
            if kind >= FOUR:
                fours[kind] = cards
            elif kind in (PLAIN, SEQUENCE_KIND):
                sequences[((cards & -cards).bit_length() - 1) >> 3 & 3] = cards
    for kind, alike, points in _FOURS:
        mine = held & alike
        if not mine:
            continue
        whole = fours[kind]
        if whole:
            spare = mine & ~whole
            if spare:
                parts.append((whole, -SPARE * points))
                parts.append((spare, SPARE * points))
        else:
            count = mine.bit_count()
            if count < 4:
                parts.append((mine, points * hopes[4 - count] * (1 - hope)))
            elif count == 4:
                parts.append((mine, float(points)))
    for suit in range(4):
        if held & _SUITS[suit][0]:
            royal = deal.trumps in (-1, suit)
            _suit(held, suit, sequences[suit], hopes, parts, royal=royal)
    base = _bases(deal.trumps)
    found = []
    for card in deal.hands[player]:
        price = base[card & 31]
        bit = 1 << card
        for cards, worth in parts:
            if cards & bit:
                price += worth
        found.append(price)
    return found


def _suit(
    held: int,
    suit: int,
    whole: int,
    hopes: tuple[float, ...],
    parts: list[tuple[int, float]],
    *,
    royal: bool,
) -> None:
    """Add what the cards of a suit may make; `whole` is a sequence of it that lies."""
    every, ranks, king, queen = _SUITS[suit]
    mine = held & every
    points = POINTS[SEQUENCE_KIND] if royal else POINTS[PLAIN]
    if whole:
        for rank in ranks:
            alike = mine & rank
            if alike & whole and alike & ~whole:
                parts.append((alike & whole, -SPARE * points))
        if mine & ~whole:
            parts.append((mine & ~whole, SPARE * points))
        return
    single, missing = 0, 0
    for rank in ranks:
        alike = mine & rank
        if not alike:
            missing += 1
        elif not alike & alike - 1:
            single |= alike
    if single:
        parts.append((single, points * hopes[missing] * (1 - hopes[1])))
    kings, ladies = mine & king, mine & queen
    if kings or ladies:
        worth = (2 if royal else 1) * MARRIES * (1.0 if kings and ladies else 0.4)
        parts.append((kings | ladies, worth))


def card_worths(deal: RubiconDeal, player: int, rounds: int) -> list[float]:
    """What playing each card of a hand seems worth, in points, in its order.

    `rounds` are still to be drawn.
    """
    waits = max((POINTS[kind] for kind, _ in deal.declarations(player)), default=0)
    window = TEMPO + URGENT * waits
    worths = [-price for price in prices(deal, player, rounds)]
    led, trumps = deal.led, deal.trumps
    for place, card in enumerate(deal.hands[player]):
        if led >= 0:
            worths[place] += window if beats(led, card, trumps) else 0.0
        else:
            wins = (0.75 if card >> 3 & 3 == trumps else 0.3) + 0.02 * (card & 7)
            worths[place] += wins * window
    return worths


def card(deal: RubiconDeal, player: int) -> int:
    """The card to lead, or to reply with, while there is a stock."""
    worths = card_worths(deal, player, len(deal.stock) >> 1)
    return deal.hands[player][worths.index(max(worths))]


def best_of(deal: RubiconDeal, found: list[Declaration]) -> Declaration:
    """The dearest, but what it would close before it while there is time."""
    best = max(found, key=lambda one: POINTS[one[0]])
    if len(deal.stock) >> 1 > LONG:
        if best[0] == SEQUENCE_KIND:
            return next((one for one in found if one[0] == ROYAL and one[1] & best[1]), best)
        if best[0] == TRIPLE:
            return next((one for one in found if one[0] == DOUBLE), best)
    return best


def window(deal: RubiconDeal) -> None:
    """The winner of the trick declares the best, and both draw."""
    player = deal.leader
    found = [] if deal.declared else deal.declarations(player)
    if found:
        deal.declare(player, best_of(deal, found))
    deal.draw()


def play_on(deal: RubiconDeal, rounds: int) -> None:
    """So many rounds of the stock, or to the very end where it is gone before."""
    while deal.stock and rounds > 0:
        if deal.led < 0:
            deal.play(deal.leader, card(deal, deal.leader))
        other = 1 - deal.leader
        deal.play(other, card(deal, other))
        window(deal)
        rounds -= 1
    if not deal.stock:
        last_tricks(deal)


def last_tricks(deal: RubiconDeal) -> None:
    """The last nine by rule, and fifty for the very last."""
    while deal.hands[deal.leader]:
        leader = deal.leader
        if deal.led < 0:
            hands = deal.hands
            deal.play(leader, lead_of_last(hands[leader], hands[1 - leader], deal.trumps))
        player = 1 - leader
        deal.play(player, reply_of_last(deal.hands[player], deal.led, deal.trumps, binding=True))
    deal.points[deal.leader] += RUBICON_LAST_TRICK
