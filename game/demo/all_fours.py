"""All-Fours in pictures: the beg, the cards run, tricks, the count, marking by hand, two people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from game.all_fours.ai.heuristic import choose
from game.all_fours.ai.programs import AI
from game.all_fours.ai.weighing import weigh
from game.all_fours.points import open_questions
from game.all_fours.ui.counsel import weighable
from game.all_fours.ui.sheet import DealSheet
from game.all_fours.words import ALL_FOURS
from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.report import WeighsHere, ask_for
from game.demo.sitting import TICK, asked, sit, turns
from game.pages.people import against
from game.pages.scene import Transition
from game.pages.settlement import SettlementScene
from game.stage.director import Motion
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
    _asked(album, house, "all-fours-beg", Options(), _BEG_SEED, _begs)
    _asked(album, house, "all-fours-answer", Options(), _ANSWER_SEED, _answers)
    _count(album, house)
    by_hand = PRESETS[Preset.DICTIONARY]
    _asked(album, house, "all-fours-claim", by_hand, _BY_HAND_SEED, _claims)
    _two(album, house)
    _counselled(album, house)
    house.header = before


def _sit(
    album: Album, house: Showcase, options: Options, seed: int, weighs: WeighsHere | None = None
) -> TableScene:
    """A person against a program, whose actions are those of the rules of thumb."""
    seats = against(AI.usual, ALL_FOURS)
    house.header = replace(house.header, game=ALL_FOURS, options=options, seats=seats)
    return sit(
        album,
        house,
        seed,
        game=ALL_FOURS,
        options=options,
        level=AI.usual,
        plays=choose,
        by=seed + 1,
        motion=Motion.FAST,
        weighs=weighs,
    )


def _turns(table: TableScene, seed: int) -> Iterator[Transition | None]:
    """Tick by tick; what lies to be read is read."""
    for going in turns(table, seed, choose):
        if table.board.top.headway.kept:
            table.board.hurry()
        yield going


def _common(album: Album, house: Showcase) -> None:
    table = _sit(album, house, Options(), _SEED)
    wanted: dict[str, _Shows] = dict(_WANTED)
    for going in _turns(table, _SEED):
        if asked(table):
            seen: View = table.board.seen
            for name in [name for name, shows in wanted.items() if shows(seen)]:
                wanted.pop(name)
                album.take(name, table)
        scene = getattr(going, "scene", None)
        if isinstance(scene, SettlementScene):
            album.take("all-fours-settlement", scene)
            return


def _count(album: Album, house: Showcase) -> None:
    """The count of the deal that wins the game, half done and done."""
    for going in _turns(_sit(album, house, Options(), _COUNT_SEED), _COUNT_SEED):
        sheet = getattr(going, "scene", None)
        if isinstance(sheet, DealSheet) and sheet.is_last():
            _weighed(album, sheet)
            return


def _weighed(album: Album, sheet: DealSheet) -> None:
    album.look(sheet)
    half = False
    while sheet.counting:
        sheet.tick(TICK)
        if not half and sheet.weighing:
            half = True
            album.take("all-fours-weighing", sheet)
    album.take("all-fours-sheet", sheet)


def _asked(
    album: Album, house: Showcase, name: str, options: Options, seed: int, shows: _Shows
) -> None:
    """The first time that something is asked of the person."""
    table = _sit(album, house, options, seed)
    for _ in _turns(table, seed):
        if asked(table) and shows(table.board.seen):
            album.take(name, table)
            return


def _begs(seen: View) -> bool:
    """A knave is turned, and one may beg when both have points."""
    deal = seen.deal
    knave = deal is not None and deal.turn_up is not None and deal.turn_up.rank is Rank.KNAVE
    return isinstance(seen.choices, MayBeg) and knave and min(seen.totals) > 0


def _answers(seen: View) -> bool:
    """The other begs when both have points, and may be given one."""
    return isinstance(seen.choices, MayAnswerBeg) and seen.choices.give and min(seen.totals) > 0


def _claims(seen: View) -> bool:
    return isinstance(seen.choices, MayClaim)


def _two(album: Album, house: Showcase) -> None:
    table = sit(
        album,
        house,
        _TWO_SEED,
        game=ALL_FOURS,
        level=AI.usual,
        two=True,
        motion=Motion.OFF,
    )
    for _ in _turns(table, _TWO_SEED):
        seen: View = table.board.seen
        if table.curtain and seen.deal is not None and seen.deal.tricks:
            album.take("all-fours-curtain", table)
            return


def _counselled(album: Album, house: Showcase) -> None:
    """What a word, a card and the cards laid away are worth, for one who asks."""
    weighs = WeighsHere(partial(weigh, effort=_EFFORT))
    table = _sit(album, house, Options(), _SEED, weighs)
    wanted: dict[str, type] = {"answer": MayAnswerBeg, "lay-away": MayLayAway, "reply": MayPlay}
    for _ in _turns(table, _SEED):
        seen: View = table.board.seen
        if asked(table) and weighable(seen):
            ask_for(table)
            for name in [name for name, kind in wanted.items() if isinstance(seen.choices, kind)]:
                wanted.pop(name)
                album.take(f"all-fours-counsel-{name}", table)
        if not wanted:
            return


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
