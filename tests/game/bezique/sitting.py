"""A partie of Bezique at its table."""

from __future__ import annotations

from game.bezique.ai.heuristic import choose
from game.bezique.ui.choosing import chosen, offered
from game.bezique.ui.gestures import ROW
from game.players.mind import Choose
from game.stage.basics import Room
from game.stage.picture import CardAt, Touch
from rules.bezique.actions import (
    Action,
    Announce,
    Cut,
    Declare,
    Draw,
    ExchangeSeven,
    Play,
    ShowSeven,
)
from rules.bezique.view import View
from rules.core.cards import Card
from rules.core.game import Action as AnyAction
from tests.game.pilot import EstimatingRuler
from tests.game.pupil import Pupil
from tests.game.sitting import SittingAt

NAME = "bezique"


class Sitting(SittingAt[View]):
    """One or two people at Bezique."""

    game = NAME
    cloth = 760, 300

    @staticmethod
    def choose() -> Choose:
        return choose

    def does(self, action: Action, manner: str) -> None:
        match action:
            case Play(card):
                self.plays(card, manner)
            case ExchangeSeven(seven) | ShowSeven(seven) if manner == "drag":
                turn_up = self.table.board.director.item(str(self.table.board.seen.deal.turn_up))
                assert turn_up is not None
                self.drag(seven, turn_up.pose.x, turn_up.pose.y)
            case ExchangeSeven() | ShowSeven() if manner == "keys":
                self.press("7")
            case ExchangeSeven():
                self.click("exchange")
            case ShowSeven():
                self.click("seven")
            case Declare(cards) | Announce(cards):
                self._declares(cards, manner)
            case Cut(place):
                self.cuts(place, manner)
            case Draw() if manner == "keys":
                self.press("d")
            case Draw():
                self.click(self._stock())
            case _:
                self.button(action, manner)

    def _stock(self) -> Touch:
        """The top card of the stock; the button where there is none left."""
        keys = self._keys()
        stock = [key for key in keys if isinstance(key, CardAt) and key.key.startswith("stock:")]
        return stock[-1] if stock else "draw" if "draw" in keys else "do"

    def _keys(self) -> list[Touch]:
        return [target.key for target in self.picture.targets]

    def _declares(self, cards: frozenset[Card], manner: str) -> None:
        if self.options.strict:
            for card in cards:
                self.click(CardAt(str(card)))
                self.wait()
            self.click("do")
            return
        every = [one.cards for one in offered(self.seen)]
        if manner == "mouse":
            at = every.index(cards)
            while f"{ROW}{at}" not in self._keys():
                self.press("down")
            self.click(f"{ROW}{at}")
            return
        for _ in every:
            one = chosen(self.seen, self.table.board.hand_state)
            if one is not None and one.cards == cards:
                break
            if manner == "keys":
                self.press("down")
            else:
                self.click(CardAt(str(min(cards))))
                self.wait()
        self.press("enter") if manner == "keys" else self.click("do")


class BeziquePupil(Pupil):
    """Somebody in a lesson of Bezique."""

    game = NAME

    def do(self, action: AnyAction, *, keys: bool = False) -> None:
        board = self.scene.classroom.board
        match action:
            case Play(card) if keys:
                self._point_at(str(card))
                self.key("enter")
            case Play(card):
                self.click(CardAt(str(card)))
            case ExchangeSeven(seven):
                self.key("7") if keys else self.click(CardAt(str(seven)))
            case Declare(cards) | Announce(cards):
                for _ in range(9):
                    one = chosen(board.seen, board.hand_state)
                    if one is None or one.cards == cards:
                        break
                    self.key("down") if keys else self.click(CardAt(str(min(cards))))
                self.key("enter") if keys else self.click("do")
            case Draw() if keys:
                self.key("d")
            case _:
                super().do(action, keys=keys)


def resized(sitting: Sitting, size: tuple[int, int]) -> None:
    """The same table in another window."""
    sitting.room = Room(*size, EstimatingRuler())
    assert sitting.picture.items
    sitting.wait(0.2)
