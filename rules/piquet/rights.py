"""What a player may do besides what the turn asks for: correct, claim late, put a question.

`rights` reads the truth but tells only what the player can work out for himself, so that a view
that carries it gives nothing away. Most of these deeds may be done while the other is on turn: the
type of the action says whose it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.seats import Player, Turn
from rules.piquet.actions import Action, ClaimLate, Correct
from rules.piquet.combinations import Combination
from rules.piquet.corrections import possible_corrections
from rules.piquet.late import possible_late_claims
from rules.piquet.seats import ELDER
from rules.piquet.state import Phase, State


@dataclass(frozen=True, slots=True)
class MayCorrect:
    """Calls that may take the place of the one made (law 50): whole holdings first."""

    calls: tuple[Combination, ...]


@dataclass(frozen=True, slots=True)
class MayClaimLate:
    """What elder left out and may still claim (law 56): whole holdings first, kind by kind."""

    calls: tuple[Combination, ...]


Right = MayCorrect | MayClaimLate


def rights(state: State, player: Player) -> tuple[Right, ...]:
    """All that a player may do now besides what `choices` offers the one on turn."""
    match state.phase:
        case Phase.CALLS | Phase.ANSWER:
            return _while_calling(state, player)
        case Phase.LOOK | Phase.RECKONING | Phase.PLAY if not state.current.table.tricks:
            return _before_the_first_trick(state, player)
        case _:
            return ()


def _while_calling(state: State, player: Player) -> tuple[Right, ...]:
    deal = state.current
    if deal.seat(player) is not ELDER:
        return ()
    calls = possible_corrections(deal)
    return (MayCorrect(calls),) if calls else ()


def _before_the_first_trick(state: State, player: Player) -> tuple[Right, ...]:
    deal = state.current
    calls = possible_late_claims(deal) if deal.seat(player) is ELDER else ()
    return (MayClaimLate(calls),) if calls else ()


def doer(state: State, deed: object) -> Turn | None:
    """Whose deed this is: what elder may put in is his, all else is that of the one on turn."""
    if isinstance(deed, Correct | ClaimLate) and state.deal is not None:
        return state.deal.player(ELDER)
    return state.turn


def every_deed(right: Right) -> Iterator[Action]:
    """A right as the actions it allows, in a fixed order."""
    match right:
        case MayCorrect(calls):
            return map(Correct, calls)
        case MayClaimLate(calls):
            return map(ClaimLate, calls)
