"""What told most of the other's hand: the one thing without which the beliefs would be otherwise.

Each thing that was heard or seen is left out in turn, and the beliefs are formed again; what moves
them most told most. Of the cards it moved the right way the one it moved most stands for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.beliefs import beliefs_of
from game.piquet.ai.belief.known_cards import unseen, voids
from game.piquet.ai.levels import MASTER
from game.piquet.ai.values.masks import bits, card_of
from rules.core.cards import Card, Hand, card
from rules.piquet import events
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind
from rules.piquet.seats import YOUNGER, Seat
from rules.piquet.view import DealView

Shades = Mapping[Card, float]
"""By unseen card how likely it is in the other's hand, 0 to 1."""

_EVERY = 1 << 30  # no hand that is possible is left out


def shades(
    deal: DealView,
    trust: float = MASTER.trust,
    odd: float = MASTER.odd,
    hindsight: float = MASTER.hindsight,
) -> Shades:
    """What a seat believes, with the weights of Master or with others (`master.Depth`).

    ValueError where no hand agrees with what was seen.
    """
    believed = beliefs_of(deal, Random(0), trust, odd, _EVERY, hindsight=hindsight)
    found = dict.fromkeys(sorted(unseen(deal)), 0.0)
    for hand, weight in zip(believed.left, believed.weights, strict=True):
        for bit in bits(hand):
            found[card_of(bit)] += weight
    return found


def lost(said: Shades, truth: Hand) -> float:
    """How far numbers are off in all, squared: Brier's score, 0 at best."""
    return sum((share - (card in truth)) ** 2 for card, share in said.items())


def alike(cards: Hand, held: int) -> Shades:
    """All cards as likely as one another, where so many of them are held."""
    return dict.fromkeys(sorted(cards), held / len(cards))


Called: TypeAlias = events.PointCalled | events.SequenceCalled | events.SetCalled

_LEAST = 0.15
"""Likelihood, summed over all cards, by which something must move them to be worth telling."""
_PLAIN = 0.5
"""What cards one keeps anyhow counts for half: it is told of where nothing else tells more."""


class ToldBy(StrEnum):
    """What told."""

    SEEN = "seen"  # what elder saw of the cards he left
    VOID = "void"  # a suit that was not followed
    POINT = "point"  # the other's calls
    SEQUENCE = "sequence"
    SET = "set"
    ANSWER = "answer"  # that one's own call was not good, or equal
    SILENCE = "silence"  # what would have been called or answered otherwise
    PLAY = "play"  # the cards that were played
    KEPT = "kept"  # what one keeps when one exchanges


class Tell(Struct, frozen=True):
    """What told most, and a card of which it was true: that it is held (`holds`), or not."""

    told: ToldBy
    card: Card
    holds: bool


def best_clue(deal: DealView, truth: Hand) -> Tell | None:
    """What told most of the other's hand, which is `truth`; None where nothing told much."""
    found = list[tuple[float, Tell]]()
    for told, with_it, without in _each(deal):
        moved = {one: with_it[one] - without.get(one, 0.0) for one in with_it}
        right = {
            one: by if one in truth else -by
            for one, by in moved.items()
            if told is not ToldBy.VOID or one.suit in voids(deal)
        }
        most = max(right, key=right.__getitem__, default=None)
        weight = sum(map(abs, moved.values())) * (_PLAIN if told is ToldBy.KEPT else 1.0)
        if most is not None and right[most] > 0 and weight >= _LEAST:
            found.append((weight, Tell(told, most, most in truth)))
    return max(found, key=lambda one: one[0], default=(0.0, None))[1]


def calls_in(deal: DealView) -> list[Called]:
    """All calls of a deal, in their order."""
    calls = (events.PointCalled, events.SequenceCalled, events.SetCalled)
    return [event for event in deal.history if isinstance(event, calls)]


def kind_of(call: Called) -> Kind:
    """What is called."""
    match call:
        case events.PointCalled():
            return Kind.POINT
        case events.SequenceCalled():
            return Kind.SEQUENCE
        case events.SetCalled():
            return Kind.SET


def data_of(clue: Tell | None) -> list[Any] | None:
    """A clue as plain data."""
    return None if clue is None else [clue.told.value, str(clue.card), clue.holds]


def read_clue(data: object) -> Tell | None:
    """The same read back. ValueError for what is none."""
    match data:
        case None:
            return None
        case [str(told), str(name), bool(holds)]:
            return Tell(ToldBy(told), card(name), holds)
    raise ValueError("no clue")


def _each(deal: DealView) -> Iterator[tuple[ToldBy, Shades, Shades]]:
    """Each thing that may have told: the beliefs with it, and without it.

    What was said is judged by the facts alone: a hand is not odd for a call that is left out.
    """
    full, quiet = shades(deal), shades(deal, hindsight=0.0)
    plain = shades(deal, odd=1.0, hindsight=0.0)
    yield ToldBy.PLAY, full, quiet
    yield ToldBy.SILENCE, quiet, plain
    yield ToldBy.KEPT, plain, shades(deal, trust=0.0, odd=1.0, hindsight=0.0)
    for told, other in _without(deal).items():
        yield told, plain, shades(other, odd=1.0, hindsight=0.0)


def _without(deal: DealView) -> Mapping[ToldBy, DealView]:
    """The deal as it would be known without one thing after another, for those there were."""
    other = deal.seat.other
    found: dict[ToldBy, DealView] = {}
    if deal.left_seen:
        found[ToldBy.SEEN] = replace(deal, left_seen=())
    if voids(deal):
        found[ToldBy.VOID] = replace(deal, table=replace(deal.table, tricks=()))
    for kind in Kind:
        if any(call.seat is other and kind_of(call) is kind for call in calls_in(deal)):
            found[ToldBy(kind.value)] = _unheard(deal, _of_call(kind, other))
    if other is YOUNGER and any(map(_of_answer, deal.history)):
        found[ToldBy.ANSWER] = _unheard(deal, _of_answer)
    return found


def _unheard(deal: DealView, what: Callable[[events.Event], bool]) -> DealView:
    return replace(deal, history=tuple(event for event in deal.history if not what(event)))


def _of_call(kind: Kind, seat: Seat) -> Callable[[events.Event], bool]:
    """Whether an event tells of a seat's call of a kind."""

    def tells(event: events.Event) -> bool:
        match event:
            case events.PointCalled() | events.SequenceCalled() | events.SetCalled():
                return kind_of(event) is kind and event.seat is seat
            case events.SuitTold(teller, of, _):
                return teller is seat and of is kind
            case events.MakingTold():
                return kind is Kind.POINT and seat is not YOUNGER
            case events.CardsShown(teller) | events.CardsTold(teller):
                return teller is seat
        return False

    return tells


def _of_answer(event: events.Event) -> bool:
    match event:
        case events.Answered(_, reply):
            return reply is not Reply.GOOD
        case events.MakingAsked():
            return True
    return False
