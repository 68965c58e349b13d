"""What the one on turn may do, small enough to travel in a view: a table offers it, a player picks.

`every_action` writes the choices out as actions; a revoke is no choice, where it is possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from msgspec import Struct

from rules.all_fours.actions import (
    Abide,
    Action,
    AnswerBunch,
    AskTrump,
    Beg,
    ClaimPoints,
    Cut,
    DemandDeal,
    DrawOut,
    Give,
    GoOn,
    LayAway,
    Play,
    Point,
    ProposeBunch,
    RefuseBeg,
    Run,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.begging import surplus, why_not_give, why_not_refuse
from rules.all_fours.misdeals import to_draw_from
from rules.all_fours.play import playable
from rules.all_fours.state import Phase, State
from rules.core.cards import Hand


class MayCut(Struct, frozen=True):
    """Places of the spread pack that may be turned up."""

    places: tuple[int, ...]


class MayBeg(Struct, frozen=True):
    """Stand, or beg."""


class MayAnswerBeg(Struct, frozen=True):
    """Run the cards; perhaps give one, or refuse a second beg."""

    give: bool
    refuse: bool


class MayPropose(Struct, frozen=True):
    """Stand, or propose a new deal."""


class MayConsent(Struct, frozen=True):
    """Agree to a new deal, or not."""


class MayLayAway(Struct, frozen=True):
    """Lay away so many of these cards."""

    cards: Hand
    number: int


class MayPlay(Struct, frozen=True, gc=False):
    """Play one of these cards."""

    cards: Hand


class MayAsk(Struct, frozen=True, gc=False):
    """Ask one of these questions, or go on."""

    questions: frozenset[TrumpQuestion]


class MayClaim(Struct, frozen=True):
    """By hand: claim any of the four points, or none."""


class MayMend(Struct, frozen=True):
    """Strict play: demand a new deal; or abide, or draw out one of so many cards."""

    abide: bool
    places: int


Choices = (
    MayCut
    | MayBeg
    | MayAnswerBeg
    | MayPropose
    | MayConsent
    | MayLayAway
    | MayPlay
    | MayAsk
    | MayClaim
    | MayMend
)

_PLAY = Phase.PLAY


def choices(state: State) -> Choices | None:
    """What the player on turn may do; None when chance is on turn or the partie is over."""
    phase = state.phase
    if phase is _PLAY:  # first, since most actions are plays
        return MayPlay(playable(state.current))
    match phase:
        case Phase.ASK:
            return MayAsk(state.current.asking)
        case Phase.BEG:
            return MayBeg()
        case Phase.ANSWER:
            refuse = why_not_refuse(state.current) is None
            return MayAnswerBeg(give=why_not_give(state) is None, refuse=refuse)
        case Phase.BUNCH:
            return MayPropose()
        case Phase.CONSENT:
            return MayConsent()
        case Phase.LAY_AWAY:
            held = state.current.hands[state.current.turn]
            return MayLayAway(held, surplus(len(held), state.options))
        case Phase.CLAIM:
            return MayClaim()
        case Phase.MISDEAL:
            cards = to_draw_from(state.current)
            return MayMend(abide=not cards, places=len(cards))
        case Phase.CUT if state.standing.cutting is not None:
            size, taken = len(state.standing.cutting.pack), state.standing.cutting.places
            return MayCut(tuple(place for place in range(size) if place not in taken))
        case _:
            return None


def every_action(may: Choices) -> Iterator[Action]:
    """The choices as actions, in a fixed order."""
    match may:
        case MayPlay(cards):
            return map(Play, sorted(cards))
        case MayAsk(questions):
            return chain(map(AskTrump, sorted(questions)), (GoOn(),))
        case MayBeg():
            return iter((Stand(), Beg()))
        case MayAnswerBeg(give, refuse):
            return chain((Give(),) * give, (Run(),), (RefuseBeg(),) * refuse)
        case MayPropose():
            return iter((Stand(), ProposeBunch()))
        case MayConsent():
            return map(AnswerBunch, (True, False))
        case MayLayAway(cards, number):
            return (LayAway(frozenset(some)) for some in combinations(sorted(cards), number))
        case MayClaim():
            return (
                ClaimPoints(frozenset(some))
                for size in range(len(Point) + 1)
                for some in combinations(Point, size)
            )
        case MayCut(places):
            return map(Cut, places)
        case MayMend(abide, count):
            mended = (Abide(),) * abide, map(DrawOut, range(count))
            return chain((DemandDeal(),), *mended)
