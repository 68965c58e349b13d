"""The road to thirty under the points of the deal: thirty beads, and a word for where it leads."""

from __future__ import annotations

from game.piquet.ui.panel.form import PRINT, SOFT, Grid
from game.piquet.ui.pique_meter import Road
from game.piquet.words import say
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.ornaments import Beads, Legend
from game.stage.picture import Item, Text
from game.words.terms import capital, listed
from rules.piquet.options import Options, PiqueBar
from rules.piquet.scoring import PIQUE, PIQUE_FROM, repique_of
from rules.piquet.scoring import Item as For
from rules.piquet.seats import Seat

_WORD = Font(14, serif=True, italic=True)
_REACH = 11.0  # units above and below the row in which the pointer means it
_ASIDE = 12.0  # from the right end of a column's figures to their middle


def road_items(
    shown: Road, options: Options, own: Seat, seats: tuple[Seat, Seat], other: str, g: Grid,
    y: float, room: Room,
) -> list[Item]:  # fmt: skip
    """The beads with their middle at `y`; the notch points at the figures of the one they are of.

    Where the word itself stands under those figures there is none: it would lie on its letters.
    `own` is the viewer's seat and `other` the other one's name, `seats` are those of the columns.
    """
    word = say(f"road.{shown.jump.value}")
    width = g.right - g.left - room.ruler.width(word, _WORD) - 10
    notch = g.columns[seats.index(shown.seat)] - _ASIDE - g.left
    near = shown.seat is own or shown.come
    return [
        Beads(
            g.left, y, width, PIQUE_FROM, min(shown.points, PIQUE_FROM),
            Paint(Tone.BRASS_DARK if near else Tone.RED), notch if notch < width else None,
            shown.come,
        ),
        Text(word, g.right, y + 4, _WORD, PRINT if near else SOFT, Align.RIGHT),
        Legend(
            Rect(g.left, y - _REACH, g.right - g.left, 2 * _REACH),
            *road_words(shown, options, own, other),
        ),
    ]  # fmt: skip


def road_words(shown: Road, options: Options, own: Seat, other: str) -> tuple[str, str]:
    """What is told of it to one who points at it: how far it is, and what would bar it."""
    whose = "mine" if shown.seat is own else "theirs"
    jump = say(f"road.{shown.jump.value}")
    if shown.come:
        more = PIQUE if shown.jump is For.PIQUE else repique_of(shown.seat, options)
        words = say(f"now.{shown.jump.value}.{whose}", other=other, more=more)
        return capital(jump), words
    far = "more" if shown.more else "there"
    head = say(f"road.{far}.{whose}", Jump=capital(jump), more=shown.more, other=other)
    if shown.jump is For.PIQUE:
        what = "trick" if options.pique_bar is PiqueBar.TAKES_TRICK else "points"
        return head, say(f"road.bar.{what}.{whose}", other=other)
    if not shown.bars:
        return head, say("road.bar.none")
    bars = listed([say(f"road.better.{item.value}") for item in shown.bars], "list.or")
    return head, say(f"road.bar.{whose}", bars=bars, other=other)
