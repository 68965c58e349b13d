"""What the picture of a review is made from, and its measures on a wide and on a small table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.pages.curve import CurvePoint
from game.pages.history.exchange_drawn import ChosenCards
from game.pages.history.past import Past
from game.pages.history.reviewing import DealReview
from game.players.review import Choice, Grade
from game.stage.basics import Room
from game.stage.picture import CardItem
from game.stage.widgets import Button
from rules.core.game import Action


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
    steps: int
    hand: Mapping[str, CardItem]
    lying: tuple[str, ...]
    named: Mapping[str, str]
    actions: tuple[Action, Action] | None  # what was done, and what was better
    unit: str  # in which it is told what a choice has lost
    curve: Sequence[CurvePoint]  # the chance to win the partie
    deals: int  # of the partie
    buttons: Sequence[Button]
    focus: str | None
    hover: str | None
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
        """The choice that is shown."""
        return None if self.at is None else self.review.found[self.at]


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
