"""What the card pointed at has served for, and what it still may: a slip of paper beside it.

Where no room is free on the cloth the slip lies at the foot of the panel.
"""

from __future__ import annotations

from typing import NamedTuple

from game.bezique.preferences import UNSEEN_CARDS
from game.bezique.ui.bubbles import said
from game.bezique.ui.counsel import counsel_items, weighable
from game.bezique.ui.hand_state import HandState, own_hand
from game.bezique.ui.label_placement import around, beside, covered, listed
from game.bezique.ui.marks import BESIDE_SIGN, hopes, may_serve, served, sign_beside
from game.bezique.ui.measures import measures, slip
from game.bezique.ui.slips import seven_items, slip_items
from game.bezique.ui.stock import under_stock, unseen_place
from game.bezique.words import combination_name, kind_name, say
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Bubble, CardAt, Item, Shadow, Stroke, Text, painted
from game.stage.places import WIDE, Places
from game.table.render_context import RenderContext
from game.words.terms import capital, card_name, uncapital
from rules.bezique.choices import MayPlay
from rules.bezique.combinations import Kind, worth
from rules.bezique.pack import face
from rules.bezique.view import View
from rules.core.cards import Card


def pointed_card(table: RenderContext) -> Card | None:
    """An own card or an open one of either; None where none is pointed at."""
    seen: View = table.seen
    hand_state: HandState = table.hand_state
    deal = seen.deal
    if deal is None or hand_state.concealed or table.dealing:
        return None
    known = deal.hand | deal.open[0] | deal.open[1]
    at = table.pointed
    if isinstance(at, CardAt):
        return next((card for card in known if str(card) == at.key), None)
    return hand_state.focus if hand_state.focus in known else None


_MOST = 3
_SOFT = Paint(Tone.SOFT)


def hope_items(table: RenderContext, places: Places) -> list[Item]:
    """The dearest first, then what else: only one may be declared; nothing where none is made."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None or not deal.left or not isinstance(seen.choices, MayPlay):
        return []
    every = hopes(seen, deal)[:_MOST]
    told = table.weighed is not None and weighable(seen)  # what the cards cost lies there
    if not every or told:
        return []
    wide, room = places.sizes is WIDE, places.room
    step = measures(places).row
    place = listed(seen, table.cards, slip(places, _MOST), step * (len(every) + 1.3), places)
    if place is None:
        return []
    left, right = place.right - place.width * 0.84, place.right
    y = place.y + step * 0.74
    items: list[Item] = [Text(say("panel.if-won"), left, y, Font(14), _SOFT)]
    name, figure = Font(16 if wide else 14), Font(20 if wide else 17, serif=True, bold=True)
    begins = left + BESIDE_SIGN * any(deal.open)  # nobody has seen a sign before
    for row, one in enumerate(every):
        y += step
        called = combination_name(one.kind, one.cards)
        further = say("panel.if-won.or", name=uncapital(called))
        called = further if row else capital(called)
        words = fitted(called, name, right - begins - 60, room)
        thread = y + step * 0.32
        items += [sign_beside(one.kind, left, y, Paint(Tone.IVORY, 0.8))] * any(deal.open)
        items += [
            Text(words, begins, y, name),
            Text(str(one.points), right, y, figure, align=Align.RIGHT),
            Stroke(left, thread, right, thread, Paint(Tone.BRASS, 0.4)),
        ]
    return items


_KINDS = 4
_HEAD, _LINE, _FIGURE = Font(16, True, True), Font(14), Font(16, serif=True, bold=True)
_EDGE = 12.0
_INK, _TOLD_SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_ABOUT_WORDS = 20.0
"""Units above and below the line of words that stands alone on the cloth."""


def told_items(table: RenderContext, places: Places) -> list[Item]:
    """The slip on the cloth; nothing where no card is pointed at, or no room is free."""
    card, place = told_of(table), told_place(table, places)
    if card is None or place is None:
        return []
    return told_slip(table.seen, card, place, places)


def told_of(table: RenderContext) -> Card | None:
    """The card that is told of: one that has served or may; none in the last tricks."""
    seen: View = table.seen
    card, deal = pointed_card(table), seen.deal
    if card is None or deal is None or not deal.left:
        return None
    return card if served(deal, card) or may_serve(seen, deal, card) else None


def told_place(table: RenderContext, places: Places) -> Rect | None:
    """Where the slip lies on the cloth: beside the card, over none, and over nothing else told."""
    card = told_of(table)
    item = next((each for each in table.cards if each.key == str(card)), None)
    deal = table.seen.deal
    if card is None or item is None or deal is None or table.celebrated is not None:
        return None
    taken = [*covered(table.cards, deal), *_told(table, places)]
    (own,) = covered((item,), deal)
    high, hand = told_height(table.seen, card, places), own_hand(table.seen, deal, table.hand_state)
    row = covered((each for each in table.cards if each.key in map(str, hand)), deal)
    found = beside(own, high, taken, places)
    if found is None and card in hand:
        return beside(own, high, taken, places, around(row))
    return found


def _told(table: RenderContext, places: Places) -> list[Rect]:
    """What else stands on the cloth beside the cards: lists, buttons, words."""
    items = [
        *slip_items(table, places),
        *counsel_items(table, places),
        *seven_items(table, places),
        *hope_items(table, places),
        *said(table, places),
    ]
    looks = painted(items)
    found = [item.rect.grown(8) for item in looks if isinstance(item, Box | Bubble)]
    lines = [item for item in looks if isinstance(item, Text)]
    found += [Rect(line.x, line.y - _ABOUT_WORDS, 1, 1.5 * _ABOUT_WORDS) for line in lines]
    seen: View = table.seen
    found += under_stock(seen, places)
    if table.likes.value(UNSEEN_CARDS) and seen.deal is not None:
        found.append(unseen_place(places, seen.deal.left))
    return found


class _Line(NamedTuple):
    """A combination, or none; a term before it, if it is the first; and whether it was made."""

    term: str
    kind: Kind | None
    has: bool = False


def _lines(seen: View, card: Card) -> list[_Line]:
    """What it served for and what it may still serve for, with a term before the first of each."""
    deal = seen.deal
    if deal is None:
        raise ValueError("no deal is on the table")
    has, may = served(deal, card), may_serve(seen, deal, card)[:_KINDS]
    lines = [_Line("" if row else say("panel.served"), kind, True) for row, kind in enumerate(has)]
    lines += [_Line("" if row else say("panel.may"), kind) for row, kind in enumerate(may)]
    return lines if may else [*lines, _Line(say("panel.nothing"), None)]


def told_height(seen: View, card: Card, places: Places) -> float:
    """How high the slip is."""
    top, step, below = _heights(places)
    return top + len(_lines(seen, card)) * step + below


def _heights(places: Places) -> tuple[float, float, float]:
    """Down to the name's line, from line to line, and below the last."""
    return (28.0, 21.0, 12.0) if places.sizes is WIDE else (24.0, 18.0, 10.0)


def told_slip(seen: View, card: Card, place: Rect, places: Places) -> list[Item]:
    """The slip in its place: the card's name, and a line for each combination with its points."""
    top, step, _ = _heights(places)
    x, y, lines, room = place.x + _EDGE, place.y + top, _lines(seen, card), places.room
    right = place.right - _EDGE
    name = fitted(capital(card_name(face(card))), _HEAD, place.width - 2 * _EDGE, room)
    items: list[Item] = [
        Box(place, 8, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Text(name, x, y - 2, _HEAD, _INK),
    ]
    begins = x + 8 + max(room.ruler.width(line.term, _LINE) for line in lines)
    named = begins + BESIDE_SIGN
    figures = [
        room.ruler.width(str(worth(line.kind)), _FIGURE) for line in lines if line.kind is not None
    ]
    for term, kind, has in lines:
        y += step
        if term:
            items.append(Text(term, x, y, _LINE, _TOLD_SOFT))
        if kind is not None:
            words = fitted(kind_name(kind), _LINE, right - named - max(figures) - 5, room)
            items.append(sign_beside(kind, begins, y, _INK, full=has))
            items.append(Text(words, named, y, _LINE, _INK))
            items.append(Text(str(worth(kind)), right, y, _FIGURE, _INK, Align.RIGHT))
    return items
