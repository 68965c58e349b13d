"""The pictures of a partie's review and of all reviews: tables, and a scale of levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt

from msgspec import Struct

from game.pages.curve import CurvePoint, curve_items
from game.pages.grid import ACROSS, grid_in, sheet
from game.pages.history.brought import brought, lost_by_all, lost_in, luck_told
from game.pages.history.marks import mark
from game.pages.history.partie import PastPartie
from game.pages.history.parties_lost import Level, across_of, parties_lost, scale_items
from game.pages.history.past import past_of
from game.pages.history.review_panel import without_luck
from game.pages.history.reviewing import DealReview
from game.pages.history.words import less
from game.pages.people import level_words
from game.pages.statistics.tables import decimal
from game.players.mind import mind_of
from game.players.review import Grade, KeptReview
from game.players.standing import by_kind, costliest, played_like
from game.stage.basics import Align, Paint, Rect, Room, Tone
from game.stage.blocks import (
    BOLD,
    FIGURE,
    HEAD,
    IVORY,
    SMALL,
    SOFT,
    Block,
    Drawn,
    Fill,
    Inset,
    Rule,
    Sized,
    WordBlock,
)
from game.stage.controls import ListLine
from game.stage.layout import Column, Row
from game.stage.picture import Item, Picture
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from game.words.terms import capital, signed
from rules.core.seats import Player

_RULE = Rule(Paint(Tone.IVORY, 0.3), 1.0)
_DEAR = (Grade.BLUNDER, Grade.MISTAKE, Grade.SLIP)
_CURVE, _TALL = 104.0, 500.0
"""How high the curve is, and from what height of its column on there is room for it."""
_FEW_BARS, _BARS, _BESIDE = 460.0, 400.0, 460.0
"""Up to how wide bars are few; how high they are then, and how wide is what stands beside them."""


class PartieShown(Struct, frozen=True, kw_only=True):
    """What the picture of a partie is made from; `losses` are the levels' own in a deal."""

    game: str
    partie: PastPartie
    player: Player
    reviews: Sequence[DealReview]
    losses: Mapping[str, float]
    curve: Sequence[CurvePoint]  # the chance to win the partie
    buttons: Sequence[Button]
    room: Room

    @property
    def unit(self) -> str:
        """In what it is told what choices have lost."""
        return past_of(self.game).unit(self.partie.header.options)


class AllShown(Struct, frozen=True):
    """What the picture of all parties is made from, the oldest review first."""

    game: str
    reviews: Sequence[KeptReview]
    days: Mapping[str, str]  # on which each partie began, in ISO form
    losses: Mapping[str, float]
    buttons: Sequence[Button]
    room: Room


def _page(
    title: str,
    left: Block,
    right: Block,
    buttons: Sequence[Button],
    room: Room,
    note: str,
    name: str,
) -> Picture:
    """The table and what stands beside it."""
    gap = 48 / grid_in(room).body.width
    body = Row((Fill(left, 0.56), Fill(right, 0.44 - gap)), 48)
    return sheet(title, body, buttons, room, note, aside=name, snug=ACROSS)


def partie_picture(shown: PartieShown) -> Picture:
    """The deals in a table, beside it the kinds of choices and the scale of levels."""
    room, body = shown.room, grid_in(shown.room).body
    name = capital(shown.partie.names[shown.player])
    kept = [review.kept for review in shown.reviews if review.over]
    right = _beside(shown.game, kept, shown.losses, room, shown.unit)
    if len(shown.curve) > 1 and body.height > _TALL:
        deals = len(shown.partie.deals)
        curve = partial(curve_items, shown.curve, deals, room=room)
        line = WordBlock(say("line.title"), BOLD, step=32)
        right = Column((Fill(right), Inset(line, top=20), Drawn(0, _CURVE, curve)))
    waiting = [review for review in shown.reviews if not review.over]
    done, count = len(shown.reviews) - len(waiting), len(shown.reviews)
    note = say("review.partie.wait", done=done, count=count) if waiting else ""
    deals_shown = _deals(shown, body.height)
    title = say("review.partie.title")
    return _page(title, deals_shown, right, shown.buttons, room, note, name)


def _line(first: Block, figures: Sequence[Block], last: Block) -> Row:
    """What stands in a row of the table: its deal, three figures, the marks and what was lost."""
    columns = (Fill(each, 0.15) for each in figures)
    return Row((Fill(first, 0.155), *columns, Fill(Inset(last, 26), 0.395)), 0)


def _figure(words: str, paint: Paint = IVORY) -> WordBlock:
    return WordBlock(words, FIGURE, paint, Align.RIGHT)


def _deals(shown: PartieShown, high: float) -> Column:
    """A row for each deal: the result, what the cards brought, the rest, and the marks."""
    small = partial(WordBlock, font=SMALL, paint=SOFT, align=Align.RIGHT)
    heads = [small(say(f"review.column.{key}")) for key in ("result", "cards", "rest")]
    head = _line(Row(()), heads, small(capital(say_of(shown.game, "review.settlement"))))
    row = min(52.0, (high - 96) / max(1, len(shown.reviews)))
    told = [review.luck for review in shown.reviews if review.luck is not None]
    parts: list[Block] = [Sized(head, high=26), _RULE]
    for at, review in enumerate(shown.reviews):
        line = ListLine(_deal(shown.game, review, shown.unit, told=bool(told)), f"deal-{at}")
        parts.append(Sized(line, high=row))
    if told:
        figures = [luck_told(shown.game, one) for one in told]
        result = signed(round(sum(one.result for one in told)))
        cards = brought(shown.game, sum(one.cards for one in figures))
        whole = less(shown.unit, lost_in(one.kept for one in shown.reviews if one.over))
        sums: list[Block] = [_figure(result), _figure(cards), Row(())]
        parts.append(
            Sized(_line(WordBlock(say("review.sum"), BOLD), sums, _figure(whole)), high=46)
        )
        error = sqrt(sum(one.error**2 for one in told))
        adjusted = sum(one.adjusted for one in figures)
        across = 0.56 * 0.605 * grid_in(shown.room).body.width
        beside = without_luck(shown.game, adjusted, error, across, shown.room)
        parts.append(Sized(beside, across, 32))
    return Column(parts)


def _deal(game: str, review: DealReview, unit: str, *, told: bool) -> Row:
    name = WordBlock(say("history.deal", number=review.deal.number), BOLD)
    figures: list[Block] = [Row(())] * 3
    luck, points = review.luck, review.deal.points
    if points is not None:
        result = signed(points[review.player] - points[review.player.other])
        waits = luck is None and told  # not in the sum below yet
        figures[0] = _figure(f"({result})", SOFT) if waits else _figure(result)
    if luck is not None:
        steps = luck_told(game, luck)
        figures[1:] = (_figure(brought(game, each)) for each in (steps.cards, steps.adjusted))
    if not review.over:
        words = say("review.deal.wait", done=review.done, count=review.count)
        return _line(name, figures, WordBlock(words, SMALL, SOFT, Align.RIGHT))
    marks: list[Block] = []
    for grade in _DEAR:
        count = sum(one.grade is grade for one in review.found.values())
        if count:
            marks.append(Row((_mark(grade), WordBlock(str(count))), 6))
    lost = _figure(less(unit, lost_in([review.kept])))
    return _line(name, figures, Row((*marks, Fill(lost)), 8))


def _mark(grade: Grade) -> Drawn:
    return Drawn(16, 16, lambda place: mark(grade, *place.centre, 16))


def _beside(
    game: str, kept: Sequence[KeptReview], losses: Mapping[str, float], room: Room, unit: str = ""
) -> Column:
    """The kinds of choices, and which level one played like."""
    settled = WordBlock(capital(say_of(game, "review.settlement")), SMALL, SOFT, Align.RIGHT)
    head = Row((WordBlock(say("review.choices"), HEAD), Fill(settled)), 24)
    parts: list[Block] = [Sized(head, high=26), _RULE]
    lost = lost_by_all(kept)
    found_of = by_kind(kept)
    for kind in (one for one in past_of(game).kinds if one in found_of):
        of = found_of[kind]
        share = say("review.share", share=round(100 * of.fine / of.whole), whole=of.whole)
        line = Row(
            (
                WordBlock(say_of(game, f"review.kind.{kind.value}"), BOLD),
                Fill(WordBlock(share, SMALL, SOFT, Align.RIGHT)),
                Sized(_figure(less(unit, lost[kind])), 64),
            ),
            12,
        )
        parts += [Sized(line, high=44), Rule(Paint(Tone.IVORY, 0.16), 1.0)]
    most = costliest(lost)
    if most is not None:
        parts.append(Inset(WordBlock(say_of(game, f"review.most.{most.value}"), lines=0), 0, 14))
    found = played_like(kept, losses)
    if found is not None and losses:
        scale = partial(scale_items, game, found, losses, room=room)
        parts.append(Inset(Drawn(0, 130, scale), 0, 28))
    return Column(parts)


def all_picture(shown: AllShown) -> Picture:
    """What was lost in a deal, partie by partie; beside it the kinds and the scale."""
    room, game = shown.room, shown.game
    faces = mind_of(game).portraits
    levels = [
        Level(
            level_words(who, game),
            faces[who],
            lost,
            say_of(game, "review.mean", lost=decimal(lost)),
        )
        for who, lost in shown.losses.items()
        if who in faces
    ]

    def bars(place: Rect) -> list[Item]:
        how = say_of(game, "review.all.how")
        return parties_lost(shown.reviews, shown.days, how, place, room, levels)

    right, title = _beside(game, shown.reviews, shown.losses, room), say("review.all.title")
    wide = across_of(max(1, len({one.partie for one in shown.reviews})))
    if wide > _FEW_BARS:
        left = Inset(Drawn(0, 0, bars), 0, 8)
        return _page(title, left, right, shown.buttons, room, "", "")
    body = Row((Drawn(wide, _BARS, bars), Sized(right, _BESIDE)), 72)
    return sheet(title, body, shown.buttons, room, snug=wide + 72 + _BESIDE)
