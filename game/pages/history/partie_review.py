"""The review of a partie: what luck and choices were worth deal by deal, and how well one played.

The deals that are not reviewed yet are reviewed while one looks, one after the other; one may leave
at any moment, and what is done is kept. A second leaf has all parties that were reviewed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.pages.history.partie import Archive, OpenDeal, PastPartie
from game.pages.history.partie_review_drawn import (
    AllShown,
    PartieShown,
    all_picture,
    partie_picture,
)
from game.pages.history.past import Step, past_of
from game.pages.history.reviewing import DealReview, begun, partie_curve
from game.pages.page import Page
from game.pages.scene import Pop, Push, Scene, Transition
from game.players.mind import mind_of
from game.players.review import KeptReview
from game.stage.basics import Room
from game.stage.intents import Intent, Key
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say
from rules.core.seats import Player

DealPage: TypeAlias = Callable[[Archive, PastPartie, DealReview, Sequence[Step]], Scene]


class PartieReview(Page):
    """All deals of a partie that are over, as one player played them."""

    def __init__(
        self,
        archive: Archive,
        partie: PastPartie,
        player: Player,
        deal_page: DealPage,
        *,
        alone: bool = False,
    ) -> None:
        """`deal_page` makes the page of one deal's review.

        `alone`: nothing below it is weighed, so that nobody need judge when it is left.
        """
        self._deal_page = deal_page
        super().__init__("back")
        self._alone = alone
        self._archive, self._partie = archive, partie
        self.game, self.player = partie.header.game, player
        past = past_of(self.game)
        self.reviews: tuple[DealReview, ...] = tuple(
            begun(archive, partie, deal, player, past.steps(deal))
            for deal in partie.deals
            if isinstance(deal, OpenDeal) and deal.points is not None
        )
        self._curve = partie_curve(partie, player)
        self._under_way: DealReview | None = None
        self.everything = False
        self._all: tuple[KeptReview, ...] = ()
        self._days: dict[str, str] = {}

    @property
    def over(self) -> bool:
        """Whether every deal is reviewed."""
        return all(review.over for review in self.reviews)

    def tick(self, seconds: float) -> Transition | None:
        now = next((one for one in self.reviews if not one.over), None)
        if now is not None:
            if now is not self._under_way:
                now.rest()
                self._under_way = now
            if now.tick():
                self.touch()
        return super().tick(seconds)

    def appear(self) -> None:
        self._under_way = None  # somebody else may have asked meanwhile

    def obey(self, intent: Intent) -> Transition | None:
        if intent == Key("a"):
            return self.press("all")
        return super().obey(intent)

    def escape(self) -> Transition | None:
        if self._alone:
            self._archive.dismiss()
        return Pop()

    def press(self, key: str) -> Transition | None:
        if key == "back":
            return self.escape()
        if key == "all":
            self.everything = not self.everything
            if self.everything:
                reviews = self._archive.all_reviews(self.game)
                self._all = tuple(reversed(tuple(reviews)))
                entries = self._archive.entries(tuple({one.partie for one in self._all}))
                self._days = {
                    each.key: each.header.started for each in entries if each.header is not None
                }
        elif key.startswith("deal-"):
            review = self.reviews[int(key.removeprefix("deal-"))]
            steps = past_of(self.game).steps(review.deal)
            return Push(self._deal_page(self._archive, self._partie, review, steps))
        self.touch()
        return None

    def draw(self, room: Room) -> Picture:
        losses = mind_of(self.game).losses
        if self.everything:
            return all_picture(
                AllShown(
                    game=self.game,
                    reviews=self._all,
                    days=self._days,
                    losses=losses,
                    buttons=self._buttons(),
                    room=room,
                )
            )
        return partie_picture(
            PartieShown(
                game=self.game,
                partie=self._partie,
                player=self.player,
                reviews=self.reviews,
                losses=losses,
                curve=self._curve,
                buttons=self._buttons(),
                room=room,
            )
        )

    def _buttons(self) -> tuple[Button, ...]:
        labels = say("review.all"), say("review.this")
        label = labels[1] if self.everything else labels[0]
        return (
            Button("all", label, "A", among=labels),
            Button("back", say("history.back"), "Esc"),
        )
