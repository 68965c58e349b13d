"""What a seat believes of the adversary's hand: hands with weights, to think the play with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp, prod
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.facts import Facts, facts
from game.piquet.ai.belief.manners import best, oddness, said, younger_counts
from game.piquet.ai.belief.worlds import possible, weighed
from game.piquet.ai.sums.two_hands import codes
from game.piquet.ai.values.masks import SUIT, SUIT_BITS, bit_of, suit_index
from game.piquet.ai.values.play_table import PlayValues, play_values
from game.piquet.ai.values.steps import lead_value, reply_value
from game.piquet.ai.values.tables import beliefs
from rules.piquet.combinations import Kind
from rules.piquet.options import HAND
from rules.piquet.seats import YOUNGER
from rules.piquet.view import DealView

Step = tuple[bool, int, int, int, int]
"""Whether he led; his card; the card I led, or 0; my cards and his gone cards before the trick."""


def steps(deal: DealView, mine: int) -> list[Step]:
    """Every card of his where he may have had a choice, in order. `mine`: my twelve cards."""
    found: list[Step] = []
    own, gone = mine, 0
    for trick in deal.table.tricks:
        led, reply = bit_of(trick.led), bit_of(trick.reply)
        if trick.leader is deal.seat:
            found.append((False, reply, led, own, gone))
            own, gone = own ^ led, gone | reply
        else:
            found.append((True, led, 0, own, gone))
            own, gone = own ^ reply, gone | led
    if deal.table.led is not None and deal.table.leader is not deal.seat:
        found.append((True, bit_of(deal.table.led), 0, own, gone))
    return found


def costs(hand: int, taken: list[Step], table: PlayValues) -> Iterator[int]:
    """How much each of these cards costs with such a hand of twelve, in units of the table."""
    for he_led, card, led, own, gone in taken:
        his = hand & ~gone
        if he_led:
            yield _lead_cost(his, card, own, table)
        else:
            yield _reply_cost(his, card, led, own, table)


_UNFORESEEN = 0.1
"""How likely, beside one that costs nothing, a card is whatever it costs.

The table sees both hands and he but his own: a king led from king and queen into an ace is no sign
that he has no queen.
"""


def likely(hand: int, taken: list[Step], table: PlayValues, hindsight: float) -> float:
    """How likely these cards are with such a hand, beside one with which they cost nothing."""
    return prod(
        _UNFORESEEN + (1 - _UNFORESEEN) * exp(-hindsight * each)
        for each in costs(hand, taken, table)
        if each
    )


def _lead_cost(his: int, card: int, own: int, table: PlayValues) -> int:
    cards = his.bit_count()
    if cards == 1:
        return 0
    found = codes(his, own)
    best = table.value(*found)
    suit = suit_index(card)
    shift = suit * SUIT_BITS
    place = ((his | own) >> shift & (card >> shift) - 1).bit_count()
    one, two, three = found[:suit] + found[suit + 1 :]
    return best - lead_value(table, found[suit], place, one, two, three, cards)


def _reply_cost(his: int, card: int, led: int, own: int, table: PlayValues) -> int:
    cards = his.bit_count()
    of_suit = SUIT << suit_index(led) * SUIT_BITS
    following = his & of_suit
    if following:
        winners = following & ~(2 * led - 1)
        ways = {card, following & -following}
        if winners:
            ways.add(winners & -winners)
    else:
        ways = {card}
        for shift in (0, 8, 16, 24):
            part = his & SUIT << shift
            if part:
                ways.add(part & -part)
    if len(ways) == 1:
        return 0
    left = own ^ led
    best = taken = -1
    for way in ways:
        wins = bool(way & of_suit) and way > led
        value = reply_value(table, codes(his ^ way, left), wins, cards)
        if way == card:
            taken = value
        best = max(best, value)
    return best - taken


class Beliefs(Struct, frozen=True):
    """The hands the adversary may hold: `whole` the twelve he called from, `left` what is in hand.

    `weights` add up to 1. `facts` is None where the hand is shown.
    """

    facts: Facts
    whole: list[int]
    left: list[int]
    weights: list[float]
    may_pique: Callable[[int], bool]


def beliefs_of(
    deal: DealView,
    chance: Random,
    trust: float,
    odd: float,
    most: int,
    shown: int | None = None,
    hindsight: float = 0.0,
    silence: float | None = None,
    forgotten: int = 0,
) -> Beliefs:
    """All that the facts allow, weighed, or of too many hands some by their weights.

    `shown`: the cards that the adversary has in hand, if they are known. `hindsight`: by how much
    each point that a card would have cost him makes it less likely (its logarithm).
    `silence`: what multiplies for each kind he would have kept back; None: as for any odd thing.
    `forgotten`: cards that are gone, of which this seat no longer knows it.
    """
    known = facts(deal)
    if shown is not None:
        whole, weights = [shown | known.played], [1.0]
    else:
        whole = _possible(known, forgotten, chance)
        if not whole:
            raise ValueError("no hand agrees with what was seen")
        weights = _weights(deal, known, whole, trust, odd, odd if silence is None else silence)
        if hindsight:
            weights = _looked_back(deal, known, whole, weights, hindsight)
        if len(whole) > most:
            whole, weights = _some(whole, weights, most, chance)
    known = replace(known, unseen=known.unseen | forgotten, played=known.played & ~forgotten)
    return Beliefs(
        known, whole, [hand & ~known.played for hand in whole], weights, _may_pique(deal, known)
    )


def _possible(known: Facts, forgotten: int, chance: Random) -> list[int]:
    """The hands he may have called from, as far as this seat still knows what is gone.

    Of one whose cards were forgotten he may hold fewer than twelve: so many as he has left, and
    those of which it is remembered that he played them.
    """
    if not forgotten:
        return possible(known, chance)
    left = HAND - known.played.bit_count()
    seen = known.played & ~forgotten
    return [hand | seen for hand in possible(known.dimmed(forgotten), chance, left)]


def _weights(
    deal: DealView, known: Facts, whole: list[int], trust: float, odd: float, silence: float
) -> list[float]:
    weights = weighed(whole, known.whole, beliefs(deal.seat.other), trust)
    factor = oddness(deal, odd, silence)
    blurred = [weight * factor(hand) for hand, weight in zip(whole, weights, strict=True)]
    total = sum(blurred)
    if not total:  # every hand is odd: what was heard is told no more from than the facts
        return weights
    return [weight / total for weight in blurred]


_UNLIKELY = 1e-4  # of the likeliest: not worth looking back on


def _looked_back(
    deal: DealView, known: Facts, whole: list[int], weights: list[float], hindsight: float
) -> list[float]:
    """The weights after what his cards so far would have cost him with each hand."""
    taken = steps(deal, known.mine)
    if not taken:
        return weights
    table = play_values()
    least = _UNLIKELY * max(weights)
    found = [
        weight * likely(hand, taken, table, hindsight) if weight > least else 0.0
        for hand, weight in zip(whole, weights, strict=True)
    ]
    total = sum(found)
    return [weight / total for weight in found]


def _some(
    whole: list[int], weights: list[float], most: int, chance: Random
) -> tuple[list[int], list[float]]:
    """So many hands taken at even steps through their weights: the likely ones, and more often."""
    step = 1 / most
    at = chance.random() * step
    counts: dict[int, int] = {}
    reached = 0.0
    for hand, weight in zip(whole, weights, strict=True):
        reached += weight
        while at < reached:
            counts[hand] = counts.get(hand, 0) + 1
            at += step
    total = sum(counts.values())
    return list(counts), [count / total for count in counts.values()]


def _may_pique(deal: DealView, known: Facts) -> Callable[[int], bool]:
    """Whether younger has nothing to count, by what she may hold (by her cards left in hand)."""
    if deal.seat is YOUNGER:
        return lambda _: True  # she knows; it stands in the ledger
    heard = said(deal)
    if heard.replied:
        return lambda _: True
    open_kinds = [kind for kind in Kind if younger_counts(heard, kind)]
    if Kind.POINT in open_kinds:
        return lambda _: False
    return lambda left: not any(best(left | known.played, kind) for kind in open_kinds)
