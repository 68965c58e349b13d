"""What the one on turn may do, small enough to travel in a view: a table offers it, a player picks.

`every_action` writes the choices out as actions; what strict play lets go wrong is no choice. Of
equal copies a declaration names those that `declaring` takes; `check` lets pass the same one made
of others, for it comes to the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec import Struct

from rules.bezique import blanche, play, window
from rules.bezique.actions import (
    Action,
    Announce,
    CallCard,
    ChooseDeal,
    Cut,
    Declare,
    Draw,
    ExchangeSeven,
    PickCard,
    Play,
    ShowCarteBlanche,
    ShowSeven,
    TakeForfeit,
)
from rules.bezique.combinations import Combination
from rules.bezique.state import DealState, Phase, State
from rules.core.cards import Hand


class MayCut(Struct, frozen=True):
    """Places of the spread pack that may be turned up."""

    places: tuple[int, ...]


class MayChooseDeal(Struct, frozen=True):
    """Deal first, or not."""


class MayPlay(Struct, frozen=True, gc=False):
    """Play one of these cards; before it perhaps show a carte blanche."""

    cards: Hand
    carte_blanche: bool = False


class MayDeclare(Struct, frozen=True, gc=False):
    """In the window: declare, announce, exchange or show a seven of trumps; and always draw."""

    declarations: tuple[Combination, ...] = ()
    announcements: tuple[Combination, ...] = ()
    exchange: Hand = frozenset()
    show: Hand = frozenset()


class MayPick(Struct, frozen=True):
    """Strict play: pick one of these two cards."""

    cards: Hand


class MayCall(Struct, frozen=True):
    """Strict play: call for one of these cards to be led, or for none."""

    cards: Hand


class MayTakeForfeit(Struct, frozen=True):
    """Strict play: have ten added, or taken from the other's score."""


Choices = MayCut | MayChooseDeal | MayPlay | MayDeclare | MayPick | MayCall | MayTakeForfeit

_PLAY, _WINDOW = Phase.PLAY, Phase.WINDOW


def choices(state: State) -> Choices | None:
    """What the player on turn may do; None when chance is on turn or the partie is over."""
    phase = state.phase
    if phase is _PLAY:  # first, since most actions are plays
        deal = state.current
        return MayPlay(play.playable(deal), blanche.may_show(deal))
    if phase is _WINDOW:
        return _in_window(state.current)
    match phase:
        case Phase.CUT if state.standing.cutting is not None:
            size, taken = len(state.standing.cutting.pack), state.standing.cutting.places
            return MayCut(tuple(place for place in range(size) if place not in taken))
        case Phase.CHOICE:
            return MayChooseDeal()
        case Phase.PICK:
            return MayPick(frozenset(state.current.errors.two))
        case Phase.CALL:
            return MayCall(state.current.errors.falsely)
        case Phase.FORFEIT:
            return MayTakeForfeit()
        case _:
            return None


def _in_window(deal: DealState) -> MayDeclare:
    sevens = window.sevens(deal)
    if not sevens:
        return MayDeclare(window.may_declare(deal), window.may_announce(deal))
    return MayDeclare(
        window.may_declare(deal),
        window.may_announce(deal),
        frozenset(
            one for one in sevens if window.why_not_exchange(deal, ExchangeSeven(one)) is None
        ),
        frozenset(one for one in sevens if window.why_not_show(deal, ShowSeven(one)) is None),
    )


def every_action(may: Choices) -> Iterator[Action]:
    """The choices as actions, in a fixed order."""
    match may:
        case MayPlay(cards, carte_blanche):
            first = (ShowCarteBlanche(),) if carte_blanche else ()
            return chain(first, map(Play, sorted(cards)))
        case MayDeclare(declarations, announcements, exchange, show):
            return chain(
                (Declare(one.cards) for one in declarations),
                (Announce(one.cards) for one in announcements),
                map(ExchangeSeven, sorted(exchange)),
                map(ShowSeven, sorted(show)),
                (Draw(),),
            )
        case MayCut(places):
            return map(Cut, places)
        case MayChooseDeal():
            return map(ChooseDeal, (True, False))
        case MayPick(cards):
            return map(PickCard, sorted(cards))
        case MayCall(cards):
            return chain(map(CallCard, sorted(cards)), (CallCard(None),))
        case MayTakeForfeit():
            return map(TakeForfeit, (False, True))
