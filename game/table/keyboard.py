"""The keyboard at the open table: what is pointed at, what a key presses, what it does at once."""

from __future__ import annotations

from msgspec.structs import replace

from game.pages.evening import AWAY
from game.pages.keys import ASIDE, SORT, TRICKS, cap
from game.stage.intents import Key
from game.stage.picture import Touch
from game.table.input_controller import InputController
from game.table.offers import GUIDE, Offer
from game.table.presenter import TablePresenter
from game.table.state import Outcome

_ASIDE = {each.key: way for each, way in zip(ASIDE, ("left", "right"), strict=True)}


class Keyboard:
    """Carries keys to the hands of whoever sits before the screen."""

    def __init__(self, board: TablePresenter, acting: InputController) -> None:
        self._board, self._acting = board, acting

    def press(self, key: Key) -> None:
        """A key that no page above the table has taken."""
        board, acting = self._board, self._acting
        presses = key.name in ("space", "enter")
        if presses and not acting.speaking and board.hurry():
            acting.put(replace(acting.top, focus=None))  # what was pointed at is pressed
            acting.guard()
            return
        if presses and acting.guarded:
            return
        match key:
            case Key("left" | "right" | "up" | "down" as name) if (
                acting.speaking and acting.prompt.among
            ):
                self._leaf(back=name in ("left", "up"))
            case Key("left" | "right"):
                self._arrow(key)
            case Key("tab"):
                self._next_button()
            case Key("up" | "down" as name) if acting.prompt.beside:
                self._next_beside(1 if name == "down" else -1)
            case Key("space") if self._pointed_at_card and self.taken(key):
                pass
            case Key("space" | "enter"):
                self._enter()
            case Key(name) if (offer := self.offer_of(name)) is not None:
                acting.do(offer)
            case Key(name) if name in _ASIDE:
                self._arrow(Key(_ASIDE[name], shift=True))
            case Key(SORT.key):
                acting.sort()
            case Key(TRICKS.key):
                acting.leaf()
            case _:
                self.taken(key)

    def focus(self, at: Touch) -> None:
        """Point at a button, or at a card of the own hand."""
        acting, card = self._acting, self._acting.own_card(at)
        if card is not None and not acting.top.hand_state.concealed:
            acting.put(replace(acting.top, focus=None))
            acting.take(Outcome(hand_state=replace(acting.top.hand_state, focus=card)))
        elif isinstance(at, str) and at in self._buttons():
            acting.put(replace(acting.top, focus=at))

    def offer_of(self, name: str) -> Offer | None:
        """The offer whose button bears this key."""
        offers = self._acting.prompt.offers
        return next((offer for offer in offers if offer.button.cap == cap(name)), None)

    @property
    def _pointed_at_card(self) -> bool:
        """Whether a card may be what is pointed at, and no button is."""
        return not self._acting.top.lingering and self._acting.top.focus is None

    def _arrow(self, key: Key) -> None:
        """Point at a card; with Shift it is moved among the others."""
        acting = self._acting
        if not acting.top.hand_state.concealed:
            if not key.shift:
                acting.put(replace(acting.top, focus=None))
            self.taken(key)

    def taken(self, key: Key) -> bool:
        """Whether the game has a use for a key now; it is carried out."""
        acting = self._acting
        outcome = self._board.face.key(key, acting.top)
        acting.take(outcome)
        return outcome is not None

    def _leaf(self, *, back: bool) -> None:
        """To the next of what may be put in, or `back`, which is so many on, less one."""
        for _ in self._acting.prompt.among[1:] if back else (None,):
            if (offer := self.offer_of("down")) is not None:
                self._acting.do(offer)

    def _next_button(self) -> None:
        acting, focus, keys = self._acting, self._acting.top.focus, self._buttons()
        if not keys:  # what may be done instead, as Enter tells it
            outcome = self._board.face.key(Key("enter"), acting.top)
            acting.take(outcome if outcome is not None and outcome.action is None else None)
        at = keys.index(focus) + 1 if focus in keys else 0
        acting.put(replace(acting.top, focus=keys[at % len(keys)] if keys else None))

    def _buttons(self) -> list[str]:
        """What the focus goes through besides the cards."""
        prompt, slip = self._acting.prompt, self._acting.top.slip
        pressed = slip is not None and bool(slip.card or slip.away)
        keys = [offer.button.key for offer in prompt.every]
        return keys + [GUIDE] * bool(prompt.guide) + [AWAY] * pressed

    def _next_beside(self, by: int) -> None:
        """Point at the next of what is offered beside the row of buttons."""
        acting, focus = self._acting, self._acting.top.focus
        keys = [offer.button.key for offer in acting.prompt.beside]
        at = keys.index(focus) + by if focus in keys else (0 if by > 0 else -1)
        acting.put(replace(acting.top, focus=keys[at % len(keys)]))

    def _enter(self) -> None:
        """Press the button pointed at, else the main one, else what the game makes of it."""
        acting, focus = self._acting, self._acting.top.focus
        every = acting.prompt.every
        pointed = [offer for offer in every if offer.button.key == focus]
        main = [offer for offer in every if offer.button.primary]
        if focus == GUIDE:
            acting.alone()
        elif pointed or main:
            if pointed:  # a card pointed at before is not what was meant
                hand_state = replace(acting.top.hand_state, focus=None)
                acting.take(Outcome(hand_state=hand_state))
            acting.do((*pointed, *main)[0])
        else:
            self.taken(Key("enter"))
