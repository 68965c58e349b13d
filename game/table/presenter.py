"""What the table shows at the moment, and how it gets there.

The truth moves at once and the picture catches up: what happened waits in a line, each event laid
out and cued when the one before has been seen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.preferences import Preferences
from game.session.juncture import Juncture
from game.stage.basics import Room
from game.stage.director import PACE, Cue, Director, Motion
from game.stage.ornaments import Mood
from game.stage.picture import CardItem
from game.stage.sounds import Sounds
from game.stage.tween import Clock
from game.table.animation_steps import AnimationStep, Bells, paced
from game.table.celebrations import Celebrating
from game.table.hand import OwnFan, Shaking
from game.table.offers import Prompt
from game.table.opposite import NOBODY, Opposite
from game.table.playback import after as next_top
from game.table.playback import told_of, would_pass
from game.table.render_context import RenderContext, tableau_of
from game.table.spoken import Spoken
from game.table.state import AnyHandState, Curtain, Headway, Sentence, TableState, opposite_each
from game.table.timing import Pauses
from game.table.ui import TableUI
from rules.core.game import View
from rules.core.seats import Player

_SETTLE = Cue(flight=0.16)


class TablePresenter:
    """Holds the picture's side of a partie: the value that is shown, and all that moves."""

    def __init__(
        self,
        face: TableUI,
        shown: Juncture,
        viewer: Player,
        names: tuple[str, str],
        people: frozenset[Player],
        motion: Motion,
        likes: Callable[[], Preferences],
        opposite: Opposite = NOBODY,
    ) -> None:
        """`people` look at this screen; `likes` tells what is liked now."""
        self.face = face
        self.clock = Clock()
        self.director = Director(self.clock, motion)
        self.shown = shown
        self._likes, liked = likes, likes()
        self._liked, self._liked_sort = liked, face.liked_sort(liked)
        concealed = len(people) > 1 and shown.deals.number > 0
        self._top = TableState(
            edition=shown.edition(viewer),
            names=names,
            people=people,
            likes=liked,
            hand_state=replace(face.fresh_hand(self._liked_sort), concealed=concealed),
            sides=opposite_each(opposite),
        )
        self.top = self._top
        self.feast = Celebrating(self.clock, self.director)
        self.fan = OwnFan()
        self._shaking = Shaking(self.clock, self.director)
        self._bells = Bells(self.clock)
        self._pauses = Pauses(self.clock)
        self.room: Room | None = None
        self._line: deque[tuple[Juncture, Juncture | None, Juncture | None]] = deque()
        self._legs: deque[AnimationStep] = deque()
        self._settling = False  # all has been seen, and the own hand state follows the hands
        self._arranging = False  # the same, but something may lie to be seen a while longer

    # ---- the value

    @property
    def top(self) -> TableState:
        """What lies there and was said, as it is now."""
        likes, headway = self._likes(), self._headway()
        if self._top.likes is not likes or self._top.headway is not headway:
            self._top = replace(self._top, likes=likes, headway=headway)
        return self._top

    @top.setter
    def top(self, top: TableState) -> None:
        hand_state = self.face.hand_faced(top.hand_state, bool(top.opposite.portrait))
        self._top = top if hand_state is top.hand_state else replace(top, hand_state=hand_state)

    @property
    def seen(self) -> View:
        """What the viewer sees of what is shown."""
        return self._top.edition.view

    @property
    def viewer(self) -> Player:
        """Who sits before the screen."""
        return self._top.viewer

    @property
    def hand_state(self) -> AnyHandState:
        """How the viewer's own cards lie."""
        return self._top.hand_state

    @property
    def curtain(self) -> Curtain:
        """The curtain before it, between two people."""
        return self._top.curtain

    def _headway(self) -> Headway:
        """How far the picture has come; the same object as long as it is the same."""
        waiting, idle = self.waiting, self.director.idle
        under_way = waiting or (self.director.moving and not self._arranging)
        now = (
            waiting,
            idle and not (waiting or self.lying or self.pausing),
            under_way and self.face.just_dealt(self.seen),
            idle and self._pauses.kept,
        )
        last = self._top.headway
        same = now == (last.waiting, last.moved_on, last.dealing, last.kept)
        return last if same else Headway(*now)

    @property
    def sounds(self) -> Sounds:
        """What plays that which is heard."""
        return self._bells.sounds

    @sounds.setter
    def sounds(self, sounds: Sounds) -> None:
        self._bells.sounds = sounds

    # ---- how far it has come

    @property
    def waiting(self) -> bool:
        """Whether something has happened that is not yet shown."""
        return bool(self._line or self._legs)

    @property
    def moved_on(self) -> bool:
        """Whether all that happened has been shown and read, and no pause is left."""
        return not (self.under_way or self.pausing)

    @property
    def lying(self) -> bool:
        """Whether a finished trick lies to be read, or a newcomer reads what was said."""
        return self._pauses.lying

    @property
    def pausing(self) -> bool:
        """Whether the other one takes the time of a person before an answer."""
        return self._pauses.pausing

    @property
    def under_way(self) -> bool:
        """Whether something is still to be shown or read."""
        return self.waiting or self.lying or not self.director.idle

    @property
    def standing(self) -> bool:
        """Whether nothing is on its way: it is all shown, or waits for what lies to be read."""
        return self.director.idle and (self.lying or not self.waiting)

    @property
    def voiced(self) -> float:
        """How far the bubble of the last words has opened, from 0 to 1; at once without motion."""
        return 1.0 if self.director.motion is Motion.OFF else self._pauses.voiced

    @property
    def happening(self) -> bool:
        """Whether more goes on than cards that follow the player's own hands."""
        return (
            self.waiting or self.lying or self.pausing or not (self.director.idle or self._settling)
        )

    @property
    def shaking(self) -> bool:
        return self._shaking.moving

    def tick(self, seconds: float) -> None:
        """Let time pass; a hand that is now to be held another way is."""
        self.clock.tick(seconds)
        self._bells.tick()
        self.feast.tick()
        self.fan.tick(seconds, self.director.motion)
        if (likes := self._likes()) is not self._liked:
            self._liked = likes
            self._hold_as_liked()

    def _hold_as_liked(self) -> None:
        """The player likes something else now: perhaps another way to hold the hand."""
        liked = self.face.liked_sort(self._liked)
        if liked != self._liked_sort:
            self.arrange(self.face.sorted_as(self.hand_state, self.seen, liked))
        self._liked_sort = liked

    # ---- where things lie

    def enter(self, room: Room) -> None:
        """Fill a room; a new size lands everything where it belongs."""
        if self.room is None or (self.room.width, self.room.height) != (room.width, room.height):
            self.room = room
            self.relay()
        self.room = room

    def relay(self) -> None:
        """Lay everything where it belongs now: a new room, a new viewer, a drawn curtain."""
        if self.room is not None:
            self._legs.clear()
            self.director.place(self.face.lay(self.seen, self.hand_state, self.room))

    def settle(self) -> None:
        """Let cards go where the hand state wants them, those under way when they arrive."""
        if self.room is None:
            return
        wanted = self.face.lay(self.seen, self.hand_state, self.room)
        if self._legs:
            self._legs[-1] = replace(self._legs[-1], scenery=wanted)
        else:
            self._settling = self._settling or self.director.idle
            self._arranging = self._arranging or not self.director.moving
            self.director.go(wanted, _SETTLE)

    def arrange(self, hand_state: AnyHandState) -> None:
        """Change the hand state and let the cards follow."""
        self.top = replace(self.top, hand_state=hand_state)
        self.settle()

    def shake(self, key: str) -> None:
        """Let a card shake its head, where things move at all."""
        self._shaking.begin(key)

    def cards(self) -> tuple[CardItem, ...]:
        """Every card as it is to be painted now."""
        return self.shaken(self.director.items())

    def shaken(self, items: tuple[CardItem, ...]) -> tuple[CardItem, ...]:
        """Cards as they lie, with the one turned that shakes its head now."""
        return self._shaking.of(items)

    def tableau(self, cards: Sequence[CardItem], prompt: Prompt) -> RenderContext:
        """What the picture of the table is made from, as far as it follows from what lies there."""
        feast, top = self.feast, self.top
        if self.face.speaking(top):  # nothing is told but of what is put in
            top = replace(top, news=Sentence())
        table = tableau_of(top, cards, prompt)
        return replace(table, celebrated=feast.now, share=feast.share, voiced=self.voiced)

    # ---- what happens

    def turn_to(self, viewer: Player) -> None:
        """Somebody else sits before the screen."""
        self.top = replace(self.top, edition=self.shown.edition(viewer))
        self.relay()

    def leap(self, now: Juncture) -> None:
        """The partie stands elsewhere: nothing that waited happens, all lies as it does there."""
        self._line.clear()
        self._bells.stop()
        self._pauses.end()
        self.feast.stop()
        self.shown, top = now, self.top
        concealed = self.hand_state.concealed or (top.shared and now.turn is not self.viewer)
        self.top = replace(
            top,
            edition=now.edition(self.viewer),
            hand_state=replace(self.face.hand_gone_back(self.hand_state), concealed=concealed),
            spoken=Spoken(),
            mood=Mood.CALM,
            lingering=False,
            tricks_open=False,
            laid=(),
            for_him=None,
            came=frozenset(),
        )
        self.relay()

    def break_off(self) -> None:
        """The partie will stand elsewhere: what waits to be shown or read is let go."""
        self._line.clear()
        self._legs.clear()
        self._pauses.end()

    def feed(self, happened: Sequence[Juncture]) -> None:
        """Something happened: line it up to be shown."""
        for index, one in enumerate(happened):
            before = happened[index - 1] if index else None
            after = happened[index + 1] if index + 1 < len(happened) else None
            self._line.append((one, before, after))

    def step(self) -> None:
        """Set out for the next thing that waits, as far as the director is ready."""
        while self.director.idle and self.waiting and not self.lying:
            if self._legs:
                leg = self._legs.popleft()
                self._settling = self._arranging = False
                self.director.go(leg.scenery, leg.cue)
                if leg.lies:
                    flight = leg.cue.flight * PACE[self.director.motion]
                    self._pauses.lie(flight, self._likes().trick_pause)
            else:
                self._show(*self._line.popleft())
        if not self.waiting and self.director.idle:
            self._pauses.rest()

    def pause(self, seconds: float) -> None:
        """Let the other one take so long for an answer, from now on; `hurry` ends it."""
        self._pauses.pause(seconds)

    def hurry(self) -> bool:
        """Finish what moves, waits to be read or is thought about; True when there was something.

        Cards that follow the own hands are no reason to lose a key or a click.
        """
        if not (self.happening or self.feast.now):
            self.director.finish()
            return False
        self.feast.stop()
        self._bells.stop()
        self._pauses.end()
        self._pauses.hush()
        self.director.finish()
        if self._legs:
            last = self._legs[-1]
            self._legs.clear()
            self.director.place(last.scenery)
        return True

    def _voice(self) -> None:
        """Somebody spoke: the bubble of whoever sits opposite opens."""
        top = self._top
        if top.opposite.portrait and top.spoken.said:
            speaker = self.face.speaker(top.seen, top.spoken.said[-1].seat)
            self._pauses.speak(opposite=speaker is not top.viewer)

    def _show(self, one: Juncture, before: Juncture | None, after: Juncture | None) -> None:
        """Let one event be seen: cards set out, words are said, big things are celebrated."""
        if self.room is None:
            raise ValueError("there is no room yet")
        face, top = self.face, self.top
        happened = told_of(top, one, before, after)
        self.shown, self.top = one, next_top(face, top, one.edition(self.viewer), happened)
        if self.top.spoken != top.spoken:
            self._voice()
        self._pauses.to_read = not self._line and would_pass(face, top, self.top, one, happened)
        self._legs.extend(face.animate(happened, self.hand_state, self.room))
        celebrated = face.celebrations.of(happened) if face.celebrations is not None else ()
        self.feast.begin(celebrated)
        rung = paced(face.sounds(happened, celebrated), self.director.motion)
        self._bells.begin(rung)
