"""How a big event looks: the table dims, its cards fly up and fan out, its name stands in gold.

Rays turn slowly behind them, leaves of gold come down for a person's, the points count up. What
made the points is shown only as far as both know it, so no face is seen that lies hidden. Any press
ends it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ui.celebrations import CROSSINGS, Celebration, Feat
from game.piquet.ui.feast_fan import between, crowded, fan_height, feast_fan, half_across
from game.piquet.words import say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.geometry import fan, meet, spread
from game.stage.lines import fitted
from game.stage.ornaments import (
    Flecks,
    Lettering,
    Rays,
    lettering_width,
)
from game.stage.picture import CardItem, Icon, Item, Shadow, Stroke, Text
from game.stage.places import WIDE, Places
from game.stage.tween import ease_in_out, ease_out
from game.table.celebrations import LEAVING, OPENED, whole
from game.table.opposite import NOBODY
from game.table.render_context import RenderContext
from rules.piquet.options import ELDER_MOST
from rules.piquet.view import DealView

_LARGER = tuple(1.3 - 0.05 * step for step in range(11))
"""How much larger cards are than in the hand: as large as there is room for, the last at least."""
_FLIGHT, _APART = 0.22, 0.012  # of the time: a card on its way, and between two that leave
_COUNTED = 0.5  # of the time: till the points are all there
_TURN = 9.0  # degrees the wheel turns in all
_STREAM = 52.0  # height of the crossing
_PART = 22.0  # units between a name, the parts of a sum, and the sum
_WAVE = 26.0  # from one wave of the stream to the next


class _Form(Struct, frozen=True):
    """Sizes of the lettering, of the sum and of the words beside it; what parts them, in units."""

    title: int
    figure: int
    words: int
    why: int
    above_title: float = 14.0
    above_sum: float = 36.0
    below: float = 12.0
    """From the last line down to the hand."""

    @property
    def why_step(self) -> float:
        """From the sum down to the line below it."""
        return 1.5 * self.why


_WIDE_FORM = _Form(
    title=134, figure=76, words=32, why=20, above_title=24.0, above_sum=60.0, below=20.0
)
_SMALL_FORM = _Form(
    title=96, figure=54, words=24, why=16, above_title=14.0, above_sum=42.0, below=14.0
)
_LOWERED = 0.6
"""How large the own hand still is when it has sunk: held low, and out of the light."""
_HELD_TURN = 0.95  # degrees from each of its cards to the next
_FOOT = 34.0  # units that a hand which has sunk keeps from the lower edge of the cloth
_BARE_FOOT = 84.0  # units below a celebration where no hand lies
_UNDER_PLATE = 8.0  # units between the nameplate and the fan
_PILE_UP = 40.0  # units from the hand up to the own discard
_CLEAR = 12.0  # units between the letters and the own discard, which may be of five cards
_CAP = 0.67  # height of a capital as a share of its size


def _form(places: Places) -> _Form:
    return _WIDE_FORM if places.sizes is WIDE else _SMALL_FORM


class _Laid(Struct, frozen=True):
    """Where everything of a celebration is when it has arrived; baselines, and the whole place."""

    fan: tuple[Pose, ...]
    title: str
    size: int
    title_line: float
    sum_line: float
    form: _Form
    place: Rect


def place_of(table: RenderContext, places: Places) -> Rect:
    """Where a celebration lies when it is whole: what it would half cover is better left out."""
    return _laid(table, places).place


def sunk(table: RenderContext, cards: Sequence[CardItem], places: Places) -> list[CardItem]:
    """The cards of the table while a feat is seen: the own ones make room for it and close up."""
    gone = min(ease_in_out(min(1.0, table.share / OPENED)), 1 - _leaving(table.share))
    down = _sinking(places) * gone
    held = _held(table, places)
    stays = [card for card in cards if card.key in held - frozenset(table.celebrated.cards)]
    size, foot = places.sizes.hand * _LOWERED, places.hand_foot + _sinking(places)
    step = places.sizes.hand_step * _LOWERED
    low = fan(len(stays), places.centre, foot, size, step, _HELD_TURN)
    order = sorted(stays, key=lambda card: card.pose.x)
    lowered = {
        card.key: between(card.pose, pose, gone) for card, pose in zip(order, low, strict=True)
    }

    def moved(card: CardItem) -> Pose:
        under = card.pose.y > places.hand_top
        return lowered.get(card.key) or (card.pose.raised(-down) if under else card.pose)

    return [replace(card, pose=moved(card)) for card in cards]


def _held(table: RenderContext, places: Places) -> frozenset[str]:
    """The keys of the cards of the own hand that lie in it, open or face down."""
    deal: DealView | None = table.seen.deal
    hand = frozenset() if deal is None else frozenset(map(str, deal.hand))
    below = (card.key for card in table.cards if card.pose.y > places.hand_top)
    return frozenset(key for key in below if key in hand or key.startswith(("own:", "held:")))


def _sinking(places: Places) -> float:
    """How far the own cards go down."""
    return places.sizes.hand_foot - _FOOT


def _free_above(table: RenderContext, places: Places) -> float:
    """How far down a celebration may go: to what is left of the own hand."""
    if not _held(table, places).difference(table.celebrated.cards):
        return places.baize.bottom - _BARE_FOOT
    hand = places.sizes.hand * CARD_RATIO * _LOWERED
    return places.hand_foot + _sinking(places) - hand


def _leaving(share: float) -> float:
    """How far a celebration has gone again."""
    return ease_in_out(max(0.0, share - LEAVING) / (1 - LEAVING))


def flown(table: RenderContext, card: CardItem, places: Places) -> bool:
    """Whether a card of the table is in the fan instead, or would lie under the letters."""
    if card.key in table.celebrated.cards:
        return True
    deal = table.seen.deal
    if deal is None or not whole(table.share):
        return False
    pose = card.pose
    place = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    trick = map(str, filter(None, (deal.table.led, deal.table.reply)))
    in_the_way = card.key in trick or card.key.startswith("talon:")
    return in_the_way and meet(place, place_of(table, places))


def feast_items(table: RenderContext, places: Places) -> list[Item]:
    """How what is celebrated looks when the share of its time that the table tells is over."""
    shown: Celebration = table.celebrated
    share, laid = table.share, _laid(table, places)
    seen = ease_out(min(1.0, share / OPENED))
    seen *= 1 - max(0.0, share - LEAVING) / (1 - LEAVING)
    x = places.centre
    middle = laid.title_line - laid.size * _CAP
    summed, why = _sum(table, seen, laid, places), _why(table, seen, laid, places)
    clear = _about_words(summed, why, laid, places)
    return [
        Rays(places.baize, x, middle, share * _TURN, seen),
        *_flying(shown, laid.fan, table, places),
        *(_stream(share, seen, x, laid.title_line - laid.size - 8) if not laid.fan else ()),
        *((Flecks(places.baize, x, middle, share, seen, clear),) if _gladdens(table) else ()),
        Lettering(laid.title, x, laid.title_line, laid.size, seen, flourish=True),
        *summed,
        *why,
    ]


def _why(table: RenderContext, seen: float, laid: _Laid, places: Places) -> list[Text]:
    """In a line what thirty points more are for."""
    shown: Celebration = table.celebrated
    if shown.feat not in _EXPLAINED:
        return []
    other, form = shown.player.other, laid.form
    you = shown.player is not table.seen.player and table.opposite is not NOBODY
    key = f"feast.{shown.feat.value}.why"
    words = say(f"{key}.you" if you else key, number=shown.before, other=table.names[other])
    font, y = Font(form.why, serif=True), laid.sum_line + form.why_step
    return [Text(words, places.centre, y, font, Paint(Tone.SOFT, seen), Align.CENTRE)]


def _about_words(
    summed: Sequence[Text | Lettering], why: Sequence[Text], laid: _Laid, places: Places
) -> tuple[Rect, ...]:
    """Of all that is written: a leaf at a letter is read as its accent, at a sign as a comma."""
    x, ruler, high = places.centre, places.room.ruler, float(laid.form.figure)
    half, left = lettering_width(laid.title, laid.size, ruler) / 2 + _PART, summed[0].x - _PART
    return (
        Rect(x - half, laid.title_line - laid.size, 2 * half, 1.1 * laid.size),
        Rect(left, laid.sum_line - high, 2 * (x - left), 1.2 * high),
        *(_about_line(line, places) for line in why),
    )


def _about_line(line: Text, places: Places) -> Rect:
    wide, high = places.room.ruler.width(line.words, line.font), float(line.font.size)
    return Rect(line.x - wide / 2, line.y - high, wide, 1.3 * high)


def _gladdens(table: RenderContext) -> bool:
    """Whether somebody at the screen made it: for a program's no gold comes down."""
    of_program = table.opposite is not NOBODY and table.celebrated.player is not table.seen.player
    return not of_program


def _laid(table: RenderContext, places: Places) -> _Laid:
    """Between the opponent's name and the hand: the fan, the name of it under that, and the sum."""
    shown: Celebration = table.celebrated
    form = _form(places)
    title = say(f"feat.{shown.feat.value}")
    most, size = 2 * (_pile_edge(places) - _CLEAR - places.centre), form.title
    if (width := lettering_width(title, size, places.room.ruler, flourish=True)) > most:
        size = int(size * most / width)
        width = most
    words = form.above_title + size * _CAP + form.above_sum + form.figure * _CAP
    words += form.why_step if shown.feat in _EXPLAINED else 0.0
    top = places.sizes.name_line + _UNDER_PLATE
    foot = _free_above(table, places) - form.below
    poses, high = _as_large(shown, places, top, foot - words)
    y = max(places.baize.y + 22, top + (foot - top - high - words) / 2)
    title_line = y + high + form.above_title + size * _CAP
    sum_line = title_line + form.above_sum + form.figure * _CAP
    fan = tuple(Pose(pose.x, pose.y + y, pose.width, pose.angle) for pose in poses)
    across = max(width, 2 * max((abs(p.x - places.centre) + p.width for p in fan), default=0.0))
    place = Rect(places.centre - across / 2, y, across, high + words)
    return _Laid(fan, title, size, title_line, sum_line, form, place)


_EXPLAINED = (Feat.REPIQUE, Feat.PIQUE)
"""Whose points nothing in sight would explain."""


def _as_large(
    shown: Celebration, places: Places, top: float, foot: float
) -> tuple[list[Pose], float]:
    """The fan as large as there is room between two heights, and how high it is.

    It keeps off the own discard at its right, and in a narrow room each card is seen all the same.
    """
    poses: list[Pose] = []
    high = _STREAM if shown.feat in CROSSINGS else 0.0
    pile = places.hand_top - _PILE_UP - places.sizes.lying * CARD_RATIO
    for larger in _LARGER if shown.cards else ():
        poses = feast_fan(shown.cards, places, larger)
        high = fan_height(poses)
        lowest = (top + foot + high) / 2
        beside = poses[-1].x + half_across(poses[-1]) > _pile_edge(places)
        tight = crowded(shown.cards, places, larger)
        if high <= foot - top and not (beside and lowest > pile) and not tight:
            break
    return poses, high


def _pile_edge(places: Places) -> float:
    """The left edge of the own discard, of as many cards as it may have."""
    return places.right - spread(ELDER_MOST, places.sizes.lying, places.sizes.lying_step)


def _flying(
    shown: Celebration, fan: Sequence[Pose], table: RenderContext, places: Places
) -> Iterator[CardItem]:
    """Each card between where it lies on the table and its place in the fan."""
    lying = {card.key: card.pose for card in table.cards}
    s = places.sizes
    above = Pose(places.centre, s.other_top + s.other * CARD_RATIO / 2, s.other)
    below = Pose(places.centre, places.hand_foot - s.hand * CARD_RATIO / 2, s.hand)
    away = below if shown.player is table.seen.player else above
    back = _leaving(table.share)
    for index, (face, pose) in enumerate(zip(shown.cards, fan, strict=True)):
        gone = (table.share - index * _APART) / _FLIGHT
        up = ease_out(min(1.0, max(0.0, gone))) * (1 - back)
        yield CardItem(face, face, between(lying.get(face, away), pose, up), Shadow.LIFT)


def _sum(table: RenderContext, seen: float, laid: _Laid, places: Places) -> list[Text | Lettering]:
    """Whose it is, what was there and what comes to it, and the sum as it is counted up."""
    shown: Celebration = table.celebrated
    share, names = table.share, table.names
    room, form = places.room, laid.form
    words = Font(form.words, serif=True)
    named = Font(form.words, serif=True, italic=True)
    counted = ease_out(min(1.0, max(0.0, share - OPENED) / _COUNTED))
    figure = str(round(shown.before + (shown.after - shown.before) * counted))
    faced = shown.player is not table.seen.player and table.opposite is not NOBODY
    name = "" if faced else fitted(names[shown.player], named, 300, room)
    parts = f"{shown.before} + {shown.after - shown.before} =" if shown.before else ""
    widths = room.ruler.width(name, named), room.ruler.width(parts, words)
    last = lettering_width(str(shown.after), form.figure, room.ruler)
    before = sum(width + _PART for width in widths if width)
    left = places.centre - (before + last) / 2
    second = left + (widths[0] + _PART if name else 0.0)
    end = left + before + last / 2
    return [
        Text(name, left, laid.sum_line, named, Paint(Tone.IVORY, seen)),
        Text(parts, second, laid.sum_line, words, Paint(Tone.BRASS, seen), Align.LEFT),
        Lettering(figure, end, laid.sum_line, form.figure, seen),
    ]


def _stream(share: float, seen: float, x: float, y: float) -> list[Item]:
    """A stream between two banks, and the stone that crosses it."""
    drawn, reach = ease_out(min(1.0, max(0.0, share - OPENED / 2) / _COUNTED)), 150.0
    items: list[Item] = [
        Stroke(x + side * reach, y - 16, x + side * reach, y + 12, Paint(Tone.BRASS, seen), 2)
        for side in (-1, 1)
    ]
    for row, most in enumerate((11, 9, 11)):
        count, soft = round(most * min(1.0, drawn * 1.6)), Paint(Tone.SOFT, 0.7 * seen)
        start = x - _WAVE * (count - 1) / 2
        waves = (start + _WAVE * at for at in range(count))
        items += [Icon("wave", wave, y - 8 + 9 * row, _WAVE, soft) for wave in waves]
    gone = -reach - 20 + (2 * reach + 40) * drawn
    hop = 14 * (1 - (gone / (reach + 20)) ** 2)
    items.append(Icon("elder", x + gone, y - hop, 20, Paint(Tone.IVORY, seen)))
    return items
