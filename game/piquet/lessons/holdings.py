"""What is to be tapped in one's own hand: its cards, its points, and why a card is none of it."""

from __future__ import annotations

from game.piquet.words import say
from game.words.terms import listed, number, sign, the_rank
from rules.core.cards import Card, Hand, Rank
from rules.piquet.combinations import Combination, Kind, Point, RankSet, Sequence, holdings
from rules.piquet.pack import ORDER, height
from rules.piquet.view import View


def holding(seen: View, what: str) -> Combination:
    """The best one holds of a kind ("point"). ValueError where there is none."""
    found = holdings(seen.deal.hand, Kind(what)) if seen.deal is not None else ()
    if not found:
        raise ValueError(f"no {what} is held")
    return found[0]


def held(seen: View, what: str) -> Hand:
    """The cards of the best one holds of a kind."""
    return holding(seen, what).cards


def worth(seen: View, what: str) -> int:
    """What the best one holds of a kind counts if it is good."""
    return holding(seen, what).points


def title(what: str) -> str:
    """The kind by its name."""
    return say(f"school.{what}")


def stray(seen: View, what: str, card: Card) -> str:
    """Why a card does not belong to the best one holds of a kind."""
    hand: Hand = seen.deal.hand if seen.deal is not None else frozenset()
    match holding(seen, what):
        case Point() as point:
            count = sum(each.suit is card.suit for each in hand)
            key = "school.stray.point.one" if count == 1 else "school.stray.point"
            return say(key, sign=sign(card.suit), number=number(count), best=number(point.count))
        case Sequence() as run:
            return _out_of_row(run, card)
        case RankSet() as alike:
            return _not_alike(alike, card, hand)


def _out_of_row(run: Sequence, card: Card) -> str:
    if card.suit is not run.suit:
        return say("school.stray.suit", sign=sign(run.suit))
    between = _between(run, card)
    missing = listed([the_rank(rank) for rank in between])
    key = "school.stray.gap.one" if len(between) == 1 else "school.stray.gap"
    return say(key, missing=missing)


def _between(run: Sequence, card: Card) -> tuple[Rank, ...]:
    """The ranks that part a card from a row of its suit, from high to low."""
    heights = sorted(map(height, run.cards))
    low, high = heights[0], heights[-1]
    found = range(height(card) + 1, low) if height(card) < low else range(high + 1, height(card))
    return tuple(ORDER[each] for each in reversed(found))


def _not_alike(alike: RankSet, card: Card, hand: Hand) -> str:
    count = sum(each.rank is card.rank for each in hand)
    ranks = say(f"ranks.{card.rank.value}")
    if height(card) < height(Card.of(Rank.TEN, card.suit)):
        return say("school.stray.low", ranks=ranks)
    if count < 3:
        return say("school.stray.few", ranks=ranks, number=number(count))
    return say("school.stray.less", best=say(f"ranks.{alike.rank.value}"))
