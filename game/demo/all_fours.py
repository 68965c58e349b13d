"""All-Fours in pictures: the beg, the cards run, tricks, the count, marking by hand, two people."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from game.all_fours.ai.heuristic import choose
from game.all_fours.ai.programs import AI
from game.all_fours.ai.weighing import weigh
from game.all_fours.points import open_questions
from game.all_fours.ui.counsel import weighable
from game.all_fours.ui.sheet import DealSheet
from game.all_fours.words import ALL_FOURS, say
from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.report import WeighsHere, asked_for
from game.demo.table import MOST_TICKS, TICK
from game.pages.scene import Transition
from game.pages.settlement import SettlementScene
from game.players.engine import Program
from game.players.player import HUMAN, Human, Occupant, seated
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from game.table.opposite import opposite_of
from game.table.table import TableScene
from rules.all_fours.choices import (
    MayAnswerBeg,
    MayBeg,
    MayClaim,
    MayCut,
    MayLayAway,
    MayPlay,
)
from rules.all_fours.options import Options
from rules.all_fours.presets import PRESETS, Preset
from rules.all_fours.view import View
from rules.core.cards import Rank
from rules.core.seats import Player

_SEED, _BEG_SEED, _ANSWER_SEED, _COUNT_SEED, _BY_HAND_SEED, _TWO_SEED = 3, 26, 4, 115, 4, 9
"""Of a game in which both beg and the cards are run; of ones where a knave is turned late: for one
with a single trump, and begged from; of one won by Game; of one marked by hand; for two people."""
_EFFORT = 60
"""Hands on which choices are tried: enough to be seen, and soon done."""
_Shows = Callable[[View], bool]


def show_all_fours(album: Album, house: Showcase) -> None:
    """The first of everything at the table of All-Fours, to the settlement."""
    before = house.header
    _common(album, house)
    _late(album, house, "all-fours-beg", _BEG_SEED, _begs)
    _late(album, house, "all-fours-answer", _ANSWER_SEED, _answers)
    _count(album, house)
    _by_hand(album, house)
    _two(album, house)
    _counselled(album, house)
    house.header = before


def _sit(
    house: Showcase, options: Options, seed: int, weighs: WeighsHere | None = None
) -> tuple[TableScene, Human]:
    """A person against a program, whose actions are those of the rules of thumb."""
    human = Human()
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(choose, seed + 1)}
    session = Session(seats, Dealer(seed), options, game=ALL_FOURS)
    names = say("you"), say(f"level.{AI.usual}")
    house.header = replace(
        house.header, game=ALL_FOURS, options=options, seats=seated(names, (HUMAN, AI.usual))
    )
    opposite = opposite_of(AI.usual, ALL_FOURS)
    table = TableScene(
        session, names, {Player.A: human}, house, Motion.FAST, weighs=weighs, opposite=opposite
    )
    return table, human


def _tick(table: TableScene) -> Transition | None:
    """A moment goes by; what lies to be read is read."""
    going = table.tick(TICK)
    if table.board.top.headway.kept:
        table.board.hurry()
    return going


def _common(album: Album, house: Showcase) -> None:
    table, human = _sit(house, Options(), _SEED)
    album.look(table)
    wanted: dict[str, _Shows] = dict(_WANTED)
    for _ in range(MOST_TICKS):
        going = _tick(table)
        if table.asks and human.idle:
            seen: View = table.board.seen
            for name in [name for name, shows in wanted.items() if shows(seen)]:
                wanted.pop(name)
                album.take(name, table)
            human.answer(choose(seen, _SEED))
        scene = getattr(going, "scene", None)
        if isinstance(scene, SettlementScene):
            album.take("all-fours-settlement", scene)
            return
    raise RuntimeError("the game did not end")


def _count(album: Album, house: Showcase) -> None:
    """The count of the deal that wins the game, half done and done."""
    table, human = _sit(house, Options(), _COUNT_SEED)
    album.look(table)
    for _ in range(MOST_TICKS):
        sheet = getattr(_tick(table), "scene", None)
        if isinstance(sheet, DealSheet) and sheet.is_last():
            _weighed(album, sheet)
            return
        if table.asks and human.idle:
            human.answer(choose(table.board.seen, _COUNT_SEED))
    raise RuntimeError("the game did not end")


def _weighed(album: Album, sheet: DealSheet) -> None:
    album.look(sheet)
    half = False
    while sheet.counting:
        sheet.tick(TICK)
        if not half and sheet.weighing:
            half = True
            album.take("all-fours-weighing", sheet)
    album.take("all-fours-sheet", sheet)


def _late(album: Album, house: Showcase, name: str, seed: int, shows: _Shows) -> None:
    """The trumps are talked about when both have points."""
    table, human = _sit(house, Options(), seed)
    album.look(table)
    for _ in range(MOST_TICKS):
        _tick(table)
        if table.asks and human.idle:
            seen: View = table.board.seen
            if shows(seen) and min(seen.totals):
                album.take(name, table)
                return
            human.answer(choose(seen, seed))
    raise RuntimeError("nobody begged")


def _begs(seen: View) -> bool:
    """A knave is turned, and one may beg."""
    deal = seen.deal
    knave = deal is not None and deal.turn_up is not None and deal.turn_up.rank is Rank.KNAVE
    return isinstance(seen.choices, MayBeg) and knave


def _answers(seen: View) -> bool:
    """The other begs, and may be given one."""
    return isinstance(seen.choices, MayAnswerBeg) and seen.choices.give


def _by_hand(album: Album, house: Showcase) -> None:
    table, human = _sit(house, PRESETS[Preset.DICTIONARY], _BY_HAND_SEED)
    album.look(table)
    for _ in range(MOST_TICKS):
        _tick(table)
        if table.asks and human.idle:
            if isinstance(table.board.seen.choices, MayClaim):
                album.take("all-fours-claim", table)
                return
            human.answer(choose(table.board.seen, _BY_HAND_SEED))
    raise RuntimeError("nothing was claimed")


def _two(album: Album, house: Showcase) -> None:
    people = {player: Human() for player in Player}
    session = Session(dict(people), Dealer(_TWO_SEED), Options(), game=ALL_FOURS)
    names = say("demo.one"), say("demo.two")
    table = TableScene(session, names, people, house, Motion.OFF)
    album.look(table)
    for _ in range(MOST_TICKS):
        _tick(table)
        seen: View = table.board.seen
        if table.curtain and seen.deal is not None and seen.deal.tricks:
            album.take("all-fours-curtain", table)
            return
        if table.curtain:
            table.lift_curtain()
        elif table.asks and people[table.board.viewer].idle:
            people[table.board.viewer].answer(choose(seen, _TWO_SEED))
    raise RuntimeError("the curtain stayed open")


def _counselled(album: Album, house: Showcase) -> None:
    """What a word, a card and the cards laid away are worth, for one who asks."""
    table, human = _sit(house, Options(), _SEED, WeighsHere(partial(weigh, effort=_EFFORT)))
    album.look(table)
    wanted: dict[str, type] = {"answer": MayAnswerBeg, "lay-away": MayLayAway, "reply": MayPlay}
    for _ in range(MOST_TICKS):
        _tick(table)
        if not wanted:
            return
        seen: View = table.board.seen
        if not (table.asks and human.idle):
            continue
        if weighable(seen) and asked_for(table):
            for name in [name for name, kind in wanted.items() if isinstance(seen.choices, kind)]:
                wanted.pop(name)
                album.take(f"all-fours-counsel-{name}", table)
            human.answer(choose(seen, _SEED))
        elif not weighable(seen):
            human.answer(choose(seen, _SEED))
    raise RuntimeError("not everything was counselled")


def _led(seen: View) -> bool:
    return seen.deal is not None and seen.deal.led is not None


_WANTED: dict[str, _Shows] = {
    "all-fours-cut": lambda seen: isinstance(seen.choices, MayCut),
    "all-fours-lay-away": lambda seen: isinstance(seen.choices, MayLayAway),
    "all-fours-lead": lambda seen: isinstance(seen.choices, MayPlay) and not _led(seen),
    "all-fours-reply": lambda seen: (
        isinstance(seen.choices, MayPlay)
        and _led(seen)
        and seen.deal is not None
        and len(seen.choices.cards) < len(seen.deal.hand)
    ),
    "all-fours-ask": lambda seen: bool(open_questions(seen)),
}
"""The first time that something is to be seen."""
