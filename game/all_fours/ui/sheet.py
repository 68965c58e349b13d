"""The page after a deal, on which the four points are counted before one's eyes.

High, Low and Jack come with the card that made them; for Game the cards of worth climb the pans of
a scale. Any press brings the count to its end; pointing at a point tells of the trick it fell in.
The four are called "point:NAME:0" among the targets.
"""

from __future__ import annotations

from typing import Final

from game.all_fours.points import trumps_of
from game.all_fours.ui.cloth import disc_items
from game.all_fours.ui.count import (
    Count,
    CountedPoint,
    caption,
    compared,
    count_of,
    headline,
    weighing,
)
from game.all_fours.ui.counters import counter
from game.all_fours.ui.panel import panel_of
from game.all_fours.words import brief, say
from game.pages.page import DEAF_SECONDS
from game.pages.scene import Transition
from game.preferences import Preferences
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.director import PACE, Motion
from game.stage.intents import Intent, Key, Press
from game.stage.lines import fitted, last_name, untitled
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.picture import (
    Backdrop,
    Box,
    CardItem,
    IconOf,
    Item,
    Picture,
    Role,
    Shadow,
    Text,
    Widget,
    joined,
)
from game.stage.places import WIDE, Places
from game.stage.signs import PLATE_BELOW, plate
from game.stage.tween import ease_out
from game.table.deal_sheet import GameSheet
from game.table.opposite import drawn
from game.words.catalogue import say as say_general
from game.words.terms import capital
from rules.all_fours.actions import Point
from rules.all_fours.pack import height, pips
from rules.all_fours.state import Phase
from rules.all_fours.view import View
from rules.core.seats import Player

_SOFT = Paint(Tone.SOFT)
_ASIDE = 66.0
"""From the left margin to the middle of what hangs beside the four points."""
_FLIGHT: Final = 0.32
"""Seconds in which a card comes to its place."""


class DealSheet(GameSheet[View]):
    """Counts before one's eyes; a deal of the past is counted already."""

    def open(self, likes: Preferences | None) -> None:
        seen = self.seen
        if seen.deal is None or seen.deal.number > len(seen.results):
            raise ValueError("a sheet is made of a deal that is over")
        self.deal = seen.deal
        self.count: Count | None = count_of(seen)
        motion = Motion(likes.motion) if likes is not None else Motion.NORMAL
        self._pace = PACE[motion]
        self._clock = 0.0  # seconds of the count, at normal motion
        if self._past or self.count is None or not self._pace:
            self._clock = float("inf")

    @property
    def counting(self) -> bool:
        """Whether the count still runs."""
        return self.count is not None and self._clock < self.count.whole

    @property
    def weighing(self) -> bool:
        """Whether cards climb the pans, and some lie there."""
        if self.count is None or not self.counting:
            return False
        return self.count.shown(self._clock) >= sum(map(len, self.count.weighed)) / 2

    @property
    def moving(self) -> bool:
        return self.counting

    def tick(self, seconds: float) -> Transition | None:
        if self.counting:
            self._clock += seconds / self._pace
            self.touch()
        return super().tick(seconds)

    def is_number(self, key: str | None) -> bool:
        return key in self._keys()

    def in_all(self) -> tuple[int, int]:
        return self.seen.totals

    def is_last(self) -> bool:
        return self.seen.phase is Phase.OVER

    def stops(self) -> tuple[str, ...]:
        return (*self._keys(), *(button.key for button in self.buttons()))

    def _keys(self) -> tuple[str, ...]:
        every = self.count.points if self.count is not None else ()
        return tuple(_key(one.point) for one in every if one.made is not None)

    def obey(self, intent: Intent) -> Transition | None:
        if self.counting and isinstance(intent, Press | Key) and not _aside(intent):
            if self.age >= DEAF_SECONDS:
                self._clock = float("inf")
                self.touch()
            return None
        if isinstance(intent, Key) and intent.name in ("left", "right"):
            self.step(1 if intent.name == "right" else -1)  # the four stand in one row
            return None
        return super().obey(intent)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        places = Places.of(room)
        first = None if self._you is not None else Player.A
        marked = None if self.count is None else self.count.ledger(self.deal, self._clock)
        items: list[Item] = [*panel_of(self.seen, self._names, room, first, marked)]
        if self.count is not None:
            items += self._points(self.count, places)
            items += self._scale(self.count, places)
        items += self._foot(places)
        items += self.icons(places)
        return Picture.of(Backdrop.TABLE, items)

    def _points(self, count: Count, places: Places) -> list[Item]:
        """The four places with their cards, and what is told of each."""
        wide = places.sizes is WIDE
        width = 104.0 if wide else 78.0
        step, top = (170.0, 88.0) if wide else (132.0, 54.0)
        items: list[Item] = self._aside(top + width * 0.6, places)
        for place, one in enumerate(count.points):
            x = places.centre + (place - 1.5) * step + (30 if wide else 16)
            middle = Pose(x, top + 16 + width * CARD_RATIO / 2, width)
            drawn = self._one(one, count, middle, places)
            told = self._told(one, count)
            if one.made is None:
                done = self._clock >= one.done
                items.append(Widget(Role.LINE, tuple(drawn), told, silent=not done))
                continue
            key, touch = _key(one.point), _rect(middle).grown(6)
            items.append(Widget.pressed(key, touch, drawn, key == self.focus, told, frame=touch))
        return items

    def _told(self, one: CountedPoint, count: Count) -> str:
        """A point in words: whose it is, and of Game what each has."""
        words, _ = caption(one, self.seen, self._names, self._you)
        name = capital(say(f"item.{one.point.value}"))
        found = [say_general("hear.cards", among=name, cards=words)]
        if one.point is Point.GAME:
            both = [f"{self._names[who]} {pips(count.weighed[who])}" for who in Player]
            found.append(say("hear.pips", both=say_general("list.comma").join(both)))
        return joined(found)

    def _aside(self, y: float, places: Places) -> list[Item]:
        """At the left the sign of the trumps, below whoever sits opposite if there is a face."""
        face, size = (84.0, 48.0) if places.sizes is WIDE else (60.0, 36.0)
        x, left = places.left + size * 0.8, places.left + _ASIDE - face / 2
        hangs = Rect(left, places.baize.y + 10, face, face * PORTRAIT_RATIO)
        seen = drawn(self._opposite, self._mood, hangs)
        items: list[Item] = []
        if seen:
            items += [*plate(self._named, hangs, places.room), *seen]
            x, y = hangs.centre[0], hangs.bottom + PLATE_BELOW + size * 0.9
        suit = trumps_of(self.deal)
        return items if suit is None else [*items, *disc_items(suit, x, y, size)]

    def _one(self, one: CountedPoint, count: Count, at: Pose, places: Places) -> list[Item]:
        """A point: its name, its card or the pips, and when it is counted whose it is."""
        wide = places.sizes is WIDE
        head = Font(28 if wide else 22, True, True)
        top = at.y - at.height / 2
        began, done = self._clock >= one.begins, self._clock >= one.done
        paint = Paint(Tone.IVORY, 1.0 if began else 0.45)
        items: list[Item] = [
            Text(capital(say(f"item.{one.point.value}")), at.x, top - 14, head, paint, Align.CENTRE)
        ]
        place = _rect(at)
        in_pips = one.point is Point.GAME and began and one.made is not None
        if in_pips:
            fill = Paint(Tone.CLOTH, 0.5)
            items.append(Box(place, 7, fill=fill, outline=Paint(Tone.BRASS), line=1.5))
        elif one.made is None or not began or one.made.card is None:
            line = Paint(Tone.IVORY, 0.34)
            items.append(Box(place, 7, outline=line, line=1.25, dash=(6, 5)))
        if one.made is not None and one.made.card is not None and began:
            share = ease_out(min(1.0, (self._clock - one.begins) / _FLIGHT))
            card, rise = one.made.card, (1 - share) * 140
            pose = Pose(at.x, at.y + rise, at.width * (0.7 + 0.3 * share), -2 + 4 * (at.x % 2))
            items.append(CardItem(f"point:{card}", str(card), pose, Shadow.HAND))
        if in_pips:
            items += compared(count, self._first, self._clock, at, places)
        if not done:
            return items
        font, most = Font(16 if wide else 14), 1.55 * at.width
        words, whose = caption(one, self.seen, self._names, self._you)
        for shorter in (untitled, last_name):
            if places.room.ruler.width(words, font) > most:
                a, b = map(shorter, self._names)
                words, _ = caption(one, self.seen, (a, b), self._you)
        told = fitted(words, font, most, places.room)
        y = place.bottom + (26 if wide else 20)
        items.append(Text(told, at.x, y, font, _SOFT if whose is None else paint, Align.CENTRE))
        if whose is not None:
            mine = whose is self._first
            items.append(counter(at.x, y + (20 if wide else 15), 9 if wide else 7, mine=mine))
        return items

    @property
    def _first(self) -> Player:
        """Whose column is the left one, whose counters are ivory."""
        return self._you if self._you is not None else Player.A

    def _scale(self, count: Count, places: Places) -> list[Item]:
        """The scale with the cards of worth, as far as they lie on it."""
        game = count.points[-1]
        if self._clock < game.begins or not any(count.weighed):
            return []
        if game.marked is None and game.made and self.seen.settlement:
            return []  # the game was over before
        return weighing(count, self._names, self._first, self._clock, places)

    def _foot(self, places: Places) -> list[Item]:
        """What the deal came to in a sentence, what comes next, and the way on."""
        if self.counting:
            return self.foot("", "", places)
        dealer = self.deal.dealer if self.deal.bunched else self.deal.dealer.other
        goes_on = "" if self._past else self.next_words(say, dealer)
        odd = "" if self._past else self._odd()
        second = self._trick() or odd or goes_on
        said, more = headline(self.seen, self._names, self._you), goes_on * (second == odd)
        return self.foot(said, second, places, more)

    def _odd(self) -> str:
        """Why equal pips made Game; or that the turned card, which is nobody's, made no point."""
        turned, every = self.deal.turn_up, self.count.points if self.count is not None else ()
        if any(one.equal and one.marked is not None for one in every):
            return say("help.points.tie.elder")
        made = {one.point: one.made.card for one in every if one.made is not None}
        high, low = made.get(Point.HIGH), made.get(Point.LOW)
        if turned is None or high is None or low is None:
            return ""
        if height(low) < height(turned) < height(high):
            return ""
        would = Point.HIGH if height(turned) > height(high) else Point.LOW
        return say(f"sheet.turned.{would.value}", card=brief(turned))

    def _trick(self) -> str:
        """Of the point that is pointed at, the trick in which its card fell."""
        every = self.count.points if self.count is not None else ()
        one = next((one for one in every if _key(one.point) == self.chosen), None)
        if one is None or one.made is None:
            return ""
        if one.made.card is None:
            return say("sheet.game")
        for number, trick in enumerate(self.deal.tricks, 1):
            if one.made.card in (trick.led, trick.reply):
                led, reply = brief(trick.led), brief(trick.reply)
                return say("sheet.trick", number=number, led=led, reply=reply)
        return ""


def _aside(intent: Intent) -> bool:
    """Whether it leads to a page above this one, however far the count has come."""
    if isinstance(intent, Press):
        return isinstance(intent.at, IconOf)
    return isinstance(intent, Key) and intent.name in ("escape", "?", "f1")


def _key(point: Point) -> str:
    """What a point is called among the targets."""
    return f"point:{point.value}:0"


def _rect(at: Pose) -> Rect:
    return Rect(at.x - at.width / 2, at.y - at.height / 2, at.width, at.height)
