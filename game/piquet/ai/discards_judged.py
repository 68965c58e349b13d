"""Discards, and how many to take for carte blanche: each tried on the same possible deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import stdev

from msgspec.structs import replace

from game.piquet.ai.drawing import (
    Candidate,
    PossibleDeal,
    Situation,
    both_hands,
    ranked,
    tried,
)
from game.piquet.ai.estimates import Holding, Prospect
from game.piquet.ai.master import Depth, exchanges, worth_of_discard
from game.piquet.ai.situation import situation
from game.piquet.ai.sums import parts
from game.piquet.ai.sums.outcome import Worth, hidden_part
from game.piquet.ai.sums.two_hands import (
    POINT,
    SEQUENCE,
    SET_BITS,
    codes,
    held,
    on_end,
    played_points,
)
from game.piquet.ai.sums.two_hands import in_hand as two_in_hand
from game.piquet.ai.values.masks import SUIT, SUIT_BITS, hand_of, mask_of
from game.piquet.ai.values.play_table import PlayValues, play_values
from game.piquet.ai.values.playing import Playing, playing
from game.players.judgement import Hope, Judgement
from rules.core.cards import SUITS, Rank, Suit
from rules.piquet.actions import Action, AnnounceCarteBlanche, Exchange
from rules.piquet.choices import MayAnnounce
from rules.piquet.combinations import QUATORZE
from rules.piquet.pack import ORDER, TEN_HEIGHT
from rules.piquet.scoring import TRICKS
from rules.piquet.seats import ELDER
from rules.piquet.view import View

_LEAST = 0.02  # chances that are worth telling

Brought = tuple[Holding, Suit | Rank]
"""A holding, and the suit or rank that brought it."""


def brought(hand: int, counted: Sequence[float]) -> Iterator[Brought]:
    """The holdings of a hand that count, `counted` being what it counts by part."""
    suits = [hand >> SUIT_BITS * place & SUIT for place in range(len(SUITS))]
    for part, what, table in (
        (parts.POINT, Holding.POINT, POINT),
        (parts.SEQUENCES, Holding.SEQUENCE, SEQUENCE),
    ):
        if counted[part]:
            best = max(range(len(SUITS)), key=lambda place: table[suits[place]])
            yield what, SUITS[best]
    if counted[parts.SETS]:
        a, b, c, d = suits
        four = a & b & c & d & SET_BITS
        three = (a & b & (c | d) | c & d & (a | b)) & SET_BITS & ~four
        for height in range(TEN_HEIGHT, len(ORDER)):
            if four >> height & 1:
                yield Holding.QUATORZE, ORDER[height]
            elif three >> height & 1:
                yield Holding.TRIO, ORDER[height]


def hopes(seen: Counter[Brought], deals: int) -> tuple[Hope, ...]:
    """How often each was brought in so many deals, the likeliest first."""
    found = (Hope(*key, parts.rounded(times / deals)) for key, times in seen.most_common())
    return tuple(hope for hope in found if hope.chance >= _LEAST)


_SHOWN = 8  # discards that are told of at most, of those that Master tries on all his deals


def discards(view: View, chance: Random, depth: Depth, also: Action | None) -> list[Judgement]:
    """The discards worth most, the best first, and `also` among them.

    Where carte blanche is announced: how many to take, each with the best discard of so many.
    None where the table of the play is missing: then no deals are tried.
    """
    place = situation(view, depth.most_cards)
    deals: list[PossibleDeal] = []
    found = exchanges(depth, view, chance, deals)
    found = [one for one in found if one.deals == len(deals)]
    if not deals:
        return []
    announced = isinstance(view.choices, MayAnnounce)
    if announced:
        best = {one.out.bit_count(): one for one in reversed(found)}
        wanted = {out.bit_count(): (opinion, out) for opinion, out in reversed(ranked(place))}
        found = list(best.values())
        missing = [one for count, one in wanted.items() if count not in best]
    else:
        found = found[:_SHOWN]
        out = mask_of(also.cards) if isinstance(also, Exchange) else found[0].out
        known = {one.out for one in found}
        missing = [one for one in ranked(place) if one[1] == out and out not in known]
    found += _on_all(view, place, depth, missing, deals)
    found.sort(key=lambda one: -one.worth)
    worth, hidden = worth_of_discard(depth, view), depth.effort.hidden
    every = [told(view, place, one, deals[: depth.effort.told], worth, hidden) for one in found]
    of_best = every[0][1]
    judged = (replace(one, doubt=doubt(of_best, values, len(deals))) for one, values in every)
    if announced:
        return [replace(one, action=_number(one.action)) for one in judged]
    return list(judged)


def _number(discard: Action) -> Action:
    """To announce as many as are put out."""
    return AnnounceCarteBlanche(len(discard.cards) if isinstance(discard, Exchange) else None)


def doubt(best: list[float], other: list[float], deals: int) -> float:
    """The standard error of a mean difference over so many deals, by its values on some of them."""
    if len(best) == 1:
        return 0.0
    differences = [one - two for one, two in zip(best, other, strict=True)]
    return stdev(differences) / sqrt(deals)


def _on_all(
    view: View,
    place: Situation,
    depth: Depth,
    outs: Sequence[tuple[float, int]],
    deals: list[PossibleDeal],
) -> list[Candidate]:
    """Other discards on the very same deals, judged alike."""
    effort = replace(depth.effort, stages=((len(outs), len(deals)),))
    return tried(
        place, worth_of_discard(depth, view), play_values(), effort, Random(0), outs, deals
    )


def told(
    view: View,
    place: Situation,
    found: Candidate,
    deals: Sequence[PossibleDeal],
    worth: Worth,
    hidden: bool = False,
) -> tuple[Judgement, list[float]]:
    """A discard with what both make on average over these deals, and what each deal is worth.

    `hidden`: as `Effort` has it; what that adds is told as a part of the play.
    """
    more = playing() if hidden else None
    mine, theirs = parts.none(), parts.none()
    seen: Counter[Prospect] = Counter()
    kept: Counter[Brought] = Counter()
    share, values = 1 / len(deals), []
    repique = view.options.younger_repique
    for hand, other, _ in both_hands(place, found.out, deals):
        own, others, what = _open_deal(place, hand, other, play_values(), repique, more)
        parts.add(mine, own, share)
        parts.add(theirs, others, share)
        seen.update(what)
        kept.update(brought(hand, own))
        values.append(worth(sum(own), sum(others)))
    chances = {chance: parts.rounded(seen[chance] * share) for chance in _CHANCES}
    both = parts.points(mine), parts.points(theirs)
    judged = Judgement(Exchange(hand_of(found.out)), *both, found.worth, chances)
    return replace(judged, hopes=hopes(kept, len(deals))), values


_CHANCES = (
    Prospect.POINT,
    Prospect.SEQUENCE,
    Prospect.SET,
    Prospect.QUATORZE,
    Prospect.CARDS,
    Prospect.CAPOT,
    Prospect.DIVIDED,
    Prospect.CARDS_LOST,
    Prospect.CAPOT_LOST,
    Prospect.PIQUE,
    Prospect.PIQUE_LOST,
    Prospect.REPIQUE,
    Prospect.REPIQUE_LOST,
)


def _open_deal(
    place: Situation,
    hand: int,
    other: int,
    table: PlayValues,
    younger_repique: int,
    hidden: Playing | None,
) -> tuple[parts.Sums, parts.Sums, Iterable[Prospect]]:
    """My points and the other's by part, both hands open and everything called; what happened."""
    elder = place.seat is ELDER
    mine, theirs = held(hand), held(other)
    blanche = place.blanche_points if elder else -place.blanche_points
    in_hand = parts.all_called(mine, theirs, blanche)
    found = codes(hand, other) if elder else codes(other, hand)
    more = parts.extraordinary(place.seat, *in_hand, on_end(found), younger_repique)
    value = table.value(*found)
    tricks, play = value >> 1, played_points(value)
    if not elder:
        tricks, play = TRICKS - tricks, (play[1], play[0])
    if hidden is not None:
        his, hers = (hand, other) if elder else (other, hand)
        count = two_in_hand(held(his), held(hers), place.blanche_points, younger_repique)
        add = hidden_part(his, hers, count, found, value, hidden) / (2 if elder else -2)
        play = play[0] + add, play[1] - add
    cards = parts.for_tricks(tricks)
    own, others = (
        [*in_hand[who], play[who] - cards[who], cards[who], *more[who]] for who in (0, 1)
    )
    what = parts.chances_of(own, others, tricks)
    if mine.rank_set >> 3 == QUATORZE:
        what.append(Prospect.QUATORZE)
    return own, others, what
