"""A partie of All-Fours at its table."""

from __future__ import annotations

from game.all_fours.ai.heuristic import choose
from game.all_fours.words import ALL_FOURS
from game.players.mind import Choose
from game.stage.picture import CardAt
from rules.all_fours.actions import Action, ClaimPoints, Cut, LayAway, Play
from rules.all_fours.view import View
from rules.core.game import Action as AnyAction
from tests.game.pupil import Pupil
from tests.game.sitting import SittingAt


class Sitting(SittingAt[View]):
    """One or two people at All-Fours."""

    game = ALL_FOURS
    cloth = 860, 300

    @staticmethod
    def choose() -> Choose:
        return choose

    def does(self, action: Action, manner: str) -> None:
        match action:
            case Play(card):
                self.plays(card, manner)
            case LayAway(cards):
                for card in sorted(cards):
                    self.plays(card, manner)
                self.button(action, manner)
            case ClaimPoints(points):
                for point in sorted(points):
                    self.click(f"claim:{point.value}")
                self.button(action, manner)
            case Cut(place):
                self.cuts(place, manner)
            case _:
                self.button(action, manner)


class AllFoursPupil(Pupil):
    """Somebody in a lesson of All-Fours."""

    game = ALL_FOURS

    def do(self, action: AnyAction, *, keys: bool = False) -> None:
        match action:
            case Play(card) if keys:
                self._point_at(str(card))
                self.key("enter")
            case Play(card):
                self.click(CardAt(str(card)))
            case LayAway(cards):
                for card in sorted(cards):
                    if keys:
                        self._point_at(str(card))
                        self.key("space")
                    else:
                        self.click(CardAt(str(card)))
                self.press(action, keys=keys)  # type: ignore[arg-type]  # of its own game
            case _:
                super().do(action, keys=keys)
