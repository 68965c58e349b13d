"""What a player is offered: a sentence, and buttons that each carry the deed they do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.stage.widgets import Button
from rules.piquet.actions import Action


class Wish(StrEnum):
    """A deed on one's own desk that the rules need not know."""

    SINK = "sink"
    LESS = "less"
    FEWER = "fewer"
    NAME = "name"
    BACK = "back"
    HIDE = "hide"
    GO_ON = "go-on"
    CLAIM = "claim"
    ASK = "ask"
    CORRECT = "correct"
    LATE = "late"
    WITHHOLD = "withhold"


CLAIM = "claim"
"""The key of the button that claims the tricks that are left."""
GUIDE = "guide"
"""The key of what takes away the explanations for a newcomer."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button and what pressing it does."""

    button: Button
    deed: Action | Wish


@dataclass(frozen=True, slots=True)
class Prompt:
    """The sentence that says what now, a second line, and the offers, the main one last.

    `guide` says that the second line explains the game to a newcomer, who may do without. `among`
    are the second lines that come in turn while one leafs: the row of buttons suits all of them.
    """

    sentence: str
    detail: str = ""
    offers: tuple[Offer, ...] = ()
    guide: bool = False
    among: tuple[str, ...] = ()


def main_offer(label: str, deed: Action | Wish, among: tuple[str, ...] = ()) -> Offer:
    """The button in ivory, pressed by Enter; `among` are the words it may bear in turn."""
    return Offer(Button("do", label, "Enter", primary=True, among=among), deed)


def side_offer(
    key: str, label: str, deed: Action | Wish, cap: str = "", among: tuple[str, ...] = ()
) -> Offer:
    """A button beside it; `cap` names the key that presses it."""
    return Offer(Button(key, label, cap, among=among), deed)
