"""How large everything is that can be pressed, scene by scene: `python -m tests.targets`.

Names what a finger may miss: what answers to fewer than 44 units across or down its middle. Of a
card that lies under others only what is seen counts. Gives the widest and the least of each.
"""

from __future__ import annotations

import re

from game.demo import tour
from game.preferences import Preferences
from game.stage.basics import Pose
from game.stage.picture import FINGER, CardAt, Picture, Target
from game.window.offscreen import Pictured
from tests.words import Reader

_STEP = 2
"""Units."""


class Finger(Reader):
    """An album that measures what can be pressed in its pictures."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.small: dict[str, list[tuple[float, float, str]]] = {}

    def take(
        self,
        name: str,
        shown: Pictured,
        size: tuple[int, int] | None = None,
        scale: float | None = None,
    ) -> None:
        picture = self.look(shown)
        for target in picture.targets:
            sides = measured(picture, target)
            if min(sides) < FINGER:
                told = re.sub("[0-9]+", "", f"{target.key}".split(":")[0])
                told = "card" if isinstance(target.key, CardAt) else told
                self.small.setdefault(told, []).append((*sides, name))


def measured(picture: Picture, target: Target) -> tuple[float, float]:
    """How wide and how high is what answers for something, along its middle."""
    place = target.place
    x, y = (place.x, place.y) if isinstance(place, Pose) else place.centre
    reach = range(-44, 45, _STEP)
    across = [x + by for by in reach if picture.hit(x + by, y) == target.key]
    middle = across[len(across) // 2] if across else x
    down = [y + by for by in reach if picture.hit(middle, y + by) == target.key]
    return len(across) * _STEP, len(down) * _STEP


def main() -> None:
    """Say it of the tour, in the smallest window."""
    finger = Finger((1024, 640))
    tour.show(finger, 7, Preferences())
    for key, found in sorted(finger.small.items()):
        wide, high, name = min(found)
        print(f"{key:<20} {len(found):>4} times, the least {wide:g} x {high:g} ({name})")


if __name__ == "__main__":
    main()
