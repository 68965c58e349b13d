"""The pack by what a seat knows of each card: an aid for those who like to count the cards.

It knows what the seat saw, and what follows from a call alone: a sequence whose suit was named, a
quatorze, a trio whose fourth card the seat has seen. Nothing comes from anywhere but the view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from math import cos, radians, sin

from msgspec import Struct

from game.piquet.ai.belief.worlds import sure_winners
from game.piquet.words import say
from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, CardItem, Item, Stroke, Text
from game.stage.places import WIDE, Places
from game.stage.recent import Recent
from game.words.terms import sign
from rules.core.cards import SUITS, Card, Hand
from rules.piquet.combinations import QUATORZE, TRIO, Kind
from rules.piquet.events import (
    CardPlayed,
    CardsShown,
    CardsTold,
    SequenceCalled,
    SetCalled,
    SuitTold,
    TookIn,
)
from rules.piquet.pack import ORDER, PACK
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_HALF = 5.5  # of a mark's width
_OVER_THE_INDEX = 0.1  # of the card's width, from its left edge
_OUT = 4.0  # from the upper edge out to the middle: the index begins close under that edge

sure: Recent[View, Hand] = Recent(sure_winners)
"""The cards that win for sure, thought out once for a view."""


def sure_marks(seen: View, cards: Iterable[CardItem]) -> list[Item]:
    """The marks, on the cards as they lie."""
    wins = {str(card) for card in sure(seen)}
    return [mark(*_upper_edge(card.pose)) for card in cards if card.key in wins]


def mark(x: float, y: float) -> Item:
    """One mark around a point."""
    place = Rect(x - _HALF, y - _HALF, 2 * _HALF, 2 * _HALF)
    return Box(place, _HALF, fill=Paint(Tone.BRASS), outline=Paint(Tone.INK))


def _upper_edge(pose: Pose) -> tuple[float, float]:
    """Above the index of a card, turned as it is."""
    turn = radians(pose.angle)
    x, y = (_OVER_THE_INDEX - 0.5) * pose.width, -pose.height / 2 - _OUT
    return pose.x + x * cos(turn) - y * sin(turn), pose.y + x * sin(turn) + y * cos(turn)


_SMALL = Font(14)
_SAMPLE = 0.5  # how far the cell of the legend is filled
_GAUGE = 0.14  # of a cell: how wide what fills it is


class _Form(Struct, frozen=True):
    """A cell, the column of suits, what lies above and below the title, the fonts."""

    cell: float
    high: float
    sign: float
    below: float
    above: float
    title: Font
    letter: Font

    @property
    def width(self) -> float:
        return self.sign + len(ORDER) * self.cell


_WIDE_FORM = _Form(
    cell=27,
    high=28,
    sign=26,
    below=16,
    above=8,
    title=Font(16, bold=True),
    letter=Font(16, serif=True),
)
_SMALL_FORM = _Form(
    cell=19,
    high=20,
    sign=20,
    below=14,
    above=-10,
    title=Font(14, bold=True),
    letter=Font(14, serif=True),
)


class Where(Enum):
    """Where a card is, as far as a seat knows."""

    OWN = auto()  # in the seat's own hand
    OTHER = auto()  # in the other's hand, surely
    GONE = auto()  # played, put out by the seat, or seen on the talon
    UNSEEN = auto()  # the seat cannot know


def whereabouts(deal: DealView) -> Mapping[Card, Where]:
    """What a seat knows of every card of the pack."""
    mine, theirs = _played(deal)
    taken = _taken_of_the_left(deal)
    out = deal.discard | set(deal.left_seen[taken:]) | set(deal.leavings or ())
    gone = out | mine | theirs
    known = dict.fromkeys(PACK, Where.UNSEEN)
    known |= dict.fromkeys(_called(deal, deal.hand | out | mine), Where.OTHER)
    known |= dict.fromkeys(deal.left_seen[:taken], Where.OTHER)
    known |= dict.fromkeys(gone, Where.GONE) | dict.fromkeys(deal.hand, Where.OWN)
    return known


def _played(deal: DealView) -> tuple[set[Card], set[Card]]:
    """The cards the seat has played, and the other."""
    found: dict[Seat, set[Card]] = {seat: set() for seat in Seat}
    for event in deal.history:
        if isinstance(event, CardPlayed):
            found[event.seat].add(event.card)
    return found[deal.seat], found[deal.seat.other]


def _taken_of_the_left(deal: DealView) -> int:
    """How many of the cards elder left younger took in: those come off the talon first."""
    for event in deal.history:
        if isinstance(event, TookIn) and event.seat is YOUNGER:
            return event.count
    return 0


def _called(deal: DealView, never: Hand | set[Card]) -> set[Card]:
    """The cards that the other's calls, and what was shown, prove to be or to have been theirs.

    `never` are those the seat knows the other never held.
    """
    other = deal.seat.other
    found: set[Card] = set()
    run: SequenceCalled | None = None
    for event in deal.history:
        match event:
            case SequenceCalled(seat) if seat is other:
                run = event
            case SuitTold(seat, Kind.SEQUENCE, suit) if seat is other and run is not None:
                top = ORDER.index(run.top)
                ranks = ORDER[top - run.length + 1 : top + 1]
                found |= {Card.of(rank, suit) for rank in ranks}
            case SetCalled(seat, count, rank) if seat is other:
                alike = {Card.of(rank, suit) for suit in SUITS}
                if count == QUATORZE or (count == TRIO and len(alike - never) == TRIO):
                    found |= alike - never
            case CardsShown(seat, cards) | CardsTold(seat, cards) if seat is other:
                found |= cards
    return found


def unseen_items(
    seen: View,
    deal: DealView,
    other: str,
    places: Places,
    shades: Mapping[Card, float] | None = None,
) -> list[Item]:
    """The pack in four lines at the left of the baize, while calls are made and tricks played.

    `shades` says how likely the other holds cards: their cells are filled so far.
    """
    shades = shades or {}
    if seen.phase in (Phase.EXCHANGE, Phase.CARTE_BLANCHE) or not deal.discard_sizes[ELDER]:
        return []
    if deal.opened is not None:
        return []
    form = _WIDE_FORM if places.sizes is WIDE else _SMALL_FORM
    known = whereabouts(deal)
    x, y = places.left, places.trick_middle - len(SUITS) * form.high / 2 - form.above
    items: list[Item] = [Text(say("unseen.title"), x, y, form.title)]
    y += form.below
    for suit in SUITS:
        items.append(Text(sign(suit), x, y + form.high * 0.71, form.letter))
        for index, rank in enumerate(reversed(ORDER)):
            cell = Rect(x + form.sign + index * form.cell, y, form.cell, form.high)
            letter = say(f"publics.rank.{rank.value}")
            card = Card.of(rank, suit)
            items += _cell(letter, known[card], cell, form, shades.get(card, 0.0))
        y += form.high
    hidden = sum(where is Where.UNSEEN for where in known.values())
    theirs = sum(where is Where.OTHER for where in known.values())
    legend = [(Where.UNSEEN, say("unseen.open", number=hidden))]
    if shades:
        legend = [(Where.UNSEEN, say("unseen.shades"))]
    if theirs:
        legend.append((Where.OTHER, say("unseen.other", number=theirs, name=other)))
    for where, words in legend:
        sample = _SAMPLE if shades and where is Where.UNSEEN else 0.0
        items += _cell("", where, Rect(x, y + 6, 20, 20), form, sample)
        line = fitted(words, _SMALL, form.width - 26, places.room)
        items.append(Text(line, x + 26, y + 21, _SMALL, Paint(Tone.SOFT)))
        y += 22
    if shades and sure(seen):
        items.append(mark(x + 10, y + 16))
        line = fitted(say("unseen.sure"), _SMALL, form.width - 26, places.room)
        items.append(Text(line, x + 26, y + 21, _SMALL, Paint(Tone.SOFT)))
    return items


def _cell(letter: str, where: Where, cell: Rect, form: _Form, share: float = 0.0) -> list[Item]:
    """One card: framed while unseen, on brass where the other has it, struck out when gone.

    At the edge of an unseen one its share rises from below, how likely the other has it.
    """
    inner = cell.grown(-1)
    middle, base = cell.centre[0], cell.y + cell.height * 0.71
    match where:
        case Where.UNSEEN:
            frame = Box(inner, 3, Paint(Tone.CLOTH, 0.5), Paint(Tone.IVORY, 0.55))
            high = (inner.height - 2) * share
            fill = Rect(inner.x + 1, inner.bottom - 1 - high, _GAUGE * inner.width, high)
            shade = [Box(fill, 0, Paint(Tone.BRASS))] if high >= 1 else []
            return [frame, *shade, Text(letter, middle, base, form.letter, align=Align.CENTRE)]
        case Where.OTHER:
            ink = Paint(Tone.INK)
            plate = Box(inner, 3, Paint(Tone.BRASS))
            return [plate, Text(letter, middle, base, form.letter, ink, Align.CENTRE)]
        case Where.OWN:
            return [Text(letter, middle, base, form.letter, Paint(Tone.IVORY), Align.CENTRE)]
        case Where.GONE:
            faint = Paint(Tone.SOFT, 0.85)
            line = cell.centre[1]
            strike = Stroke(inner.x + 3, line, inner.right - 3, line, faint, 1.25)
            return [Text(letter, middle, base, form.letter, faint, Align.CENTRE), strike]
