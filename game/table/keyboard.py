"""The keyboard at the open table: what is pointed at, what a key presses, what it does at once."""

from __future__ import annotations

from game.piquet.face.offers import GUIDE, Wish
from game.piquet.words.say import say
from game.table.acting import Acting
from game.table.board import Board
from game.table.hands import moved_focus
from rules.piquet.choices import MayExchange

_WISHES = {
    "down": (Wish.LESS, Wish.FEWER),
    "backspace": (Wish.SINK,),
    "n": (Wish.NAME,),
    "q": (Wish.ASK,),
    "c": (Wish.CORRECT,),
    "l": (Wish.LATE,),
    "k": (Wish.WITHHOLD,),
}


class Keyboard:
    """Carries keys to the hands of whoever sits before the screen."""

    def __init__(self, board: Board, acting: Acting) -> None:
        self._board, self._acting = board, acting

    def press(self, name: str) -> None:
        """A key that no page above the table has taken."""
        board, acting = self._board, self._acting
        if name in ("space", "enter") and not acting.speaking and board.hurry():
            acting.guard()
            return
        if name in ("space", "enter") and acting.guarded:
            return
        match name:
            case "left" | "right" if not board.desk.concealed:
                acting.focus = None
                board.arrange(moved_focus(board.desk, board.seen, 1 if name == "right" else -1))
            case "tab":
                self._next_button()
            case "space" if board.desk.focus is not None and not board.lingering:
                acting.use(board.desk.focus)
            case "space" | "enter":
                self._enter()
            case name if name in _WISHES:
                for offer in acting.prompt.offers:
                    if offer.deed in _WISHES[name]:
                        acting.do(offer)
            case "s":
                acting.sort()
            case "t":
                acting.leaf()
            case "d":
                acting.open_discard()

    def _next_button(self) -> None:
        acting = self._acting
        keys = [offer.button.key for offer in acting.prompt.offers]
        keys += [GUIDE] if acting.prompt.guide else []
        at = keys.index(acting.focus) + 1 if acting.focus in keys else 0
        acting.focus = keys[at % len(keys)] if keys else None
        self._board.changed += 1

    def _enter(self) -> None:
        """Press the button pointed at, else the main one, else use the card pointed at."""
        acting, board = self._acting, self._board
        offers, focus = acting.prompt.offers, board.desk.focus
        pointed = [offer for offer in offers if offer.button.key == acting.focus]
        main = [offer for offer in offers if offer.button.primary]
        if acting.focus == GUIDE:
            acting.guided()
        elif pointed or main:
            acting.do((*pointed, *main)[0])
        elif focus is not None and not isinstance(board.seen.choices, MayExchange):
            acting.use(focus)
        elif acting.asked:
            exchanging = isinstance(board.seen.choices, MayExchange)
            acting.say(say("now.enter.exchange" if exchanging else "now.enter.play"))
