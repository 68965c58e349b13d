"""The evening's page: the card for three kept in tens, who sits with whom, and who pays whom.

Enter deals the partie that comes next, or goes on with the one that was begun. "Rise" shows what
each has to pay, with its points; one may sit down again at any time.
"""

from __future__ import annotations

from game.games import PIQUET
from game.pages.grid import beside_name, grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import guest_names
from game.pages.scene import Push, Reset, Scene, Transition
from game.pages.start.title import Title
from game.piquet.evening.guests import GuestsPage
from game.piquet.evening.open import OpenEvening, last_evening
from game.piquet.evening.words import (
    cut_words,
    outcome_words,
    payment_words,
    roles_words,
    stake_words,
)
from game.piquet.words.say import say
from game.players.mind import mind_of
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Backdrop, Box, Item, Picture, Shadow, Stroke, Text
from game.stage.widgets import Button
from rules.piquet.club.chouette import THREE, PartieEntry, Score, Three, payments

_INK, _SOFT_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT), Paint(Tone.SOFT)
_HEAD, _PLAIN, _STRONG = Font(16, bold=True), Font(16), Font(20, serif=True, bold=True)
_FIGURE = Font(20, serif=True, italic=True)
_ROW, _SMALL_ROW = 34.0, 28.0
_SHOWN = 10
"""Parties that are shown, the last ones."""


def door(house: House) -> Scene:
    """The evening that was played last, or where one is begun."""
    evening = last_evening(house)
    return GuestsPage(house, door) if evening is None else EveningPage(house, evening)


class EveningPage(Page):
    """An evening between two parties, or before the first."""

    game = PIQUET

    def __init__(self, house: House, evening: OpenEvening) -> None:
        super().__init__("deal")
        self._house, self._evening = house, evening
        self._risen = False
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
            case "rise":
                self._risen = not self._risen
                self.touch()
            case "new":
                return Push(GuestsPage(self._house, door))
            case "title":
                return Reset(Title(self._house))
        return None

    def escape(self) -> Transition | None:
        return Reset(Title(self._house))

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
        return tuple(button.key for button in self._buttons())

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body = grid.body
        items = page_name(grid, say("evening.title"), room, taken=240)
        items.append(beside_name(grid, stake_words(self._evening.agreed.stake)))
        across = min(520.0, body.width * 0.5)
        items += self._card(Rect(body.x, body.y, across, body.height), room)
        left = body.x + across + (32 if room.small else 56)
        items += self._told(Rect(left, body.y, body.right - left, body.height), room)
        drawn, targets = page_foot(grid, self._buttons(), room, self.focus, self._notice)
        return Picture(Backdrop.SHEET, (*items, *drawn), tuple(targets))

    def _card(self, place: Rect, room: Room) -> list[Item]:
        """The paper: a line for each partie, a lozenge for the one alone, and the account."""
        row = _SMALL_ROW if room.small else _ROW
        entries = self._evening.chouette.entries
        first = max(0, len(entries) - _SHOWN)
        shown = entries[first:]
        high = row * (len(shown) + 3.4)
        paper = Rect(place.x, place.y, place.width, min(place.height, high))
        items: list[Item] = [Box(paper, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
        columns = [paper.x + paper.width * share for share in (0.46, 0.7, 0.94)]
        y = paper.y + row
        called = guest_names(self._evening.place, PIQUET)
        for name, x in zip(called, columns, strict=True):
            most = paper.width * 0.23
            lines = wrapped(name, _HEAD, most, room)
            items.append(Text(lines[-1], x, y, _HEAD, _INK, Align.RIGHT))
        items.append(Text(say("evening.tens"), paper.x + 20, y, _PLAIN, _SOFT_INK))
        items.append(_line(paper, y + row * 0.35))
        for number, entry in enumerate(shown, first + 1):
            y += row
            items.append(Text(str(number), paper.x + 20, y, _PLAIN, _INK))
            items += _figures(entry.score, columns, y, _FIGURE)
            items += _alone(entry, columns, y)
        y += row
        items.append(Text(str(self._evening.place.partie), paper.x + 20, y, _PLAIN, _SOFT_INK))
        items.append(Text(say("evening.now"), paper.x + 44, y, _PLAIN, _SOFT_INK))
        x = columns[self._evening.chouette.roles.single]
        items.append(Text("◆", x, y, _PLAIN, Paint(Tone.BRASS_DARK), Align.RIGHT))
        items.append(_line(paper, y + row * 0.35))
        y += row
        items.append(Text(say("evening.account"), paper.x + 20, y, _STRONG, _INK))
        items += _figures(self._evening.chouette.standing, columns, y, _STRONG)
        return items

    def _told(self, place: Rect, room: Room) -> list[Item]:
        """Who sits how with a portrait each, or who pays whom."""
        lines = self._payments() if self._risen else self._roles()
        items: list[Item] = []
        y = place.y + 4
        face = 46.0 if room.small else 58.0
        for portrait, words in lines:
            indent = face + 18 if portrait is not None else 0.0
            told = wrapped(words, _PLAIN, place.width - indent, room)
            tall = max(face * PORTRAIT_RATIO if portrait else 0.0, 22.0 * len(told))
            if portrait:
                items.append(Portrait(portrait, place.x + face / 2, y + tall / 2, face))
            top = y + tall / 2 - 22 * (len(told) - 1) / 2 + 6
            for at, line in enumerate(told):
                items.append(Text(line, place.x + indent, top + 22 * at, _PLAIN))
            y += tall + 16
        return items

    def _roles(self) -> list[tuple[str | None, str]]:
        evening, roles = self._evening, self._evening.chouette.roles
        called = guest_names(evening.place, PIQUET)
        told = roles_words(roles, called, self._you)
        who = (roles.single, roles.opponent, roles.adviser)
        found = [(self._portrait(each), words) for each, words in zip(who, told, strict=True)]
        found += [(None, words) for words in outcome_words(roles, called, self._you)]
        if not evening.chouette.entries:
            found.append((None, cut_words(evening.agreed.cuts, called, self._you)))
        return found

    def _payments(self) -> list[tuple[str | None, str]]:
        evening = self._evening
        called = guest_names(evening.place, PIQUET)
        paid = payments(evening.chouette.standing, evening.agreed.stake)
        if not paid:
            return [(None, say("evening.quits"))]
        stake = evening.agreed.stake
        return [(None, payment_words(each, called, stake, self._you)) for each in paid]

    @property
    def _you(self) -> Three | None:
        """The only person among the three."""
        guests = self._evening.place.guests
        people = [each for each in THREE if guests[each].is_person]
        return people[0] if len(people) == 1 else None

    def _portrait(self, who: Three) -> str | None:
        """The portrait of a guest of the program; "" leaves its place free for a person."""
        guest = self._evening.place.guests[who]
        return "" if guest.is_person else mind_of(PIQUET).portraits.get(guest.kind, "")


def _line(paper: Rect, y: float) -> Stroke:
    return Stroke(paper.x + 16, y, paper.right - 16, y, Paint(Tone.BRASS, 0.7))


def _figures(score: Score, columns: list[float], y: float, font: Font) -> list[Item]:
    return [
        Text(signed(tens), x, y, font, _INK, Align.RIGHT)
        for tens, x in zip(score, columns, strict=True)
    ]


def _alone(entry: PartieEntry, columns: list[float], y: float) -> list[Item]:
    """A lozenge before the figure of the one who played alone."""
    x = columns[entry.roles.single] - 62
    return [Text("◆", x, y, Font(14), Paint(Tone.BRASS_DARK))]


def signed(tens: int) -> str:
    """With its sign, a minus as long as a plus."""
    return f"+{tens}" if tens > 0 else f"−{-tens}" if tens < 0 else "0"
