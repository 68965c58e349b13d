"""A lesson to be seen and done: mouse and keyboard, time, and what is drawn of it.

At the table it is worked as any table; where cards are tapped or slips picked, a press on one takes
it, and arrows with Space do the same. Escape leaves; where one was is remembered.
"""

from __future__ import annotations

from game.pages.scene import Pop, Reset, Scene, Transition
from game.saves.progress import Learned
from game.school.classroom import Classroom
from game.school.learning import LessonShown
from game.school.lesson import StepKind, must_have_lessons
from game.school.lesson_drawn import (
    LEAVE,
    is_beside,
    lesson_picture,
    plain_table,
    played_table,
    tap_places,
    tapped_hand,
)
from game.school.reading import lesson_of
from game.school.replay import LessonWish
from game.school.schoolhouse import Schoolhouse, play_words
from game.school.slips import token_key
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import Drag, FocusLost, Hover, Intent, Key, Press, Release, Resized
from game.stage.picture import CardAt, Picture, Touch
from game.table.heard import heard
from game.table.keyboard import Keyboard
from game.table.mouse import Mouse, touch
from game.table.offers import Offer, Prompt

_STEPS = {"left": -1, "up": -1, "right": 1, "down": 1}


class LessonScene(Scene):
    """A lesson, and the next ones after it; popping leads back to the page of all."""

    def __init__(self, game: str, name: str, around: Schoolhouse) -> None:
        """The lesson of this name, from the step at which it was left."""
        self.game, self._around = game, around
        self._names = must_have_lessons(game).names
        self._focus: str | None = None
        self._hover: str | None = None
        self._arrowed = False  # whether a card of the hand was pointed at since the step began
        self._down: Touch | None = None
        self._count = 0
        self._pictured: tuple[object, ...] = ()
        self._room: Room | None = None
        self._begin(name)

    def _begin(self, name: str) -> None:
        """Sit down for a lesson."""
        around, lesson = self._around, lesson_of(self.game, name)
        liked = Motion(around.preferences().motion)
        self.classroom = Classroom(
            lesson,
            around.learned(self.game, name).step,
            around,
            Motion.FAST if lesson.head.brisk and liked is Motion.NORMAL else liked,
            around.sounds,
            self._after(name),
            lambda: play_words(around, self.game),
        )
        self._noted, self._focus = self.classroom.learning, None
        if self._room is not None:
            self.classroom.enter(self._room)
        self._sit()

    @property
    def _number(self) -> int:
        return self._names.index(self.classroom.lesson.name)

    def _sit(self) -> None:
        """The learner's hands for the table that was laid now."""
        room = self.classroom
        if room.at_table:
            self._mouse = Mouse(room.replay.session, room.board, room.hands)
            self._keyboard = Keyboard(room.board, room.hands)

    # ---- what is seen

    @property
    def moving(self) -> bool:
        room = self.classroom
        if not room.at_table:
            return False
        board = room.board
        if not self._played:
            return board.shaking
        return board.director.moving or board.shaking or board.feast.moving or self._mouse.dragging

    @property
    def changed(self) -> int:
        now = self._pictures()
        if now != self._pictured:
            self._pictured = now
            self._count += 1
        return self._count

    def _pictures(self) -> tuple[object, ...]:
        """All that a still picture follows from."""
        room = self.classroom
        mine = room.learning, self._focus, self._hover, room.ready
        if not room.at_table:
            return mine
        board = room.board
        return *mine, board.top, board.director.scenery, board.feast.now

    @property
    def _played(self) -> bool:
        """Whether the table of the game is seen, and worked as one: no cards are tapped on it."""
        return self.classroom.at_table and not self.classroom.taps

    def picture(self, room: Room) -> Picture:
        self._room = room
        classroom, focus, hover = self.classroom, self._focus, self._hover
        classroom.enter(room)
        if self._played:
            table = played_table(classroom, self.prompt, self._mouse.grip, focus, hover)
        else:
            table = plain_table(classroom, self.prompt, focus, hover)
        tapped = classroom.at_table and not self._played
        shown = LessonShown(
            number=self._number + 1,
            count=len(self._names),
            learning=classroom.learning,
            table=table,
            at_table=classroom.at_table,
            hand=tapped_hand(classroom, room, focus) if tapped else (),
            places=tap_places(classroom) if tapped else (),
            spoken=classroom.ready,
        )
        face = classroom.board.face if classroom.at_table else None
        return lesson_picture(shown, face, self.game, room)

    @property
    def prompt(self) -> Prompt:
        """The sentence that says what now, and what is offered."""
        room = self.classroom
        return room.hands.prompt if self._played else room.prompt(Prompt(""))

    @property
    def _offers(self) -> tuple[Offer, ...]:
        """What can be pressed: that beside the row too, where it is to be done."""
        prompt = self.prompt
        return prompt.every if is_beside(self.classroom.learning, prompt) else prompt.offers

    def _after(self, name: str) -> str:
        """The lesson that comes after one; empty after the last."""
        return next(iter(self._names[self._names.index(name) + 1 :]), "")

    # ---- time

    def tick(self, seconds: float) -> Transition | None:
        """Let the record play on as far as the step that comes."""
        room = self.classroom
        if self._room is None:
            return None
        if room.at_table:
            board = room.board
            was_busy = board.happening
            board.tick(seconds)
            room.hands.tick()
            if not self._mouse.dragging:
                board.step()
                if was_busy and board.moved_on:
                    room.hands.guard()
                if board.moved_on and not board.feast.now and room.play_on():
                    self._sit()
        elif room.play_on():
            self._sit()
        if room.learning != self._noted:
            if room.learning.at != self._noted.at:
                self._focus, self._arrowed = None, False
                self._remember()
            self._noted = room.learning
        return None

    def _remember(self) -> None:
        """Keep how far one is: a lesson that is over begins anew, and stays done."""
        learning, name = self.classroom.learning, self.classroom.lesson.name
        done = learning.over or self._around.learned(self.game, name).done
        step = 0 if learning.over else learning.at
        self._around.learn(self.game, name, Learned(step, done))

    # ---- intents

    def hear(self, key: str) -> str:
        """What a key has told of the table, where there is one."""
        room = self.classroom
        return heard(key, room.board, self.prompt) if room.at_table else ""

    def on_intent(self, intent: Intent) -> Transition | None:
        """Mouse and keyboard."""
        match intent:
            case Key("escape"):
                return Pop()
            case Key() as key:
                self._pressed(key)
            case Press(x, y, at):
                self._down = at
                if self._played:
                    self._mouse.press(at, x, y, curtain=False)
            case Hover(at=at):
                self._point(at)
            case Drag(x, y):
                if self._played:
                    self._mouse.drag(x, y)
            case Release(x, y, at):
                self._focus = None
                down, self._down = self._down, None
                if self._played:
                    at = self._mouse.release(at, x, y)
                elif at != down:
                    at = None
                if at == LEAVE:
                    return Pop()
                self._click(at)
            case FocusLost():
                self._down = None
                if self._played:
                    self._mouse.let_go()
            case Resized() if self._played:
                self._mouse.let_go()
        return self._going()

    def _going(self) -> Transition | None:
        """Where the learner wants to go, if anywhere."""
        wanted, self.classroom.asked = self.classroom.asked, None
        if wanted is LessonWish.PLAY:
            return Reset(self._around.first_partie(self.game))
        if wanted is LessonWish.NEXT:
            self._begin(self._after(self.classroom.lesson.name))
            return None
        return Pop() if wanted is LessonWish.AWAY else None

    def _point(self, at: Touch | None) -> None:
        self._hover = at if isinstance(at, str) else None
        if self._played:
            self.classroom.hands.point(at)

    def _click(self, at: Touch | None) -> None:
        """A target was pressed and let go."""
        room = self.classroom
        if at is None:
            return
        offer = next((each for each in self._offers if each.button.key == at), None)
        if offer is not None:
            self._do(offer)
        elif isinstance(at, str) and at in self._tokens():
            room.pick(self._tokens().index(at))
        elif isinstance(at, CardAt) and not self._played:
            room.tap(at.key)
        elif self._played and not room.learning.over:
            touch(room.board.face, at, room.hands)

    def _do(self, offer: Offer) -> None:
        if isinstance(offer.action, LessonWish):
            self.classroom.wish(offer.action)
        elif self._played:
            self.classroom.hands.do(offer)

    def _tokens(self) -> list[str]:
        """The keys of the slips there are to pick."""
        step = self.classroom.step
        if step.what is not StepKind.PICK or self.classroom.learning.over:
            return []
        return [token_key(index) for index in range(len(step.tokens))]

    def _stops(self) -> list[str]:
        """What the focus goes through where no table is worked."""
        room = self.classroom
        if room.step.what is not StepKind.TAP or self._room is None:
            return self._tokens()
        return [item.key for item in tapped_hand(room, self._room, None)]

    def _pressed(self, key: Key) -> None:
        """A key went down."""
        offers = self._offers
        if key.name == "tab":
            keys = [*(each.button.key for each in offers), LEAVE]
            at = keys.index(self._focus) if self._focus in keys else -1
            self._focus = keys[(at + (-1 if key.shift else 1)) % len(keys)]
            return
        focused = next((each for each in offers if each.button.key == self._focus), None)
        presses = key.name in ("enter", "space")
        if presses and self._focus == LEAVE:
            self.classroom.asked = LessonWish.AWAY
        elif presses and focused is not None:
            self._do(focused)
        elif self._played:
            if key.name in _STEPS:
                self._focus, self._arrowed = None, True
            if presses and (meant := self._only_card()) is not None:
                touch(self.classroom.board.face, meant, self.classroom.hands)
            else:
                self._keyboard.press(key)
        elif key.name in _STEPS and (stops := self._stops()):
            by = _STEPS[key.name]
            at = stops.index(self._focus) if self._focus in stops else (-1 if by > 0 else 0)
            self._focus = stops[(at + by) % len(stops)]
        elif presses and self._focus in self._stops():
            self._take(self._focus or "")
        elif key.name == "enter":
            main = next((each for each in offers if each.button.primary), None)
            if main is not None:
                self._do(main)

    def _only_card(self) -> CardAt | None:
        """The one card that stands out, while no other was pointed at: a press alone takes it."""
        room = self.classroom
        lit = room.learning.lit(self.prompt) if room.ready else ()
        if len(lit) != 1 or self._arrowed or room.board.happening or room.hands.guarded:
            return None
        return CardAt(lit[0])

    def _take(self, focus: str) -> None:
        tokens = self._tokens()
        if focus in tokens:
            self.classroom.pick(tokens.index(focus))
        else:
            self.classroom.tap(focus)
