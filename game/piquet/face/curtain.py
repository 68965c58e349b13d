"""The curtain between the turns of two players: whose turn it is, and no card at all."""

from __future__ import annotations

from dataclasses import replace

from game.piquet.face.panel.panel import panel_items
from game.piquet.face.said.bubbles import Spoken
from game.piquet.face.tableau import menu_icons
from game.piquet.words.say import say
from game.stage.lines import balanced, fitted
from game.stage.picture import (
    Align,
    Backdrop,
    Font,
    Item,
    Paint,
    Picture,
    Room,
    Stroke,
    Target,
    Text,
    Tone,
)
from game.stage.places import Places
from game.stage.widgets import Button, button_row, row_width
from rules.core.seats import Player
from rules.piquet.seats import Seat
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_SOFT = Paint(Tone.SOFT)
_TASKS = (
    Phase.EXCHANGE,
    Phase.CALLS,
    Phase.ANSWER,
    Phase.LOOK,
    Phase.RECKONING,
    Phase.CONCESSION,
    Phase.PLAY,
)


def curtain_picture(
    seen: View, names: tuple[str, str], spoken: Spoken, focus: str | None, room: Room
) -> Picture:
    """The curtain between the turns of two players: no card at all, only what both may know."""
    places = Places.of(room)
    nobody = replace(seen, choices=None)  # what may be called is for its owner's eyes
    items: list[Item] = list(panel_items(nobody, names, room, first=Player.A))
    targets: list[Target] = []
    x, y = places.centre, places.baize.centre[1] - 90
    items.append(
        Text(
            say("curtain.turn", name=names[seen.player]),
            x,
            y,
            Font(40, True, True),
            align=Align.CENTRE,
        )
    )
    items.append(Stroke(x - 48, y + 24, x + 48, y + 24, Paint(Tone.BRASS), 1.5))
    away, font = say("curtain.away", other=names[seen.player.other]), Font(20)
    lines = [(task, Paint(Tone.IVORY)) for task in _task(seen)]
    lines += [(line, _SOFT) for line in balanced(away, font, places.right - places.left, room)]
    for row, (line, paint) in enumerate(lines):
        items.append(Text(line, x, y + 66 + 28 * row, font, paint, Align.CENTRE))
    y += 28 * (len(lines) - 1)
    buttons = (
        Button("peek", say("curtain.peek")),
        Button("show", say("do.show"), "Space", primary=True),
    )
    right = x + row_width(buttons, room) / 2
    drawn, touch = button_row(buttons, right, y + 132, places.sizes.button, room, focus)
    items += drawn
    targets += touch
    items += _said_so_far(seen, names, spoken, places)
    items += menu_icons(places, targets, ("menu", "help"))
    return Picture(Backdrop.CURTAIN, tuple(items), tuple(targets))


def _task(seen: View) -> tuple[str, ...]:
    """What the one called to the table is to do, where all may know it: no carte blanche."""
    return (say(f"curtain.to.{seen.phase.value}"),) if seen.phase in _TASKS else ()


def _said_so_far(seen: View, names: tuple[str, str], spoken: Spoken, places: Places) -> list[Item]:
    """The last words of both, with their names; the oldest go where there is no room for all."""
    if seen.deal is None or not spoken.said:
        return []
    room, label, font = places.room, say("curtain.said"), Font(20, serif=True, italic=True)
    left = places.left + room.ruler.width(label, Font(14)) + 20
    parts = [
        say(
            "curtain.saying",
            name=names[_player_at(seen.deal, seen, saying.seat)],
            words=saying.words,
        )
        for saying in spoken.said
    ]
    while len(parts) > 1 and room.ruler.width("   ".join(parts), font) > places.right - left:
        del parts[0]
    line = places.sentence_line + 14
    return [
        Text(label, places.left, line, Font(14), _SOFT),
        Text(fitted("   ".join(parts), font, places.right - left, room), left, line, font),
    ]


def _player_at(deal: DealView, seen: View, seat: Seat) -> Player:
    return seen.player if seat is deal.seat else seen.player.other
