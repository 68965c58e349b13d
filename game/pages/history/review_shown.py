"""What the picture of a review is made from, and its measures on a wide and on a small table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from game.pages.curve import CurvePoint
from game.pages.history.past import Past
from game.pages.history.reviewing import DealReview
from game.players.review import Choice, Grade
from game.stage.basics import Room
from game.stage.picture import CardItem, Item
from game.stage.signs import word_at
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from game.words.terms import capital, told_card
from rules.core.cards import Suit
from rules.core.cards import card as named_card
from rules.core.game import Action


class ChosenCards(NamedTuple):
    """The keys of the cards of what was done, and of what had better been done."""

    done: tuple[str, ...]
    better: tuple[str, ...]

    @property
    def stays(self) -> tuple[str, ...]:
        """Cards that were put out and should not have been."""
        return tuple(key for key in self.done if key not in self.better)

    @property
    def goes(self) -> tuple[str, ...]:
        """Cards that should have been put out and were not."""
        return tuple(key for key in self.better if key not in self.done)

    @property
    def alike(self) -> tuple[str, ...]:
        """What is put out either way, if the two differ."""
        same = tuple(key for key in self.done if key in self.better)
        return () if self.done == self.better else same


def done_title(game: str, name: str) -> str:
    """Over what was put out: "You put out"."""
    if name.casefold() == say("you.lower").casefold():
        return say_of(game, "review.out.you")
    return say_of(game, "review.out.name", who=capital(name))


def better_title(game: str) -> str:
    """Over what had better been put out."""
    return say_of(game, "review.out.better")


def hand_items(
    cards: Mapping[str, CardItem], chosen: ChosenCards, up: float, room: Room
) -> list[Item]:
    """The hand; `up` units out of it what should go out, and words where something else did.

    Where the two differ in a few cards only these are spoken of: what goes out either way lies in
    the hand, and is as dim there as beside it.
    """
    items: list[Item] = []
    told: list[Item] = []
    for key, card in cards.items():
        goes = key in chosen.better and key not in chosen.alike
        pose = card.pose.raised(up) if goes else card.pose
        items.append(replace(card, pose=pose, dimmed=card.dimmed or key in chosen.alike))
        if key in chosen.stays or key in chosen.goes:
            told += word_at(pose, room, goes=goes, below=not goes)
    return [*items, *told]


class ReviewShown(Struct, frozen=True, kw_only=True):
    """All that the picture is made from.

    `hand` are the cards as they lay before the choice at step `at`, of `count`; `lying` are keys of
    cards that were led to it; `named` has words for those in no hand. `at` is None while nothing is
    found.
    """

    game: str
    past: Past
    names: tuple[str, str]
    review: DealReview
    at: int | None
    figures: bool  # asked for; words come first
    steps: int
    hand: Mapping[str, CardItem]
    lying: tuple[str, ...]
    named: Mapping[str, str]
    trumps: Suit | None  # where no card of the choice says it
    actions: tuple[Action, Action] | None  # what was done, and what was better
    unit: str  # in which it is told what a choice has lost
    curve: Sequence[CurvePoint]  # the chance to win the partie
    deals: int  # of the partie
    buttons: Sequence[Button]
    room: Room

    @property
    def puts_out(self) -> bool:
        """Whether two discards are compared."""
        return self.actions is not None and all(map(self.past.puts_out, self.actions))

    @property
    def chosen(self) -> ChosenCards:
        """The cards of what was done and of what was better; the same where nothing was."""
        if self.actions is None:
            return ChosenCards((), ())
        done, better = (self.past.cards(action) for action in self.actions)
        fine = self.choice is None or self.choice.grade is Grade.GOOD
        return ChosenCards(done, done if fine else better)

    @property
    def choice(self) -> Choice | None:
        return None if self.at is None else self.review.found[self.at]


def lying_words(game: str, lying: Sequence[str], named: Mapping[str, str]) -> list[str]:
    """What a choice was about, as a voice tells it: the card led, or another by its name."""
    return [
        say(
            "hear.cards",
            among=named.get(key) or say_of(game, "cards.trick"),
            cards=told_card(named_card(key[:2])),
        )
        for key in lying
    ]


class ReviewForm(Struct, frozen=True):
    """Lengths in units: of the boxes, their cards, the track and the rows of the panel."""

    box: float
    height: float
    card: float
    top: float  # of the boxes, below the upper edge of the baize
    track: float  # above the lower edge
    buttons: float
    button: float
    end: float
    row: float


WIDE = ReviewForm(280, 200, 78, 174, 116, 46, 48, 36, 34)
SMALL = ReviewForm(216, 158, 58, 126, 91, 33, 40, 32, 27)
