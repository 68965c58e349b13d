"""What the choices cost against the best, told on a slip: a line for each, the best one first.

What a choice is called and in what a cost is counted says the game; the words are its own too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from game.pages.history.words import clause_in
from game.players.judgement import SETTLEMENT, Judgement, Weighed
from game.players.reasoning import DOUBTFUL
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Item, Shadow, Text, live
from game.stage.places import WIDE, Places
from game.words.terms import capital

Says = Callable[..., str]


class Price(Struct, frozen=True):
    """What a choice costs against the best; `sure`: beyond doubt. `best`: it is the best itself.

    `least` is the cost below which none is told where it is not sure.
    """

    cost: int
    sure: bool
    best: bool
    least: int = 1

    def words(self, say: Says) -> str:
        """For the end of its line."""
        if self.best:
            return say("counsel.best")
        if self.cost < 1 or (self.cost < self.least and not self.sure):
            return say("counsel.even")
        return say("counsel.price" if self.sure else "counsel.about", number=self.cost)


def price_of(weighed: Weighed, one: Judgement, cost: float, least: int = 1) -> Price:
    """The price of a choice that was weighed, by what it costs."""
    best = weighed.analysis.candidates[0]
    lost = best.settlement - one.settlement
    return Price(round(cost), lost > DOUBTFUL * one.doubt, one is best, least)


def sentence(say: Says, weighed: Weighed, action: str) -> str:
    """That the best is so, and why; `action` is what the best is called: "the king of hearts"."""
    reason = weighed.analysis.reason
    if reason is None:
        return say("counsel.alike", action=capital(action))
    if reason.part == SETTLEMENT:
        return say("counsel.score", action=capital(action))
    return say("counsel.with", action=action, why=clause_in(say, reason))


def slip_items(
    say: Says,
    lines: Sequence[tuple[str, Price]],
    place: Rect,
    row: float,
    columns: int,
    places: Places,
) -> list[Item]:
    """The slip: the choices by their names, each with what it costs; `row` is a line's height."""
    rows = -(-len(lines) // columns)
    head = Font(20 if places.sizes is WIDE else 16, True, True)
    title = fitted(say("counsel.title"), head, place.width - 28, places.room)
    items: list[Item] = [
        Box(place, 8, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        *live(title, (Text(title, place.x + 20, place.y + row * 0.74, head, Paint(Tone.INK)),)),
    ]
    width = (place.width - 8 - 8 * columns) / columns
    for at, (name, price) in enumerate(lines):
        column, line = divmod(at, rows)
        x, y = place.x + 8 + column * (width + 8), place.y + row * (line + 1)
        items += _line(name, price.words(say), price, Rect(x, y, width, row), places)
    return items


def _line(name: str, words: str, price: Price, band: Rect, places: Places) -> list[Item]:
    """A choice and its price."""
    room = places.room
    font, small = Font(16, bold=price.best), Font(16 if price.best or price.sure else 14)
    paint = Paint(Tone.INK if price.best or price.sure else Tone.INK_SOFT)
    y = band.centre[1] + 6
    most = band.width - 28 - room.ruler.width(words, small)
    return [
        *([Box(band, 5, fill=Paint(Tone.BRASS, 0.3))] if price.best else []),
        Text(fitted(name, font, most, room), band.x + 10, y, font, Paint(Tone.INK)),
        Text(words, band.right - 10, y, small, paint, Align.RIGHT),
    ]
