"""A puzzle while one is at it: its table, and what comes of what is tried. Nothing is played on."""

from __future__ import annotations

from msgspec.structs import replace

from game.games import rules_of
from game.school.learning import Puzzling
from game.school.lesson import Excerpt, must_have_lessons
from game.school.puzzle import MISTAKE, Puzzle, Solution, must_have_puzzles
from game.school.replay import LearnersHands, LessonWish, Replay
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.sounds import Sound, Sounds
from game.table.input_controller import Liking
from game.table.offers import Prompt, Wish, main_offer, side_offer
from game.table.presenter import TablePresenter
from game.table.spoken import SILENCE
from game.table.state import AnyHandState
from game.words.catalogue import say
from rules.core.cards import Card
from rules.core.game import Action, View


class PuzzleRoom:
    """One puzzle, and how far the learner is."""

    def __init__(
        self, puzzle: Puzzle, excerpt: Excerpt, liking: Liking, motion: Motion, sounds: Sounds
    ) -> None:
        """`excerpt` is its deal as far as the question."""
        self.puzzle, self.excerpt = puzzle, excerpt
        self.puzzling = Puzzling()
        self.asked: LessonWish | None = None  # where the learner wants to go
        self._rules, self._puzzles = rules_of(puzzle.game), must_have_puzzles(puzzle.game)
        self._sounds = sounds
        self.replay = Replay(puzzle.game, excerpt, len(excerpt.actions), liking, motion)
        self.board.sounds = sounds
        self.hands = LearnersHands(self, self.replay, liking)

    @property
    def board(self) -> TablePresenter:
        """The picture's side of the table."""
        return self.replay.board

    @property
    def seen(self) -> View:
        """What the learner sees."""
        return self.board.seen

    @property
    def ready(self) -> bool:
        """Whether the question stands: all before it was done and seen."""
        return self.replay.count >= len(self.excerpt.actions) and self.replay.seen

    @property
    def awaits(self) -> bool:
        """Whether an answer is expected."""
        return self.ready and not self.puzzling.over

    @property
    def solution(self) -> Solution | None:
        """How it explains itself, once it is over."""
        if not self.puzzling.over:
            return None
        tried = self.puzzling.tried
        return self._puzzles.solution(self.puzzle, self.seen, tried[0] if tried else None)

    @property
    def question(self) -> str:
        return self._puzzles.ask(self.puzzle, self.seen)

    @property
    def again(self) -> str:
        """What is said below a wrong try."""
        return self._puzzles.again(self.puzzle, self.seen)

    def enter(self, room: Room) -> None:
        self.board.enter(room)

    def play_on(self) -> None:
        """Let the deal come as far as the question, where it is dealt before one's eyes."""
        if self.replay.count < len(self.excerpt.actions):
            self.replay.play_on()

    def settle(self) -> None:
        """Once it is over, let what was right lie there as if it were done."""
        board = self.board
        if self.puzzling.over and not board.happening:
            settled = self._puzzles.settled(self.puzzle, self.excerpt, board.hand_state)
            if settled != board.hand_state:
                board.top = replace(board.top, spoken=SILENCE)
                board.arrange(settled)

    # ---- what is offered

    def prompt(self, offered: Prompt) -> Prompt:
        """What now, `offered` being what the table would say."""
        if not self.ready:
            reading = tuple(each for each in offered.offers if each.action is Wish.GO_ON)
            return replace(offered, offers=reading)
        if self.puzzling.over:
            return self._closing()
        wishes = self._puzzles.wishes(self.puzzle)
        offers = must_have_lessons(self.puzzle.game).offers(self.seen, offered, wishes)
        if not self.puzzling.may_be_shown:
            return offers
        shown = side_offer("show", say("lesson.show"), LessonWish.SHOW)
        return replace(offers, offers=(shown, *offers.offers))

    def _closing(self) -> Prompt:
        """It is over: the answer, or how soon it was found; the teacher says that it is right."""
        solution = self.solution
        detail = solution.detail if solution is not None else ""
        if solution is not None and solution.answer:
            sentence = solution.answer
        elif self.puzzling.shown:
            sentence = say("puzzle.shown")
        else:
            sentence = say("puzzle.at-once" if self.puzzling.at_once else "puzzle.later")
        offers = (
            side_offer("away", say("help.back"), LessonWish.AWAY, "Esc"),
            main_offer(say("puzzle.next"), LessonWish.NEXT),
        )
        return Prompt(sentence, detail, offers)

    # ---- what the learner does

    def wish(self, wished: LessonWish) -> None:
        """Be shown, or go elsewhere."""
        match wished:
            case LessonWish.NEXT | LessonWish.AWAY:
                self.asked = wished
            case LessonWish.SHOW if self.puzzling.may_be_shown:
                self.puzzling = self.puzzling.given_up()

    def takes(self, action: Action) -> bool:
        """Whether this is right; anything else gets its reason."""
        if not self.awaits:
            return False
        refused = self.replay.session.refusal(action)
        if refused is not None:
            self._wrong(replace(self.puzzling, why=self.board.face.refusal(refused)))
            return False
        if self._is_right(action):
            self._sounds.play(Sound.PLACE)
            self.puzzling = self.puzzling.right()
            return True
        why = self._puzzles.why_not(self.puzzle, self.seen, action)
        self._wrong(self.puzzling.wrong(action, why))
        return False

    def _is_right(self, action: Action) -> bool:
        """Whether it is what is asked for; of one's own mistakes a review tells one such action."""
        puzzle = self.puzzle
        if self._rules.write(action) in puzzle.right:
            return True
        as_good = must_have_lessons(puzzle.game).as_good
        return puzzle.kind == MISTAKE and as_good(
            self.seen, self._rules.read(puzzle.right[0]), action
        )

    def silent(self, before: AnyHandState) -> None:
        """If something was kept back that is asked for, that is an answer; `before` lay there."""
        kept = self._puzzles.kept(self.puzzle, self.board.hand_state)
        if not kept or not self.awaits:
            return
        if kept in self.puzzle.right:
            self._sounds.play(Sound.PLACE)
            self.puzzling = self.puzzling.right()
        else:
            self._wrong(
                self.puzzling.wrong(None, self._puzzles.why_not(self.puzzle, self.seen, None))
            )
        self.board.arrange(before)

    def spoils(self, hand_state: AnyHandState) -> Card | None:
        """Nothing does, for a puzzle gives no hint; but the reason of before was read."""
        if hand_state != self.board.hand_state:
            self.puzzling = replace(self.puzzling, why="")
        return None

    def _wrong(self, puzzling: Puzzling) -> None:
        self.puzzling = puzzling
        self._sounds.play(Sound.KNOCK)
