"""Where every card lies: a pure function of what a player sees, the room, and the own hand state.

A card whose face is known has its text as key; one face down has a place and a number ("stock:12").
"""

from __future__ import annotations

from collections.abc import Iterable

from game.all_fours.ui.hand_state import HandState, legal_cards, own_hand, to_lay_away
from game.all_fours.ui.measures import (
    hand_foot,
    hand_step,
    laid_away,
    measures,
    middle,
    other_step,
    pile,
    refused,
    stock,
    trick_poses,
)
from game.stage.basics import Pose, Room
from game.stage.geometry import fan, fan_above, wobbled
from game.stage.picture import CardItem, Shadow
from game.stage.places import Places
from game.table.cut import heap_layout, nearest, spread_layout
from game.table.held import held_items
from game.table.tricks import pile_pose as on_pile
from game.table.tricks import put_by, trick_items
from rules.all_fours.choices import MayCut
from rules.all_fours.state import Phase
from rules.all_fours.view import DealView, View
from rules.core.cards import Card
from rules.core.seats import Player


def talking(seen: View) -> bool:
    """Whether trumps are talked about and no card was led: the stock has the middle to itself."""
    deal = seen.deal
    playing = seen.phase in (Phase.PLAY, Phase.ASK, Phase.CLAIM)
    return deal is not None and not playing and deal.led is None and not deal.tricks


def gathered(deal: DealView, player: Player) -> int:
    """How many tricks a player has turned down before him."""
    return sum(trick.winner is player for trick in put_by(deal))


_LIFT, _CHOSEN = 0.2, 0.32
"""How far cards stand out, and chosen ones beside those advised, as a share of their width."""
_EACH_BACK = 3
"""Cards of the stock for each back that is drawn."""


def lay(seen: View, hand_state: HandState, room: Room) -> dict[str, CardItem]:
    """Where all cards lie in what is seen now."""
    if seen.deal is not None:
        return table_layout(seen, seen.deal, room, hand_state)
    may = seen.choices
    ready = nearest(may.places, hand_state.cut_place) if isinstance(may, MayCut) else None
    return spread_layout(seen.cut, ready, room)


def shown(card: Card, pose: Pose, shadow: Shadow, **more: bool) -> CardItem:
    """A card that lies open."""
    return CardItem(str(card), str(card), pose, shadow, **more)


def pack_layout(count: int, room: Room) -> dict[str, CardItem]:
    """The pack in a heap before it is dealt."""
    places = Places.of(room)
    return heap_layout(count, Pose(places.centre, middle(places), measures(places).stock))


def table_layout(
    seen: View, deal: DealView, room: Room, hand_state: HandState
) -> dict[str, CardItem]:
    """Every card of a deal as its viewer may see it."""
    places = Places.of(room)
    items: list[CardItem] = []
    items += _away(seen, deal, places)
    items += _piles(seen, deal, places)
    items += _refused(deal, places)
    items += _stock(seen, deal, places)
    items += _other_hand(seen, deal, places)
    items += trick_items(deal, seen.player, trick_poses(places), shown)
    items += _own_hand(seen, deal, places, hand_state)
    return {item.key: item for item in items}


def _away(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    """What was laid away, face down: one's own is known to oneself, and is told elsewhere."""
    for player in Player:
        mine = player is seen.player
        pose = laid_away(places, mine)
        for i in range(deal.away[player]):
            x = pose.x - i * pose.width * 0.22
            turned = Pose(x, pose.y, pose.width, wobbled(i, 3))
            yield CardItem(f"away:{int(mine)}:{i}", None, turned, Shadow.REST)


def _piles(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    """The tricks of both."""
    for player in Player:
        mine = player is seen.player
        for i in range(2 * gathered(deal, player)):
            yield CardItem(f"pile:{int(mine)}:{i}", None, pile_pose(places, mine, i), Shadow.REST)


def pile_pose(places: Places, mine: bool, place: int) -> Pose:
    """Where a card of a pile of tricks lies, by its place from the bottom."""
    return on_pile(pile(places, mine), 1.2 * place, place // 2 + 1)


def _refused(deal: DealView, places: Places) -> Iterable[CardItem]:
    """The turn-ups that were refused lie open."""
    for number, card in enumerate(deal.set_aside):
        yield shown(card, refused(places, number), Shadow.REST)


def stock_backs(deal: DealView) -> int:
    """How many backs the stock shows."""
    return -(-deal.left // _EACH_BACK)


def stock_top(deal: DealView) -> str:
    """The key of the uppermost back of the stock."""
    return f"stock:{max(0, stock_backs(deal) - 1)}"


def _stock_pose(places: Places, place: int, *, talks: bool) -> Pose:
    """Where a back of the stock lies, by its place from the bottom."""
    pose = stock(places, talking=talks)
    return Pose(pose.x + place * 0.7, pose.y - place * 0.9, pose.width, wobbled(place, 0.8))


def _stock(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    """The backs, and on them the turn-up."""
    backs, talks = stock_backs(deal), talking(seen)
    for index in range(backs):
        shadow = Shadow.REST if index % 4 == 0 else Shadow.NONE
        yield CardItem(f"stock:{index}", None, _stock_pose(places, index, talks=talks), shadow)
    if deal.turn_up is not None:
        top = _stock_pose(places, backs, talks=talks)
        yield shown(deal.turn_up, Pose(top.x, top.y, top.width, -2), Shadow.REST)


def _other_hand(seen: View, deal: DealView, places: Places) -> Iterable[CardItem]:
    """The other's cards as backs."""
    m = measures(places)
    count = deal.hand_sizes[seen.player.other]
    step = other_step(places, count)
    poses = fan_above(count, places.centre, m.other_top, m.other, step, 0.7)
    for i, pose in enumerate(poses):
        yield CardItem(f"other:{i}", None, pose, Shadow.REST)


def _own_hand(
    seen: View, deal: DealView, places: Places, hand_state: HandState
) -> Iterable[CardItem]:
    """The fan below: what may be played stands out, and what is chosen."""
    m = measures(places)
    if not deal.hand and deal.hand_sizes[seen.player]:  # strict play: not taken up yet
        count = deal.hand_sizes[seen.player]
        step = hand_step(places, count)
        lying = fan(count, places.centre, hand_foot(places), m.hand, step, 0.4)
        yield from (CardItem(f"own:{i}", None, one, Shadow.REST) for i, one in enumerate(lying))
        return
    cards = own_hand(deal)
    step = hand_step(places, len(cards))
    poses = fan(len(cards), places.centre, hand_foot(places), m.hand, step, 0.9 * step / 70)
    chosen, lift = hand_state.chosen, _LIFT * m.hand
    if to_lay_away(seen) and hand_state.hinted - chosen:  # what is chosen stands out of the advised
        up = (_CHOSEN - _LIFT) * m.hand
        paired = zip(cards, poses, strict=True)
        poses = tuple(pose.raised(up if card in chosen else 0.0) for card, pose in paired)
    lifted = chosen | hand_state.hinted
    held = zip(cards, poses, strict=True)
    yield from held_items(held, hand_state, lifted, legal_cards(seen), len(cards), lift, lift)
