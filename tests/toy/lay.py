"""Where the toy's cards lie, for the table and for the past alike: two rows and the trick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.stage.basics import Pose, Room
from game.stage.geometry import fan
from game.stage.picture import CardItem, Shadow
from game.stage.places import Places
from rules.core.cards import Card
from rules.core.seats import Player
from tests.toy.play import State, View

WIDTH = 92.0


def row(cards: list[Card | None], other: bool, room: Room) -> Iterator[tuple[str, CardItem]]:
    """A hand: cards by name, those that are not seen by number."""
    place = Places.of(room).baize
    foot = place.y + 170.0 if other else place.bottom - 130.0
    poses = fan(len(cards), place.centre[0], foot, WIDTH, 100.0, 0.0)
    for number, (held, pose) in enumerate(zip(cards, poses, strict=True)):
        key = str(held) if held is not None else f"other:{number}"
        yield key, CardItem(key, None if held is None else str(held), pose, Shadow.HAND)


def trick(cards: tuple[Card, ...], room: Room) -> Iterator[tuple[str, CardItem]]:
    """What lies in the middle."""
    x, y = Places.of(room).baize.centre
    for number, played in enumerate(cards):
        pose = Pose(x + 110.0 * number - 55.0, y, WIDTH)
        yield str(played), CardItem(str(played), str(played), pose, Shadow.REST)


def seen_table(seen: View, room: Room) -> dict[str, CardItem]:
    """All cards that a player sees."""
    lying = (seen.led, *seen.lying) if seen.led is not None else seen.lying
    return {
        **dict(row([None] * seen.other, True, room)),
        **dict(trick(lying, room)),
        **dict(row([*sorted(seen.hand)], False, room)),
    }


def open_table(state: State, below: Player, room: Room) -> Mapping[str, CardItem]:
    """All cards of a deal that is over, both hands open."""
    lying = (state.led, *state.lying) if state.led is not None else state.lying
    return {
        **dict(row([*sorted(state.hands[below.other])], True, room)),
        **dict(trick(lying, room)),
        **dict(row([*sorted(state.hands[below])], False, room)),
    }
