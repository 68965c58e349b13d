"""A program to be played by its words alone: `python -m tests.reader.by_ear [GAME]`.

Each line that is read are keys, one after the other ("right right space"); what a voice would say
after them is printed, nothing else.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar
from unittest.mock import patch

from game.pages.narrator import Utterance
from game.program import voice
from tests.golden.session import BEGIN, Visit, visit


class Listener:
    """Somebody who presses keys and hears what the voice of the program says."""

    available = True
    heard: ClassVar[list[str]] = []

    def tell(self, told: Utterance, _language: str) -> None:
        self.heard.append(told.words)

    def close(self) -> None:
        """Whoever listens is silent."""


@contextmanager
def heard(game: str, seed: str = "1", language: str = "en") -> Iterator[Visit]:
    """The program by ear on an empty data folder."""
    likes = ", speech true, play_forced true, trick_pause 1200"
    told = f', game "{game}", language "{language}"{likes}'
    with tempfile.TemporaryDirectory() as made:
        beginning = f"{BEGIN}{told}, seed {seed}"
        with patch.object(voice, "Voice", Listener), visit(Path(made), beginning) as here:
            yield here


def answers(here: Visit, keys: str = "") -> list[str]:
    """What is said after some keys, or at the start."""
    Listener.heard.clear()
    for _ in here.does(f"press {keys}") if keys else here.begin():
        pass
    return list(Listener.heard)


def main() -> None:
    """Read keys, print what is said."""
    parser = argparse.ArgumentParser(prog="python -m tests.reader.by_ear", description=__doc__)
    parser.add_argument("game", nargs="?", default="piquet")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    with heard(asked.game, asked.seed, asked.language) as here:
        print(*answers(here), sep="\n", flush=True)
        for line in sys.stdin:
            print(f"> {line.strip()}", *answers(here, line.strip()), sep="\n", flush=True)


if __name__ == "__main__":
    main()
