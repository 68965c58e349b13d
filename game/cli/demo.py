"""`piquet demo`: the program plays both sides; --pictures writes a picture of every scene."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from game.cli.arguments import size
from game.words.catalogue import LANGUAGES, say, speak

NO_SCREEN = 3
FAILED = 1


def run(arguments: Sequence[str]) -> int:
    """Show the game playing itself, in a window or as pictures; a seed always shows the same."""
    parser = argparse.ArgumentParser(prog="piquet demo", description=__doc__)
    parser.add_argument(
        "--pictures",
        metavar="DIR",
        type=Path,
        help="write a numbered PNG of every scene, no window",
    )
    parser.add_argument("--seed", type=int, default=7, help="which packs are dealt (default 7)")
    parser.add_argument("--size", metavar="WxH", type=size, default=(1280, 800))
    parser.add_argument("--language", choices=sorted(LANGUAGES), help="what the table speaks")
    chosen = parser.parse_args(arguments)
    if chosen.language is not None:
        speak(chosen.language)
    if chosen.pictures is not None:
        return _pictures(chosen.pictures, chosen.seed, chosen.size)
    return _window(chosen.seed, chosen.size)


def _pictures(folder: Path, seed: int, size: tuple[int, int]) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    from game.cli.tour import take_pictures  # noqa: PLC0415 - pygame only when it is used

    try:
        paths = take_pictures(folder, seed, size)
    except OSError as error:
        print(say("demo.unwritten", folder=folder, why=error), file=sys.stderr)
        return FAILED
    print(say("demo.pictures", count=len(paths), folder=folder))
    return 0


def _window(seed: int, size: tuple[int, int]) -> int:
    from game.cli.showcase import show  # noqa: PLC0415
    from game.window.desktop import Desktop, NoScreen  # noqa: PLC0415

    try:
        desktop = Desktop(size)
    except NoScreen:
        from game.cli.showcase import tell  # noqa: PLC0415

        print(say("demo.no-screen"))
        for line in tell(seed):
            print(line)
        return 0
    try:
        return 0 if show(desktop, seed) else FAILED
    finally:
        desktop.close()
