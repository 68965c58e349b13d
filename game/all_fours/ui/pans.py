"""The pips that lie on the balance by now: between the lines of Game, and beside the two dishes."""

from __future__ import annotations

from game.all_fours.ui.count import Count
from game.all_fours.ui.scale import ScaleMeasures, scale_items
from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Box, Item, Text
from game.stage.places import WIDE, Places
from rules.all_fours.pack import pips
from rules.core.seats import Player

_SOFT = Paint(Tone.SOFT)
_NAME, _RIM = 96.0, 16.0
"""How wide a name beside the balance may be, and how far it stays from the edge of the cloth."""
_LARGE, _LESS = 0.36, 0.27
"""The size of who has more, and of the other, in widths of a card."""
_AIR = 10.0
"""Units free beside both figures in the frame, at least."""


def balance(places: Places) -> ScaleMeasures:
    """Where the balance stands: over the sentence, in a tall window nearer to the four points."""
    y = places.sentence_line - (272 if places.sizes is WIDE else 206) - places.extra * 0.35
    if places.sizes is WIDE:
        return ScaleMeasures(places.centre, y, 220, 300, 74, 78)
    return ScaleMeasures(places.centre, y, 166, 228, 52, 56)


def weight(count: Count, player: Player, first: Player, age: float) -> int:
    """The pips of a player's cards that lie on the pan after so many seconds."""
    own, other = count.weighed[player], count.weighed[player.other]
    shown, lies = count.shown(age), 0
    for place, card in enumerate(own):
        turn = 2 * place if place < len(other) else place + len(other)
        at = turn + (0 if player is first or place >= len(other) else 1)
        lies += pips((card,)) if shown >= at + 1 else 0
    return lies


def compared(count: Count, first: Player, age: float, at: Pose, places: Places) -> list[Item]:
    """Both in the frame of Game: the `first` player's, a line, the other's.

    Who has more stands large once all are weighed.
    """
    own, other = weight(count, first, first, age), weight(count, first.other, first, age)
    last = tuple(pips(count.weighed[player]) for player in (first, first.other))
    large, less = (Font(round(at.width * share), True, True) for share in (_LARGE, _LESS))
    fonts = tuple(large if one >= max(last) else less for one in last)
    ruler, gap = places.room.ruler, at.width * 0.08
    wide = [ruler.width(str(one), font) for one, font in zip(last, fonts, strict=True)]
    if sum(wide) + 2 * gap > at.width - _AIR:
        fonts = less, less
        wide = [ruler.width(str(one), less) for one in last]
    x = at.x + (wide[0] - wide[1]) / 2  # where the line stands when all are weighed
    done = (own, other) == last
    fonts = fonts if done else (less, less)
    ahead = Paint(Tone.IVORY), Paint(Tone.IVORY, 0.6)
    paints = ahead if own >= other else ahead[::-1]
    line = Rect(x - 0.75, at.y - 16, 1.5, 32)
    y = [at.y + font.size * 0.34 for font in fonts]
    return [
        Text(str(own), x - gap, y[0], fonts[0], paints[0], Align.RIGHT),
        Box(line, 0, fill=Paint(Tone.IVORY, 0.4)),
        Text(str(other), x + gap, y[1], fonts[1], paints[1]),
    ]


def weighing(
    count: Count, names: tuple[str, str], first: Player, age: float, places: Places
) -> list[Item]:
    """The balance with the cards of worth, as far as they lie on it; beside it what they count."""
    at = balance(places)
    sides = count.weighed[first], count.weighed[first.other]
    items = scale_items(*sides, count.shown(age), at)
    y, name = at.y + at.drop - 34, Font(14)
    figure = Font(44 if places.sizes is WIDE else 34, True, True)
    away = at.arm + at.pan / 2 + 18
    most = min(_NAME, places.baize.right - _RIM - at.x - away)
    for player, x, align in (
        (first, at.x - away, Align.RIGHT),
        (first.other, at.x + away, Align.LEFT),
    ):
        words = fitted_name(names[player], name, most, places.room)
        lies = str(weight(count, player, first, age))
        items.append(Text(lies, x, y, figure, Paint(Tone.IVORY), align))
        items.append(Text(words, x, y + 22, name, _SOFT, align))
    return items
