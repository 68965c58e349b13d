"""A partie of two programs at another table: played to its end while one waits, or looked at.

It is a partie as any other, thought about by both and stored action by action; only nobody is dealt
to here, so nothing flies and nobody takes the time of a person.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.pages.grid import grid_in, page_foot, page_name
from game.pages.page import Page
from game.pages.scene import Push, Reset, Scene, Transition
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.director import Motion
from game.stage.lines import fitted
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Backdrop, Box, Item, Picture, Shadow, Text
from game.stage.widgets import Button
from game.table.table import TableScene
from game.words.catalogue import say
from rules.core.seats import Player

_AT_ONCE = 10
"""Turns of the table's loop for one of the window's: both answer as soon as they have thought."""
_LONG = 60.0
"""Seconds by the table's clock for each: whatever is waited for there is over."""
_NAME, _SCORE, _PLAIN = Font(20, bold=True), Font(40, serif=True, bold=True), Font(16)
_FIGURE = Font(20, serif=True, italic=True)
_FACE, _SMALL_FACE = 112.0, 84.0
_ROW, _DEALS = 27.0, 6


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
        grid = grid_in(room)
        items = page_name(grid, say("elsewhere.title"), room)
        deals = self._table.session.now.deals
        points = [sum(result[player] for result in deals.results) for player in Player]
        face = _SMALL_FACE if room.small else _FACE
        centre, top = grid.body.centre[0], grid.body.y + 24
        apart = min(260.0, grid.body.width * 0.24)
        for player, side in ((Player.A, -1), (Player.B, 1)):
            x = centre + side * apart
            items += self._player(player, x, top, face, room)
            y = top + face * PORTRAIT_RATIO + 92
            items.append(Text(str(points[player]), x, y, _SCORE, align=Align.CENTRE))
        y = top + face * PORTRAIT_RATIO + 88
        words = say("elsewhere.deal", number=max(1, deals.number))
        items.append(Text(words, centre, y, _PLAIN, Paint(Tone.SOFT), Align.CENTRE))
        items += self._written(deals.results, Rect(centre - apart - 80, y + 28, 2 * apart + 160, 0))
        buttons = (
            Button("menu", say("elsewhere.menu"), "Esc"),
            Button("watch", say("elsewhere.watch"), "Enter", primary=True),
        )
        drawn = page_foot(grid, buttons, room)
        return Picture.of(Backdrop.SHEET, (*items, *drawn))

    def _written(self, results: Sequence[tuple[int, int]], place: Rect) -> list[Item]:
        """What the deals came to, on a sheet of paper: the last that there is room for."""
        if not results:
            return []
        begins = max(0, len(results) - _DEALS)
        shown = results[begins:]
        paper = Rect(place.x, place.y, place.width, _ROW * len(shown) + 18)
        items: list[Item] = [Box(paper, 4, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
        ink, soft = Paint(Tone.INK), Paint(Tone.INK_SOFT)
        for line, points in enumerate(shown, 1):
            y = paper.y + _ROW * line + 1
            x = paper.centre[0]
            items.append(Text(str(begins + line), x, y, _PLAIN, soft, Align.CENTRE))
            for player, left in ((Player.A, paper.x + 80), (Player.B, paper.right - 80)):
                items.append(Text(str(points[player]), left, y, _FIGURE, ink, Align.CENTRE))
        return items

    def _player(self, player: Player, x: float, top: float, face: float, room: Room) -> list[Item]:
        high = face * PORTRAIT_RATIO
        items: list[Item] = []
        if portrait := self._portraits[player]:
            items.append(Portrait(portrait, x, top + high / 2, face))
        else:
            disc = Rect(x - face / 2, top + (high - face) / 2, face, face)
            items.append(Box(disc, face / 2, outline=Paint(Tone.BRASS), line=2))
        name = fitted(self._table.names[player], _NAME, 240, room)
        return [*items, Text(name, x, top + high + 36, _NAME, align=Align.CENTRE)]
