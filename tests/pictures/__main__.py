"""Pictures to look at, and golden pictures written anew.

`python -m tests.pictures FOLDER` writes every choice of looks, at three sizes of a card;
`python -m tests.pictures --store [NAME ...]` writes golden pictures anew (all, without a name).
"""

from __future__ import annotations

import argparse
import os
from itertools import product
from pathlib import Path

from game.stage.looks import BACKS, Looks, TableLook
from game.window.offscreen import save_png
from game.window.screen.window import open_screen
from tests.pictures.golden import GOLDEN, store
from tests.pictures.sheets import choices, grounds, pack

WIDTHS = 60, 112, 225


def write(folder: Path) -> None:
    for width in WIDTHS:
        save_png(pack(Looks(), width), folder / f"pack-{width}.png")
        looks = Looks(large=True, four_colours=True)
        save_png(pack(looks, width), folder / f"pack-large-four-{width}.png")
    save_png(grounds(), folder / "grounds.png")
    for table, back, width in product(TableLook, BACKS, WIDTHS):
        save_png(choices(table, back, width), folder / f"{table}-{back}-{width}.png")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where pictures to look at go")
    parser.add_argument("--store", nargs="*", metavar="NAME", help="write golden pictures anew")
    asked = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    open_screen()
    if asked.folder is not None:
        write(asked.folder)
    for name in GOLDEN if asked.store == [] else asked.store or ():
        print(store(name))


if __name__ == "__main__":
    main()
