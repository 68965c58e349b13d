"""Who sits where at a chouette: a round table, the one alone above, the two who consult below."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.people import guest_names
from game.pages.round_table import Sitter, round_table, table_height, table_width
from game.piquet.evening.open import OpenEvening
from game.piquet.evening.words import only_person
from game.piquet.words.say import say
from game.players.mind import mind_of
from game.saves.evenings import EveningPlace
from game.stage.basics import Font, Paint, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Item, Text
from rules.piquet.club.chouette import Roles

_NAME, _DOES = Font(18, bold=True), Font(16)
_SOFT = Paint(Tone.SOFT)
_RADIUS, _SMALL_RADIUS = 64.0, 50.0
_FACE, _SMALL_FACE = 56.0, 46.0


def sitters_of(place: EveningPlace, roles: Roles) -> tuple[Sitter, ...]:
    """Those around the table: the one alone, who holds the other hand, and who advises."""
    names, portraits = guest_names(place, PIQUET), mind_of(PIQUET).portraits
    return tuple(
        Sitter(names[who], portraits.get(place.guests[who].kind, ""))
        for who in (roles.single, roles.opponent, roles.adviser)
    )


def plan_height(room: Room) -> float:
    """How high the plan is, in units."""
    return table_height(*_measures(room))


def plan_items(
    evening: OpenEvening, left: float, top: float, width: float, room: Room
) -> list[Item]:
    """The table with the three around it, and beside each what he does."""
    radius, face = _measures(room)
    roles, you = evening.chouette.roles, only_person(evening.place)
    sitters = sitters_of(evening.place, roles)
    items = round_table(sitters, left, top, radius, face, room)
    words = left + table_width(radius, face) + 36
    step = plan_height(room) / 3
    seats = ("single", roles.single), ("opponent", roles.opponent), ("adviser", roles.adviser)
    for row, ((duty, who), sitter) in enumerate(zip(seats, sitters, strict=True)):
        line = top + step * row + step / 2
        key = f"evening.plan.{duty}.you" if who is you else f"evening.plan.{duty}"
        most = left + width - words
        items.append(Text(fitted(sitter.name, _NAME, most, room), words, line - 4, _NAME))
        items.append(Text(fitted(say(key), _DOES, most, room), words, line + 17, _DOES, _SOFT))
    return items


def _measures(room: Room) -> tuple[float, float]:
    return (_SMALL_RADIUS, _SMALL_FACE) if room.small else (_RADIUS, _FACE)
