"""What a player may do besides what the turn asks for: correct, claim late, put a question.

`rights` reads the truth but tells only what the player can work out for himself, so that a view
that carries it gives nothing away. Most of these actions may be done while the other is on turn:
the type of the action says whose it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rules.core.seats import Player, Turn
from rules.piquet.actions import Action, Ask, ClaimLate, Correct, Withhold
from rules.piquet.combinations import Combination, Kind
from rules.piquet.seats import ELDER
from rules.piquet.state import State
from rules.piquet.talk.conversation import WHEN
from rules.piquet.talk.corrections import possible_corrections
from rules.piquet.talk.inquiries import possible_questions
from rules.piquet.talk.late import possible_late_claims
from rules.piquet.talk.laying import to_be_shown
from rules.piquet.talk.questions import Question


class MayCorrect(Struct, frozen=True):
    """Calls that may take the place of the one made (law 50): whole holdings first."""

    calls: tuple[Combination, ...]


class MayClaimLate(Struct, frozen=True):
    """What elder left out and may still claim (law 56): whole holdings first, kind by kind."""

    calls: tuple[Combination, ...]


class MayAsk(Struct, frozen=True):
    """Questions that may be put about what the other has counted (rule H14)."""

    questions: tuple[Question, ...]


class MayWithhold(Struct, frozen=True):
    """What elder would show as he goes on, and may keep back and lose (law U12)."""

    kinds: tuple[Kind, ...]


Right = MayCorrect | MayClaimLate | MayAsk | MayWithhold


_CALLING, _LATE, _ASKING, _SHOWING = (
    frozenset(WHEN[action]) for action in (Correct, ClaimLate, Ask, Withhold)
)
_TALKING = _CALLING | _LATE | _ASKING | _SHOWING


def rights(state: State, player: Player) -> tuple[Right, ...]:
    """All that a player may do now besides what `choices` offers the one on turn."""
    if state.phase not in _TALKING:
        return ()
    deal = state.current
    seat = deal.seat(player)
    found: list[Right] = []
    if seat is ELDER and state.phase in _CALLING and (calls := possible_corrections(deal)):
        found.append(MayCorrect(calls))
    if seat is ELDER and state.phase in _LATE and (calls := possible_late_claims(deal)):
        found.append(MayClaimLate(calls))
    if deal.turn is seat and state.phase in _ASKING and (questions := possible_questions(deal)):
        found.append(MayAsk(questions))
    if seat is ELDER and state.phase in _SHOWING and (kinds := to_be_shown(deal)):
        found.append(MayWithhold(kinds))
    return tuple(found)


def doer(state: State, action: object) -> Turn | None:
    """Whose action this is: what elder may put in is his, all else is that of the one on turn."""
    if isinstance(action, Correct | ClaimLate) and state.deal is not None:
        return state.deal.player(ELDER)
    return state.turn


def actions_by(right: Right) -> Iterator[Action]:
    """A right as the actions it allows, in a fixed order."""
    match right:
        case MayCorrect(calls):
            return map(Correct, calls)
        case MayClaimLate(calls):
            return map(ClaimLate, calls)
        case MayAsk(questions):
            return map(Ask, questions)
        case MayWithhold(kinds):
            return map(Withhold, kinds)
