"""Whoever sits opposite in pictures: pleased, vexed, and with a word of his or her own."""

from __future__ import annotations

from collections.abc import Callable

from game.demo.album import Album
from game.demo.house import Showcase
from game.games import PIQUET
from game.pages.people import against
from game.piquet.ai.heuristic import thumb
from game.piquet.plugin.ai import AI
from game.players.player import Human
from game.players.program import Program
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.ornaments import Mood
from game.table.manners import Occasion
from game.table.opposite import opposite_of
from game.table.table import TableScene
from game.words.catalogue import GENERAL, sentence, spoken
from rules.core.seats import Player

_SEED, _TICK, _MOST = 3, 0.1, 20_000


def show_opposite(album: Album, house: Showcase) -> None:
    """Each of the six once: in the one mood, in the other, or while something is added."""
    for kind, shows in zip(
        AI.opponents, (_adds, _pleased, _vexed, _adds, _vexed, _pleased), strict=True
    ):
        album.take(f"opposite-{AI.portraits[kind]}", _table(album, house, kind, shows))


def _pleased(table: TableScene) -> bool:
    return table.board.top.mood is Mood.PLEASED


def _vexed(table: TableScene) -> bool:
    return table.board.top.mood is Mood.VEXED


def _adds(table: TableScene) -> bool:
    """Whether the last words end with some that are no words of the game."""
    top = table.board.top
    more = [
        sentence(spoken(), GENERAL, f"manner.{top.opposite.kind}.{occasion.value}")
        for occasion in Occasion
    ]
    last = [saying.words for saying in top.spoken.said[-1:]]
    return any(words.endswith(each) for words in last for each in more if each)


def _table(
    album: Album, house: Showcase, kind: str, shows: Callable[[TableScene], bool]
) -> TableScene:
    """A table against somebody, as soon as that is to be seen there."""
    human = Human()
    session = Session({Player.A: human, Player.B: Program(thumb.choose, _SEED)}, Dealer(_SEED))
    you, program = against(kind)
    table = TableScene(
        session,
        (you.name, program.name),
        {Player.A: human},
        house,
        opposite=opposite_of(kind, PIQUET),
    )
    album.look(table)
    for _ in range(_MOST):
        table.tick(_TICK)
        if table.board.director.idle and shows(table) and table.board.voiced == 1:
            return table
        if table.asks and human.idle:
            human.answer(thumb.choose(table.board.seen, _SEED))
    raise RuntimeError(f"nothing of {kind} is to be seen in the partie {_SEED}")
