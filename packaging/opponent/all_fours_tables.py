"""Makes `assets/opponent/all-fours.json`: what deals of All-Fours come to, and the chance to win.

`python packaging/opponent/all_fours_tables.py [--deals N]`; a few minutes. So many deals are dealt
at random and played to the best end with open cards: as they are, given, and after a run. Who begs
and who gives goes by the rules of thumb that `mind/thumb.py` holds. The chance to win is worked up
from the least that both may lack: every deal brings a point to somebody.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.all_fours.ai.begging import run
from game.all_fours.ai.heuristic import begs, gives
from game.all_fours.ai.open_cards import played
from game.all_fours.ai.tables import (
    BUCKETS,
    DEALER,
    ELDER,
    MOST,
    NAME,
    OUTCOMES,
    PLACE,
    WHOLE,
    DealOutcome,
    after,
    bucket,
    kind,
    marked,
)
from rules.all_fours.pack import PACK
from rules.core.cards import Rank

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / NAME
_FEWEST = 30
"""Deals of a kind from which its own row is made; fewer lean on all deals together."""


class Dealt:
    """A deal at random: both hands and the turn-up."""

    def __init__(self, luck: Random) -> None:
        pack = list(PACK)
        luck.shuffle(pack)
        self.pack = pack
        self.elder, self.dealer = frozenset(pack[:6]), frozenset(pack[6:12])
        self.turned = pack[12]


def main() -> None:
    """Deal, play, work up, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    luck = Random(asked.seed)
    rows: dict[str, dict[str, Counter[DealOutcome]]] = {
        name: defaultdict(Counter) for name in ("stand", "given", "giving", "run", "running")
    }
    begged, gave = Counter[str](), Counter[str]()
    ways = Counter[tuple[int, ...]]()
    for _ in range(asked.deals):
        deal = Dealt(luck)
        trumps = deal.turned.suit
        mine, theirs = kind(deal.elder, trumps), kind(deal.dealer, trumps)
        end = played(deal.elder, deal.dealer, trumps)
        knave = (DEALER,) * (deal.turned.rank is Rank.KNAVE)
        rows["stand"][mine][end] += 1
        given = gives(deal.dealer, trumps)
        begged[mine] += 1
        if given:
            gave[mine] += 1
            rows["given"][mine][end] += 1
        if not begs(deal.elder, trumps):
            ways[marked(end, *knave)] += 1
            continue
        rows["giving"][theirs][end] += 1
        if given:
            ways[marked(end, *knave, ELDER)] += 1
        ran = run((deal.elder, deal.dealer), deal.pack[13:], trumps)
        if ran is None:
            continue
        late = played(*ran.hands, ran.turned.suit)
        again = (DEALER,) * (ran.turned.rank is Rank.KNAVE)
        rows["run"][str(bucket(deal.elder, trumps))][late] += 1
        rows["running"][str(bucket(deal.dealer, trumps))][late] += 1
        if not given:
            ways[marked(late, *knave, *again)] += 1
    of_runs = [[rows[name][str(place)] for place in range(BUCKETS)] for name in ("run", "running")]
    chances = wins(ways)
    stand = _told(rows["stand"])
    data = {
        "stand": stand,
        **{name: _told(rows[name]) for name in ("given", "giving")},
        "gives": {mine: round(WHOLE * gave[mine] / begged[mine]) for mine in sorted(begged)},
        "run": [_row(each, sum(of_runs[0], Counter())) for each in of_runs[0]],
        "running": [_row(each, sum(of_runs[1], Counter())) for each in of_runs[1]],
        "wins": chances,
    }
    ASSET.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="ascii")
    print([sum(each.values()) for each in of_runs[0]], [sum(e.values()) for e in of_runs[1]])
    print(f"{ASSET}: {len(stand)} kinds, elder {chances[9][9] / WHOLE:.3f} at ten up")


def _told(rows: Mapping[str, Counter[DealOutcome]]) -> dict[str, list[int]]:
    everything = sum(rows.values(), Counter[DealOutcome]())
    return {name: _row(rows[name], everything) for name in sorted(rows)}


def _row(made: Counter[DealOutcome], everything: Counter[DealOutcome]) -> list[int]:
    """How often of `WHOLE` each end came about; with few deals the ends of all lend theirs."""
    lent = max(0, _FEWEST - sum(made.values()))
    all_of = sum(everything.values())
    whole = sum(made.values()) + lent
    row = [0] * len(OUTCOMES)
    for outcome, place in PLACE.items():
        row[place] = round(WHOLE * (made[outcome] + lent * everything[outcome] / all_of) / whole)
    return row


def wins(ways: Counter[tuple[int, ...]]) -> list[list[int]]:
    """By what elder lacks, and the dealer, from 1: elder's chance, of `WHOLE`."""
    whole = sum(ways.values())
    table: dict[tuple[int, int], float] = {}
    for both in range(2, 2 * MOST + 1):
        for elder in range(max(1, both - MOST), min(MOST, both - 1) + 1):
            dealer = both - elder
            value = 0.0
            for points, times in ways.items():
                mine, theirs = after(points, elder, dealer)
                if not mine or not theirs:
                    value += times * (not mine)
                else:
                    value += times * (1.0 - table[theirs, mine])
            table[elder, dealer] = value / whole
    sides = range(1, MOST + 1)
    return [[round(WHOLE * table[elder, dealer]) for dealer in sides] for elder in sides]


if __name__ == "__main__":
    main()
