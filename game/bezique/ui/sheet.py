"""The page after a deal: what each counted, on paper, and under it the cards behind a number."""

from __future__ import annotations

from collections.abc import Callable

from game.bezique.ui.panel.panel import panel_of
from game.bezique.words import kind_name, kind_of, say
from game.pages.scene import Scene
from game.preferences import Preferences
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Backdrop, Item, Picture, Target, Text
from game.stage.places import Places
from game.stage.widgets import button_row
from game.table.deal_paper import DealPaper, Group, PaperRow, paper_items
from game.table.deal_sheet import SheetPage
from game.words.terms import capital
from rules.bezique.options import Brisques
from rules.bezique.pack import face, in_order
from rules.bezique.scoring import Item as For
from rules.bezique.scoring import Line, scores
from rules.bezique.state import DealState, Phase
from rules.bezique.view import View
from rules.core.seats import Player


def paper_of(deal: DealState, names: tuple[str, str], first: Player) -> DealPaper:
    """The ledger by what was counted, in the order in which each thing came first."""
    found: dict[str, tuple[list[Line], list[Line]]] = {}
    labels: dict[str, str] = {}
    for line in deal.ledger:
        key, kind = line.item.value, kind_of(line)
        labels[key] = capital(kind_name(kind)) if kind is not None else say(f"item.{key}")
        found.setdefault(key, ([], []))[line.player].append(line)
    rows = (
        PaperRow(key, labels[key], (_points(a), _points(b)), (_shown(a), _shown(b)))
        for key, (a, b) in found.items()
    )
    title = say("sheet.title", number=deal.number)
    return DealPaper(title, names, first, tuple(rows), scores(deal.ledger), _note(deal))


def _note(deal: DealState) -> str:
    """That aces and tens were won which nobody counts: the game was reached before them (ZH2)."""
    options = deal.options
    counts = options.brisques is Brisques.AT_THE_END and not options.rubicon
    counted = {line.player for line in deal.ledger if line.item is For.BRISQUES}
    if not counts or all(who in counted or not deal.brisques(who) for who in Player):
        return ""
    return say("sheet.brisques-lost", number=options.target)


def _points(lines: list[Line]) -> int | None:
    return sum(line.points for line in lines) if lines else None


def _shown(lines: list[Line]) -> tuple[Group, ...]:
    return tuple(
        tuple(str(face(card)) for card in in_order(line.cards)) for line in lines if line.cards
    )


def headline(deal: DealState, names: tuple[str, str], you: Player | None) -> str:
    """Who counted more in a deal, and by how much."""
    a, b = scores(deal.ledger)
    if a == b:
        return say("sheet.headline.even")
    winner = Player.A if a > b else Player.B
    if winner is you:
        return say("sheet.headline.yours", number=abs(a - b))
    return say("sheet.headline", name=names[winner], number=abs(a - b))


class DealSheet(SheetPage):
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
        super().__init__(pause, book, review, past=past)
        if seen.deal is None or seen.deal.opened is None:
            raise ValueError("a sheet is made of a deal that is over")
        self.seen, self.deal = seen, seen.deal.opened
        self._names, self._you = names, you
        self.paper = paper_of(self.deal, names, seen.player)
        self.chosen = self.paper.largest()

    def stops(self) -> tuple[str, ...]:
        return (*self.paper.numbers(), *(button.key for button in self.buttons()))

    def is_number(self, key: str | None) -> bool:
        return key in self.paper.numbers()

    def is_last(self) -> bool:
        return self.seen.phase is Phase.OVER

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        places = Places.of(room)
        first = None if self._you is not None else Player.A
        items: list[Item] = [*panel_of(self.seen, self._names, room, first)]
        drawn, targets = paper_items(self.paper, places, self.chosen, self.focus)
        items += drawn
        row, touch = self._foot(places)
        icons, around = self.icons(places)
        return Picture(Backdrop.TABLE, (*items, *row, *icons), (*targets, *touch, *around))

    def _foot(self, places: Places) -> tuple[list[Item], list[Target]]:
        """What the deal came to in a sentence, what comes next, and the way on."""
        room, y = places.room, places.sentence_line
        row, touch = button_row(
            self.buttons(), places.right, y + 4, places.sizes.button, room, self.focus
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

    def _next(self) -> str:
        if self.seen.phase is Phase.OVER:
            return say("sheet.over")
        dealer = self.deal.dealer.other
        if dealer is self._you:
            return say("sheet.next.yours")
        return say("sheet.next", name=self._names[dealer])
