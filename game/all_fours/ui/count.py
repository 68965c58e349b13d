"""The four points as they are counted, one after the other: what is told of each, and when.

A pure function of a finished deal: the sheet asks how far the count has come after some seconds.
"""

from __future__ import annotations

from msgspec import Struct

from game.all_fours.points import Made, made_in, won_by
from game.all_fours.ui.scale import ScaleMeasures, in_weight, scale_items
from game.all_fours.words import say
from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Box, Item, Text
from game.stage.places import WIDE, Places
from game.words.terms import number
from rules.all_fours.actions import Point
from rules.all_fours.options import Marking, Revoke
from rules.all_fours.pack import KNAVES, pips
from rules.all_fours.scoring import ITEM_OF, Line, total
from rules.all_fours.view import DealView, View
from rules.core.cards import Card
from rules.core.seats import Player

BEFORE, POINT, CARD = 0.35, 0.6, 0.17
"""Seconds before the first point, for each, and for each card that climbs a pan."""


class CountedPoint(Struct, frozen=True):
    """A point of a finished deal: who made it with which card, and who marked it for how much."""

    point: Point
    made: Made | None
    marked: Player | None
    begins: float  # after so many seconds
    done: float
    equal: bool = False  # whether Game was made by as many pips as the other's


class Count(Struct, frozen=True):
    """All four, and the cards that are weighed for Game, A's first."""

    points: tuple[CountedPoint, ...]
    weighed: tuple[tuple[Card, ...], tuple[Card, ...]]
    whole: float  # seconds it takes

    def shown(self, age: float) -> float:
        """How many cards lie on the pans after so many seconds; all once Game is counted."""
        game = self.points[-1]
        return max(0.0, (age - game.begins) / CARD) if age < game.done else float("inf")

    def ledger(self, deal: DealView, age: float) -> tuple[Line, ...]:
        """The lines that stand on the pad after so many seconds; fines come last."""
        after = {ITEM_OF[one.point]: one.done for one in self.points}
        first, last = list[Line](), list[Line]()
        four = tuple(after)
        seen_four = False
        for line in deal.ledger:
            seen_four = seen_four or line.item in four
            (last if seen_four and line.item not in four else first).append(line)
        at = self.whole
        return (
            *(line for line in first if after.get(line.item, 0.0) <= age),
            *(line for line in last if at <= age),
        )


def count_of(seen: View) -> Count | None:
    """The count of a deal that was played to its last card; None for one that ended before."""
    deal = seen.deal
    if deal is None or deal.bunched or not deal.tricks:
        return None
    if deal.led is not None or any(deal.hand_sizes):
        return None
    made = made_in(seen)
    marked = {line.item: line.player for line in deal.ledger}
    a, b = (in_weight(won_by(deal.tricks, player)) for player in Player)
    at, points = BEFORE, list[CountedPoint]()
    for point in Point:
        one = made.get(point)
        takes = POINT if one is not None else POINT / 2
        if point is Point.GAME and ITEM_OF[point] in marked | _open(seen, made):
            takes += CARD * (len(a) + len(b))
        equal = point is Point.GAME and pips(a) == pips(b)
        whose = marked.get(ITEM_OF[point])
        points.append(CountedPoint(point, one, whose, at, at + takes - 0.2, equal))
        at += takes
    return Count(tuple(points), (a, b), at)


def _open(seen: View, made: dict[Point, Made]) -> dict[object, Player]:
    """By hand the truth is shown of every point."""
    if seen.options.marking is Marking.AUTOMATIC:
        return {}
    return {ITEM_OF[point]: one.player for point, one in made.items()}


def caption(
    one: CountedPoint, seen: View, names: tuple[str, str], you: Player | None
) -> tuple[str, Player | None]:
    """What is told under a point, and whose counter lies there."""
    if one.made is None:
        turned = one.point is Point.JACK and seen.deal and seen.deal.turn_up in KNAVES.values()
        return say(f"count.{one.point.value}.{'turned' if turned else 'nobody'}"), None
    if one.marked is None:
        if seen.options.marking is Marking.BY_HAND:
            return say("count.not-claimed"), None
        if seen.options.revoke is Revoke.FOSTER and seen.deal and any(seen.deal.revokes):
            return say("count.revoked"), None
        return say("count.not-counted", number=number(seen.options.target)), None
    key, player = f"count.{'equal' if one.equal else one.point.value}", one.made.player
    if player is you:
        return say(f"{key}.yours"), one.marked
    return say(key, name=names[player]), one.marked


def headline(seen: View, names: tuple[str, str], you: Player | None) -> str:
    """Who marked more in a deal, or all four points of it; of the last one, who has won."""
    deal = seen.deal
    if deal is None:
        return ""
    if seen.settlement is not None:
        winner = seen.settlement.winner
        both = seen.settlement.totals[winner], seen.settlement.totals[winner.other]
        return _of("sheet.won", winner, names, you, both)
    if deal.bunched:
        return say("sheet.misdealt" if seen.options.strict else "sheet.bunched")
    a, b = (total(deal.ledger, player) for player in Player)
    if a == b:
        return say("sheet.headline.even", number=a)
    winner = Player.A if a > b else Player.B
    key = "sheet.all-four" if _all_four(deal.ledger) is winner else "sheet.headline"
    return _of(key, winner, names, you, (max(a, b), min(a, b)))


def _of(
    key: str, winner: Player, names: tuple[str, str], you: Player | None, both: tuple[int, int]
) -> str:
    """A sentence of somebody who is ahead, or of you."""
    if winner is you:
        return say(f"{key}.yours", number=both[0], other=both[1])
    return say(key, name=names[winner], number=both[0], other=both[1])


def _all_four(ledger: tuple[Line, ...]) -> Player | None:
    """Who has marked High, Low, Jack and Game; None where somebody else has one, or nobody."""
    marked = {line.item: line.player for line in ledger if line.item in ITEM_OF.values()}
    players = set(marked.values())
    return players.pop() if len(marked) == len(ITEM_OF) and len(players) == 1 else None


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
