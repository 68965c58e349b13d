"""The line: a quiet strip at the upper left of the baize with the chance to win the partie.

Under it stand the chances of a rubicon, made and suffered, and the settlement to be expected.
"""

from __future__ import annotations

from game.pages.curve import percent
from game.piquet.ui.measures import portrait_place
from game.piquet.words import say
from game.players.outlook import Outlook
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Item, Text
from game.stage.places import TALL, WIDE, Places
from game.words.terms import signed
from rules.piquet.options import Length, Options, Rubicon

_SOFT = Paint(Tone.SOFT)
_BELOW, _UNDER = 40.0, 22.0
"""Units down to the first line: from that of the other's name at a tall table, else from below the
tricks the other won."""
_PLATE = 40.0
"""Units that the first line keeps off the portrait, whose plate is wider than it is."""
_NAMED, _FIGURE, _SMALL = Font(16, bold=True), Font(20, serif=True), Font(14)


def line_items(
    found: Outlook, options: Options, places: Places, *, faced: bool = False
) -> list[Item]:
    """The strip; where no rubicon is played for, nothing is said of one.

    It stands under the tricks that the other wins and keeps off the hand, and off the portrait
    where he is `faced`; at a tall table it stands below all of them.
    """
    wide = places.sizes is WIDE
    x = places.left
    s = places.sizes
    cards = places.centre - (11 * s.other_step + s.other) / 2 - 16  # the other's
    cards = portrait_place(places).x - _PLATE if faced else cards
    longest = 248.0 if wide else 224.0
    y = s.other_top + s.won * CARD_RATIO + s.behind + _UNDER
    width = min(longest, cards - x)
    if s is TALL:
        y, width = s.name_line + _BELOW, longest
    bar = Rect(x, y + 10, width, 4)
    share = Rect(bar.x, bar.y, bar.width * min(max(found.share, 0.0), 1.0), bar.height)
    items: list[Item] = [
        Text(say("line.win"), x, y, _NAMED),
        Text(percent(found.share), x + width, y, _FIGURE, align=Align.RIGHT),
        Box(bar, 2, fill=Paint(Tone.IVORY, 0.16), outline=Paint(Tone.IVORY, 0.1)),
        Box(share, 2, fill=Paint(Tone.BRASS)),
    ]
    words = [say("line.settlement", points=signed(found.settlement))]
    if has_rubicon(options):
        chances = {"made": percent(found.rubicons), "suffered": percent(found.rubiconed)}
        words.insert(0, say("line.rubicons", **chances))
    for row, each in enumerate(words):
        line = fitted(each, _SMALL, longest, places.room)
        items.append(Text(line, x, y + 33 + 18 * row, _SMALL, _SOFT))
    return items


def has_rubicon(options: Options) -> bool:
    """Whether a loser may be rubiconed."""
    return options.length is not Length.TO_A_HUNDRED and options.rubicon is not Rubicon.NONE
