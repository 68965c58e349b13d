"""The small words on the baize, and the empty places: whose cards lie where, and how many."""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.face.desk import Desk
from game.piquet.face.layout import trick_poses
from game.piquet.face.measures import (
    above_slot,
    measures,
    other_middle,
    slot_centre,
    slots,
)
from game.piquet.words.say import say
from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Box, CardItem, Icon, Item, Text
from game.stage.places import WIDE, Places
from game.stage.plate import plate
from rules.core.seats import Player
from rules.piquet.choices import MayExchange
from rules.piquet.seats import ELDER
from rules.piquet.view import CutView, DealView, View

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
    width, middle = room.ruler.width(name, font), other_middle(places)
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
    rect = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return Box(rect, 7, outline=Paint(Tone.BRASS, 0.75), line=1.25, dash=(5, 4), angle=pose.angle)


_CLOSE = 170
"""Units between the middles of two cut cards, under which their names would run together."""


def empty_reply(seen: View, deal: DealView, places: Places) -> list[Item]:
    """The empty place beside the card led, while the viewer has to play to it."""
    if seen.turn is not seen.player or deal.turn is not deal.seat:
        return []
    return [_dashed(trick_poses(places)[1])]


def cut_captions(
    cut: CutView, names: tuple[str, str], cards: Sequence[CardItem], places: Places
) -> list[Item]:
    """Whose card is whose, above each that was turned up; side by side where those lie close."""
    lying = {card.key: card.pose for card in cards}
    found = [(p, lying[key]) for p in Player if (key := f"pack:{cut.places[p]}") in lying]
    font = Font(16, bold=True)
    if len(found) == 2 and abs(found[0][1].x - found[1][1].x) < _CLOSE:
        (left, first), (right, second) = sorted(found, key=lambda one: one[1].x)
        middle, top = (first.x + second.x) / 2, min(_over(first), _over(second))
        return [
            Text(fitted_name(names[left], font, 150, places.room), middle - 8, top, font,
                 align=Align.RIGHT),
            Text(fitted_name(names[right], font, 150, places.room), middle + 8, top, font),
        ]  # fmt: skip
    return [
        Text(
            fitted_name(names[player], font, 150, places.room),
            pose.x,
            _over(pose) - (22 if player is Player.B else 0),
            font,
            align=Align.CENTRE,
        )
        for player, pose in found
    ]


def _over(pose: Pose) -> float:
    return pose.y - pose.height / 2 - 14
