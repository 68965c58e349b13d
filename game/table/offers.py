"""What a player is offered: a sentence, and buttons that each carry the action they do."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from game.stage.widgets import Button
from game.words.catalogue import say
from rules.core.game import Action


class Wish(StrEnum):
    """An action that no rule need know, at the table of any game. A game has more of its own."""

    HIDE = "hide"  # the new cards were looked at: two people at one screen
    GO_ON = "go-on"  # a finished trick was read
    CLAIM = "claim"  # what is surely one's own is to be played for one


GUIDE = "guide"
"""The key of what takes away the explanations for a newcomer."""

TAKES_BEST = "best"
"""The key of what lays the best of what was weighed instead of one's own."""


class Offer(Struct, frozen=True):
    """A button and what pressing it does: an action of the rules, or a wish (a StrEnum).

    What `puts_in` may be done while the other's last words are still left to be read.
    """

    button: Button
    action: Action | StrEnum
    puts_in: bool = False


class Gilt(Struct, frozen=True):
    """Words of a line that are of gold, and the keys of the cards they mean; perhaps none."""

    words: str = ""
    cards: frozenset[str] = frozenset()


class Prompt(Struct, frozen=True):
    """The sentence that says what now, a second line, and the offers, the main one last.

    `guide` says that the second line explains the game to a newcomer, who may do without, or with
    `coach` what a coach says, who may be switched off. `among` are the second lines that come in
    turn while one leafs: the row of buttons suits all of them.
    With `gilt` the second line tells of the own cards: it is bright, some of its words may be of
    gold, and the cards they mean stand up in the hand.
    What is offered `beside` stands in no row: the game draws it where it likes, and up and down
    lead there.
    A voice that has told some of it already `says` something else instead of the sentence, and a
    `note` instead of the second line. Where something `goes` by itself it tells no buttons.
    """

    sentence: str
    detail: str = ""
    offers: tuple[Offer, ...] = ()
    guide: bool = False
    coach: bool = False
    among: tuple[str, ...] = ()
    beside: tuple[Offer, ...] = ()
    gilt: Gilt | None = None
    says: str | None = None
    note: str | None = None
    goes: bool = False

    @property
    def heard(self) -> str:
        """The second line as a voice tells it."""
        return self.detail if self.note is None else self.note

    @property
    def told(self) -> frozenset[str]:
        """The cards that the second line tells of in gold."""
        gilt = self.gilt
        return gilt.cards if gilt is not None and gilt.words in self.detail else frozenset()

    @property
    def every(self) -> tuple[Offer, ...]:
        """All that can be pressed."""
        return (*self.offers, *self.beside)


def main_offer(label: str, action: Action | StrEnum, among: tuple[str, ...] = ()) -> Offer:
    """The button in ivory, pressed by Enter; `among` are the words it may bear in turn."""
    return Offer(Button("do", label, "Enter", primary=True, among=among), action)


def as_hinted(found: Prompt, action: Action, *, moved: bool) -> Prompt:
    """With what a hint names as the main thing, by its own button or by one for it.

    Once one's own cards were `moved` since, Enter is for those. A button for the hint comes before
    the others: what is offered stays where it is, for the pointer may be over it. None is needed
    beside the one that takes the best.
    """
    if any(offer.button.key == TAKES_BEST for offer in found.offers):
        return found
    extra = side_offer("hinted", say("do.hinted"), action)
    its = any(offer.action == action for offer in found.every)
    every = found.offers if its else (extra, *found.offers)
    if moved:
        return replace(found, offers=every)
    offers, beside = (
        tuple(_bright(offer, lit=offer.action == action) for offer in row)
        for row in (every, found.beside)
    )
    return replace(found, offers=offers, beside=beside)


def _bright(offer: Offer, *, lit: bool) -> Offer:
    """The same as the main one, that Enter presses; or as one of the others."""
    button = offer.button
    cap = "Enter" if lit else "" if button.cap == "Enter" else button.cap
    return replace(offer, button=replace(button, primary=lit, lit=False, cap=cap))


def side_offer(
    key: str,
    label: str,
    action: Action | StrEnum,
    cap: str = "",
    among: tuple[str, ...] = (),
    brief: tuple[str, ...] = (),
) -> Offer:
    """A button beside it; `cap` names the key that presses it, `brief` are its fewer words."""
    return Offer(Button(key, label, cap, among=among, brief=brief), action)


def equal_offer(
    key: str,
    label: str,
    action: Action | StrEnum,
    cap: str = "",
    *,
    advised: bool,
    note: str = "",
) -> Offer:
    """One of several buttons none of which is the main one, until it was advised.

    A `note` below its words says what it brings.
    """
    return Offer(Button(key, label, cap, primary=advised, note=note), action)


def equally_bright(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """The same, all of them in ivory as long as none was advised: Enter presses none of them."""
    found = tuple(offers)
    lit = not any(offer.button.primary for offer in found)
    return tuple(replace(offer, button=replace(offer.button, lit=lit)) for offer in found)
