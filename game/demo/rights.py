"""The rights of the table in pictures: each as it stands when its button was pressed.

Played by somebody who calls too little and leaves things out, so that the law gives all of them.
"""

from __future__ import annotations

from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.table import MOST_TICKS, TICK, rest
from game.games import PIQUET
from game.pages.people import against
from game.pages.scene import Push
from game.piquet.ai.heuristic import thumb
from game.piquet.plugin.ai import AI
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.ui.wishes import DeskWish
from game.players.player import Human, Occupant
from game.players.program import Program
from game.session.dealer import Dealer
from game.session.juncture import Juncture
from game.session.session import Session
from game.stage.director import Motion
from game.table.offers import Wish
from game.table.opponent import AtOnce
from game.table.opposite import opposite_of
from game.table.table import TableScene
from rules.core.seats import Player
from rules.piquet.actions import Action, Call, Play
from rules.piquet.choices import MayCall
from rules.piquet.options import Options
from rules.piquet.pack import in_order
from rules.piquet.view import View

_SEED = 15
"""A partie in which all of them come up."""
_PICTURES = {
    DeskWish.ASK: "right-to-ask",
    DeskWish.CORRECT: "right-to-correct",
    DeskWish.LATE: "right-to-claim-late",
    DeskWish.WITHHOLD: "right-to-keep-back",
    DeskWish.NAME: "naming-a-suit",
    Wish.CLAIM: "sure-tricks",
}


class _Slow(AtOnce):
    """An opponent who leaves time to put something in."""

    def pause(self, now: Juncture, motion: Motion) -> float:  # noqa: ARG002 - the port's signature
        return 0.5


def show_rights(album: Album, house: Showcase) -> None:
    """Each of them once, in the order in which they come up."""
    human = Human()
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(thumb.choose, _SEED)}
    session = Session(seats, Dealer(_SEED), Options(show_to_score=True))
    you, program = against(AI.usual)
    names = you.name, program.name
    people = {Player.A: human}
    opposite = opposite_of(AI.usual, PIQUET)
    table = TableScene(session, names, people, house, Motion.FAST, _Slow(), opposite=opposite)
    album.look(table)
    wanted = dict(_PICTURES)
    for _ in range(MOST_TICKS):
        going = table.tick(TICK)
        if isinstance(going, Push) and isinstance(going.scene, DealSheet):
            going.scene.press("next")
        offered = {offer.deed for offer in table.acting.prompt.offers}
        for wish in [wish for wish in wanted if wish in offered]:
            if wish is not Wish.CLAIM:  # its button does it at once
                table.acting.wish(wish)
                rest(table)
            album.take(wanted.pop(wish), table)
            table.acting.wish(DeskWish.BACK)
        if not wanted:
            return
        if table.asks and human.idle:
            human.answer(_carelessly(table.board.seen, len(session.state.results)))
    raise RuntimeError(f"never offered: {', '.join(wanted)}")


def _carelessly(seen: View, deal: int) -> Action:
    """Calls the least there is in one deal, nothing in the next, and so on."""
    may = seen.choices
    if isinstance(may, MayCall) and may.calls and may.cards:
        if deal % 3 == 2:
            return Play(in_order(may.cards)[0])
        least = [call for call in may.calls if type(call) is type(may.calls[0])]
        return Call(least[-1])
    return thumb.choose(seen, _SEED)
