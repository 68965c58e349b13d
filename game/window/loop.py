"""The loop: events, intents, time, a picture if one is wanted, the screen; and then a rest.

This is the only place that reads a clock. Nothing is painted while nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter, thread_time
from typing import Protocol

import pygame

from game.stage.clock import LONGEST_TICK
from game.stage.intents import Hover, Intent, Resized
from game.stage.looks import Careless, Keeper, Looks, Place, Screen
from game.stage.picture import Picture, Room
from game.window.failure import notice
from game.window.input import Translator, wants_whole_screen
from game.window.pace import pace
from game.window.painter import Painter
from game.window.window import Window

_SHARP = 6
"""Cards or shadows drawn sharply in one frame: about as much as there is time for."""
_SETTLED = 0.15
"""Seconds without a change of size after which everything is drawn sharply again."""
_SLICE = 0.01
"""Seconds of a frame in which things are drawn ahead; the last of them may take longer."""
_AT_REST = 1.0
"""Seconds without a change of place or size after which the window's place is remembered."""


class Show(Protocol):
    """What is shown, whatever it is: the stack of scenes."""

    @property
    def running(self) -> bool:
        """Whether there is anything left to show."""

    @property
    def moving(self) -> bool:
        """Whether a picture is wanted every frame."""

    @property
    def changed(self) -> object:
        """Differs from its last value when the next picture may differ."""

    def picture(self, room: Room) -> Picture:
        """Everything to be seen now."""

    def on_intent(self, intent: Intent) -> None:
        """Obeys the player."""

    def tick(self, seconds: float) -> None:
        """Lets time pass."""


@dataclass(frozen=True, slots=True)
class Work:
    """What a frame took, from reading the events to the return of flip, in seconds.

    `processor` is how long of that the program itself was at it.
    """

    wall: float
    processor: float
    moving: bool


@dataclass(frozen=True, slots=True)
class Hooks:
    """Who else wants to know: of the work of each frame, and of the first being on the screen.

    `faces` are the cards to draw ahead, one whenever nothing else is to do; `keeper` tells how
    everything is to look now and remembers the window, and `dress` makes the painter paint so.
    """

    on_frame: Callable[[Work], None] | None = None
    on_first_frame: Callable[[], None] | None = None
    faces: Sequence[str] = ()
    keeper: Keeper = field(default_factory=Careless)
    dress: Callable[[Painter, Looks], None] | None = None


def run(
    show: Show,
    window: Window,
    painter: Painter,
    on_failure: Callable[[Exception], str],
    hooks: Hooks | None = None,
) -> bool:
    """Runs until the show is over. Gives False if it ended by a mistake of ours.

    `on_failure` keeps what happened for us (see `failure.write_log`) and returns the sentence to
    show the player, who then closes the window with any key.
    """
    loop = _Loop(window, painter, hooks or Hooks())
    try:
        loop.play(show)
    except Exception as error:  # noqa: BLE001 - whatever a scene does, the player gets a sentence
        loop.play(notice(on_failure(error)))
        return False
    return True


class _Loop:
    """What one round leaves for the next."""

    def __init__(self, window: Window, painter: Painter, hooks: Hooks) -> None:
        self._window = window
        self._painter = painter
        self._hooks = hooks
        self._keeper = hooks.keeper
        self._looks = Looks()
        self._screen: Screen | None = None
        self._place: Place = window.place
        self._moved_at: float | None = None  # the window's place is not remembered since
        self._translator = Translator()
        self._focused = True
        self._visible = True
        self._stale = True  # must be painted whatever the show says
        self._resized_at: float | None = None
        self._outgrown = False  # what was drawn is of another size or look than the window's
        self._drawing: Iterator[None] | None = None  # of all that is to be seen, for that size
        self._last_input = perf_counter()
        self._pointer: tuple[float, float] | None = None
        self._frame = pygame.Surface((1, 1))
        self._picture: Picture | None = None
        self._ahead: Iterator[None] = iter(())
        self._first = True

    def play(self, show: Show) -> None:
        """Rounds until the show is over."""
        self._stale = True
        try:
            self._rounds(show)
        finally:
            self._remember_place()

    def _rounds(self, show: Show) -> None:
        rest = pygame.Clock()
        before = perf_counter()
        seen: object = None
        was_moving = False
        while show.running:
            now, spent = perf_counter(), thread_time()
            self._obey(show, now)
            show.tick(min(LONGEST_TICK, now - before))
            before = now
            if not show.running:
                return
            self._dress()
            self._tell(now)
            moving = show.moving
            settled = self._settled(now)
            if self._visible and (
                self._stale
                or moving
                or was_moving
                or settled
                or self._outgrown
                or self._painter.unfinished
                or show.changed != seen
            ):
                seen, was_moving = show.changed, moving
                self._paint(show, moving)
                if self._hooks.on_frame:
                    work = Work(perf_counter() - now, thread_time() - spent, moving)
                    self._hooks.on_frame(work)
            elif self._visible and self._resized_at is None:
                next(self._ahead, None)
            if moving:
                self._last_input = now
            rest.tick(
                pace(
                    moving=moving
                    or self._painter.unfinished
                    or self._outgrown
                    or self._resized_at is not None,
                    quiet=now - self._last_input,
                    focused=self._focused,
                    visible=self._visible,
                )
            )

    def _dress(self) -> None:
        """Takes on other looks when they were chosen."""
        looks, before = self._keeper.looks(), self._looks
        if looks == before:
            return
        self._looks, self._stale = looks, True
        self._window.wanted_scale = None if looks.scale is None else looks.scale / 100
        if looks.whole not in (before.whole, self._window.whole):
            self._window.switch_whole()
        if self._hooks.dress and replace(looks, scale=None, whole=before.whole) != replace(
            before, scale=None
        ):
            self._hooks.dress(self._painter, looks)
        self._outgrown, self._drawing = not self._first, None
        self._ahead = self._painter.prepare(self._hooks.faces)

    def _tell(self, now: float) -> None:
        """Tells the keeper how large things are now, and where the window has come to rest."""
        if self._stale:
            screen = self._window.screen
            if screen != self._screen:
                self._screen = screen
                self._keeper.screen_is(screen)
        if self._moved_at is not None and now - self._moved_at >= _AT_REST:
            self._remember_place()

    def _remember_place(self) -> None:
        self._moved_at = None
        self._window.landed()
        place = self._window.place
        if place != self._place:
            self._place = place
            self._keeper.window_is(place)

    def _obey(self, show: Show, now: float) -> None:
        for event in pygame.event.get():
            self._notice(event, now)
            if wants_whole_screen(event):
                self._window.switch_whole()
                self._keeper.whole_is(self._window.whole)
                continue
            intent = self._translator.intent(event, self._window.units_for_point)
            if intent is None:
                continue
            if not isinstance(intent, Resized):
                self._last_input = now
            if isinstance(intent, Hover):
                self._pointer = intent.x, intent.y
                self._point()
            show.on_intent(intent)
            if not show.running:
                return

    def _notice(self, event: pygame.Event, now: float) -> None:
        """What an event means for the window itself."""
        match event.type:
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWDISPLAYCHANGED:
                self._resized_at, self._stale = now, True
                self._moved_at = now
            case pygame.WINDOWMOVED:
                self._moved_at = now
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN | pygame.WINDOWRESTORED:
                self._visible, self._stale = True, True
            case pygame.WINDOWHIDDEN | pygame.WINDOWMINIMIZED:
                self._visible = False
            case pygame.WINDOWFOCUSGAINED:
                self._focused = True
            case pygame.WINDOWFOCUSLOST:
                self._focused = False
            case _:
                pass

    def _point(self) -> None:
        """Shows a hand if the pointer is over something that can be touched."""
        if self._pointer is not None and self._picture is not None:
            self._window.point_hand(self._picture.hit(*self._pointer) is not None)

    def _settled(self, now: float) -> bool:
        """Whether the window has just kept its new size for long enough."""
        if self._resized_at is None or now - self._resized_at < _SETTLED:
            return False
        self._resized_at = None
        return True

    def _paint(self, show: Show, moving: bool) -> None:
        surface = self._window.surface
        size = surface.get_size()
        if self._resized_at is not None and not self._first:
            # The edge is being dragged: the last still frame, drawn out, must do until it rests.
            pygame.transform.scale(self._frame, size, surface)
            self._window.show()
            self._outgrown, self._drawing = True, None
            return
        scale = self._window.scale
        fresh = self._outgrown
        if fresh and not self._redrawn(show, size, scale):
            return
        if self._painter.set_scale(scale) or self._first:
            self._ahead = self._painter.prepare(self._hooks.faces)
        if self._stale:
            self._painter.forget_frame()
        picture = show.picture(Room(size[0] / scale, size[1] / scale, self._painter.ruler))
        sharp = None if self._first else 0 if fresh else _SHARP
        self._painter.paint(surface, picture, scale, moving, sharp)
        self._window.show()
        if self._first or not (moving or self._painter.unfinished):
            self._keep(surface)
        self._stale = False
        self._picture = picture
        self._point()
        if self._first:
            self._first = False
            if self._hooks.on_first_frame:
                self._hooks.on_first_frame()

    def _redrawn(self, show: Show, size: tuple[int, int], scale: float) -> bool:
        """Draws on for a moment; whether all is drawn. Until then what is on the screen stays."""
        if self._drawing is None:
            if self._painter.set_scale(scale):
                self._ahead = self._painter.prepare(self._hooks.faces)
            room = Room(size[0] / scale, size[1] / scale, self._painter.ruler)
            self._drawing = self._painter.ahead(show.picture(room), size)
        until = perf_counter() + _SLICE
        for _ in self._drawing:
            if perf_counter() > until:
                return False
        self._outgrown, self._drawing = False, None
        return True

    def _keep(self, surface: pygame.Surface) -> None:
        """Keeps a still frame for the time when the window's edge is dragged."""
        if self._frame.get_size() != surface.get_size():
            self._frame = surface.copy()
        else:
            self._frame.blit(surface, (0, 0))
