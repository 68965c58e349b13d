"""A few scenes at the smallest window, in half their size: title, exchange, trick and curtain.

And of All-Fours the beg, a trick, the four points half counted, and the sheet of the deal.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from game.all_fours.ai.heuristic import choose
from game.all_fours.ui.sheet import DealSheet
from game.all_fours.words import ALL_FOURS
from game.demo.house import Showcase
from game.pages.start.title import Title
from game.piquet.ai.heuristic import thumb
from game.players.engine import Program
from game.players.player import HUMAN, Human, Occupant, seated
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from game.stage.looks import Looks
from game.table.opposite import opposite_of
from game.table.table import TableScene
from game.window.offscreen import Pictured, render
from game.words.caps import caps_beside
from rules.all_fours.choices import MayAnswerBeg
from rules.all_fours.choices import MayPlay as MayPlayAllFours
from rules.all_fours.options import Options as AllFoursOptions
from rules.all_fours.view import View as AllFoursView
from rules.core.seats import Player
from rules.piquet.choices import MayExchange, MayPlay
from tests.pictures.sheets import dressed

SIZE = 1024, 640
_SEED, _TICK, _MOST_TICKS = 6, 0.1, 4000
_ALL_FOURS_SEED = 3


def shown(scene: Pictured) -> pygame.Surface:
    """A scene as the smallest window shows it, in half its size."""
    caps_beside(shown=False)
    whole = render(scene, SIZE, dressed(Looks()))
    return pygame.transform.smoothscale(whole, (SIZE[0] // 2, SIZE[1] // 2))


def title() -> pygame.Surface:
    return shown(Title(Showcase(_SEED, watched=False)))


def exchange() -> pygame.Surface:
    return shown(_table_at(lambda table: isinstance(table.board.seen.choices, MayExchange)))


def trick() -> pygame.Surface:
    """A card was led, and four tricks were played before."""

    def follows(table: TableScene) -> bool:
        deal = table.board.seen.deal
        may_play = isinstance(table.board.seen.choices, MayPlay)
        return may_play and deal is not None and bool(deal.table.led) and len(deal.table.tricks) > 3

    return shown(_table_at(follows))


def curtain() -> pygame.Surface:
    """Between two people at one screen, when cards have been dealt."""
    people = {player: Human() for player in Player}

    def drawn(table: TableScene) -> bool:
        return table.curtain and table.board.seen.deal is not None

    return shown(_played(dict(people), people, drawn))


def all_fours_beg() -> pygame.Surface:
    """The other begs."""
    return shown(_all_fours_at(lambda seen: isinstance(seen.choices, MayAnswerBeg)))


def all_fours_trick() -> pygame.Surface:
    """A card was led, and a trick was played before."""

    def follows(seen: AllFoursView) -> bool:
        deal = seen.deal
        replies = isinstance(seen.choices, MayPlayAllFours) and deal is not None
        return replies and deal is not None and deal.led is not None and bool(deal.tricks)

    return shown(_all_fours_at(follows))


def all_fours_points() -> pygame.Surface:
    """High, Low and Jack are told, and the pips are on the pans."""
    sheet = _all_fours_sheet()
    while not sheet.weighing:
        sheet.tick(_TICK)
    return shown(sheet)


def all_fours_sheet() -> pygame.Surface:
    """The deal is counted."""
    sheet = _all_fours_sheet()
    while sheet.counting:
        sheet.tick(_TICK)
    return shown(sheet)


def _tick(table: TableScene) -> object:
    """A moment goes by; what lies to be read is read."""
    going = table.tick(_TICK)
    if table.board.top.headway.kept:
        table.board.hurry()
    return going


def _all_fours_at(wanted: Callable[[AllFoursView], bool]) -> TableScene:
    table, human = _all_fours()
    for _ in range(_MOST_TICKS):
        _tick(table)
        if table.asks and human.idle:
            if wanted(table.board.seen):
                return table
            human.answer(choose(table.board.seen, _ALL_FOURS_SEED))
    raise AssertionError("the scene did not come")


def _all_fours_sheet() -> DealSheet:
    """The sheet of the first deal in which all four points are out."""
    table, human = _all_fours()
    for _ in range(_MOST_TICKS):
        scene = getattr(_tick(table), "scene", None)
        if isinstance(scene, DealSheet):
            render(scene, SIZE, dressed(Looks()))  # so that it knows its room
            return scene
        if table.asks and human.idle:
            human.answer(choose(table.board.seen, _ALL_FOURS_SEED))
    raise AssertionError("the deal did not end")


def _all_fours() -> tuple[TableScene, Human]:
    """A person against a program at All-Fours, both by rules of thumb."""
    human, house = Human(), Showcase(_ALL_FOURS_SEED, watched=False)
    seats: dict[Player, Occupant] = {
        Player.A: human,
        Player.B: Program(choose, _ALL_FOURS_SEED + 1),
    }
    session = Session(seats, Dealer(_ALL_FOURS_SEED), game=ALL_FOURS)
    names = "Ada", "Mrs Lavelle"
    house.header = replace(
        house.header,
        game=ALL_FOURS,
        options=AllFoursOptions(),
        seats=seated(names, (HUMAN, "club")),
    )
    opposite = opposite_of("club", ALL_FOURS)
    table = TableScene(session, names, {Player.A: human}, house, Motion.OFF, opposite=opposite)
    render(table, SIZE, dressed(Looks()))  # so that it knows its room
    return table, human


def _table_at(wanted: Callable[[TableScene], bool]) -> TableScene:
    human = Human()
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(thumb.choose, _SEED)}
    return _played(seats, {Player.A: human}, lambda table: table.asks and wanted(table))


def _played(
    seats: dict[Player, Occupant],
    people: dict[Player, Human],
    wanted: Callable[[TableScene], bool],
) -> TableScene:
    """A table played on, by its people and its programs, until it shows what is wanted."""
    session = Session(seats, Dealer(_SEED))
    house = Showcase(_SEED, watched=False)
    table = TableScene(session, ("Ada", "Blaise"), people, house, Motion.OFF)
    render(table, SIZE, dressed(Looks()))  # so that it knows its room
    for _ in range(_MOST_TICKS):
        table.tick(_TICK)
        human = people[table.board.viewer]
        if human.idle and wanted(table):
            return table
        if table.curtain:
            table.lift_curtain()
        if table.board.top.lingering:
            table.hide_hand()
        elif table.asks and human.idle:
            human.answer(thumb.choose(table.board.seen, _SEED))
    raise AssertionError("the scene did not come")
