"""Begging, giving, running.

What each is worth by the tables, and the cards run from a stock whose order is supposed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from game.all_fours.ai.tables import (
    DEALER,
    ELDER,
    KNAVE,
    OUTCOMES,
    WHOLE,
    Chances,
    Tables,
    after,
    bucket,
    chance_after,
    kind,
    marked,
)
from rules.all_fours.begging import HAND
from rules.all_fours.dealing import RUN, packets
from rules.all_fours.pack import height
from rules.core.cards import Card, Hand, Rank, Suit


class ToGo(Struct, frozen=True):
    """What both lack to the target before the beg; a knave that was turned is counted."""

    elder: int
    dealer: int


@cache
def _ends(score: ToGo, *first: int) -> tuple[float, ...]:
    """Elder's chance after each of `OUTCOMES`, when these points were marked before the four."""
    return tuple(
        chance_after(*after(marked(outcome, *first), score.elder, score.dealer))
        for outcome in OUTCOMES
    )


def _value(chances: Chances, ends: tuple[float, ...]) -> float:
    return sum(map(float.__mul__, map(float, chances), ends)) / (sum(chances) or WHOLE)


def _of_run(chances: Chances, score: ToGo) -> float:
    """Elder's chance when the cards are run: now and then the dealer turns a knave."""
    with_knave, without = _value(chances, _ends(score, DEALER)), _value(chances, _ends(score))
    return KNAVE * with_knave + (1 - KNAVE) * without


def stands(known: Tables, held: Hand, trumps: Suit, score: ToGo) -> tuple[float, float]:
    """Elder's chance to win when he stands, and when he begs."""
    its = kind(held, trumps)
    stand = _value(known.stand[its], _ends(score)) if its in known.stand else 0.5
    run = _of_run(known.run[bucket(held, trumps)], score)
    if score.elder < 2 or its not in known.given:
        return stand, run
    given = _value(known.given[its], _ends(score, ELDER))
    share = known.gives[its] / WHOLE
    return stand, share * given + (1 - share) * run


def gives(known: Tables, held: Hand, trumps: Suit, score: ToGo) -> tuple[float, float]:
    """The dealer's chance to win when he gives elder one, and when he runs the cards."""
    its = kind(held, trumps)
    run = 1 - _of_run(known.running[bucket(held, trumps)], score)
    if its not in known.giving:
        return 0.0, run
    return 1 - _value(known.giving[its], _ends(score, ELDER)), run


_TRUMP = 10.0
_PLAIN = {Rank.ACE: 6.0, Rank.TEN: 5.0, Rank.KING: 3.5, Rank.QUEEN: 1.8, Rank.KNAVE: 0.9}
WAYS = 6
"""Ways to lay away that are compared."""


def worth(card: Card, trumps: Suit) -> float:
    """How much one would like to keep a card: every trump before every other card."""
    if card.suit is trumps:
        return _TRUMP + height(card) / 10
    return _PLAIN.get(card.rank, 0.0) + height(card) / 100


def best_first(held: Iterable[Card], trumps: Suit) -> list[Card]:
    """A hand in the order in which its cards are kept."""
    return sorted(held, key=lambda one: (-worth(one, trumps), one))


def ways_to_lay_away(held: Hand, number: int, trumps: Suit, most: int) -> list[Hand]:
    """The likeliest ways to lay so many away, the usual one first."""
    order = best_first(held, trumps)
    kept = len(order) - number
    ways = [frozenset(order[kept:])]
    for one, other in _swaps(kept, len(order)):
        if order[one].suit is not trumps and len(ways) < most:
            ways.append(ways[0] - {order[other]} | {order[one]})
    return ways


def _swaps(kept: int, count: int) -> Sequence[tuple[int, int]]:
    """Places of a card that is kept and one that is not, the nearest first."""
    pairs = ((one, other) for one in range(kept) for other in range(kept, count))
    return sorted(pairs, key=lambda pair: pair[1] - pair[0])


class HandsRun(Struct, frozen=True):
    """Both hands after a run, elder's first: the six cards most worth keeping; and the turn-up."""

    hands: tuple[Hand, Hand]
    turned: Card


def run(hands: tuple[Hand, Hand], stock: Sequence[Card], refused: Suit) -> HandsRun | None:
    """Three more each until the suit changes; None where the stock is not enough for that.

    Where all cards or nine are played, the best six stand for them.
    """
    pack = tuple(stock)
    elder, dealer = hands
    for top in range(0, len(pack) - RUN + 1, RUN):
        more = packets(pack, top)
        elder, dealer = elder | more[0], dealer | more[1]
        turned = pack[top + RUN - 1]
        if turned.suit is not refused:
            return HandsRun((kept(elder, turned.suit), kept(dealer, turned.suit)), turned)
    return None


def kept(held: Hand, trumps: Suit) -> Hand:
    """The six cards of a hand that are most worth keeping."""
    return frozenset(best_first(held, trumps)[:HAND])
