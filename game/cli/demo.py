"""`piquet demo`: the program plays both sides; --pictures and --showcase write pictures."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from game.cli.arguments import parser_for, size
from game.preferences import Preferences
from game.stage.looks import BACKS, TableLook
from game.words.catalogue import say, speak
from game.words.files import codes
from game.words.languages import courts

NO_SCREEN = 3
FAILED = 1


def run(arguments: Sequence[str]) -> int:
    """Show the game playing itself, in a window or as pictures; a seed always shows the same."""
    parser = parser_for("demo", say("demo.usage"))
    parser.add_argument(
        "--pictures",
        metavar="DIR",
        type=Path,
        help=say("demo.usage.pictures"),
    )
    parser.add_argument(
        "--sentence",
        metavar="KEY",
        default="",
        help=say("demo.usage.sentence"),
    )
    parser.add_argument(
        "--showcase",
        metavar="DIR",
        type=Path,
        help=say("demo.usage.showcase"),
    )
    parser.add_argument("--seed", type=int, default=7, help=say("demo.usage.seed"))
    parser.add_argument("--size", metavar="WxH", type=size, default=(1280, 800))
    parser.add_argument("--language", choices=codes(), help=say("demo.usage.language"))
    _add_looks(parser)
    chosen = parser.parse_args(arguments)
    if chosen.language is not None:
        speak(chosen.language)
    likes = Preferences(
        language=chosen.language or "",
        table=chosen.table,
        back=chosen.back,
        indices=chosen.indices or "",
        large_indices=chosen.large_indices,
        four_colours=chosen.four_colours,
    )
    if chosen.pictures is not None:
        return _pictures(chosen.pictures, chosen.seed, chosen.size, likes, chosen.sentence)
    if chosen.showcase is not None:
        return _stills(chosen.showcase, likes)
    return _window(chosen.seed, chosen.size, likes)


def _add_looks(parser: argparse.ArgumentParser) -> None:
    """The choices of the page of settings that can be seen."""
    looks = parser.add_argument_group(say("demo.usage.looks"))
    tables = [each.value for each in TableLook]
    looks.add_argument("--table", choices=tables, default=tables[0], help=say("demo.usage.table"))
    looks.add_argument("--back", choices=BACKS, default=BACKS[0], help=say("demo.usage.back"))
    looks.add_argument(
        "--indices",
        choices=list(courts()),
        help=say("demo.usage.indices"),
    )
    looks.add_argument("--large-indices", action="store_true", help=say("demo.usage.large"))
    looks.add_argument("--four-colours", action="store_true", help=say("demo.usage.colours"))


def _pictures(
    folder: Path, seed: int, size: tuple[int, int], likes: Preferences, sentence: str
) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    from game.demo.album import Sought  # noqa: PLC0415
    from game.demo.tour import take_pictures  # noqa: PLC0415 - pygame only when it is used

    try:
        sought = Sought(sentence) if sentence else None
    except LookupError:
        print(say("demo.no-sentence", key=sentence), file=sys.stderr)
        return FAILED
    return _written(folder, lambda: take_pictures(folder, seed, size, likes, sought))


def _stills(folder: Path, likes: Preferences) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    from game.demo.stills import take_stills  # noqa: PLC0415

    return _written(folder, lambda: take_stills(folder, likes))


def _written(folder: Path, write: Callable[[], list[Path]]) -> int:
    """Write pictures, and say how many, or why they could not be written."""
    try:
        paths = write()
    except OSError as error:
        print(say("demo.unwritten", folder=folder, why=error), file=sys.stderr)
        return FAILED
    print(say("demo.pictures", count=len(paths), folder=folder))
    return 0


def _window(seed: int, size: tuple[int, int], likes: Preferences) -> int:
    from game.demo.house import show  # noqa: PLC0415
    from game.window.desktop import Desktop, NoScreen  # noqa: PLC0415

    try:
        desktop = Desktop(size)
    except NoScreen:
        from game.demo.house import tell  # noqa: PLC0415

        print(say("demo.no-screen"))
        for line in tell(seed):
            print(line)
        return 0
    try:
        return 0 if show(desktop, seed, likes) else FAILED
    finally:
        desktop.close()
