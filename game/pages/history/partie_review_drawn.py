"""The pictures of a partie's review and of all reviews: tables, and a scale of levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from msgspec import Struct

from game.pages.curve import CurvePoint, curve_items
from game.pages.grid import beside_name, grid_in, page_foot, page_name
from game.pages.history.brought import brought, lost_by_all, lost_in, luck_told
from game.pages.history.marks import mark
from game.pages.history.partie import PastPartie
from game.pages.history.parties_lost import Level, parties_lost, scale_items
from game.pages.history.review_panel import without_luck
from game.pages.history.reviewing import DealReview
from game.pages.people import level_words
from game.pages.statistics.tables import decimal, signed
from game.players.mind import mind_of
from game.players.review import Grade, KeptReview
from game.players.standing import KindSum, by_kind, costliest, played_like
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, marked_row, paragraph
from game.stage.picture import Backdrop, Item, Picture, Stroke, Text, Widget
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from game.words.terms import capital
from rules.core.seats import Player

_HEAD, _PLAIN, _SMALL = Font(20, serif=True, bold=True), Font(16), Font(14)
_BOLD, _FIGURE = Font(16, bold=True), Font(20, serif=True)
_SOFT, _IVORY = Paint(Tone.SOFT), Paint(Tone.IVORY)
_DEAR = (Grade.BLUNDER, Grade.MISTAKE, Grade.SLIP)
_CURVE, _TALL = 104.0, 500.0
"""How high the curve is, and from what height of its column on there is room for it."""


class PartieShown(Struct, frozen=True, kw_only=True):
    """What the picture of a partie is made from; `losses` are the levels' own in a deal."""

    game: str
    partie: PastPartie
    player: Player
    reviews: Sequence[DealReview]
    losses: Mapping[str, float]
    curve: Sequence[CurvePoint]  # the chance to win the partie
    buttons: Sequence[Button]
    focus: str | None
    hover: str | None
    room: Room


class AllShown(Struct, frozen=True):
    """What the picture of all parties is made from, the oldest review first."""

    game: str
    reviews: Sequence[KeptReview]
    days: Mapping[str, str]  # on which each partie began, in ISO form
    losses: Mapping[str, float]
    buttons: Sequence[Button]
    focus: str | None
    hover: str | None
    room: Room


def _halves(room: Room) -> tuple[Rect, Rect]:
    """The places of the table and of what stands beside it."""
    body = grid_in(room).body
    left = body.width * 0.56
    return (
        Rect(body.x, body.y, left, body.height),
        Rect(body.x + left + 48, body.y, body.width - left - 48, body.height),
    )


def partie_picture(shown: PartieShown) -> Picture:
    """The deals in a table, beside it the kinds of choices and the scale of levels."""
    room = shown.room
    left, right = _halves(room)
    name = capital(shown.partie.names[shown.player])
    items = _deals(shown, left)
    kept = [review.kept for review in shown.reviews if review.over]
    grid = grid_in(room)
    items += [*page_name(grid, say("review.partie.title"), room), beside_name(grid, name)]
    items += _beside(shown.game, kept, shown.losses, right, room)
    space = Rect(right.x, right.bottom - _CURVE, right.width, _CURVE)
    if len(shown.curve) > 1 and right.height > _TALL:
        items.append(Text(say("line.title"), space.x, space.y - 14, _BOLD))
        items += curve_items(shown.curve, len(shown.partie.deals), space, room)
    waiting = [review for review in shown.reviews if not review.over]
    done, count = len(shown.reviews) - len(waiting), len(shown.reviews)
    note = say("review.partie.wait", done=done, count=count) if waiting else ""
    drawn = page_foot(grid, shown.buttons, room, note)
    return Picture.of(Backdrop.SHEET, (*items, *drawn))


def _head(title: str, aside: str, place: Rect, room: Room) -> list[Item]:
    """What stands over a column."""
    most = place.width - room.ruler.width(title, _HEAD) - 24
    y, aside = place.y + 14, fitted(aside, _SMALL, most, room)
    return [
        Text(title, place.x, y, _HEAD),
        Text(aside, place.right, y, _SMALL, _SOFT, Align.RIGHT),
        Stroke(place.x, y + 12, place.right, y + 12, Paint(Tone.IVORY, 0.3)),
    ]


def _deals(shown: PartieShown, place: Rect) -> list[Item]:
    """A row for each deal: the result, what the cards brought, the rest, and the marks."""
    room = shown.room
    width = place.width * 0.15
    columns = [place.x + place.width * 0.14 + width * (at + 1) for at in range(3)]
    marks = columns[-1] + 26
    y = place.y + 14
    items: list[Item] = [
        Stroke(place.x, y + 12, place.right, y + 12, Paint(Tone.IVORY, 0.3)),
    ]
    for key, x in zip(("result", "cards", "rest"), columns, strict=True):
        words = fitted(say(f"review.column.{key}"), _SMALL, width + 14, room)
        items.append(Text(words, x, y, _SMALL, _SOFT, Align.RIGHT))
    lost = fitted(capital(say_of(shown.game, "review.settlement")), _SMALL, width, room)
    items.append(Text(lost, place.right, y, _SMALL, _SOFT, Align.RIGHT))
    row = min(52.0, (place.height - 26 - 70) / max(1, len(shown.reviews)))
    y += 12
    told = [review.luck for review in shown.reviews if review.luck is not None]
    for at, review in enumerate(shown.reviews):
        line, key = Rect(place.x, y, place.width, row), f"deal-{at}"
        inner = Rect(line.x - 10, line.y + 3, line.width + 20, line.height - 4)
        focused = shown.focus == key
        drawn = marked_row(line, inner, hovered=shown.hover == key, focused=focused)
        drawn += _deal(shown.game, review, line, columns, marks, bool(told), room)
        items.append(Widget.pressed(key, line, drawn, focused))
        y += row
    if told:
        items.append(Text(say("review.sum"), place.x, y + 32, _BOLD))
        result = signed(round(sum(one.result for one in told)))
        figures = [luck_told(shown.game, one) for one in told]
        cards = brought(shown.game, sum(one.cards for one in figures))
        for value, x in zip((result, cards), columns, strict=False):
            items.append(Text(value, x, y + 32, _FIGURE, align=Align.RIGHT))
        whole = lost_in(one.kept for one in shown.reviews if one.over)
        items.append(Text(signed(-whole), place.right, y + 32, _FIGURE, align=Align.RIGHT))
        error = sqrt(sum(one.error**2 for one in told))
        adjusted = sum(one.adjusted for one in figures)
        upto = Rect(place.x, y, columns[-1] - place.x, 0)
        items += without_luck(shown.game, adjusted, error, upto, y + 64, room)
    return items


def _deal(
    game: str,
    review: DealReview,
    line: Rect,
    columns: Sequence[float],
    marks: float,
    told: bool,
    room: Room,
) -> list[Item]:
    base = line.centre[1] + 6
    items: list[Item] = [Text(say("history.deal", number=review.deal.number), line.x, base, _BOLD)]
    luck, points = review.luck, review.deal.points
    if points is not None:
        result = points[review.player] - points[review.player.other]
        waits = luck is None and told  # not in the sum below yet
        words, paint = (f"({signed(result)})", _SOFT) if waits else (signed(result), _IVORY)
        items.append(Text(words, columns[0], base, _FIGURE, paint, Align.RIGHT))
    if luck is not None:
        figures = luck_told(game, luck)
        for steps, x in zip((figures.cards, figures.adjusted), columns[1:], strict=True):
            items.append(Text(brought(game, steps), x, base, _FIGURE, align=Align.RIGHT))
    if not review.over:
        words = say("review.deal.wait", done=review.done, count=review.count)
        items.append(Text(words, line.right, base, _SMALL, _SOFT, Align.RIGHT))
        return items
    x = marks
    for grade in _DEAR:
        count = sum(one.grade is grade for one in review.found.values())
        if count:
            items += mark(grade, x + 8, base - 6, 16)
            items.append(Text(str(count), x + 22, base, _PLAIN))
            x += 30 + room.ruler.width(str(count), _PLAIN)
    lost = lost_in([review.kept])
    items.append(Text(signed(-lost), line.right, base, _FIGURE, align=Align.RIGHT))
    return items


def _beside(
    game: str,
    kept: Sequence[KeptReview],
    losses: Mapping[str, float],
    place: Rect,
    room: Room,
) -> list[Item]:
    """The kinds of choices, and which level one played like."""
    settled = capital(say_of(game, "review.settlement"))
    items = _head(say("review.choices"), settled, place, room)
    kinds = by_kind(kept)
    lost = lost_by_all(kept)
    y = place.y + 26
    for kind, of in kinds.items():
        name, line = say_of(game, f"review.kind.{kind.value}"), Rect(place.x, y, place.width, 44)
        items += _kind(name, of, lost[kind], line, room)
        y += 44
    most = costliest(lost)
    if most is not None:
        words = say_of(game, f"review.most.{most.value}")
        items += paragraph(words, place.x, y + 30, _PLAIN, place.width, 22, room)
        y += 34
    found = played_like(kept, losses)
    if found is not None and losses:
        items += scale_items(game, found, losses, Rect(place.x, y + 40, place.width, 130), room)
    return items


def _kind(name: str, of: KindSum, lost: int, line: Rect, room: Room) -> list[Item]:
    base = line.y + 28
    share = say("review.share", share=round(100 * of.fine / of.whole), whole=of.whole)
    figure = signed(-lost)
    return [
        *marked_row(line, line),
        Text(name, line.x, base, _BOLD),
        Text(
            fitted(share, _SMALL, line.width * 0.5, room),
            line.right - 70,
            base,
            _SMALL,
            _SOFT,
            Align.RIGHT,
        ),
        Text(figure, line.right, base, _FIGURE, align=Align.RIGHT),
    ]


def _mean_words(game: str, lost: float) -> str:
    return say_of(game, "review.mean", lost=decimal(lost))


def all_picture(shown: AllShown) -> Picture:
    """What was lost in a deal, partie by partie; beside it the kinds and the scale."""
    room = shown.room
    left, right = _halves(room)
    grid = grid_in(room)
    items = page_name(grid, say("review.all.title"), room)
    how = say_of(shown.game, "review.all.how")
    bars = Rect(left.x, left.y + 8, left.width, left.height - 8)
    faces = mind_of(shown.game).portraits
    levels = [
        Level(level_words(who, shown.game), faces[who], lost, _mean_words(shown.game, lost))
        for who, lost in shown.losses.items()
        if who in faces
    ]
    items += parties_lost(shown.reviews, shown.days, how, bars, room, levels)
    items += _beside(shown.game, shown.reviews, shown.losses, right, room)
    drawn = page_foot(grid, shown.buttons, room)
    return Picture.of(Backdrop.SHEET, (*items, *drawn))
