"""An exchange in the middle of a partie: cards lie put out, and what is kept is told."""

from __future__ import annotations

from game.demo.album import Album
from game.demo.house import LineLog, Showcase, programs
from game.demo.table import rest
from game.games import PIQUET
from game.pages.people import against
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.programs import AI
from game.piquet.ui.hand_state_steps import toggled
from game.players.engine import Program
from game.players.player import Human
from game.session.dealer import Dealer
from game.session.session import Session
from game.table.opposite import opposite_of
from game.table.table import TableScene
from rules.core.seats import Player
from rules.piquet.actions import Exchange
from rules.piquet.choices import MayExchange
from rules.piquet.options import Options
from rules.piquet.view import view

_SEED, _PLAYED = 135, 2
"""A partie of rules of thumb, and after how many deals one is asked what to put out."""
_CHOSEN = 3
"""Of what the rule of thumb would put out: one is still choosing."""


def show_exchange(album: Album, house: Showcase) -> None:
    """Three cards put out, as by one who thinks about a fourth."""
    human = Human()
    session = Session(
        {Player.A: human, Player.B: Program(thumb.choose, _SEED)}, Dealer(_SEED), lines=_lines()
    )
    you, program = against(AI.usual)
    opposite, names = opposite_of(AI.usual, PIQUET), (you.name, program.name)
    table = TableScene(session, names, {Player.A: human}, house, opposite=opposite)
    album.look(table)
    rest(table)
    advised = thumb.choose(table.board.seen, _SEED)
    if not isinstance(advised, Exchange):
        raise TypeError("nothing is to be put out")
    for card in sorted(advised.cards, key=lambda card: (card % 13, card))[:_CHOSEN]:
        table.board.arrange(toggled(table.board.hand_state, card))
    album.look(table)
    rest(table)
    album.take("exchange", table)


def _lines() -> tuple[str, ...]:
    """The log of the partie as far as the exchange."""
    log = LineLog()
    session = Session(programs(_SEED), Dealer(_SEED), Options(), log)
    while len(session.state.results) < _PLAYED or not isinstance(
        view(session.state, Player.A).choices, MayExchange
    ):
        if not session.advance():
            raise RuntimeError(f"there is no such exchange in the partie {_SEED}")
    return tuple(log.lines)
