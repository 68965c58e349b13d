"""How cards go to their places when something happens: order, pace, pauses.

Layout says where; this says how. Each event becomes legs: a scenery and the way to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import repeat

from msgspec.structs import replace

from game.piquet.ui.hand_state import HandState, own_hand
from game.piquet.ui.layout import pack_layout, table_layout
from game.stage.basics import CARD_RATIO, Room
from game.stage.director import Cue
from game.stage.geometry import fan_above
from game.stage.picture import CardItem, Shadow
from game.stage.places import Places
from game.stage.tween import ease_in_out
from game.table.animation_steps import AnimationStep
from game.table.cut import READ_CUT, spread_layout
from game.table.dealing import dealt, in_packets
from game.table.tricks import laid_down
from game.table.ui_parts import Happened
from rules.piquet import events
from rules.piquet.choices import MayCut
from rules.piquet.options import TALON
from rules.piquet.pack import in_order
from rules.piquet.rights import MayClaimLate
from rules.piquet.scoring import HELD, Item
from rules.piquet.view import DealView, View

_READ = 0.75  # seconds to read what the other one said
_OWN = 0.3
_OPEN = 0.9  # after an own call or lead, which may still be corrected or added to


def lay(seen: View, hand_state: HandState, room: Room) -> dict[str, CardItem]:
    """Where all cards lie in what is seen now."""
    if seen.deal is not None:
        return table_layout(seen, seen.deal, room, hand_state)
    return spread_layout(
        seen.cut, hand_state.cut_place if isinstance(seen.choices, MayCut) else None, room
    )


def legs(happened: Happened, hand_state: HandState, room: Room) -> list[AnimationStep]:
    """The ways that lead from what was seen before an event to what is seen after it."""
    event: events.Event = happened.event
    before: View = happened.before
    seen: View = happened.seen
    end = lay(seen, hand_state, room)
    deal = seen.deal
    match event:
        case events.CardCut():
            return [AnimationStep(end, Cue(flight=0.3, hold=0.35))]
        case events.CutTied() | events.CutWon():
            return [AnimationStep(end, Cue(hold=READ_CUT))]
        case events.DealChosen():
            return [AnimationStep(end, Cue(hold=1.3))]
        case events.Dealt() if deal is not None:
            order = _dealing(deal, seen.options.packets, hand_state)
            return dealt(order, pack_layout(room), end, step=0.05)
        case events.CarteBlancheShown(seat=seat) if deal is not None and seat is not deal.seat:
            shown = _with_other_open(event, end, room)
            return [
                AnimationStep(shown, Cue(_other_origins(event), flight=0.4, hold=2.6)),
                AnimationStep(
                    end, Cue({v: k for k, v in _other_origins(event).items()}, flight=0.3)
                ),
            ]
        case events.Discarded() if deal is not None:
            return [AnimationStep(end, _discarding(event, deal))]
        case events.TookIn() if deal is not None and before.deal is not None:
            return [AnimationStep(end, _taking(event, deal, before.deal))]
        case events.CardPlayed(seat, card) if deal is not None:
            back = None if seat is deal.seat else deal.hand_sizes[seat] // 2
            late = any(isinstance(right, MayClaimLate) for right in seen.rights)
            finished = deal.table.reply is not None
            hold = _OPEN if late else 0.1
            return [laid_down(card, back, end, lies=finished, hold=hold)]
        case events.LeavingsShown(cards):
            top = TALON - len(cards)
            origins = {str(card): f"talon:{top + i}" for i, card in enumerate(cards)}
            return [
                AnimationStep(end, Cue(origins, tuple(origins), step=0.12, flight=0.35, hold=1.5))
            ]
        case events.TrickWon():
            return [AnimationStep(end, Cue(flight=0.32, easing=ease_in_out))]
    return [AnimationStep(end, Cue(hold=_reading_time(event, deal)))]


def lingers(happened: Happened) -> bool:
    """Whether the viewer has taken in cards, which he may look at."""
    event = happened.event
    deal = happened.seen.deal
    return isinstance(event, events.TookIn) and deal is not None and event.seat is deal.seat


def just_dealt(seen: View) -> bool:
    """Whether nothing has been done since the cards were dealt."""
    return seen.deal is not None and len(seen.deal.history) == 1


def _reading_time(event: events.Event, deal: DealView | None) -> float:
    """How long something said is left to be read: longer when the other one said it."""
    match event:
        case events.Counted(line, _) if line.item in HELD:
            return _OWN if deal is not None and line.seat is deal.seat else _READ
        case events.Counted(line, _) if line.item in (
            Item.PIQUE,
            Item.REPIQUE,
            Item.CAPOT,
            Item.CARDS,
        ):
            return _READ
        case (
            events.PointCalled(seat=seat)
            | events.SequenceCalled(seat=seat)
            | events.SetCalled(seat=seat)
        ):
            return _OPEN if deal is not None and seat is deal.seat else _READ
        case (
            events.Answered()
            | events.MakingAsked()
            | events.MakingTold()
            | events.PointLetGo()
            | events.LeavingsDeclined()
        ):
            return 0.5
        case events.CarteBlancheAnnounced() | events.SetImplied():
            return 1.5
        case events.SuitTold():
            return 0.2
        case events.DealEnded():
            return 0.8
    return 0.0


def _dealing(deal: DealView, packets: int, hand_state: HandState) -> list[str]:
    """Packets fly out to elder and younger in turn, then the talon is laid down."""
    mine = [str(card) for card in own_hand(deal, hand_state)]
    if hand_state.concealed:
        mine = [f"own:{i}" for i in range(len(mine))]
    theirs = [f"other:{i}" for i in range(deal.hand_sizes[deal.seat.other])]
    hands = (mine, theirs) if deal.seat == 0 else (theirs, mine)
    return [*in_packets(hands, repeat(packets)), *(f"talon:{i}" for i in range(TALON))]


def _discarding(event: events.Discarded, deal: DealView) -> Cue:
    if event.seat is deal.seat:
        keys = tuple(map(str, in_order(deal.discard)))
        return Cue(order=keys, step=0.06, flight=0.28)
    left = deal.hand_sizes[event.seat]
    origins = {f"otherdiscard:{i}": f"other:{left + i}" for i in range(event.count)}
    return Cue(origins, tuple(origins), step=0.08, flight=0.3, hold=0.2)


def _taking(event: events.TookIn, deal: DealView, before: DealView) -> Cue:
    top = TALON - before.talon
    if event.cards is not None and event.seat is deal.seat:
        keys = [str(card) for card in event.cards]
    else:
        held = before.hand_sizes[event.seat]
        keys = [f"other:{held + i}" for i in range(event.count)]
    origins = {key: f"talon:{top + i}" for i, key in enumerate(keys)}
    return Cue(origins, tuple(keys), step=0.16, flight=0.34, hold=0.25)


def _other_origins(event: events.CarteBlancheShown) -> dict[str, str]:
    return {str(card): f"other:{i}" for i, card in enumerate(in_order(event.cards))}


def _with_other_open(
    event: events.CarteBlancheShown, end: Mapping[str, CardItem], room: Room
) -> dict[str, CardItem]:
    """The table with the adversary's hand laid open for a moment: the carte blanche is shown."""
    places = Places.of(room)
    s = places.sizes
    items = {key: item for key, item in end.items() if not key.startswith("other:")}
    cards = in_order(event.cards)
    poses = fan_above(len(cards), places.centre, s.other_top, s.other * 1.15, s.other * 0.72, 0.5)
    for card, pose in zip(cards, poses, strict=True):
        lowered = replace(pose, y=pose.y + s.other * CARD_RATIO * 0.2)
        items[str(card)] = CardItem(str(card), str(card), lowered, Shadow.HAND)
    return items
