"""The review of a finished deal as plain numbers: what each choice lost, what the cards brought.

It is one player's: his free choices, and the result from his side. No game is known here: deeds are
in the notation of their game, points are points of the deal, settlements are points of the whole
partie. It is what the book keeps (`saves/reviews.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from msgspec import Struct, field

from game.players.review import Grade, grade_of
from rules.core.seats import Player

JUDGED = 1
"""By which way of judging a review is made today; one of an earlier way is made anew."""


class ChoiceKind(StrEnum):
    """What a choice was about."""

    EXCHANGE = "exchange"
    CALL = "call"  # whatever is said: calls, answers, questions, a concession
    CARD = "card"


class Choice(Struct, frozen=True):
    """A free choice of a player and what it lost.

    `deed`: the number of the deed in its deal, from 0, which is the pack, what was taken back not
    counted (`OpenDeal.deeds[deed]`; the view of the choice is that before it). `played`, `better`:
    deeds in the notation; the same where nothing was found that is better. `lost`: settlement
    points of the partie, from 0 on; `doubt`: the standard error of that. `points`: points of the
    deal lost, below 0 where they were given up for the partie. `reason`: why, as
    `AnalysisWire.read_reason` reads it; its `part` is the key. Nothing for what is fine.
    """

    deed: int
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


class Luck(Struct, frozen=True):
    """How a deal's result for one player came about, in points of the deal, mine less the other's.

    `chair`: what his chair brings on average. What the cards brought beyond it: `hand`, his own
    cards as dealt; `other`, those that the other was dealt, when his own are known; `talon`, what
    both drew to what they had put out. `result`: what it came to. `error`: the standard error of
    `cards`, since it is found by trying deals.
    """

    chair: float
    hand: float
    other: float
    talon: float
    result: float
    error: float

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
