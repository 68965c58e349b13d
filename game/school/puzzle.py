"""A puzzle as data: a place in a deal, what is right there, and what is known of it. No window.

What is special to a game is asked of the record of functions it brings (`Puzzles`): what is asked,
why something is right or wrong. The sentences are in the language spoken.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, cast

from msgspec import Struct, field

from game.digests import sha256
from game.games import part, part_if_any, rules_of
from game.school.lesson import Excerpt
from game.table.state import AnyHandState
from rules.core.cards import Card
from rules.core.game import Action, State, View
from rules.core.seats import Player

HARDEST = 4
MISTAKE = "mistake"
"""The kind of a puzzle that is one's own mistake."""
_NAMED = 6  # letters of a name


class Puzzle(Struct, frozen=True, kw_only=True):
    """One puzzle. `log` are the actions of its deal so far, `right` those that are right now.

    `missed` has the levels that choose otherwise, with what they choose; `facts` what the game's
    maker found, in the game's own terms.
    """

    game: str
    kind: str
    seat: Player
    log: tuple[str, ...]
    right: tuple[str, ...]
    missed: Mapping[str, str]
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """A name that follows from the position alone, however the set grows."""
        return name_of(self.kind, self.log)

    @property
    def grade(self) -> int:
        """How hard it is, 1 to 4: by how many of the levels asked miss it."""
        return max(1, min(HARDEST, len(self.missed)))


def name_of(kind: str, log: Sequence[str]) -> str:
    """The name of a puzzle: a letter for its kind, the beginning of a SHA-256 of its actions."""
    return kind[0] + sha256("\n".join(log).encode()).hexdigest()[: _NAMED - 1]


class Gauge(Struct, frozen=True):
    """A bar over a card: how often, in 100, it is as good as any."""

    card: str
    share: int


class Balance(Struct, frozen=True):
    """A part of the points, by how much the right choice is better there; below 0 it is worse."""

    label: str
    more: float


class Before(Struct, frozen=True):
    """What one did oneself when one was there before: cards under a head, and what it lost."""

    head: str
    cards: tuple[str, ...]
    lost: str


class BothWays(Struct, frozen=True):
    """A call and keeping it back, one against the other: `gain` is what the right one is better by.

    `far`: of a total that is to reach a goal the total, what the call would add to it, the goal;
    None where that is not the reason.
    """

    cards: tuple[str, ...]
    gain: str
    kept: bool
    far: tuple[int, int, int] | None = None


class Solution(Struct, frozen=True, kw_only=True):
    """What a solved puzzle explains itself with.

    `why` is one sentence, and `answer` what it is the reason of; `alone`: no trick lies there;
    `lit` are the cards that were right, which stand out of the hand, or are `laid` where they
    were put; those `kept` back stay in their row. `gauges` stand over the hand; `line` is how
    the play goes on, a trick each, the other's card first, and `mine` says of each whether the
    learner takes it. `balances` are told under `against`; what was done `before` is shown where
    one was there before. `ways` are a call and silence, side by side.
    """

    why: str
    answer: str = ""
    alone: bool = False
    detail: str = ""
    lit: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    line: tuple[tuple[str, str], ...] = ()
    mine: tuple[bool, ...] = ()
    against: str = ""
    balances: tuple[Balance, ...] = ()
    before: Before | None = None
    ways: BothWays | None = None

    @property
    def on_cloth(self) -> bool:
        """Whether it is explained on the cloth, beside the trick: not where an exchange lies."""
        return bool(self.line) or self.ways is not None


class Puzzles(Struct, frozen=True, kw_only=True):
    """What a game brings for puzzles; those shipped are in `assets/puzzles/GAME.jsonl`."""

    start: Callable[[Puzzle], State]  # where its log begins
    levels: tuple[str, ...]  # those of which it is told who finds it
    ask: Callable[[Puzzle, View], str]
    again: Callable[[Puzzle, View], str]  # what stands at the foot after a wrong try
    short: Callable[[Puzzle, View], str]  # the same on the page of all, with less room
    solution: Callable[[Puzzle, View, Action | None], Solution]
    """Of a puzzle, what is seen, and what was tried wrongly first."""
    why_not: Callable[[Puzzle, View, Action | None], str]
    """Why something is not right; None where what is asked for was kept back."""
    wishes: Callable[[Puzzle], tuple[str, ...]]  # the keys of wishes that are offered, by name
    kept: Callable[[Puzzle, AnyHandState], str]
    """What stands in the place of an action that this hand state keeps back; or empty."""
    settled: Callable[[Puzzle, Excerpt, AnyHandState], AnyHandState]
    """How the hand state lies once it is over: with what was right done."""
    hand: Callable[[View], Sequence[Card]]  # the learner's cards, as they are held


def puzzles_of(game: str) -> Puzzles | None:
    """What a game brings for puzzles; None for one that has none."""
    return cast("Puzzles | None", part_if_any(game, "puzzles"))


def must_have_puzzles(game: str) -> Puzzles:
    """The same for a game that is known to have them."""
    return cast(Puzzles, part(game, "puzzles"))


def laid(puzzle: Puzzle) -> Excerpt:
    """The deal of a puzzle as far as it goes; Illegal or ValueError where a rule is broken."""
    rules = rules_of(puzzle.game)
    actions = tuple(map(rules.read, puzzle.log))
    states = [must_have_puzzles(puzzle.game).start(puzzle)]
    for action in actions:
        states.append(rules.apply(states[-1], action)[-1].state)
    return Excerpt(puzzle.seat, actions, tuple(states))


def seen_in(game: str, excerpt: Excerpt) -> View:
    """What the learner sees when he is asked."""
    return rules_of(game).view(excerpt.states[-1], excerpt.seat)


FIRST_DAY = date(2026, 1, 1)
_KNOWN = frozenset({"kind", "seat", "log", "right", "missed"})


class PuzzleSet(Struct, frozen=True):
    """All puzzles of a game in their order; the first `daily` of them are of the day in turn."""

    puzzles: tuple[Puzzle, ...] = ()
    daily: int = 0

    def of_day(self, today: date) -> Puzzle | None:
        """The puzzle of a day, the same for everybody; None where there are none."""
        if not self.daily:
            return None
        return self.puzzles[(today - FIRST_DAY).days % self.daily]

    def named(self, name: str) -> Puzzle | None:
        return next((each for each in self.puzzles if each.name == name), None)

    def after(self, name: str, solved: Sequence[str]) -> Puzzle | None:
        """The next one that is not solved, from the one of this name on; None when all are."""
        names = [each.name for each in self.puzzles]
        at = names.index(name) + 1 if name in names else 0
        for each in (*self.puzzles[at:], *self.puzzles[:at]):
            if each.name not in solved and each.name != name:
                return each
        return None


@cache
def shipped(game: str) -> PuzzleSet:
    """The set of a game; an empty one where the file is missing or damaged."""
    try:
        text = files("assets").joinpath("puzzles", f"{game}.jsonl").read_bytes()
        return read_set(game, text)
    except (OSError, ValueError):
        return PuzzleSet()


def read_set(game: str, text: bytes) -> PuzzleSet:
    """What such a file holds; ValueError where it is not as it was written."""
    head, _, rest = text.partition(b"\n")
    match json.loads(head):
        case {"daily": int(daily), "sha256": str(mark)} if mark == sha256(rest).hexdigest():
            found = tuple(_puzzle(game, json.loads(line)) for line in rest.splitlines())
            return PuzzleSet(found, min(daily, len(found)))
    raise ValueError("not the puzzles that were written")


def written(puzzles: Sequence[dict[str, Any]], daily: int) -> bytes:
    """The file with these puzzles, each as plain data."""
    lines = (json.dumps(each, separators=(",", ":"), ensure_ascii=False) for each in puzzles)
    rest = "".join(line + "\n" for line in lines).encode()
    head = json.dumps({"daily": daily, "sha256": sha256(rest).hexdigest()})
    return head.encode() + b"\n" + rest


def _puzzle(game: str, data: dict[str, Any]) -> Puzzle:
    return Puzzle(
        game=game,
        kind=data["kind"],
        seat=Player[data["seat"]],
        log=tuple(data["log"]),
        right=tuple(data["right"]),
        missed=data["missed"],
        facts={name: value for name, value in data.items() if name not in _KNOWN},
    )
