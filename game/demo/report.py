"""What a discard is worth, in pictures: one chooses, points at a row, and takes the best."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.table import MOST_TICKS, TICK, rest
from game.games import PIQUET
from game.pages.people import against
from game.piquet.ai.analysis import Weigher
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.programs import AI
from game.players.engine import Program
from game.players.judgement import Weighed
from game.players.mind import Weigh
from game.players.player import Human, Occupant
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.intents import Key
from game.table.opposite import opposite_of
from game.table.table import TableScene
from rules.core.cards import Card, Hand
from rules.core.game import Action
from rules.core.seats import Player
from rules.piquet.choices import MayExchange
from rules.piquet.view import View

_SEED = 1


class WeighsHere:
    """Weighs in this very process, for pictures that are always the same."""

    def __init__(self, weigher: Weigh | None = None) -> None:
        self._weigher = weigher or Weigher()
        self._about: tuple[View, Action | None] | None = None
        self._known: Weighed | None = None

    def __call__(self, seen: View, action: Action | None) -> Weighed | None:
        if self._about != (seen, action):
            self._about = seen, action
            steps: Iterable[Weighed | None] = self._weigher(seen, _SEED, also=action)
            *_, self._known = (one for one in steps if one is not None)
        return self._known


def asked_for(table: TableScene) -> bool:
    """Whether it is told what the choices of a question are worth; if not, it is asked for."""
    told = table.board.top.weighed is not None
    if not told and table.asks:
        table.on_intent(Key("h"))
    return told


def show_report(album: Album, house: Showcase) -> None:
    """One chooses a discard and asks what it is worth."""
    human, seed = Human(), house.seed
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(thumb.choose, seed)}
    you, program = against(AI.usual)
    session = Session(seats, Dealer(seed))
    names = you.name, program.name
    opposite = opposite_of(AI.usual, PIQUET)
    table = TableScene(
        session, names, {Player.A: human}, house, weighs=WeighsHere(), opposite=opposite
    )
    album.look(table)
    for _ in range(MOST_TICKS):
        table.tick(TICK)
        if not (table.asks and human.idle):
            continue
        if not isinstance(table.board.seen.choices, MayExchange):
            human.answer(thumb.choose(table.board.seen, seed))
        elif asked_for(table):
            break
    best = table.board.top.weighed
    if best is None or table.board.seen.deal is None:
        raise RuntimeError("nothing was weighed")
    _lay(table, best.analysis.candidates[0].action.cards)
    album.take("discard-report", table)
    for _ in range(2):
        table.on_intent(Key("down"))
    album.take("discard-report-numbers", table)
    for key in ("up", "enter"):
        table.on_intent(Key(key))
    rest(table)
    album.take("discard-report-best", table)


def _lay(table: TableScene, best: Hand) -> None:
    """As one does who throws a low card that the best keeps, and keeps a higher one."""
    kept = table.board.seen.deal.hand - best
    out = best - {max(best, key=_height)} | {min(kept, key=_height)}
    table.board.arrange(replace(table.board.hand_state, chosen=tuple(sorted(out))))
    rest(table)


def _height(card: Card) -> tuple[int, int]:
    return card % 13, card
