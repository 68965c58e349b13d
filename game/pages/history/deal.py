"""A deal of the past, step by step: the open table, what was said and counted, what it cost.

Arrows, Home and End, the wheel and the track below lead through it; Page Up and Page Down to the
partie's other deals. While one looks, the choices of whoever sits below are weighed one by one.
"""

from __future__ import annotations

from game.pages.history.again import PlayAgain
from game.pages.history.deal_drawn import DealShown, deal_picture
from game.pages.history.partie import Archive, ClosedDeal, OpenDeal, PastPartie
from game.pages.history.past import Viewpoint, past_of
from game.pages.history.review import ReviewPage
from game.pages.history.reviewing import DealReview, begun
from game.pages.page import Page
from game.pages.people import shown_order
from game.pages.scene import Pop, Push, Transition
from game.players.mind import mind_of
from game.stage.basics import Room
from game.stage.director import Cue, Director
from game.stage.intents import Drag, Intent, Key, Resized, Scroll
from game.stage.picture import CardItem, Picture
from game.stage.tween import Clock
from game.stage.widgets import Button
from game.words.catalogue import say, spoken
from rules.core.letters import in_letters_of
from rules.core.seats import Player

_TRAVEL = Cue(flight=0.2)
_REST = 0.4
"""Seconds a deal is looked at before somebody is asked to judge it."""
_DEEDS = {
    "left": "back",
    "right": "on",
    "up": "back",
    "down": "on",
    "home": "first",
    "end": "last",
    "pageup": "previous",
    "pagedown": "next",
    "t": "turn",
    "a": "again",
    "c": "copy",
    "r": "review",
    "s": "sheet",
}


class HistoryDeal(Page):
    """One deal of a partie that is looked back on; popping leads back to the list."""

    takes_any_key = True

    def __init__(self, archive: Archive, partie: PastPartie, number: int) -> None:
        """ValueError where the deal of this number cannot be opened."""
        super().__init__()
        self._archive, self._partie = archive, partie
        self.game = partie.header.game
        self._past = past_of(self.game)
        self._judged = mind_of(self.game).analyse is not None
        self.main = "review" if self._judged else None
        self._first = shown_order(partie.header)[0]
        self.below: Player = self._first
        self._clock = Clock()
        self._director = Director(self._clock, archive.motion())
        self._room: Room | None = None
        self._reviews: dict[tuple[int, Player], DealReview] = {}
        self._weighed: DealReview | None = None
        self._looked = 0.0
        self.news = ""
        self._open(number)

    def _open(self, number: int) -> None:
        deal = self._partie.deals[number - 1]
        if isinstance(deal, ClosedDeal):
            raise ValueError("this deal stays closed")  # noqa: TRY004 - the number is wrong
        self.deal: OpenDeal = deal
        self.steps = self._past.steps(deal)
        self.at, self._looked = 0, 0.0
        self.news = say("history.paste.supplied") if deal.supplied else ""
        if deal.rest:
            self.news = say("history.rest")
        self._place()

    def _place(self) -> None:
        """Lay everything where it belongs, at once."""
        if self._room is not None:
            self._director.place(self._layout(self._room))
        self.touch()

    def _layout(self, room: Room) -> dict[str, CardItem]:
        return dict(self._past.layout(self.steps[self.at].state, self.below, room))

    @property
    def reviewing(self) -> DealReview:
        """The review of the choices of whoever sits below, as far as it has come."""
        key = self.deal.number, self.below
        if key not in self._reviews:
            self._reviews[key] = begun(
                self._archive, self._partie, self.deal, self.below, self.steps
            )
        now = self._reviews[key]
        if now is not self._weighed:
            now.rest()
            self._weighed = now
        return now

    # ---- time

    @property
    def moving(self) -> bool:
        return self._director.moving

    def tick(self, seconds: float) -> Transition | None:
        self._clock.tick(seconds)
        self._looked += seconds
        if self._judged and self.drawn and self._looked > _REST and self.reviewing.tick():
            self.touch()
        return super().tick(seconds)

    # ---- intents

    def stops(self) -> tuple[str, ...]:
        ends = ("previous", "next") if len(self._partie.deals) > 1 else ()
        there = [key for key in ends if self._neighbour(1 if key == "next" else -1)]
        buttons = (button.key for button in self._buttons())
        return (*there, "turn", "first", "back", "on", "last", *buttons)

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Scroll(dy):
                self.go(self.at + (-1 if dy > 0 else 1))
            case Drag(at=str(key)) if key.startswith("step-"):
                self.go(int(key.removeprefix("step-")))
            case Resized():
                self._director.finish()
            case Key("space") if self.focus is None:
                self.go(self.at + 1)
            case Key(name) if name in _DEEDS:
                return self.press(_DEEDS[name])
            case _:
                return super().obey(intent)
        return None

    def escape(self) -> Transition | None:
        self._archive.dismiss()
        return Pop()

    def press(self, key: str) -> Transition | None:
        match key:
            case "away":
                return self.escape()
            case "first":
                self.go(0)
            case "back":
                self.go(self.at - 1)
            case "on":
                self.go(self.at + 1)
            case "last":
                self.go(len(self.steps) - 1)
            case "previous" | "next":
                number = self._neighbour(1 if key == "next" else -1)
                if number:
                    self._open(number)
            case "turn":
                self.below = self.below.other
                self._travel()
            case "copy":
                self._copy()
            case "again" if self._past.redeal is not None:
                return Push(PlayAgain(self._archive, self._partie, self.deal))
            case "review" if self._judged:
                return Push(ReviewPage(self._archive, self._partie, self.reviewing, self.steps))
            case "sheet" if self._past.sheet is not None and self.deal.points is not None:
                return Push(self._past.sheet(self.steps[-1], self.below, self._partie))
            case _ if key.startswith("step-"):
                self.go(int(key.removeprefix("step-")))
        return None

    def go(self, at: int) -> None:
        """Show another step."""
        at = max(0, min(at, len(self.steps) - 1))
        if at != self.at:
            self.at, self.news = at, ""
            self._travel()

    def _travel(self) -> None:
        if self._room is not None:
            self._director.motion = self._archive.motion()
            self._director.go(self._layout(self._room), _TRAVEL)
        self.touch()

    def _neighbour(self, by: int) -> int:
        """The number of the next deal in this direction that can be opened, 0 if there is none."""
        number = self.deal.number + by
        while 0 < number <= len(self._partie.deals):
            if isinstance(self._partie.deals[number - 1], OpenDeal):
                return number
            number += by
        return 0

    def _copy(self) -> None:
        transcript = self._past.transcript
        if transcript is None:
            return
        text = in_letters_of(spoken(), transcript.deal(self._partie, self.deal))
        if not text:
            self.news = say("history.copy.apart")
        elif self._archive.copy(text):
            self.news = say("history.copied.deal")
        else:
            self.news = say("history.copied.not")
        self.touch()

    # ---- what is seen

    def draw(self, room: Room) -> Picture:
        if self._room is None or (self._room.width, self._room.height) != (room.width, room.height):
            self._room = room
            self._director.place(self._layout(room))
        self._room = room
        review = self._reviews.get((self.deal.number, self.below))
        return deal_picture(
            DealShown(
                game=self.game,
                past=self._past,
                viewpoint=Viewpoint(self._partie.names, self.below, self._first, room),
                steps=self.steps,
                at=self.at,
                cards=self._director.items(),
                reviewed=review.found if review is not None else {},
                buttons=self._buttons(),
                unit=self._past.unit(self._partie.header.options),
                place=say("history.deal", number=self.deal.number),
                neighbours=(bool(self._neighbour(-1)), bool(self._neighbour(1))),
                news=self.news,
            )
        )

    def _buttons(self) -> tuple[Button, ...]:
        """What can be done with this deal, as far as the game offers it."""
        past, over = self._past, self.deal.points is not None
        review = Button("review", say("history.review"), "R", primary=True)
        sheet = Button("sheet", say("history.sheet"), "S")
        copy = Button("copy", say("history.copy"), "C")
        again = Button("again", say("history.again.do"), "A")
        return (
            *((sheet,) if past.sheet is not None and over else ()),
            *((copy,) if past.transcript is not None else ()),
            *((again,) if past.redeal is not None else ()),
            Button("away", say("history.back"), "Esc"),
            *((review,) if self._judged else ()),
        )
