"""What an open card may still serve for, as small marks below it: ring, diamond and square.

The ring stands for marriage and sequence, the diamond for beziques, the square for four alike; only
what the card can be part of is there. An empty one is free, one with a core has served and may
rise, a full one has served for all it can. Wherever such a combination is named the sign stands
before the name, and so says which is which.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from game.bezique.ui.layout import open_rows
from game.bezique.ui.measures import MARKS, RAIL, laid_foot, measures, other_laid_foot
from game.bezique.words import say
from game.stage.basics import Paint, Rect, Tone
from game.stage.ornaments import Legend
from game.stage.picture import Box, CardItem, Icon, Item, Shadow, Stroke
from game.stage.places import Places
from game.words.terms import capital
from rules.bezique.combinations import (
    BEZIQUES,
    LEVEL,
    MARRIAGES,
    RANK_OF_FOUR,
    SEQUENCE_RANKS,
    SEQUENCES,
    Class,
    Combination,
    Kind,
    bezique_cards,
    within,
    worth,
)
from rules.bezique.options import Options
from rules.bezique.pack import ALIKE, copies, pack_of
from rules.bezique.reuse import Record, record_of, why_not_again
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Hand, Rank, Suit
from rules.core.seats import Player

_COUPLE = (Rank.KING, Rank.QUEEN)
_FOUR_OF = {rank: kind for kind, rank in RANK_OF_FOUR.items()}
HIGHEST = {Class.A: 2, Class.B: 2, Class.C: 1}
"""The record in each class above which a card of the common game cannot rise."""


def served(deal: DealView, card: Card) -> tuple[Kind, ...]:
    """What a card has been declared in, in that order."""
    return tuple(one.kind for one in deal.declared if card in one.cards)


def record(deal: DealView, card: Card) -> Record:
    """How high a card has risen in each class."""
    return record_of(card, deal.declared)


def may_serve(seen: View, deal: DealView, card: Card) -> tuple[Kind, ...]:
    """What a card could still be declared in if the others of it came, the dearest first.

    Both saw what fell, what the other has laid open, and how often is drawn before the last trick
    after which one may declare: what cannot come any more is not there.
    """
    options = seen.options
    owner = seen.player.other if card in deal.open[seen.player.other] else seen.player
    mine = owner is seen.player
    held = deal.hand if mine else deal.open[owner]
    fallen = {one for trick in deal.tricks for one in (trick.led, trick.reply)}
    left = frozenset(pack_of(options)) - fallen - {deal.led, deal.reply} - deal.open[owner.other]
    come = deal.left // 2 - 1 + (0 if mine else deal.hand_sizes[owner] - len(held))
    found = []
    for kind in _kinds(card, deal.trumps, options):
        spent = {one for one in deal.open[owner] if not _rises(kind, record(deal, one), options)}
        groups = _groups(kind, card, deal.trumps, options)
        lacks = sum(max(0, count - len((held - spent) & cards)) for count, cards in groups)
        may = all(len((left - spent) & cards) >= count for count, cards in groups)
        swap = any(deal.turn_up in cards for _, cards in groups)  # the seven may take it
        if card not in spent and may and lacks <= come + swap:
            found.append(kind)
    return tuple(sorted(found, key=lambda kind: -worth(kind)))


def _groups(
    kind: Kind, card: Card, trumps: Suit | None, options: Options
) -> list[tuple[int, Hand]]:
    """How many of which cards make a combination that a card is part of."""
    if kind in BEZIQUES:
        return [(BEZIQUES.index(kind) + 1, cards) for cards in bezique_cards(trumps, options)]
    if kind in RANK_OF_FOUR:
        return [(4, ALIKE[card.rank])]
    return [
        (1, copies(rank, card.suit)) for rank in (_COUPLE if kind in MARRIAGES else SEQUENCE_RANKS)
    ]


def _kinds(card: Card, trumps: Suit | None, options: Options) -> Iterator[Kind]:
    """All that a card belongs to by its face."""
    royal = trumps is None or card.suit is trumps
    if card.rank in SEQUENCE_RANKS and (options.rubicon or card.suit is trumps):
        yield Kind.SEQUENCE if royal else Kind.PLAIN_SEQUENCE
    if card.rank in _COUPLE:
        yield Kind.ROYAL_MARRIAGE if royal else Kind.MARRIAGE
    if any(card in cards for cards in bezique_cards(trumps, options)):
        yield from BEZIQUES[: options.sizes.packs]
    if card.rank in _FOUR_OF:
        yield _FOUR_OF[card.rank]


def _rises(kind: Kind, now: Record, options: Options) -> bool:
    """Whether a record still allows it, whatever comes with the card."""
    its_class, level = LEVEL[kind]
    if options.rubicon:
        return now[its_class] <= level
    if options.bezique_closes and now[Class.B] and its_class is not Class.B:
        return False
    if kind is Kind.SEQUENCE and now[Class.A] and not options.marriage_before_sequence:
        return False
    return now[its_class] < level


def hopes(seen: View, deal: DealView) -> tuple[Combination, ...]:
    """What the cards one has would let one declare after a trick, the dearest first.

    Of those that differ in copies alone one stands for all.
    """
    found: dict[tuple[Kind, Suit | None], Combination] = {}
    every = within(deal.hand, deal.trumps, seen.options)
    for one in sorted(every, key=lambda each: (-each.points, sorted(each.cards))):
        if why_not_again(one.kind, one.cards, deal.hand, deal.declared, seen.options) is None:
            suited = one.kind in (*MARRIAGES, *SEQUENCES)
            suit = min(one.cards).suit if suited else None
            found.setdefault((one.kind, suit), one)
    return tuple(found.values())


_EMPTY, _FULL = Paint(Tone.IVORY, 0.75), Paint(Tone.BRASS)
_APART = 1.2  # of a mark's width, from middle to middle
_BESIDE, _AIR = 6.0, 4.0
"""How far a rail reaches beyond its cards, and marks stay clear of those of the next card."""
_SIGNS = {
    Class.A: ("ring", "ring-core", "disc"),
    Class.B: ("rhomb", "rhomb-core", "elder"),
    Class.C: ("square", "square-core", "block"),
}
"""The sign of each class: empty, served with more to come, served for good."""
SIGN, BESIDE_SIGN = 12.0, 20.0
"""The width of a sign before a name, and from its left to the name."""


TAUGHT = "marks"
"""Among the rows of a lesson's sheet: the marks are explained, and lie there."""


def rail_items(
    seen: View, deal: DealView, lying: dict[str, CardItem], places: Places, *, marked: bool = True
) -> list[Item]:
    """A brass rail under each group of open cards, and under each card its marks."""
    items: list[Item] = []
    for player in Player:
        mine = player is seen.player
        foot = laid_foot(places) if mine else other_laid_foot(places)
        width = measures(places).laid if mine else measures(places).other_laid
        rows = [
            [(card, x) for card, x in group if str(card) in lying]
            for group in open_rows(deal, player, places, mine=mine)
        ]
        middles = [x for group in rows for _, x in group]
        steps = [after - before for before, after in pairwise(middles)]
        room = min(steps, default=width)
        for group in filter(None, rows):
            left, right = group[0][1] - width / 2, group[-1][1] + width / 2
            items += _rail(left - _BESIDE, right + _BESIDE, foot + RAIL)
            for card, x in group if marked else ():
                items += mark_items(seen, deal, card, x, foot + MARKS, places, room)
    return items


def _rail(left: float, right: float, y: float) -> list[Item]:
    """A bar of brass with a light along its upper edge, and its shadow on the cloth."""
    bar = Rect(left, y - 2, right - left, 4)
    return [
        Box(bar, 2, fill=Paint(Tone.BRASS_DARK), shadow=Shadow.REST),
        Box(Rect(left, y - 2, right - left, 2.6), 1.3, fill=Paint(Tone.BRASS)),
        Stroke(left + 3, y - 1.4, right - 3, y - 1.4, Paint(Tone.IVORY, 0.75)),
    ]


class Marked(NamedTuple):
    """How far an open card is in a class: it has served, and can rise no more in it."""

    its_class: Class
    served: bool
    full: bool


def standings(seen: View, deal: DealView, card: Card) -> list[Marked]:
    """Of each class that an open card has served in or may still serve in."""
    risen = record(deal, card)
    still = {LEVEL[kind][0] for kind in may_serve(seen, deal, card)}
    return [
        Marked(one, bool(risen[one]), risen[one] >= HIGHEST[one] or one not in still)
        for one in Class
        if risen[one] or one in still
    ]


def mark_items(
    seen: View,
    deal: DealView,
    card: Card,
    x: float,
    y: float,
    places: Places,
    room: float = 1e9,
) -> list[Item]:
    """The marks of a card around a middle, smaller where it has only so much room."""
    shown = standings(seen, deal, card)
    size = min(measures(places).mark, (room - _AIR) / (_APART * max(1, len(shown))))
    items: list[Item] = []
    for place, (its_class, has, full) in enumerate(shown):
        at = x + (place - (len(shown) - 1) / 2) * size * _APART
        items.append(mark(its_class, at, y, size, served=has, full=full))
        items.append(_told(its_class, at, y, size * _APART, "full" if full else _RISEN[has]))
    return items


_RISEN = "free", "risen"


def _told(its_class: Class, x: float, y: float, width: float, state: str) -> Legend:
    """What a pointer that rests on a mark is told: for what it stands, and how far the card is."""
    place = Rect(x - width / 2, y - width * 0.7, width, width * 1.4)
    head = capital(say(f"panel.marks.{int(its_class)}"))
    return Legend(place, head, f"{capital(say(f'panel.marks.{state}'))}.")


def mark(its_class: Class, x: float, y: float, size: float, *, served: bool, full: bool) -> Icon:
    """One mark: its outline, within it a core once the card has served, or all of it filled."""
    empty, core, whole = _SIGNS[its_class]
    if not served:
        return Icon(empty, x, y, size, _EMPTY)
    return Icon(whole if full else core, x, y, size, _FULL)


def sign_beside(kind: Kind, x: float, y: float, paint: Paint, *, full: bool = False) -> Icon:
    """The mark of what a combination is, before its name, where that stands on a line at `y`."""
    empty, _, whole = _SIGNS[LEVEL[kind][0]]
    return Icon(whole if full else empty, x + SIGN / 2, y - 5, SIGN, paint)
