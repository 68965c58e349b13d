"""Somebody at puzzles, who may do right or wrong, by mouse or by keyboard alone."""

from __future__ import annotations

from game.games import PIQUET, rules_of
from game.pages.scene import Transition
from game.piquet.puzzles.asked import KEPT
from game.school.exercises import ShippedPuzzles
from game.school.learning import Puzzling
from game.school.puzzle import Puzzle
from game.school.puzzle_scene import Exercises, PuzzleScene
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import Hover, Key, Press, Release
from game.stage.picture import CardAt, Picture, Text, Touch
from rules.piquet.actions import Action, Call, Exchange, Play
from rules.piquet.choices import every_action
from tests.game.hand import spot
from tests.game.houses import OpenHouse
from tests.game.pilot import EstimatingRuler

RULES = rules_of(PIQUET)


def read_action(line: str) -> Action | None:
    """What a line says; None where something is kept back."""
    if line == KEPT:
        return None
    action: Action = RULES.read(line)
    return action


class Solver:
    """Sits down at a puzzle, in a house that is still."""

    def __init__(
        self,
        puzzle: Puzzle,
        house: OpenHouse | None = None,
        size: tuple[int, int] = (1280, 800),
        exercises: Exercises | None = None,
    ) -> None:
        self.house = house or OpenHouse()
        self.house.likes = self.house.likes.__class__(motion=Motion.OFF.value, trick_pause=0)
        self.gone: Transition | None = None
        self.room = Room(*size, EstimatingRuler())
        self.scene = PuzzleScene(
            puzzle, exercises or ShippedPuzzles(self.house, PIQUET), self.house
        )
        self.wait()

    @property
    def puzzle(self) -> Puzzle:
        return self.scene.room.puzzle

    @property
    def puzzling(self) -> Puzzling:
        return self.scene.room.puzzling

    @property
    def picture(self) -> Picture:
        return self.scene.picture(self.room)

    @property
    def words(self) -> str:
        return " ".join(item.words for item in self.picture.items if isinstance(item, Text))

    def wait(self) -> None:
        assert self.picture.items
        for _ in range(400):
            if self.scene.room.ready:
                break
            self.scene.tick(0.05)
        assert self.scene.room.ready
        for _ in range(6):
            self.scene.tick(0.05)

    def click(self, at: Touch) -> None:
        x, y = spot(self.picture, at)
        for intent in (Hover(x, y, at), Press(x, y, at), Release(x, y, at)):
            self.gone = self.scene.on_intent(intent) or self.gone
        self.wait()

    def key(self, *names: str) -> None:
        for name in names:
            self.gone = self.scene.on_intent(Key(name)) or self.gone
            self.wait()

    # ---- what is right, and what is not

    def right(self) -> Action | None:
        """None where something is to be kept back."""
        return read_action(self.puzzle.right[0])

    @property
    def best(self) -> str:
        """The card that is to be played."""
        right = self.right()
        assert isinstance(right, Play)
        return str(right.card)

    def wrong(self, number: int = 0) -> Action | None:
        """A legal action that is not right, of as many cards; None is to keep something back."""
        seen = self.scene.room.seen
        right = self.right()
        if right is None:
            return read_action(self.puzzle.facts["call"])
        if isinstance(right, Call):
            return None
        found = [
            each
            for each in every_action(seen.choices, seen.deal.hand)
            if RULES.write(each) not in self.puzzle.right
            and isinstance(each, type(right))
            and (
                not isinstance(each, Exchange)
                or (isinstance(right, Exchange) and len(each.cards) == len(right.cards))
            )
        ]
        return found[number]

    def do(self, action: Action | None, *, keys: bool = False) -> None:
        match action:
            case None:
                self.press_key("sink", keys=keys)
            case Play(card) if keys:
                self._point_at(str(card))
                self.key("enter")
            case Play(card):
                self.click(CardAt(str(card)))
            case Exchange(cards):
                hand_state = self.scene.room.board.hand_state
                for card in sorted(cards ^ frozenset(hand_state.chosen)):
                    if keys:
                        self._point_at(str(card))
                        self.key("space")
                    else:
                        self.click(CardAt(str(card)))
                self.press(action, keys=keys)
            case _:
                self.press(action, keys=keys)

    def press(self, action: Action, *, keys: bool = False) -> None:
        """The button that does this."""
        offers = [each for each in self.scene.prompt.offers if each.action == action]
        assert offers, (action, [each.action for each in self.scene.prompt.offers])
        self.press_key(offers[0].button.key, keys=keys)

    def press_key(self, key: str, *, keys: bool = False) -> None:
        """A button of this name."""
        if not keys:
            self.click(key)
            return
        for _ in range(12):
            if self.scene._focus == key:
                break
            self.key("tab")
        self.key("enter")

    def _point_at(self, card: str) -> None:
        for _ in range(40):
            if str(self.scene.room.board.hand_state.focus) == card:
                return
            self.key("right")
        raise AssertionError(f"{card} cannot be pointed at")
