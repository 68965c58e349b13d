"""The page of the last tricks: one plays them to the end, and each card is judged.

A card is clicked, or gone to by the arrows and played with Enter; digits name them from the left.
After one that gives points away those that do not are lit, with the reason; Enter goes on from the
card that was played. Where there is only one card it is played by itself.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.pages.page import DEAF_SECONDS, Page
from game.pages.scene import Pop, Transition
from game.players.mind import mind_of
from game.saves.progress import Trained
from game.school.ending import Endgame, EndingTrainer, LastTricks
from game.school.ending_cards import Cloth, lying_cards
from game.school.ending_drawn import CARD, EndingShown, ending_picture
from game.school.schoolhouse import TrainingHouse
from game.school.trainer_frame import frame_of
from game.school.training import Supply
from game.stage.basics import Room
from game.stage.director import Cue, Director, Motion
from game.stage.intents import Intent, Key
from game.stage.picture import Picture
from game.stage.tween import Clock
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from rules.core.cards import Card, card

_FRESH = 1e-9
"""Age of a page on which something new is seen: deaf for a moment, as one that appears."""
_PLAYED = Cue(hold=0.4)
_SWEPT = Cue(flight=0.3, hold=0.15)
_SHOWN = Cue(flight=0.35)


class EndingPage(Page):
    """One trainer of last tricks: begun, played, over, and again; popping leads back."""

    def __init__(self, house: TrainingHouse, game: str, name: str, trainer: EndingTrainer) -> None:
        super().__init__(main="go")
        self.game, self.name, self.trainer = game, name, trainer
        self._house, self._source = house, house.exercises(game)
        self._supply: Supply[Endgame] | None = None  # not begun
        self.ending: LastTricks | None = None  # none while it is waited for
        self.lost: tuple[int, ...] = ()  # by each position that is behind one
        self.row = 0  # positions in a row without a point lost
        self._before = house.trained(game, name)
        self._cloth = Cloth()
        self._won = 0  # tricks, when the last card was played
        self._clock = Clock()
        self._director = Director(self._clock, Motion(house.preferences().motion))
        self._room: Room | None = None

    # ---- how far one is

    @property
    def over(self) -> bool:
        """Whether all positions of the set were played."""
        return len(self.lost) == self.trainer.length and self.ending is None

    @property
    def waiting(self) -> bool:
        return self._supply is not None and self.ending is None and not self.over

    @property
    def failed(self) -> bool:
        """Whether none will come."""
        return self.waiting and self._supply is not None and self._supply.failed

    @property
    def asked(self) -> bool:
        """Whether a card is awaited, and seen to be."""
        return (
            self.ending is not None
            and self.ending.waits
            and not self._cloth.full
            and self._director.idle
        )

    @property
    def done(self) -> bool:
        """Whether the position was played to its end, and that is seen."""
        ending = self.ending
        return (
            ending is not None
            and ending.now.over
            and ending.wrong is None
            and self._cloth.shown
            and self._director.idle
        )

    @property
    def moving(self) -> bool:
        return self._director.moving

    # ---- time

    def tick(self, seconds: float) -> Transition | None:
        before = self._director.idle
        self._clock.tick(seconds)
        if self.waiting and self._supply is not None:
            failed = self.failed
            found = self._supply.take(len(self.lost))
            if found is not None:
                self._lay(found)
            elif self.failed != failed:
                self.touch()
        elif self.ending is not None and self._director.idle:
            if not before:
                self.touch()
            self._go_on(self.ending)
        return super().tick(seconds)

    def _go_on(self, ending: LastTricks) -> None:
        """What happens by itself: a trick is swept away, the other or an only card is played."""
        now = ending.now
        if ending.wrong is not None:
            return
        if self._cloth.full:
            self._cloth = self._cloth.swept()
            self._travel(_SWEPT)
            if now.over:
                self._book(ending)
        elif now.over:
            if not self._cloth.shown:
                self._cloth = self._cloth.opened()
                self._travel(_SHOWN)
        elif not now.my_turn:
            reply = now.best_reply()
            self._played(ending.replied(), reply, mine=False)
        elif len(now.allowed) == 1:
            self._answer(min(now.allowed))

    # ---- what one does

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key(digit) if len(digit) == 1 and digit.isdigit():
                if self.age >= DEAF_SECONDS and self.asked and self.ending is not None:
                    mine = self.ending.now.mine
                    if 1 <= int(digit) <= len(mine):
                        self._answer(mine[int(digit) - 1])
                return None
        return super().obey(intent)

    def stops(self) -> tuple[str, ...]:
        """The cards first; the first step leads to the first of them."""
        return tuple(sorted(super().stops(), key=lambda key: not key.startswith(CARD)))

    def step(self, by: int) -> None:
        cards = [key for key in self.stops() if key.startswith(CARD)]
        if self.focus is None and cards:
            self.focus = cards[0 if by > 0 else -1]
            self.touch()
        else:
            super().step(by)

    def press(self, key: str) -> Transition | None:
        if key == "away":
            return self.escape()
        if key.startswith(CARD):
            self._answer(card(key.removeprefix(CARD)))
        elif self._supply is None or self.over or self.failed:
            self._begin()
        elif self.ending is not None and self.ending.wrong is not None:
            self.ending = self.ending.read()
            self._fresh()
        elif self.done:
            self.ending = None
            self._fresh()
        return None

    def escape(self) -> Transition | None:
        self._source.close()
        return Pop()

    def _answer(self, chosen: Card) -> None:
        """A card of one's own."""
        ending = self.ending
        if ending is not None and self.asked and chosen in ending.now.allowed:
            self._played(ending.played(chosen), chosen, mine=True)

    def _played(self, ending: LastTricks, chosen: Card, *, mine: bool) -> None:
        won = ending.now.won[0] > self._won
        self.ending = ending
        self._cloth = self._cloth.with_card(chosen, mine=mine, won=won)
        self._won = ending.now.won[0]
        self._fresh()
        self._travel(_PLAYED)

    def _book(self, ending: LastTricks) -> None:
        """A position is behind one."""
        self.lost = (*self.lost, ending.lost)
        self.row = 0 if ending.lost else self.row + 1
        found = Trained(self.row, 0)
        if self.row and found.beats(self._house.trained(self.game, self.name)):
            self._house.train(self.game, self.name, found)
        self._fresh()

    def _begin(self) -> None:
        self._before = self._house.trained(self.game, self.name)
        if self.failed:
            self._source.close()
            self._source = self._house.exercises(self.game)
        self.lost, self.ending = (), None
        seed, most = self._house.fresh_seed(), self.trainer.length
        self._supply = Supply(self._source, self.name, seed, most, self.trainer.read)
        self._fresh()

    def _lay(self, found: Endgame) -> None:
        """A new position."""
        self.ending, self._won = LastTricks(found), found.won[0]
        self._cloth = Cloth(before=found.won)
        self._fresh()
        self._place()
        self._director.wait(0.6)

    def _fresh(self) -> None:
        """Something else is seen from now on."""
        self.age, self.focus = _FRESH, None
        self.touch()

    # ---- what is seen

    def _place(self) -> None:
        if self._room is not None and self.ending is not None:
            self._director.place(lying_cards(self.ending, self._cloth, frame_of(self._room)))

    def _travel(self, cue: Cue) -> None:
        self.touch()  # without motion all lies there at once
        if self._room is not None and self.ending is not None:
            scenery = lying_cards(self.ending, self._cloth, frame_of(self._room))
            self._director.go(scenery, replace(cue, order=self._cloth.moved))

    def _buttons(self) -> tuple[Button, ...]:
        away = Button("away", say("help.back"), "Esc")
        words = ""
        if self.failed:
            words = say("trainer.retry")
        elif self._supply is None:
            words = say("trainer.begin")
        elif self.over:
            words = say("ending.again")
        elif self.done or (self.ending is not None and self.ending.wrong is not None):
            words = say("trainer.on")
        return (away, Button("go", words, "Enter", primary=True)) if words else (away,)

    def draw(self, room: Room) -> Picture:
        before, self._room = self._room, room
        if before is None or (before.width, before.height) != (room.width, room.height):
            self._place()
        ending = self.ending
        other = say_of(self.game, f"level.{mind_of(self.game).levels[-1]}")
        why = ""
        if ending is not None and ending.wrong is not None and ending.before is not None:
            why = self.trainer.why(ending.before, ending.wrong, other)
        return ending_picture(
            EndingShown(
                title=say_of(self.game, f"trainer.{self.name}"),
                about=say_of(self.game, f"trainer.{self.name}.about", other=other),
                begun=self._supply is not None,
                failed=self.failed,
                ending=ending,
                asked=self.asked,
                done=self.done,
                cards=self._director.items(),
                tricks=self._cloth.tricks,
                winners=self._cloth.winners if self.done else (),
                other=other,
                stake="" if ending is None else self.trainer.stake(ending.now),
                why=why,
                lost=self.lost,
                most=self.trainer.length,
                row=self.row,
                before=self._before,
                buttons=self._buttons(),
            ),
            room,
        )
