"""The small words on the baize, and the empty places: whose cards lie where, and how many."""

from __future__ import annotations

from game.piquet.face.desk import Desk
from game.piquet.face.layout import trick_poses
from game.piquet.face.measures import (
    above_slot,
    measures,
    other_hand,
    slot_centre,
    slots,
)
from game.piquet.words.say import say
from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Box, Icon, Item, Text
from game.stage.places import WIDE, Places
from game.stage.plate import plate
from game.table.empty_place import dashed
from rules.piquet.choices import MayExchange
from rules.piquet.seats import ELDER
from rules.piquet.view import DealView, View

_SOFT, _BRASS = Paint(Tone.SOFT), Paint(Tone.BRASS)
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


def discard_place(may: MayExchange, deal: DealView, desk: Desk, places: Places) -> list[Item]:
    """Where discards are put: a place of thread for each that may follow, and how many there are.

    The number stands right of them, above where the coach lies at the right. An exchange that is
    only looked at has its names there: what was put out, and above it what came.
    """
    if desk.came is not None:
        return _exchanged(desk, places)
    place = slots(places, may.most, desk.weighed)
    m = measures(places, desk.weighed)
    count = len(frozenset(desk.chosen) & deal.hand)
    words = say("place.of", count=count, most=may.most)
    big = Font(28 if places.sizes is WIDE else 20, serif=True, bold=True)
    centres = [slot_centre(places, i, may.most, desk.weighed) for i in range(may.most)]
    if desk.weighed:
        x, y, align = place.right - 16, place.y + (28 if places.sizes is WIDE else 23), Align.RIGHT
    else:
        x, y, align = centres[-1][0] + m.slot / 2 + 18, centres[-1][1] + 8, Align.LEFT
    poses = [Pose(*centre, m.slot) for centre in centres[count:]]
    return [Text(words, x, y, big, align=align), *map(_dashed, poses)]


def _exchanged(desk: Desk, places: Places) -> list[Item]:
    count, m = len(desk.chosen), measures(places)
    font = Font(22 if places.sizes is WIDE else 18, serif=True, bold=True)
    found: list[Item] = []
    for centre, words in ((slot_centre, "place.out"), (above_slot, "place.came")):
        x, y = centre(places, count - 1, count)
        found.append(Text(say(words), x + m.slot / 2 + 18, y + 7, font))
    return found


def _dashed(pose: Pose) -> Box:
    return dashed(pose, Paint(Tone.BRASS, 0.75), (5, 4))


def empty_place(seen: View, deal: DealView, places: Places) -> list[Item]:
    """The place of the viewer's card, while he has to lead one or to play to one."""
    if seen.turn is not seen.player or deal.turn is not deal.seat:
        return []
    return [_dashed(trick_poses(places)[1])]
