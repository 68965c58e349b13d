"""How cards go to their places when something happens: order, pace, pauses.

Layout says where; this says how. Each event becomes legs: a scenery and the way to it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.bezique.ui.gathered import swept_by
from game.bezique.ui.hand_state import HandState, own_hand
from game.bezique.ui.layout import lay, pack_layout, shown, stock_cards, stock_top
from game.bezique.ui.measures import measures, pile
from game.stage.basics import Room
from game.stage.director import Cue
from game.stage.geometry import fan_above, wobbled
from game.stage.picture import CardItem, Shadow
from game.stage.places import Places
from game.table import tricks
from game.table.animation_steps import AnimationStep
from game.table.cut import READ_CUT
from game.table.dealing import dealt, in_packets
from game.table.ui_parts import Happened
from rules.bezique import events
from rules.bezique.options import Packets, RubiconPackets
from rules.bezique.pack import in_order
from rules.bezique.scoring import Item
from rules.bezique.view import DealView, View
from rules.core.cards import Card

_READ, _OWN = 0.9, 0.35  # seconds to read what the other one declared, and what one did oneself
_WRONG = 1.3
"""Seconds to read what went wrong, where that may happen."""
_LATE = (Item.LAST_TRICK, Item.BRISQUES, Item.TURNED_SEVEN, Item.FORFEIT)


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
        case events.CutTied() | events.CutWon():
            return [AnimationStep(end, Cue(hold=READ_CUT))]
        case events.DealChosen():
            return [AnimationStep(end, Cue(hold=1.3))]
        case events.Dealt() if deal is not None:
            return _dealing(seen, deal, hand_state, end, room)
        case events.TurnedUp(card):
            top = f"stock:{stock_cards(seen, deal)}" if deal is not None else ""
            return [AnimationStep(end, Cue({str(card): top}, (str(card),), flight=0.34, hold=0.4))]
        case events.CardPlayed() if deal is not None and was is not None:
            lies = deal.reply is not None and deal.left == 0
            laid = tricks.laid_down(event.card, _back(event, seen, was, deal), end, lies=lies)
            return [*_swept(before, was, hand_state, room, event.card), laid]
        case events.TrickTaken() if deal is not None:
            return [AnimationStep(end, Cue(hold=0.2 if deal.window is not None else 0.0))]
        case events.Drew() if deal is not None and was is not None:
            return [AnimationStep(end, _drawing(event, seen, before, was))]
        case events.Declared(player, _, cards) | events.Announced(player, _, cards):
            own = player is seen.player
            fresh = frozenset() if own or was is None else cards - was.open[player]
            origins = {str(card): f"other:{i}" for i, card in enumerate(in_order(fresh))}
            keys = tuple(map(str, in_order(cards)))
            return [AnimationStep(end, Cue(origins, keys, flight=0.3, hold=_OWN if own else _READ))]
        case events.SevenExchanged() | events.SevenShown() if was is not None and deal is not None:
            return [AnimationStep(end, _seven(event, seen, deal, was))]
        case events.CarteBlancheShown(player, cards) if player is not seen.player:
            return _blanche(event, end, room)
        case events.TableTakenUp() if deal is not None and was is not None:
            theirs = in_order(was.open[seen.player.other])
            start = deal.hand_sizes[seen.player.other] - len(theirs)
            origins = {f"other:{start + i}": str(card) for i, card in enumerate(theirs)}
            return [AnimationStep(end, Cue(origins, flight=0.32, hold=0.5))]
    return [AnimationStep(end, Cue(hold=_reading_time(event)))]


def _reading_time(event: events.Event) -> float:
    """How long something said is left to be read."""
    match event:
        case events.Counted(line, _) if line.item in _LATE:
            return 0.75
        case events.Counted() | events.BrisquesCounted():
            return 0.1
        case events.TrumpsMade():
            return 0.8
        case events.Erred() | events.CardCalled() | events.CardPicked() | events.TricksForfeited():
            return _WRONG
        case events.DealEnded():
            return 0.8
    return 0.0


def _dealing(
    seen: View, deal: DealView, hand_state: HandState, end: Mapping[str, CardItem], room: Room
) -> list[AnimationStep]:
    """Packets fly out to both in turn, the one who does not deal first."""
    mine = [str(card) for card in own_hand(seen, deal, hand_state)]
    if hand_state.concealed:
        mine = [f"own:{i}" for i in range(len(mine))]
    theirs = [f"other:{i}" for i in range(deal.hand_sizes[seen.player.other])]
    hands = [theirs, mine] if deal.dealer is seen.player else [mine, theirs]
    order = in_packets(hands, _packets(seen))
    return dealt(order, pack_layout(2 * len(order) + 8, room), end)


def _packets(seen: View) -> tuple[int, ...]:
    options = seen.options
    if options.rubicon:
        return (3, 3, 3) if options.rubicon_packets is RubiconPackets.THREES else (1,) * 9
    return (3, 2, 3) if options.packets is Packets.THREE_TWO_THREE else (2, 2, 2, 2)


def _swept(
    before: View, was: DealView, hand_state: HandState, room: Room, led: Card
) -> list[AnimationStep]:
    """Before a lead the last trick is turned down, with the open heap where there is one."""
    winner = swept_by(was, before.options)
    if was.led is not None or winner is None:
        return []
    places = Places.of(room)
    pose = pile(places, winner is before.player)
    start = lay(before, hand_state, room)
    middle = {str(card) for card in tricks.lying(was)[1]}
    middle |= {str(card) for trick in was.tricks for card in (trick.led, trick.reply)}
    gone = {
        key: replace(pose, angle=90 + wobbled(n, 6))
        for n, key in enumerate(start)
        if key in middle - {str(led)}
    }
    return [tricks.swept(start, gone)]


def _back(event: events.CardPlayed, seen: View, was: DealView, deal: DealView) -> int | None:
    """From which of the other's backs a card comes; None where it was seen."""
    player = event.player
    if player is seen.player or event.card in was.open[player]:
        return None
    return (deal.hand_sizes[player] - len(deal.open[player])) // 2


def _drawing(event: events.Drew, seen: View, before: View, was: DealView) -> Cue:
    """From the top of the stock, the last one from the turn-up's place."""
    own = event.player is seen.player
    last = event.card is not None and event.card == was.turn_up
    origin = str(was.turn_up) if last else stock_top(before, was)
    if own and event.card is not None:
        key = str(event.card)
    else:
        key = f"other:{was.hand_sizes[event.player] - len(was.open[event.player])}"
    return Cue({key: origin}, (key,), flight=0.3, hold=0.06)


def _seven(
    event: events.SevenExchanged | events.SevenShown, seen: View, deal: DealView, was: DealView
) -> Cue:
    """The seven and the turn-up cross."""
    other = event.player is not seen.player
    if isinstance(event, events.SevenShown):
        origins = {str(event.card): "other:0"} if other else {}
        return Cue(origins, (str(event.card),), flight=0.3, hold=_READ if other else _OWN)
    origins = {}
    if other:
        last = deal.hand_sizes[event.player] - len(deal.open[event.player]) - 1
        origins[f"other:{last}"] = str(event.card)
        if event.seven not in was.open[event.player]:
            origins[str(event.seven)] = "other:0"
    keys = (str(event.seven), *(origins if other else (str(event.card),)))
    return Cue(origins, tuple(dict.fromkeys(keys)), step=0.1, flight=0.4, hold=_READ)


def _blanche(
    event: events.CarteBlancheShown, end: Mapping[str, CardItem], room: Room
) -> list[AnimationStep]:
    """The other's hand lies open for a moment: the carte blanche is shown."""
    places = Places.of(room)
    m = measures(places)
    cards = in_order(event.cards)
    origins = {str(card): f"other:{i}" for i, card in enumerate(cards)}
    open_ = {key: item for key, item in end.items() if not key.startswith("other:")}
    poses = fan_above(len(cards), places.centre, m.other_top + 12, m.other_laid, m.other_laid, 0.5)
    for card, pose in zip(cards, poses, strict=True):
        open_[str(card)] = shown(card, pose, Shadow.HAND)
    back = {there: here for here, there in origins.items()}
    return [
        AnimationStep(open_, Cue(origins, flight=0.4, hold=2.6)),
        AnimationStep(end, Cue(back, flight=0.3)),
    ]
