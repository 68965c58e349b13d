"""The small words on the baize, and the empty places: whose cards lie where, and how many."""

from __future__ import annotations

from game.piquet.ui.hand_state import HandState
from game.piquet.ui.measures import (
    above_slot,
    measures,
    other_hand,
    slot_centre,
    slots,
)
from game.piquet.words import say
from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Box, Icon, Item, Text
from game.stage.places import WIDE, Places
from game.stage.signs import plate
from game.table.cloth import dashed
from game.table.partner import Partner, PartnerRole, beside_name
from rules.piquet.choices import MayExchange
from rules.piquet.seats import ELDER
from rules.piquet.view import DealView, View

_SOFT, _BRASS = Paint(Tone.SOFT), Paint(Tone.BRASS)
_THREAD, _STITCH = Paint(Tone.BRASS), (5.0, 4.0)
_NAME, _ROLE = Font(16, bold=True), Font(14)


OWN_NAME_HIGH = 26.0
"""Units that a line with one's own name takes above the hand."""


def own_name(seen: View, deal: DealView, names: tuple[str, str], places: Places) -> list[Item]:
    """Whose hand lies below: two people at one screen are told by name."""
    x, y = places.left, places.hand_top - 40
    name = fitted_name(names[seen.player], _NAME, 150, places.room)
    role = say(f"seat.{'elder' if deal.seat is ELDER else 'younger'}")
    after = x + places.room.ruler.width(name, _NAME) + 10
    return [Text(name, x, y, _NAME), Text(role, after, y, _ROLE, _SOFT)]


def captions(
    seen: View,
    deal: DealView,
    names: tuple[str, str],
    places: Places,
    face: Rect | None = None,
) -> list[Item]:
    """Who sits opposite; elder bears the sign that elder has on the pad.

    The name stands on a plate at the foot of the `face`; without one under the hand.
    """
    s, room = places.sizes, places.room
    elder = deal.seat is not ELDER
    if face is not None:
        return plate(names[seen.player.other], face, room, signed=elder)
    font = Font(16, bold=True)
    name = fitted_name(names[seen.player.other], font, 190, room)
    width, (middle, _) = room.ruler.width(name, font), other_hand(places, 0, faced=False)
    line = s.name_line
    items: list[Item] = [Text(name, middle, line, font, align=Align.CENTRE)]
    if elder:
        items.append(Icon("elder", middle - width / 2 - 13, line - 5.5, 11, _BRASS))
    return items


def elder_beside(partner: Partner | None, seat: Rect, places: Places) -> list[Item]:
    """The sign of elder by the name of a partner who holds the cards."""
    if partner is None or partner.duty is not PartnerRole.HOLDS:
        return []
    return [Icon("elder", *beside_name(partner, seat, places), 11, _BRASS)]


def discard_place(
    may: MayExchange, deal: DealView, hand_state: HandState, places: Places
) -> list[Item]:
    """Where discards are put: places stitched with thread, and how many of them are taken.

    A little of the thread is seen round the cards too, so that it is one row. The number stands
    right of it, above where the coach lies at the right. An exchange that is only looked at has its
    names there: what was put out, and above it what came.
    """
    if hand_state.came is not None:
        return _exchanged(hand_state, places)
    m = measures(places, hand_state.weighed)
    count = len(frozenset(hand_state.chosen) & deal.hand)
    centres = [slot_centre(places, i, may.most, hand_state.weighed) for i in range(may.most)]
    stitched = [_stitched(Pose(*centre, m.slot), m.slot_gap / 4) for centre in centres]
    return [*stitched, *_how_many(count, may.most, hand_state, places, centres[-1])]


def _how_many(
    count: int, most: int, hand_state: HandState, places: Places, last: tuple[float, float]
) -> list[Item]:
    """How many cards lie put out, large, and softly of how many; `last` is the last slot."""
    wide = places.sizes is WIDE
    close = 0.8 if hand_state.weighed else 1.0
    figure = Font(round((42 if wide else 30) * close), serif=True, bold=True)
    soft = Font(round((23 if wide else 18) * close), serif=True, italic=True)
    told, words = str(count), say("place.of", most=most)
    first = places.room.ruler.width(told, figure) + figure.size * 0.2
    if hand_state.weighed:
        place = slots(places, most, hand_state.weighed)
        x = place.right - 16 - first - places.room.ruler.width(words, soft)
        y = place.y + (28 if wide else 23)
    else:
        x = last[0] + measures(places).slot / 2 + (22 if wide else 16)
        y = last[1] + figure.size * 0.33
    return [Text(told, x, y, figure), Text(words, x + first, y, soft, _SOFT)]


def _exchanged(hand_state: HandState, places: Places) -> list[Item]:
    count, m = len(hand_state.chosen), measures(places)
    font = Font(22 if places.sizes is WIDE else 18, serif=True, bold=True)
    found: list[Item] = []
    for centre, words in ((slot_centre, "place.out"), (above_slot, "place.came")):
        x, y = centre(places, count - 1, count)
        found.append(Text(say(words), x + m.slot / 2 + 18, y + 7, font))
    return found


def _dashed(pose: Pose) -> Box:
    return dashed(pose, _THREAD, _STITCH)


def _stitched(pose: Pose, out: float) -> Box:
    """The place of a card, so many units larger on each side."""
    place = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return Box(place.grown(out), 8, outline=_THREAD, line=1.25, dash=_STITCH)


def empty_place(seen: View, deal: DealView, free: Pose) -> list[Item]:
    """The place of the viewer's card, while he has to lead one or to play to one."""
    if seen.turn is not seen.player or deal.turn is not deal.seat:
        return []
    return [_dashed(free)]
