"""Who sits where at a chouette: a round table, the one alone above, the two who consult below."""

from __future__ import annotations

from collections.abc import Sequence

from game.games import PIQUET
from game.pages.evening import Sitter, bare_table, round_table, seats_at, table_height
from game.pages.people import guest_names
from game.piquet.evening.words import only_person
from game.piquet.words import say
from game.players.mind import mind_of
from game.saves.partie import EveningPlace
from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import balanced, fitted_name
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.picture import CardItem, Item, Shadow, Text
from rules.piquet.club.chouette import Roles, Three

_NAME, _DOES = Font(18, bold=True), Font(16)
_SOFT = Paint(Tone.SOFT)
_RADIUS, _FACE = 104.0, 0.8
"""The table's radius at most, and a face's width as a share of it."""
_MIDDLE = 0.39
"""Where the table's middle lies, as a share of the width: the longer words are right of it."""
_LINE, _SHADE = 20.0, 0.1
_CARD = 0.85
"""A card's width as a share of a face's."""
_CUT = {"single": "KS", "opponent": "9H", "adviser": "7D"}
"""Cards that are cut: the highest plays alone, the lowest advises."""


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
    left = _left(spot)
    items = round_table(sitters, left, spot.y, radius, face, room, shade=_SHADE)
    duties = ("single", roles.single), ("opponent", roles.opponent), ("adviser", roles.adviser)
    told = [
        (sitter.name, say(f"evening.plan.{duty}.you" if who is you else f"evening.plan.{duty}"))
        for (duty, who), sitter in zip(duties, sitters, strict=True)
    ]
    return items + _words(told, spot, room)


def cut_plan_items(spot: Rect, room: Room) -> list[Item]:
    """The table before the cut: which card makes whom sit where, and what he will do."""
    radius, face = _measures(spot.height)
    left = _left(spot)
    items = bare_table(left, spot.y, radius, face, _SHADE)
    told: list[tuple[str, str]] = []
    seats = seats_at(left, spot.y, radius, face)
    for (duty, card), (x, y) in zip(_CUT.items(), seats, strict=True):
        items.append(CardItem(f"cut:{card}", card, Pose(x, y, face * _CARD), Shadow.REST))
        told.append((say(f"evening.cut.{duty}"), say(f"evening.plan.{duty}")))
    return items + _words(told, spot, room)


def _words(told: Sequence[tuple[str, str]], spot: Rect, room: Room) -> list[Item]:
    """Beside each seat who or what is there, and what he does."""
    radius, face = _measures(spot.height)
    beside = face / 2 + 14
    above, below, aside = seats_at(_left(spot), spot.y, radius, face)
    up = min(16.0, face * PORTRAIT_RATIO / 2 - 12)
    places = (above, -up, Align.LEFT), (below, 12.0, Align.RIGHT), (aside, 0.0, Align.LEFT)
    items: list[Item] = []
    for (head, does), ((x, y), down, align) in zip(told, places, strict=True):
        start = x - beside if align is Align.RIGHT else x + beside
        most = start - spot.x if align is Align.RIGHT else spot.right - start
        items.append(
            Text(fitted_name(head, _NAME, most, room), start, y + down - 3, _NAME, align=align)
        )
        for at, line in enumerate(balanced(does, _DOES, most, room)[:2]):
            baseline = y + down + 18 + _LINE * at
            items.append(Text(line, start, baseline, _DOES, _SOFT, align))
    return items


def _left(spot: Rect) -> float:
    radius, face = _measures(spot.height)
    return spot.x + spot.width * _MIDDLE - radius - face / 2


def _measures(height: float) -> tuple[float, float]:
    """Radius of the table and width of a face."""
    radius = min(_RADIUS, height / 3)  # it and its faces are three radii high
    return radius, radius * _FACE
