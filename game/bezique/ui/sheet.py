"""The page after a deal: what each counted, on paper, and under it the cards behind a number."""

from __future__ import annotations

from game.bezique.ui.panel.panel import panel_of
from game.bezique.words import kind_name, kind_of, say
from game.preferences import Preferences
from game.stage.basics import Room
from game.stage.picture import Backdrop, Item, Picture
from game.stage.places import Places
from game.table.deal_paper import DealPaper, Group, PaperRow, paper_items
from game.table.deal_sheet import GameSheet
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
        PaperRow(
            key,
            labels[key],
            (_points(a), _points(b)),
            (_shown(a), _shown(b)),
            (_often(a), _often(b)),
        )
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


def _often(lines: list[Line]) -> str:
    """How a player's number came about, where he or she counted the same more than once."""
    alike = len(lines) > 1 and len({line.points for line in lines}) == 1
    return f"{len(lines)} × {lines[0].points} =" if alike else ""


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


class DealSheet(GameSheet[View]):
    """A paper of what each counted."""

    def open(self, likes: Preferences | None) -> None:
        seen = self.seen
        if seen.deal is None or seen.deal.opened is None:
            raise ValueError("a sheet is made of a deal that is over")
        self.deal = seen.deal.opened
        self.paper = paper_of(self.deal, self._names, seen.player)
        self.chosen = self.paper.largest()

    def stops(self) -> tuple[str, ...]:
        return (*self.paper.numbers(), *(button.key for button in self.buttons()))

    def is_number(self, key: str | None) -> bool:
        return key in self.paper.numbers()

    def in_all(self) -> tuple[int, int]:
        return self.seen.totals

    def is_last(self) -> bool:
        return self.seen.phase is Phase.OVER

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        places = Places.of(room)
        first = None if self._you is not None else Player.A
        items: list[Item] = [*panel_of(self.seen, self._names, room, first)]
        items += paper_items(self.paper, places, self.chosen, self.focus)
        items += self._foot(places)
        items += self.icons(places)
        return Picture.of(Backdrop.TABLE, items)

    def _foot(self, places: Places) -> list[Item]:
        said = headline(self.deal, self._names, self._you)
        second = "" if self._past else self.next_words(say, self.deal.dealer.other)
        return self.foot(said, second, places)
