"""Where every card lies: a pure function of what a player sees, the room, and the own hand state.

A card whose face is known has its text as key; one face down has a place and a number
("talon:2").
"""

from __future__ import annotations

from collections.abc import Iterable

from game.piquet.ui.hand_state import HandState, own_hand
from game.piquet.ui.hand_state_steps import legal_cards, lifted_cards
from game.piquet.ui.measures import (
    above_slot,
    left_middle,
    measures,
    middle,
    other_discard,
    other_hand,
    slot_centre,
)
from game.piquet.ui.won_tricks import won_items, won_place
from game.stage.basics import CARD_RATIO, Pose, Room
from game.stage.geometry import fan_above, fan_of, row, spread, wobbled
from game.stage.picture import CardItem, Shadow
from game.stage.places import SMALL, WIDE, Places
from game.table.cloth import trick_aside
from game.table.cut import heap_layout
from game.table.held import held_items
from rules.core.cards import Card
from rules.piquet.choices import MayExchange
from rules.piquet.events import (
    Answered,
    CardPlayed,
    Event,
    PointCalled,
    SequenceCalled,
    SetCalled,
)
from rules.piquet.options import ELDER_MOST, TALON
from rules.piquet.pack import PACK, in_order
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_FAN_EDGE = 18.0
"""How much wider a fan is than its cards in a row, turned as the outer ones are."""
_CALL_LIFT, _LEGAL_LIFT, _FOCUS_LIFT = 32.0, 26.0, 12.0
_HINT_LIFT = 18.0
"""Of cards to be put out: they stay clear of the place above them."""


def pack_layout(room: Room) -> dict[str, CardItem]:
    """The whole pack in a heap before it is dealt."""
    places = Places.of(room)
    y = measures(places).talon_middle + places.extra / 2
    return heap_layout(len(PACK), Pose(places.centre, y, measures(places).talon), 0.25)


def table_layout(
    seen: View, deal: DealView, room: Room, hand_state: HandState
) -> dict[str, CardItem]:
    """Every card of a deal as its viewer may see it, in the shade where it lies off the lamp."""
    places = Places.of(room)
    items: list[CardItem] = []
    items += _talon(seen, deal, places, hand_state)
    items += _other_discard(deal, places)
    items += _other_hand(deal, places, hand_state)
    items += won_items(deal, places)
    items += _own_discard(deal, places, hand_state)
    items += _leavings(deal, places)
    items += _trick(deal, places, hand_state)
    items += _own_hand(seen, deal, places, hand_state)
    return {item.key: item for item in items}


def _talon(seen: View, deal: DealView, places: Places, hand_state: HandState) -> Iterable[CardItem]:
    """Eight cards, five for elder and three for younger, until they are taken.

    Elder sees what he left of his five until he calls (law 33).
    """
    if deal.leavings:
        return
    m = measures(places)
    whole = spread(ELDER_MOST, m.talon, m.talon_step) + m.talon_apart
    whole += spread(TALON - ELDER_MOST, m.talon, m.talon_step)
    edge = middle(places, hand_state.weighed) - whole / 2
    y = m.talon_middle + places.extra / 4
    if hand_state.came is not None:
        yield from _came(deal, places, hand_state.chosen, hand_state.came)
        return
    if seen.phase not in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        yield from _put_aside(deal, places)
        return
    for index in range(TALON - deal.talon, TALON):
        x = edge + m.talon / 2 + index * m.talon_step
        if index >= ELDER_MOST:
            x += m.talon_apart + m.talon - m.talon_step
        pose = Pose(x, y, m.talon, wobbled(index, 1.3))
        left = index - deal.discard_sizes[ELDER]
        looks = seen.phase is Phase.EXCHANGE and not hand_state.concealed
        known = deal.left_seen[left] if looks and 0 <= left < len(deal.left_seen) else None
        yield CardItem(f"talon:{index}", str(known) if known else None, pose, Shadow.REST)


def _came(
    deal: DealView, places: Places, out: tuple[Card, ...], came: tuple[Card, ...]
) -> Iterable[CardItem]:
    """What was taken in lies open above what was put out for it, the rest of the talon aside."""
    top, width = TALON - deal.talon, measures(places).slot
    for i, card in enumerate(came):
        pose = Pose(*above_slot(places, i, len(out)), width, wobbled(i, 1.4))
        yield CardItem(f"talon:{top + i}", str(card), pose, Shadow.HAND, marked=True)
    yield from _put_aside(deal, places, len(came))


def _put_aside(deal: DealView, places: Places, taken: int = 0) -> Iterable[CardItem]:
    """What is left of the talon, out of the way while one calls and plays."""
    s, count = places.sizes, deal.talon - taken
    left = places.right - spread(count, s.lying, s.lying_step)
    poses = row(count, left, left_middle(places), s.lying, s.lying_step, 1.3)
    for index, pose in zip(range(TALON - count, TALON), poses, strict=True):
        yield CardItem(f"talon:{index}", None, pose, Shadow.REST)


def _leavings(deal: DealView, places: Places) -> Iterable[CardItem]:
    """What younger left, once both look at it."""
    s = places.sizes
    cards = deal.leavings or ()
    left = places.right - spread(len(cards), s.lying, s.lying + 6)
    poses = row(len(cards), left, left_middle(places), s.lying, s.lying + 6, 1.5)
    for card, pose in zip(cards, poses, strict=True):
        yield CardItem(str(card), str(card), pose, Shadow.REST)


def _other_hand(deal: DealView, places: Places, hand_state: HandState) -> Iterable[CardItem]:
    s = places.sizes
    count = deal.hand_sizes[deal.seat.other]
    centre, step = other_hand(places, count, faced=hand_state.faced)
    for i, pose in enumerate(fan_above(count, centre, s.other_top, s.other, step, 0.7)):
        yield CardItem(f"other:{i}", None, pose, Shadow.REST)


def _other_discard(deal: DealView, places: Places) -> Iterable[CardItem]:
    count = deal.discard_sizes[deal.seat.other]
    place = other_discard(places, count)
    width, step = places.sizes.lying * 0.86, measures(places).other_lying
    for i, pose in enumerate(row(count, place.x, place.centre[1], width, step, 1.3)):
        yield CardItem(f"otherdiscard:{i}", None, pose, Shadow.REST)


def own_discard_place(deal: DealView, places: Places) -> Pose:
    """Middle of the player's own discard, at the right above the hand."""
    s = places.sizes
    width = spread(deal.discard_sizes[deal.seat], s.lying, s.lying_step)
    return Pose(places.right - width / 2, places.hand_top - s.lying * CARD_RATIO / 2 - 40, s.lying)


def own_discard_left(deal: DealView, places: Places, hand_state: HandState) -> float:
    """The left edge of the player's own discard, closed or open."""
    width, step = discard_measures(places, hand_state)
    return places.right - spread(len(deal.discard), width, step)


def discard_measures(places: Places, hand_state: HandState) -> tuple[float, float]:
    """Width of a card of one's own discard, and the step to the next, closed or open."""
    s = places.sizes
    if hand_state.discard_open and not hand_state.concealed:
        return s.lying * 1.25, s.lying * 0.62
    return s.lying, s.lying_step


def _own_discard(deal: DealView, places: Places, hand_state: HandState) -> Iterable[CardItem]:
    cards = in_order(deal.discard)
    open_now = hand_state.discard_open and not hand_state.concealed
    width, step = discard_measures(places, hand_state)
    left = own_discard_left(deal, places, hand_state)
    y = own_discard_place(deal, places).y
    for i, (card, pose) in enumerate(
        zip(cards, row(len(cards), left, y, width, step, 1.3), strict=True)
    ):
        key = f"owndiscard:{i}" if hand_state.concealed else str(card)
        face = str(card) if open_now else None
        yield CardItem(key, face, pose, Shadow.REST)


def trick_poses(places: Places, *, aside: bool = False) -> tuple[Pose, Pose]:
    """Where the other's card and the viewer's own lie, each on its player's side."""
    width = places.sizes.hand
    x, y = places.centre - 46, places.trick_middle - (26 if places.sizes is WIDE else 14)
    if aside:  # higher too: bars stand over the hand
        x, y = trick_aside(places), y - 14
    close = aside and places.sizes is SMALL
    over, low = (82, 44) if close else (92, 52)
    return Pose(x, y, width, -4), Pose(x + over, y + low, width, 3)


def _trick(deal: DealView, places: Places, hand_state: HandState) -> Iterable[CardItem]:
    """The card led, and over it the card played to it, or laid there to be looked at."""
    theirs, own = trick_poses(places, aside=hand_state.aside)
    led = own if deal.table.leader is deal.seat else theirs
    reply = theirs if led is own else own
    for card, pose in ((deal.table.led, led), (deal.table.reply, reply)):
        if card is not None:
            yield CardItem(str(card), str(card), pose, Shadow.HAND)
    if hand_state.laid is not None:
        yield CardItem(str(hand_state.laid), str(hand_state.laid), own, Shadow.LIFT)


def _own_hand(
    seen: View, deal: DealView, places: Places, hand_state: HandState
) -> Iterable[CardItem]:
    """The fan below. What is put out leaves a hole, where it comes back to: no other card moves."""
    s = places.sizes
    chosen = frozenset(hand_state.chosen) & deal.hand
    most = seen.choices.most if isinstance(seen.choices, MayExchange) else ELDER_MOST
    cards = tuple(card for card in own_hand(deal, hand_state) if card != hand_state.laid)
    if hand_state.came is not None:  # nothing is chosen any more: the hand closes
        most, cards = len(chosen), tuple(card for card in cards if card not in chosen)
    for i, card in enumerate(card for card in hand_state.chosen if card in chosen):
        x, y = slot_centre(places, i, most, hand_state.weighed)
        pose = Pose(x, y, measures(places, hand_state.weighed).slot, wobbled(i + 1, 1.4))
        yield CardItem(str(card), str(card), pose, Shadow.HAND, focused=card == hand_state.focus)
    room_for_all = places.baize.width - 2 * s.margin - s.hand
    step = min(s.hand_step, room_for_all / max(1, len(cards) - 1))
    centre = _beside_tricks(deal, places, (spread(len(cards), s.hand, step) + _FAN_EDGE) / 2)
    poses = fan_of(range(len(cards)), centre, places.hand_foot, s.hand, step, 0.95)
    held = [each for each in zip(cards, poses, strict=True) if each[0] not in chosen]
    lifted, legal = lifted_cards(seen, hand_state), legal_cards(seen, hand_state)
    exchanging, new = (
        isinstance(seen.choices, MayExchange),
        legal is None and not talked(deal.history, deal.seat),
    )
    yield from held_items(
        held,
        hand_state,
        lifted,
        legal,
        len(deal.hand),
        _HINT_LIFT if exchanging else _CALL_LIFT,
        _LEGAL_LIFT,
        pointed=_FOCUS_LIFT,
        new=deal.taken if new else (),
    )


def talked(history: Iterable[Event], seat: Seat) -> bool:
    """Whether a seat has said a first word, or a card was played: what it took in is new no more.

    Whoever sees it marked longer, or while a card is to be played, takes the mark for one that is
    meant now.
    """
    for event in history:
        match event:
            case PointCalled(who) | SequenceCalled(who) | SetCalled(who) if who is seat:
                return True
            case Answered() | CardPlayed():  # none is answered before both have spoken
                return True
    return False


def _beside_tricks(deal: DealView, places: Places, half: float) -> float:
    """The middle of a hand so wide: the table's, or right of one's tricks and their counter."""
    if not deal.table.won(deal.seat):
        return places.centre
    clear = won_place(deal, deal.seat, places).right + 18 + half
    return max(places.centre, min(clear, places.right - half))
