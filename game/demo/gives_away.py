"""What a call gives away, in pictures: elder of the worked example, his point and three knaves.

The deal is that of the Cavendish description, with the other's cards as our rules deal them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from game.demo.album import Album
from game.demo.house import LineLog, Showcase, programs
from game.demo.report import WeighsHere, asked_for
from game.demo.table import MOST_TICKS, TICK, rest
from game.games import PIQUET
from game.pages.people import against
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.programs import AI
from game.players.engine import Program
from game.players.player import Human, Occupant
from game.session.dealer import Dealer
from game.session.session import Session
from game.table.opposite import opposite_of
from game.table.table import TableScene
from rules.core.cards import cards, hand
from rules.core.seats import Player
from rules.piquet.actions import Action, Answer, Call, Deal, Exchange, Reply
from rules.piquet.combinations import Kind, holdings
from rules.piquet.options import Options
from rules.piquet.record.notation import write_action

_PACK = (
    "AS KS QS TS JS AH 7S 7H QH JH AD QD 8H 9D JD TD 8D JC 7D AC 8C 7C KC QC "
    "8S 9S KH KD 9C 9H TH TC"
)
_THREW = "KS 8C 7C 9D 8D", "7S 7H 7D"
_HELD = "AS JS 9S 8S AH KH QH JH 8H JC 9C KD"
_SEED = 4
"""By the cut of this seed the person is elder first."""


def show_calls(album: Album, house: Showcase) -> None:
    """The same hand twice: before the point, and with nothing left to call but the knaves."""
    for name, count in (("gives-away-point", 3), ("gives-away", 7)):
        album.take(name, _told(album, house, tuple(islice(_actions(), count))))


def _actions() -> Iterator[Action]:
    """The deal as far as elder's knaves."""
    yield Deal(cards(_PACK))
    for threw in _THREW:
        yield Exchange(hand(threw))
    for kind in (Kind.POINT, Kind.SEQUENCE):
        yield Call(holdings(hand(_HELD), kind)[0])
        yield Answer(Reply.GOOD)


def _told(album: Album, house: Showcase, done: tuple[Action, ...]) -> TableScene:
    """A table at which all that was done, and what is told of the call that stands ready."""
    log, options = LineLog(), Options()
    session = Session(programs(_SEED), Dealer(_SEED), options, log)
    while not session.state.deal:
        session.advance()
    lines = (*log.lines[:-1], *map(write_action, done))
    human = Human()
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(thumb.choose, _SEED)}
    you, program = against(AI.usual)
    table = TableScene(
        Session(seats, Dealer(_SEED), options, lines=lines),
        (you.name, program.name),
        {Player.A: human},
        house,
        weighs=WeighsHere(),
        opposite=opposite_of(AI.usual, PIQUET),
    )
    album.look(table)
    for _ in range(MOST_TICKS):
        table.tick(TICK)
        if asked_for(table):
            rest(table)
            return table
    raise RuntimeError("nothing was told of the call")
