"""A whole pack on a page of help: a row of cards for each suit, none over another, with its words.

The cards are as large as the sheet allows: as many of the sentences as leave them largest stand
beside them, the others below, across the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.pages.help.paper import BookColumn, Piece, column_of
from game.stage.basics import CARD_RATIO, Pose
from game.stage.blocks import Drawn, Fill, Sized
from game.stage.layout import Column, Grid, Row
from game.stage.picture import CardItem, Shadow

_SUITS = "SHCD"
_LARGEST = 88.0
_APART, _BETWEEN = 28.0, 14.0
"""Units between the cards and the words beside them, and below."""
_READ = 176.0
"""Units that a line beside the cards must have at least."""
_NEAR = 1.05
"""Times larger must cards be for a sentence to stand below them that may stand beside."""

Sentences = Callable[[BookColumn], Sequence[Sequence[Piece]]]
"""What tells of the pack, a sentence each, for a column."""


class _Plan(Struct, frozen=True):
    """How large a card is, and the words beside and below."""

    card: float
    beside: Sequence[Piece]
    below: Sequence[Piece]


def pack_piece(ranks: Sequence[str], sentences: Sentences, ground: BookColumn) -> Piece:
    """The pack of these ranks and what tells of it, as one piece across the sheet."""
    plan = _plan(len(ranks), sentences, ground)
    wide, gap = plan.card, _gap(plan.card)
    cards = Grid(
        [_card(rank, suit, wide) for suit in _SUITS for rank in ranks], len(ranks), gap, gap
    )
    beside = replace(column_of(plan.beside), middle=True)
    across = len(ranks) * (wide + gap) - gap
    above = Row((Sized(cards, across), Fill(beside)), _APART)
    below = (column_of(plan.below),) if plan.below else ()
    marks = tuple(piece.mark for piece in (*plan.beside, *plan.below))
    return Piece(Column((above, *below), _BETWEEN), across=True, within=marks)


def _card(rank: str, suit: str, wide: float) -> Drawn:
    key = f"pack:{suit}{rank}"
    return Drawn(
        wide,
        wide * CARD_RATIO,
        lambda place: [CardItem(key, rank + suit, Pose(*place.centre, wide), Shadow.REST)],
    )


def _plan(count: int, sentences: Sentences, ground: BookColumn) -> _Plan:
    """The one with the largest cards, and of those the one with the most words beside them."""
    whole, height = ground.sheet
    wide = replace(ground, width=whole)
    across = sentences(wide)
    best: _Plan | None = None
    for beside in range(len(across), -1, -1):
        below = [piece for one in across[beside:] for piece in one]
        high = height - (_BETWEEN + _height(below, wide) if below else 0.0)
        card = min(_LARGEST, _by_height(high))
        read = 0.0
        if beside:
            card, read = _beside(count, card, beside, sentences, wide)
        else:
            card = min(card, _by_width(count, whole))
        if best is None or card > best.card * _NEAR:
            words = sentences(replace(wide, width=read))[:beside] if beside else ()
            best = _Plan(card, [piece for one in words for piece in one], below)
    if best is None:
        raise ValueError("no way to lay a pack")
    return best


def _beside(
    count: int, largest: float, beside: int, sentences: Sentences, ground: BookColumn
) -> tuple[float, float]:
    """The largest card by which so many sentences have room, and how wide they are there."""
    card = min(largest, _by_width(count, ground.sheet[0] - _APART - _READ))
    while card > 0:
        gap = _gap(card)
        read = ground.sheet[0] - count * (card + gap) + gap - _APART
        narrow = replace(ground, width=read)
        words = sentences(narrow)[:beside]
        if _height([piece for one in words for piece in one], narrow) <= _rows(card):
            return card, read
        card -= 1
    return 0.0, _READ


def _gap(card: float) -> float:
    return max(4.0, card * 0.1)


def _rows(card: float) -> float:
    """How high four rows of such cards are."""
    rows = len(_SUITS)
    return rows * card * CARD_RATIO + (rows - 1) * _gap(card)


def _by_height(height: float) -> float:
    """The card of which four rows are so high."""
    rows = len(_SUITS)
    card = height / (rows * CARD_RATIO + (rows - 1) * 0.1)
    return card if card >= 40 else (height - (rows - 1) * 4) / (rows * CARD_RATIO)


def _by_width(count: int, width: float) -> float:
    """The card of which so many are so wide beside each other."""
    card = width / (count + (count - 1) * 0.1)
    return card if card >= 40 else (width - (count - 1) * 4) / count


def _height(made: Sequence[Piece], ground: BookColumn) -> float:
    return column_of(made).height(ground.width, ground.room)
