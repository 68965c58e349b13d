"""A partie of two programs at another table: played to its end while one waits, or looked at.

It is a partie as any other, thought about by both and stored action by action; only nobody is dealt
to here, so nothing flies and nobody takes the time of a person.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.pages.grid import grid_in, sheet
from game.pages.page import Page
from game.pages.scene import Push, Reset, Scene, Transition
from game.stage.basics import Align, Font, Rect, Room
from game.stage.blocks import BRASS, PLAIN, SOFT, Block, Drawn, Fill, Inset, Sized, WordBlock
from game.stage.director import Motion
from game.stage.layout import Column, Row
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Box, Item, Picture
from game.stage.widgets import Button
from game.table.table import TableScene
from game.words.catalogue import say
from rules.core.seats import Player

_AT_ONCE = 10
"""Turns of the table's loop for one of the window's: both answer as soon as they have thought."""
_LONG = 60.0
"""Seconds by the table's clock for each: whatever is waited for there is over."""
_NAME, _SCORE = Font(20, bold=True), Font(40, serif=True, bold=True)
_FIGURE = Font(20, serif=True, italic=True)
_FACE, _SMALL_FACE, _ACROSS = 112.0, 84.0, 760.0
_ROW, _DEALS, _CENTRE = 27.0, 6, Align.CENTRE


class Elsewhere(Page):
    """Two programs play; `over` makes what comes after."""

    def __init__(
        self, table: TableScene, portraits: tuple[str, str], over: Callable[[], Scene]
    ) -> None:
        """Nobody is at the screen for `table`; `portraits` are the two players', A's first."""
        super().__init__("watch")
        self.game = table.game
        self._table, self._portraits, self._over = table, portraits, over
        self._liked = table.board.director.motion
        table.board.director.motion = Motion.OFF

    def tick(self, seconds: float) -> Transition | None:
        super().tick(seconds)
        if not self.drawn:
            return None
        before = self._stands()
        for _ in range(_AT_ONCE):
            going = self._table.tick(_LONG)
            if isinstance(going, Reset):  # to the settlement: the partie is over
                return Reset(self._over())
        if self._stands() != before:
            self.touch()
        return None

    def _stands(self) -> tuple[object, ...]:
        deals = self._table.session.now.deals
        return deals.number, deals.results

    def press(self, key: str) -> Transition | None:
        if key == "watch":
            self._table.board.director.motion = self._liked
            return Reset(self._table)
        return Push(self._table.around.pause(self._table))

    def escape(self) -> Transition | None:
        return self.press("menu")

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        self._table.picture(room)  # it plays only where there is room for it
        deals = self._table.session.now.deals
        face = _SMALL_FACE if room.small else _FACE
        apart = 2 * min(260.0, grid_in(room).body.width * 0.24)
        players = [Sized(self._player(player, face), apart) for player in Player]
        which = WordBlock(say("elsewhere.deal", number=max(1, deals.number)), PLAIN, SOFT, _CENTRE)
        written = Row((Sized(self._written(deals.results), 1.5 * apart),), align=_CENTRE)
        body = Column((Row(players, 0, _CENTRE), which, written), 16)
        buttons = (
            Button("menu", say("elsewhere.menu"), "Esc"),
            Button("watch", say("elsewhere.watch"), "Enter", primary=True),
        )
        return sheet(say("elsewhere.title"), Inset(body, top=24), buttons, room, snug=_ACROSS)

    def _written(self, results: Sequence[tuple[int, int]]) -> Block:
        """What the deals came to: the last that there is room for."""
        begins, rows = max(0, len(results) - _DEALS), list[Block]()
        for number, points in enumerate(results[begins:], begins + 1):
            a, b = (WordBlock(str(each), _FIGURE, align=_CENTRE) for each in points)
            which = WordBlock(str(number), PLAIN, SOFT, _CENTRE)
            rows.append(Sized(Row((Fill(a), Fill(which), Fill(b)), 0), high=_ROW))
        return Inset(Column(rows), 0, 9, 0, 9)

    def _player(self, player: Player, face: float) -> Column:
        """The face, or a disc where there is none; the name, and how many points."""
        deals, portrait = self._table.session.now.deals, self._portraits[player]

        def draw(place: Rect) -> list[Item]:
            x, y = place.centre
            if portrait:
                return [Portrait(portrait, x, y, face)]
            disc = Rect(x - face / 2, y - face / 2, face, face)
            return [Box(disc, face / 2, outline=BRASS, line=2)]

        points = str(sum(result[player] for result in deals.results))
        name = WordBlock(self._table.names[player], _NAME, align=_CENTRE)
        score = WordBlock(points, _SCORE, align=_CENTRE)
        return Column((Drawn(face, face * PORTRAIT_RATIO, draw), Inset(name, top=14), score))
