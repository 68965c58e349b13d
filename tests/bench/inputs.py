"""How many clicks and keys a partie takes, for a player who does what is suggested to him.

Each click on a card or button and each key counts, the cut, the confirmations and the pages between
the deals too. The partie is played at the true table, without a window.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from msgspec.structs import replace

from game.piquet.preferences import DECLARE_FOR_ME
from game.piquet.ui.said.calling import kind_in_turn, offered_call
from game.preferences import Preferences
from game.stage.intents import Key
from game.stage.picture import CardAt, Touch
from game.table.table import TableScene
from rules.core.seats import Player
from rules.piquet.actions import Action, Call, Exchange, Play
from rules.piquet.choices import MayCall, MayExchange
from tests.game.hand import click
from tests.game.partie import Play as Sitting
from tests.game.partie import Slip, around, at_table, suggestion

PARTIES = 20
_LONGEST = 20_000

WAYS = {
    "no aids": Preferences(),
    "forced cards, sure tricks, declared for me": Preferences(
        play_forced=True, claim_sure=True, own={DECLARE_FOR_ME.name: True}
    ),
    "the suggestion stands ready besides": Preferences(
        play_forced=True,
        claim_sure=True,
        take_suggestion=True,
        own={DECLARE_FOR_ME.name: True},
    ),
}


@dataclass
class Counting:
    """A person at the table, and how often he has clicked or pressed."""

    sitting: Sitting
    inputs: int = 0

    @property
    def table(self) -> TableScene:
        return self.sitting.table

    def play(self) -> int:
        """Play the partie; gives the number of inputs."""
        for _ in range(_LONGEST):
            if self.sitting.over:
                return self.inputs
            self._turn()
        raise RuntimeError("the partie did not end")

    def _turn(self) -> None:
        picture = self.sitting.picture()
        human = self.table.humans[Player.A]
        if isinstance(self.sitting.stack.top, Slip):
            self.sitting.wait(0.3)  # a page is deaf at first
            self._click("on")
        elif self.table.board.feast.now is None and self._asked(human.idle):
            waits = self.table.aiding.busy
            action = None if waits else suggestion(self.table.board.seen)
            if action is not None:
                self._do(action)
        assert picture is not None
        self.sitting.wait(0.1)

    def _asked(self, idle: bool) -> bool:
        return self.table.asks and idle and not self.table.acting.guarded

    def _do(self, action: Action) -> None:
        seen, hand_state = self.table.board.seen, self.table.board.hand_state
        match seen.choices, action:
            case MayExchange(), Exchange(cards):
                for card in set(hand_state.chosen) ^ cards:
                    self._click(CardAt(str(card)))
                self._press("enter")
            case _, Play(card):
                if isinstance(seen.choices, MayCall) and kind_in_turn(seen, hand_state) is not None:
                    self._press("backspace")  # nothing more is called: sunk, kind by kind
                elif hand_state.focus == card:
                    self._press("enter")
                else:
                    self._click(CardAt(str(card)))
            case _, Call(call) if offered_call(seen, hand_state) != call:
                wanted = call.kind is kind_in_turn(seen, hand_state)
                self._press("down" if wanted else "backspace")
            case _:
                self._offer(action)

    def _offer(self, action: Action) -> None:
        """Press the button that does it."""
        for offer in self.table.acting.prompt.offers:
            if offer.action == action:
                if offer.button.primary:
                    self._press("enter")
                else:
                    self._click(offer.button.key)
                return
        self._press("enter")  # a cut: any card will do

    def _press(self, key: str) -> None:
        self.inputs += 1
        self.sitting.stack.on_intent(Key(key))

    def _click(self, key: Touch) -> None:
        self.inputs += 1
        for intent in click(self.sitting.picture(), key):
            self.sitting.stack.on_intent(intent)


def counted(seed: int, likes: Preferences) -> int:
    """How many inputs a partie took."""
    table = at_table(seed)
    around(table).likes = replace(likes, trick_pause=0)  # time is no input
    return Counting(Sitting(table, None)).play()  # type: ignore[arg-type]  # he plays himself


def report() -> Iterator[str]:
    """The median of some parties for each set of aids."""
    yield f"inputs for a partie, {PARTIES} parties each: median (least to most)"
    for name, likes in WAYS.items():
        found = sorted(counted(seed, likes) for seed in range(PARTIES))
        yield f"{median(found):6.0f}  ({found[0]} to {found[-1]})  {name}"
