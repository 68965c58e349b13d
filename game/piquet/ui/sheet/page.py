"""The page after a deal: the sheet over the table, what it came to, and the way on."""

from __future__ import annotations

from msgspec.structs import replace

from game.games import PIQUET
from game.pages.curve import CurvePoint, curve_items, curve_of
from game.piquet.preferences import LINE
from game.piquet.ui.panel.panel import panel_items
from game.piquet.ui.sheet.counting import counting, deals_of, live_totals, times
from game.piquet.ui.sheet.rows import headline
from game.piquet.ui.sheet.sheet import PaperSheet, pressable, sheet_items, sheet_place, side_of
from game.piquet.words import say
from game.preferences import Preferences
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Backdrop, Item, Picture, Role, Text, Widget, joined
from game.stage.places import WIDE, Places
from game.table.deal_sheet import GameSheet
from game.words.terms import capital, number
from rules.core.seats import Player
from rules.piquet.seats import Seat
from rules.piquet.state import Phase
from rules.piquet.view import View

_LEAST_CURVE = 80.0  # units across


class DealSheet(GameSheet[View]):
    """The form of a deal; who `likes` the line sees the curve of the partie."""

    def open(self, likes: Preferences | None) -> None:
        seen = self.seen
        if seen.deal is None or seen.deal.opened is None:
            raise ValueError("a sheet is made of a deal that is over")
        opened = seen.deal.opened
        self._deal = replace(opened, ledger=counting(seen, opened.ledger))
        names, you = self._names, self._you
        self._alone = False  # it is part of a partie
        self._curve: tuple[CurvePoint, ...] = ()
        if likes is not None and likes.value(LINE):
            side = Player.A if you is None else you
            self._curve = curve_of(PIQUET, seen.options, seen.results, seen.first_dealer, side)
        deal = self._deal
        by_seat = names[deal.player(Seat.ELDER)], names[deal.player(Seat.YOUNGER)]
        self._left = Player.A if you is None else seen.player
        self.sheet = PaperSheet(deal, by_seat, deal.seat(self._left), times(seen))
        self.chosen = _best(self.sheet)

    def keep_left(self, player: Player) -> None:
        self._left = player
        self.sheet = replace(self.sheet, first=self._deal.seat(player))

    def stops(self) -> tuple[str, ...]:
        return (*pressable(self.sheet), *(button.key for button in self.buttons()))

    def is_number(self, key: str | None) -> bool:
        return side_of(self.sheet, key) is not None

    def in_all(self) -> tuple[int, int]:
        return live_totals(self.seen)

    def is_last(self) -> bool:
        return self.seen.phase is Phase.OVER

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        places = Places.of(room)
        items: list[Item] = [
            *panel_items(
                self.seen,
                self._names,
                room,
                first=self._left,
                only_partie=True,
                alone=self._alone,
            )
        ]
        drawn = sheet_items(self.sheet, room, self.chosen, self.focus)
        items += [*drawn, *self.portrait(sheet_place(self.sheet, room), drawn, places)]
        y = places.sentence_line
        you = None if self._you is None else self._deal.seat(self._you)
        bold, plain = Font(20, bold=True), Font(16)
        said = headline(self._deal, self.sheet.names, you, self.sheet.times)
        lines = [] if self._past else [self._next_words()]
        lines = [line for line in lines if line]
        if self._guiding:  # two lines, and all of them a little higher
            lines.insert(0, say("guide.sheet"))
        beside = [(said, bold), *((line, plain) for line in lines)]
        row = self.button_row(places, beside)
        most = row.left - places.left - 20
        two = len(lines) > 1
        top, below = (y - 11, y + 12) if two else (y, y + 28)
        if not lines:  # alone beside its button
            top = y + 11
        shown = Text(fitted(said, bold, most, room), places.left, top, bold)
        told = lines if lines or self._past else [self._following()]
        items.append(Widget(Role.STATUS, (shown,), said, note=joined((*self.sums(), *told))))
        items += self._curved(beside, row.left, places)
        soft = Paint(Tone.SOFT)
        for row_of_it, line in enumerate(lines):
            words = fitted(line, plain, most, room)
            items.append(Text(words, places.left, below + 20 * row_of_it, plain, soft))
        return Picture.of(Backdrop.TABLE, (*items, row, *self.icons(places)))

    def _curved(self, lines: list[tuple[str, Font]], end: float, places: Places) -> list[Item]:
        """The curve between the sentences and the button, where they leave room for it."""
        room = places.room
        words = max(room.ruler.width(line, font) for line, font in lines)
        most, high = (264.0, 84.0) if places.sizes is WIDE else (190.0, 60.0)
        width = min(most, end - places.left - words - 44)
        if not self._curve or width < _LEAST_CURVE:
            return []
        place = Rect(end - 24 - width, places.baize.bottom - 16 - high, width, high)
        deals = deals_of(self.seen.options, len(self.seen.results), self.seen.phase is Phase.OVER)
        return curve_items(self._curve, deals or len(self.seen.results), place, room)

    def _next_words(self) -> str:
        """What comes next, where that must be written: else the pad says who is elder."""
        goes_on = self.seen.phase is not Phase.OVER and self._deal.number != self.seen.options.deals
        if goes_on and not self._guiding and self._you is not None:
            return ""
        return self._following()

    def _following(self) -> str:
        """What comes next."""
        seen, deal = self.seen, self._deal
        if seen.phase is Phase.OVER:
            key = "sheet.over" if seen.options.deals else "sheet.reached"
            return say(key)
        if deal.number == seen.options.deals:
            return say("sheet.tied", Number=capital(number(deal.number)))
        elder = deal.dealer
        names, following = self._names, deal.number + 1
        if self._you is None:
            return say("sheet.next", number=following, first=names[elder], other=names[elder.other])
        key = "sheet.next.elder" if elder is self._you else "sheet.next.younger"
        return say(key, number=following, other=names[self._you.other])


def _best(sheet: PaperSheet) -> str | None:
    """The number that is shown first: the largest that a hand made, or else the largest.

    What was played and won lies in everybody's memory; the cards of a call are worth a look.
    """
    keys = pressable(sheet)
    made = [key for key in keys if key.split(":")[1] in _OF_A_HAND] or keys
    worth = {key: side.points for key in keys if (side := side_of(sheet, key)) is not None}
    return max(made, key=lambda key: worth[key], default=None)


_OF_A_HAND = ("carte-blanche", "point", "sequence", "set")
"""Rows of what is told in words before a card is played."""
