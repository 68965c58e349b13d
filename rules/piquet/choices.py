"""What the one on turn may do, small enough to travel in a view: a table offers it, a player picks.

`choices` reads the truth but tells only what the seat on turn can work out for itself, so that a view that
carries it gives nothing away. `every_action` writes the choices out as actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from rules.core.cards import SUITS, Card, Hand, Suit
from rules.core.seats import Player
from rules.piquet import declarations, exchange, play
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    AskMaking,
    Call,
    ChooseDeal,
    Cut,
    Exchange,
    Look,
    NameSuit,
    Play,
    Reply,
)
from rules.piquet.combinations import Combination, Kind, holdings, lesser
from rules.piquet.options import ELDER_MOST, LEAST
from rules.piquet.seats import ELDER
from rules.piquet.state import DealState, Phase, State


@dataclass(frozen=True, slots=True)
class MayCut:
    """Places of the spread pack that may be turned up."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MayChooseDeal:
    pass


@dataclass(frozen=True, slots=True)
class MayAnnounce:
    """Announce carte blanche; elder adds how many he takes, from `least` to `most` (younger: both 0)."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class MayExchange:
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class MayCall:
    """Calls that may be made, whole holdings before lesser ones in each kind; cards that end the calls;
    suits that may be named instead of leading."""

    calls: tuple[Combination, ...]
    cards: Hand
    suits: tuple[Suit, ...] = ()


@dataclass(frozen=True, slots=True)
class MayAnswer:
    replies: tuple[Reply, ...]
    ask: bool


@dataclass(frozen=True, slots=True)
class MayLook:
    pass


@dataclass(frozen=True, slots=True)
class MayPlay:
    cards: Hand


Choices = (
    MayCut | MayChooseDeal | MayAnnounce | MayExchange | MayCall | MayAnswer | MayLook | MayPlay
)


def choices(state: State) -> Choices | None:
    """What the player on turn may do; None when chance is on turn or the partie is over."""
    if not isinstance(state.turn, Player):
        return None
    match state.phase:
        case Phase.CUT if state.cutting is not None:
            size, taken = len(state.cutting.pack), state.cutting.places
            return MayCut(tuple(place for place in range(size) if place not in taken))
        case Phase.CHOICE:
            return MayChooseDeal()
        case _:
            return _in_deal(state.phase, state.current)


def _in_deal(phase: Phase, deal: DealState) -> Choices | None:
    match phase:
        case Phase.CARTE_BLANCHE:
            return MayAnnounce(LEAST, ELDER_MOST) if deal.turn is ELDER else MayAnnounce(0, 0)
        case Phase.EXCHANGE:
            return MayExchange(*exchange.exchange_limits(deal))
        case Phase.CALLS | Phase.RECKONING:
            return MayCall(possible_calls(deal), play.playable(deal), _nameable(phase, deal))
        case Phase.ANSWER:
            return MayAnswer(declarations.true_replies(deal), declarations.may_ask(deal))
        case Phase.LOOK:
            return MayLook()
        case Phase.PLAY:
            return MayPlay(play.playable(deal))
        case _:
            return None


def possible_calls(deal: DealState) -> tuple[Combination, ...]:
    """Everything worth calling now: whole holdings first, then less of them, kind by kind."""
    return tuple(
        call
        for kind in Kind
        for call, whole in _whole_then_less(deal.hands[deal.turn], kind)
        if declarations.why_not_part(deal, call, whole) is None
    )


def _whole_then_less(hand: Hand, kind: Kind) -> Iterator[tuple[Combination, Combination]]:
    """All that could be called of one kind, each with the holding it is of; whole holdings first."""
    wholes = holdings(hand, kind)
    yield from zip(wholes, wholes, strict=True)
    for whole in wholes:
        for less in lesser(whole):
            yield less, whole


def _nameable(phase: Phase, deal: DealState) -> tuple[Suit, ...]:
    if phase is not Phase.CALLS or not exchange.leavings_undecided(deal):
        return ()
    held = {card.suit for card in deal.hands[ELDER]}
    return tuple(suit for suit in SUITS if suit in held)


def every_action(may: Choices, hand: Hand) -> Iterator[Action]:
    """The choices as actions, in a fixed order; of exchanges there can be 1,585."""
    match may:
        case MayCut(places):
            yield from map(Cut, places)
        case MayChooseDeal():
            yield from (ChooseDeal(True), ChooseDeal(False))
        case MayAnnounce(least, most):
            numbers = range(least, most + 1) if most else (None,)
            yield from map(AnnounceCarteBlanche, numbers)
        case MayExchange(least, most):
            for count in range(least, most + 1):
                for cards in combinations(sorted(hand), count):
                    yield Exchange(frozenset(cards))
        case MayCall(calls, cards, suits):
            yield from map(Call, calls)
            yield from map(NameSuit, suits)
            yield from map(Play, _fixed(cards))
        case MayAnswer(replies, ask):
            yield from map(Answer, replies)
            if ask:
                yield AskMaking()
        case MayLook():
            yield from (Look(True), Look(False))
        case MayPlay(cards):
            yield from map(Play, _fixed(cards))


def _fixed(cards: Hand) -> list[Card]:
    return sorted(cards)
