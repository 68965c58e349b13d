"""Makes `assets/opponent/play-table.xz`: the value of every position of the play, both hands open.

`python packaging/opponent/play_table.py`, with NumPy at hand: a minute, most of it for packing, and
some 300 MB. With `--check` it writes nothing and says whether the asset is what it would write.

The value is 2 * tricks + last, tricks being those the side on lead will take and last 1 if the last
one is among them: what both sides play for, since leads, the cards and the capot follow from it.
The table is made layer by layer, from one card a hand to twelve. Of a class of positions all codes
of each suit stand along one axis; seen from the other side an axis is turned round.

The follower needs no more than three replies: the cheapest card that wins, the lowest that loses,
the lowest of a suit thrown away; the leader none but the highest of touching cards. That it loses
nothing is tested against full search.
"""

from __future__ import annotations

import argparse
import hashlib
import lzma
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.piquet.ai.values.positions import (
    MOST,
    Class4,
    class_tuples,
    classes,
    members,
    ranks,
    turned,
    without,
)
from game.piquet.ai.values.search import cheapest_winner, leads, lowest

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / "play-table.xz"
Values = NDArray[np.uint8]
Layer = dict[Class4, Values]
Codes = tuple[int, ...]  # of one class, in order
Rows = list[tuple[int, int]]  # leads from one suit: the rank of its code and the place of the card
_NUMBER = {pair: number for number, pair in enumerate(classes())}
_RANK = ranks()
_NONE = 255  # above every value: no such reply


def _lowest_gone(code: int) -> int:
    place = lowest(code)
    return code if place is None else without(code, place)


def pair_gone(code: int, first: int, second: int) -> int:
    """The suit without the cards at two places."""
    high, low = max(first, second), min(first, second)
    return without(without(code, high), low)


def seen(layer: Layer, wanted: list[int]) -> Values:
    """The values of four classes in the order asked for, from a layer that has them sorted."""
    order = sorted(range(4), key=lambda axis: -wanted[axis])
    table = layer[wanted[order[0]], wanted[order[1]], wanted[order[2]], wanted[order[3]]]
    back = [0] * 4
    for place, axis in enumerate(order):
        back[axis] = place
    return table.transpose(back)


def made(chosen: Class4, cards: int, before: Layer) -> Values:
    """The values of all positions of four classes, from those with a card less in each hand."""
    kinds = classes()
    shape = tuple(len(members(number)) for number in chosen)
    best = np.zeros(shape, np.uint8)
    for axis in range(4):
        if kinds[chosen[axis]][1]:
            _lead(best, chosen, axis, cards, before)
    return best


def _lead(best: Values, chosen: Class4, axis: int, cards: int, before: Layer) -> None:
    """Raise `best` to what leading the suit of this axis gives."""
    kinds = classes()
    suit_length, mine = kinds[chosen[axis]]
    theirs = suit_length - mine
    codes = members(chosen[axis])
    rows = [(rank, place) for rank, code in enumerate(codes) for place in leads(code)]
    if theirs:
        worst = _followed(rows, codes, chosen, axis, cards, before)
    else:
        worst = _thrown(rows, codes, chosen, axis, before)
    starts = [at for at, (rank, _) in enumerate(rows) if at == 0 or rows[at - 1][0] != rank]
    value = np.maximum.reduceat(worst, starts, axis=0)
    front = np.moveaxis(best, axis, 0)
    np.maximum(front, value, out=front)


def _followed(
    rows: Rows, codes: Codes, chosen: Class4, axis: int, cards: int, before: Layer
) -> Values:
    """What each lead gives when the suit is followed, the follower choosing; leads in front."""
    kinds = classes()
    suit_length, mine = kinds[chosen[axis]]
    turned_suit = _NUMBER[suit_length - 2, suit_length - 2 - (mine - 1)]
    wanted = [_NUMBER[kinds[n][0], kinds[n][0] - kinds[n][1]] for n in chosen]
    wanted[axis] = turned_suit
    lost = np.moveaxis(seen(before, wanted), axis, 0)
    lost = (2 * cards - 1) - np.flip(lost, axis=(1, 2, 3))
    wanted = list(chosen)
    wanted[axis] = _NUMBER[suit_length - 2, mine - 1]
    won = np.moveaxis(seen(before, wanted), axis, 0) + 2
    after_loss, after_win = [], []
    for rank, place in rows:
        code = codes[rank]
        winner, loser = cheapest_winner(code, place), lowest(code)
        after_loss.append(-1 if winner is None else _RANK[turned(pair_gone(code, place, winner))])
        small = None if loser is None or loser > place else loser
        after_win.append(-1 if small is None else _RANK[pair_gone(code, place, small)])
    loss_rows, win_rows = np.array(after_loss), np.array(after_win)
    worst = lost[loss_rows].astype(np.uint8)
    worst[loss_rows < 0] = _NONE
    kept = won[win_rows].astype(np.uint8)
    kept[win_rows < 0] = _NONE
    least: Values = np.minimum(worst, kept)
    return least


def _thrown(rows: Rows, codes: Codes, chosen: Class4, axis: int, before: Layer) -> Values:
    """What each lead gives when the follower is void and throws his lowest of another suit."""
    kinds = classes()
    led = np.array([_RANK[without(codes[rank], place)] for rank, place in rows])
    worst = None
    for other in range(4):
        other_length, other_mine = kinds[chosen[other]]
        if other == axis or other_length == other_mine:
            continue
        wanted = list(chosen)
        wanted[axis] = _NUMBER[kinds[chosen[axis]][0] - 1, kinds[chosen[axis]][1] - 1]
        wanted[other] = _NUMBER[other_length - 1, other_mine]
        table = np.moveaxis(seen(before, wanted), axis, 0)
        thrown = [_RANK[_lowest_gone(code)] for code in members(chosen[other])]
        along = 1 + [at for at in range(4) if at != axis].index(other)
        value = np.take(table[led], thrown, axis=along) + np.uint8(2)
        worst = value if worst is None else np.minimum(worst, value)
    assert worst is not None
    return worst


def flat(chosen: Class4, values: Values) -> bytes:
    """The values in the order of their numbers: of equal classes only falling ranks."""
    groups = [(number, chosen.count(number)) for number in dict.fromkeys(chosen)]
    for at, (_, equal) in enumerate(groups):
        if equal > 1:
            count = values.shape[at]
            grid = np.indices((count,) * equal).reshape(equal, -1)
            keep = np.all(grid[:-1] >= grid[1:], axis=0)
            index = tuple(grid[axis][keep] for axis in range(equal))
            front = np.moveaxis(values, range(at, at + equal), range(equal))
            values = np.moveaxis(front[index], 0, at)
    return values.astype(np.uint8).tobytes()


def table() -> bytes:
    """All values, a byte each, in the order of `positions`."""
    nothing = _NUMBER[0, 0]
    before: Layer = {(nothing,) * 4: np.ones((1, 1, 1, 1), np.uint8)}
    parts: list[bytes] = []
    for cards in range(1, MOST + 1):
        began = time.perf_counter()
        layer = {chosen: made(chosen, cards, before) for chosen in class_tuples(cards)}
        parts.extend(flat(chosen, values) for chosen, values in layer.items())
        before = layer
        print(f"{cards:>2} cards: {time.perf_counter() - began:.1f} s", file=sys.stderr)
    return b"".join(parts)


def main() -> int:
    """Write the asset, or compare it."""
    parser = argparse.ArgumentParser(description="Make the table of the play.")
    parser.add_argument("--check", action="store_true", help="only compare with the asset")
    check = parser.parse_args().check
    values = table()
    digest = hashlib.sha256(values).hexdigest()
    print(f"{len(values):,} positions, sha256 {digest}")
    if check:
        same = lzma.decompress(ASSET.read_bytes()) == values
        print("The asset is the same." if same else "The asset differs.")
        return 0 if same else 1
    # Neighbours differ little: their differences pack a ninth better than they do.
    strong = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0}
    strong["dict_size"] = 1 << 25  # the whole table; unpacking takes as much memory
    filters = [{"id": lzma.FILTER_DELTA, "dist": 1}, strong]
    packed = lzma.compress(values, format=lzma.FORMAT_XZ, filters=filters)
    ASSET.parent.mkdir(parents=True, exist_ok=True)
    ASSET.write_bytes(packed)
    print(f"{len(packed):,} bytes written to {ASSET.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
