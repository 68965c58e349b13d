"""How far played deals stray from what is expected of them, and what a deal is worth by that.

What a discard comes to is reckoned with open hands (`open_deal`) and mended by what playing adds on
average (`playing`). In the last deal an average is too little: one point more or less is a rubicon
or the partie, and both play for that or against it. So there each deal is worth what it is worth on
average over how deals end that hang as this one does (`what_hangs`).
`assets/opponent/straying.bin` holds it, learned by `packaging/opponent/straying.py` from deals that
were played out for the settlement. The file: a line that names the format, the CRC-32 of the rest,
and for each way to hang and each value of the open play, as elder leads, `WAYS` pairs of signed
bytes, each as likely: the points by which elder and younger ended beside what was expected.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import floor
from zlib import crc32

from game.piquet.ai.values.equity import Standing, equity_of, rubicon_of
from game.piquet.ai.values.positions import MOST

NAME = "straying.bin"
MAGIC = b"piquet straying 2\n"
WAYS = 24  # for each value of the play
VALUES = 2 * MOST + 2
BELOW = (-20, -10, -5, -2, 0, 2, 5, 10)
"""Totals beside the rubicon's, of the one who will be behind: what hangs changes at each."""
LEADS = (3, 8, 15)
"""Where he is well beyond the rubicon: the same of the points between both."""
HANGS = 2 * (len(BELOW) + len(LEADS) + 1)
_LIMIT = 127

Pairs = tuple[tuple[int, int], ...]
"""Elder's points and younger's beside what was expected, each pair as likely."""


class DamagedStrayingError(Exception):
    """The file is not what its maker wrote."""


def what_hangs(elder: int, younger: int, rubicon: int) -> int:
    """By the totals at the end, as an index: who will be behind, and what a point may change."""
    low = min(elder, younger) - rubicon
    place = bisect_right(BELOW, low)
    if place == len(BELOW):
        place += bisect_right(LEADS, abs(elder - younger))
    return 2 * place + (elder < younger)


class Strayed:
    """What a deal is worth to one seat on average over how it may end.

    `worth`: of points, one's own first. The same ends are asked for again and again.
    """

    def __init__(
        self,
        worth: Callable[[float, float], float],
        pairs: Sequence[Sequence[Pairs]],
        elder: bool,
        hangs: Callable[[int, int], int],
    ) -> None:
        """`pairs`: by what hangs and the value of the play; `elder`: whether the worth is elder's.

        `hangs`: the index of what hangs (`what_hangs`) by the points of the deal, one's own first.
        """
        self._worth, self._pairs, self._elder, self._hangs = worth, pairs, elder, hangs
        self._known: list[dict[tuple[int, int], float]] = [{} for _ in pairs[0]]

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
            worth, pairs = self._worth, self._pairs[self._hangs(mine, theirs)][value]
            if not self._elder:
                pairs = tuple((b, a) for a, b in pairs)
            total = sum(worth(max(mine + a, 0), max(theirs + b, 0)) for a, b in pairs)
            found = known[mine, theirs] = total / len(pairs)
        return found


@lru_cache(maxsize=4)
def strayed(standing: Standing) -> Callable[[float, float], float]:
    """The worth of the deal by how such deals end, or of its points if that is not known."""
    found, pairs = equity_of(standing), straying()
    rubicon, _ = rubicon_of(standing)

    def hangs(mine: int, theirs: int) -> int:
        ends = found.ends(mine, theirs)
        return what_hangs(*(ends if standing.elder else ends[::-1]), rubicon)

    return found.value if pairs is None else Strayed(found.value, pairs, standing.elder, hangs)


@cache
def straying() -> tuple[tuple[Pairs, ...], ...] | None:
    """What came with the game, or None if it is missing or damaged."""
    try:
        return parse(files("assets").joinpath("opponent", NAME).read_bytes())
    except (OSError, DamagedStrayingError):
        return None


def parse(data: bytes) -> tuple[tuple[Pairs, ...], ...]:
    """What the file holds; DamagedStrayingError if it is not as it was written."""
    head, rest = data[: len(MAGIC)], data[len(MAGIC) + 4 :]
    if head != MAGIC or data[len(MAGIC) : len(MAGIC) + 4] != crc32(rest).to_bytes(4, "little"):
        raise DamagedStrayingError("another file, or a damaged one")
    if len(rest) != 2 * WAYS * VALUES * HANGS:
        raise DamagedStrayingError("of another length")
    numbers = array("b", rest)
    both = list(zip(numbers[::2], numbers[1::2], strict=True))
    pairs = [tuple(both[at : at + WAYS]) for at in range(0, len(both), WAYS)]
    return tuple(tuple(pairs[at : at + VALUES]) for at in range(0, len(pairs), VALUES))


def written(every: Sequence[Sequence[Pairs]]) -> bytes:
    """The file of these pairs, `WAYS` for each value, by what hangs."""
    numbers = array(
        "b",
        (
            max(-_LIMIT, min(one, _LIMIT))
            for values in every
            for pairs in values
            for pair in pairs
            for one in pair
        ),
    )
    rest = numbers.tobytes()
    return MAGIC + crc32(rest).to_bytes(4, "little") + rest
