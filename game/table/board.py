"""What the table shows at the moment: the state so far seen, from whose seat, how it gets there.

The truth moves at once and the picture catches up: moments wait in a line, each laid out and cued
when the one before has been seen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

from game.piquet.face.celebrations import celebrations
from game.piquet.face.cues import Stage, lay, stages
from game.piquet.face.desk import Desk
from game.piquet.face.said.bubbles import Spoken
from game.piquet.face.said.speech import spoken
from game.piquet.face.sorting import Sort
from game.piquet.face.sounding import Ringing, sounds_of
from game.saves.preferences import READ_UNTIL_PRESSED, Preferences
from game.stage.clock import Clock
from game.stage.director import PACE, Cue, Director, Motion
from game.stage.picture import CardItem, Room
from game.stage.sounds import Silent, Sounds
from game.table.celebrating import Celebrating
from game.table.grip import SHAKE, shaken
from game.table.hands import after_deed, new_deal, sorted_as
from rules.core.seats import Player
from rules.piquet.chain import PiquetMoment
from rules.piquet.events import Counted, Dealt, Event, TookIn, TrickWon
from rules.piquet.seats import YOUNGER
from rules.piquet.state import State
from rules.piquet.view import View, seen_by, view

_SETTLE = Cue(flight=0.16)


class Board:
    """Holds the picture's side of a partie: viewer, desk, director, what was said, what waits."""

    def __init__(
        self,
        shown: State,
        viewer: Player,
        shared: bool,
        motion: Motion,
        likes: Callable[[], Preferences],
    ) -> None:
        """`shared` says that two people look at this screen, so that nothing is shown unasked.

        `likes` tells what is liked now: how a hand is sorted, how long a finished trick lies.
        """
        self.clock = Clock()
        self.director = Director(self.clock, motion)
        self.shown = shown
        self.viewer = viewer
        self.shared = shared
        self._likes, self._liked_sort = likes, Sort(likes().sort)
        self.desk = Desk(sort=self._liked_sort, concealed=shared and shown.deal is not None)
        self.spoken = Spoken()
        self.feast = Celebrating(self.clock, self.director)
        self.sounds: Sounds = Silent()
        self._ringing: list[Ringing] = []  # when, by the clock
        self.lingering = False  # two people: the one at the screen may still look at new cards
        self.changed = 0
        self.room: Room | None = None
        self._seen: tuple[State, Player, View] | None = None
        self._pause_until = 0.0
        self._shaken: str | None = None
        self._shaken_at = 0.0
        self._lies_until = 0.0  # a finished trick
        self._moments: deque[tuple[PiquetMoment, Event | None, Event | None]] = deque()
        self._stages: deque[Stage] = deque()
        self._settling = False  # what moves is only the own desk

    @property
    def seen(self) -> View:
        """What the viewer sees of the state that is shown, made once for each."""
        if self._seen is None or self._seen[0] is not self.shown or self._seen[1] != self.viewer:
            self._seen = self.shown, self.viewer, view(self.shown, self.viewer)
        return self._seen[2]

    @property
    def seen_number(self) -> int:
        """The number of the deal that is shown, 0 before the first."""
        return self.shown.deal.number if self.shown.deal is not None else 0

    @property
    def waiting(self) -> bool:
        """Whether something has happened that is not yet shown."""
        return bool(self._moments or self._stages)

    @property
    def moved_on(self) -> bool:
        """Whether all that happened has been shown and read, and no pause is left."""
        return not (self.under_way or self.pausing)

    @property
    def lying(self) -> bool:
        """Whether a finished trick lies to be read."""
        return self.clock.now < self._lies_until

    @property
    def lies_until_pressed(self) -> bool:
        """Whether it lies until a person goes on, and nothing else is under way."""
        return self._lies_until == inf and self.director.idle

    @property
    def pausing(self) -> bool:
        """Whether the other one takes the time of a person before an answer."""
        return self.clock.now < self._pause_until

    @property
    def under_way(self) -> bool:
        """Whether something is still to be shown or read."""
        return self.waiting or self.lying or not self.director.idle

    @property
    def happening(self) -> bool:
        """Whether more goes on than cards that follow the player's own hands."""
        return (
            self.waiting or self.lying or self.pausing or not (self.director.idle or self._settling)
        )

    @property
    def dealing(self) -> bool:
        """Whether the cards of a new deal are on their way."""
        deal = self.shown.deal
        under_way = self.waiting or self.director.moving
        return under_way and deal is not None and len(deal.history) == 1

    def tick(self, seconds: float) -> None:
        self.clock.tick(seconds)
        self._ring()
        if self.feast.tick():
            self.changed += 1
        if (liked := Sort(self._likes().sort)) is not self._liked_sort:
            self._liked_sort = liked
            self.arrange(sorted_as(self.desk, liked, self.seen.deal))

    def enter(self, room: Room) -> None:
        """Fill a room; a new size lands everything where it belongs."""
        if self.room is None or (self.room.width, self.room.height) != (room.width, room.height):
            self.room = room
            self.relay()
        self.room = room

    def relay(self) -> None:
        """Lay everything where it belongs now: a new room, a new viewer, a drawn curtain."""
        if self.room is not None:
            self._stages.clear()
            self.director.place(lay(self.seen, self.room, self.desk))
        self.changed += 1

    def settle(self) -> None:
        """Let the cards go where the desk now wants them, those under way when they arrive."""
        if self.room is not None:
            wanted = lay(self.seen, self.room, self.desk)
            if self._stages:
                self._stages[-1] = replace(self._stages[-1], scenery=wanted)
            else:
                self._settling = self._settling or self.director.idle
                self.director.go(wanted, _SETTLE)
        self.changed += 1

    def shake(self, key: str) -> None:
        """Let a card shake its head, where things move at all."""
        if self.director.motion is not Motion.OFF:
            self._shaken, self._shaken_at = key, self.clock.now

    @property
    def shaking(self) -> bool:
        return self._shaken is not None and self.clock.now < self._shaken_at + SHAKE

    def cards(self) -> tuple[CardItem, ...]:
        """Every card as it is to be painted now."""
        items = self.director.items()
        if not self.shaking:
            return items
        return shaken(items, self._shaken, (self.clock.now - self._shaken_at) / SHAKE)

    def arrange(self, desk: Desk) -> None:
        """Change the desk and let the cards follow."""
        self.desk = desk
        self.settle()

    def leap(self, state: State) -> None:
        """The partie stands elsewhere: nothing that waited happens, all lies as it does there."""
        self._moments.clear()
        self._ringing.clear()
        self._pause_until = self._lies_until = self.clock.now
        self.feast.stop()
        self.lingering = False
        self.shown, self.spoken = state, Spoken()
        concealed = self.desk.concealed or (self.shared and state.turn is not self.viewer)
        self.desk = Desk(self.desk.sort, self.desk.order, concealed=concealed)
        self.relay()

    def feed(self, moments: Sequence[PiquetMoment]) -> None:
        """Something happened: line its moments up to be shown."""
        events = [moment.event for moment in moments]
        for index, moment in enumerate(moments):
            before = events[index - 1] if index else None
            after = events[index + 1] if index + 1 < len(events) else None
            self._moments.append((moment, before, after))

    def step(self) -> None:
        """Set out for the next thing that waits, as far as the director is ready."""
        while self.director.idle and self.waiting and not self.lying:
            if self._stages:
                stage = self._stages.popleft()
                self._settling = False
                self.director.go(stage.scenery, stage.cue)
                if stage.lies:
                    self._lie(stage.cue.flight * PACE[self.director.motion])
                self.changed += 1
            else:
                self._show(*self._moments.popleft())

    def _lie(self, flight: float) -> None:
        """Leave a finished trick to be read, once its last card has come."""
        pause = self._likes().trick_pause
        until_pressed = pause == READ_UNTIL_PRESSED
        self._lies_until = inf if until_pressed else self.clock.now + flight + pause / 1000

    def pause(self, seconds: float) -> None:
        """Let the other one take so long for an answer, from now on; `hurry` ends it."""
        self._pause_until = self.clock.now + seconds

    def hurry(self) -> bool:
        """Finish what moves, waits to be read or is thought about; True when there was something.

        Cards that follow the own hands are no reason to lose a key or a click.
        """
        if not (self.happening or self.feast.now):
            self.director.finish()
            return False
        self.feast.stop()
        self._ringing.clear()
        self._pause_until = self._lies_until = self.clock.now
        self.director.finish()
        if self._stages:
            last = self._stages[-1]
            self._stages.clear()
            self.director.place(last.scenery)
        self.changed += 1
        return True

    def _ring(self) -> None:
        """Let be heard whatever is due."""
        due = [ringing for ringing in self._ringing if ringing[0] <= self.clock.now]
        for ringing in due:
            self._ringing.remove(ringing)
            self.sounds.play(ringing[1])

    def _show(self, moment: PiquetMoment, before: Event | None, after: Event | None) -> None:
        """Let one moment be seen: cards set out, words are said, big things are celebrated."""
        if self.room is None:
            raise ValueError("there is no room yet")
        seen_before = self.seen
        event = seen_by(moment.event, moment.state, self.viewer)
        self.shown = moment.state
        self.changed += 1
        if isinstance(event, Dealt):
            self.desk, self.spoken = new_deal(self.desk, self._liked_sort), Spoken()
            self.desk = replace(self.desk, concealed=self.shared)
        if not isinstance(event, Counted):
            self.desk = after_deed(self.desk, self.seen.deal)
        if isinstance(event, TrickWon):
            self.spoken = self.spoken.last_of_each()
        if isinstance(event, TookIn) and event.seat is YOUNGER:
            self.spoken = Spoken()  # what elder took is over, and the calls are no answer to it
        said = spoken(event, before, after)
        if said is not None:
            self.spoken = self.spoken.heard(said)
        self._stages.extend(stages(event, seen_before, self.seen, self.room, self.desk))
        feats = celebrations(event, seen_before, self.seen)
        self.feast.begin(feats)
        rung = sounds_of(event, self.seen.options, feats, self.director.motion)
        self._ringing += [(self.clock.now + after, sound) for after, sound in rung]
        self._ring()
        if isinstance(event, TookIn):
            mine = self.shown.current.player(event.seat) is self.viewer
            self.lingering = self.shared and mine and not self.desk.concealed
