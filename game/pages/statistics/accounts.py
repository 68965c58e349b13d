"""What the pages of statistics need of the program: score cards, their logs, a clock, a disk."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Protocol

from game.pages.statistics.figures import Counts
from game.saves.partie import ScoreCard
from game.words.catalogue import say


class Accounts(Protocol):
    """All finished parties and what their logs say. Nothing here raises."""

    def cards(self) -> tuple[ScoreCard, ...]:
        """The score cards, the partie finished last first."""

    def parts(self, key: str, /) -> Mapping[int, Counts]:
        """What is known so far of the parts of a partie's deals, by their numbers."""

    def read_on(self) -> bool:
        """Read a little of what is not known yet, no longer than a frame; False at the end."""

    def now(self) -> datetime:
        """The time by the player's clock."""

    def since(self) -> datetime | None:
        """The moment from which parties count; None for all."""

    def count_since(self, moment: datetime | None, /) -> None:
        """Count from a moment on, or all again."""

    def save_table(self, text: str, name: str, /) -> str:
        """Write a table to a file; a sentence that says where it is, or why there is none."""


class CardsOnly:
    """Score cards without a book behind them: nothing is known part by part, nothing is stored."""

    def __init__(self, cards: tuple[ScoreCard, ...], now: datetime) -> None:
        self._cards, self._now = cards, now
        self._since: datetime | None = None

    def cards(self) -> tuple[ScoreCard, ...]:
        return self._cards

    def parts(self, key: str, /) -> Mapping[int, Counts]:  # noqa: ARG002 - the port's signature
        return {}

    def read_on(self) -> bool:
        return False

    def now(self) -> datetime:
        return self._now

    def since(self) -> datetime | None:
        return self._since

    def count_since(self, moment: datetime | None, /) -> None:
        self._since = moment

    def save_table(self, text: str, name: str, /) -> str:  # noqa: ARG002 - the port's signature
        return say("statistics.saved", file=f"{name}.csv")
