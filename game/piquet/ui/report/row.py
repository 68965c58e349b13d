"""A row of the coach's board: what each part of a discard brings, in figures and in words."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.pages.statistics.tables import adding_up
from game.piquet.ui.measures import coach_place
from game.piquet.ui.report.discards import DiscardTold, differing
from game.piquet.words import say
from game.players.judgement import Judgement
from game.stage.picture import CardItem, Item
from game.stage.places import WIDE, Places
from game.stage.signs import word_at
from game.words.terms import card_name, listed
from rules.core.cards import Hand
from rules.piquet.actions import Exchange
from rules.piquet.pack import in_order


class BoardForm(Struct, frozen=True):
    """Lengths in units on a wide and on a small table."""

    pad: float
    head: float  # down to the first stroke
    names: float  # down to the rows
    row: float
    chip: float  # wide enough for a ten
    high: float
    gap: float
    figure: float  # the column of the sum
    bar: float
    big: int
    sums: int
    words: int
    step: float  # between lines of words
    bold: bool  # whether the chips are


_WIDE_FORM = BoardForm(16, 50, 24, 29, 31, 23, 2, 52, 13, 28, 20, 16, 22, bold=True)
_SMALL_FORM = BoardForm(9, 37, 19, 21.5, 28, 18, 1, 41, 11, 20, 16, 14, 18, bold=False)


def form_of(places: Places) -> BoardForm:
    """The lengths at a table."""
    return _WIDE_FORM if places.sizes is WIDE else _SMALL_FORM


PARTS = ("point", "sequences", "sets", "play", "cards", "pique", "repique")


def told_row(one: Judgement) -> str:
    """A row in words, for a voice: its cards, what each part brings, the sum."""
    cards = listed([card_name(card) for card in in_order(cards_out(one))])
    parts = [
        say("report.row.part", part=say(f"report.part.{part}"), number=signed(net))
        for part, net in nets_told(one).items()
        if net
    ]
    return say("report.row", cards=cards, parts=listed(parts), sum=signed(one.points))


def signed(value: float) -> str:
    """A number with one place after the point, as the language writes it."""
    tenths = round(abs(value) * 10)
    words = say("history.decimal", whole=tenths // 10, tenth=tenths % 10)
    return say("report.minus", number=words) if value < 0 and tenths else words


def cards_out(one: Judgement) -> Hand:
    """The cards a discard puts out; none of anything else."""
    return one.action.cards if isinstance(one.action, Exchange) else frozenset()


def net_of(one: Judgement, part: str) -> float:
    """What a part brings me more than the other."""
    mine: float = getattr(one.mine, part)
    theirs: float = getattr(one.theirs, part)
    return mine - theirs


def nets_told(one: Judgement) -> dict[str, float]:
    """The same of all parts in whole tenths, which add up to the points as they are told."""
    tenths = [10 * net_of(one, part) for part in PARTS]
    whole = round(10 * one.points)
    same = abs(sum(tenths) - whole) <= 1  # not where a part counts that has no column
    found = adding_up(tenths, whole if same else None)
    return {part: each / 10 for part, each in zip(PARTS, found, strict=True)}


_CLEAR = 2.0
"""Units between the report and the words on the cards under it."""


def marked(known: DiscardTold, cards: Sequence[CardItem], places: Places) -> list[Item]:
    """A word over each card that should go out as well, and below each that should be kept."""
    goes, stays = (frozenset(map(str, each)) for each in differing(known))
    room, top = places.room, coach_place(places).bottom + _CLEAR
    items: list[Item] = []
    for card in cards:
        if card.key in goes:
            items += word_at(card.pose, room, goes=True, top=top)
        elif card.key in stays:
            items += word_at(card.pose, room, goes=False, below=True)
    return items
