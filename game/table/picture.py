"""The whole picture of the table: panel, cards, what was said, what now, and what to touch."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.pages.evening import AWAY, with_slip
from game.pages.help.glossary import glossary_of
from game.preferences import Coach
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.geometry import meet, upright
from game.stage.ornaments import Rays, Thing
from game.stage.picture import (
    Backdrop,
    Box,
    Bubble,
    CardItem,
    Icon,
    IconOf,
    Item,
    Look,
    Picture,
    Text,
    Widget,
    only,
    painted,
    touched,
    widgets,
)
from game.stage.places import Places
from game.table.cards import card_widgets
from game.table.celebrations import evening, uncluttered, unlit, whole
from game.table.live import news
from game.table.now_row import now_row
from game.table.opposite import drawn, opening
from game.table.partner import bubble_items, marks, partner_items, whispering_items
from game.table.render_context import RenderContext
from game.table.trick_book import trick_book
from game.table.ui import TableUI
from game.words.catalogue import say

_FAINT, _FAINT_INK = Paint(Tone.IVORY), Paint(Tone.INK)
_STEP, _DOT, _BELOW = 5.0, 1.5, 0.28
"""How far apart dots lie, how wide, how far below a line of height 1: off the tail of a letter."""


def dotted(table: RenderContext, row: Sequence[Item], places: Places) -> list[Item]:
    """Dots for the words in the lines of a `row` at the foot that have a note."""
    if not table.game:
        return []
    lines = [each for each in painted(row) if isinstance(each, Text) and each.x == places.left]
    if not table.guiding:
        told = bool(table.hint or table.news or table.weighed or table.prompt.guide)
        lines = lines[1:] if told else []
    return _under_terms(table.game, lines, places, _FAINT)


def _dotted_panel(table: RenderContext, panel: Sequence[Item], places: Places) -> list[Item]:
    """The same on the panel, for a newcomer: nothing else says that its words have notes."""
    if not (table.game and table.guiding):
        return []
    lines = [each for each in painted(panel) if isinstance(each, Text)]
    level = [each for each in lines if each.align is Align.LEFT and not each.turn]
    return _under_terms(table.game, level, places, _FAINT_INK)


def _under_terms(game: str, lines: Sequence[Text], places: Places, paint: Paint) -> list[Item]:
    """Dots for each term of some lines, once."""
    glossary, found = glossary_of(game), set[str]()
    items: list[Item] = []
    for line in lines:
        for term in glossary.found_in(line.words):
            if term.term not in found:
                found.add(term.term)
                items += _dots(line, term.start, term.end, places, paint)
    return items


def _dots(line: Text, start: int, end: int, places: Places, paint: Paint) -> list[Item]:
    """A row of dots under some letters of a line."""

    def width(words: str, font: Font = line.font) -> float:
        return places.room.ruler.width(words, font)

    x, wide = line.x + width(line.words[:start]), width(line.words[start:end])
    return [
        Box(Rect(x + _STEP * i, line.y + _BELOW * line.font.size, _DOT, _DOT), _DOT / 2, fill=paint)
        for i in range(max(1, int(wide / _STEP)))
    ]


_OPAQUE = (Paint(Tone.CLOTH), Paint(Tone.IVORY))
_PEEP = 6.0
"""Units a card may stick out from under a sheet and still be hidden."""
_SHEET = 300.0
"""Units a sheet is wide at least that covers piles: no button is."""
ICONS = ("menu", "help", "sort", "undo", "hint")
"""The small signs at the table, from the right."""
ICON_EDGE, ICON_STEP = 30.0, 44.0
"""From the edge of the cloth to the middle of the first, and from one to the next: a finger."""


def icons_left(places: Places) -> float:
    """The left edge of the row of small signs."""
    return places.baize.right - ICON_EDGE - ICON_STEP * (len(ICONS) - 0.5)


def table_picture(face: TableUI, table: RenderContext, room: Room) -> Picture:
    """Everything to be seen and touched at the table."""
    places = Places.of(room)
    items = with_slip(face.panel(table, room), table.slip, room.at(table.focus))
    items += _dotted_panel(table, items, places)
    out = bool(table.slip and table.slip.away)
    away = [one for one in items if out and isinstance(one, Widget) and one.key == AWAY]
    items = [one for one in items if one not in away]
    said, cards = uncovered(face, table, places)
    feats, feat = face.celebrations, table.celebrated
    feast = feats.items(table, places) if feats is not None and feat is not None else ()
    if feats is not None and feast:  # rays on the cloth alone, all about it in the dark
        items += evening(places, table.share)
        cards = unlit(feats.aside(table, cards, places), table.share)
    shown = feats is not None and feat is not None and whole(table.share)
    covered = feats.place(table, places) if feats is not None and shown else None
    seat = face.portrait(table, places)
    hidden = feats is not None and feat is not None and _hidden(seat, feats.place(table, places))
    heads = [*whispering_items(table.whispers, seat), *drawn(table.opposite, table.mood, seat)]
    faced = [] if hidden else heads
    under = uncluttered(face.below(table, places, said), covered)
    if feast:  # the light goes down over the face and its plate too, but for whoever made it
        rays = [item for item in feast if isinstance(item, Rays)]
        theirs = feat.player is not table.seen.player
        items += [*rays, *under, *faced] if theirs else [*under, *faced, *rays]
    else:
        items += under
    spread = face.spread(table)
    items += card_widgets(cards, spread)
    items += () if shown else face.above(table, places)
    items += () if feast else faced
    if feats is None or feat is None:
        beside_hand = face.partner(table, places)
        items += partner_items(table.partner, beside_hand, places)
        items += marks(table.consulted, table.partner, cards)
        if beside_hand is not None:
            items += bubble_items(table.consulted, beside_hand, places)
        elif table.consulted is not None and not table.consulted.own and table.partner is not None:
            words = say("evening.counsel", name=table.partner.name, words=table.consulted.words)
            table = replace(table, news=words)
    items += news(face, table, cards, spread)
    items += opening(said, table.voiced)
    beside = face.aside(table, places)
    items = [*_uncounted(items, beside), *beside, *away]  # nothing of the pad lies over it
    tricks = face.tricks(table.seen) if table.tricks_open else ()
    if tricks:
        own = table.names[table.seen.player]
        book = trick_book(tricks, face.most_tricks, (own, table.other), places)
        items = [*_uncounted(items, book), *book]
    silent = table.likes.coach == Coach.SILENT
    icons = _icons(face, places, silent)
    targets = touched(icons) if feast else []
    items += () if feast else icons
    items += _lamp_words(table, icons)
    items += _seal(table, places)
    if feast:  # any press ends it: nothing else is said meanwhile
        items += [item for item in feast if not isinstance(item, Rays)]
    else:
        row = now_row(table, places, face.advised(table))
        items += [*row, *dotted(table, row, places)]
    return Picture.of(Backdrop.TABLE, items, targets)


def _uncounted(items: Sequence[Item], over: Sequence[Item]) -> list[Item]:
    """All but what lies under a panel or a sheet, things and words said: they would peep out.

    So would the shadow of a card.
    """
    sheets = [
        each.rect
        for each in painted(over)
        if isinstance(each, Box) and each.fill in _OPAQUE and each.rect.width > _SHEET
    ]
    if not sheets:
        return list(items)
    return only(items, lambda item: not any(_in(item, sheet) for sheet in sheets))


def _in(item: Look, sheet: Rect) -> bool:
    if isinstance(item, Bubble):
        return meet(item.rect, sheet)
    if isinstance(item, CardItem):
        card, hides = upright(item.pose), sheet.grown(_PEEP)
        corners = ((card.x, card.y), (card.right, card.bottom))
        return all(hides.contains(*corner) for corner in corners)
    return isinstance(item, Thing) and sheet.contains(item.x, item.y)


def _hidden(portrait: Rect | None, band: Rect) -> bool:
    """Whether a portrait would look out from behind what is celebrated."""
    return portrait is not None and meet(portrait, band)


def uncovered(
    face: TableUI, table: RenderContext, places: Places
) -> tuple[list[Item], list[CardItem]]:
    """What was said and all cards, without what would meet or double what is celebrated."""
    cards, seen = list(table.cards), table.seen
    own = {one.words for one in table.spoken.said if face.speaker(seen, one.seat) is seen.player}
    said = [
        replace(each, who=say("cards.own") if each.words in own else table.other)
        if isinstance(each, Bubble)
        else each
        for each in face.bubbles(table, places)
    ]
    feats, feat = face.celebrations, table.celebrated
    if feats is not None and feat is not None:
        said = [] if whole(table.share) else said  # what is celebrated says it large
        cards = [card for card in cards if not feats.hides(table, card, places)]
    return said, cards


def menu_icons(places: Places, names: Sequence[str]) -> list[Item]:
    """The small actions at the upper right, in one row and one order at every size."""
    items: list[Item] = []
    for index, name in enumerate(names):
        x, y = places.baize.right - ICON_EDGE - ICON_STEP * index, places.baize.y + 38
        touch = Rect(x - 22, y - 22, 44, 44)
        sign, words = Icon(name, x, y, 24), say(f"icon.{name}")
        items.append(Widget.pressed(IconOf(name), touch, (sign,), focused=False, name=words))
    return items


def _icons(face: TableUI, places: Places, silent: bool) -> list[Item]:
    """Those of the table; what a game has no use for is not there."""
    missing = {
        "help": not face.helps,
        "sort": face.sorting is None,
        "hint": face.aids is None or silent,
    }
    return menu_icons(places, [name for name in ICONS if not missing.get(name)])


def _lamp_words(table: RenderContext, icons: Sequence[Item]) -> list[Item]:
    """What the lamp is for, under it, as long as the first deals are explained."""
    if not table.guiding:
        return []
    lamp = next((each.place for each in widgets(icons) if each.key == IconOf("hint")), None)
    if not isinstance(lamp, Rect):
        return []
    x, soft = lamp.centre[0], Paint(Tone.SOFT)
    return [Text(say("place.hint"), x, lamp.bottom + 6, Font(14), soft, Align.CENTRE)]


def _seal(table: RenderContext, places: Places) -> list[Item]:
    """The fingerprint of the packs at the upper left, as long as none of them was dealt."""
    if not table.sealed:
        return []
    x, y, font = places.left + 12, places.baize.y + 38, Font(16)
    code = say("place.sealed", code=table.sealed)
    width = places.room.ruler.width(code, font)
    soft = Paint(Tone.SOFT)
    drawn = Icon("seal", x, y, 24, soft), Text(code, x + 22, y + 6, font, soft)
    touch = Rect(x - 22, y - 22, width + 54, 44)
    return [Widget.pressed(IconOf("seal"), touch, drawn, focused=False)]
