"""Where every card lies: a pure function of what a player sees, the room, and the own desk.

A card whose face is known has its text as key, its copy told apart; one face down has a place and a
number ("stock:12").
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.bezique.face.choosing import legal_cards, lifted_cards
from game.bezique.face.desk import Desk, own_hand
from game.bezique.face.gathered import gathered, heap, lying
from game.bezique.face.measures import (
    GAP,
    hand_foot,
    laid_foot,
    measures,
    middle,
    pile,
    stock_left,
    trick_poses,
    turn_up,
)
from game.stage.basics import CARD_RATIO, Pose, Rect, Room
from game.stage.geometry import fan, fan_above, wobbled
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.picture import CardItem, Shadow
from game.stage.places import Places
from game.table.spread_pack import cut_layout, heap_layout, nearest
from rules.bezique.choices import MayCut
from rules.bezique.pack import face
from rules.bezique.reuse import Declaration
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Hand
from rules.core.seats import Player

_LIFT, _LEGAL_LIFT = 0.2, 0.2
"""How far cards of the hand stand out, as a share of their width: marks above them stay clear."""
_LAID_LIFT, _FOCUS_LIFT = 10.0, 10.0
_BESIDE = "ATKQJ987"
HEAP_WORDS = 36.0
"""Units of the heap's place that its cards leave free, the line below them among them."""
_PILE = 3
"""Backs that stand for any number of tricks: they may not be counted."""


def lay(seen: View, desk: Desk, room: Room) -> dict[str, CardItem]:
    """Where all cards lie in what is seen now."""
    if seen.deal is not None:
        return table_layout(seen, seen.deal, room, desk)
    if seen.cut is not None and seen.cut.spread:
        may = seen.choices
        ready = nearest(may.places, desk.cut_place) if isinstance(may, MayCut) else None
        turned = [str(face(card)) if card else None for card in seen.cut.turned]
        return cut_layout(seen.cut.spread, seen.cut.places, turned, ready, room)
    return {}


def shown(card: Card, pose: Pose, shadow: Shadow, **more: bool) -> CardItem:
    """A card that lies open: it is known by its copy, and looks as it is printed."""
    return CardItem(str(card), str(face(card)), pose, shadow, **more)


def pack_layout(count: int, room: Room) -> dict[str, CardItem]:
    """The whole pack in a heap before it is dealt."""
    places = Places.of(room)
    at = Pose(stock_left(places) + 60, middle(places), measures(places).stock)
    return heap_layout(count, at)


def table_layout(seen: View, deal: DealView, room: Room, desk: Desk) -> dict[str, CardItem]:
    """Every card of a deal as its viewer may see it."""
    places = Places.of(room)
    items: list[CardItem] = []
    items += _piles(seen, deal, places)
    items += _stock(seen, deal, places)
    items += _heap(deal, seen, places)
    items += _other_hand(seen, deal, places)
    items += _trick(seen, deal, places)
    items += _laid(seen, deal, places, desk)
    items += _own_hand(seen, deal, places, desk)
    return {item.key: item for item in items}


def _piles(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    """The tricks of both: they look alike at any number."""
    for player in Player:
        if not gathered(deal, seen.options, player):
            continue
        mine = player is seen.player
        for i in range(_PILE):
            pose = pile(places, mine)
            turned = Pose(pose.x + 2 * i, pose.y - 2 * i, pose.width, 90 + wobbled(i + 1, 7))
            yield CardItem(f"pile:{int(mine)}:{i}", None, turned, Shadow.REST)


def stock_cards(seen: View, deal: DealView) -> int:
    """How many backs the stock shows: of the high one of Rubicon Bezique every second card."""
    count = deal.left - (deal.turn_up is not None)
    return -(-count // 2) if seen.options.rubicon else count


def stock_top(seen: View, deal: DealView) -> str:
    """The key of the card that would be drawn next, face down."""
    return f"stock:{stock_cards(seen, deal) - 1}"


def _stock(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    m = measures(places)
    left, y = stock_left(places) + m.stock / 2, middle(places)
    for index in range(stock_cards(seen, deal)):
        pose = Pose(left + index * m.stock_step, y, m.stock)
        yield CardItem(f"stock:{index}", None, pose, Shadow.REST if index % 6 == 0 else Shadow.NONE)
    if deal.turn_up is not None:
        yield shown(deal.turn_up, turn_up(places), Shadow.REST)


def _heap(deal: DealView, seen: View, places: Places) -> Iterable[CardItem]:
    """Rubicon Bezique: what lies open until an ace or ten sweeps it (ZK11)."""
    cards = heap(deal, seen.options)
    place = heap_place(places)
    width = (place.height - HEAP_WORDS) / CARD_RATIO
    step = min(width * 0.62, (place.width - width - 16) / max(1, len(cards) - 1))
    for i, card in enumerate(cards):
        x = place.x + 8 + width / 2 + i * step
        y = place.y + 6 + width * CARD_RATIO / 2 + (3 if i % 2 else -1)
        yield shown(card, Pose(x, y, width, wobbled(i, 4)), Shadow.REST)


def heap_place(places: Places) -> Rect:
    """Where the open heap of Rubicon Bezique lies: above the stock, under the portrait."""
    m = measures(places)
    portrait = places.baize.y + 10 + m.face * PORTRAIT_RATIO
    bottom = middle(places) - m.stock * CARD_RATIO / 2 - 6
    top = max(portrait + 4, bottom - m.other * CARD_RATIO - HEAP_WORDS)
    right = places.centre - m.other_most / 2 - 8
    return Rect(places.left, top, right - places.left, bottom - top)


def _other_hand(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    """The other's hidden cards as backs, below them what lies open."""
    m, other = measures(places), seen.player.other
    count = deal.hand_sizes[other] - len(deal.open[other])
    poses = fan_above(count, places.centre, m.other_top, m.other, m.other_step, 0.6)
    for i, pose in enumerate(poses):
        yield CardItem(f"other:{i}", None, pose, Shadow.REST)
    y = m.other_laid_top + m.other_laid * CARD_RATIO / 2
    groups = grouped(deal, other)
    for card, x in _row(groups, places, m.other_laid, m.other_laid_step, m.other_most):
        yield shown(card, Pose(x, y, m.other_laid), Shadow.REST)


def grouped(deal: DealView, player: Player) -> tuple[tuple[Card, ...], ...]:
    """The open cards of a player by what they were first laid down for, each once."""
    left = deal.open[player]
    groups: list[tuple[Card, ...]] = []
    laid: Sequence[Declaration] = [one for one in deal.declared if one.player is player]
    for cards in (*(one.cards for one in laid), *(one.cards for one in deal.held_over[player])):
        if group := cards & left:
            groups.append(_side_by_side(group))
            left -= group
    return (*groups, *((card,) for card in _side_by_side(left)))


def _side_by_side(cards: Hand) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (_BESIDE.index(card.rank.value), card)))


def _row(
    groups: Sequence[Sequence[Card]], places: Places, width: float, step: float, most: float
) -> list[tuple[Card, float]]:
    """Open cards and the middles of them, in groups; closer together where they need `most`."""
    inner = sum(len(group) - 1 for group in groups)
    gaps = (len(groups) - 1) * (width + GAP)
    if inner:
        step = min(step, (most - width - gaps) / inner)
    whole = width + inner * step + gaps
    x = places.centre - whole / 2 + width / 2
    found: list[tuple[Card, float]] = []
    for group in groups:
        for card in group:
            found.append((card, x))
            x += step
        x += width + GAP - step
    return found


def _laid(seen: View, deal: DealView, places: Places, desk: Desk) -> Iterable[CardItem]:
    """The viewer's open cards, before the hand."""
    m = measures(places)
    y = laid_foot(places) - m.laid * CARD_RATIO / 2
    lifted, legal = lifted_cards(seen, desk), legal_cards(seen)
    groups = grouped(deal, seen.player)
    for card, x in _row(groups, places, m.laid, m.laid_step, m.laid_most):
        lift = _LAID_LIFT if card in lifted or card == desk.focus else 0.0
        yield shown(
            card,
            Pose(x, y - lift, m.laid),
            Shadow.LIFT if lift else Shadow.HAND,
            dimmed=legal is not None and card not in legal,
            focused=card == desk.focus and not desk.concealed,
        )


def _trick(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    """The card led and the card played to it, or the last trick until the next lead."""
    theirs, own = trick_poses(places)
    leader, cards = lying(deal)
    led, reply = (own, theirs) if leader is seen.player else (theirs, own)
    for card, pose in zip(cards, (led, reply), strict=False):
        yield shown(card, pose, Shadow.HAND)


def _own_hand(seen: View, deal: DealView, places: Places, desk: Desk) -> Iterable[CardItem]:
    """The fan below."""
    m = measures(places)
    cards = own_hand(seen, deal, desk)
    poses = fan(len(cards), places.centre, hand_foot(places), m.hand, m.hand_step, 0.9)
    lifted, legal = lifted_cards(seen, desk), legal_cards(seen)
    for i, (card, pose) in enumerate(zip(cards, poses, strict=True)):
        if desk.concealed:
            yield CardItem(f"own:{i}", None, pose, Shadow.HAND)
            continue
        dimmed = legal is not None and card not in legal
        lift = _LIFT * m.hand if card in lifted else 0.0
        if legal is not None and not dimmed and len(legal) < len(deal.hand):
            lift = _LEGAL_LIFT * m.hand + (_FOCUS_LIFT if card in lifted else 0.0)
        if card == desk.focus:
            lift += _FOCUS_LIFT
        yield shown(
            card,
            pose.raised(lift),
            Shadow.LIFT if lift > _FOCUS_LIFT else Shadow.HAND,
            dimmed=dimmed,
            focused=card == desk.focus,
        )
