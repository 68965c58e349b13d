"""A puzzle to be seen and solved: worked as any table, by mouse and keyboard; Escape leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from game.pages.scene import Pop, Scene, Transition
from game.preferences import Preferences
from game.school.learning import Puzzling
from game.school.lesson import Excerpt
from game.school.lesson_drawn import LEAVE
from game.school.puzzle import Puzzle
from game.school.puzzle_drawn import puzzle_picture
from game.school.puzzle_panel import PuzzleShown
from game.school.puzzle_room import PuzzleRoom
from game.school.replay import LessonWish
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import Drag, FocusLost, Hover, Intent, Key, Press, Release, Resized
from game.stage.picture import Picture, Touch
from game.stage.sounds import Sounds
from game.table.heard import heard
from game.table.keyboard import Keyboard
from game.table.mouse import Mouse, touch, with_dragged
from game.table.offers import Offer, Prompt

_STEPS = ("left", "up", "right", "down")


class Exercises(Protocol):
    """Where puzzles come from, and who hears what became of them."""

    def title(self, puzzle: Puzzle) -> str:
        """What stands over a puzzle."""

    def laid(self, puzzle: Puzzle) -> Excerpt:
        """Its deal as far as the question."""

    def over(self, puzzle: Puzzle, puzzling: Puzzling) -> None:
        """A puzzle is over, and how."""

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """The next one; None: there is none."""


class TableManners(Protocol):
    """What a table needs of the program around it."""

    @property
    def sounds(self) -> Sounds:
        """What is heard."""

    def preferences(self) -> Preferences:
        """What the player likes."""

    def prefer(self, changed: Preferences, /) -> None:
        """What the player likes from now on."""


class PuzzleScene(Scene):
    """A puzzle, and the next ones after it; popping leads back to the page of all."""

    def __init__(self, puzzle: Puzzle, exercises: Exercises, around: TableManners) -> None:
        self.game = puzzle.game
        self._exercises, self._around = exercises, around
        self._focus: str | None = None
        self._hover: str | None = None
        self._count = 0
        self._pictured: tuple[object, ...] = ()
        self._seen_in: Room | None = None
        self._begin(puzzle)

    def _begin(self, puzzle: Puzzle) -> None:
        around = self._around
        motion = Motion(around.preferences().motion)
        excerpt = self._exercises.laid(puzzle)
        self.room = PuzzleRoom(puzzle, excerpt, around, motion, around.sounds)
        if self._seen_in is not None:
            self.room.enter(self._seen_in)
        self._focus = None
        self._mouse = Mouse(self.room.replay.session, self.room.board, self.room.hands)
        self._keyboard = Keyboard(self.room.board, self.room.hands)

    # ---- what is seen

    @property
    def moving(self) -> bool:
        board = self.room.board
        return board.director.moving or board.shaking or board.feast.moving or self._mouse.dragging

    @property
    def changed(self) -> int:
        room, board = self.room, self.room.board
        own = room.puzzling, self._focus, self._hover, room.ready
        now = *own, board.top, board.director.scenery, board.feast.now
        if now != self._pictured:
            self._pictured = now
            self._count += 1
        return self._count

    @property
    def prompt(self) -> Prompt:
        """The sentence that says what now, and what is offered."""
        return self.room.hands.prompt

    def picture(self, room: Room) -> Picture:
        self._seen_in = room
        here, board = self.room, self.room.board
        here.enter(room)
        table = board.tableau(with_dragged(board.cards(), self._mouse.grip), self.prompt)
        if here.puzzling.why:  # she says it; at the foot is what to weigh
            prompt = replace(table.prompt, detail=here.again)
            table = replace(table, prompt=prompt, hint="", news="")
        table = replace(
            table,
            focus=self._focus or table.focus,
            hover=self._hover,
            celebrated=None,  # a puzzle is over at the choice: nothing of the deal is celebrated
        )
        shown = PuzzleShown(
            title=self._exercises.title(here.puzzle),
            puzzle=here.puzzle,
            puzzling=here.puzzling,
            question=here.question if here.ready else "",
            solution=here.solution,
            table=table,
        )
        return puzzle_picture(shown, board.face, room)

    # ---- time

    def tick(self, seconds: float) -> Transition | None:
        """Let the cards lie down."""
        if self._seen_in is None:
            return None
        room, board = self.room, self.room.board
        was_busy = board.happening
        board.tick(seconds)
        room.hands.tick()
        if not self._mouse.dragging:
            board.step()
            if was_busy and board.moved_on:
                room.hands.guard()
            if board.moved_on and not board.feast.now:
                room.play_on()
            room.settle()
        return None

    # ---- intents

    def hear(self, key: str) -> str:
        """What a key has told of the table."""
        return heard(key, self.room.board, self.prompt)

    def on_intent(self, intent: Intent) -> Transition | None:
        """Mouse and keyboard."""
        before, hand_state = self.room.puzzling.over, self.room.board.hand_state
        going = self._obey(intent)
        self.room.silent(hand_state)
        if self.room.puzzling.over and not before:
            self._exercises.over(self.room.puzzle, self.room.puzzling)
        return going or self._going()

    def _obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key("escape"):
                return Pop()
            case Key() as key:
                self._pressed(key)
            case Press(x, y, at):
                self._mouse.press(at, x, y, curtain=False)
            case Hover(at=at):
                self._hover = at if isinstance(at, str) else None
                self.room.hands.point(at)
            case Drag(x, y):
                self._mouse.drag(x, y)
            case Release(x, y, at):
                self._focus = None
                at = self._mouse.release(at, x, y)
                if at == LEAVE:
                    return Pop()
                self._click(at)
            case FocusLost() | Resized():
                self._mouse.let_go()
        return None

    def _going(self) -> Transition | None:
        """Where the learner wants to go, if anywhere."""
        wanted, self.room.asked = self.room.asked, None
        if wanted is LessonWish.AWAY:
            return Pop()
        if wanted is LessonWish.NEXT:
            following = self._exercises.after(self.room.puzzle)
            if following is None:
                return Pop()
            self._begin(following)
        return None

    def _click(self, at: Touch | None) -> None:
        """A target was pressed and let go."""
        if at is None:
            return
        offer = next((each for each in self.prompt.offers if each.button.key == at), None)
        if offer is not None:
            self.room.hands.do(offer)
        elif not self.room.puzzling.over:
            touch(self.room.board.face, at, self.room.hands)

    def _pressed(self, key: Key) -> None:
        """A key went down."""
        offers = self.prompt.offers
        if key.name == "tab":
            keys = [*(each.button.key for each in offers), LEAVE]
            at = keys.index(self._focus) if self._focus in keys else -1
            self._focus = keys[(at + (-1 if key.shift else 1)) % len(keys)]
            return
        focused = next((each for each in offers if each.button.key == self._focus), None)
        presses = key.name in ("enter", "space")
        if presses and self._focus == LEAVE:
            self.room.asked = LessonWish.AWAY
        elif presses and focused is not None:
            self.room.hands.do(focused)
        elif not self.room.puzzling.over:
            if key.name in _STEPS:
                self._focus = None
            self._keyboard.press(key)
        elif key.name == "enter":
            _do_main(offers, self.room.hands.do)


def _do_main(offers: tuple[Offer, ...], do: Callable[[Offer], None]) -> None:
    """What Enter does where nothing has the focus."""
    main = next((each for each in offers if each.button.primary), None)
    if main is not None:
        do(main)
