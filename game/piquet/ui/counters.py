"""Counters of brass on the piles: how many cards or tricks lie there; whose, a pointer is told."""

from __future__ import annotations

from msgspec import Struct

from game.piquet.ui.hand_state import HandState
from game.piquet.ui.layout import discard_measures, own_discard_place
from game.piquet.ui.measures import left_middle, measures, middle, other_discard, talon_half
from game.piquet.ui.won_tricks import won_place
from game.piquet.words import say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Rect, Tone
from game.stage.geometry import spread
from game.stage.ornaments import Legend, Thing
from game.stage.picture import Item, Text
from game.stage.places import WIDE, Places
from game.words.terms import capital, number
from rules.piquet.options import ELDER_MOST, TALON
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_FIGURE = Font(14, bold=True)


class _Pile(Struct, frozen=True):
    """A pile by the place of its cards, how many are in it, and what is told of it."""

    place: Rect
    count: int
    head: str
    means: str


def counters(
    seen: View,
    deal: DealView,
    names: tuple[str, str],
    places: Places,
    hand_state: HandState,
    *,
    dealing: bool,
) -> list[Item]:
    """A counter at the lower corner of each pile; while cards are dealt not on the talon."""
    other = names[seen.player.other]
    piles = [*_discards(deal, other, places, hand_state), *_tricks(deal, other, places)]
    if hand_state.came is not None:
        piles += _left(deal.talon - len(hand_state.came), places, pending=deal.seat is ELDER)
    elif seen.phase not in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        piles += _left(deal.talon, places)
    elif not dealing:
        piles += _talon(deal, other, places, hand_state.weighed)
    items: list[Item] = []
    wide = places.sizes is WIDE
    size = 27.0 if wide else 23.0
    for pile in piles:
        x, y = pile.place.right - 3, pile.place.bottom - 5
        items.append(Thing("counter", x, y, size))
        ink = Paint(Tone.INK)
        items.append(Text(str(pile.count), x - 0.5, y + 4.5, _FIGURE, ink, Align.CENTRE))
        items.append(Legend(pile.place.grown(6), pile.head, pile.means))
    return items


def _discards(deal: DealView, other: str, places: Places, hand_state: HandState) -> list[_Pile]:
    piles = list[_Pile]()
    theirs = deal.discard_sizes[deal.seat.other]
    if theirs:
        place = other_discard(places, theirs)
        head = say("pile.other-discard", other=other, count=theirs)
        piles.append(_Pile(place, theirs, head, say("pile.other-discard.means")))
    if deal.discard:
        count = len(deal.discard)
        width, step = discard_measures(places, hand_state)
        high, whole = width * CARD_RATIO, spread(count, width, step)
        y = own_discard_place(deal, places).y
        place = Rect(places.right - whole, y - high / 2, whole, high)
        head = say("pile.own-discard", count=count)
        piles.append(_Pile(place, count, head, say("pile.own-discard.means")))
    return piles


def _tricks(deal: DealView, other: str, places: Places) -> list[_Pile]:
    piles = []
    for seat in (deal.seat, deal.seat.other):
        count = sum(trick.winner is seat for trick in deal.table.tricks)
        if count:
            key = "pile.own-tricks" if seat is deal.seat else "pile.other-tricks"
            head = say(key, other=other, count=count)
            place = won_place(deal, seat, places)
            piles.append(_Pile(place, count, head, say("pile.tricks.means")))
    return piles


def _left(count: int, places: Places, *, pending: bool = False) -> list[_Pile]:
    """What is left of the talon, once one calls and plays; `pending`: younger may take it."""
    if not count:
        return []
    s = places.sizes
    width, high = spread(count, s.lying, s.lying_step), s.lying * CARD_RATIO
    place = Rect(places.right - width, left_middle(places) - high / 2, width, high)
    head = say("pile.left", count=count)
    return [_Pile(place, count, head, say("pile.for.means" if pending else "pile.left.means"))]


def _talon(deal: DealView, other: str, places: Places, aside: bool) -> list[_Pile]:
    """The talon, five and three: for whom, or who left them."""
    m = measures(places)
    edge = middle(places, aside) - talon_half(places)
    high = m.talon * CARD_RATIO
    top = m.talon_middle + places.extra / 4 - high / 2
    first = max(0, deal.talon - (TALON - ELDER_MOST))
    five = spread(ELDER_MOST, m.talon, m.talon_step)
    three = spread(TALON - ELDER_MOST, m.talon, m.talon_step)
    piles = []
    exchanged = bool(deal.discard_sizes[ELDER])  # what elder left younger may have with her own
    for seat, count, x, width in (
        (ELDER, first, edge, five),
        (YOUNGER, deal.talon - first, edge + five + m.talon_apart, three),
    ):
        if not count:
            continue
        whose = "own" if seat is deal.seat else "other"
        kind = "left-by" if seat is ELDER and exchanged else "for"
        told = deal.talon if seat is YOUNGER and exchanged else count
        head = say(f"pile.{kind}.{whose}", Number=capital(number(told)), other=other)
        piles.append(_Pile(Rect(x, top, width, high), count, head, say(f"pile.{kind}.means")))
    return piles
