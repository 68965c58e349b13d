"""The small words on the baize, and the empty places: whose cards lie where, and how many."""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.face.desk import Desk
from game.piquet.face.layout import own_discard_place, trick_poses
from game.piquet.face.measures import (
    measures,
    middle,
    other_discard,
    slot_centre,
    slots,
    talon_half,
    tricks_away,
)
from game.piquet.face.said.bubbles import discard_words
from game.piquet.words.say import say
from game.stage.lines import fitted, fitted_name
from game.stage.picture import Align, Box, CardItem, Font, Item, Paint, Pose, Rect, Text, Tone
from game.stage.places import WIDE, Places
from game.words.terms import capital, number
from rules.core.seats import Player
from rules.piquet.choices import MayExchange
from rules.piquet.options import ELDER_MOST, TALON
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Phase
from rules.piquet.view import CutView, DealView, View

_SOFT = Paint(Tone.SOFT)
_NAME, _ROLE = Font(16, bold=True), Font(14)


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
    dealing: bool,
    aside: bool = False,
) -> list[Item]:
    """Names and numbers beside hands, discards, tricks and talon.

    While cards are still being dealt the talon is not spoken of; `aside` it lies at the left.
    """
    s, room = places.sizes, places.room
    other = names[seen.player.other]
    role = "younger" if deal.seat is ELDER else "elder"
    if role == "younger" and seen.phase is Phase.EXCHANGE and not deal.discard_sizes[ELDER]:
        role = "younger.dealt"
    name_font, small = Font(16, bold=True), Font(14)
    name = fitted_name(other, name_font, 150, room)
    after = say(f"seat.{role}")
    width = room.ruler.width(name, name_font)
    whole = width + 10 + room.ruler.width(after, small)
    x = places.centre - whole / 2
    items: list[Item] = [
        Text(name, x, s.name_line, name_font),
        Text(after, x + width + 10, s.name_line, small, _SOFT),
    ]
    theirs = deal.discard_sizes[deal.seat.other]
    if theirs:
        left, _ = other_discard(places)
        at = left + (s.lying * 0.86 + (theirs - 1) * s.lying_step) / 2
        words = say("place.other-discard", count=theirs)
        items.append(Text(words, at, s.name_line, small, _SOFT, Align.CENTRE))
    if deal.discard:
        pose = own_discard_place(deal, places)
        words = discard_words(deal)
        top = pose.y - pose.height * 0.625 - 8  # clear of it opened, and of cards lifted below
        items.append(Text(words, places.right, top, small, _SOFT, Align.RIGHT))
    won = sum(trick.winner is deal.seat for trick in deal.table.tricks)
    if won:
        y = places.hand_foot - s.won * 88 / 63 - s.behind - 12
        items.append(Text(say("place.tricks", count=won), places.left, y, small, _SOFT))
    lost = len(deal.table.tricks) - won
    if lost:
        words = say("place.other-tricks", count=lost)
        x = places.centre - tricks_away(places) + s.won / 2
        items.append(Text(words, x, s.name_line, small, _SOFT, Align.RIGHT))
    if deal.talon and seen.phase not in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        y = s.name_line + 60 - s.lying * 0.7 - 8
        items.append(Text(say("place.left"), places.right, y, small, _SOFT, Align.RIGHT))
    elif deal.talon and not dealing:
        items += _talon_captions(seen, deal, names, places, aside)
    return items


def _talon_captions(
    seen: View, deal: DealView, names: tuple[str, str], places: Places, aside: bool
) -> list[Item]:
    if seen.phase not in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        return []
    half, centre = talon_half(places), middle(places, aside)
    y = measures(places).talon_middle + places.extra / 4
    items: list[Item] = []
    first = max(0, deal.talon - (TALON - ELDER_MOST))
    exchanged = bool(deal.discard_sizes[ELDER])  # what elder left younger may have with her own
    for seat, count, x, align in (
        (ELDER, first, centre - half - 14, Align.RIGHT),
        (YOUNGER, deal.talon - (0 if exchanged else first), centre + half + 14, Align.LEFT),
    ):
        if not count:
            continue
        mine = seat is deal.seat
        player = seen.player if mine else seen.player.other
        if seat is ELDER and exchanged:
            whose = say("place.left-by-you" if mine else "place.left-by", name=names[player])
        else:
            whose = say("place.for-you") if mine else say("place.for", name=names[player])
        if aside and places.sizes is not WIDE:  # there is no room for words
            continue
        figure = say("place.figure", Number=capital(number(count)))
        items.append(Text(figure, x, y - 4, Font(20, serif=True), align=align))
        if not aside:
            whose = fitted(whose, Font(14), 140, places.room)
            items.append(Text(whose, x, y + 18, Font(14), _SOFT, align))
    return items


def discard_place(may: MayExchange, deal: DealView, desk: Desk, places: Places) -> list[Item]:
    """Where discards are put: a header that counts, and a dashed slot for each that may follow."""
    s, place = places.sizes, slots(places, may.most, desk.weighed)
    items: list[Item] = [
        Box(place, 14, fill=Paint(Tone.SHADE, 0.34), outline=Paint(Tone.BRASS, 0.55))
    ]
    line = place.y + (28 if s is WIDE else 23)
    items.append(
        Text(say("place.discard"), place.x + 16, line, Font(16 if s is WIDE else 14), _SOFT)
    )
    count = len(frozenset(desk.chosen) & deal.hand)
    least = (
        say("place.exactly") if may.least == may.most else say("place.at-least", least=may.least)
    )
    small, big = Font(16 if s is WIDE else 14), Font(28 if s is WIDE else 20, True, True)
    x = place.right - 16
    if not desk.weighed:
        items.append(Text(least, x, line, small, _SOFT, Align.RIGHT))
        x -= places.room.ruler.width(least, small)
    words = say("place.of", count=count, most=may.most)
    items.append(Text(words, x, line, big, align=Align.RIGHT))
    for index in range(count, may.most):
        centre = slot_centre(places, index, may.most, desk.weighed)
        items.append(_dashed(Pose(*centre, measures(places, desk.weighed).slot)))
    return items


def _dashed(pose: Pose) -> Box:
    rect = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return Box(rect, 7, outline=Paint(Tone.IVORY, 0.38), line=1.25, dash=(6, 5), angle=pose.angle)


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
