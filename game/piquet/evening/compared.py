"""Two cards of six side by side, on paper, with what each came to; any two that are in the book.

Over each card are the ways to the one begun before it and after it. P saves both as a picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.games import PIQUET
from game.pages.grid import grid_in, sheet
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
from game.stage.blocks import BOLD, PLAIN, SOFT, Block, Drawn, Fill, Rule, Sized, WordBlock
from game.stage.controls import PressButton
from game.stage.intents import Intent, Key
from game.stage.layout import Column, Row
from game.stage.lines import fitted_name
from game.stage.picture import Backdrop, Item, Picture
from game.stage.printed import printed
from game.stage.widgets import Button
from game.words.terms import date_words
from rules.core.seats import Player
from rules.piquet.club.card_of_six import Pair

_DATE = Font(20, serif=True, bold=True)
_GAP = 40.0
_WAYS = 40.0
"""Units that the ways over a card are high and, at least, wide."""


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
        form = _SMALL if room.small else _WIDE
        sides = [self._side(side, room, form) for side in (0, 1)]
        body = Row([Fill(side) for side in sides], _GAP)
        return sheet(say("evening.compared"), body, self._buttons(), room, self._notice)

    def _side(self, side: int, room: Room, form: _Form) -> Column:
        """A card, and over it its date and the ways to others."""
        card = self._cards[self._shown[side]]
        ways = [PressButton(Button(key, words), _WAYS) for key, words in self._ways(side)]
        head = Row((Fill(WordBlock(date_words(card.started), _DATE)), *ways), 12)
        across = (grid_in(room).body.width - _GAP) / 2
        gap = 8 if room.small else 14
        return Column((Sized(head, high=_WAYS), *_card(card, across, room, form)), gap)

    def _printed(self, room: Room) -> Picture:
        """Both cards on a page of paper, one below the other."""
        margin = 24.0
        across, high = room.width - 2 * margin, (room.height - 2 * margin) / 2
        items: list[Item] = []
        for row, at in enumerate(self._shown):
            card = self._cards[at]
            date = WordBlock(date_words(card.started), BOLD)
            side = Column((date, *_card(card, across, room, _PRINTED)), 6)
            items += side.lay(Rect(margin, margin + high * row, across, high), room)
        return Picture.of(Backdrop.SHEET, printed(items))


class _Form(Struct, frozen=True):
    """Measures of a card with its figures: rows, their letters, lines below it, all in units."""

    row: float
    size: int
    line: float
    pays: bool = True  # it is said what is paid


_WIDE, _SMALL = _Form(22, 15, 24), _Form(16, 13, 21)
_PRINTED = _Form(11, 10, 17, pays=False)


def _card(card: OpenMatch, across: float, room: Room, form: _Form) -> tuple[Block, ...]:
    """A card, and below it who won what, and what it came to."""
    match, you = card.match, card.place.people == 1
    names = _names(card)
    shown = bands(match.parties, match.running, PARTIES_ON_CARD, PARTIES_ON_CARD)[0]

    def draw(place: Rect) -> list[Item]:
        return band_items(shown, names, place, room, form.size)

    told = [standing_words(match, names, you=you)]
    if match.terms.stake.pence and form.pays:
        told.append(to_pay_words(match, names, you=you))
    said = Column([WordBlock(words, lines=0, step=21) for words in told])
    heads = [fitted_name(name, BOLD, across * 0.26, room) for name in names]
    rows = [_row("", heads, BOLD), Rule(Paint(Tone.BRASS, 0.7), 1.0)]
    for key, pair in figures_of(match):
        line = _row(say(f"evening.compared.{key}"), list(map(str, pair)), PLAIN)
        rows.append(Sized(line, high=form.line))
    return Drawn(across, form.row * shown.rows, draw), said, Column(rows)


def _row(words: str, pair: Sequence[str], font: Font) -> Block:
    """What a line is about, and what each of the two has."""
    figures = [Fill(WordBlock(each, font, align=Align.RIGHT), 0.28) for each in pair]
    return Row((Fill(WordBlock(words, PLAIN, SOFT), 0.44), *figures), 0)


def _names(card: OpenMatch) -> tuple[str, str]:
    a, b = guest_names(card.place, PIQUET)
    return a, b
