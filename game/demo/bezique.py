"""Bezique in pictures: a game at the table, Rubicon Bezique, two people, a great declaration."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from game.bezique.ai.analysis import weigh
from game.bezique.ai.heuristic import choose
from game.bezique.ai.programs import AI
from game.bezique.ui.choosing import offered
from game.bezique.ui.hand_state import HandState
from game.bezique.ui.marks import hopes
from game.bezique.ui.sheet import DealSheet
from game.bezique.words import BEZIQUE
from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.report import WeighsHere, ask_for
from game.demo.sitting import TICK, asked, person, rest, sit, turns
from game.pages.people import against
from game.pages.settlement import SettlementScene
from game.stage.director import Motion
from game.stage.picture import CardAt
from game.table.table import TableScene
from game.table.weighing import Weighs
from rules.bezique.actions import Declare
from rules.bezique.choices import MayCut, MayDeclare, MayPlay
from rules.bezique.options import Options
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.view import View

_SEED, _REPLY_SEED, _RUBICON_SEED, _TWO_SEED = 57, 99, 4, 9
"""Of a game with a double bezique after a single one; of one with that to be hoped for; of one with
an open heap; for two people."""
_EFFORT = 6000  # tricks played out for what a coach says
_Shows = Callable[[View], bool]


def show_bezique(album: Album, house: Showcase) -> None:
    """The first of everything at the table of Bezique, to the settlement."""
    before = house.header
    _common(album, house)
    _reply(album, house)
    _counselled(album, house)
    _rubicon(album, house)
    _strict(album, house)
    _two(album, house)
    house.header = before


def _sit(
    album: Album, house: Showcase, options: Options, seed: int, weighs: Weighs | None = None
) -> TableScene:
    """A person against a program, whose actions are those of the rules of thumb."""
    seats = against(AI.usual, BEZIQUE)
    house.header = replace(house.header, game=BEZIQUE, options=options, seats=seats)
    return sit(
        album,
        house,
        seed,
        game=BEZIQUE,
        options=options,
        level=AI.usual,
        plays=choose,
        by=seed + 1,
        motion=Motion.FAST,
        weighs=weighs,
    )


def _common(album: Album, house: Showcase) -> None:
    table = _sit(album, house, Options(), _SEED)
    wanted: dict[str, _Shows] = dict(_WANTED)
    feast, sheets = False, 0
    for going in turns(table, _SEED, choose):
        if not feast and table.board.feast.now is not None and table.board.feast.share > 0.5:
            feast = True
            album.take("bezique-feast", table)
        if asked(table):
            seen: View = table.board.seen
            for name in [name for name, shows in wanted.items() if shows(seen)]:
                wanted.pop(name)
                _take(album, name, table)
        scene = getattr(going, "scene", None)
        if isinstance(scene, DealSheet) and not sheets:
            sheets += 1
            scene.tick(TICK)
            album.take("bezique-sheet", scene)
        if isinstance(scene, SettlementScene):
            album.take("bezique-settlement", scene)
            return


def _take(album: Album, name: str, table: TableScene) -> None:
    """A scene; in the window with the pointer on a card of what may be declared."""
    if name != "bezique-window":
        album.take(name, table)
        return
    album.take(name, table)
    card = min(offered(table.board.seen)[0].cards)
    table.acting.point(CardAt(str(card)))
    rest(table)
    album.take("bezique-pointed", table)
    table.acting.point(None)


def _reply(album: Album, house: Showcase) -> None:
    """A reply on which something hangs, with cards of both laid open."""
    table = _sit(album, house, Options(), _REPLY_SEED)
    _play(
        table,
        lambda seen: _replies(seen) and seen.deal is not None and len(hopes(seen, seen.deal)) > 1,
    )
    album.take("bezique-reply", table)


def _rubicon(album: Album, house: Showcase) -> None:
    table = _sit(album, house, PRESETS[Preset.RUBICON_1887], _RUBICON_SEED)
    _play(table, _heaped)
    album.take("bezique-rubicon", table)


def _strict(album: Album, house: Showcase) -> None:
    """Where errors may happen: cards chosen one by one, and what was said of a false choice."""
    table = _sit(album, house, Options(strict=True), _SEED)
    _play(table, lambda seen: _tricks(seen) > 0 and isinstance(seen.choices, MayDeclare))
    hand_state: HandState = table.board.hand_state
    seen: View = table.board.seen
    wrong = frozenset(sorted(seen.deal.hand)[:2]) if seen.deal is not None else frozenset()
    table.board.arrange(replace(hand_state, picked=wrong))
    rest(table)
    album.take("bezique-strict", table)
    person(table).answer(Declare(wrong))
    rest(table)
    album.take("bezique-strict-wrong", table)


def _two(album: Album, house: Showcase) -> None:
    table = sit(
        album,
        house,
        _TWO_SEED,
        game=BEZIQUE,
        level=AI.usual,
        two=True,
        motion=Motion.OFF,
    )
    for _ in turns(table, _TWO_SEED, choose):
        seen: View = table.board.seen
        if table.curtain and seen.deal is not None and len(seen.deal.tricks) > _CURTAIN:
            album.take("bezique-curtain", table)
            return


_CURTAIN = 3
"""Tricks before the curtain is shown."""


def _play(table: TableScene, until: _Shows) -> None:
    """Play on until the person is asked something."""
    for _ in turns(table, _RUBICON_SEED, choose):
        if asked(table) and until(table.board.seen):
            return


def _heaped(seen: View) -> bool:
    """A reply with cards in the heap and some laid open."""
    deal = seen.deal
    return deal is not None and len(deal.tricks) > 20 and deal.led is not None and _heap(seen) > 5


def _heap(seen: View) -> int:
    from game.bezique.ui.gathered import heap  # noqa: PLC0415 - only here

    return len(heap(seen.deal, seen.options)) if seen.deal is not None else 0


def _led(seen: View) -> bool:
    return seen.deal is not None and seen.deal.led is not None


def _tricks(seen: View) -> int:
    return len(seen.deal.tricks) if seen.deal is not None else 0


def _replies(seen: View) -> bool:
    """A reply where both have cards laid open."""
    return (
        isinstance(seen.choices, MayPlay)
        and _led(seen)
        and seen.deal is not None
        and all(seen.deal.open)
    )


_WANTED: dict[str, _Shows] = {
    "bezique-cut": lambda seen: isinstance(seen.choices, MayCut),
    "bezique-lead": lambda seen: isinstance(seen.choices, MayPlay) and not _led(seen),
    "bezique-window": lambda seen: len(offered(seen)) > 1,
    "bezique-seven": lambda seen: (
        isinstance(seen.choices, MayDeclare) and bool(seen.choices.exchange)
    ),
    "bezique-last-eight": lambda seen: (
        isinstance(seen.choices, MayPlay)
        and _led(seen)
        and seen.deal is not None
        and not seen.deal.left
        and len(seen.choices.cards) < len(seen.deal.hand)
    ),
}
"""The first time that something is to be seen."""


def _counselled(album: Album, house: Showcase) -> None:
    """What a card and a declaration are worth, for one who asks."""
    weighs = WeighsHere(partial(weigh, effort=_EFFORT))
    table = _sit(album, house, Options(), _SEED, weighs)
    _play(table, _WANTED["bezique-window"])
    ask_for(table)
    album.take("bezique-counsel-window", table)
    person(table).answer(choose(table.board.seen, _SEED))
    _play(table, _replies)
    ask_for(table)
    album.take("bezique-counsel", table)
