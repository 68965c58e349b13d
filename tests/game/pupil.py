"""A learner who does every step of a lesson as it is meant, by mouse or by keyboard alone."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.scene import Scene, Transition
from game.preferences import Preferences
from game.saves.progress import Learned
from game.school.learning import Learning
from game.school.lesson import StepKind, must_have_lessons
from game.school.lesson_scene import LessonScene
from game.school.slips import token_key
from game.stage.basics import Room
from game.stage.intents import Drag, Hover, Key, Press, Release
from game.stage.picture import CardAt, Picture, Touch
from game.stage.sounds import Silent, Sounds
from rules.piquet.actions import Action, Call, Exchange, Play
from tests.game.hand import spot
from tests.game.houses import Table
from tests.game.pilot import EstimatingRuler

ROOM = Room(1280, 800, EstimatingRuler())
NAMES = must_have_lessons(PIQUET).names


class Around:
    """What a lesson needs of a program: what is liked, silence, and a memory."""

    def __init__(self, motion: str = "off") -> None:
        self.likes = Preferences(motion=motion, trick_pause=0)
        self.sounds: Sounds = Silent()
        self.known: dict[str, Learned] = {}
        self.noted: list[tuple[str, Learned]] = []
        self.parties: list[str] = []

    def learned(self, _game: str, lesson: str, /) -> Learned:
        return self.known.get(lesson, Learned())

    def learn(self, _game: str, lesson: str, learned: Learned, /) -> None:
        self.known[lesson] = learned
        self.noted.append((lesson, learned))

    def first_partie(self, game: str, /) -> Scene:
        self.parties.append(game)
        return Table()

    def has_begun(self, game: str, /) -> bool:
        return game in self.parties

    def preferences(self) -> Preferences:
        return self.likes

    def prefer(self, changed: Preferences, /) -> None:
        self.likes = changed


class Pupil:
    """Somebody in a lesson."""

    game = PIQUET

    def __init__(
        self, name: str, room: Room = ROOM, motion: str = "off", around: Around | None = None
    ) -> None:
        self.gone: Transition | None = None
        self.seconds = 0.0  # that had to be waited for
        self.room = room
        self.around = around or Around(motion)
        self.scene = LessonScene(self.game, name, self.around)
        self.wait()

    @property
    def learning(self) -> Learning:
        return self.scene.classroom.learning

    @property
    def picture(self) -> Picture:
        return self.scene.picture(self.room)

    def wait(self, most: int = 400) -> None:
        """Until the step has begun, and a moment more."""
        assert self.picture.items  # a table knows its room by this
        for _ in range(most):
            if self.scene.classroom.ready:
                break
            self.scene.tick(0.05)
            self.seconds += 0.05
        else:
            raise AssertionError("nothing goes on")
        for _ in range(6):
            self.scene.tick(0.05)

    def click(self, at: Touch) -> None:
        x, y = spot(self.picture, at)
        for intent in (Hover(x, y, at), Press(x, y, at), Release(x, y, at)):
            self.gone = self.scene.on_intent(intent) or self.gone
        self.wait()

    def drag(self, card: str, x: float, y: float) -> None:
        """Take a card to a place and let it go there."""
        at = CardAt(card)
        here = spot(self.picture, at)
        for intent in (Press(*here, at), Drag(x, y), Release(x, y)):
            self.gone = self.scene.on_intent(intent) or self.gone
        self.wait()

    def key(self, *names: str) -> None:
        for name in names:
            self.gone = self.scene.on_intent(Key(name)) or self.gone
            self.wait()

    # ---- as it is meant

    def step(self, *, keys: bool = False) -> None:
        """Do the step one is at."""
        room, step = self.scene.classroom, self.learning.step
        match step.what:
            case StepKind.TELL:
                self.key("enter") if keys else self.click("do")
            case StepKind.TAP:
                for card in sorted(room.wanted):
                    self._reach(card) if keys else self.click(CardAt(card))
            case StepKind.PICK:
                for index in sorted(room.wanted):
                    key = token_key(int(index))
                    self._reach(key) if keys else self.click(key)
            case StepKind.DO:
                for wish in step.wishes:
                    self._press_button(wish, keys=keys)
                self.do(self.learning.lesson.action(step), keys=keys)

    def finish_step(self) -> None:
        """Do what is left of a step: cards may be tapped, picked or put out already."""
        room, step = self.scene.classroom, self.learning.step
        if step.what is StepKind.TAP:
            for card in sorted(room.wanted - set(self.learning.got)):
                self.click(CardAt(card))
        elif step.what is StepKind.PICK:
            for index in sorted(room.wanted - set(self.learning.got)):
                self.click(token_key(int(index)))
        elif step.what is StepKind.DO:
            action = self.learning.lesson.action(step)
            chosen = set(room.board.hand_state.chosen)
            if isinstance(action, Exchange):
                for other in sorted(chosen ^ action.cards):
                    self.click(CardAt(str(other)))
                self.press(action)
            else:
                there = {each.button.key for each in self.scene.prompt.offers}
                for wish in there & set(step.wishes):
                    self._press_button(wish)
                self._take_back_in(action)
                self.do(action)
        else:
            self.step()

    def _take_back_in(self, action: Action) -> None:
        """Cards that were taken out of a call are touched again."""
        offered = [each.action for each in self.scene.prompt.every]
        if isinstance(action, Call) and action not in offered:
            less = [one.what.cards for one in offered if isinstance(one, Call)]
            for card in sorted(action.what.cards.difference(*less)):
                self.click(CardAt(str(card)))

    def _reach(self, key: str) -> None:
        """Move the focus there by arrows, and press Space."""
        for _ in range(40):
            if self.scene._focus == key:
                break
            self.key("right")
        self.key("space")

    def do(self, action: Action, *, keys: bool = False) -> None:
        """An action at the table by what is offered there."""
        match action:
            case Play(card) if keys:
                self._point_at(str(card))
                self.key("enter")
            case Play(card):
                self.click(CardAt(str(card)))
            case Exchange(cards):
                for card in sorted(cards):
                    if keys:
                        self._point_at(str(card))
                        self.key("space")
                    else:
                        self.click(CardAt(str(card)))
                self.press(action, keys=keys)
            case _:
                self.press(action, keys=keys)

    def _point_at(self, card: str) -> None:
        for _ in range(40):
            hand_state = self.scene.classroom.board.hand_state
            if str(hand_state.focus) == card:
                return
            self.key("right")
        raise AssertionError(f"{card} cannot be pointed at")

    def press(self, action: Action, *, keys: bool = False) -> None:
        """The button that does this."""
        offers = [each for each in self.scene.prompt.every if each.action == action]
        assert offers, (action, [each.action for each in self.scene.prompt.every])
        self._press_button(offers[0].button.key, keys=keys)

    def _press_button(self, button: str, *, keys: bool = False) -> None:
        if not keys:
            self.click(button)
            return
        for _ in range(12):
            if self.scene._focus == button:
                break
            self.key("tab")
        self.key("enter")
