"""The whole picture of the table: panel, cards, what was said, what now, and what to touch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.piquet.face.captions import captions, cut_captions, discard_place, empty_reply, own_name
from game.piquet.face.celebrations import Celebration, celebration_items, place_of, whole
from game.piquet.face.desk import Desk
from game.piquet.face.measures import other_discard
from game.piquet.face.offers import GUIDE, Prompt
from game.piquet.face.panel.panel import panel_items
from game.piquet.face.said.bubbles import Spoken, bubbles
from game.piquet.face.said.calling import kind_in_turn
from game.piquet.face.trick_book import trick_book
from game.piquet.face.unseen import unseen_items
from game.piquet.words.say import say
from game.stage.lines import balanced, fitted, ring
from game.stage.picture import (
    Align,
    Backdrop,
    Box,
    Bubble,
    CardAt,
    CardItem,
    Font,
    Icon,
    IconOf,
    Item,
    Paint,
    Picture,
    Pose,
    Rect,
    Room,
    Stroke,
    Target,
    Text,
    Tone,
)
from game.stage.places import Places
from game.stage.widgets import TIGHT, Button, button_row, row_width
from rules.core.seats import Player
from rules.piquet.choices import MayExchange
from rules.piquet.view import View

ICONS = ("menu", "help", "sort", "undo", "hint")
"""The small signs at the table, from the right."""
_SOFT = Paint(Tone.SOFT)
_HALF = 0.56  # of a sentence in two lines, which do not break in its very middle


@dataclass(frozen=True, slots=True)
class Tableau:
    """All that the picture of the table is made from."""

    seen: View
    names: tuple[str, str]
    desk: Desk
    cards: Sequence[CardItem]
    spoken: Spoken
    prompt: Prompt
    hint: str = ""  # why something could not be done, instead of the second line
    focus: str | None = None  # the button the keyboard points at
    celebrated: Celebration | None = None
    first: Player | None = None  # whose column is the left one, the viewer's if None
    dealing: bool = False  # the cards are on their way from the pack
    news: str = ""  # something to be told, instead of the second line where there is no hint
    share: float = 0.0  # how much of the celebration's time is over
    counted: bool = False  # the pack is shown by what is known of each card
    hover: str | None = None  # the button under the pointer


def table_picture(table: Tableau, room: Room) -> Picture:
    """Everything to be seen and touched at the table."""
    places = Places.of(room)
    ready = kind_in_turn(table.seen, table.desk)
    items: list[Item] = list(panel_items(table.seen, table.names, room, ready, table.first))
    targets: list[Target] = []
    deal = table.seen.deal
    said = bubbles(table.spoken, table.seen, places, table.desk)
    if table.celebrated is not None:
        band = place_of(table.celebrated, places).grown(10)
        said = [each for each in said if not (isinstance(each, Bubble) and _meet(each.rect, band))]
    if deal is not None:
        words = captions(table.seen, deal, table.names, places, table.dealing)
        items += (item for item in words if not _hidden(item, said, places))
        if table.first is not None:
            items += own_name(table.seen, deal, table.names, places)
        exchanging = not (table.dealing or deal.discard or table.celebrated)
        if isinstance(table.seen.choices, MayExchange) and exchanging:
            items += discard_place(table.seen.choices, deal, table.desk, places)
        free = not (table.dealing or table.desk.concealed or table.celebrated)
        if table.counted and free:
            other = table.names[table.seen.player.other]
            items += unseen_items(table.seen, deal, other, places)
    items += (card for card in table.cards if not _half_covered(table, card, places))
    if deal is None and table.seen.cut is not None:
        items += cut_captions(table.seen.cut, table.names, table.cards, places)
    if deal is not None and deal.table.led is not None and deal.table.reply is None:
        items += empty_reply(table.seen, deal, places)
    items += said
    targets += [Target(CardAt(card.key), card.pose) for card in table.cards]
    if deal is not None and table.desk.tricks_open and deal.table.tricks:
        own, other = table.names[table.seen.player], table.names[table.seen.player.other]
        items += trick_book(deal, (own, other), places, targets)
    items += menu_icons(places, targets)
    items += _what_now(table, places, room, targets)
    if table.celebrated is not None:
        items += celebration_items(table.celebrated, table.share, table.names, places)
    return Picture(Backdrop.TABLE, tuple(items), tuple(targets))


def menu_icons(places: Places, targets: list[Target], names: Sequence[str] = ICONS) -> list[Item]:
    """The small deeds at the upper right; below each other where they would reach a discard."""
    items: list[Item] = []
    _, taken = other_discard(places)
    across = max(2, int((places.baize.right - 60 - taken) // 48) + 1)
    for index, name in enumerate(names):
        x = places.baize.right - 38 - 48 * (index % across)
        y = places.baize.y + 38 + 48 * (index // across)
        items.append(Icon(name, x, y, 24))
        targets.append(Target(IconOf(name), Rect(x - 22, y - 22, 44, 44)))
    return items


def _half_covered(table: Tableau, card: CardItem, places: Places) -> bool:
    """Whether a card of the trick sticks out under a celebration that hides the rest of it."""
    deal, shown = table.seen.deal, table.celebrated
    if deal is None or shown is None or not whole(table.share):
        return False
    pose = card.pose
    place = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    trick = map(str, filter(None, (deal.table.led, deal.table.reply)))
    return card.key in trick and _meet(place, place_of(shown, places))


def _hidden(item: Item, said: Sequence[Item], places: Places) -> bool:
    """Whether a bubble lies over small words, which are then left out rather than half seen."""
    if not isinstance(item, Text):
        return False
    width = places.room.ruler.width(item.words, item.font)
    share = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[item.align]
    left, top = item.x - width * share, item.y - item.font.size
    place = Rect(left, top, width, item.font.size)
    return any(_meet(bubble.rect, place) for bubble in said if isinstance(bubble, Bubble))


def _meet(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _what_now(table: Tableau, places: Places, room: Room, targets: list[Target]) -> list[Item]:
    s, y = places.sizes, places.sentence_line
    buttons = [offer.button for offer in table.prompt.offers]
    space = places.right - places.left
    sentence, detail = Font(20, bold=True), Font(16)
    words = room.ruler.width(table.prompt.sentence, sentence)
    second = table.hint or table.news or table.prompt.detail
    guides = table.prompt.guide and second == table.prompt.detail
    away = room.ruler.width(say("guide.done"), detail) + 26 if guides else 0.0
    share = _HALF if guides else 1.0  # what is explained takes two lines
    wide = max(room.ruler.width(line, detail) for line in (second, *table.prompt.among))
    least = max(words, wide * _HALF + away)  # with the second line in two
    words = max(words, wide * share + away)
    buttons = _fitting(buttons, space - words - 24, space - least - 24, room)
    drawn, touch = button_row(
        buttons,
        places.right,
        y + 4,
        s.button,
        room,
        table.focus,
        max(space - words - 24, space * 0.4),
        space - least - 24,
    )
    left = min(
        (target.place.x for target in touch if isinstance(target.place, Rect)), default=places.right
    )
    most = left - places.left - 20
    targets += touch
    paint = Paint(Tone.FOCUS if table.hint else Tone.IVORY if table.news else Tone.SOFT)
    first = table.prompt.sentence
    lines = balanced(second, detail, most - away, room)
    if len(lines) > 1:  # two lines of it, and all of them a little higher
        lines = (lines[0], fitted(" ".join(lines[1:]), detail, most - away, room))
        y -= 11
    below = y + 28 if len(lines) < 2 else y + 23
    last = below + 20 * (len(lines) - 1)
    return [
        Text(fitted(first, sentence, most, room), places.left, y, sentence),
        *(Text(line, places.left, below + 20 * i, detail, paint) for i, line in enumerate(lines)),
        *(_no_more(table, lines[-1], last, places, targets) if guides else ()),
        *drawn,
        *(_pointed_at(target.place) for target in touch if target.key == table.hover),
    ]


def _fitting(buttons: Sequence[Button], most: float, utmost: float, room: Room) -> list[Button]:
    """The row in `most` units, or closer together in `utmost`, where the second line takes two.

    Where even that is too little the names of keys go, that of the main button last.
    """
    if row_width(buttons, room) <= most or row_width(buttons, room, TIGHT) <= utmost:
        return list(buttons)
    row = [button if button.primary else replace(button, cap="") for button in buttons]
    if row_width(row, room, TIGHT) <= utmost:
        return row
    return [replace(button, cap="") for button in buttons]


def _pointed_at(place: Rect | Pose) -> Item:
    """The light on a button under the pointer: an edge, so that ivory ones show it too."""
    rect = place if isinstance(place, Rect) else Rect(place.x, place.y, 0, 0)
    return Box(rect, 8, fill=Paint(Tone.BRASS, 0.16), outline=Paint(Tone.BRASS), line=2.0)


def _no_more(
    table: Tableau, line: str, y: float, places: Places, targets: list[Target]
) -> list[Item]:
    """After an explanation, words to press for one who needs no more of them."""
    words, font = say("guide.done"), Font(16)
    x = places.left + places.room.ruler.width(line, font) + 18
    place = Rect(x - 8, y - 20, places.room.ruler.width(words, font) + 16, 28)
    targets.append(Target(GUIDE, place))
    items: list[Item] = [
        Text(words, x, y, font),
        Stroke(x, y + 4, place.right - 8, y + 4, Paint(Tone.BRASS), 1.5),
    ]
    return [*items, ring(place.grown(-2))] if table.focus == GUIDE else items
