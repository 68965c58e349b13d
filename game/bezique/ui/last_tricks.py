"""The last tricks as a row of small cards at the right: who won each, and what the last counts.

Those of the viewer are ivory, the other's red; a brighter frame is the one being played.
"""

from __future__ import annotations

from game.bezique.ui.gathered import heap
from game.bezique.ui.measures import measures, middle
from game.bezique.words import say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Rect, Tone
from game.stage.picture import Box, Item, Shadow, Text
from game.stage.places import Places
from rules.bezique.options import LastTrick, Options
from rules.bezique.scoring import LAST_TRICK, RUBICON_LAST_TRICK
from rules.bezique.view import DealView, View

_WIDTH, _GAP = 0.29, 0.42
"""How wide a small card is, as a share of one in the stock; and the air after it, of its own."""


def last_counts(options: Options) -> int:
    """What the very last trick counts; 0 where it is the stock's last that counts."""
    if options.rubicon:
        return RUBICON_LAST_TRICK
    return LAST_TRICK if options.last_trick is LastTrick.VERY_LAST else 0


def trick_row(seen: View, deal: DealView, places: Places) -> list[Item]:
    """The row and the line below it, once the stock is gone; nothing where an open heap lies."""
    if deal.left or deal.opened is not None or heap(deal, seen.options):
        return []
    sizes = seen.options.sizes
    width = measures(places).stock * _WIDTH
    step, high = width * (1 + _GAP), width * CARD_RATIO
    left = places.right - step * (sizes.hand - 1) - width
    top = middle(places) - high / 2 - 12
    done = [trick.winner for trick in deal.tricks[sizes.rounds :]]
    items: list[Item] = []
    for number in range(sizes.hand):
        place = Rect(left + number * step, top, width, high)
        if number < len(done):
            tone = Tone.IVORY if done[number] is seen.player else Tone.RED
            edge = Paint(Tone.BRASS_DARK if tone is Tone.IVORY else Tone.IVORY, 0.8)
            items.append(Box(place, 3, Paint(tone), edge, shadow=Shadow.REST))
        elif number == len(done):
            items.append(Box(place, 3, Paint(Tone.IVORY, 0.16), Paint(Tone.IVORY), 1.75))
        else:
            items.append(Box(place, 3, outline=Paint(Tone.IVORY, 0.38), line=1.25))
    if counts := last_counts(seen.options):
        words, y = say("last.counts", number=counts), top + high + 24
        items.append(Text(words, places.right, y, Font(14), Paint(Tone.SOFT), Align.RIGHT))
    return items
