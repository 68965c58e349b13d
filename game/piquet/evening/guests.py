"""An evening is begun: what is played, who is there, for what. Enter stores what was agreed."""

from __future__ import annotations

from collections.abc import Callable

from game.games import PIQUET
from game.pages.grid import grid_in, ledger, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.scene import Pop, Reset, Scene, Transition
from game.piquet.evening.beginning import begin_chouette, begin_club, begin_match, first_lines
from game.piquet.evening.club import LEAST_AT_CLUB, MOST_AT_CLUB
from game.piquet.evening.guest_list import ROW, GuestList, choices
from game.piquet.evening.match import PARTIES_ON_CARD, MatchForm, MatchTerms
from game.piquet.evening.open import last_people
from game.piquet.evening.plan import cut_plan_items
from game.piquet.evening.words import form_words, stake_words
from game.piquet.words import say
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.blocks import PLAIN, SOFT, WordBlock
from game.stage.intents import Intent, Key
from game.stage.layout import Column, Row
from game.stage.picture import Backdrop, Item, Picture
from game.stage.widgets import Button
from game.words.terms import capital
from rules.piquet.club.chouette import THREE
from rules.piquet.club.stakes import (
    SHILLING,
    SHILLING_POINTS,
    SIXPENNY_POINTS,
    TWOPENNY_POINTS,
    by_the_hundred,
    every_point,
)

_FORMS = {"best-of": MatchForm.BEST_OF, "first-to": MatchForm.FIRST_TO}
_KINDS = ("chouette", "card", "best-of", "first-to", "club")
_CHOUETTE = (by_the_hundred(0), by_the_hundred(10 * SHILLING), by_the_hundred(20 * SHILLING))
_CARD = (by_the_hundred(0), every_point(1), TWOPENNY_POINTS, SIXPENNY_POINTS, SHILLING_POINTS)
_NO_STAKE = by_the_hundred(0)
_NUMBERS = {"best-of": (3, 5, 7), "first-to": (500, 1000, 2000)}
_ACROSS, _HIGH, _ROOMY, _LEAST = 528.0, 280.0, 200.0, 110.0
"""Of the drawn table: width and height at most, and heights that are enough below and beside."""
_WORDS, _UNDER = 24.0, 124.0
"""Below the drawn table, and how far words at its left may reach under the row of stakes."""
_NAME = Font(20, serif=True, bold=True)


class GuestsPage(Page):
    """What is played, by how many people and by whom of the program, for what."""

    game = PIQUET

    def __init__(self, house: House, then: Callable[[House], Scene]) -> None:
        """`then` makes the page of the evening that was begun."""
        super().__init__("cut")
        self._house, self._then = house, then
        self._begun = any(  # one at which nothing was done gives way to the next
            one.header.evening and len(one.actions) > len(first_lines(one.header))
            for one in house.running()
        )
        people = last_people(house)
        three, two = GuestList(house, len(THREE), people), GuestList(house, 2, people)
        self._seatings = {kind: three if kind == "chouette" else two for kind in _KINDS}
        self._seatings["club"] = GuestList(house, LEAST_AT_CLUB, people, most=MOST_AT_CLUB)
        self._kind = "chouette"
        self._chosen = dict.fromkeys(_KINDS, 1)  # which of the terms there are

    @property
    def _seating(self) -> GuestList:
        return self._seatings[self._kind]

    @property
    def _terms(self) -> tuple[str, ...]:
        """In words all that may be agreed on: stakes, or how long it takes."""
        match self._kind:
            case "chouette":
                return tuple(capital(stake_words(each)) for each in _CHOUETTE)
            case "card" | "club":
                return tuple(capital(stake_words(each)) for each in _CARD)
        return tuple(
            form_words(MatchTerms(_FORMS[self._kind], number, _NO_STAKE))
            for number in _NUMBERS[self._kind]
        )

    @property
    def writes(self) -> bool:
        return True

    def obey(self, intent: Intent) -> Transition | None:
        if self._seating.obey(self.focus, intent):
            self.touch()
            return None
        if intent != Key("enter") or self.focus not in self._seating.names:
            return super().obey(intent)
        if self.focus == self._seating.names[-1] or self._seating.fields.begun is None:
            return self.press("cut")
        self.step(1)
        return None

    def step(self, by: int) -> None:
        before = self.focus
        super().step(by)
        self._seating.fields.go(before, self.focus)

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        if self._seating.press(key):
            self.focus = key if kind == "name" else self.focus
        elif kind == "kind":
            self._kind = name
        elif kind == "terms":
            self._chosen[self._kind] = int(name)
        elif kind == "back":
            return Pop()
        elif self._begin():
            return Reset(self._then(self._house))
        self.touch()
        return None

    def _begin(self) -> bool:
        """Store what was agreed; the three of a chouette cut. False where two have one name."""
        guests = self._seating.guests()
        if guests is None:
            return False
        options, chosen = self._house.rules(PIQUET), self._chosen[self._kind]
        if self._kind == "chouette":
            begin_chouette(self._house, guests, _CHOUETTE[chosen], options)
            return True
        if self._kind == "club":
            begin_club(self._house, guests, _CARD[chosen], options)
            return True
        if self._kind == "card":
            terms = MatchTerms(MatchForm.CARD, PARTIES_ON_CARD, _CARD[chosen])
        else:
            terms = MatchTerms(_FORMS[self._kind], _NUMBERS[self._kind][chosen], _NO_STAKE)
        begin_match(self._house, guests, terms, options)
        return True

    # -- what is seen

    def _buttons(self) -> tuple[Button, ...]:
        begins = "cut-now" if self._kind == "chouette" else "begin"
        return (
            Button("back", say("open.back"), "Esc"),
            Button("cut", say(f"evening.{begins}"), "Enter", primary=True),
        )

    def draw(self, room: Room) -> Picture:
        grid, gap = grid_in(room), 12 if room.small else 22
        body, width = grid.body, grid.body.width
        kinds = [(f"kind:{kind}", say(f"evening.kind.{kind}")) for kind in _KINDS]
        told = say(f"evening.how.{self._kind}")
        if self._begun:
            told = f"{told} {say('evening.stays')}"
        how = WordBlock(told, PLAIN, SOFT, lines=0, step=24, even=True)
        asked = Column((choices(kinds, f"kind:{self._kind}"), how), 6)
        staked = self._kind in ("chouette", "card", "club")
        label = (WordBlock(say("evening.stakes"), _NAME),) if staked else ()
        terms = [(f"terms:{at}", words) for at, words in enumerate(self._terms)]
        stakes = Row((*label, choices(terms, f"terms:{self._chosen[self._kind]}")), 24)
        every = Column((asked, *self._seating.parts(room), stakes), gap)
        items = [*page_name(grid, say("evening.guests"), room), *every.lay(body, room)]
        note = self._seating.fields.refused
        foot = page_foot(grid, self._buttons(), room, note, Paint(Tone.IVORY))
        y = body.y + every.height(width, room) - ROW
        items += self._table(body, y, body.x + stakes.width(room), room)
        return Picture.of(Backdrop.SHEET, (*ledger(grid, items, room), *foot))

    def _table(self, body: Rect, y: float, stakes: float, room: Room) -> list[Item]:
        """How three sit after the cut, where there is room: below the row of stakes or beside."""
        if self._kind != "chouette":
            return []
        below = y + ROW + (24 if room.small else 36)
        if body.bottom - below >= _ROOMY:
            across = min(_ACROSS, body.width)
            high = min(_HIGH, body.bottom - below)
            return cut_plan_items(Rect(body.centre[0] - across / 2, below, across, high), room)
        left = max(stakes - _UNDER, body.right - _ACROSS)
        place = Rect(left, y, body.right - left, body.bottom - y - _WORDS)
        return cut_plan_items(place, room) if place.height >= _LEAST else []
