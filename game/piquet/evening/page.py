"""The evening's page: the card for three kept in tens, who sits with whom, and who pays whom.

Enter deals the partie that comes next, or goes on with the one that was begun. A line of the card
that is pressed shows who sat how at that partie, and how its figures came about. "Settle up" shows
what each has to pay, with its points; one may sit down again at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from msgspec.structs import replace

from game.games import PIQUET
from game.pages.grid import beside_name, grid_in, ledger, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import guest_names
from game.pages.scene import Push, Reset, Scene, Transition
from game.pages.start.title import Title
from game.piquet.evening.card import (
    ACCOUNT,
    COLUMNS,
    CUT,
    SMALL_CUT,
    card_items,
    cut_items,
    facts,
    paper_of,
    paragraphs,
    payments_told,
)
from game.piquet.evening.kept_page import help_asked
from game.piquet.evening.open import OpenEvening
from game.piquet.evening.plan import plan_height, plan_items, sitter_of
from game.piquet.evening.words import (
    cut_words,
    entry_words,
    fraction_words,
    only_person,
    outcome_rows,
    payment_words,
    place_rows,
    places_words,
    stake_words,
)
from game.piquet.words import say
from game.stage.basics import CARD_RATIO, Rect, Room
from game.stage.blocks import IVORY, PLAIN, Block, Drawn
from game.stage.intents import Intent
from game.stage.layout import Column
from game.stage.ornaments import Legend
from game.stage.picture import Backdrop, Item, Picture
from game.stage.widgets import Button
from rules.piquet.club.chouette import Roles, Three, payments

_SMALL_PLAN, _TALL = 264.0, 500.0
"""How high who sits where is at most in a small room that is not tall."""


class EveningPage(Page):
    """An evening between two parties, or before the first."""

    game = PIQUET

    def __init__(self, house: House, evening: OpenEvening, new: Callable[[], Scene]) -> None:
        """`new` makes the page where another evening is begun."""
        super().__init__("deal")
        self._house, self._evening, self._new = house, evening, new
        self._told = evening.place.partie  # the partie that is shown; or the account of all
        self._notice = ""

    def press(self, key: str) -> Transition | None:
        evening = self._evening
        match key:
            case "deal" if evening.running:
                table = self._house.resume(evening.running)
                if isinstance(table, str):
                    self._notice = table
                    self.touch()
                    return None
                return Reset(table)
            case "deal":
                return Reset(
                    self._house.new_partie(evening.seats, evening.options, PIQUET, evening.place)
                )
            case _ if key.startswith("partie:"):
                self._told = int(key.partition(":")[2])
                self.touch()
            case "rise":
                self._told = self._evening.place.partie if self._risen else ACCOUNT
                self.touch()
            case "new":
                return Push(self._new())
            case "title":
                return Reset(Title(self._house))
        return None

    def escape(self) -> Transition | None:
        return Reset(Title(self._house))

    def obey(self, intent: Intent) -> Transition | None:
        return help_asked(intent, self._evening.options) or super().obey(intent)

    # -- what is seen

    @property
    def _risen(self) -> bool:
        return self._told == ACCOUNT

    def _buttons(self) -> tuple[Button, ...]:
        number = self._evening.place.partie
        key = "evening.go-on" if self._evening.under_way else "evening.deal"
        played = self._evening.chouette.entries
        rise = say("open.back" if self._risen else "evening.rise")
        return (
            Button("title", say("settlement.title"), "Esc"),
            Button("new", say("evening.new")),
            *((Button("rise", rise),) if played else ()),
            Button("deal", say(key, number=number), "Enter", primary=True),
        )

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body = grid.body
        evening = self._evening
        head = say("evening.partie", number=self._told)
        if evening.stands and self._told == evening.place.partie:
            head = evening.stands
        taken = max(240, room.ruler.width(head, PLAIN) + 24)
        items = page_name(grid, say("evening.title"), room, taken=taken)
        if not self._risen:
            items.append(beside_name(grid, head))
        across = min(520.0, body.width * 0.5)
        first = not evening.chouette.entries
        below = _below(room) if first else 0.0
        paper = paper_of(evening, Rect(body.x, body.y, across, body.height - below), room)
        items += card_items(evening, paper, self._told, room)
        if first:
            items += self._cut(paper, room)
        left = paper.right + (32 if room.small else 56)
        place = Rect(left, body.y, body.right - left, body.height)
        if self._risen:
            beside = self._paid(room)
        elif self._told == evening.place.partie:
            beside = self._coming(place, room)
        else:
            beside = self._explained(place, room)
        items += beside.lay(place, room)
        foot = page_foot(grid, self._buttons(), room, self._notice)
        return Picture.of(Backdrop.SHEET, (*ledger(grid, items, room), *foot))

    @property
    def _names(self) -> tuple[str, ...]:
        return guest_names(self._evening.place, PIQUET)

    @property
    def _you(self) -> Three | None:
        return only_person(self._evening.place)

    def _cut(self, paper: Rect, room: Room) -> list[Item]:
        """Before the first partie: the cards that were cut, and what they decide."""
        agreed = self._evening.agreed
        told, *rest = cut_words(agreed.cuts, self._names, self._you)
        columns = [paper.x + paper.width * share for share in COLUMNS]
        top = paper.bottom + (16 if room.small else 24)
        high = (SMALL_CUT if room.small else CUT) * CARD_RATIO
        row = Rect(paper.x, top, paper.width, high)
        items = cut_items(agreed.cuts, columns, top, room)
        lines = Rect(paper.x, row.bottom + 11, paper.width, 40)
        return [
            *items,
            Legend(row, say("evening.cut-now"), told),
            *paragraphs((" ".join((*rest, say("evening.ends"))),)).lay(lines, room),
        ]

    def _coming(self, place: Rect, room: Room) -> Column:
        """How they sit at the partie that comes next, and who pays whom."""
        evening = self._evening
        won, lost = outcome_rows(evening.chouette.roles, self._names, self._you)
        stake = say("evening.stakes"), stake_words(evening.agreed.stake), ""
        rows = facts((won, lost, stake), room)
        return self._seated(evening.chouette.roles, (rows,), place, room)

    def _seated(
        self, roles: Roles, below: Sequence[Block], place: Rect, room: Room, gap: float = 36
    ) -> Column:
        """Who sits where, as large as what stands below leaves room for."""
        taken = sum(block.height(place.width, room) + gap for block in below)
        most = min(_most(place, room), place.height - 16 - taken)

        def draw(spot: Rect) -> list[Item]:
            return plan_items(self._evening.place, roles, replace(spot, height=most), room)

        return Column((Drawn(0, plan_height(most), draw), *below), gap)

    def _explained(self, place: Rect, room: Room) -> Column:
        """How they sat at a partie, how its figures come about, and who took whose place."""
        entry, names = self._evening.chouette.entries[self._told - 1], self._names
        rows = place_rows(entry, names)
        told = entry_words(self._told, entry, names, self._you)
        first = (told,) if rows else (told, places_words(entry, names))
        below = [paragraphs(first, IVORY), *((facts(rows, room),) if rows else ())]
        below.append(paragraphs((say("evening.rounding"),)))
        return self._seated(entry.roles, below, place, room, 20)

    def _paid(self, room: Room) -> Column:
        """Who pays whom, and how a sum is reckoned."""
        evening, stake = self._evening, self._evening.agreed.stake
        paid = [
            (
                sitter_of(evening.place, each.payer),
                sitter_of(evening.place, each.payee),
                payment_words(each, self._names, stake, self._you),
            )
            for each in payments(evening.chouette.standing, stake)
        ]
        rest = fraction_words(stake) if paid else (say("evening.quits"),)
        return Column((payments_told(paid, room), paragraphs(rest)), 20)


def _most(place: Rect, room: Room) -> float:
    """How high who sits where may be in a place."""
    return _SMALL_PLAN if room.small and place.height < _TALL else inf


def _below(room: Room) -> float:
    """What the cards that were cut and what they decide take under the card."""
    return SMALL_CUT * CARD_RATIO + 70 if room.small else CUT * CARD_RATIO + 82
