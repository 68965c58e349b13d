"""The loop: events, intents, time, a picture if one is wanted, the screen; and then a rest.

This is the only place that reads a clock. Nothing is painted while nothing changes. It looks for
events sixty times a second in motion, and ever less often at rest: waiting inside pygame-ce is no
way out, for its `event.wait` looks a thousand times a second itself. The first event brings the
pace back; a pointer is moved before it clicks, so a click never waits.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from time import perf_counter, thread_time
from typing import Protocol, TypeAlias

import pygame
from msgspec import Struct, field

from game.stage.basics import Room
from game.stage.intents import Activate, Hover, Intent, Key, PadButton, Press, Resized
from game.stage.looks import Careless, Keeper, Looks
from game.stage.picture import Picture
from game.stage.tween import LONGEST_TICK
from game.window.painter import Painter
from game.window.reader.reader import Reader
from game.window.screen.input import Translator, wants_whole_screen
from game.window.screen.manners import Manners
from game.window.screen.plugged import Plugged
from game.window.screen.screenful import Screenful
from game.window.screen.window import Window

IN_MOTION, AWAKE, DOZING, IN_BACKGROUND, ASLEEP, HIDDEN, FAR_AWAY = 60, 30, 10, 5, 4, 4, 2
"""Looks a second; `FAR_AWAY` is asleep in the background."""
DOZE_AFTER = 4.0
"""Seconds without input, motion or anything new to be seen until the pace drops."""
SLEEP_AFTER = 9.0
"""And until it drops once more."""


def pace(*, moving: bool, quiet: float, focused: bool, visible: bool) -> int:
    """Looks a second; `quiet` is how many seconds nothing has happened for."""
    if not visible:
        return HIDDEN
    if moving:
        return IN_MOTION
    if quiet < DOZE_AFTER:
        return AWAKE
    if quiet < SLEEP_AFTER:
        return DOZING if focused else IN_BACKGROUND
    return ASLEEP if focused else FAR_AWAY


def give_back() -> None:
    """Give memory back that is free; other systems than Linux with glibc do so by themselves.

    glibc keeps what lies between other things. Of the pictures of a deal that is a tenth of all
    that the window has; to take it anew costs the next motion less than a millisecond.
    """
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    if sys.platform != "linux":
        return int
    import ctypes  # noqa: PLC0415 - not before the first picture

    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another library than glibc
        return int


_GIVEN_BACK_EVERY = 1.0
"""Seconds of pictures after which the memory of those that were let go goes back."""


Leaf: TypeAlias = tuple[int, int, bool]
"""How many pages lie below it; a number, another for each; whether the one below is seen around."""


class Show(Protocol):
    """What is shown, whatever it is: the stack of scenes."""

    @property
    def running(self) -> bool:
        """Whether there is anything left to show."""

    @property
    def moving(self) -> bool:
        """Whether a picture is wanted every frame."""

    @property
    def calm(self) -> bool:
        """Whether what moves is so slow that `changed` tells of its steps, as of anything else."""

    @property
    def changed(self) -> object:
        """Differs from its last value when the next picture may differ."""

    @property
    def page(self) -> Leaf:
        """What is seen, as one of those that lie one above the other."""

    def picture(self, room: Room) -> Picture:
        """Everything to be seen now."""

    def on_intent(self, intent: Intent) -> None:
        """Obeys the player."""

    def tick(self, seconds: float) -> None:
        """Lets time pass."""


class Work(Struct, frozen=True):
    """What a frame took, from reading the events to the return of flip, in seconds.

    `processor` is how long of that the program itself was at it.
    """

    wall: float
    processor: float
    moving: bool


class Hooks(Struct, frozen=True):
    """Who else wants to know: of the work of each frame, and of the first being on the screen.

    Whenever nothing else is to do, one step of `ahead` is done; after the last, one of the cards
    `faces` is drawn ahead. `keeper` tells how everything is to look now and remembers the window,
    and `dress` makes the painter paint so. A screen `reader` is shown each picture, and asks for
    this and that.
    """

    on_frame: Callable[[Work], None] | None = None
    on_first_frame: Callable[[], None] | None = None
    faces: Sequence[str] = ()
    keeper: Keeper = field(default_factory=Careless)
    dress: Callable[[Painter, Looks], None] | None = None
    rest: Callable[[], None] | None = None  # done in every round
    ahead: Iterator[None] = field(default_factory=lambda: iter(()))
    reader: Reader | None = None


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
        from game.window.failure import notice  # noqa: PLC0415 - hardly ever

        loop.play(notice(on_failure(error)))
        return False
    return True


class _Loop:
    """What one round leaves for the next."""

    def __init__(self, window: Window, painter: Painter, hooks: Hooks) -> None:
        self._window = window
        self._painter = painter
        self._hooks = hooks
        self._screenful = Screenful(window, painter, hooks.faces, perf_counter)
        self._manners = Manners(window, hooks.keeper)
        self._translator, self._plugged = Translator(), Plugged()
        self._reader = hooks.reader
        self._leaf: Leaf | None = None
        self._focused = True
        self._visible = True
        self._last_event = perf_counter()  # an input, a motion, news in the picture
        self._ready = False  # nothing is left to do ahead
        self._used_since: float | None = None  # memory, for the first picture since it went back

    def play(self, show: Show) -> None:
        """Rounds until the show is over."""
        self._screenful.stale, self._leaf = True, None
        try:
            self._rounds(show)
        finally:
            self._manners.remember()

    def _rounds(self, show: Show) -> None:
        rest = pygame.Clock()
        screenful = self._screenful
        before = perf_counter()
        seen: object = None
        was_moving = False
        while show.running:
            now, spent = perf_counter(), thread_time()
            self._obey(show, now)
            passed, before = min(LONGEST_TICK, now - before), now
            show.tick(passed)
            if not show.running:
                return
            self._settle(now)
            screenful.part.tick(now, passed, self._manners.looks.still)
            moving = show.moving
            every_frame = moving and not show.calm
            wanted = screenful.stale or screenful.unfinished or screenful.dragged
            wanted = wanted or screenful.part.moved or every_frame
            wanted = wanted or (was_moving and not moving) or show.changed != seen
            if moving or show.changed != seen:
                self._last_event = now  # whoever is shown something may answer it at once
            if self._visible and wanted:
                seen, was_moving, self._ready = show.changed, moving, False
                self._turn(show.page)
                self._paint(show, moving)
                if self._hooks.on_frame:
                    work = Work(perf_counter() - now, thread_time() - spent, moving)
                    self._hooks.on_frame(work)
                self._used_since = self._used_since or now
            elif self._visible and screenful.passing:
                screenful.pass_on()
            elif self._visible and not self._ready:
                self._prepare()
            elif self._visible:
                self._plugged.look(now)
            if self._used_since is not None and now - self._used_since > _GIVEN_BACK_EVERY:
                self._used_since = None
                give_back()
            if self._hooks.rest:
                self._hooks.rest()
            heard = self._reader is not None and self._reader.active
            quiet = now - self._last_event
            rest.tick(
                pace(
                    moving=every_frame
                    or screenful.unfinished
                    or screenful.dragged
                    or screenful.passing
                    or screenful.part.gliding,
                    quiet=min(quiet, DOZE_AFTER) if heard else quiet,
                    focused=self._focused,
                    visible=self._visible,
                )
            )

    def _prepare(self) -> None:
        """Uses a moment in which nothing else is to do."""
        for _ in self._hooks.ahead:
            return
        self._ready = not self._screenful.draw_ahead()

    def _settle(self, now: float) -> None:
        """Takes on other looks, and sees what has come to rest."""
        changed, dressed = self._manners.wish()
        if dressed and self._hooks.dress:
            self._hooks.dress(self._painter, self._manners.looks)
        if changed:
            self._screenful.renew()
        self._screenful.settle(now)
        if self._screenful.stale:
            self._manners.measure()
        self._manners.settle(now)

    def _obey(self, show: Show, now: float) -> None:
        for event in pygame.event.get():
            self._notice(event, now)
            if wants_whole_screen(event):
                self._manners.switch_whole()
                continue
            part, density = self._screenful.part, self._window.density
            if part.steps(event):
                continue
            part.hear(event, density, self._translator.dragging)
            intent = self._translator.intent(event, density, part.units)
            if intent is None:
                continue
            if not isinstance(intent, Resized):
                self._last_event = now
            part.touched(intent, now)
            if isinstance(intent, Hover):
                self._point()
            if isinstance(intent, Key | PadButton | Press | Activate):
                self._screenful.arrive()
            show.on_intent(intent)
            if not show.running:
                return
        for intent in self._reader.intents() if self._reader is not None else ():
            self._last_event = now
            self._screenful.part.touched(intent, now)
            show.on_intent(intent)
            if not show.running:
                return

    def _notice(self, event: pygame.Event, now: float) -> None:
        """What an event means for the window itself."""
        match event.type:
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWDISPLAYCHANGED:
                self._screenful.resized(now)
                self._manners.moved(now)
            case pygame.WINDOWMOVED:
                self._manners.moved(now)
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN | pygame.WINDOWRESTORED:
                self._visible = self._screenful.stale = True
            case pygame.WINDOWHIDDEN | pygame.WINDOWMINIMIZED:
                self._visible = False
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
                self._focused = event.type == pygame.WINDOWFOCUSGAINED
                if self._reader is not None:
                    self._reader.focus(self._focused)
            case _:
                pass

    def _point(self) -> None:
        """Shows a hand if the pointer is over something that can be touched."""
        if (pointer := self._screenful.part.pointer) is not None:
            self._window.point_hand(self._screenful.touches(pointer))

    def _turn(self, leaf: Leaf) -> None:
        """Let another page come in its motion, unless nothing is to move."""
        before, self._leaf = self._leaf, leaf
        if before is not None and leaf != before and not self._manners.looks.still:
            rises = leaf[0] != before[0] and not (leaf[2] or before[2])
            self._screenful.turn(leaf[0] >= before[0], rises)

    def _paint(self, show: Show, moving: bool) -> None:
        first = self._screenful.empty
        self._screenful.paint(show, moving)
        self._point()
        seen = self._screenful.seen
        if self._reader is not None and seen is not None:
            corner = self._screenful.part.corner
            self._reader.see(seen, self._window.scale, self._window.bounds, moving, corner)
        if first and self._hooks.on_first_frame:
            self._hooks.on_first_frame()
