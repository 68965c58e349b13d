"""The road to thirty in pictures: one's own to a pique, and the other's with what is told of it."""

from __future__ import annotations

from game.demo.album import Album
from game.demo.house import LineLog, Showcase, programs
from game.demo.table import rest
from game.games import PIQUET
from game.pages.people import against
from game.pages.stack import Stack
from game.piquet.ai.heuristic import thumb
from game.piquet.plugin.ai import AI
from game.piquet.ui.pique_meter import road
from game.players.player import Human
from game.players.program import Program
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.intents import Hover
from game.stage.ornaments import Beads
from game.table.opposite import opposite_of
from game.table.table import TableScene
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.state import Phase
from rules.piquet.view import View, view

_MINE, _THEIRS = 26, 5
"""Seeds of parties of rules of thumb in which one's own road is walked, and the other's."""
_FAR = 20  # points of a road that is worth a picture
_REST = 0.6


def show_road(album: Album, house: Showcase) -> None:
    """Both roads; on the other's the pointer rests."""
    album.take("road-of-ones-own", _walked(album, house, _MINE, mine=True))
    theirs = Stack(_walked(album, house, _THEIRS, mine=False))
    beads = next(item for item in album.look(theirs).items if isinstance(item, Beads))
    theirs.on_intent(Hover(beads.x + 20, beads.y))
    theirs.tick(_REST)
    album.take("road-of-the-other", theirs)


def _walked(album: Album, house: Showcase, seed: int, mine: bool) -> TableScene:
    """A table at which one is asked something while such a road is alive."""
    human = Human()
    session = Session(
        {Player.A: human, Player.B: Program(thumb.choose, seed)},
        Dealer(seed),
        lines=_until(seed, mine),
    )
    you, program = against(AI.usual)
    opposite, names = opposite_of(AI.usual, PIQUET), (you.name, program.name)
    table = TableScene(session, names, {Player.A: human}, house, opposite=opposite)
    album.look(table)
    rest(table)
    return table


def _until(seed: int, mine: bool) -> tuple[str, ...]:
    """The log of a partie of programs as far as such a road."""
    log = LineLog()
    session = Session(programs(seed), Dealer(seed), Options(), log)
    while not _leads_far(view(session.state, Player.A), mine):
        if not session.advance():
            raise RuntimeError(f"there is no such road in the partie {seed}")
    return tuple(log.lines)


def _leads_far(seen: View, mine: bool) -> bool:
    found = road(seen)
    asked = seen.choices is not None and seen.phase is not Phase.ANSWER  # which may be done for one
    if found is None or found.come or seen.deal is None or not asked:
        return False
    return found.points >= _FAR and found.more > 0 and (found.seat is seen.deal.seat) is mine
