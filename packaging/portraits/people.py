"""Who sits opposite, and how each looks when calm, pleased and vexed."""

from collections.abc import Callable, Iterator, Mapping

from .bell import bell
from .captain import brandt
from .face import Mood
from .gentlemen import finch, wren
from .ladies import argand, lavelle

PEOPLE: Mapping[str, tuple[Callable[[Mood], str], Mapping[str, Mood]]] = {
    "wren": (
        wren,
        {
            "calm": Mood(arch=-2, smile=0.5, tilt=-2),
            "pleased": Mood(arch=-8, inner=-5, outer=-3, smile=1.1, open=1.0, lower=0.4, tilt=-6),
            "vexed": Mood(inner=-8, arch=-1, outer=5, smile=-1.2, open=0.35, gaze=(1, 3), tilt=5),
        },
    ),
    "lavelle": (
        lavelle,
        {
            "calm": Mood(smile=0.25),
            "pleased": Mood(arch=-5, inner=-2, smile=1.2, shut=True, tilt=4),
            "vexed": Mood(inner=8, arch=4, outer=-4, lid=0.45, smile=-0.9, gaze=(-4, 1), tilt=-3),
        },
    ),
    "finch": (
        finch,
        {
            "calm": Mood(lid=0.35),
            "pleased": Mood(arch=-5, inner=-3, outer=-2, lid=0.3, lower=0.6, smile=0.6, tilt=4),
            "vexed": Mood(inner=7, arch=4, cock=13, lid=0.45, lower=0.2, smile=-0.15, tilt=-3),
        },
    ),
    "argand": (
        argand,
        {
            "calm": Mood(lid=0.4, arch=-3, smile=-0.1),
            "pleased": Mood(lid=0.6, lower=0.6, cock=9, arch=-4, smile=1.2, skew=-1, tilt=-4),
            "vexed": Mood(inner=8, arch=3, outer=-5, smile=-1.3, gaze=(3, 0), tilt=3),
        },
    ),
    "brandt": (
        brandt,
        {
            "calm": Mood(smile=0.3),
            "pleased": Mood(arch=-7, inner=-4, smile=1.2, open=1.0, shut=True, tilt=-5),
            "vexed": Mood(inner=9, arch=7, outer=-2, lid=0.3, smile=-1.0, gaze=(2, 2), tilt=4),
        },
    ),
    "bell": (
        bell,
        {
            "calm": Mood(lid=0.3, smile=0.3, gaze=(-1, 0)),
            "pleased": Mood(arch=-5, outer=-2, smile=1.3, open=0.45, lower=0.6, cock=4, tilt=5),
            "vexed": Mood(
                cock=4,
                inner=-9,
                arch=-1,
                outer=-4,
                lid=0.5,
                lower=0.5,
                smile=-0.15,
                skew=-1.5,
                gaze=(3.5, -1),
                tilt=-7,
            ),
        },
    ),
}
"""A drawing and three moods for each; Piquet's `ai/programs.py` says who plays how."""


def busts() -> Iterator[tuple[str, str]]:
    """Each person in each mood, with the name of the file."""
    for name, (draw, moods) in PEOPLE.items():
        for mood, how in moods.items():
            yield f"{name}-{mood}", draw(how)
