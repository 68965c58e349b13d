"""The page "Learn": a tile for each lesson; below them puzzles, one's mistakes, trainers.

Enter goes on where one is. Any lesson may be taken at any time, and again. What is below is for
who has learned enough to play, or has played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from msgspec.structs import replace

from game.pages.page import Page
from game.pages.scene import Pop, Push, Reset, Transition
from game.saves.partie import ScoreCard
from game.school.exercises import OwnMistakes, PuzzleHouse, ShippedPuzzles
from game.school.learn_boxes import (
    MISTAKES,
    MORE,
    OF_DAY,
    TRAINER,
    DayBox,
    MistakesBox,
    TrainerLine,
)
from game.school.learn_drawn import LearnShown, Tile, learn_picture
from game.school.lesson import in_words, must_have_lessons
from game.school.lesson_scene import LessonScene
from game.school.puzzle import laid, must_have_puzzles, seen_in
from game.school.puzzle_scene import PuzzleScene
from game.school.reading import head_of, lesson_of
from game.school.schoolhouse import Schoolhouse, TrainingHouse, play_words
from game.school.trainer_page import open_trainer, short_best
from game.school.training import trainers_of
from game.stage.basics import Room
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say, say_of

_LESSON = "lesson:"


class School(Schoolhouse, TrainingHouse, PuzzleHouse, Protocol):
    """What the page needs of the program around it."""

    def cards(self) -> tuple[ScoreCard, ...]:
        """The parties that were finished here."""


class LearnPage(Page):
    """All lessons of a game; on it leads, into the one to come, where that was wished for."""

    def __init__(self, house: School, game: str, *, on: bool = False) -> None:
        super().__init__(main="go")
        self._on = on
        self.game, self._around = game, house
        self._names = must_have_lessons(game).names
        self._look()

    def _look(self) -> None:
        """What there is to solve today, for who knows the game."""
        house = self._around
        enough = house.learned(self.game, must_have_lessons(self.game).enough).done
        self._practises = enough or house.preferences().guided or bool(house.cards())
        self._shipped = ShippedPuzzles(self._around, self.game)
        self._mistakes = OwnMistakes(self._around, self.game)

    @property
    def current(self) -> str | None:
        """The first lesson that is not done; None when all are."""
        known = ((name, self._around.learned(self.game, name)) for name in self._names)
        return next((name for name, learned in known if not learned.done), None)

    def tick(self, seconds: float) -> Transition | None:
        super().tick(seconds)
        on, self._on = self._on, False
        return self.press("go") if on else None

    def step(self, by: int) -> None:
        """The first time the focus goes to the lesson that is next."""
        if self.focus is None:
            self.focus = _LESSON + (self.current or self._names[0])
            self.touch()
        else:
            super().step(by)

    def press(self, key: str) -> Transition | None:
        match key:
            case "away":
                return Pop()
            case "go" if self.current is None:
                return Reset(self._around.first_partie(self.game))
            case "partie":
                return Reset(self._around.first_partie(self.game))
            case "go":
                return self._open(self.current or self._names[0])
            case _ if key.startswith(_LESSON):
                return self._open(key.removeprefix(_LESSON))
            case _ if key.startswith(TRAINER):
                return Push(open_trainer(self._around, self.game, key.removeprefix(TRAINER)))
            case str() if key == OF_DAY and self._shipped.of_day is not None:
                return Push(PuzzleScene(self._shipped.of_day, self._shipped, self._around))
            case str() if key == MORE and self._shipped.following is not None:
                return Push(PuzzleScene(self._shipped.following, self._shipped, self._around))
            case str() if key == MISTAKES and self._mistakes.first is not None:
                return Push(PuzzleScene(self._mistakes.first, self._mistakes, self._around))
        return None

    def appear(self) -> None:
        self._look()  # one comes back from a lesson, or from a puzzle
        self.touch()

    def _title(self, name: str) -> str:
        return in_words(head_of(self.game, name).title)

    def _open(self, name: str) -> Transition:
        return Push(LessonScene(self.game, name, self._around))

    def _buttons(self) -> tuple[Button, ...]:
        """The last is as wide whichever lesson it names: the way back keeps its place."""
        current, away = self.current, Button("away", say("help.back"), "Esc")
        play, titles = play_words(self._around, self.game), map(self._title, self._names)
        every = [say(key, title=title) for title in titles for key in ("learn.go", "learn.on")]
        go = Button("go", play, "Enter", primary=True, among=(play, *every))
        if current is None:
            return away, go
        begun = self._around.learned(self.game, current).step > 0
        words = say("learn.on" if begun else "learn.go", title=self._title(current))
        go = replace(go, label=words)
        knows_enough = self._around.learned(self.game, must_have_lessons(self.game).enough).done
        return (Button("partie", play), away, go) if knows_enough else (away, go)

    def draw(self, room: Room) -> Picture:
        return learn_picture(
            LearnShown(
                game=self.game,
                tiles=tuple(self._tile(name) for name in self._names),
                enough=self._names.index(must_have_lessons(self.game).enough) + 1,
                day=self._day_box() if self._practises else None,
                mistakes=self._mistakes_box() if self._practises else None,
                trainers=tuple(self._trainers()) if self._practises else (),
                buttons=self._buttons(),
            ),
            room,
        )

    def _day_box(self) -> DayBox | None:
        """The puzzle of the day; None where the game has no puzzles."""
        puzzle = self._shipped.of_day
        if puzzle is None:
            return None
        puzzles, seen = must_have_puzzles(self.game), seen_in(self.game, laid(puzzle))
        known, today = self._around.puzzled(self.game), self._around.today()
        return DayBox(
            cards=tuple(map(str, puzzles.hand(seen))),
            question=puzzles.short(puzzle, seen),
            grade=puzzle.grade,
            solved=known.day == today.isoformat(),
            row=known.row_on(today),
            count=len(known.solved),
            most=len(self._shipped.all.puzzles),
            more=self._shipped.following is not None,
        )

    def _mistakes_box(self) -> MistakesBox | None:
        """One's own mistakes; None where the game has no puzzles."""
        if self._shipped.of_day is None:
            return None
        mistakes = self._mistakes
        return MistakesBox(due=len(mistakes.due()), waiting=mistakes.waiting(), any=mistakes.any)

    def _trainers(self) -> Iterator[TrainerLine]:
        for name in trainers_of(self.game):
            best = self._around.trained(self.game, name)
            words = say_of(self.game, f"trainer.{name}")
            told = "" if best is None else short_best(self.game, name, best)
            yield TrainerLine(TRAINER + name, words, told)

    def _tile(self, name: str) -> Tile:
        learned, current = self._around.learned(self.game, name), self.current
        part = 0
        if learned.step:
            steps = lesson_of(self.game, name).steps
            part = steps[min(learned.step, len(steps) - 1)].part
        return Tile(
            key=_LESSON + name,
            head=head_of(self.game, name),
            done=learned.done,
            begun=learned.step > 0,
            part=part,
            current=name == current,
            ahead=not learned.done and not learned.step and name != current,
        )
