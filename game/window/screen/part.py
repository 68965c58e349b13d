"""Which part of the picture the window shows, where it has no room for all of it at one's own size.

It goes with the pointer: the further that is on its way to an edge of the window, the nearer is the
part to that edge of the picture. It brings what the keys point at wholly into view, and so it does,
once nothing was touched for a moment, with what was asked or said since. Places are pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp, hypot, inf

import pygame

from game.stage.basics import Rect, Ruler
from game.stage.geometry import upright
from game.stage.intents import (
    Activate,
    Drag,
    Focus,
    Hover,
    Intent,
    Key,
    PadButton,
    Press,
    Release,
    Scroll,
    TextTyped,
)
from game.stage.lines import line_place
from game.stage.picture import Box, Bubble, Item, Picture, Role, Text, Widget, painted
from game.window.painter import Crop

REST = 0.6
"""Seconds without a touch after which it goes to what was said."""
DWELL = 1.8
"""Seconds it stays there, if the next that was said lies too far off to be seen with it."""
_EDGE = 1 / 7
"""Of the window: a pointer so near an edge has the part at the edge of the picture already."""
_GLIDE = 11.0
"""How fast it gets there: in a second it is e to the power of so much nearer."""
_ARRIVED = 0.5
_PAST = 48.0
"""Pixels a pointer has gone that is on its way somewhere, and no longer waits for an answer."""
LINE = 608.0
"""Units a line may always have, though at 300 % in a small window it is not seen whole."""
_AIR = 16.0
"""Units about what is brought into view."""
_ARROWS = {
    pygame.K_LEFT: (-0.5, 0.0),
    pygame.K_RIGHT: (0.5, 0.0),
    pygame.K_UP: (0.0, -0.5),
    pygame.K_DOWN: (0.0, 0.5),
}
_BY_POINTER = Hover, Press, Drag, Release, Scroll
_BY_KEYS = Key, PadButton, TextTyped, Focus, Activate
_SAID = (Role.HEADING, Role.STATUS, Role.LIVE, Role.NOTE)

Pair = tuple[float, float]


class SeenPart:
    """Where the part is, and where it is going."""

    def __init__(self) -> None:
        self._window, self._whole = (1, 1), (1, 1)
        self._scale = 1.0
        self._at: Pair = (0.0, 0.0)
        self._goal: Pair | None = None
        self._painted = (0, 0)
        self._pointer: Pair | None = None
        self._panned = False  # a finger pushes the picture itself
        self._picture: Picture | None = None
        self._focus: Rect | None = None  # what the keys point at
        self._by_keys = self._minds = False  # the last touch was a key's; the focus is in view
        self._grown = False  # before, all of the picture was seen
        self._said: dict[str, Rect] = {}
        self._waiting: list[str] = []
        self._asked_at: Pair | None = None  # where the pointer was when the first of them came
        self._rests_at = 0.0  # from when on one may go to what waits

    @property
    def small(self) -> bool:
        """Whether it is less than the picture."""
        return self._whole != self._window

    @property
    def corner(self) -> tuple[int, int]:
        """Its left and its top in the picture."""
        return round(self._at[0]), round(self._at[1])

    @property
    def crop(self) -> Crop | None:
        """What a painter is to paint of the picture; None for all of it."""
        return Crop(self._whole, self.corner) if self.small else None

    @property
    def line(self) -> float:
        """How long a line may be in units that all of it can be seen."""
        seen = self._window[0] / self._scale - 2 * _AIR
        return max(LINE, seen) if self.small else inf

    @property
    def moved(self) -> bool:
        """Whether it is elsewhere than what was painted last."""
        return self.corner != self._painted

    @property
    def gliding(self) -> bool:
        """Whether it is on its way, or about to be."""
        return self._goal is not None or bool(self._waiting)

    @property
    def pointer(self) -> Pair | None:
        """Where in the picture the pointer is, in units, as far as that is known."""
        return None if self._pointer is None else self.units(self._pointer)

    def units(self, place: Pair) -> Pair:
        """Where in the picture a place of the window is, in units."""
        left, top = self.corner
        return (place[0] + left) / self._scale, (place[1] + top) / self._scale

    def fit(self, window: tuple[int, int], whole: tuple[int, int], scale: float) -> None:
        """So large are window and picture, and a unit. What lies under the pointer stays there."""
        if (window, whole, scale) == (self._window, self._whole, self._scale):
            return
        self._window, self._whole, self._scale = window, whole, scale
        pointer = self._pointer or (window[0] / 2, window[1] / 2)
        self._at = self._within(
            pointer[axis] / window[axis] * (whole[axis] - window[axis]) for axis in (0, 1)
        )
        self._goal = None

    # ---- what is done

    def hear(self, event: pygame.Event, density: float, dragging: bool) -> None:
        """The pointer has moved, or was pressed, or let go."""
        if event.type == pygame.WINDOWLEAVE:
            self._pointer = None
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return
        before = self._pointer
        self._pointer = now = event.pos[0] * density, event.pos[1] * density
        if not self.small:
            return
        if event.type != pygame.MOUSEMOTION:
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._at, self._goal = self._painted, None  # what was seen there is pressed
            finger = event.type == pygame.MOUSEBUTTONDOWN and getattr(event, "touch", False)
            self._panned = finger and not self._lies_at(now)
        elif before is not None and self._panned:
            self._to(self._at[axis] - now[axis] + before[axis] for axis in (0, 1))
        elif before is not None and (
            dragging or not (any(event.buttons) or getattr(event, "touch", False))
        ):
            self._to(self._follow(axis, before[axis], now[axis]) for axis in (0, 1))

    def _lies_at(self, place: Pair) -> bool:
        return self._picture is not None and self._picture.hit(*self.units(place)) is not None

    def _follow(self, axis: int, before: float, now: float) -> float:
        """Along an axis: of the way that is left it goes the share that the pointer has gone."""
        at, most = self._at[axis], self._whole[axis] - self._window[axis]
        low, high = _EDGE * self._window[axis], (1 - _EDGE) * self._window[axis]
        before, now = min(max(before, low), high), min(max(now, low), high)
        if now > before:
            return at + (most - at) * (now - before) / (high - before)
        return at - at * (before - now) / (before - low) if now < before else at

    def touched(self, intent: Intent, now: float) -> None:
        """Something was done, at a time in seconds."""
        if not self.small or not isinstance(intent, (*_BY_KEYS, *_BY_POINTER)):
            return
        self._rests_at = now + REST
        self._by_keys = self._minds = isinstance(intent, _BY_KEYS)
        if isinstance(intent, Release):
            return
        if isinstance(intent, Hover | Drag) and self._pointer and self._asked_at:
            gone = hypot(*(self._pointer[axis] - self._asked_at[axis] for axis in (0, 1)))
            if gone < _PAST:
                return
        self._waiting.clear()

    def steps(self, event: pygame.Event) -> bool:
        """Whether an event is Control and an arrow, by which it goes half its width or height."""
        if not self.small or event.type != pygame.KEYDOWN or event.key not in _ARROWS:
            return False
        if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        at, by = self._goal or self._at, _ARROWS[event.key]
        self._goal = self._within(at[axis] + by[axis] * self._window[axis] for axis in (0, 1))
        self._minds = False
        self._waiting.clear()
        return True

    # ---- what is seen

    def see(self, picture: Picture, ruler: Ruler) -> None:
        """This is to be painted now: it brings into view what the keys point at."""
        first, self._picture = self._picture is None, picture
        if not self.small:
            self._said, self._waiting, self._grown = {}, [], True
            return
        before, self._focus, self._said = self._said, None, {}
        framed, main = False, {}
        for part in _parts(picture.tree or picture.items):
            words, pointed = _said(part), _pointed(part)
            if isinstance(part, Widget) and part.main and isinstance(part.place, Rect):
                main = {part.told: part.place}
            place = _place(part, ruler) if words or pointed else None
            if place is None:
                continue
            if pointed:
                self._focus, framed = place, isinstance(part, Widget) and not part.focused
            if words:
                self._said[words] = place
        self._said = self._said or main
        self._waiting = [each for each in self._waiting if each in self._said]
        fresh = [words for words in self._said if words not in before]
        if fresh and not (self._grown and not first):
            self._asked_at = self._asked_at if self._waiting else self._pointer
            self._waiting += fresh
        self._grown = False
        if self._focus is not None and (framed or (self._by_keys and self._minds)):
            self._show(self._focus)

    def tick(self, now: float, seconds: float, still: bool) -> None:
        """Let time pass: it goes on its way, where nothing may move at once."""
        if self._waiting and now >= self._rests_at:
            self._show_what_was_said()
            self._rests_at = now + DWELL
        if self._goal is None:
            return
        share = 1.0 if still else 1 - exp(-_GLIDE * seconds)
        (x, y), (left, top) = self._goal, self._at
        if hypot(x - left, y - top) * (1 - share) < _ARRIVED:
            self._at, self._goal = self._goal, None
        else:
            self._at = left + (x - left) * share, top + (y - top) * share

    def painted(self) -> None:
        """It is on the screen where it is."""
        self._painted = self.corner

    def _show_what_was_said(self) -> None:
        """Bring into view as much of what waits as has room at once, and the focus with it."""
        places = [self._said[self._waiting.pop(0)]]
        while self._waiting and self._has_room(_round([*places, self._said[self._waiting[0]]])):
            places.append(self._said[self._waiting.pop(0)])
        if self._by_keys and self._focus is not None:
            if self._has_room(_round([*places, self._focus])):
                places.append(self._focus)
            else:
                self._minds = False
        self._show(_round(places))

    def _has_room(self, place: Rect) -> bool:
        size = place.width, place.height
        return all((size[i] + 2 * _AIR) * self._scale <= self._window[i] for i in (0, 1))

    def _show(self, place: Rect) -> None:
        """Go no further than is needed; of what is too large any part will do."""
        at, place = self._goal or self._at, place.grown(_AIR)
        goal = []
        for axis, low, high in ((0, place.x, place.right), (1, place.y, place.bottom)):
            first, last = sorted((high * self._scale - self._window[axis], low * self._scale))
            goal.append(min(max(at[axis], first), last))
        self._goal = self._within(goal)
        if self._goal == self._at:
            self._goal = None

    def _to(self, places: Iterable[float]) -> None:
        self._at, self._goal = self._within(places), None

    def _within(self, places: Iterable[float]) -> Pair:
        x, y = (
            min(max(0.0, at), float(whole - window))
            for at, whole, window in zip(places, self._whole, self._window, strict=True)
        )
        return x, y


def _parts(parts: Iterable[Item]) -> Iterator[Item]:
    """Some items and all within them."""
    for part in parts:
        yield part
        if isinstance(part, Widget):
            yield from _parts(part.parts)


def _said(part: Item) -> str:
    """The words of what asks or speaks, or opens a page."""
    if isinstance(part, Bubble):
        return part.told if part.fresh else ""
    return part.told if isinstance(part, Widget) and part.role in _SAID else ""


def _pointed(part: Item) -> bool:
    """Whether the keys, or the one switch, point at it."""
    return isinstance(part, Widget) and (part.focused or part.role is Role.FRAME)


def _place(part: Item, ruler: Ruler) -> Rect | None:
    """The place a part takes up, in units, where that is known."""
    match part:
        case Text():
            return line_place(part, ruler)
        case Box() | Bubble():
            return part.rect
        case Widget(place=place) if place is not None:
            return place if isinstance(place, Rect) else upright(place)
        case Widget():
            places = [_place(each, ruler) for each in painted(part.parts)]
            found = [each for each in places if each is not None]
            return _round(found) if found else None
    return None


def _round(places: Sequence[Rect]) -> Rect:
    """The place round some places."""
    left, top = min(each.x for each in places), min(each.y for each in places)
    right, foot = max(each.right for each in places), max(each.bottom for each in places)
    return Rect(left, top, right - left, foot - top)
