"""The page "Learn": a tile for each lesson, done, begun or to come; Enter goes on where one is.

Any lesson may be taken at any time, and again. What one points at tells its parts below. Beside the
way back stand the trainers a game brings.
"""

from __future__ import annotations

from typing import Protocol

from game.pages.page import Page
from game.pages.scene import Pop, Push, Reset, Transition
from game.school.learn_drawn import LearnShown, Tile, learn_picture
from game.school.lesson import in_words, must_have_lessons
from game.school.lesson_scene import LessonScene
from game.school.reading import head_of, lesson_of
from game.school.schoolhouse import Schoolhouse
from game.school.trainer_page import TrainerPage, TrainingHouse
from game.school.training import trainers_of
from game.stage.picture import Picture, Room
from game.stage.widgets import Button
from game.words.catalogue import say, say_of

_LESSON, _TRAINER = "lesson:", "trainer:"


class School(Schoolhouse, TrainingHouse, Protocol):
    """What the page needs of the program around it."""


class LearnPage(Page):
    """All lessons of a game."""

    def __init__(self, house: School, game: str) -> None:
        super().__init__(main="go")
        self.game, self._around = game, house
        self._names = must_have_lessons(game).names

    @property
    def current(self) -> str | None:
        """The first lesson that is not done; None when all are."""
        known = ((name, self._around.learned(self.game, name)) for name in self._names)
        return next((name for name, learned in known if not learned.done), None)

    def stops(self) -> tuple[str, ...]:
        buttons = (button.key for button in self._buttons())
        return (*(_LESSON + name for name in self._names), *buttons)

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
            case "go":
                return self._open(self.current or self._names[0])
            case _ if key.startswith(_LESSON):
                return self._open(key.removeprefix(_LESSON))
            case _ if key.startswith(_TRAINER):
                return Push(TrainerPage(self._around, self.game, key.removeprefix(_TRAINER)))
        return None

    def escape(self) -> Transition | None:
        return Pop()

    def appear(self) -> None:
        self.touch()  # one comes back from a lesson

    def _open(self, name: str) -> Transition:
        return Push(LessonScene(self.game, name, self._around))

    def _buttons(self) -> tuple[Button, ...]:
        current = self.current
        if current is None:
            words = say("lesson.partie")
        else:
            begun = self._around.learned(self.game, current).step > 0
            title = in_words(head_of(self.game, current).title)
            words = say("learn.on" if begun else "learn.go", title=title)
        trainers = (
            Button(_TRAINER + name, say_of(self.game, f"trainer.{name}"))
            for name in trainers_of(self.game)
        )
        return (
            Button("away", say("help.back"), "Esc"),
            *trainers,
            Button("go", words, "Enter", primary=True),
        )

    def draw(self, room: Room) -> Picture:
        tiles = tuple(self._tile(name) for name in self._names)
        pointed = next((each for each in tiles if each.key in (self.hover, self.focus)), None)
        current = next((each for each in tiles if each.current), tiles[-1])
        return learn_picture(
            LearnShown(
                tiles=tiles,
                told=pointed or current,
                buttons=self._buttons(),
                focus=self.focus,
                hover=self.hover,
            ),
            room,
        )

    def _tile(self, name: str) -> Tile:
        learned = self._around.learned(self.game, name)
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
            current=name == self.current,
        )
