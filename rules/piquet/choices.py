"""What the one on turn may do, small enough to travel in a view: a table offers it, a player picks.

`choices` reads the truth but tells only what the seat on turn can work out for itself, so that a
view that carries it gives nothing away. `every_action` writes the choices out as actions: exactly
those that `check` lets pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from typing import ClassVar

from msgspec import Struct

from rules.core.cards import ALL_OF_SUIT, SUITS, Hand, Suit
from rules.piquet import exchange, play
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    AskMaking,
    Call,
    ChooseDeal,
    Concede,
    Cut,
    Exchange,
    LetGo,
    Look,
    NameSuit,
    Play,
    Reply,
    TellMaking,
)
from rules.piquet.combinations import Combination, Point
from rules.piquet.options import ELDER_MOST, LEAST
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import DealState, Phase, State
from rules.piquet.talk import answers, concession
from rules.piquet.talk.calls import possible_claims


class MayCut(Struct, frozen=True):
    """Places of the spread pack that may be turned up."""

    places: tuple[int, ...]


class MayChooseDeal(Struct, frozen=True):
    """Deal first, or be elder first."""


class MayAnnounce(Struct, frozen=True):
    """Announce carte blanche; elder adds how many he takes (younger does not: both are 0)."""

    least: int
    most: int


class MayExchange(Struct, frozen=True):
    """Discard so many cards of the hand."""

    least: int
    most: int


class MayCall(Struct, frozen=True, gc=False):
    """Call, or end the calls.

    `calls` has whole holdings before lesser ones in each kind; `cards` may be played and so end the
    calls; `suits` may be named instead of leading; `concede`: the play may be conceded instead.
    """

    calls: tuple[Combination, ...]
    cards: Hand
    suits: tuple[Suit, ...] = ()
    concede: bool = False


class MayAnswer(Struct, frozen=True):
    """Answer a call, or ask what the point makes.

    `equals` are the holdings she may mean by "equal" when that ends the matter, the best first;
    while she may ask, "equal" says that hers has as many cards, and is as good as asking.
    """

    replies: tuple[Reply, ...]
    ask: bool
    equals: tuple[Combination, ...] = ()
    UNTOLD: ClassVar[Mapping[str, object]] = {"equals": []}


class MayTell(Struct, frozen=True):
    """Tell what the point makes, or let it go.

    `points` are all of the number that was called, in any suit: the one that was called first.
    """

    points: tuple[Point, ...]


class MayLook(Struct, frozen=True):
    """Look at the cards left, or not."""


class MayAnswerConcession(Struct, frozen=True):
    """Count the play that was conceded, or play for the capot; younger may still call before."""

    calls: tuple[Combination, ...]


class MayPlay(Struct, frozen=True, gc=False):
    """Play one of these cards."""

    cards: Hand


Choices = (
    MayCut
    | MayChooseDeal
    | MayAnnounce
    | MayExchange
    | MayCall
    | MayAnswer
    | MayTell
    | MayLook
    | MayAnswerConcession
    | MayPlay
)

_PLAY = Phase.PLAY


def choices(state: State) -> Choices | None:
    """What the player on turn may do; None when chance is on turn or the partie is over."""
    phase = state.phase
    if phase is _PLAY:  # first, since most actions are plays
        return MayPlay(play.playable(state.current))
    match phase:
        case Phase.CALLS:
            deal = state.current
            calls = possible_claims(deal, deal.turn)
            may_concede = concession.may_concede(state)
            return MayCall(calls, play.playable(deal), _nameable(deal), may_concede)
        case Phase.ANSWER:
            deal = state.current
            equals = answers.true_equals(deal)
            return MayAnswer(answers.true_replies(deal), answers.may_ask(deal), equals)
        case Phase.TELLING:
            return MayTell(answers.tellable(state.current))
        case Phase.LOOK:
            return MayLook()
        case Phase.RECKONING:
            deal = state.current
            calls = possible_claims(deal, deal.turn)
            may_concede = concession.may_concede(state)
            return MayCall(calls, play.playable(deal), concede=may_concede)
        case Phase.CONCESSION:
            deal = state.current
            calls = possible_claims(deal, YOUNGER) if deal.turn is YOUNGER else ()
            return MayAnswerConcession(calls)
        case Phase.CUT if state.cutting is not None:
            size, taken = len(state.cutting.pack), state.cutting.places
            return MayCut(tuple(place for place in range(size) if place not in taken))
        case Phase.CHOICE:
            return MayChooseDeal()
        case Phase.CARTE_BLANCHE:
            says_number = exchange.announces_number(state.current)
            return MayAnnounce(LEAST, ELDER_MOST) if says_number else MayAnnounce(0, 0)
        case Phase.EXCHANGE:
            return MayExchange(*exchange.exchange_limits(state.current))
        case _:
            return None


def _nameable(deal: DealState) -> tuple[Suit, ...]:
    if not exchange.leavings_undecided(deal):
        return ()
    return tuple(suit for suit in SUITS if deal.hands[ELDER] & ALL_OF_SUIT[suit])


def every_action(may: Choices, hand: Hand) -> Iterator[Action]:
    """The choices as actions, in a fixed order; of exchanges there can be 1,585."""
    match may:
        case MayPlay(cards):
            return map(Play, sorted(cards))
        case MayCut(places):
            return map(Cut, places)
        case MayChooseDeal():
            return map(ChooseDeal, (True, False))
        case MayAnnounce(least, most):
            return map(AnnounceCarteBlanche, range(least, most + 1) if most else (None,))
        case MayExchange(least, most):
            counts = range(least, most + 1)
            discards = (combinations(sorted(hand), count) for count in counts)
            return map(Exchange, map(frozenset, chain.from_iterable(discards)))
        case MayCall(calls, cards, suits, concede):
            last = (Concede(),) if concede else ()
            return chain(map(Call, calls), map(NameSuit, suits), map(Play, sorted(cards)), last)
        case MayAnswerConcession(calls):
            return chain(map(Call, calls), map(AnswerConcession, (True, False)))
        case MayAnswer(replies, ask, equals):
            meant = (Answer(Reply.EQUAL, one) for one in equals)
            return chain(map(Answer, replies), (AskMaking(),) if ask else (), meant)
        case MayTell(points):
            return chain(map(TellMaking, points), (LetGo(),))
        case MayLook():
            return map(Look, (True, False))
