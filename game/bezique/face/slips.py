"""The list of what may be declared, beside the trick; and the exchange of the seven."""

from __future__ import annotations

from game.bezique.face.choosing import announces, offered, place_of, sevens
from game.bezique.face.counsel import price_in_list
from game.bezique.face.desk import Desk
from game.bezique.face.gestures import ROW
from game.bezique.face.measures import measures, seven_button, slip
from game.bezique.face.prompts import exchange_offer
from game.bezique.words.names import combination_name
from game.bezique.words.say import say
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Icon, Item, Shadow, Target, Text
from game.stage.places import WIDE, Places
from game.stage.widgets import draw_button
from game.table.tableau import Tableau
from rules.bezique.view import View

_LEAST_SIGN = 20.0
MOST_ROWS = 3
"""Rows that are seen at once; the others come as one goes down."""


def slip_items(table: Tableau, places: Places) -> tuple[list[Item], list[Target]]:
    """What may be declared, the dearest first, the one that stands ready on brass."""
    seen: View = table.seen
    desk: Desk = table.desk
    every = offered(seen)
    if not every or desk.concealed:
        return [], []
    now = place_of(seen, desk)
    first = max(0, min(now - 1, len(every) - MOST_ROWS))
    rows = range(first, min(len(every), first + MOST_ROWS))
    place = slip(places, len(rows))
    m, room = measures(places), places.room
    wide = places.sizes is WIDE
    head = Font(20 if wide else 16, True, True)
    words = say("rows.announce" if announces(seen) else "rows.declare")
    if len(every) > len(rows):
        words = f"{words} {now + 1}/{len(every)}"
    items: list[Item] = [
        Box(place, 8, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Text(words, place.x + 20, place.y + m.row * 0.74, head, Paint(Tone.INK)),
    ]
    targets: list[Target] = []
    y = place.y + m.row
    for index in rows:
        one, band = every[index], Rect(place.x + 8, y, place.width - 16, m.row)
        if index == now:
            items.append(Box(band, 5, fill=Paint(Tone.BRASS, 0.3)))
            bar = Rect(band.x, band.y + 3, 3, band.height - 6)
            items.append(Box(bar, 1.5, fill=Paint(Tone.BRASS_DARK)))
        middle = band.centre[1]
        font = Font(16, bold=index == now)
        figure = Font(20, serif=True, bold=index == now)
        price = price_in_list(table, one)
        wide_price = room.ruler.width(price, Font(14)) + 12 if price else 0.0
        most = band.width - 84 - wide_price
        name = fitted(combination_name(one.kind, one.cards), font, most, room)
        items.append(Text(name, band.x + 12, middle + 6, font, Paint(Tone.INK)))
        items.append(
            Text(
                str(one.points),
                band.right - 12,
                middle + 7,
                figure,
                Paint(Tone.INK),
                Align.RIGHT,
            )
        )
        if price:
            x, soft = band.right - 72, Paint(Tone.INK_SOFT)
            items.append(Text(price, x, middle + 5, Font(14), soft, Align.RIGHT))
        targets.append(Target(f"{ROW}{index}", band))
        y += m.row
    return items, targets


def seven_items(table: Tableau, places: Places) -> tuple[list[Item], list[Target]]:
    """The button under the stock that exchanges the seven."""
    offer = None if table.desk.concealed else exchange_offer(table.seen)
    if offer is None:
        return [], []
    button = offer.button
    drawn, target = draw_button(
        button, seven_button(places), places.room, table.pointed == button.key
    )
    return [*drawn, *_signs(table)], [target]


def _signs(table: Tableau) -> list[Item]:
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
