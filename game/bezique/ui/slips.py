"""The list of what may be declared, beside the trick; and the exchange of the seven."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.bezique.preferences import UNSEEN_CARDS
from game.bezique.ui.choosing import announces, offered, place_of, sevens
from game.bezique.ui.counsel import price_in_list
from game.bezique.ui.gestures import ROW
from game.bezique.ui.hand_state import HandState
from game.bezique.ui.layout import open_rows
from game.bezique.ui.marks import BESIDE_SIGN, record, sign_beside
from game.bezique.ui.measures import laid_foot, measures, seven_button, slip
from game.bezique.ui.prompts import exchange_offer
from game.bezique.words import combination_name, say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Icon, Item, Shadow, Text, Widget
from game.stage.places import WIDE, Places
from game.stage.widgets import TIGHT, button_width, draw_button
from game.table.render_context import RenderContext
from game.words.terms import suit_name
from rules.bezique.combinations import Class, Combination, Kind
from rules.bezique.view import View
from rules.core.cards import Rank


class PriceNote(Struct, frozen=True):
    """A short sentence about a declaration, and whether something is `lost` by it."""

    words: str
    lost: bool = False


def price_note(seen: View, one: Combination) -> PriceNote | None:
    """What is lost, joined or made trumps by a declaration; None where nothing is."""
    deal, kinds = seen.deal, {each.kind for each in offered(seen)}
    if deal is None:
        return None
    if seen.options.rubicon:
        makes = deal.trumps is None and one.kind in (Kind.ROYAL_MARRIAGE, Kind.SEQUENCE)
        suit = suit_name(min(one.cards).suit)
        return PriceNote(say("price.trumps", suit=suit)) if makes else None
    lying = one.cards & deal.open[seen.player]
    if one.kind is Kind.BEZIQUE and Kind.DOUBLE_BEZIQUE in kinds:
        return PriceNote(say("price.double-lost"), lost=True)
    if one.kind is Kind.DOUBLE_BEZIQUE and lying:
        return PriceNote(say("price.joins"))
    couple = [card for card in one.cards if card.rank in (Rank.KING, Rank.QUEEN)]
    fresh = all(not record(deal, card)[Class.A] for card in couple)
    if one.kind is Kind.SEQUENCE and fresh and Kind.ROYAL_MARRIAGE in kinds:
        return PriceNote(say("price.marriage-first"), lost=True)
    return None


_LEAST_SIGN = 20.0
MOST_ROWS = 3
"""Rows that are seen at once; the others come as one goes down."""


def slip_items(table: RenderContext, places: Places) -> list[Item]:
    """What may be declared, the dearest first, the one that stands ready on brass."""
    seen: View = table.seen
    hand_state: HandState = table.hand_state
    every = offered(seen)
    if not every or hand_state.concealed:
        return []
    now = place_of(seen, hand_state)
    first = max(0, min(now - 1, len(every) - MOST_ROWS))
    rows = range(first, min(len(every), first + MOST_ROWS))
    notes = _notes([every[index] for index in rows], table, places)
    high = NOTE if places.sizes is WIDE else SMALL_NOTE
    place = slip(places, len(rows), high * sum(note is not None for note in notes))
    m = measures(places)
    head = Font(20 if places.sizes is WIDE else 16, True, True)
    words = say("rows.announce" if announces(seen) else "rows.declare")
    if len(every) > len(rows):
        words = f"{words} {now + 1}/{len(every)}"
    items: list[Item] = [
        Box(place, 8, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Text(words, place.x + 20, place.y + m.row * 0.74, head, Paint(Tone.INK)),
    ]
    y = place.y + m.row
    for index, note in zip(rows, notes, strict=True):
        band = Rect(place.x + 8, y, place.width - 16, m.row + (high if note is not None else 0.0))
        drawn = _row(table, every[index], note, band, places, ready=index == now)
        line = Widget.pressed(f"{ROW}{index}", band, drawn, focused=False)
        items.append(replace(line, silent=True))  # a voice tells them with the keys that choose
        y = band.bottom
    return items


_CLEAR = 24.0
"""From the list to open cards below it, which may be lifted."""
NOTE, SMALL_NOTE = 15.0, 14.0
"""Units by which a line with a note is higher."""


def _notes(
    shown: Sequence[Combination], table: RenderContext, places: Places
) -> list[PriceNote | None]:
    """The note of each line; none where open cards, or a count of the unseen, need its foot."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None or table.weighed is not None or table.likes.value(UNSEEN_CARDS):
        return [None] * len(shown)
    middles = [x for group in open_rows(deal, seen.player, places, mine=True) for _, x in group]
    m, whole = measures(places), slip(places, MOST_ROWS, SMALL_NOTE * MOST_ROWS)
    beside = max(middles, default=0.0) + m.laid / 2 + 8 <= whole.x
    above = whole.bottom + _CLEAR < laid_foot(places) - m.laid * CARD_RATIO
    if not (beside or above):
        return [None] * len(shown)
    return [price_note(seen, one) for one in shown]


def _row(
    table: RenderContext,
    one: Combination,
    note: PriceNote | None,
    band: Rect,
    places: Places,
    *,
    ready: bool,
) -> list[Item]:
    """A line of the slip: the name with what it costs, and the points at the right."""
    room, middle, items = places.room, band.centre[1], list[Item]()
    if ready:
        items.append(Box(band, 5, fill=Paint(Tone.BRASS, 0.3)))
        bar = Rect(band.x, band.y + 3, 3, band.height - 6)
        items.append(Box(bar, 1.5, fill=Paint(Tone.BRASS_DARK)))
    font = Font(16, bold=ready)
    figure = Font(24 if note is not None else 20, serif=True, bold=ready)
    price = price_in_list(table, one)
    taken = room.ruler.width(price, Font(14)) + 12 if price else 0.0
    begins, most = band.x + 12 + BESIDE_SIGN, band.width - 84 - BESIDE_SIGN - taken
    name = fitted(combination_name(one.kind, one.cards), font, most, room)
    line = middle + 6 if note is None else middle - 3
    items.append(sign_beside(one.kind, band.x + 12, line, Paint(Tone.INK)))
    items.append(Text(name, begins, line, font, Paint(Tone.INK)))
    if note is not None:
        paint = Paint(Tone.RED if note.lost else Tone.INK_SOFT)
        words = fitted(note.words, Font(14), band.width - 72 - BESIDE_SIGN, room)
        items.append(Text(words, begins, line + 18, Font(14), paint))
    points = str(one.points)
    down = figure.size * 0.35
    items.append(Text(points, band.right - 12, middle + down, figure, Paint(Tone.INK), Align.RIGHT))
    if price:
        x, soft = band.right - 72, Paint(Tone.INK_SOFT)
        items.append(Text(price, x, middle + 5, Font(14), soft, Align.RIGHT))
    return items


def seven_items(table: RenderContext, places: Places) -> list[Item]:
    """The button under the stock that exchanges the seven, unless Enter does that now."""
    offer = None if table.hand_state.concealed else exchange_offer(table.seen)
    if offer is None:
        return []
    if offer.action == table.hand_state.advised:  # then it is the main button
        return _signs(table)
    button, place, room = offer.button, seven_button(places), places.room.at(table.focus)
    wide = max(place.width, button_width(button, room, TIGHT))
    return [draw_button(button, replace(place, width=wide), room), *_signs(table)]


def _signs(table: RenderContext) -> list[Item]:
    """On the seven and on the turn-up that they may change places."""
    seen: View = table.seen
    exchange, _ = sevens(seen)
    if seen.deal is None:
        return []
    keys = {str(seen.deal.turn_up), *map(str, exchange)}
    items: list[Item] = []
    for card in (card for card in table.cards if card.key in keys):
        pose, size = card.pose, max(_LEAST_SIGN, card.pose.width * 0.24)
        held = card.key != str(seen.deal.turn_up)  # of a fan the left edge is seen
        x = pose.x + (-1 if held else 1) * (pose.width / 2 - size * 0.7)
        y = pose.y + (pose.height * 0.04 if held else size * 0.7 - pose.height / 2)
        disc = Rect(x - size / 2, y - size / 2, size, size)
        items += [
            Box(disc, size / 2, fill=Paint(Tone.BRASS), shadow=Shadow.REST),
            Icon("exchange", x, y, size * 0.72, Paint(Tone.INK)),
        ]
    return items
