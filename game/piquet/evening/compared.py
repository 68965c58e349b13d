"""Two cards of six side by side, on paper, with what each came to; any two that are in the book.

Over each card are the ways to the one begun before it and after it. P saves both as a picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.games import PIQUET
from game.pages.grid import grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import guest_names
from game.pages.scene import Pop, Transition
from game.piquet.evening.match import PARTIES_ON_CARD, MatchOfTwo
from game.piquet.evening.open import OpenMatch
from game.piquet.evening.paper import band_items, bands
from game.piquet.evening.words import standing_words, to_pay_words
from game.piquet.words import say
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent, Key
from game.stage.lines import fitted, fitted_name, wrapped
from game.stage.picture import Backdrop, Item, Picture, Stroke, Text
from game.stage.widgets import Button, draw_button
from game.words.terms import date_words
from rules.core.seats import Player
from rules.piquet.club.card_of_six import Pair

_PLAIN, _HEAD, _DATE = Font(16), Font(16, bold=True), Font(20, serif=True, bold=True)
_SOFT = Paint(Tone.SOFT)
_GAP = 40.0
_WAYS = 40.0
"""Units that the ways over a card are high and, at least, wide."""
_LABEL = 0.44
"""The share of a card's width that the words of its figures have."""


def figures_of(match: MatchOfTwo) -> tuple[tuple[str, Pair], ...]:
    """What a card came to for both, line by line: the key of the words, and the figures."""
    ended = [partie.settlement for partie in match.parties]
    rubicons = [each.winner for each in ended if each.rubicon]
    best = [
        max((each.points for each in ended if each.winner is player), default=0)
        for player in Player
    ]
    deals = [deal for partie in match.parties for deal in partie.deals]
    mean = [
        round(sum(deal[player] for deal in deals) / len(deals)) if deals else 0 for player in Player
    ]
    return (
        ("won", match.won),
        ("rubicons", (rubicons.count(Player.A), rubicons.count(Player.B))),
        ("best", (best[0], best[1])),
        ("deal", (mean[0], mean[1])),
    )


class ComparedPage(Page):
    """Two cards at a time, each to be leafed through by itself."""

    game = PIQUET

    def __init__(self, house: House, cards: Sequence[OpenMatch], at: int) -> None:
        """The card `at` in the list stands at the right, the one begun before it at the left."""
        super().__init__("back")
        self._house, self._cards, self._notice = house, tuple(cards), ""
        before = at + 1 if at + 1 < len(self._cards) else 0
        self._shown = [before, at]

    def press(self, key: str) -> Transition | None:
        side, _, way = key.partition(":")
        if way:
            self._shown[int(side)] += 1 if way == "earlier" else -1
            self._notice = ""
        elif key == "picture":
            self._notice = self._house.save_picture(self._printed, "cards-compared")
        else:
            return Pop()
        self.touch()
        return None

    def obey(self, intent: Intent) -> Transition | None:
        if intent == Key("p"):
            return self.press("picture")
        return super().obey(intent)

    # -- what is seen

    def stops(self) -> tuple[str, ...]:
        ways = (key for side in (0, 1) for key, _ in self._ways(side))
        return (*ways, *(button.key for button in self._buttons()))

    def _ways(self, side: int) -> tuple[tuple[str, str], ...]:
        """The ways over a card that lead somewhere: their keys and words."""
        at = self._shown[side]
        earlier = ((f"{side}:earlier", say("evening.earlier")),)
        later = ((f"{side}:later", say("evening.later")),)
        return (*(earlier if at < len(self._cards) - 1 else ()), *(later if at else ()))

    def _buttons(self) -> tuple[Button, ...]:
        return (
            Button("picture", say("picture.save")),
            Button("back", say("open.back"), "Esc", primary=True),
        )

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body = grid.body
        items = page_name(grid, say("evening.compared"), room)
        across = (body.width - _GAP) / 2
        for side, left in ((0, body.x), (1, body.right - across)):
            place = Rect(left, body.y, across, body.height)
            x = place.right
            for key, words in reversed(self._ways(side)):
                wide = room.ruler.width(words, _PLAIN) + 32
                spot = Rect(x - wide, place.y, wide, _WAYS)
                items.append(draw_button(Button(key, words), spot, room))
                x = spot.x - 12
            card = self._cards[self._shown[side]]
            date = fitted(date_words(card.started), _DATE, x - place.x - 12, room)
            items.append(Text(date, place.x, place.y + 27, _DATE))
            below = Rect(place.x, place.y + _WAYS + 14, across, 0)
            form = _SMALL if room.small else _WIDE
            items += _card_items(card, below, room, form, (Paint(Tone.IVORY), _SOFT))
        items += page_foot(grid, self._buttons(), room, self._notice)
        return Picture.of(Backdrop.SHEET, items)

    def _printed(self, room: Room) -> Picture:
        """Both cards on a page of paper, one below the other."""
        margin, ink = 24.0, Paint(Tone.INK)
        items: list[Item] = []
        high = (room.height - 2 * margin) / 2
        for row, at in enumerate(self._shown):
            card = self._cards[at]
            y = margin + high * row
            items.append(Text(date_words(card.started), margin, y + 16, _HEAD, ink))
            place = Rect(margin, y + 28, room.width - 2 * margin, 0)
            _, *drawn = _card_items(card, place, room, _PRINTED, (ink, Paint(Tone.INK_SOFT)))
            items += drawn  # without the paper, which is the page
        return Picture.of(Backdrop.SHEET, items)


class _Form(Struct, frozen=True):
    """Measures of a card with its figures: rows, their letters, lines below it, all in units."""

    row: float
    size: int
    line: float
    pays: bool = True  # it is said what is paid


_WIDE, _SMALL = _Form(22, 15, 24), _Form(16, 13, 21)
_PRINTED = _Form(11, 10, 17, pays=False)


def _card_items(
    card: OpenMatch, place: Rect, room: Room, form: _Form, paints: tuple[Paint, Paint]
) -> list[Item]:
    """A card from the top of a place, and below it who won what, and what it came to."""
    match, you = card.match, card.place.people == 1
    paint, soft = paints
    names = _names(card)
    shown = bands(match.parties, match.running, PARTIES_ON_CARD, PARTIES_ON_CARD)[0]
    paper = Rect(place.x, place.y, place.width, form.row * shown.rows)
    items = band_items(shown, names, paper, room, form.size)
    y = paper.bottom + form.line + 2
    told = [standing_words(match, names, you=you)]
    if match.terms.stake.pence and form.pays:
        told.append(to_pay_words(match, names, you=you))
    for words in told:
        for line in wrapped(words, _PLAIN, place.width, room):
            items.append(Text(line, place.x, y, _PLAIN, paint))
            y += 21
    y += 8
    ends = place.x + place.width * 0.72, place.right
    for name, end in zip(names, ends, strict=True):
        shown_name = fitted_name(name, _HEAD, place.width * 0.26, room)
        items.append(Text(shown_name, end, y, _HEAD, paint, Align.RIGHT))
    items.append(Stroke(place.x, y + 7, place.right, y + 7, Paint(Tone.BRASS, 0.7)))
    y += 3
    for key, pair in figures_of(match):
        y += form.line
        words = fitted(say(f"evening.compared.{key}"), _PLAIN, place.width * _LABEL, room)
        items.append(Text(words, place.x, y, _PLAIN, soft))
        for figure, end in zip(pair, ends, strict=True):
            items.append(Text(str(figure), end, y, _PLAIN, paint, Align.RIGHT))
    return items


def _names(card: OpenMatch) -> tuple[str, str]:
    a, b = guest_names(card.place, PIQUET)
    return a, b
