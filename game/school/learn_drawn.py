"""How the page "Learn" looks: tiles side by side, the current one of paper; boxes below."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.pages.grid import PageGrid, grid_in, headpiece, page_foot, page_name
from game.school.learn_boxes import DayBox, MistakesBox, TrainerLine, boxes
from game.school.learn_road import LessonRoad, welcome
from game.school.lesson import LessonHead, in_words
from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import ring, wrapped
from game.stage.ornaments import Mood
from game.stage.picture import Backdrop, Box, CardItem, Item, Picture, Shadow, Text, Widget
from game.stage.signs import ticked
from game.stage.widgets import Button
from game.words.catalogue import say, say_of

_IVORY, _SOFT = Paint(Tone.IVORY), Paint(Tone.SOFT)
_INK, _INK_SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_AHEAD = 0.8
"""How strongly a lesson is drawn that comes after the one to go on with."""
_NUMBER = 16.0
"""From the number of a lesson to its title."""
_BACK = "?"
"""On a tile: a card face down."""


class Tile(Struct, frozen=True, kw_only=True):
    """A lesson on the page: done, or begun as far as a part.

    `current` is the one to go on with; `ahead` comes after it. None is locked.
    """

    key: str
    head: LessonHead
    done: bool
    begun: bool
    part: int
    current: bool
    ahead: bool


class LearnShown(Struct, frozen=True, kw_only=True):
    """The page; `day` and `mistakes` are None where the game has no puzzles."""

    game: str
    tiles: Sequence[Tile]
    enough: int  # the number of the lesson after which one knows enough to play
    day: DayBox | None
    mistakes: MistakesBox | None
    trainers: Sequence[TrainerLine]
    buttons: Sequence[Button]


class _Form(Struct, frozen=True):
    """Measures in units, heights from the top of the composition."""

    across: float
    height: float
    tiles: float
    tile: tuple[float, float]
    apart: float
    card: float
    figure: int
    boxes: float
    box: float
    row: int = 7  # tiles side by side
    title: int = 16
    sign: float = 0.31  # how far down a tile its drawing lies


_FEW = 4
"""Cards in a tile that lie there as large as in the others."""
_WIDE = _Form(1104, 800, 144, (144, 228), 16, 62, 40, 412, 236, sign=0.35)
_SMALL = _Form(936, 640, 106, (124, 190), 11.3, 52, 28, 320, 210)
_TALL = _Form(936, 912, 110, (223.5, 222), 14, 66, 44, 590, 214, row=4, title=18, sign=0.33)


def learn_picture(shown: LearnShown, room: Room) -> Picture:
    """Everything to be seen and touched."""
    form = _SMALL if room.small else _WIDE
    if room.small and room.height >= _TALL.height:
        form = _TALL
    left, top = (room.width - form.across) / 2, (room.height - form.height) / 2
    grid = grid_in(room)
    items = _heading(shown, grid, room)
    width, height = form.tile
    rows = -(-len(shown.tiles) // form.row)
    alone = shown.day is None and shown.mistakes is None and not shown.trainers
    lower = form.box * 0.18 if alone else 0.0
    for at, tile in enumerate(shown.tiles):
        raised = 10.0 if tile.current else 0.0
        down, over = divmod(at, form.row)
        beside = min(form.row, len(shown.tiles) - down * form.row)
        start = (form.across - beside * (width + form.apart) + form.apart) / 2
        x, y = left + start + over * (width + form.apart), down * (height + form.apart)
        place = Rect(x, top + form.tiles + lower + y - raised, width, height + raised)
        drawn = _tile(tile, at + 1, place, form, shown, room)
        named, focused = in_words(tile.head.title), room.focus == tile.key
        button = Widget.pressed(tile.key, place, drawn, focused, f"{at + 1}. {named}")
        items.append(button.noted(_told(tile)))
    place = Rect(left, top + form.boxes, form.across, form.box)
    items += boxes(shown.day, shown.mistakes, shown.trainers, form.box, room).lay(place, room)
    if alone:  # she says so herself
        y = top + form.tiles + lower + rows * (height + form.apart)
        items += _welcome(shown, Rect(left, y, form.across, grid.body.bottom - y), room)
    note = "" if alone else _enough(shown)
    items += page_foot(grid, shown.buttons, room, note)
    return Picture.of(Backdrop.SHEET, items)


def _told(tile: Tile) -> str:
    """What a lesson is about; or how far one is in it."""
    if tile.begun:
        return say("learn.part", number=tile.part + 1, count=len(tile.head.parts))
    return in_words(tile.head.about)


def _enough(shown: LearnShown) -> str:
    """When one may play: after which lesson; or now, and what is left can wait."""
    if all(tile.done for tile in shown.tiles):
        return say("learn.whole")
    if shown.tiles[shown.enough - 1].done:
        return say("lesson.enough")
    return say("learn.after", number=shown.enough)


def _welcome(shown: LearnShown, place: Rect, room: Room) -> list[Item]:
    """The teacher with the parts of the lesson to go on with, and when one may play."""
    mood = Mood.PLEASED if any(tile.done for tile in shown.tiles) else Mood.CALM
    name = say_of(shown.game, "level.master")
    return welcome(_road(shown), name, mood, _enough(shown), place, room)


def _road(shown: LearnShown) -> LessonRoad | None:
    current = next((tile for tile in shown.tiles if tile.current), None)
    if current is None:
        return None
    parts = [in_words(part) for part in current.head.parts]
    return LessonRoad(in_words(current.head.title), parts, current.part)


def _heading(shown: LearnShown, grid: PageGrid, room: Room) -> list[Item]:
    y = grid.name
    words = say("learn.title")
    done = sum(tile.done for tile in shown.tiles)
    count = say("learn.done", count=done, most=len(shown.tiles))
    tag = Font(20, serif=True, italic=True)
    beside = grid.whole.x + room.ruler.width(words, grid.font) + 22
    return [
        *headpiece(grid, room),
        *page_name(grid, words, room),
        Text(say("learn.tag"), beside, y, tag, _SOFT),
        Text(count, grid.whole.right, y, Font(20, serif=True), _IVORY, Align.RIGHT),
    ]


def _tile(
    tile: Tile, number: int, place: Rect, form: _Form, shown: LearnShown, room: Room
) -> list[Item]:
    paper = tile.current
    hovered, focused = room.hover == tile.key, room.focus == tile.key
    part = _AHEAD if tile.ahead and not hovered and not focused else 1.0
    items: list[Item] = []
    if paper:
        items.append(Box(place, 12, fill=_IVORY, shadow=Shadow.PAPER))
    else:
        edge = Paint(Tone.BRASS, 1.0 if hovered else 0.55 * part)
        fill = Paint(Tone.SHADE, 0.22 if hovered else 0.34)
        items.append(Box(place, 12, fill=fill, outline=edge, line=2.0 if hovered else 1.0))
    items += _sign(tile, place, form, part, room)
    if tile.done:
        items += ticked(place.right - 20, place.y + 20, 20)
    figure = Font(20, serif=True, bold=True)
    inset, foot = (14.0, place.bottom - 66) if form is not _SMALL else (10.0, place.bottom - 58)
    x, most = place.x + inset, place.width - 2 * inset - _NUMBER
    font = _title_font(shown, form, most, room)
    titles = wrapped(in_words(tile.head.title), font, most, room)
    top = foot - 20 * (len(titles) - 1)
    numbered = Paint(Tone.BRASS_DARK) if paper else Paint(Tone.BRASS, part)
    items.append(Text(str(number), x, top, figure, numbered))
    for row, line in enumerate(titles):
        inked = _INK if paper else Paint(Tone.IVORY, part)
        items.append(Text(line, x + _NUMBER, top + 20 * row, font, inked))
    about = _about_font(shown, place.width - 2 * inset, room)
    words = wrapped(_told(tile), about, place.width - 2 * inset, room)[:2]
    for row, line in enumerate(words):
        paint = _INK_SOFT if paper else Paint(Tone.SOFT, part)
        items.append(Text(line, x, foot + 24 + 18 * row, about, paint))
    if tile.begun and len(words) == 1:
        items += _parts(tile, x, foot + (44 if form is not _SMALL else 41))
    if focused:
        items.append(ring(place))
    return items


def _parts(tile: Tile, left: float, middle: float) -> list[Item]:
    """A dot for each part of a lesson that was begun: full, now, to come."""
    done = Paint(Tone.BRASS_DARK if tile.current else Tone.BRASS)
    now = _INK if tile.current else _IVORY
    items: list[Item] = []
    for at in range(len(tile.head.parts)):
        size = 11.0 if at == tile.part else 8.0
        dot = Rect(left + 5.5 + at * 15 - size / 2, middle - size / 2, size, size)
        if at > tile.part:
            items.append(Box(dot, size / 2, outline=done, line=2.0))
        else:
            items.append(Box(dot, size / 2, fill=now if at == tile.part else done))
    return items


def _title_font(shown: LearnShown, form: _Form, most: float, room: Room) -> Font:
    """In which all tiles have their titles: smaller where one needs two lines for it."""
    font = Font(form.title, bold=True)
    whole = all(room.ruler.width(in_words(one.head.title), font) <= most for one in shown.tiles)
    return font if whole else Font(form.title - 2, bold=True)


def _about_font(shown: LearnShown, most: float, room: Room) -> Font:
    """In which all tiles tell what they are about: smaller where one needs two lines for it."""
    whole = all(room.ruler.width(in_words(one.head.about), Font(16)) <= most for one in shown.tiles)
    return Font(16) if whole else Font(14)


def _sign(tile: Tile, place: Rect, form: _Form, part: float, room: Room) -> list[Item]:
    """Some cards, a figure or sayings, which tell what the lesson is about; so strongly."""
    head, width = tile.head, form.card
    x, y = place.centre[0], place.y + place.height * form.sign
    items: list[Item] = []
    if head.cards:
        count = len(head.cards)
        if count > _FEW:  # a fan has air on both sides, as what stands in the other tiles
            width *= 0.8
        step = min(width * 0.55, (place.width - 44 - width) / max(1, count - 1))
        if head.under:
            y -= (24 if form is not _SMALL else 18) * (1.0 if count <= _FEW else 0.75)
        for index, face in enumerate(head.cards):
            off = index - (count - 1) / 2
            pose = Pose(x + off * step, y + abs(off) * 2, width, off * 5)
            shown = None if face == _BACK else face
            card = CardItem(f"{tile.key}:{index}", shown, pose, Shadow.HAND, dimmed=part < 1)
            items.append(card)
    if head.says:
        items += _sayings(tile, place, y, part, room)
    paint = _INK if tile.current else Paint(Tone.IVORY, part)
    soft = _INK_SOFT if tile.current else Paint(Tone.SOFT, part)
    if head.figure:
        font = Font(form.figure, serif=True, bold=True)
        items.append(Text(head.figure, x, y + font.size * 0.2, font, paint, Align.CENTRE))
        y += font.size * 0.2 - width * 0.7
    if head.under:
        below = Font(20 if form is not _SMALL else 16, serif=True)
        gap = 30 if form is not _SMALL else 25
        items.append(Text(head.under, x, y + width * 0.7 + gap, below, soft, Align.CENTRE))
    return items


def _sayings(tile: Tile, place: Rect, middle: float, part: float, room: Room) -> list[Item]:
    """A short talk, one line under the other: dark, light, dark."""
    lines = [each.strip() for each in in_words(tile.head.says).split("|")]
    wide = place.width > 130
    font, inset = (Font(16, serif=True), 20.0) if wide else (Font(14, serif=True), 10.0)
    pitch, high = (38, 30) if wide else (32, 26)
    items: list[Item] = []
    for row, line in enumerate(lines):
        width = room.ruler.width(line, font) + 20
        mine = row % 2 == 0
        x = place.x + inset if mine else place.right - inset - width
        box = Rect(x, middle + (row - len(lines) / 2) * pitch, width, high)
        fill = Paint(Tone.INK if mine else Tone.SOFT, part)
        items.append(Box(box, 9, fill=fill, shadow=Shadow.REST))
        paint = _IVORY if mine else _INK
        items.append(Text(line, box.centre[0], box.centre[1] + 5, font, paint, Align.CENTRE))
    return items
