"""Where every card lies: a pure function of what a player sees, the room, and the own hand state.

A card whose face is known has its text as key, its copy told apart; one face down has a place and a
number ("stock:12").
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.bezique.ui.choosing import legal_cards, lifted_cards, offered
from game.bezique.ui.gathered import gathered, heap
from game.bezique.ui.hand_state import HandState, own_hand
from game.bezique.ui.measures import (
    GAP,
    hand_foot,
    laid_foot,
    measures,
    middle,
    other_laid_foot,
    pile,
    slip,
    stock_pose,
    stock_step,
    trick_poses,
    turn_up,
)
from game.stage.basics import CARD_RATIO, Pose, Rect, Room
from game.stage.geometry import fan, fan_above, wobbled
from game.stage.picture import CardItem, Shadow
from game.stage.places import TALL, Places
from game.table.cut import heap_layout, nearest, spread_layout
from game.table.held import held_items
from game.table.tricks import pile_pose, trick_items
from rules.bezique.choices import MayCut
from rules.bezique.combinations import LEVEL, Class, Combination
from rules.bezique.pack import face
from rules.bezique.reuse import Declaration
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Hand
from rules.core.seats import Player

_LIFT, _LEGAL_LIFT = 0.145, 0.2
"""How far cards of the hand stand out, as a share of their width: marks above them stay clear."""
_LAID_LIFT = 10.0
_ALL_HELD = 1.1
"""How much larger a hand is that has taken up what lay open before it; in a tall window all are."""
_BESIDE = "ATKQJ987"
HEAP_WORDS, HEAP_EDGE = 20.0, 8.0
"""Units of the heap's place that its cards leave free: for the line below them, and all round."""
_ONE_ROW = 12
"""Cards of the heap that lie in one row."""
_UP_AND_DOWN, _TWO_ROWS = 0.86, 0.68
"""How high they are in one row and in two, as a share of the room for them."""
_YIELDING = 0.86
"""How high the heap's place is that makes room, as a share of the other's open cards."""
_PILE = 3
"""Backs that stand for any number of tricks: they may not be counted."""


def lay(seen: View, hand_state: HandState, room: Room) -> dict[str, CardItem]:
    """Where all cards lie in what is seen now."""
    if seen.deal is not None:
        return table_layout(seen, seen.deal, room, hand_state)
    may = seen.choices
    ready = nearest(may.places, hand_state.cut_place) if isinstance(may, MayCut) else None
    return spread_layout(seen.cut, ready, room, face)


def shown(card: Card, pose: Pose, shadow: Shadow, **more: bool) -> CardItem:
    """A card that lies open: it is known by its copy, and looks as it is printed."""
    return CardItem(str(card), str(face(card)), pose, shadow, **more)


def pack_layout(count: int, room: Room) -> dict[str, CardItem]:
    """The whole pack in a heap before it is dealt."""
    places = Places.of(room)
    at = stock_pose(places)
    return heap_layout(count, Pose(at.x + 20, at.y, at.width))


def table_layout(
    seen: View, deal: DealView, room: Room, hand_state: HandState
) -> dict[str, CardItem]:
    """Every card of a deal as its viewer may see it."""
    places = Places.of(room)
    items: list[CardItem] = []
    items += _piles(seen, deal, places)
    items += _stock(seen, deal, places)
    items += _heap(deal, seen, places)
    items += _other_hand(seen, deal, places)
    items += trick_items(deal, seen.player, trick_poses(places), shown)
    items += _laid(seen, deal, places, hand_state)
    items += _own_hand(seen, deal, places, hand_state)
    return {item.key: item for item in items}


def _piles(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    """The tricks of both: they look alike at any number."""
    for player in Player:
        if not gathered(deal, seen.options, player):
            continue
        mine = player is seen.player
        for i in range(_PILE):
            turned = pile_pose(pile(places, mine), 2 * i, i + 1)
            yield CardItem(f"pile:{int(mine)}:{i}", None, turned, Shadow.REST)


def stock_cards(seen: View, deal: DealView) -> int:
    """How many backs the stock shows: of the high one of Rubicon Bezique every third card."""
    count = deal.left - (deal.turn_up is not None)
    return -(-count // 3) if seen.options.rubicon else count


def stock_top(seen: View, deal: DealView) -> str:
    """The key of the card that would be drawn next, face down."""
    return f"stock:{stock_cards(seen, deal) - 1}"


def _stock(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    lowest = stock_pose(places, rubicon=seen.options.rubicon)
    step = stock_step(places)
    for index in range(stock_cards(seen, deal)):
        pose = Pose(lowest.x + index * step, lowest.y, lowest.width)
        yield CardItem(f"stock:{index}", None, pose, Shadow.REST if index % 6 == 0 else Shadow.NONE)
    if deal.turn_up is not None:
        yield shown(deal.turn_up, turn_up(places), Shadow.REST)


def _heap(deal: DealView, seen: View, places: Places) -> Iterable[CardItem]:
    """Rubicon Bezique: what lies open until an ace or ten sweeps it (ZK11).

    A long heap lies in two rows, so that every card can be read; in one they lie up and down.
    """
    cards = heap(deal, seen.options)
    if not cards:
        return
    place = heap_place(seen, places).grown(-HEAP_EDGE)
    high = place.height - (0.0 if heap_yields(seen) else HEAP_WORDS)
    rows = 1 if len(cards) <= _ONE_ROW else 2
    width = high / CARD_RATIO * (_UP_AND_DOWN if rows == 1 else _TWO_ROWS)
    lower = high - width * CARD_RATIO
    each = -(-len(cards) // rows)
    step = min(width * 1.04, (place.width - width) / max(1, each - 1))
    left = place.centre[0] - (width + (each - 1) * step) / 2
    for i, card in enumerate(cards):
        row, column = divmod(i, each)
        x = left + width / 2 + column * step
        down = lower * (row if rows > 1 else i % 2)
        y = place.y + width * CARD_RATIO / 2 + down
        yield shown(card, Pose(x, y, width, wobbled(i, 2.5)), Shadow.REST)


def heap_yields(seen: View) -> bool:
    """Whether the open heap makes room for the list of what may be declared."""
    return bool(offered(seen))


def heap_place(seen: View, places: Places) -> Rect:
    """Where the open heap of Rubicon Bezique lies: right of the trick.

    While it says there what may be declared, the heap lies closer together above, between what
    the other has laid open and the piles.
    """
    m = measures(places)
    if heap_yields(seen):
        left = places.centre + m.other_most / 2 + HEAP_EDGE
        lies = pile(places, mine=False)
        right = lies.x - lies.height / 2 - 2 * HEAP_EDGE
        high = m.other_laid * CARD_RATIO * _YIELDING
        return Rect(left, slip(places, 1).y - high - HEAP_EDGE, right - left, high)
    high = m.trick * CARD_RATIO + 20
    left = max(places.right - m.slip - HEAP_EDGE, trick_poses(places)[1].x + m.trick / 2 + 16)
    return Rect(left, middle(places) - high / 2, places.right - left, high)


def _other_hand(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    """The other's hidden cards as backs, below them what lies open."""
    m, other = measures(places), seen.player.other
    count = deal.hand_sizes[other] - len(deal.open[other])
    poses = fan_above(count, places.centre, m.other_top, m.other, m.other_step, 0.6)
    for i, pose in enumerate(poses):
        yield CardItem(f"other:{i}", None, pose, Shadow.REST)
    y = other_laid_foot(places) - m.other_laid * CARD_RATIO / 2
    for group in open_rows(deal, other, places, mine=False):
        for card, x in group:
            yield shown(card, Pose(x, y, m.other_laid), Shadow.REST)


def grouped(deal: DealView, player: Player) -> tuple[tuple[Card, ...], ...]:
    """The open cards of a player by what they were first laid down for, each once.

    Cards that made more of what lay there, a second bezique of one or four aces once more, stand
    with it.
    """
    left = deal.open[player]
    groups: list[tuple[Class, Hand]] = []
    laid = [one for one in deal.declared if one.player is player]
    every: list[Declaration | Combination] = [*laid, *deal.held_over[player]]
    for one in every:
        its_class, fresh = LEVEL[one.kind][0], one.cards & left
        if not fresh:
            continue
        left -= fresh
        for at, (what, cards) in enumerate(groups):
            if what is its_class and cards & one.cards:
                groups[at] = (what, cards | fresh)
                break
        else:
            groups.append((its_class, fresh))
    return (
        *(_side_by_side(cards) for _, cards in groups),
        *((card,) for card in _side_by_side(left)),
    )


def open_rows(
    deal: DealView, player: Player, places: Places, *, mine: bool
) -> list[list[tuple[Card, float]]]:
    """The open cards of a player in their groups, each with the middle it stands on."""
    m = measures(places)
    groups = grouped(deal, player)
    if mine:
        return _row(groups, places, m.laid, m.laid_step, m.laid_most)
    return _row(groups, places, m.other_laid, m.other_laid_step, m.other_most)


def _side_by_side(cards: Hand) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (_BESIDE.index(card.rank.value), card)))


def _row(
    groups: Sequence[Sequence[Card]], places: Places, width: float, step: float, most: float
) -> list[list[tuple[Card, float]]]:
    """Open cards and the middles of them, in groups; closer together where they need `most`."""
    inner = sum(len(group) - 1 for group in groups)
    gaps = (len(groups) - 1) * (width + GAP)
    if inner:
        step = min(step, (most - width - gaps) / inner)
    whole = width + inner * step + gaps
    x = places.centre - whole / 2 + width / 2
    found: list[list[tuple[Card, float]]] = []
    for group in groups:
        found.append([(card, x + i * step) for i, card in enumerate(group)])
        x += len(group) * step + width + GAP - step
    return found


def _laid(seen: View, deal: DealView, places: Places, hand_state: HandState) -> Iterable[CardItem]:
    """The viewer's open cards, before the hand."""
    m = measures(places)
    y = laid_foot(places) - m.laid * CARD_RATIO / 2
    lifted, legal = lifted_cards(seen, hand_state), legal_cards(seen)
    rows = open_rows(deal, seen.player, places, mine=True)
    for card, x in (each for group in rows for each in group):
        lift = _LAID_LIFT if card in lifted or card == hand_state.focus else 0.0
        yield shown(
            card,
            Pose(x, y - lift, m.laid),
            Shadow.LIFT if lift else Shadow.HAND,
            dimmed=legal is not None and card not in legal,
            focused=card == hand_state.focus and not hand_state.concealed,
        )


def _own_hand(
    seen: View, deal: DealView, places: Places, hand_state: HandState
) -> Iterable[CardItem]:
    """The fan below."""
    m = measures(places)
    cards = own_hand(seen, deal, hand_state)
    large = 1.0 if deal.left or places.sizes is TALL else _ALL_HELD
    width, step = m.hand * large, m.hand_step * (1 + (large - 1) / 2)
    poses = fan(len(cards), places.centre, hand_foot(places), width, step, 0.9)
    lifted, legal = lifted_cards(seen, hand_state), legal_cards(seen)
    held, many = zip(cards, poses, strict=True), len(deal.hand)
    lift, out = _LIFT * m.hand, _LEGAL_LIFT * m.hand
    yield from held_items(held, hand_state, lifted, legal, many, lift, out, looks=face)
