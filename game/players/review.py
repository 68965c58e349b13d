"""The review of a deal: what each decision of one seat cost, by what was then known to it.

It judges no decision by what came of it, and knows nothing that the seat did not see. What the
book keeps of it (`KeptReview`, `saves/reviews.py`) is plain numbers: no game is known there,
actions are in the notation of their game, points are points of the deal, settlements are points of
the whole partie.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

from game.players.judgement import Analysis, Judgement
from rules.core.game import Action, View
from rules.core.seats import Player


class Reviewed(Struct, frozen=True):
    """A decision with what was said of it. `best` and `chosen` may be the same."""

    seen: View
    action: Action
    analysis: Analysis
    best: Judgement
    chosen: Judgement

    @property
    def settlement_lost(self) -> float:
        """Settlement points that the best choice was better by; never below 0."""
        return self.best.settlement - self.chosen.settlement

    @property
    def is_fine(self) -> bool:
        return grade(self) is Grade.GOOD

    @property
    def points_lost(self) -> float:
        """Points that it was better by; below 0 where it gave points up for the partie."""
        return self.best.points - self.chosen.points


class Grade(StrEnum):
    """How a decision is marked."""

    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# From how many settlement points a decision is marked so. Chosen by eye: a trick thrown away is two
# points or so, the cards are ten, a pique is thirty, and near a rubicon each may count manyfold.
_FROM = ((15.0, Grade.BLUNDER), (5.0, Grade.MISTAKE), (1.0, Grade.SLIP))


def grade(decision: Reviewed) -> Grade:
    """How a decision is marked by what it cost, if that is beyond doubt."""
    return grade_of(decision.settlement_lost, decision.chosen.doubt)


def grade_of(lost: float, doubt: float) -> Grade:
    """The mark for so many settlement points lost, with their standard error."""
    if lost <= 2 * doubt:
        return Grade.GOOD
    return next((mark for least, mark in _FROM if lost >= least), Grade.GOOD)


def reviewed(seen: View, action: Action, analysis: Analysis) -> Reviewed | None:
    """One decision beside its analysis; None where there was no choice or nothing can be said."""
    chosen = analysis.of(action)
    if chosen is None or len(analysis.candidates) == 1:
        return None
    return Reviewed(seen, action, analysis, analysis.candidates[0], chosen)


JUDGED = 1
"""By which way of judging a review is made today; one of an earlier way is made anew."""


class ChoiceKind(StrEnum):
    """What a choice was about."""

    EXCHANGE = "exchange"
    CALL = "call"  # whatever is said: calls, answers, questions, a concession
    CARD = "card"


class Choice(Struct, frozen=True):
    """A free choice of a player and what it lost.

    `place`: the number of the action in its deal, from 0, which is the pack, what was taken back
    not counted (`OpenDeal.played[place]`; the view of the choice is that before it). `played`,
    `better`: actions in the notation; the same where nothing was found that is better. `lost`:
    settlement points of the partie, from 0 on; `doubt`: the standard error of that. `points`:
    points of the deal lost, below 0 where they were given up for the partie. `reason`: why, as
    `AnalysisWire.read_reason` reads it; its `part` is the key. Nothing for what is fine.
    """

    place: int
    kind: ChoiceKind
    played: str
    better: str
    lost: float
    doubt: float
    points: float = 0.0
    reason: Mapping[str, Any] | None = None

    @property
    def grade(self) -> Grade:
        """How it is marked: by what it lost, if that is beyond two standard errors."""
        return grade_of(self.lost, self.doubt)


Told: TypeAlias = Annotated[float, Meta(ge=-1e6, le=1e6)]
"""Points that a book may tell: no deal brings as many."""


class Luck(Struct, frozen=True):
    """How a deal's result for one player came about, in points of the deal, mine less the other's.

    `chair`: what his chair brings on average. What the cards brought beyond it: `hand`, his own
    cards as dealt; `other`, those that the other was dealt, when his own are known; `talon`, what
    both drew to what they had put out. `result`: what it came to. `error`: the standard error of
    `cards`, since it is found by trying deals.
    """

    chair: Told
    hand: Told
    other: Told
    talon: Told
    result: Told
    error: Told

    @property
    def cards(self) -> float:
        """What all cards brought beyond what the chair brings."""
        return self.hand + self.other + self.talon

    @property
    def adjusted(self) -> float:
        """The result without what the cards brought: the chair and the choices of both."""
        return self.result - self.cards

    @property
    def choices(self) -> float:
        """What is left: the choices of both players, and what nobody could know."""
        return self.adjusted - self.chair


class KeptReview(Struct, frozen=True):
    """The review of one player's choices in one deal of a partie.

    `choices`: all free ones, fine or not, in their order. `luck`: None where none can be told.
    `judged`: the way of judging it was made by.
    """

    partie: str
    deal: int
    player: Player
    choices: tuple[Choice, ...]
    luck: Luck | None = None
    judged: int = field(default=JUDGED)

    @property
    def lost(self) -> float:
        """Settlement points lost beyond doubt, all choices together."""
        return sum(one.lost for one in self.choices if one.grade is not Grade.GOOD)
