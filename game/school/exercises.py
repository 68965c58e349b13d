"""Where puzzles come from, and what becomes of them: those shipped, and one's own mistakes.

A scene asks for the next one here, and tells how each went.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Protocol

from msgspec.structs import replace

from game.games import rules_of
from game.pages.history.partie import OpenDeal
from game.saves.progress import LEAST_EASY, Puzzled, Recalled, key_of
from game.saves.reviews import Mistake
from game.school.learning import Puzzling
from game.school.lesson import Excerpt
from game.school.puzzle import MISTAKE, Puzzle, PuzzleSet, laid, shipped
from game.school.puzzle_scene import TableManners
from game.words.catalogue import say

_FIRST, _SECOND = 1, 6  # days
_KNOWN_FROM = 3  # the answer's quality, 0 to 5, from which it counts as known
_LONGEST = 3_650  # days


def quality(puzzling: Puzzling) -> int:
    """How well it was known, by SM-2's scale: 5 at once; 2 after a wrong try; 0 when shown."""
    if puzzling.at_once:
        return 5
    return 0 if puzzling.shown else 2


def recalled(before: Recalled, answer: int, today: date) -> Recalled:
    """After an answer of this quality: when it comes back, and how easy it is from now on.

    Easiness is counted in hundredths.
    """
    easy = before.easy + 10 - (5 - answer) * (8 + (5 - answer) * 2)
    easy = max(LEAST_EASY, easy)
    if answer < _KNOWN_FROM:
        days, run = _FIRST, 0
    else:
        run = before.run + 1
        longer = round(before.days * easy / 100)
        days = _FIRST if run == 1 else _SECOND if run == 2 else min(_LONGEST, longer)
    due = (today + timedelta(days=days)).isoformat()
    return replace(before, easy=easy, days=days, run=run, due=due)


def is_due(one: Recalled, today: date) -> bool:
    """Whether it comes back today."""
    return one.due <= today.isoformat()


class PuzzleHouse(TableManners, Protocol):
    """What puzzles need of the program around them. Nothing here raises."""

    def today(self) -> date:
        """The day it is where the player is."""

    def puzzled(self, game: str, /) -> Puzzled:
        """What came of the puzzles of a game."""

    def puzzle_done(self, game: str, puzzled: Puzzled, /) -> None:
        """Remember more of it."""

    def mistakes(self, game: str, /) -> Sequence[Mistake]:
        """What the reviews in the book mark, the latest partie first."""

    def opened(self, mistake: Mistake, /) -> OpenDeal | None:
        """The deal of one, with all its actions; None where it can no longer be read."""

    def recalled(self, game: str, /) -> Mapping[str, Recalled]:
        """When mistakes come back, by their keys."""

    def recall(self, game: str, key: str, one: Recalled, /) -> None:
        """Remember when one comes back."""


class ShippedPuzzles:
    """The shipped set: its puzzle of the day, and all others that are not solved."""

    def __init__(self, house: PuzzleHouse, game: str) -> None:
        self.game, self._house = game, house
        self._today = house.today()

    @property
    def all(self) -> PuzzleSet:
        """The set; empty where the game has none."""
        return shipped(self.game)

    @property
    def of_day(self) -> Puzzle | None:
        return self.all.of_day(self._today)

    @property
    def following(self) -> Puzzle | None:
        """The first one that is not solved, leaving out that of the day."""
        day = self.of_day
        return None if day is None else self.after(day)

    def title(self, puzzle: Puzzle) -> str:
        """What stands over a puzzle."""
        return say("puzzle.of-day" if puzzle == self.of_day else "puzzle.title")

    def laid(self, puzzle: Puzzle) -> Excerpt:
        """Its deal as far as the question."""
        return laid(puzzle)

    def over(self, puzzle: Puzzle, puzzling: Puzzling) -> None:
        """A puzzle is over: how it went the first time counts."""
        known = self._house.puzzled(self.game)
        now = known.done(puzzle.name, first=puzzling.at_once)
        if puzzle == self.of_day:
            now = now.done_on(self._today)
        if now != known:
            self._house.puzzle_done(self.game, now)

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """The next one in the set that is not solved."""
        return self.all.after(puzzle.name, tuple(self._house.puzzled(self.game).solved))


class OwnMistakes:
    """One's own mistakes: those that come back today, each until it is known."""

    def __init__(self, house: PuzzleHouse, game: str) -> None:
        self.game, self._house = game, house
        self._today = house.today()
        self._known = {key_of(one.partie, one.deal, one.choice.place): one for one in self._all()}

    def _all(self) -> Sequence[Mistake]:
        return self._house.mistakes(self.game)

    @property
    def any(self) -> bool:
        return bool(self._known)

    def due(self) -> tuple[str, ...]:
        """The keys of those that come back today, new ones too, the longest awaited first."""
        later = self._house.recalled(self.game)
        today = self._today.isoformat()
        found = [key for key in self._known if key not in later or is_due(later[key], self._today)]
        return tuple(sorted(found, key=lambda key: later[key].due if key in later else today))

    def waiting(self) -> int:
        """How many come back on another day."""
        return len(self._known) - len(self.due())

    @property
    def first(self) -> Puzzle | None:
        """The one that comes first today."""
        return self._next(())

    def _next(self, but: Sequence[str]) -> Puzzle | None:
        for key in self.due():
            if key not in but:
                puzzle = self._puzzle(key)
                if puzzle is not None:
                    return puzzle
        return None

    def _puzzle(self, key: str) -> Puzzle | None:
        """A mistake as a puzzle; None where its deal can no longer be opened."""
        mistake = self._known[key]
        choice = mistake.choice
        opened = self._house.opened(mistake)
        if opened is None or choice.place >= len(opened.played):
            return None
        write = rules_of(self.game).write
        return Puzzle(
            game=self.game,
            kind=MISTAKE,
            seat=mistake.player,
            log=tuple(map(write, opened.actions[: choice.place])),
            right=(choice.better,),
            missed={},
            facts={
                "key": key,
                "played": choice.played,
                "lost": choice.lost,
                "doubt": choice.doubt,
                "reason": choice.reason,
            },
        )

    def title(self, puzzle: Puzzle) -> str:  # noqa: ARG002 - as for any puzzle
        """What stands over it."""
        return say("puzzle.mistake")

    def laid(self, puzzle: Puzzle) -> Excerpt:
        """Its deal as far as the question, at the score that stood then."""
        rules = rules_of(self.game)
        opened = self._house.opened(self._known[puzzle.facts["key"]])
        if opened is None:
            raise ValueError("the deal is gone")
        actions = opened.actions[: len(puzzle.log)]
        states = [opened.before]
        for action in actions:
            states.append(rules.apply(states[-1], action)[-1].state)
        return Excerpt(puzzle.seat, actions, tuple(states))

    def over(self, puzzle: Puzzle, puzzling: Puzzling) -> None:
        """It is over: known at once it comes back later, or else tomorrow."""
        key = puzzle.facts["key"]
        before = self._house.recalled(self.game).get(key, Recalled(due=self._today.isoformat()))
        later = recalled(before, quality(puzzling), self._today)
        self._house.recall(self.game, key, later)

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """The next one that comes back today."""
        return self._next((puzzle.facts["key"],))
