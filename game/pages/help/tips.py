"""Small notes that explain a term, a small sign or a mark, when the pointer rests on it.

They are laid over whatever picture there is: pure data, without targets, so that a press goes to
what lies below. Nothing is told but what the glossary has, of words that can be read already, and
what the picture itself has to say of a place (`Legend`).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.pages.help.glossary import Found, Glossary, glossary_of
from game.pages.keys import HINT, SORT, TAKE_BACK, cap
from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.geometry import meet, upright
from game.stage.lines import line_place, wrapped
from game.stage.ornaments import Legend, Pad
from game.stage.picture import (
    BUBBLE_FONT,
    Backdrop,
    Box,
    Bubble,
    CardItem,
    Icon,
    IconOf,
    Item,
    Picture,
    Role,
    Shadow,
    Text,
    Widget,
    widgets,
)
from game.stage.places import Places
from game.words.caps import cap_words
from game.words.catalogue import say_of

_NEAR = 60.0  # units beside a term in the same line at which it is still meant
_HEAD, _BODY = Font(16, bold=True), Font(16)
_WIDTH, _LEADING, _INSET = 320.0, 21.0, 14.0
_CLEAR = 14.0  # units between the words and the note
_SENTENCE = 32.0  # units the sentence at the table's foot reaches above its line, with two below
_EDGE = 8.0  # units between the note and the edge of the window
_SIGNS = {
    "menu": cap("escape"),
    "help": cap("f1"),
    "sort": SORT.cap,
    "undo": TAKE_BACK.cap,
    "hint": HINT.cap,
    "seal": "",
}
"""Signs without words at the table, and the keys that do the same."""
_COVERS = 0.5  # a box this opaque hides what was drawn before it


class _Note(Struct, frozen=True):
    """What is told, and of what place; `dotted` where that is a word in a line.

    `beside` is where there is room for it if not at the place itself; `top` is the upper edge of
    what it belongs to and must not cover; it begins at `left` at the earliest, on the cloth.
    """

    title: str
    words: str
    place: Rect
    dotted: bool = True
    beside: Rect | None = None
    top: float | None = None
    left: float = _EDGE


def is_told(seen: Picture, at: tuple[float, float], room: Room, game: str) -> bool:
    """Whether there is something to explain at a point, in the words of a game."""
    return _told_at(seen, *at, room, glossary_of(game)) is not None


def told(seen: Picture, at: tuple[float, float], room: Room, game: str) -> Picture:
    """The picture with a note about a point, as long as its word still stands there."""
    note = _told_at(seen, *at, room, glossary_of(game))
    if note is None:
        return seen
    dots = _dotted(note.place, seen) if note.dotted else []
    slip = Widget(Role.NOTE, (*_slip(note, _pressed(seen), room),))
    return seen.under((*dots, slip))


def _told_at(seen: Picture, x: float, y: float, room: Room, glossary: Glossary) -> _Note | None:
    """What there is to tell about a point: a sign, or a term in a line."""
    key = seen.hit(x, y)
    sign = key.name if isinstance(key, IconOf) else ""
    if sign in _SIGNS and seen.backdrop is Backdrop.TABLE:
        key_cap = cap_words(_SIGNS[sign])
        title = say_of(glossary.game, f"icon.{sign}") + (f" ({key_cap})" if key_cap else "")
        place = next(target.place for target in seen.targets if target.key == key)
        words = say_of(glossary.game, f"icon.{sign}.means")
        return _Note(title, words, place, dotted=False) if isinstance(place, Rect) else None
    at_table, beside = seen.backdrop is Backdrop.TABLE, _beside_panel(room)
    if (legend := _legend_at(seen, x, y)) is not None:
        return _Note(
            legend.head,
            legend.words,
            legend.place,
            dotted=False,
            beside=_beside_panel(room) if at_table and legend.place.x < beside.x else None,
        )
    found = None if _is_pressed(seen, x, y) else term_at(seen, x, y, room, glossary)
    if found is None:
        return None
    head, meaning, place = glossary.head(found[0]), glossary.meaning(found[0]), found[1]
    if seen.backdrop is not Backdrop.TABLE:
        return _Note(head, meaning, place)
    beside = _beside_panel(room)
    if place.x <= beside.x:
        return _Note(head, meaning, place, beside=beside)
    foot = Places.of(room).sentence_line - _SENTENCE
    top = foot if place.y > foot else None
    return _Note(head, meaning, place, top=top, left=beside.x)


def _legend_at(seen: Picture, x: float, y: float) -> Legend | None:
    """The words that belong to a place, if nothing lies over it."""
    for item in reversed(seen.items):
        match item:
            case Legend(place) if place.contains(x, y):
                return item
            case CardItem(pose=pose) if pose.contains(x, y):
                return None
            case Box(rect, fill=Paint(alpha=alpha)) if alpha > _COVERS and rect.contains(x, y):
                return None
    return None


def _beside_panel(room: Room) -> Rect:
    """The baize right of the panel, down to the hand."""
    places = Places.of(room)
    x, y = places.baize.x + _EDGE, places.baize.y + _EDGE
    return Rect(x, y, places.right - x, places.hand_top - _EDGE - y)


def _is_pressed(seen: Picture, x: float, y: float) -> bool:
    """Whether a button or a link is there: its words say what it does."""
    return any(
        one.role is Role.BUTTON and one.place is not None and one.place.contains(x, y)
        for one in widgets(seen.tree)
    )


def term_at(
    seen: Picture, x: float, y: float, room: Room, glossary: Glossary
) -> tuple[str, Rect] | None:
    """The term that is read at a point, and its place; None if something else lies over it.

    A small sign that bears the name of a term stands for it.
    """
    for item in reversed(seen.items):
        match item:
            case Text(words):
                line = line_place(item, room.ruler)
            case Bubble(rect, words):
                line = _spoken(item, room)
                if rect.contains(x, y) and not line.contains(x, y):
                    return None
            case Icon(name=term, x=left, y=top, size=size) if term in glossary.terms:
                place = Rect(left, top, 0, 0).grown(size)
                if place.contains(x, y):
                    return term, place
                continue
            case CardItem(pose=pose) if pose.contains(x, y):
                return None
            case Box(rect, fill=Paint(alpha=alpha)) if alpha > _COVERS and rect.contains(x, y):
                return None
            case _:
                continue
        if line.contains(x, y):
            found = glossary.found_in(words, seen.backdrop is Backdrop.TABLE)
            return _nearest(found, item, line, x, room)
    return None


def _nearest(
    terms: Sequence[Found], item: Text | Bubble, line: Rect, x: float, room: Room
) -> tuple[str, Rect] | None:
    """The term of a line that is nearest to the pointer, if it is near enough."""
    font = item.font if isinstance(item, Text) else BUBBLE_FONT
    places = [(found, _place(found, item.words, font, line, room)) for found in terms]
    near = [(max(place.x - x, x - place.right, 0.0), found, place) for found, place in places]
    if not near:
        return None
    away, found, place = min(near, key=lambda each: each[0])
    return (found.term, place) if away <= _NEAR else None


def _place(found: Found, words: str, font: Font, line: Rect, room: Room) -> Rect:
    start = room.ruler.width(words[: found.start], font)
    width = room.ruler.width(words[found.start : found.end], font)
    return Rect(line.x + start, line.y, width, line.height)


def _spoken(item: Bubble, room: Room) -> Rect:
    """The place of the words in a bubble."""
    x, y = item.rect.centre
    centred = Text(item.words, x, y + 7, BUBBLE_FONT, align=Align.CENTRE)
    return line_place(centred, room.ruler)


def _pressed(seen: Picture) -> list[Rect]:
    """What the cards cover that can be pressed."""
    return [upright(each.place) for each in seen.targets if isinstance(each.place, Pose)]


def _slip(note: _Note, cards: Sequence[Rect], room: Room) -> list[Item]:
    """A slip of paper above the words or below them, whole inside the window.

    Beside the panel where they stand in it: there is much to read above and below them. It
    covers none of the `cards`.
    """
    most = min(_WIDTH, room.width - 2 * _EDGE) - 2 * _INSET
    lines = wrapped(note.words, _BODY, most, room)
    title, place = note.title, note.place
    width = max(room.words_width(lines, _BODY), room.ruler.width(title, _HEAD)) + 2 * _INSET
    height = _LEADING * (len(lines) + 1) + 2 * _INSET - 4
    x = max(note.left, min(place.centre[0] - width / 2, room.width - _EDGE - width))
    above = (place.y if note.top is None else note.top) - _CLEAR - height
    y = above if above >= _EDGE else place.bottom + _CLEAR
    if note.beside is not None:
        x, y = note.beside.x, max(_EDGE, min(place.y - _INSET, note.beside.bottom - height))
    slip = Rect(x, y, width, height)
    clear = replace(slip, y=_clear(slip, cards, room.height - _EDGE))
    if clear != slip and not note.dotted and note.beside is None:
        tried = (clear, *_level(place, slip, cards, room))
        clear = min(tried, key=lambda each: _apart(each, place))
    x, y = clear.x, clear.y
    ink = Paint(Tone.INK)
    return [
        Box(Rect(x, y, width, height), 7, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Text(title, x + _INSET, y + _INSET + 14, _HEAD, ink),
        *(
            Text(line, x + _INSET, y + _INSET + 14 + _LEADING * (row + 1), _BODY, ink)
            for row, line in enumerate(lines)
        ),
    ]


def _clear(slip: Rect, cards: Sequence[Rect], bottom: float) -> float:
    """How high a slip stands clear of all cards: above what it would cover, else below it.

    Where there is room neither way it lies as high as it can, far from its words.
    """
    above = below = slip
    steps = [slip.y]
    while covered := [each.y for each in cards if meet(above, each)]:
        above = replace(above, y=min(covered) - _CLEAR - slip.height)
        steps.append(above.y)
    while covered := [each.bottom for each in cards if meet(below, each)]:
        below = replace(below, y=max(covered) + _CLEAR)
    if above.y < _EDGE and below.bottom <= bottom:
        return below.y
    return min(y for y in steps if y >= _EDGE or y == slip.y)


def _level(place: Rect, slip: Rect, cards: Sequence[Rect], room: Room) -> list[Rect]:
    """A slip right above the height of its place, at either end of the cards there."""
    level = replace(slip, y=place.y - slip.height)
    row = [place, *(each for each in cards if level.y < each.bottom and each.y < level.bottom)]
    right, left = max(each.right for each in row), min(each.x for each in row)
    ends = (replace(level, x=x) for x in (right + _CLEAR, left - _CLEAR - slip.width))
    most = room.width - _EDGE - slip.width
    return [each for each in ends if Places.of(room).left <= each.x <= most]


def _apart(one: Rect, other: Rect) -> float:
    """How far two places lie apart, across and down."""
    (ax, ay), (bx, by) = one.centre, other.centre
    aside = max(0.0, abs(ax - bx) - (one.width + other.width) / 2)
    return aside + max(0.0, abs(ay - by) - (one.height + other.height) / 2)


def _dotted(place: Rect, seen: Picture) -> list[Item]:
    """Dots under the word that is explained: of ink where it stands on paper."""
    ivory = Paint(Tone.IVORY)
    paper = [each for each in seen.items if isinstance(each, Bubble | Pad | Box)]
    on_paper = any(
        each.rect.contains(*place.centre)
        for each in paper
        if not isinstance(each, Box) or each.fill == ivory
    )
    y = place.bottom - 1
    count = max(1, int(place.width // 6))
    first = place.x + (place.width - (count - 1) * 6) / 2 - 1
    dot = Paint(Tone.INK if on_paper else Tone.FOCUS)
    return [Box(Rect(first + 6 * i, y, 2, 2), 1, fill=dot) for i in range(count)]
