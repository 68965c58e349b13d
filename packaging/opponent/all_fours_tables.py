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

from game.all_fours.mind.keeping import best_first
from game.all_fours.mind.kinds import BUCKETS, bucket, kind
from game.all_fours.mind.open_cards import OPEN, Position, Solver, bits
from game.all_fours.mind.outcomes import (
    DEALER,
    ELDER,
    NOBODY,
    OUTCOMES,
    PLACE,
    DealOutcome,
    after,
    marked,
)
from game.all_fours.mind.tables import MOST, NAME, WHOLE
from game.all_fours.mind.thumb import begs, gives
from rules.all_fours.pack import PACK, height
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Rank, Suit

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / NAME
_FEWEST = 30
"""Deals of a kind from which its own row is made; fewer lean on all deals together."""


def played(elder: Hand, dealer: Hand, trumps: Suit) -> DealOutcome:
    """What a deal comes to when both see all cards and make the most of Jack and Game."""
    out = (elder | dealer) & ALL_OF_SUIT[trumps]
    knave = Card.of(Rank.KNAVE, trumps)
    jack = 1.25 if knave in out else 0.0  # told apart from Game
    ends = ((1 + jack, jack - 1), (1 - jack, -1 - jack))
    solver = Solver(trumps, ends, tie=0)
    value = solver.worth(Position((bits(elder), bits(dealer)), 0, 0, OPEN))
    has = value > 0 if jack else None
    rest = value - (0 if has is None else jack if has else -jack)
    who = [ELDER if one in elder else DEALER for one in _ends(out)] or [NOBODY, NOBODY]
    return DealOutcome(
        who[0],
        who[1],
        NOBODY if has is None else ELDER if has else DEALER,
        ELDER if rest > 0 else DEALER,
    )


def _ends(out: Hand) -> list[Card]:
    return [max(out, key=height), min(out, key=height)] if out else []


class Dealt:
    """A deal at random: both hands, the turn-up, and what a run brings."""

    def __init__(self, luck: Random) -> None:
        pack = list(PACK)
        luck.shuffle(pack)
        self.pack = pack
        self.elder, self.dealer = frozenset(pack[:6]), frozenset(pack[6:12])
        self.turned = pack[12]

    def run(self) -> tuple[Hand, Hand, Card, bool]:
        """Both hands of six after a run, the new turn-up, and whether there were cards enough."""
        elder, dealer, turned, top = self.elder, self.dealer, self.turned, 13
        while turned.suit is self.turned.suit:
            if top + 7 > len(self.pack):
                return elder, dealer, turned, False
            elder |= frozenset(self.pack[top : top + 3])
            dealer |= frozenset(self.pack[top + 3 : top + 6])
            turned = self.pack[top + 6]
            top += 7
        kept = (frozenset(best_first(hand, turned.suit)[:6]) for hand in (elder, dealer))
        return next(kept), next(kept), turned, True


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
        elder, dealer, turned, whole = deal.run()
        if not whole:
            continue
        late = played(elder, dealer, turned.suit)
        again = (DEALER,) * (turned.rank is Rank.KNAVE)
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
