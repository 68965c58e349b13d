"""Two people at one screen in pictures: the curtain between them, and what they must agree on."""

from __future__ import annotations

from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.table import MOST_TICKS, TICK
from game.pages.scene import Push
from game.piquet.ai.heuristic import thumb
from game.players.player import Human
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from game.stage.intents import Key
from game.table.table import TableScene
from game.words.catalogue import say
from rules.core.seats import Player

_CURTAINS = 3
"""At the third, calls and answers stand on it."""


def show_two(album: Album, seed: int, house: Showcase) -> None:
    """The curtain, the hand of the one who lifts it, and the question whether to take back."""
    people = {player: Human() for player in Player}
    session = Session(dict(people), Dealer(seed))
    names = say("demo.one"), say("demo.two")
    table = TableScene(session, names, people, house, Motion.OFF)
    album.look(table)
    _play(table, people, seed)
    album.take("curtain", table)
    table.lift_curtain()
    table.tick(TICK)
    album.take("curtain-lifted", table)
    going = table.on_intent(Key("z", ctrl=True))
    if not isinstance(going, Push):
        raise TypeError("nothing can be taken back")
    album.take("take-back-question", going.scene)


def _play(table: TableScene, people: dict[Player, Human], seed: int) -> None:
    """Play until the curtain has been drawn some times, and is before the table."""
    drawn = 0
    for _ in range(MOST_TICKS):
        table.tick(TICK)
        if table.curtain:
            drawn += 1
            if drawn == _CURTAINS:
                return
            table.lift_curtain()
        human = people[table.board.viewer]
        if table.board.top.lingering:
            table.hide_hand()
        elif table.asks and human.idle:
            human.answer(thumb.choose(table.board.seen, seed))
    raise RuntimeError("the curtain stayed open")
