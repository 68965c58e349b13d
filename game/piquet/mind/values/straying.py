"""How far played deals stray from what is expected of them, and what a deal is worth by that.

What a discard comes to is reckoned with open hands (`open_deal`) and mended by what playing adds on
average (`playing`). In the last deal an average is too little: one point more or less is a rubicon
or the partie. So there each deal is worth what it is worth on average over how such deals end.
`assets/opponent/straying.bin` holds it, learned by `packaging/opponent/straying.py` from deals that
were played out for the settlement. The file: a line that names the format, the CRC-32 of the rest,
and for each value of the open play, as elder leads, `WAYS` pairs of signed bytes, each as likely:
the points by which elder and younger ended beside what was expected.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from math import floor
from zlib import crc32

from game.piquet.mind.values.positions import MOST

NAME = "straying.bin"
MAGIC = b"piquet straying 1\n"
WAYS = 24  # for each value of the play
_VALUES = 2 * MOST + 2
_LIMIT = 127

Pairs = tuple[tuple[int, int], ...]
"""Elder's points and younger's beside what was expected, each pair as likely."""


class DamagedStrayingError(Exception):
    """The file is not what its maker wrote."""


class Strayed:
    """What a deal is worth to one seat on average over how it may end.

    `worth`: of points, one's own first. The same ends are asked for again and again.
    """

    def __init__(
        self, worth: Callable[[float, float], float], pairs: Sequence[Pairs], elder: bool
    ) -> None:
        """`pairs`: by the value of the play; `elder`: whether the worth is elder's."""
        self._worth = worth
        self._pairs = [
            each if elder else tuple((hers, mine) for mine, hers in each) for each in pairs
        ]
        self._known: list[dict[tuple[int, int], float]] = [{} for _ in pairs]

    def __call__(self, mine: float, theirs: float) -> float:
        """If the deal ends with these points and no others."""
        return self._worth(mine, theirs)

    def at(self, value: int, mine: float, theirs: float) -> float:
        """If the open play has this value and these are one's own points and the other's."""
        low, lower = floor(mine), floor(theirs)
        part, share = mine - low, theirs - lower
        one = (1 - share) * self._whole(value, low, lower)
        if share:
            one += share * self._whole(value, low, lower + 1)
        if not part:
            return one
        two = (1 - share) * self._whole(value, low + 1, lower)
        if share:
            two += share * self._whole(value, low + 1, lower + 1)
        return (1 - part) * one + part * two

    def _whole(self, value: int, mine: int, theirs: int) -> float:
        known = self._known[value]
        found = known.get((mine, theirs))
        if found is None:
            worth, pairs = self._worth, self._pairs[value]
            total = sum(worth(max(mine + a, 0), max(theirs + b, 0)) for a, b in pairs)
            found = known[mine, theirs] = total / len(pairs)
        return found


@cache
def straying() -> tuple[Pairs, ...] | None:
    """What came with the game, or None if it is missing or damaged."""
    try:
        return parse(files("assets").joinpath("opponent", NAME).read_bytes())
    except (OSError, DamagedStrayingError):
        return None


def parse(data: bytes) -> tuple[Pairs, ...]:
    """What the file holds; DamagedStrayingError if it is not as it was written."""
    head, rest = data[: len(MAGIC)], data[len(MAGIC) + 4 :]
    if head != MAGIC or data[len(MAGIC) : len(MAGIC) + 4] != crc32(rest).to_bytes(4, "little"):
        raise DamagedStrayingError("another file, or a damaged one")
    if len(rest) != 2 * WAYS * _VALUES:
        raise DamagedStrayingError("of another length")
    numbers = array("b", rest)
    pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
    return tuple(tuple(pairs[at : at + WAYS]) for at in range(0, len(pairs), WAYS))


def written(every: Sequence[Pairs]) -> bytes:
    """The file of these pairs, `WAYS` for each value."""
    numbers = array(
        "b", (max(-_LIMIT, min(one, _LIMIT)) for pairs in every for pair in pairs for one in pair)
    )
    rest = numbers.tobytes()
    return MAGIC + crc32(rest).to_bytes(4, "little") + rest
