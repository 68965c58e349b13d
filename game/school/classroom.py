"""A lesson while it is taken: its table, the step one is at, and what comes of what one does.

The record plays on by itself as far as the step that comes. Nothing wrong moves anything.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.games import rules_of
from game.school.learning import Learning, verdict
from game.school.lesson import Excerpt, Lesson, LessonStep, StepKind, in_words, must_have_lessons
from game.school.reading import head_of
from game.school.replay import LearnersHands, LessonWish, Replay
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.sounds import Sound, Sounds
from game.table.input_controller import Liking
from game.table.offers import Prompt, Wish, main_offer, side_offer
from game.table.presenter import TablePresenter
from game.table.state import AnyHandState
from game.words.catalogue import say
from rules.core.cards import Card, card
from rules.core.game import Action, View


class Classroom:
    """One lesson, and how far the learner is."""

    def __init__(
        self,
        lesson: Lesson,
        at: int,
        liking: Liking,
        motion: Motion,
        sounds: Sounds,
        after: str,
        play_words: Callable[[], str],
    ) -> None:
        """`at`: the step to begin with; `after`: the next lesson; `play_words`: to a partie."""
        self.lesson, self.lessons = lesson, must_have_lessons(lesson.game)
        self.learning = Learning(lesson, at if at < len(lesson.steps) else 0)
        self._liking, self._motion, self._sounds = liking, motion, sounds
        self._after, self._play_words = after, play_words
        self.asked: LessonWish | None = None  # where the learner wants to go
        self._readied: int | None = None
        self._room: Room | None = None
        self.replay: Replay
        self.hands: LearnersHands
        self._lay()

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
        return bool(self.excerpt.states)

    @property
    def taps(self) -> bool:
        """Whether cards of this hand are tapped, here or at another step."""
        steps = (each for each in self.lesson.steps if each.scene == self.step.scene)
        return any(each.what is StepKind.TAP for each in steps)

    @property
    def board(self) -> TablePresenter:
        """The picture's side of the table."""
        return self.replay.board

    @property
    def seen(self) -> View:
        """What the learner sees."""
        return self.board.seen

    @property
    def due(self) -> int:
        """How many actions of the record are to be done before the step can begin."""
        return len(self.excerpt.actions) if self.learning.over else self.step.done

    @property
    def ready(self) -> bool:
        """Whether the step has begun: all before it was done and seen."""
        if not self.at_table:
            return True
        return self._laid and self.replay.count >= self.due and self.replay.seen

    @property
    def awaits(self) -> bool:
        """Whether an action at the table is expected now."""
        return self._is(StepKind.DO)

    def _is(self, what: StepKind) -> bool:
        """Whether a step of this kind has begun."""
        return self.step.what is what and self.ready and not self.learning.over

    @property
    def wanted(self) -> frozenset[str]:
        """What is to be tapped, or picked."""
        if self.step.what is StepKind.TAP:
            return frozenset(map(str, self.lessons.held(self.seen, self.step.wanted)))
        return self.learning.right_tokens()

    def tapped(self, wanted: str) -> tuple[tuple[Card, ...], int]:
        """The cards of something that is tapped, as they lie in the hand, and what they count.

        It is of the scene that comes, where the table is not laid yet.
        """
        scene, rules = self.excerpt, rules_of(self.lesson.game)
        seen = rules.view(scene.states[self.step.done], scene.seat)
        held = self.lessons.held(seen, wanted)
        return tuple(sorted(held, key=self._place_in_hand)), self.lessons.worth(seen, wanted)

    def _place_in_hand(self, held: Card) -> float:
        item = self.board.director.item(str(held))
        return item.pose.x if item is not None else 0.0

    # ---- what is offered

    def prompt(self, offered: Prompt) -> Prompt:
        """What now, `offered` being what the table would say."""
        learning = self.learning
        if not self.ready:  # a finished trick may wait to be read
            reading = tuple(each for each in offered.offers if each.action is Wish.GO_ON)
            return replace(offered, offers=reading)
        if learning.over:
            return self._closing()
        shown = side_offer("show", say("lesson.show"), LessonWish.SHOW)
        offers = (shown,) if learning.may_be_shown else ()
        match self.step.what:
            case StepKind.TELL:
                first = say("lesson.read") if learning.at == 0 else ""
                return Prompt(first, "", (main_offer(say("do.go-on"), LessonWish.ON),))
            case StepKind.DO:
                found = self.lessons.offers(self.seen, offered, self.step.wishes)
                return replace(found, offers=(*offers, *found.offers))
            case StepKind.TAP:
                detail = say("lesson.tapped", count=len(learning.got), most=len(self.wanted))
                return Prompt(say("lesson.tap"), detail, offers)
            case StepKind.PICK:
                detail = say("lesson.some", count=len(learning.got), most=len(self.wanted))
                return Prompt(say("lesson.pick"), detail, offers)

    def _closing(self) -> Prompt:
        """The lesson is over: on to the next one, back, or to a partie where one knows enough."""
        offers = [side_offer("away", say("lesson.all"), LessonWish.AWAY)]
        plays = self.lessons.teach_enough(self.lesson.name)
        if self._after:
            title = in_words(head_of(self.lesson.game, self._after).title)
            words = say("lesson.next", title=title)
            if plays:
                offers.append(side_offer("next", words, LessonWish.NEXT))
            else:
                offers.append(main_offer(words, LessonWish.NEXT))
        if plays:
            offers.append(main_offer(self._play_words(), LessonWish.PLAY))
        detail = say("lesson.enough") if plays and self._after else ""
        return Prompt(say("lesson.over"), detail, tuple(offers))

    # ---- what the learner does

    def wish(self, wished: LessonWish) -> None:
        """Go on, be shown, or go elsewhere."""
        match wished:
            case LessonWish.NEXT | LessonWish.PLAY | LessonWish.AWAY:
                self.asked = wished
            case LessonWish.ON if self._is(StepKind.TELL):
                self.learning = self.learning.on()
            case LessonWish.SHOW if self.learning.may_be_shown:
                self.learning = self.learning.on()

    def takes(self, action: Action) -> bool:
        """Whether an action is the one that is expected; another gets its reason."""
        if not self.awaits:
            return False
        refused = self.replay.session.refusal(action)
        against = self.board.face.refusal(refused) if refused is not None else ""
        found = verdict(self.lessons, self.lesson, self.step, self.seen, action, against)
        if found.taken:
            self.learning = self.learning.on(found.words)
        else:
            self._wrong(found.words)
        return found.taken

    def spoils(self, hand_state: AnyHandState) -> Card | None:
        """A card that is put out on this hand state and should stay: it gets its reason.

        Whatever else is done, the reason of before was read.
        """
        wanted = self.lesson.action(self.step)
        found = self.lessons.spoilt(self.seen, wanted, hand_state)
        if found is not None:
            self._wrong(found[1])
            return found[0]
        if hand_state != self.board.hand_state:
            self.learning = self.learning.moved()
        return None

    def tap(self, key: str) -> None:
        """A card of the own hand is tapped."""
        if not self._is(StepKind.TAP):
            return
        if key in self.wanted:
            self._sounds.play(Sound.PLACE)
            self.learning = self.learning.taken(key, self.wanted)
        else:
            self._wrong(self.lessons.stray(self.seen, self.step.wanted, card(key)))
            self.board.shake(key)

    def pick(self, index: int) -> None:
        if not self._is(StepKind.PICK):
            return
        token = self.step.tokens[index]
        if token.right:
            self._sounds.play(Sound.PLACE)
            self.learning = self.learning.taken(str(index), self.wanted)
        else:
            self._wrong(in_words(token.why))

    def _wrong(self, why: str) -> None:
        self.learning = self.learning.wrong(why)
        self._sounds.play(Sound.KNOCK)

    # ---- the table

    @property
    def _laid(self) -> bool:
        """Whether the table is that of the step's scene."""
        return self.at_table and self._scene == self.step.scene

    def _lay(self) -> None:
        """Lay the table as it is at the step, where there is one."""
        self._scene = self.step.scene
        if not self.at_table:
            return
        step = self.step
        self.replay = Replay(self.lesson.game, self.excerpt, step.done, self._liking, self._motion)
        self.board.sounds = self._sounds
        if self._room is not None:
            self.board.enter(self._room)
        self.hands = LearnersHands(self, self.replay, self._liking)
        self._ready_the_desk()

    def _ready_the_desk(self) -> None:
        """Lay the learner's own cards, once a step, as its action or the next one needs them."""
        actions, at, over = self.excerpt.actions, self.learning.at, self.learning.over
        begun = self._is(StepKind.DO) or self._is(StepKind.TELL) or (over and self.ready)
        if begun and self.at_table and self._readied != at:
            self._readied, hand_state = at, self.board.hand_state
            wanted = actions[self.due] if self.due < len(actions) else None
            self.board.arrange(
                self.lessons.readied(self.seen, hand_state, wanted, self.step.wishes)
            )

    def enter(self, room: Room) -> None:
        """Fill a room."""
        self._room = room
        if self._laid:
            self.board.enter(room)

    def play_on(self) -> bool:
        """Let the record go on as far as the step that comes; whether another table was laid.

        Only where all was shown and read.
        """
        self._ready_the_desk()
        if self._scene != self.step.scene:
            self._lay()
            return True
        if self.at_table and self.replay.count < self.due:
            self.replay.play_on()
        return False
