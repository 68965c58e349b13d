"""How cards go to their places when something happens: order, pace, pauses.

Layout says where; this says how. Each event becomes legs: a scenery and the way to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import repeat

from game.all_fours.ui.hand_state import HandState, own_hand
from game.all_fours.ui.layout import gathered, lay, pack_layout, pile_pose, stock_top
from game.stage.basics import Room
from game.stage.director import Cue
from game.stage.picture import CardItem
from game.stage.places import Places
from game.table import tricks
from game.table.animation_steps import AnimationStep
from game.table.cut import READ_CUT
from game.table.dealing import dealt, in_packets
from game.table.ui_parts import Happened
from rules.all_fours import events
from rules.all_fours.pack import in_order
from rules.all_fours.scoring import Item
from rules.all_fours.view import DealView, View
from rules.core.cards import Card
from rules.core.seats import Player

_PACKET = 3
_AT_ONCE = (Item.TURNED_KNAVE, Item.GIFT, Item.NOT_FOLLOWED, Item.REVOKE)
"""What is marked while the deal runs, and read then; the rest is counted on its sheet."""


def legs(happened: Happened, hand_state: HandState, room: Room) -> list[AnimationStep]:
    """The ways that lead from what was seen before an event to what is seen after it."""
    event: events.Event = happened.event
    before: View = happened.before
    seen: View = happened.seen
    deal, was = seen.deal, before.deal
    end = lay(seen, hand_state, room)
    match event:
        case events.CardCut():
            return [AnimationStep(end, Cue(flight=0.3, hold=0.35))]
        case events.Dealt(more=True) if deal is not None and was is not None:
            return [_three_more(event, seen, was, deal, end)]
        case events.Dealt() if deal is not None:
            return _dealing(seen, deal, hand_state, end, room)
        case events.TurnedUp(card) if deal is not None:
            origins = {str(card): stock_top(deal)}
            return [AnimationStep(end, Cue(origins, (str(card),), flight=0.34, hold=0.6))]
        case events.HandTakenUp(player) if deal is not None and player is seen.player:
            mine = [str(card) for card in own_hand(deal)]
            origins = {key: f"own:{place}" for place, key in enumerate(mine)}
            return [AnimationStep(end, Cue(origins, flight=0.3, hold=0.3))]
        case events.SetAside(card):
            return [AnimationStep(end, Cue({}, (str(card),), flight=0.3, hold=0.15))]
        case events.LaidAway(player, number, cards):
            return [_laid_away(player, number, seen, cards, end)]
        case events.CardPlayed() if deal is not None and was is not None:
            back = None if event.player is seen.player else was.hand_sizes[event.player] // 2
            laid = tricks.laid_down(event.card, back, end, lies=deal.reply is not None)
            return [*_swept(before, was, hand_state, room, event.card), laid]
        case events.TrickTaken() if deal is not None:
            return [AnimationStep(end, Cue(hold=0.2 if deal.hand else 0.8))]
    return [AnimationStep(end, Cue(hold=_reading_time(event)))]


def just_dealt(seen: View) -> bool:
    """Whether nothing has been done since the cards were dealt."""
    deal = seen.deal
    return deal is not None and not (deal.begs or deal.tricks or deal.led is not None)


def _reading_time(event: events.Event) -> float:
    """How long something said is left to be read."""
    match event:
        case events.CutTied() | events.CutWon():
            return READ_CUT
        case events.Counted(line, _) if line.item in _AT_ONCE:
            return 1.0
        case (
            events.Begged()
            | events.Gave()
            | events.Ran()
            | events.BegRefused()
            | events.BunchProposed()
            | events.BunchAnswered()
        ):
            return 1.1
        case events.CardShown() | events.NumberAnnounced() | events.Abode() | events.CardDrawnOut():
            return 1.1
        case events.Bunched() | events.Misdealt() | events.PointsChecked():
            return 1.2
        case events.Stood():
            return 0.5
        case events.TrumpAsked():
            return 0.6
        case events.DealEnded():
            return 0.3
    return 0.0


def _dealing(
    seen: View, deal: DealView, hand_state: HandState, end: Mapping[str, CardItem], room: Room
) -> list[AnimationStep]:
    """Threes fly out to both in turn, the one who does not deal first."""
    mine = [str(card) for card in own_hand(deal)]
    if hand_state.concealed or not mine:
        mine = [f"own:{i}" for i in range(deal.hand_sizes[seen.player])]
    theirs = [f"other:{i}" for i in range(deal.hand_sizes[seen.player.other])]
    hands = [theirs, mine] if deal.dealer is seen.player else [mine, theirs]
    order = in_packets(hands, repeat(_PACKET))
    return dealt(order, pack_layout(2 * len(order), room), end)


def _three_more(
    event: events.Dealt, seen: View, was: DealView, deal: DealView, end: Mapping[str, CardItem]
) -> AnimationStep:
    """Three more each from the top of the stock, elder's first."""
    fresh = event.hands[seen.player] or frozenset()
    mine = [str(card) for card in own_hand(deal) if card in fresh]
    if not set(mine) <= set(end):  # they lie face down
        mine = [f"own:{i}" for i in range(len(was.hand), len(deal.hand))]
    other = seen.player.other
    theirs = [f"other:{i}" for i in range(was.hand_sizes[other], deal.hand_sizes[other])]
    order = (*theirs, *mine) if deal.dealer is seen.player else (*mine, *theirs)
    origins = dict.fromkeys(order, stock_top(was))
    return AnimationStep(end, Cue(origins, order, step=0.09, flight=0.3, hold=0.15))


def _laid_away(
    player: Player, number: int, seen: View, cards: object, end: Mapping[str, CardItem]
) -> AnimationStep:
    """Cards go away face down."""
    mine = player is seen.player
    keys = tuple(f"away:{int(mine)}:{i}" for i in range(number))
    if mine and isinstance(cards, frozenset):
        origins = dict(zip(keys, map(str, in_order(cards)), strict=False))
    else:
        origins = {key: f"other:{2 * i}" for i, key in enumerate(keys)}
    return AnimationStep(end, Cue(origins, keys, step=0.08, flight=0.32, hold=0.5))


def _swept(
    before: View, was: DealView, hand_state: HandState, room: Room, led: Card
) -> list[AnimationStep]:
    """Before a lead the last trick is turned down before who took it."""
    if not tricks.sweeps(was):
        return []
    winner = was.tricks[-1].winner
    places, mine = Places.of(room), winner is before.player
    lies = gathered(was, winner)
    start = lay(before, hand_state, room)
    cards = {str(card) for card in tricks.lying(was)[1]} - {str(led)}
    gone = enumerate(key for key in start if key in cards)
    return [tricks.swept(start, {key: pile_pose(places, mine, 2 * lies + n) for n, key in gone})]
