"""Who sits where at a chouette: a round table, the one alone above, the two who consult below."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.people import guest_names
from game.pages.round_table import Sitter, round_table, seats_at, table_height
from game.piquet.evening.words import only_person
from game.piquet.words.say import say
from game.players.mind import mind_of
from game.saves.evenings import EveningPlace
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced, fitted
from game.stage.picture import Item, Text
from rules.piquet.club.chouette import Roles, Three

_NAME, _DOES = Font(18, bold=True), Font(16)
_SOFT = Paint(Tone.SOFT)
_RADIUS, _FACE = 104.0, 0.8
"""The table's radius at most, and a face's width as a share of it."""
_MIDDLE = 0.39
"""Where the table's middle lies, as a share of the width: the longer words are right of it."""
_LINE, _SHADE = 20.0, 0.55


def sitters_of(place: EveningPlace, roles: Roles) -> tuple[Sitter, ...]:
    """Those around the table: the one alone, who holds the other hand, and who advises."""
    return tuple(sitter_of(place, who) for who in (roles.single, roles.opponent, roles.adviser))


def sitter_of(place: EveningPlace, who: Three) -> Sitter:
    """One of the three by name, with a portrait if it is one of the program."""
    portraits = mind_of(PIQUET).portraits
    return Sitter(guest_names(place, PIQUET)[who], portraits.get(place.guests[who].kind, ""))


def plan_height(height: float) -> float:
    """How high the plan is where there is so much room for it."""
    return table_height(*_measures(height))


def plan_items(place: EveningPlace, roles: Roles, spot: Rect, room: Room) -> list[Item]:
    """The table with the three around it, as large as its spot lets it be; by each what he does."""
    radius, face = _measures(spot.height)
    you, sitters = only_person(place), sitters_of(place, roles)
    left = spot.x + spot.width * _MIDDLE - radius - face / 2
    items = round_table(sitters, left, spot.y, radius, face, room, shade=_SHADE)
    beside = face / 2 + 14
    above, below, aside = seats_at(left, spot.y, radius, face)
    duties = (
        ("single", roles.single, above, -16.0, Align.LEFT),
        ("opponent", roles.opponent, below, 12.0, Align.RIGHT),
        ("adviser", roles.adviser, aside, 0.0, Align.LEFT),
    )
    for (duty, who, (x, y), down, align), sitter in zip(duties, sitters, strict=True):
        start = x - beside if align is Align.RIGHT else x + beside
        most = start - spot.x if align is Align.RIGHT else spot.right - start
        key = f"evening.plan.{duty}.you" if who is you else f"evening.plan.{duty}"
        name = fitted(sitter.name, _NAME, most, room)
        items.append(Text(name, start, y + down - 3, _NAME, align=align))
        for at, line in enumerate(balanced(say(key), _DOES, most, room)[:2]):
            baseline = y + down + 18 + _LINE * at
            items.append(Text(line, start, baseline, _DOES, _SOFT, align))
    return items


def _measures(height: float) -> tuple[float, float]:
    """Radius of the table and width of a face."""
    radius = min(_RADIUS, height / 3)  # it and its faces are three radii high
    return radius, radius * _FACE
