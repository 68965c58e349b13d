"""Taking back and doing again shows nobody a card that is not theirs to see, in no frame.

The check of every frame is that of `test_two_players_privacy`: worked out from the true state and
from who pressed "show". What the program is told is checked here too: its view of a state is the
same whether or not something was taken back on the way.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.pages.questions import TakeBackQuestion
from game.piquet.ai.heuristic import thumb
from game.players.wire import wire_text
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from game.stage.intents import Key
from game.stage.picture import Text
from rules.core.seats import Player
from rules.piquet.actions import Action, Exchange
from rules.piquet.choices import MayExchange, every_action
from rules.piquet.pack import in_order
from rules.piquet.state import Phase
from rules.piquet.view import View
from tests.game.hand import Manner, Person, Step, click
from tests.game.partie import Slip, at_table
from tests.game.test_takeback_table import REDO, UNDO
from tests.game.test_two_players_privacy import BOTH, SIGNS, Restless

Leap = tuple[str, Phase, Player]
IN_A_DEAL = (Phase.EXCHANGE, Phase.CALLS, Phase.ANSWER, Phase.RECKONING, Phase.PLAY)


class Doubting(Restless):
    """Two people who take back and do again at any moment, also while cards fly."""

    def __init__(self, seed: int, motion: Motion, tick: float, often: float) -> None:
        """What was never done in a phase by one is done soon; what was, as `often` as that."""
        table = at_table(seed, people=BOTH, motion=motion)
        super().__init__(table, Person(Manner.MOUSE, seed), seed, tick)
        self.often = often
        self.leaps = Counter[Leap]()

    def wait(self, seconds: float = 0.3) -> None:
        super().wait(seconds)
        session, viewer = self.table.session, self.table.board.viewer
        ways = {"back": session.back(BOTH), "forward": session.forward(BOTH)}
        possible = [way for way, count in ways.items() if count is not None]
        if self.over or session.storing or isinstance(self.stack.top, Slip) or not possible:
            return
        way = self.chance.choice(possible)
        missing = not self.leaps[way, session.state.phase, viewer]
        if self.chance.random() < (0.5 if missing else self.often):
            self._doubt(way)

    def _do(self, step: Step) -> None:
        self.obey(step)
        self.wait()
        self.done[step.name] += 1

    def _agrees(self) -> None:
        if self.table.board.shown is self.table.session.now:  # or else it has just leapt
            super()._agrees()

    def _doubt(self, way: str) -> None:
        """Ask for it, be asked whether one agrees, and mostly do."""
        session, viewer = self.table.session, self.table.board.viewer
        phase, curtain = session.state.phase, self.table.curtain
        self.stack.on_intent(UNDO if way == "back" else REDO)
        if not isinstance(self.stack.top, TakeBackQuestion):
            self.picture()
            return
        picture = self.picture()
        assert picture.faces() == frozenset()
        words = " ".join(item.words for item in picture.items if isinstance(item, Text))
        assert SIGNS.isdisjoint(words)
        for _ in range(4):
            self.stack.tick(0.1)
        if self.chance.random() < 0.1:
            self.stack.on_intent(Key("escape"))
            self.picture()
            return
        before = session.jumps
        for intent in click(self.picture(), "yes"):
            self.stack.on_intent(intent)
            self.picture()
        self.stack.tick(self.tick)
        self.picture()
        assert session.jumps > before
        self.leaps[way, phase, viewer] += 1
        self.leaps["behind the curtain" if curtain else "before the cards", phase, viewer] += 1


def test_whatever_is_taken_back_no_frame_shows_a_face_too_many() -> None:
    leaps = Counter[Leap]()
    for seed in (1, 4):
        play = Doubting(seed, Motion.OFF, 0.1, 0.03)
        play.run_deals(2)
        leaps += play.leaps
        assert play.table.session.assisted
    for phase in IN_A_DEAL:
        for player in Player:
            assert leaps["back", phase, player], f"never back in {phase} by {player.name}"
            # An answer is hardly ever what one comes forward from again.
            assert leaps["forward", phase, player] or phase is Phase.ANSWER, (phase, player)
    assert sum(count for (what, _, _), count in leaps.items() if what == "behind the curtain")


def test_nor_while_cards_fly() -> None:
    play = Doubting(5, Motion.NORMAL, 0.05, 0.05)
    play.run(until=lambda: play.screen.seen["A moving"] + play.screen.seen["B moving"] > 300)
    assert sum(count for (what, _, _), count in play.leaps.items() if what == "back") > 3


class Listening:
    """A program that keeps what it was told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def choose(self, seen: View) -> Action:
        self.told.append(wire_text(seen))
        return thumb.choose(seen, 7)

    def close(self) -> None:
        """Nothing is held."""


class Fickle:
    """A person who does anything at all while led astray, and else what rules of thumb say."""

    def __init__(self, seed: int) -> None:
        self.luck, self.astray = Random(seed), False

    def choose(self, seen: View) -> Action:
        if not self.astray:
            return thumb.choose(seen, 7)
        assert seen.choices is not None
        if isinstance(seen.choices, MayExchange):
            assert seen.deal is not None
            count = self.luck.randint(seen.choices.least, seen.choices.most)
            return Exchange(frozenset(self.luck.sample(in_order(seen.deal.hand), count)))
        hand = seen.deal.hand if seen.deal is not None else frozenset()
        return self.luck.choice(list(every_action(seen.choices, hand)))

    def close(self) -> None:
        """Nothing is held."""


def told_in_a_partie(seat: Player, deals: int, share: float) -> tuple[list[str], Counter[Phase]]:
    """All views a program in a seat was told of what stood in the end; the phases gone astray in.

    In that `share` of his choices the person does something else first, the program answers, and
    all that is taken back.
    """
    program, person = Listening(), Fickle(3)
    session = Session({seat: program, seat.other: person}, Dealer(11))
    luck, astray = Random(5), Counter[Phase]()
    while len(session.state.results) < deals:
        state, count, told = session.state, len(session.course.actions), len(program.told)
        if state.turn is seat.other and state.deal is not None and luck.random() < share:
            person.astray = True
            for _ in range(luck.randint(1, 4)):
                if isinstance(session.state.turn, Player):
                    session.advance()
            person.astray = False
            session.go(count)
            assert session.state is state
            del program.told[told:]
            astray[state.phase] += 1
        else:
            session.advance()
    return program.told, astray


@pytest.mark.parametrize("seat", Player)
def test_a_program_learns_nothing_of_what_was_taken_back(seat: Player) -> None:
    """Not a card, not a call, not that anything was: the same is told as if it had never been."""
    told, astray = told_in_a_partie(seat, 4, share=0.4)
    plain, _ = told_in_a_partie(seat, 4, share=0.0)
    assert told == plain
    assert astray.keys() >= {Phase.EXCHANGE, Phase.CALLS, Phase.RECKONING, Phase.PLAY}
