"""The evening's page: the card for three kept in tens, who sits with whom, and who pays whom.

Enter deals the partie that comes next, or goes on with the one that was begun. "Settle up" shows
what each has to pay, with its points; one may sit down again at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.games import PIQUET
from game.pages.grid import beside_name, grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import guest_names
from game.pages.scene import Push, Reset, Scene, Transition
from game.pages.start.title import Title
from game.piquet.evening.asked import help_asked
from game.piquet.evening.card import card_height, card_items, shown_parties
from game.piquet.evening.open import OpenEvening
from game.piquet.evening.plan import plan_height, plan_items
from game.piquet.evening.words import (
    cut_words,
    entry_words,
    fraction_words,
    only_person,
    outcome_words,
    payment_words,
    places_words,
    stake_words,
    then_words,
)
from game.piquet.words.say import say
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent
from game.stage.lines import wrapped
from game.stage.picture import Backdrop, Item, Picture, Text
from game.stage.widgets import Button
from rules.piquet.club.chouette import Three, payments

_PLAIN = Font(16)
_LINE = 22.0


class EveningPage(Page):
    """An evening between two parties, or before the first."""

    game = PIQUET

    def __init__(self, house: House, evening: OpenEvening, new: Callable[[], Scene]) -> None:
        """`new` makes the page where another evening is begun."""
        super().__init__("deal")
        self._house, self._evening, self._new = house, evening, new
        self._risen = False
        self._told = len(evening.chouette.entries)  # the partie that is explained
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
                self._risen = not self._risen
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

    def _buttons(self) -> tuple[Button, ...]:
        number = self._evening.place.partie
        key = "evening.go-on" if self._evening.under_way else "evening.deal"
        played = self._evening.chouette.entries
        rise = say("evening.sit" if self._risen else "evening.rise")
        return (
            Button("title", say("settlement.title"), "Esc"),
            Button("new", say("evening.new")),
            *((Button("rise", rise),) if played else ()),
            Button("deal", say(key, number=number), "Enter", primary=True),
        )

    def stops(self) -> tuple[str, ...]:
        parties = (f"partie:{number}" for number in shown_parties(self._evening))
        return (*parties, *(button.key for button in self._buttons()))

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body = grid.body
        items = page_name(grid, say("evening.title"), room, taken=240)
        items.append(beside_name(grid, stake_words(self._evening.agreed.stake)))
        across = min(520.0, body.width * 0.5)
        place = Rect(body.x, body.y, across, body.height)
        drawn, targets = card_items(
            self._evening, place, self._told, self.focus, room, settled=self._risen
        )
        y = place.y + card_height(self._evening, room, settled=self._risen) + 28
        items += [
            *drawn,
            *_paragraphs(self._explained(), Rect(body.x, y, across, body.bottom - y), room),
        ]
        left = body.x + across + (32 if room.small else 56)
        place = Rect(left, body.y, body.right - left, body.height)
        if self._risen:
            items += _paragraphs(self._payments(), Rect(left, body.y + 20, place.width, 0), room)
        else:
            items += plan_items(self._evening, left, body.y, place.width, room)
            y = body.y + plan_height(room) + (34 if room.small else 48)
            roles, names = self._evening.chouette.roles, self._names
            won, lost = outcome_words(roles, names, self._you)
            told = (
                f"{won} {then_words(roles, names, single_won=True)}",
                f"{lost} {then_words(roles, names, single_won=False)}",
            )
            items += _paragraphs(told, Rect(left, y, place.width, 0), room)
        drawn, found = page_foot(grid, self._buttons(), room, self.focus, self._notice)
        return Picture(Backdrop.SHEET, (*items, *drawn), (*targets, *found))

    @property
    def _names(self) -> tuple[str, ...]:
        return guest_names(self._evening.place, PIQUET)

    @property
    def _you(self) -> Three | None:
        return only_person(self._evening.place)

    def _explained(self) -> tuple[str, ...]:
        """How the figures of a partie come about, and who took whose place after it.

        Before the first, who cut what.
        """
        entries, names = self._evening.chouette.entries, self._names
        if not entries:
            return cut_words(self._evening.agreed.cuts, names, self._you)
        entry = entries[self._told - 1]
        told = entry_words(self._told, entry, names, self._you)
        return told, places_words(entry, names), say("evening.rounding")

    def _payments(self) -> tuple[str, ...]:
        """Who pays whom, and how a sum is reckoned."""
        evening, stake = self._evening, self._evening.agreed.stake
        paid = payments(evening.chouette.standing, stake)
        if not paid:
            return (say("evening.quits"),)
        told = (payment_words(each, self._names, stake, self._you) for each in paid)
        return (*told, *fraction_words(stake))


def _paragraphs(told: Iterable[str], place: Rect, room: Room) -> list[Item]:
    """Sentences one below the other, from the baseline at the top of a place.

    In a place of some height the first stands there whatever it takes, the others while they fit.
    """
    items: list[Item] = []
    y = place.y
    for words in told:
        lines = wrapped(words, _PLAIN, place.width, room)
        if items and place.height and y + _LINE * len(lines) > place.bottom:
            break
        for line in lines:
            items.append(Text(line, place.x, y, _PLAIN, Paint(Tone.IVORY)))
            y += _LINE
        y += 10
    return items
