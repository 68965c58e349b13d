"""What a game brings to be counted over many parties, beside what every partie comes to.

A game that brings nothing has its parties, points and balances counted all the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Protocol

from msgspec import Struct

from game.games import part_if_any, rules_of
from game.pages.history.partie import play_lines
from game.saves.partie import ScoreCard
from game.session.course import actions_of
from game.words.catalogue import say
from rules.core.game import Options, State
from rules.core.seats import Player

Points = tuple[int, ...]
"""Points of one side in a deal, part by part in the order of the game's parts."""

Counts = tuple[Points, Points]
"""The parts of a deal, A's first."""


def by_part(parts: Sequence[str], lines: Iterable[tuple[Player, str, int]]) -> Counts:
    """The points of lines, each of a player and a part, put together part by part."""
    points = [[0] * len(parts), [0] * len(parts)]
    for player, part_of_it, number in lines:
        points[player][parts.index(part_of_it)] += number
    return tuple(points[Player.A]), tuple(points[Player.B])


def split_by(parts: Sequence[str], part_of: Mapping[Any, str]) -> Callable[[State], Counts]:
    """The ledger of the deal that has just ended, by what each line is for; A's first."""
    return lambda state: by_part(
        parts,
        ((line.player, part_of[line.item], line.points) for line in state.current.ledger),
    )


class Figures(Struct, frozen=True, kw_only=True):
    """What the points of a deal are for, in a game.

    Words: `statistics.part.PART` for each part, and `statistics.count.PART` for the occasions; with
    `special`, `statistics.special`, `statistics.count.special`, `ledger.special`, `csv.special`.
    """

    parts: tuple[str, ...] = ()
    """In the order in which they are counted."""
    split: Callable[[Any], Counts] | None = None
    """The points of the deal that has just ended in a state, part by part; with `parts`."""
    occasions: tuple[str, ...] = ()
    """Parts that are worth telling how often there were any."""
    firsts: tuple[str, ...] = ()
    """Parts whose first time is kept in mind: `statistics.first.PART`."""
    late: Callable[[Any], bool] | None = None
    """Whether the subject of a partie crossed its goal in the last deal (`PartiePlayed`); with it
    `statistics.first.late`."""
    special: bool = False
    """Whether parties that the scorekeeper finds special are counted apart."""


def figures_of(game: str) -> Figures:
    """What is counted of a game; NoGameError for no game."""
    found: Figures | None = part_if_any(game, "statistics")
    return found or Figures()


def replayed_deals(
    game: str, options: Options, lines: Sequence[str]
) -> Iterator[tuple[int, Counts]]:
    """Replays a log: each finished deal by its number, as far as the rules of today go along."""
    rules, split = rules_of(game), figures_of(game).split
    if split is None:
        return
    over = 0
    for action in play_lines(rules, rules.start(options), actions_of(lines)):
        finished = len(rules.deals(action.after).results)
        if finished > over:
            over = finished
            yield finished, split(action.after)


def write_parts(deals: Mapping[int, Counts]) -> str:
    """The parts of the deals of a partie, by their numbers, as one line of JSON."""
    return json.dumps([[number, *counts] for number, counts in deals.items()])


def read_parts(text: str) -> dict[int, Counts]:
    """Read back what `write_parts` wrote; what makes no sense is passed over: it is found again."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    found: dict[int, Counts] = {}
    for deal in data if isinstance(data, list) else ():
        match deal:
            case [int(number), [*a], [*b]] if _is_points(a) and _is_points(b):
                found[number] = tuple(a), tuple(b)
    return found


def _is_points(values: list[object]) -> bool:
    return all(type(value) is int for value in values)


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
