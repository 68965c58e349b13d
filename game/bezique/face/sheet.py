"""The page after a deal: what each counted, on paper, and under it the cards behind a number.

A number is called "sheet:<row>:<player>" among the targets.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.bezique.face.panel.panel import panel_of
from game.bezique.words.names import kind_name, kind_of
from game.bezique.words.say import say
from game.pages.page import DEAF_SECONDS, Page
from game.pages.scene import Pop, Push, Scene, Transition
from game.preferences import Preferences
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.intents import Hover, Intent, Key
from game.stage.lines import fitted, ring
from game.stage.picture import (
    Backdrop,
    Box,
    CardItem,
    Icon,
    IconOf,
    Item,
    Picture,
    Shadow,
    Stroke,
    Target,
    Text,
)
from game.stage.places import WIDE, Places
from game.stage.widgets import Button, button_row
from game.words.terms import capital
from rules.bezique.pack import face, in_order
from rules.bezique.scoring import Line, total
from rules.bezique.state import DealState, Phase
from rules.bezique.view import View
from rules.core.cards import Card
from rules.core.seats import Player

_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_MOST_CARDS = 32


@dataclass(frozen=True, slots=True)
class CountedRow:
    """What was counted for one thing: its name, and the lines of both, A's first."""

    key: str
    label: str
    lines: tuple[tuple[Line, ...], tuple[Line, ...]]

    def points(self, player: Player) -> int:
        """The points of a player in this row."""
        return sum(line.points for line in self.lines[player])


def rows(deal: DealState) -> tuple[CountedRow, ...]:
    """The ledger by what was counted, in the order in which each thing came first."""
    found: dict[str, tuple[list[Line], list[Line]]] = {}
    labels: dict[str, str] = {}
    for line in deal.ledger:
        key, kind = line.item.value, kind_of(line)
        labels[key] = capital(kind_name(kind)) if kind is not None else say(f"item.{key}")
        found.setdefault(key, ([], []))[line.player].append(line)
    return tuple(
        CountedRow(key, labels[key], (tuple(both[0]), tuple(both[1])))
        for key, both in found.items()
    )


def headline(deal: DealState, names: tuple[str, str], you: Player | None) -> str:
    """Who counted more in a deal, and by how much."""
    a, b = (total(deal.ledger, player) for player in Player)
    if a == b:
        return say("sheet.headline.even")
    winner = Player.A if a > b else Player.B
    if winner is you:
        return say("sheet.headline.yours", number=abs(a - b))
    return say("sheet.headline", name=names[winner], number=abs(a - b))


class DealSheet(Page):
    """The sheet of the deal that `seen` holds, open; popping goes on with the table.

    `names` are A's and B's; `you` is the only person at the screen, None where two people play or
    none. `pause` and `book` make the pages above this one, `review` one of what one chose in the
    deal, or None where it cannot be made. A deal of the `past` tells nothing of what comes after.
    """

    def __init__(
        self,
        seen: View,
        names: tuple[str, str],
        you: Player | None,
        pause: Callable[[], Scene] | None = None,
        book: Callable[[], Scene] | None = None,
        *,
        guiding: bool = False,
        past: bool = False,
        likes: Preferences | None = None,
        review: Callable[[], Scene | None] | None = None,
    ) -> None:
        """ValueError when the deal is not over."""
        super().__init__("next")
        if seen.deal is None or seen.deal.opened is None:
            raise ValueError("a sheet is made of a deal that is over")
        self.seen, self.deal = seen, seen.deal.opened
        self._names, self._you, self._pause, self._book = names, you, pause, book
        self._past, self._guiding, self._likes, self._review = past, guiding, likes, review
        self.rows = rows(self.deal)
        self.columns = seen.player, seen.player.other
        self.chosen: str | None = self._largest()

    def stops(self) -> tuple[str, ...]:
        return (*self._keys(), *(button.key for button in self._buttons()))

    def _keys(self) -> tuple[str, ...]:
        return tuple(
            f"sheet:{row.key}:{player.value}"
            for row in self.rows
            for player in self.columns
            if row.lines[player]
        )

    def _largest(self) -> str | None:
        worth = {
            f"sheet:{row.key}:{player.value}": row.points(player)
            for row in self.rows
            for player in self.columns
            if any(line.cards for line in row.lines[player])
        }
        return max(worth, key=lambda key: worth[key], default=None)

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key("?" | "f1") if self._book is not None:
                return Push(self._book())
            case Key("r") if self._review is not None:
                return self.press("review")
            case Key("enter"):  # the numbers show their cards when pointed at: Enter goes on
                key = "review" if self.focus == "review" else "next"
                return self.press(key) if self.age >= DEAF_SECONDS else None
        going = super().obey(intent)
        if isinstance(intent, Hover):
            self._choose(self.hover)
        return going

    def step(self, by: int) -> None:
        super().step(by)
        self._choose(self.focus)

    def press(self, key: str) -> Transition | None:
        if key == "next":
            return Pop()
        if key == "review" and self._review is not None:
            page = self._review()
            return None if page is None else Push(page)
        self._choose(key)
        return None

    def press_icon(self, name: str) -> Transition | None:
        above = self._pause if name == "menu" else self._book
        return Push(above()) if above is not None else None

    def escape(self) -> Transition | None:
        return Push(self._pause()) if self._pause is not None else Pop()

    def _choose(self, key: str | None) -> None:
        if key != self.chosen and key in self._keys():
            self.chosen = key
            self.touch()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        places = Places.of(room)
        first = None if self._you is not None else Player.A
        items: list[Item] = [*panel_of(self.seen, self._names, room, first)]
        drawn, targets, foot = self._paper(places)
        items += drawn
        items += self._cards(places, foot)
        row, touch = self._foot(places)
        icons, around = self._icons(places)
        return Picture(Backdrop.TABLE, (*items, *row, *icons), (*targets, *touch, *around))

    def _paper(self, places: Places) -> tuple[list[Item], list[Target], float]:
        """The paper with a row for each thing that was counted; and where it ends."""
        wide = places.sizes is WIDE
        width, top = (620.0, 28.0) if wide else (560.0, 12.0)
        head, foot = (64.0, 56.0) if wide else (46.0, 42.0)
        space = places.sentence_line - places.sizes.button / 2 - 116 - places.baize.y - top
        step = min(36.0 if wide else 28.0, (space - head - foot) / max(1, len(self.rows)))
        place = Rect(
            places.centre - width / 2,
            places.baize.y + top,
            width,
            head + foot + step * len(self.rows),
        )
        left, right = place.x + 32, place.right - 32
        ends = right - 150, right
        items: list[Item] = [Box(place, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
        title = say("sheet.title", number=self.deal.number)
        items.append(Text(title, left, place.y + head * 0.66, Font(28, True, True), _INK))
        for player, x in zip(self.columns, ends, strict=True):
            name = fitted(self._names[player], Font(16, bold=True), 140, places.room)
            y = place.y + head * 0.66
            items.append(Text(name, x, y, Font(16, bold=True), _INK, Align.RIGHT))
        y = place.y + head
        items.append(Stroke(left, y, right, y, Paint(Tone.INK, 0.75), 1.25))
        targets: list[Target] = []
        for row in self.rows:
            line = y + step / 2 + 6
            items.append(Text(row.label, left, line, Font(16), _INK))
            for player, x in zip(self.columns, ends, strict=True):
                key = f"sheet:{row.key}:{player.value}"
                touch = Rect(x - 110, y, 118, step)
                if row.lines[player]:
                    targets.append(Target(key, touch))
                    if key == self.chosen:
                        items.append(Box(touch, 6, fill=Paint(Tone.BRASS, 0.24)))
                    if key == self.focus:
                        items.append(ring(touch.grown(-4), on_paper=True))
                    words, paint = str(row.points(player)), _INK
                else:
                    words, paint = say("sheet.none"), _SOFT
                items.append(Text(words, x, line, Font(20, serif=True), paint, Align.RIGHT))
            y += step
            items.append(Stroke(left, y, right, y, Paint(Tone.INK, 0.16)))
        line = y + foot * 0.68
        items.append(Text(say("sheet.total"), left, line, Font(16, bold=True), _INK))
        for player, x in zip(self.columns, ends, strict=True):
            sums = str(total(self.deal.ledger, player))
            size = 40 if wide else 28
            items.append(Text(sums, x, line, Font(size, True, True), _INK, Align.RIGHT))
        return items, targets, place.bottom

    def _cards(self, places: Places, top: float) -> list[Item]:
        """The cards behind the number that is chosen, laid out in groups under the paper."""
        groups = self._groups()
        if not groups:
            return []
        foot = places.sentence_line - places.sizes.button / 2 - 6
        width = min(64.0, (foot - top - 20) / CARD_RATIO)
        step, gap = width * 0.62, width * 0.5
        whole = sum(width + (len(group) - 1) * step for group in groups) + gap * (len(groups) - 1)
        most = places.right - places.left
        squeeze = min(1.0, most / whole)
        x, y = places.centre - whole * squeeze / 2, (top + foot) / 2
        items: list[Item] = []
        for group in groups:
            for card in group:
                pose = Pose(x + width / 2 * squeeze, y, width)
                items.append(CardItem(f"shown:{card}", str(face(card)), pose, Shadow.HAND))
                x += step * squeeze
            x += (width - step + gap) * squeeze
        return items

    def _groups(self) -> list[tuple[Card, ...]]:
        for row in self.rows:
            for player in self.columns:
                if f"sheet:{row.key}:{player.value}" == self.chosen:
                    cards = [in_order(line.cards) for line in row.lines[player] if line.cards]
                    return cards[:_MOST_CARDS]
        return []

    def _foot(self, places: Places) -> tuple[list[Item], list[Target]]:
        """What the deal came to in a sentence, what comes next, and the way on."""
        room, y = places.room, places.sentence_line
        row, touch = button_row(
            self._buttons(), places.right, y + 4, places.sizes.button, room, self.focus
        )
        edges = (target.place.x for target in touch if isinstance(target.place, Rect))
        most = min(edges, default=places.right) - places.left - 20
        said = headline(self.deal, self._names, self._you)
        items: list[Item] = [
            Text(fitted(said, Font(20, bold=True), most, room), places.left, y, Font(20, bold=True))
        ]
        if not self._past:
            words = fitted(self._next(), Font(16), most, room)
            items.append(Text(words, places.left, y + 28, Font(16), Paint(Tone.SOFT)))
        return [*items, *row], touch

    def _buttons(self) -> tuple[Button, ...]:
        """The way on, and the one to a review of this deal."""
        if self._past:
            return (Button("next", say("do.back"), "Esc"),)
        label = say("do.settle" if self.seen.phase is Phase.OVER else "do.next-deal")
        on = Button("next", label, "Enter", primary=True)
        return (on,) if self._review is None else (Button("review", say("sheet.review"), "R"), on)

    def _next(self) -> str:
        if self.seen.phase is Phase.OVER:
            return say("sheet.over")
        dealer = self.deal.dealer.other
        if dealer is self._you:
            return say("sheet.next.yours")
        return say("sheet.next", name=self._names[dealer])

    def _icons(self, places: Places) -> tuple[list[Item], list[Target]]:
        """The menu and the help at their usual corner."""
        items: list[Item] = []
        targets: list[Target] = []
        x, y = places.baize.right - 38, places.baize.y + 38
        for name, above in (("menu", self._pause), ("help", self._book)):
            if above is not None:
                items.append(Icon(name, x, y, 24))
                targets.append(Target(IconOf(name), Rect(x - 22, y - 22, 44, 44)))
                y += 48
        return items, targets
