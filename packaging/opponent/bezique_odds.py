"""Makes `assets/opponent/bezique-odds.json`: which unseen cards a player of Bezique rather holds.

`python packaging/opponent/bezique_odds.py [--deals N]`; half a minute. So many deals are played out
by rule; before each lead it is counted, of the cards that one player has not seen, how many of each
class lie in the other's hand and how many in the stock. What is stored is the odds of being held,
against those of all unseen cards together.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.bezique.ai.beliefs import CLASSES, NAME, STAGES, class_of, stage
from game.bezique.ai.swift.policy import Manner, card
from game.bezique.ai.swift.rollout import window
from game.bezique.ai.swift.told import fresh
from rules.bezique.options import Options

ASSET = Path(__file__).resolve().parents[2] / "assets" / "opponent" / NAME


def main() -> None:
    """Play, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4000)
    held: Counter[tuple[int, int]] = Counter()
    lying: Counter[tuple[int, int]] = Counter()
    for number in range(parser.parse_args().deals):
        deal = fresh(Options(), Random(10**6 + number))
        manner = Manner()
        while deal.stock:
            at = stage(len(deal.stock) >> 1)
            for one in deal.hands[1]:
                if not deal.open[1] >> one & 1:
                    held[at, class_of(one, deal.agreed)] += 1
            for one in deal.stock[1:]:
                lying[at, class_of(one, deal.agreed)] += 1
            for player in (deal.leader, 1 - deal.leader):
                deal.play(player, card(deal, player, manner))
            window(deal)
    table = []
    for at in range(STAGES):
        whole = sum(held[at, one] for one in range(CLASSES)) / sum(
            lying[at, one] for one in range(CLASSES)
        )
        table.append(
            [round((held[at, one] + 1) / (lying[at, one] + 1) / whole, 3) for one in range(CLASSES)]
        )
    ASSET.write_text(json.dumps(table) + "\n", encoding="ascii")
    print(f"{ASSET}: {table}")


if __name__ == "__main__":
    main()
