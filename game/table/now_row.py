"""The row at the foot of the table: what now, a second line below it, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced, fitted
from game.stage.picture import Box, Item, Role, Stroke, Text, Widget, widgets
from game.stage.places import Places
from game.stage.widgets import TIGHT, Button, button_row, row_width
from game.table.offers import GUIDE, Gilt
from game.table.render_context import RenderContext
from game.words.catalogue import say

_HALF = 0.56  # of a sentence in two lines, which do not break in its very middle


def now_row(table: RenderContext, places: Places, advised: str | None = None) -> list[Item]:
    """The sentence that says what now, a second line, and the buttons beside them.

    The button with the key `advised` stands in a ring of brass.
    """
    room, s, y = places.room, places.sizes, places.sentence_line
    buttons = [offer.button for offer in table.prompt.offers]
    space = places.right - places.left
    sentence, detail = Font(20, bold=True), Font(16)
    words = room.ruler.width(table.prompt.sentence, sentence)
    hint = "" if table.unseen else table.hint
    second = hint or table.news or table.prompt.detail
    guides = table.prompt.guide and second == table.prompt.detail
    away = room.ruler.width(_done(table), detail) + 26 if guides else 0.0
    share = _HALF if guides else 1.0  # what is explained takes two lines
    wide = max(room.ruler.width(line, detail) for line in (second, *table.prompt.among))
    least = max(words, wide * _HALF + away)  # with the second line in two
    words = max(words, wide * share + away)
    buttons = _fitting(buttons, space - words - 24, space - least - 24, room)
    drawn = button_row(
        buttons,
        places.right,
        y + 4,
        s.button,
        room.at(table.focus),
        max(space - words - 24, space * 0.4),
        space - least - 24,
    )
    most = drawn.left - places.left - 20
    gilt = table.prompt.gilt if second == table.prompt.detail else None
    bright = table.news or gilt is not None
    paint = Paint(Tone.FOCUS if hint else Tone.IVORY if bright else Tone.SOFT)
    first = table.prompt.sentence
    lines = balanced(second, detail, most - away, room)
    if len(lines) > 1:  # two lines of it, and all of them a little higher
        lines = (lines[0], fitted(" ".join(lines[1:]), detail, most - away, room))
        y -= 11
    below = y + 28 if len(lines) < 2 else y + 23
    last = below + 20 * (len(lines) - 1)
    shown: list[Item] = [Text(fitted(first, sentence, most, room), places.left, y, sentence)]
    for i, line in enumerate(lines):
        shown += _gilded(Text(line, places.left, below + 20 * i, detail, paint), gilt, room)
    own = table.prompt.coach or table.prompt.gilt  # it tells of more than of the game
    heard = table.prompt.heard if own or not table.likes.brief else ""
    if table.news:  # or of a card that was played for one, which is told with it
        heard = "" if table.quiet else table.news
    silent = table.ended or (table.likes.brief and not heard)
    waits = silent and table.seen.choices is None
    leafed = str(len(table.prompt.among)) if second in table.prompt.among else ""
    role = Role.TEXT if waits else Role.STATUS
    told = "" if _goes_on(table) else first if table.prompt.says is None else table.prompt.says
    if table.prompt.goes:
        still = tuple(replace(each, silent=True) for each in widgets(drawn.parts))
        drawn = replace(drawn, parts=still)
    now = Widget(role, tuple(shown), told or first, note=heard, among=leafed, silent=not told)
    away_with_it = _no_more(table, lines[-1], last, places) if guides else None
    refused = Widget(Role.ANSWER, name=table.hint, among=str(table.hint_ends))
    return [
        now,
        *((refused,) if table.hint else ()),
        *(away_with_it.parts if away_with_it is not None else ()),
        drawn,
        *((replace(away_with_it, parts=(), silent=True),) if away_with_it is not None else ()),
        *(_advised(each.rect) for each in widgets(drawn.parts) if each.key == advised),
        *(_pointed_at(each.rect) for each in widgets(drawn.parts) if each.key == table.hover),
    ]


def _goes_on(table: RenderContext) -> bool:
    """Whether the other, who has just laid a card, is only said to be playing."""
    theirs = table.laid and table.laid[-1][0] is not table.seen.player
    return bool(theirs) and table.prompt.sentence == say("now.wait.play", other=table.other)


def _gilded(line: Text, gilt: Gilt | None, room: Room) -> list[Item]:
    """A line with some words of it in gold, and a fine line under them."""
    if gilt is None or not gilt.words or gilt.words not in line.words:
        return [line]
    before, words, after = line.words.partition(gilt.words)
    x = line.x + room.ruler.width(before, line.font)
    end = x + room.ruler.width(words, line.font)
    gold = Paint(Tone.BRASS)
    found: list[Item] = [replace(line, words=before)] if before else []
    found += [
        replace(line, words=words, x=x, paint=gold),
        Stroke(x, line.y + 5, end, line.y + 5, Paint(Tone.BRASS, 0.8), 1.25),
    ]
    return [*found, replace(line, words=after, x=end)] if after else found


def _fitting(buttons: Sequence[Button], most: float, utmost: float, room: Room) -> list[Button]:
    """The row in `most` units, or closer together in `utmost`, where the second line takes two.

    Where even that is too little they are put in brief, and then the names of keys go, that of the
    main button last.
    """
    for row in (list(buttons), [button.in_brief for button in buttons]):
        if row_width(row, room) <= most or row_width(row, room, TIGHT) <= utmost:
            return row
    buttons = [button.in_brief for button in buttons]
    row = [button if button.primary else replace(button, bare=True) for button in buttons]
    if row_width(row, room, TIGHT) <= utmost:
        return row
    return [replace(button, bare=True) for button in buttons]


def _advised(rect: Rect) -> Item:
    """The ring about a button that the coach would press."""
    return Box(rect.grown(4), 12, outline=Paint(Tone.BRASS), line=2.5)


def _pointed_at(rect: Rect) -> Item:
    """The light on a button under the pointer: an edge, so that ivory ones show it too."""
    return Box(rect, 8, fill=Paint(Tone.BRASS, 0.16), outline=Paint(Tone.BRASS), line=2.0)


def _done(table: RenderContext) -> str:
    """The words to press for one who needs no more explanations, or no coach."""
    return say("coach.done" if table.prompt.coach else "guide.done")


def _no_more(table: RenderContext, line: str, y: float, places: Places) -> Widget:
    """After an explanation, words to press for one who needs no more of them."""
    words, font = _done(table), Font(16)
    x = places.left + places.room.ruler.width(line, font) + 18
    place = Rect(x - 8, y - 20, places.room.ruler.width(words, font) + 16, 28)
    items: list[Item] = [
        Text(words, x, y, font),
        Stroke(x, y + 4, place.right - 8, y + 4, Paint(Tone.BRASS), 1.5),
    ]
    focused = table.focus == GUIDE
    pressed = Widget.pressed(GUIDE, place, items, focused, words, frame=place.grown(-2))
    return pressed if table.prompt.coach else pressed.noted(table.prompt.heard)
