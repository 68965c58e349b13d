"""What stands around the cards of a deal that is looked back on: the panel, and whose cards lie."""

from __future__ import annotations

from collections.abc import Sequence

from game.all_fours.history.layout import SMALL, WIDE
from game.all_fours.history.steps import AllFoursStep
from game.all_fours.ui.panel import panel_of
from game.all_fours.words import say
from game.pages.history.past import Viewpoint
from game.stage.basics import Font, Paint, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Item, Text
from game.stage.places import Places
from game.words.terms import capital
from rules.all_fours.view import view

_SOFT = Paint(Tone.SOFT)
_NAME, _FONT = Font(16, bold=True), Font(14)
_LINE, _MOST = 20.0, 150.0


def captions(step: AllFoursStep, seen_from: Viewpoint) -> Sequence[Item]:
    """The panel of the table; at the left edge of each hand whose it is, and tricks taken."""
    names, below, room = seen_from.names, seen_from.below, seen_from.room
    deal = step.state.current
    places, form = Places.of(room), SMALL if room.small else WIDE
    items: list[Item] = [*panel_of(view(step.state, below), names, room, seen_from.first)]
    heights = (
        (below.other, places.baize.y + form.top + _LINE),
        (below, places.baize.bottom - form.foot - form.hand * 1.3),
    )
    for player, y in heights:
        name = fitted_name(capital(names[player]), _NAME, _MOST, room)
        items.append(Text(name, places.left, y, _NAME))
        led = say("history.led" if deal.dealer is not player else "history.dealt")
        items.append(Text(led, places.left, y + _LINE, _FONT, _SOFT))
    return items
