"""Which cards to put out, by a rule of thumb: keep what is worth most with what may still come.

Every discard that is allowed is tried. A suit is worth what it scores and plays for on average over
the cards that may be drawn to it; a rank is worth its trio or quatorze, held or hoped for. The best
suit counts for the point.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from math import comb

from rules.core.cards import SUITS, Card, Hand
from rules.piquet.combinations import TRIO
from rules.piquet.pack import ORDER, TEN_HEIGHT, height

_HIDDEN = 20  # cards a player has not seen before the exchange
_CARDS_IN_SUIT = len(ORDER)
_TRICK = 2.8  # a trick, with what it adds to the hope of winning the cards
_SECOND_POINT = 0.1  # a second suit: the draw may make it the first for the point

# How likely a point of this many cards is good, elder's and younger's; guesses of a card player.
_POINT_GOOD = (
    (0.0, 0.0, 0.0, 0.05, 0.3, 0.65, 0.9, 0.98, 1.0),
    (0.0, 0.0, 0.0, 0.05, 0.2, 0.5, 0.8, 0.95, 1.0),
)
_POINT_DENIED = 3  # a good point also takes the adversary's
# How likely a sequence of this many cards is good.
_SEQUENCE_GOOD = (0.0, 0.0, 0.0, 0.5, 0.75, 0.92, 0.98, 1.0, 1.0)
_QUATORZE_GOOD = 0.93
_TRIO_GOOD = {"T": 0.35, "J": 0.45, "Q": 0.55, "K": 0.65, "A": 0.8}
_SET_DENIED = 4
# How likely a card takes a trick with 0, 1, 2 … higher ones out against it, when it is guarded.
_STOPS = (0.95, 0.6, 0.4, 0.22, 0.08, 0.0, 0.0, 0.0)
_BARE = 0.3  # ... and this part of it when the guards are too few
_LONG = (0.5, 0.25)  # how likely the long cards of a suit are made good, elder's and younger's


def discard(hand: Hand, least: int, most: int, elder: bool) -> Hand:
    """The cards to put out, from `least` to `most` of them."""
    cards = sorted(hand)
    whole = (1 << len(cards)) - 1
    kept = max(_keeping(cards, least, most, elder))[1]
    return frozenset(card for place, card in enumerate(cards) if (whole ^ kept) >> place & 1)


def best_discards(hand: Hand, least: int, most: int, elder: bool, count: int) -> list[Hand]:
    """So many discards that keep most by this rule of thumb, the best first."""
    cards = sorted(hand)
    whole = (1 << len(cards)) - 1
    ways = sorted(_keeping(cards, least, most, elder), reverse=True)[:count]
    return [
        frozenset(card for place, card in enumerate(cards) if (whole ^ kept) >> place & 1)
        for _, kept in ways
    ]


def _keeping(cards: list[Card], least: int, most: int, elder: bool) -> Iterator[tuple[float, int]]:
    """Every way to keep cards, with its worth. What is kept is a mask of places in the hand."""
    places = range(len(cards))
    suits = [sum(1 << p for p in places if cards[p].suit is suit) for suit in SUITS]
    ranks = [
        (rank, sum(1 << p for p in places if cards[p].rank is rank)) for rank in ORDER[TEN_HEIGHT:]
    ]
    for count in range(least, min(most, len(cards)) + 1):
        by_suit = [
            (mask, {part: _suit(cards, part, mask, count, elder) for part in _parts(mask)})
            for mask in suits
        ]
        by_rank = [
            (mask, [_set(rank, kept, 4 - mask.bit_count(), count) for kept in range(5)])
            for rank, mask in ranks
            if mask.bit_count() + count >= TRIO
        ]
        for kept in _kept_masks(len(cards), count):
            worth = best = second = 0.0
            for mask, suit_worth in by_suit:
                plays, point = suit_worth[kept & mask]
                worth += plays
                if point > best:
                    best, second = point, best
                elif point > second:
                    second = point
            for mask, set_worth in by_rank:
                worth += set_worth[(kept & mask).bit_count()]
            yield worth + best + _SECOND_POINT * second, kept


@cache
def _kept_masks(size: int, out: int) -> tuple[int, ...]:
    """What may be left of a hand when `out` cards go, as masks of places."""
    whole = (1 << size) - 1
    return tuple(
        whole - sum(1 << place for place in places) for places in combinations(range(size), out)
    )


def _parts(mask: int) -> Iterator[int]:
    """Every part of a mask, the empty one too."""
    part = mask
    while part:
        yield part
        part = (part - 1) & mask
    yield 0


def _suit(cards: list[Card], part: int, mask: int, draws: int, elder: bool) -> tuple[float, float]:
    kept = dealt = 0
    for place, card in enumerate(cards):
        if mask >> place & 1:
            dealt |= 1 << height(card)
            if part >> place & 1:
                kept |= 1 << height(card)
    return _drawn_to(kept, dealt, draws, elder)


@lru_cache(maxsize=1 << 16)
def _drawn_to(kept: int, dealt: int, draws: int, elder: bool) -> tuple[float, float]:
    """Average worth of a suit after the draw: in sequences and tricks, and for the point."""
    out = (1 << _CARDS_IN_SUIT) - 1 & ~dealt
    missing = out.bit_count()
    chances = _chances(missing, draws)
    plays = point = 0.0
    for drawn in _parts(out):
        chance = chances[drawn.bit_count()]
        if chance:
            in_play, for_point = _holding(kept | drawn, elder)
            plays += chance * in_play
            point += chance * for_point
    return plays, point


@cache
def _chances(missing: int, draws: int) -> tuple[float, ...]:
    """How likely it is to draw just these 0, 1, 2 … of `missing` cards and none of the others."""
    return tuple(
        comb(_HIDDEN - missing, draws - count) / comb(_HIDDEN, draws) if count <= draws else 0.0
        for count in range(missing + 1)
    )


@cache
def _holding(mask: int, elder: bool) -> tuple[float, float]:
    """What a suit is worth as it is held: in sequences and tricks, and for the point."""
    length = mask.bit_count()
    point = _POINT_GOOD[0 if elder else 1][length] * (length + _POINT_DENIED)
    return _sequences(mask) + _TRICK * _tricks(mask, elder), point


def _sequences(mask: int) -> float:
    worth, run = 0.0, 0
    for at in range(_CARDS_IN_SUIT + 1):
        if mask >> at & 1:
            run += 1
            continue
        if run >= 3:
            points = run + (10 if run >= 5 else 0)
            worth += _SEQUENCE_GOOD[run] * (points + 3)  # and the adversary's is lost
        run = 0
    return worth


def _tricks(mask: int, elder: bool) -> float:
    """About how many tricks a suit takes: stoppers by their guards, long cards by their number."""
    length = mask.bit_count()
    out = _CARDS_IN_SUIT - length
    taken, higher_out, below = 0.0, 0, length
    for at in reversed(range(_CARDS_IN_SUIT)):
        if not mask >> at & 1:
            higher_out += 1
            continue
        below -= 1
        stops = _STOPS[higher_out] * (1.0 if below >= higher_out else _BARE)
        rank_in_suit = length - below
        long = _LONG[0 if elder else 1] if rank_in_suit > out else 0.0
        taken += max(stops, long)
    return taken


@cache
def _set(rank: str, kept: int, out: int, draws: int) -> float:
    """Average worth of the cards kept of a rank when `out` of it may still be drawn."""
    worth = 0.0
    for drawn in range(min(out, draws) + 1):
        chance = comb(out, drawn) * comb(_HIDDEN - out, draws - drawn) / comb(_HIDDEN, draws)
        match kept + drawn:
            case 4:
                worth += chance * _QUATORZE_GOOD * (14 + _SET_DENIED)
            case 3:
                worth += chance * _TRIO_GOOD[rank] * (3 + _SET_DENIED)
            case _:
                pass
    return worth
