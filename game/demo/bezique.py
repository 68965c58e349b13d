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
from game.bezique.words import BEZIQUE, say
from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.report import WeighsHere, asked_for
from game.demo.table import MOST_TICKS, TICK, rest
from game.pages.settlement import SettlementScene
from game.players.engine import Program
from game.players.player import HUMAN, Human, Occupant, seated
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from game.stage.picture import CardAt
from game.table.opposite import opposite_of
from game.table.table import TableScene
from game.table.weighing import Weighs
from rules.bezique.actions import Declare
from rules.bezique.choices import MayCut, MayDeclare, MayPlay
from rules.bezique.options import Options
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.view import View
from rules.core.seats import Player

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
    house: Showcase, options: Options, seed: int, weighs: Weighs | None = None
) -> tuple[TableScene, Human]:
    """A person against a program, whose actions are those of the rules of thumb."""
    human = Human()
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(choose, seed + 1)}
    session = Session(seats, Dealer(seed), options, game=BEZIQUE)
    names = say("you"), say(f"level.{AI.usual}")
    house.header = replace(
        house.header, game=BEZIQUE, options=options, seats=seated(names, (HUMAN, AI.usual))
    )
    opposite = opposite_of(AI.usual, BEZIQUE)
    table = TableScene(
        session, names, {Player.A: human}, house, Motion.FAST, weighs=weighs, opposite=opposite
    )
    return table, human


def _common(album: Album, house: Showcase) -> None:
    table, human = _sit(house, Options(), _SEED)
    album.look(table)
    wanted: dict[str, _Shows] = dict(_WANTED)
    feast, sheets = False, 0
    for _ in range(MOST_TICKS):
        going = table.tick(TICK)
        if not feast and table.board.feast.now is not None and table.board.feast.share > 0.5:
            feast = True
            album.take("bezique-feast", table)
        if table.asks and human.idle:
            seen: View = table.board.seen
            for name in [name for name, shows in wanted.items() if shows(seen)]:
                wanted.pop(name)
                _take(album, name, table)
            human.answer(choose(seen, _SEED))
        scene = getattr(going, "scene", None)
        if isinstance(scene, DealSheet) and not sheets:
            sheets += 1
            scene.tick(TICK)
            album.take("bezique-sheet", scene)
        if isinstance(scene, SettlementScene):
            album.take("bezique-settlement", scene)
            return
    raise RuntimeError("the game did not end")


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
    table, human = _sit(house, Options(), _REPLY_SEED)
    album.look(table)
    _play(
        table,
        human,
        lambda seen: _replies(seen) and seen.deal is not None and len(hopes(seen, seen.deal)) > 1,
    )
    album.take("bezique-reply", table)


def _rubicon(album: Album, house: Showcase) -> None:
    table, human = _sit(house, PRESETS[Preset.RUBICON_1887], _RUBICON_SEED)
    album.look(table)
    _play(table, human, _heaped)
    album.take("bezique-rubicon", table)


def _strict(album: Album, house: Showcase) -> None:
    """Where errors may happen: cards chosen one by one, and what was said of a false choice."""
    table, human = _sit(house, Options(strict=True), _SEED)
    album.look(table)
    _play(table, human, lambda seen: _tricks(seen) > 0 and isinstance(seen.choices, MayDeclare))
    hand_state: HandState = table.board.hand_state
    seen: View = table.board.seen
    wrong = frozenset(sorted(seen.deal.hand)[:2]) if seen.deal is not None else frozenset()
    table.board.arrange(replace(hand_state, picked=wrong))
    rest(table)
    album.take("bezique-strict", table)
    human.answer(Declare(wrong))
    rest(table)
    album.take("bezique-strict-wrong", table)


def _two(album: Album, house: Showcase) -> None:
    people = {player: Human() for player in Player}
    session = Session(dict(people), Dealer(_TWO_SEED), Options(), game=BEZIQUE)
    names = say("demo.one"), say("demo.two")
    table = TableScene(session, names, people, house, Motion.OFF)
    album.look(table)
    for _ in range(MOST_TICKS):
        table.tick(TICK)
        seen: View = table.board.seen
        if table.curtain and seen.deal is not None and len(seen.deal.tricks) > _CURTAIN:
            album.take("bezique-curtain", table)
            return
        if table.curtain:
            table.lift_curtain()
        elif table.asks and people[table.board.viewer].idle:
            people[table.board.viewer].answer(choose(seen, _TWO_SEED))
    raise RuntimeError("the curtain stayed open")


_CURTAIN = 3
"""Tricks before the curtain is shown."""


def _play(
    table: TableScene, human: Human, until: _Shows, told: Callable[[], bool] = lambda: True
) -> None:
    """Play on until something is to be seen, and is told."""
    for _ in range(MOST_TICKS):
        table.tick(TICK)
        if table.asks and human.idle:
            if until(table.board.seen):
                if told():
                    return
                continue
            human.answer(choose(table.board.seen, _RUBICON_SEED))
    raise RuntimeError("it was never to be seen")


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
    table, human = _sit(house, Options(), _SEED, weighs)
    album.look(table)
    _play(table, human, _WANTED["bezique-window"], lambda: asked_for(table))
    album.take("bezique-counsel-window", table)
    human.answer(choose(table.board.seen, _SEED))
    _play(table, human, _replies, lambda: asked_for(table))
    album.take("bezique-counsel", table)
