"""The director: lets cards travel from where they are to where a layout wants them.

It is told where every card ends (a scenery) and how to go there (a cue); skipping, resizing and
motion switched off are one thing: everything jumps to its end. It knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from math import pi, sin

from msgspec import Struct, field
from msgspec.structs import replace

from game.stage.basics import Pose
from game.stage.picture import CardItem, Shadow
from game.stage.tween import Clock, Easing, Tween, ease_out, turning

Scenery = Mapping[str, CardItem]
"""Every card on the table by its key, in the order of painting."""


class Motion(StrEnum):
    """How fast things move; off also serves those who want reduced motion."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


PACE = {Motion.OFF: 0.0, Motion.FAST: 0.4, Motion.NORMAL: 1.0, Motion.SLOW: 1.7}
"""By what every time is multiplied."""


class Cue(Struct, frozen=True):
    """How to go to a scenery; times in seconds at normal motion.

    `origins` says which key a card had before, when it was known by another; `order` lists keys
    that leave one after the other, `step` apart; `hold` is how long the end is left to be read.
    """

    origins: Mapping[str, str] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    step: float = 0.07
    flight: float = 0.26
    arc: float = 0.06
    hold: float = 0.0
    easing: Easing = ease_out


class _Flight(Struct, frozen=True):
    tween: Tween
    before: CardItem


_FAR = 60.0
"""Units: what goes no farther is pushed over the cloth and does not leave it."""
_LEAN, _SWIFT = 6.0, 2600.0
"""Degrees a card leans at most, and the units a second to the side at which it does."""
_STEP = 1.5  # degrees told apart of a card in full flight
_MOMENT = 0.016  # seconds over which a speed is taken
_OVER = 0.03
"""How much larger a card comes down than it lies: it is still above the cloth."""
_LANDS, _CLOSES = 0.8, 0.94
"""Of the way: where a card begins to come down, and where its shadow closes."""


class Director:
    """Holds what lies on the table now, still or moving."""

    def __init__(self, clock: Clock, motion: Motion = Motion.NORMAL) -> None:
        self._clock = clock
        self.motion = motion
        self._still: dict[str, CardItem] = {}
        self._flights: dict[str, _Flight] = {}
        self._landed_at = 0.0  # when the last card arrives
        self._ready_at = 0.0

    @property
    def moving(self) -> bool:
        """Whether a card is under way, so that the next frame differs from this one."""
        return self._clock.now < self._landed_at

    @property
    def idle(self) -> bool:
        """Whether all has arrived and has lain long enough to be read."""
        now = self._clock.now
        return now >= self._ready_at and now >= self._landed_at

    def place(self, scenery: Scenery) -> None:
        """Lay everything where it belongs at once. A wait for reading goes on."""
        self._still = dict(scenery)
        self._flights, self._landed_at = {}, self._clock.now

    def go(self, scenery: Scenery, cue: Cue) -> None:
        """Set out for a scenery from wherever things are."""
        pace, now = PACE[self.motion], self._clock.now
        shown = {item.key: item for item in self.items()}
        delays = {key: index * cue.step for index, key in enumerate(cue.order)}
        flights: dict[str, _Flight] = {}
        end = now
        for key, item in scenery.items():
            before = shown.get(cue.origins.get(key, key)) or shown.get(key)
            same = before is not None and before.pose == item.pose and before.face == item.face
            if before is None or same or not pace:
                continue
            tween = Tween(
                before.pose,
                item.pose,
                cue.flight * pace,
                delays.get(key, 0.0) * pace,
                now,
                cue.arc if key in delays else 0.0,
                cue.easing,
            )
            flights[key] = _Flight(tween, replace(before, key=key))
            end = max(end, tween.finish)
        self._still, self._flights = dict(scenery), flights
        self._landed_at = end
        self._ready_at = end + cue.hold * pace

    def wait(self, seconds: float) -> None:
        """Leave things to be read for some seconds at normal motion."""
        self._ready_at = max(self._ready_at, self._clock.now + seconds * PACE[self.motion])

    def finish(self) -> None:
        """Land every card and end every wait: what any click does while something moves."""
        self._flights = {}
        self._landed_at = self._ready_at = self._clock.now

    def items(self) -> tuple[CardItem, ...]:
        """Every card as it is to be painted now, those in the air above those that lie."""
        now = self._clock.now
        lying, flying = [], []
        for key, item in self._still.items():
            flight = self._flights.get(key)
            share = 1.0 if flight is None else flight.tween.share(now)
            if flight is None or share >= 1:
                lying.append(item)
            elif share <= 0:
                lying.append(flight.before)
            else:
                flying.append(_in_flight(item, flight, share, now))
        return (*lying, *flying)

    @property
    def scenery(self) -> Scenery:
        """Where everything lies in the end; another object whenever that was told anew."""
        return self._still

    def item(self, key: str) -> CardItem | None:
        """One card where it lies in the end, or None."""
        return self._still.get(key)


def _in_flight(item: CardItem, flight: _Flight, share: float, now: float) -> CardItem:
    face, squeeze = item.face, 1.0
    if flight.before.face != item.face:
        turned, squeeze = turning(share)
        face = item.face if turned else flight.before.face
    pose, shadow = flight.tween.between(share), item.shadow
    if flight.tween.length > _FAR:
        pose = _thrown(flight.tween, now, share, pose)
        shadow = Shadow.LIFT if share < _CLOSES else item.shadow
    return CardItem(  # written out: `replace` would take longer than all the rest
        item.key,
        face,
        pose,
        shadow,
        dimmed=item.dimmed,
        unlit=item.unlit,
        marked=item.marked,
        focused=item.focused,
        squeeze=squeeze,
    )


def _thrown(tween: Tween, now: float, share: float, pose: Pose) -> Pose:
    """A card in the air: it leans the way it flies, and comes down a little over its size."""
    before = tween.across(tween.share(now - _MOMENT))
    lean = max(-_LEAN, min(_LEAN, (pose.x - before) / _MOMENT * _LEAN / _SWIFT))
    landing = max(0.0, share - _LANDS) / (1 - _LANDS)
    width = pose.width * (1 + _OVER * sin(pi * landing))
    angle = pose.angle + lean * (1 - landing)
    if not landing:  # so swift that nobody sees its turn exactly: few drawings are made of it
        angle = round(angle / _STEP) * _STEP
    return Pose(pose.x, pose.y, width, angle)
