"""Who sits where at a chouette: a round table, the one alone above, the two who consult below."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.people import guest_names
from game.piquet.evening.open import OpenEvening
from game.piquet.evening.words import only_person
from game.piquet.words.say import say
from game.players.mind import mind_of
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Box, Item, Stroke, Text
from rules.piquet.club.chouette import Three

_NAME, _DOES, _SEAT = Font(18, bold=True), Font(16), Font(18, serif=True, bold=True)
_SOFT = Paint(Tone.SOFT)
_RADIUS, _SMALL_RADIUS = 64.0, 50.0
_FACE, _SMALL_FACE = 56.0, 46.0


def plan_height(room: Room) -> float:
    """How high the plan is, in units."""
    radius, face = _measures(room)
    return 2 * radius + face * PORTRAIT_RATIO


def plan_items(
    evening: OpenEvening, left: float, top: float, width: float, room: Room
) -> list[Item]:
    """The table with the three around it, and beside each what he does."""
    radius, face = _measures(room)
    x, y = left + radius + face / 2, top + radius + face * PORTRAIT_RATIO / 2
    table = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    items: list[Item] = [
        Box(table, radius, fill=Paint(Tone.SHADE, 0.5), outline=Paint(Tone.BRASS), line=2),
        Stroke(x, y - radius * 0.42, x, y + radius * 0.42, Paint(Tone.BRASS), 2),
    ]
    roles = evening.chouette.roles
    seats = (
        ("single", roles.single, x, y - radius),
        ("opponent", roles.opponent, x - radius * 0.5, y + radius * 0.9),
        ("adviser", roles.adviser, x + radius * 0.86, y + radius * 0.5),
    )
    names, you = guest_names(evening.place, PIQUET), only_person(evening.place)
    words = left + 2 * radius + face + 36
    for _, who, at, height in seats:
        items += _seat(evening, who, names[who], (at, height), face, room)
    step = plan_height(room) / 3
    for row, (duty, who, _, _) in enumerate(seats):
        line = top + step * row + step / 2
        key = f"evening.plan.{duty}.you" if who is you else f"evening.plan.{duty}"
        most = left + width - words
        items.append(Text(fitted(names[who], _NAME, most, room), words, line - 4, _NAME))
        items.append(Text(fitted(say(key), _DOES, most, room), words, line + 17, _DOES, _SOFT))
    return items


def _measures(room: Room) -> tuple[float, float]:
    return (_SMALL_RADIUS, _SMALL_FACE) if room.small else (_RADIUS, _FACE)


def _seat(
    evening: OpenEvening,
    who: Three,
    name: str,
    at: tuple[float, float],
    face: float,
    room: Room,
) -> list[Item]:
    """A portrait; of a person a disc with the name, or its initials where it is long."""
    x, y = at
    guest = evening.place.guests[who]
    portrait = "" if guest.is_person else mind_of(PIQUET).portraits.get(guest.kind, "")
    if portrait:
        return [Portrait(portrait, x, y, face)]
    radius = face * 0.48
    initials = "".join(word[0] for word in name.split()[:2])
    fits = room.ruler.width(name, _SEAT) < 2 * radius - 8
    disc = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    return [
        Box(disc, radius, fill=Paint(Tone.IVORY), outline=Paint(Tone.BRASS), line=2),
        Text(name if fits else initials, x, y + 6.5, _SEAT, Paint(Tone.INK), Align.CENTRE),
    ]
