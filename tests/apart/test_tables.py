"""Two tables, each on its own end of a line: pictures, sheets and the settlement, at both."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.apart.messages import LONGEST
from game.demo.house import Showcase
from game.games import GAMES
from game.pages.settlement import SettlementScene
from game.pages.stack import Stack
from game.players.mind import mind_of
from game.players.player import FRIEND, HUMAN, Human, Occupant, seated
from game.session.at_table import PartieAtTable
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import Key
from game.table.table import TableScene
from game.words.catalogue import say
from rules.core.seats import Player
from tests.apart.ends import SHORT, Pair
from tests.game.pilot import EstimatingRuler
from tests.soak_apart import hold_alike


class PairOfPeople(Pair):
    """Two ends at each of which a person sits."""

    def player(self, seat: Player) -> Occupant:
        if seat is Player.A:
            self.people = dict[Player, Human]()
        self.people[seat] = Human()
        return self.people[seat]


class TableOfOne:
    """A table before one person, who does what the rules of thumb suggest."""

    def __init__(self, session: PartieAtTable, human: Human, you: Player, pair: Pair) -> None:
        self.session, self.you, game = session, you, pair.game
        house = Showcase(3, watched=False)
        likes = replace(house.preferences(), trick_pause=0, guided=True, motion="off")
        house.prefer(likes)
        kinds = (HUMAN, FRIEND) if you is Player.A else (FRIEND, HUMAN)
        house.header = replace(
            house.header, game=game, options=pair.options, seats=seated(("Anna", "Ben"), kinds)
        )
        self.table = TableScene(session, ("Anna", "Ben"), {you: human}, house, Motion.OFF)
        self.stack, self.room = Stack(self.table), Room(1280, 800, EstimatingRuler())
        self.stack.picture(self.room)
        self._choose, self.asked = mind_of(game).player(mind_of(game).fallback), 0
        self.refused = False

    @property
    def over(self) -> bool:
        return isinstance(self.stack.top, SettlementScene)

    def turn(self) -> None:
        self.stack.tick(0.1)
        if self.stack.top is not self.table:
            if not self.over:
                self.stack.on_intent(Key("enter"))
        elif self.table.board.lying:
            self.stack.on_intent(Key("enter"))
        elif self.table.asks and not self.table.acting.guarded:
            self.asked += 1
            if not self.asked % 20:
                assert self.stack.picture(self.room).items
            if not self.refused:
                self._try_another_card()
            self.table.acting.act(self._choose(self.table.board.seen, 0))

    def _try_another_card(self) -> None:
        """A card that may not be played is not, and that is said."""
        board, may = self.table.board, getattr(self.table.board.seen.choices, "cards", None)
        hand = frozenset(board.face.hand(board.seen))
        forbidden = sorted(hand - (may or hand))
        if forbidden and self.you is Player.B:
            self.refused, count = True, self.session.count
            self.table.acting.act(self.session.rules.read(f"play {forbidden[0]}"))
            assert board.top.hint.words == say("apart.refused")
            assert (self.session.count, self.session.storing) == (count, False)


@pytest.mark.parametrize("game", GAMES)
def test_two_sit_at_two_tables_to_the_settlement(game: str) -> None:
    pair = PairOfPeople(game, SHORT.get(game))
    pair.meet()
    for _ in range(4):
        pair.host.tick()
        pair.guest.tick()
        pair.guest.agree()
    assert pair.guest.session is not None
    here = TableOfOne(pair.host.session, pair.people[Player.A], Player.A, pair)
    there = TableOfOne(pair.guest.session, pair.people[Player.B], Player.B, pair)
    for _ in range(6_000):
        if here.over and there.over:
            break
        pair.time += 0.1
        for end, table in ((pair.host, here), (pair.guest, there)):
            end.tick()
            assert end.fault is None
            table.turn()
    assert here.over
    assert there.over
    assert there.refused or game == "piquet"
    while not pair.settled:
        pair.host.tick()
        pair.guest.tick()
    hold_alike(pair)
    assert max(pipe.largest for pipe in pair.pipes) < LONGEST / 4
    assert there.session.state == here.session.state
