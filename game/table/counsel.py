"""What the choices cost against the best, told on a slip: a line for each, the best one first.

What a choice is called and in what a cost is counted says the game; the words are its own too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from game.pages.history.words import clause_in
from game.players.judgement import SETTLEMENT, Judgement, Weighed
from game.players.reasoning import DOUBTFUL
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Item, Role, Shadow, Stroke, Text, Widget
from game.stage.places import WIDE, Places
from game.words.catalogue import say as say_general
from game.words.terms import capital

Says = Callable[..., str]


class Price(Struct, frozen=True):
    """What a choice costs against the best; `sure`: beyond doubt. `best`: it is the best itself."""

    cost: int
    sure: bool
    best: bool

    def words(self, say: Says) -> str:
        """For the end of its line."""
        if self.best:
            return say("counsel.best")
        if self.cost < 1:
            return say("counsel.even")
        return say("counsel.price", number=self.cost) if self.sure else say("counsel.about")

    def told(self, say: Says) -> str:
        """The same for a voice, which says no sign."""
        if self.best or self.clear:
            return self.words(say)
        unsure = say("counsel.about.means").removeprefix(say("counsel.about")).strip()
        return say_general("hear.cost.even") if self.cost < 1 else unsure

    @property
    def clear(self) -> bool:
        """Whether it surely costs something."""
        return self.sure and self.cost >= 1

    @property
    def rank(self) -> tuple[bool, int, int]:
        """What it is put in order by: what may cost nothing stands before what surely costs."""
        return not self.best, self.cost if self.sure else 0, self.cost


def price_of(weighed: Weighed, one: Judgement, cost: float) -> Price:
    """The price of a choice that was weighed, by what it costs."""
    best = weighed.analysis.candidates[0]
    lost = best.settlement - one.settlement
    return Price(round(cost), lost > DOUBTFUL * one.doubt, one is best)


def sentence(
    say: Says, weighed: Weighed, action: str, hint: str, prices: Iterable[Price], other: str
) -> str:
    """That the best is so, and why; `action` is what the best is called: "the king of hearts".

    Where there is no other reason it is that of a `hint`, and that nothing else is clearly worse.
    `other` is the name of the opponent, where the reason tells it.
    """
    reason = weighed.analysis.reason
    if reason is None:
        clear = any(price.clear for price in prices)
        return hint if clear else say("counsel.alike", hint=hint)
    if reason.part == SETTLEMENT:
        return say("counsel.score", action=capital(action))
    return say("counsel.with", action=action, why=clause_in(say, reason, other=other))


_STILL = Font(14)


class SlipLine(NamedTuple):
    """A choice on the slip by its name; of a card that lies open, what that is called (`laid`)."""

    name: str
    price: Price
    laid: str = ""


def slip_items(
    say: Says,
    lines: Sequence[SlipLine],
    place: Rect,
    row: float,
    columns: int,
    places: Places,
) -> list[Item]:
    """The slip: the choices by their names, the cheapest first; `row` is a line's height."""
    rows = -(-len(lines) // columns)
    head, y = Font(20 if places.sizes is WIDE else 16, True, True), place.y + row * 0.74
    title, ruler = say("counsel.title"), places.room.ruler
    unsure = any(line.price.words(say) == say("counsel.about") for line in lines)
    still = say("counsel.about.means") if unsure else ""
    if ruler.width(title, head) + ruler.width(still, _STILL) > place.width - 44:
        still = ""
    title = fitted(title, head, place.width - 40 - ruler.width(still, _STILL), places.room)
    cheapest = sorted(lines, key=lambda line: line.price.rank)
    first, *others = cheapest
    if all(line.price.words(say) == say("counsel.even") for line in others):  # none is the best
        cheapest[0] = first._replace(price=replace(first.price, best=not others))
    costs = "; ".join(f"{each.name} {each.price.told(say)}" for each in cheapest)
    told = say_general("hear.cards", among=title, cards=costs)
    items: list[Item] = [
        Box(place, 8, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Widget(Role.LIVE, (Text(title, place.x + 20, y, head, Paint(Tone.INK)),), told),
    ]
    if still:
        x, soft = place.right - 18, Paint(Tone.INK_SOFT)
        items.append(Text(still, x, y, _STILL, soft, Align.RIGHT))
    width = (place.width - 8 - 8 * columns) / columns
    for at, choice in enumerate(cheapest):
        column, line = divmod(at, rows)
        x, y = place.x + 8 + column * (width + 8), place.y + row * (line + 1)
        items += _line(choice, choice.price.words(say), Rect(x, y, width, row), places)
    return items


def _line(line: SlipLine, words: str, band: Rect, places: Places) -> list[Item]:
    """A choice and its price."""
    room, price = places.room, line.price
    font, small = Font(16, bold=price.best), Font(16 if price.best or price.sure else 14)
    paint = Paint(Tone.INK if price.best or price.sure else Tone.INK_SOFT)
    x, y = band.x + 10, band.centre[1] + 6
    most = band.width - 28 - room.ruler.width(words, small)
    name = fitted(line.name, font, most, room)
    end = x + room.ruler.width(name, font)
    laid: Item = Stroke(x, y + 6, end, y + 6, Paint(Tone.BRASS_DARK), 2)  # a rail, as it has
    if end + 6 + room.ruler.width(line.laid, _STILL) <= x + most:
        laid = Text(line.laid, end + 6, y, _STILL, Paint(Tone.INK_SOFT))
    return [
        *([Box(band, 5, fill=Paint(Tone.BRASS, 0.3))] if price.best else []),
        Text(name, x, y, font, Paint(Tone.INK)),
        *([laid] if line.laid else []),
        Text(words, band.right - 10, y, small, paint, Align.RIGHT),
    ]
