"""The review of a deal: one choice after the other, the costliest first, on the cards.

Left and Right lead from choice to choice, N through the costliest of this deal and on to the next
that has any, Page Up and Page Down to the partie's other deals. What is not weighed yet is weighed
meanwhile; one may leave at any moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.games import rules_of
from game.pages.history.partie import Archive, DealAgain, OpenDeal, PastPartie
from game.pages.history.partie_review import PartieReview
from game.pages.history.past import Step, past_of
from game.pages.history.review_compared import choice_words
from game.pages.history.review_drawn import review_picture
from game.pages.history.review_shown import ReviewShown
from game.pages.history.reviewing import DealReview, begun, partie_curve
from game.pages.history.words import dearest_words
from game.pages.keys import HEAR
from game.pages.page import Page
from game.pages.scene import Pop, Push, Reset, Transition
from game.players.review import JUDGED, Grade
from game.stage.basics import Room
from game.stage.intents import Drag, Intent, Key, Scroll
from game.stage.picture import CardItem, Picture, joined
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from game.words.terms import suit_name, told_cards
from rules.core.cards import Suit, card
from rules.core.game import Action, State

MOST = 5
"""Through how many of the costliest choices one is led."""
_HAND = HEAR[0].key
_DEEDS = {
    "left": "previous",
    "up": "previous",
    "right": "next",
    "down": "next",
    "pageup": "before",
    "pagedown": "after",
    "n": "mistake",
    "p": "partie",
    "f": "figures",
}


def review_of(archive: Archive, key: str, number: int) -> ReviewPage | None:
    """The review of what the one person did in a deal of the book; None where it stays closed."""
    return opened(archive, archive.partie(key), number)


def opened(archive: Archive, partie: PastPartie | str, number: int) -> ReviewPage | None:
    """The review of a deal of a partie as it was read from the book, alone."""
    if isinstance(partie, str) or partie.you is None or number > len(partie.deals):
        return None
    deal = partie.deals[number - 1]
    if not isinstance(deal, OpenDeal):
        return None
    steps = past_of(partie.header.game).steps(deal)
    review = begun(archive, partie, deal, partie.you, steps)
    return ReviewPage(archive, partie, review, steps, alone=True)


class WayOn(Struct, frozen=True):
    """To the next mistake: of which deal, at which step; whether it is the only one there."""

    deal: int
    at: int | None = None  # of another deal its costliest
    alone: bool = False


class ReviewPage(Page):
    """The choices of one player in one deal; popping leads back to the deal."""

    def __init__(
        self,
        archive: Archive,
        partie: PastPartie,
        review: DealReview,
        steps: Sequence[Step],
        alone: bool = False,
    ) -> None:
        """`alone`: no page below this one goes on with what is weighed."""
        super().__init__("on")
        self._alone = alone
        self._archive, self._partie = archive, partie
        self.game = partie.header.game
        self._past, self._rules = past_of(self.game), rules_of(self.game)
        self.review, self._steps = review, steps
        self._curve = partie_curve(partie, review.player)
        self._faulty = self._faulty_deals()
        self._figures = False  # asked for
        self._shown: ReviewShown | None = None  # what was drawn last
        self._chosen: int | None = None  # by whoever looks; until then the costliest is shown

    @property
    def at(self) -> int | None:
        """The step of the choice that is shown; None while none is found."""
        if self._chosen is not None:
            return self._chosen
        dear = self.review.dearest
        return dear[0][0] if dear else min(self.review.found, default=None)

    # ---- time and intents

    def tick(self, seconds: float) -> Transition | None:
        if self.review.tick():
            self.touch()
        return super().tick(seconds)

    def stops(self) -> tuple[str, ...]:
        marks = tuple(f"choice-{at}" for at in sorted(self.review.found))
        return (*marks, "figures", *(button.key for button in self._buttons()))

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Scroll(dy):
                self._go(-1 if dy > 0 else 1)
            case Drag(at=str(key)) if key.startswith("choice-"):
                return self.press(key)
            case Key(name) if name in _DEEDS:
                return self.press(_DEEDS[name])
            case _:
                return super().obey(intent)
        return None

    def escape(self) -> Transition | None:
        if self._alone:
            self._archive.dismiss()
        return Pop()

    def press(self, key: str) -> Transition | None:
        match key:
            case "back":
                return self.escape()
            case "previous" | "next":
                self._go(1 if key == "next" else -1)
            case "before" | "after":
                self._other_deal(1 if key == "after" else -1)
            case "mistake":
                self._next_mistake()
            case "partie":
                player = self.review.player
                return Push(PartieReview(self._archive, self._partie, player, ReviewPage))
            case "figures":
                self._figures = not self._figures
            case "on":
                return self._play_on()
            case _ if key.startswith("choice-"):
                self._chosen = int(key.removeprefix("choice-"))
        self.touch()
        return None

    def _go(self, by: int) -> None:
        every, at = sorted(self.review.found), self.at
        if at is not None:
            place = every.index(at) + by
            self._chosen = every[max(0, min(place, len(every) - 1))]
            self.touch()

    def _next_mistake(self) -> None:
        """The next of the costliest, then that of the next deal, the first after the last."""
        way = self._way_on()
        if way is not None:
            number, self._chosen = way.deal, way.at
            if number != self.review.deal.number:
                self._open(number)

    def _way_on(self) -> WayOn | None:
        """Where the next mistake is; None where this is the only one of the partie."""
        dear, here = [at for at, _ in self.review.dearest[:MOST]], self.review.deal.number
        place = dear.index(self.at) + 1 if self.at in dear else 0
        if place < len(dear):
            return WayOn(here, dear[place], alone=len(dear) == 1)
        after = sorted(self._faulty, key=lambda number: (number <= here, number))
        other = next((number for number in after if number != here), None)
        if other is not None:
            return WayOn(other)
        return WayOn(here, dear[0]) if len(dear) > 1 else None

    def _faulty_deals(self) -> Mapping[int, Grade]:
        """The deals of the partie that are known to hold a mistake, and what the costliest is."""
        key, player = self._partie.key, self.review.player
        kept = self._archive.reviews(key) if key else ()
        return {
            one.deal: max(dear, key=lambda choice: choice.lost).grade
            for one in kept
            if (one.player, one.judged) == (player, JUDGED)
            and (dear := [choice for choice in one.choices if choice.grade is not Grade.GOOD])
        }

    def _other_deal(self, by: int) -> None:
        number = self.review.deal.number + by
        while 0 < number <= len(self._partie.deals):
            if self._open(number):
                return
            number += by

    def _open(self, number: int) -> bool:
        """Review another deal; False where that deal is closed."""
        deal = self._partie.deals[number - 1]
        if not isinstance(deal, OpenDeal):
            return False
        self.review.rest()
        self._steps = self._past.steps(deal)
        player = self.review.player
        self.review = begun(self._archive, self._partie, deal, player, self._steps)
        self._chosen = None
        self._faulty = self._faulty_deals()
        return True

    def _play_on(self) -> Transition | None:
        """The table as it lay before this choice; it counts nowhere."""
        wish = self._wish()
        return None if wish is None else Reset(self._archive.again(wish))

    def _wish(self) -> DealAgain | None:
        redeal, at = self._past.redeal, self.at
        if redeal is None or at is None:
            return None
        chairs = redeal.chairs(self.review.deal, self._partie.header.options)
        mine = next((one for one in chairs if one.player is self.review.player), None)
        if mine is None:
            return None
        level = self._archive.opponent(self._partie)
        done = self.review.found[at].place
        return DealAgain(self._partie, self.review.deal, mine.key, level, done)

    # ---- what is seen

    def hear(self, key: str) -> str:
        """What lay before the choice: the hand; or what was on the table, and what was chosen."""
        shown = self._shown
        if self.at is None or shown is None or shown.choice is None:
            return super().hear(key)
        state: State = self.review.deal.played[self.review.found[self.at].place].before
        if key == _HAND:
            own = {*map(str, self._rules.view(state, self.review.player).deal.hand)}
            lies = [item.face for each, item in shown.hand.items() if item.face and each in own]
            cards = told_cards([*map(card, lies)])
            return say("hear.cards", among=say("cards.hand"), cards=cards)
        told = choice_words(shown, shown.choice)
        if shown.trumps is not None:
            word = say_of(self.game, "place.trumps")
            told.insert(0, say("hear.cards", among=word, cards=suit_name(shown.trumps)))
        return joined(told)

    def draw(self, room: Room) -> Picture:
        at = self.at
        actions: tuple[Action, Action] | None = None
        hand: dict[str, CardItem] = {}
        lying: tuple[str, ...] = ()
        named: Mapping[str, str] = {}
        trumps: Suit | None = None
        if at is not None:
            choice = self.review.found[at]
            actions = self._rules.read(choice.played), self._rules.read(choice.better)
            before: State = self.review.deal.played[choice.place].before
            layout = self._past.hands or self._past.layout
            lying = self._past.lying(before)  # beside the cards of the choice, not on the cloth
            named = self._past.named(before)
            trumps = None if {*lying} & {*named} else self._past.trumps(before)
            laid = layout(before, self.review.player, room)
            hand = {key: card for key, card in laid.items() if key not in lying}
        self._shown = ReviewShown(
            game=self.game,
            past=self._past,
            names=self._partie.names,
            review=self.review,
            at=at,
            figures=self._figures,
            steps=len(self._steps),
            hand=hand,
            lying=lying,
            named=named,
            trumps=trumps,
            actions=actions,
            unit=self._past.unit(self._partie.header.options),
            curve=self._curve,
            deals=len(self._partie.deals),
            buttons=self._buttons(),
            room=room,
        )
        return review_picture(self._shown)

    def dearest_words(self) -> tuple[str, ...]:
        """What cost most, in a line and in fewer words, where it is worth one."""
        dear = self.review.dearest
        unit = self._past.unit(self._partie.header.options)
        return dearest_words(self.game, unit, dear[0][1]) if dear else ()

    def _way_words(self, way: WayOn) -> str:
        if way.deal != self.review.deal.number:
            mark = say(f"review.mark.{self._faulty[way.deal].value}")
            return say("review.next.deal", mark=mark, number=way.deal)
        if way.alone and way.at is not None:  # the word of its verdict
            return say(f"review.count.{self.review.found[way.at].grade.value}", count=1)
        return say("review.next")

    def _buttons(self) -> tuple[Button, ...]:
        way = self._way_on()
        on = self._past.redeal is not None and self.at is not None
        again = "retry" if self.at in {at for at, _ in self.review.dearest} else "on"
        self.main = "on" if on else "back"
        return (
            *((Button("mistake", self._way_words(way), "N"),) if way is not None else ()),
            Button("partie", say("review.partie.title"), "P"),
            Button("back", say("history.back"), "Esc"),
            *((Button("on", say(f"review.{again}"), "Enter", primary=True),) if on else ()),
        )
