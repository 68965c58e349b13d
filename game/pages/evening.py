"""What a game brings that more than two can play in an evening: its page, how a partie begins.

An evening is the parties that name it (`game.saves.partie`); each stays one for two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from msgspec import Struct

from game.games import part_if_any
from game.pages.evening_slip import EveningSlip
from game.pages.house import House
from game.pages.scene import Scene
from game.saves.partie import Header, ScoreCard


class Evenings(Struct, frozen=True, kw_only=True):
    """How more than two play a game."""

    page: Callable[[House], Scene]
    """The page of the evening that was played last, or where one is begun."""
    first_lines: Callable[[Header], tuple[str, ...]]
    """What is done in a partie before anybody is asked, as lines of its log."""
    slip: Callable[[Header, Sequence[ScoreCard]], EveningSlip | None]
    """What lies beside a partie, of those in the book; None where there is nothing to tell."""
    after: Callable[[Header, Sequence[ScoreCard]], tuple[str, ...]]
    """What a finished partie means for its evening, a sentence each."""
    waiting: Callable[[Sequence[ScoreCard]], str]
    """The evening that the last of the cards belongs to, where it goes on, in a few words."""


def evenings_of(game: str) -> Evenings | None:
    """How more than two play a game; None where they do not. NoGameError for no game."""
    return cast("Evenings | None", part_if_any(game, "evening"))
