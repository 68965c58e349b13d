"""The curtain between the turns of two players: whose turn it is, and no card at all."""

from __future__ import annotations

from msgspec.structs import replace

from game.pages.evening_slip import with_slip
from game.stage.basics import Align, Font, Paint, Room, Tone
from game.stage.lines import balanced, fitted
from game.stage.picture import Backdrop, Item, Picture, Stroke, Target, Text
from game.stage.places import Places
from game.stage.widgets import Button, button_row, row_width
from game.table.offers import Prompt
from game.table.picture import menu_icons
from game.table.render_context import RenderContext
from game.table.state import TableState
from game.table.ui import TableUI
from game.words.catalogue import say
from game.words.terms import listed
from rules.core.seats import Player

_SOFT = Paint(Tone.SOFT)


def curtain_picture(face: TableUI, top: TableState, room: Room) -> Picture:
    """The curtain between the turns of two players: no card at all, only what both may know."""
    places = Places.of(room)
    items = with_slip(face.panel(_for_both(top), room), top.slip, room)
    targets: list[Target] = []
    x, y = places.centre, places.baize.centre[1] - 90
    own_turn = top.seen.turn is top.viewer
    items.append(
        Text(
            say("curtain.turn" if own_turn else "curtain.covered", name=listed(top.before_screen)),
            x,
            y,
            Font(40, True, True),
            align=Align.CENTRE,
        )
    )
    items.append(Stroke(x - 48, y + 24, x + 48, y + 24, Paint(Tone.BRASS), 1.5))
    key = "curtain.away" if len(top.away) == 1 else "curtain.away.two"
    away, font = say(key, other=listed(top.away)), Font(20)
    task = face.task(top.seen) if own_turn else ""
    lines = [(task, Paint(Tone.IVORY))] if task else []
    lines += [(line, _SOFT) for line in balanced(away, font, places.right - places.left, room)]
    for row, (line, paint) in enumerate(lines):
        items.append(Text(line, x, y + 66 + 28 * row, font, paint, Align.CENTRE))
    y += 28 * (len(lines) - 1)
    buttons = (
        Button("peek", say("curtain.peek")),
        Button("show", say("do.show"), "Space", primary=True),
    )
    right = x + row_width(buttons, room) / 2
    drawn, touch = button_row(buttons, right, y + 132, places.sizes.button, room, top.focus)
    items += drawn
    targets += touch
    items += _said_so_far(face, top, places)
    items += menu_icons(face, places, targets, ("menu", "help"))
    return Picture(Backdrop.CURTAIN, tuple(items), tuple(targets))


def _for_both(top: TableState) -> RenderContext:
    """What the panel may tell both: nothing of what one of them may do, which his cards decide."""
    seen = replace(top.seen, choices=None)
    return RenderContext(
        seen=seen,
        names=top.names,
        desk=top.desk,
        cards=(),
        spoken=top.spoken,
        prompt=Prompt(""),
        first=Player.A,
        alone=top.alone,
    )


def _said_so_far(face: TableUI, top: TableState, places: Places) -> list[Item]:
    """The last words of both, with their names; the oldest go where there is no room for all."""
    if not top.spoken.said:
        return []
    room, label, font = places.room, say("curtain.said"), Font(20, serif=True, italic=True)
    left = places.left + room.ruler.width(label, Font(14)) + 20
    parts = [
        say(
            "curtain.saying",
            name=top.names[face.speaker(top.seen, saying.seat)],
            words=saying.words,
        )
        for saying in top.spoken.said
    ]
    while len(parts) > 1 and room.ruler.width("   ".join(parts), font) > places.right - left:
        del parts[0]
    line = places.sentence_line + 14
    return [
        Text(label, places.left, line, Font(14), _SOFT),
        Text(fitted("   ".join(parts), font, places.right - left, room), left, line, font),
    ]
