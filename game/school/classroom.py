"""A lesson at the card table: the record plays on by itself as far as the step that comes.

The learner's hands are those of any table; what they do goes to the lesson first. The rules are
asked before the teacher: a card that may not be played gets the reason of the rules, unless the
lesson has its own. Nothing wrong moves anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from game.games import rules_of
from game.players.human import Human
from game.players.player import Occupant
from game.school.learning import Learning
from game.school.lesson import Excerpt, Lesson, LessonStep, StepKind, in_words, must_have_lessons
from game.session.course import Course
from game.session.dealer import Dealer
from game.session.juncture import Juncture
from game.session.session import Session
from game.session.takeback import Done
from game.stage.director import Motion
from game.stage.picture import Room, Touch
from game.stage.sounds import Sound
from game.table.acting import Acting, Liking
from game.table.board import Board
from game.table.face import face_of
from game.table.offers import Prompt, Wish, main_offer, side_offer
from game.table.pace import pause
from game.table.tabletop import Outcome
from game.words.catalogue import say, say_of
from rules.core.cards import Card, card
from rules.core.game import Action, Refused, Rules, View
from rules.core.seats import Player


class LessonWish(StrEnum):
    """A deed that is the lesson's and not the game's."""

    ON = "lesson-on"  # what was told was read
    SHOW = "lesson-show"  # show me
    NEXT = "lesson-next"  # the lesson is over: what comes then
    AWAY = "lesson-away"  # back to all lessons


class _Script(Dealer):
    """Chance and the other one do what stands in the record."""

    def __init__(self) -> None:
        super().__init__(0)
        self.next: Action | None = None

    def bring(self, rules: Rules, deeds: Sequence[Done], state: object) -> Action:  # noqa: ARG002
        if self.next is None:
            raise ValueError("the record tells nothing more")
        return self.next


class Classroom:
    """One lesson, its table, and how far the learner is."""

    def __init__(
        self,
        game: str,
        lesson: Lesson,
        at: int,
        liking: Liking,
        motion: Motion,
        next_words: Callable[[], str],
    ) -> None:
        """`at` is the step to begin with, as it was left; `next_words` tell what comes after it."""
        self._next_words = next_words
        self.game, self.lesson = game, lesson
        self.lessons = must_have_lessons(game)
        self.learning = Learning(lesson, at if at < len(lesson.steps) else 0)
        self._liking, self._motion = liking, motion
        self._script = _Script()
        self._human = Human()
        self.asked: LessonWish | None = None  # where the learner wants to go
        self._scene = -1
        self._paused_for: Juncture | None = None
        self.session: Session
        self.board: Board
        self.hands: LearnersHands
        if self.excerpt.states:
            self._sit_down()

    # ---- where one is

    @property
    def step(self) -> LessonStep:
        return self.learning.step

    @property
    def excerpt(self) -> Excerpt:
        """The deal that is on the table."""
        return self.lesson.scenes[self.step.scene]

    @property
    def at_table(self) -> bool:
        """Whether there are cards at all."""
        return bool(self.excerpt.states)

    @property
    def taps(self) -> bool:
        """Whether cards of this hand are tapped, here or at another step."""
        steps = (each for each in self.lesson.steps if each.scene == self.step.scene)
        return any(each.what is StepKind.TAP for each in steps)

    @property
    def seen(self) -> View:
        """What the learner sees."""
        return self.board.seen

    @property
    def due(self) -> int:
        """How many deeds of the record are to be done before the step can begin."""
        return len(self.excerpt.deeds) if self.learning.over else self.step.done

    @property
    def ready(self) -> bool:
        """Whether the step has begun: all before it was done and seen."""
        if not self.at_table:
            return True
        here = self._scene == self.step.scene and self.session.count >= self.due
        return here and self.board.moved_on and not self.board.feast.now

    @property
    def wanted(self) -> frozenset[str]:
        """What is to be tapped, or picked."""
        if self.step.what is StepKind.TAP:
            return frozenset(map(str, self.lessons.held(self.seen, self.step.wanted)))
        return self.learning.right_tokens()

    # ---- what is offered

    def prompt(self, offered: Prompt) -> Prompt:
        """What now, `offered` being what the table would say."""
        learning, step = self.learning, self.step
        if not self.ready:  # a finished trick may wait to be read
            reading = tuple(each for each in offered.offers if each.deed is Wish.GO_ON)
            return replace(offered, offers=reading)
        if learning.over:
            return self._closing()
        offers = []
        if learning.may_be_shown:
            offers.append(side_offer("show", say("lesson.show"), LessonWish.SHOW))
        match step.what:
            case StepKind.TELL:
                offers.append(main_offer(say("do.go-on"), LessonWish.ON))
                first = say("lesson.read") if learning.at == 0 else ""
                return Prompt(first, "", tuple(offers))
            case StepKind.DO:
                found = self.lessons.offers(self.seen, offered)
                return replace(found, offers=(*offers, *found.offers))
            case StepKind.TAP:
                held = len(self.wanted)
                detail = say("lesson.tapped", count=len(learning.got), most=held)
                return Prompt(say("lesson.tap"), detail, tuple(offers))
            case StepKind.PICK:
                return Prompt(say("lesson.pick"), "", tuple(offers))

    def _closing(self) -> Prompt:
        """The lesson is over: on to what comes next, or back."""
        offers = (
            side_offer("away", say("lesson.all"), LessonWish.AWAY),
            main_offer(self._next_words(), LessonWish.NEXT),
        )
        return Prompt(say("lesson.over"), "", offers)

    def tapped(self, wanted: str) -> tuple[Card, ...]:
        """The cards of something that is tapped, as they lie in the hand."""
        held = self.lessons.held(self.seen, wanted)
        return tuple(sorted(held, key=self._place_in_hand))

    def _place_in_hand(self, held: Card) -> float:
        item = self.board.director.item(str(held))
        return item.pose.x if item is not None else 0.0

    # ---- what the learner does

    def wish(self, wished: LessonWish) -> None:
        """Go on, or be shown."""
        if wished in (LessonWish.NEXT, LessonWish.AWAY):
            self.asked = wished
        elif wished is LessonWish.ON:
            if self.step.what is StepKind.TELL and self.ready:
                self._go(self.learning.on())
        elif self.learning.may_be_shown:
            self._go(self.learning.on())

    def takes(self, action: Action) -> bool:
        """Whether a deed is the one that is expected; another gets its reason."""
        step = self.step
        if step.what is not StepKind.DO or not self.ready or self.learning.over:
            return False
        wanted = self.lesson.deed(step)
        if action == wanted:
            self._go(self.learning.on())
            return True
        written = rules_of(self.game).write(action)
        remark = next((each for each in step.remarks if each.deed == written), None)
        refused = self.session.refusal(action)
        if written in step.also:
            self._go(self.learning.on(say("lesson.as-good")))
            return True
        if remark is not None:
            self._wrong(in_words(remark.why))
        elif refused is not None:
            self._wrong(self._law(refused))
        elif self.lessons.as_good(self.seen, wanted, action):
            self._go(self.learning.on(say("lesson.as-good")))
            return True
        else:
            self._wrong(self.lessons.why(self.seen, wanted, action))
        return False

    def _law(self, refused: Refused) -> str:
        """Which rule is against a deed, as a sentence."""
        told = self.board.face.refusal
        if told is not None:
            return told(refused)
        return say_of(self.game, f"refused.{refused.reason}")

    def tap(self, key: str) -> None:
        """A card of the own hand is tapped."""
        if self.learning.over or self.step.what is not StepKind.TAP or not self.ready:
            return
        if key in self.wanted:
            self.board.sounds.play(Sound.PLACE)
            self._go(self.learning.taken(key, self.wanted))
        else:
            self._wrong(self.lessons.stray(self.seen, self.step.wanted, card(key)))
            self.board.shake(key)

    def pick(self, index: int) -> None:
        """A slip is picked."""
        if self.learning.over or self.step.what is not StepKind.PICK:
            return
        token = self.step.tokens[index]
        if token.right:
            self._go(self.learning.taken(str(index), self.wanted))
        else:
            self._wrong(in_words(token.why))

    def begin_again(self) -> None:
        """The whole lesson once more."""
        self._go(Learning(self.lesson))

    def _wrong(self, why: str) -> None:
        self.learning = self.learning.wrong(why)
        if self.at_table:
            self.board.sounds.play(Sound.KNOCK)

    def _go(self, learning: Learning) -> None:
        self.learning = learning

    # ---- the table

    def _sit_down(self) -> None:
        """Lay the table as it is at the step; cards that were just dealt are dealt again."""
        excerpt, step = self.excerpt, self.step
        count = 0 if step.done == 1 else step.done
        rules = rules_of(self.game)
        players: dict[Player, Occupant] = {excerpt.seat: self._human, excerpt.seat.other: Human()}
        course = Course(rules, excerpt.states[count], count=count)
        self.session = Session(players, self._script, game=self.game, course=course)
        names = (say("you"), say("lesson.other"))
        if excerpt.seat is Player.B:
            names = names[1], names[0]
        humans: Mapping[Player, Human] = {excerpt.seat: self._human}
        old = self.board if self._scene >= 0 else None
        self.board = Board(
            face_of(self.game),
            self.session.now,
            excerpt.seat,
            names,
            frozenset(humans),
            self._motion,
            self._liking.preferences,
        )
        if old is not None:
            self.board.sounds = old.sounds
            if old.room is not None:
                self.board.enter(old.room)
        self.hands = LearnersHands(self, humans, self._liking)
        self._scene = step.scene

    def enter(self, room: Room) -> None:
        """Fill a room."""
        if self.at_table:
            self.board.enter(room)

    def play_on(self) -> bool:
        """Let the record go on as far as the step that comes; whether another table was laid.

        Only where all was shown and read.
        """
        if not self.at_table:
            return False
        elsewhere = self._scene != self.step.scene
        if elsewhere or self.session.count > self.due:
            self._sit_down()
            return True
        if self.session.count == self.due and not self.session.storing:
            return False
        now = self.session.now
        turn = now.turn
        if turn is self.excerpt.seat.other and self._paused_for is not now:
            self._paused_for = now
            self._take_time(now)
            return False
        deed = self.excerpt.deeds[self.session.count]
        self._script.next = deed
        if isinstance(turn, Player):
            player = self.session.players[turn]
            assert isinstance(player, Human)
            player.answer(deed)
        happened = self.session.go_on()
        if happened:
            self.board.feed(happened)
            self.board.step()
        return False

    def _take_time(self, now: Juncture) -> None:
        """Let the other one take the time of a person, so that one can follow; a press ends it."""
        asked = now.edition(self.excerpt.seat.other).view
        span = self.board.face.span(asked)
        self.board.pause(pause(span, self.session.count, self._motion))


class LearnersHands(Acting):
    """The hands of the learner: a deed goes to the lesson before it goes to the rules."""

    def __init__(self, room: Classroom, humans: Mapping[Player, Human], liking: Liking) -> None:
        super().__init__(room.session, room.board, humans, liking)
        self._lesson = room

    @property
    def prompt(self) -> Prompt:
        return self._lesson.prompt(super().prompt)

    @property
    def speaking(self) -> bool:
        return False

    def take(self, outcome: Outcome | None) -> None:
        if self._lesson.step.what is StepKind.DO and self._lesson.ready:
            super().take(outcome)

    def touch(self, at: Touch) -> None:
        if self._lesson.step.what is StepKind.TAP:
            if (tapped := self.own_card(at)) is not None:
                self._lesson.tap(str(tapped))
            return
        super().touch(at)

    def wish(self, wish: StrEnum) -> None:
        if isinstance(wish, LessonWish):
            self._lesson.wish(wish)
            self.guard()
        else:
            super().wish(wish)

    def act(self, action: Action) -> None:
        top = self.top
        if not top.may_act or not self._session.is_of(self._board.viewer, action):
            return
        if self._lesson.takes(action):
            self.put(replace(top, desk=self._face.done(top.desk), focus=None))
            self.guard()
        elif (shaken := self._face.shaken(action)) is not None:
            self._board.shake(str(shaken))
