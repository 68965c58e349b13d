"""What winning the trick would let one declare, in the place where that is chosen afterwards.

Only what the viewer's own cards make. The slip of what may be declared comes there after the trick.
"""

from __future__ import annotations

from game.bezique.ui.counsel import weighable
from game.bezique.ui.label_placement import listed
from game.bezique.ui.marks import BESIDE_SIGN, sign_beside
from game.bezique.ui.measures import measures, slip
from game.bezique.ui.serving import hopes
from game.bezique.words import say
from game.bezique.words.names import combination_name
from game.stage.basics import Align, Font, Paint, Tone
from game.stage.lines import fitted
from game.stage.picture import Item, Stroke, Text
from game.stage.places import WIDE, Places
from game.table.render_context import RenderContext
from game.words.terms import capital
from rules.bezique.choices import MayPlay
from rules.bezique.view import View

_MOST = 3
_SOFT = Paint(Tone.SOFT)


def hope_items(table: RenderContext, places: Places) -> list[Item]:
    """The dearest first, then what else: only one may be declared; nothing where none is made."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None or not deal.left or not isinstance(seen.choices, MayPlay):
        return []
    every = hopes(seen, deal)[:_MOST]
    told = table.weighed is not None and weighable(seen)  # what the cards cost lies there
    if not every or told:
        return []
    wide, room = places.sizes is WIDE, places.room
    step = measures(places).row
    place = listed(seen, table.cards, slip(places, _MOST), step * (len(every) + 1.3), places)
    if place is None:
        return []
    left, right = place.right - place.width * 0.84, place.right
    y = place.y + step * 0.74
    items: list[Item] = [Text(say("panel.if-won"), left, y, Font(14), _SOFT)]
    name, figure = Font(16 if wide else 14), Font(20 if wide else 17, serif=True, bold=True)
    for row, one in enumerate(every):
        y += step
        called, begins = combination_name(one.kind, one.cards), left + BESIDE_SIGN
        further = say("panel.if-won.or", name=called[:1].lower() + called[1:])
        called = further if row else capital(called)
        words = fitted(called, name, right - begins - 60, room)
        thread = y + step * 0.32
        items += [
            sign_beside(one.kind, left, y, Paint(Tone.IVORY, 0.8)),
            Text(words, begins, y, name),
            Text(str(one.points), right, y, figure, align=Align.RIGHT),
            Stroke(left, thread, right, thread, Paint(Tone.BRASS, 0.4)),
        ]
    return items
