"""The program as it is called: finds the command among the arguments, and hands it the others.

Each command is a module of `game.cli`, imported when it runs: `engine` and `score` load no pygame.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from game.cli.console import any_terminal

SPEAKING = ("play", "demo", "score", "book", "verify", "report", "selftest")
"""The commands whose sentences are in the language chosen; the others keep to English."""

COMMANDS = (*SPEAKING, "engine", "line", "match")

USAGE_ERROR = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives its exit code. Nothing a player types ends in a traceback."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    first = arguments[0] if arguments else "play"
    if first in ("-h", "--help", "help"):
        _choose_language()
        print(_usage())
        return 0
    if first == "--version":
        print(f"piquet {_version()}")
        return 0
    if first not in COMMANDS and not first.startswith("-"):
        _choose_language()
        print(_unknown(first), file=sys.stderr)
        return USAGE_ERROR
    any_terminal()
    name, rest = (first, arguments[1:]) if first in COMMANDS else ("play", arguments)
    if name in SPEAKING:
        _choose_language()
    try:
        code: int = import_module(f"game.cli.{name}").run(rest)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone, as in `piquet score … | head -1`
        sys.stderr.close()
        return 0
    return code


def _choose_language() -> None:
    """Speak what PIQUET_LANGUAGE says, else as the computer does; `play` then asks its settings."""
    from game.words import choice  # noqa: PLC0415 - not for --version
    from game.words.catalogue import speak  # noqa: PLC0415

    speak(choice.told_language(os.environ) or choice.system_language(os.environ))
    if trouble := choice.language_trouble(os.environ):
        print(f"piquet: {trouble}", file=sys.stderr)


def _usage() -> str:
    from game.words.catalogue import say  # noqa: PLC0415

    lines = [f"  {name:<8} {say(f'command.{name}')}" for name in COMMANDS]
    return say("command.usage", commands="\n".join(lines))


def _unknown(command: str) -> str:
    from game.words.catalogue import say  # noqa: PLC0415
    from game.words.terms import shown  # noqa: PLC0415

    return say("command.unknown", found=shown(command))


def _version() -> str:
    # Slow to load, and wanted by nobody who comes to play.
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("piquet")
    except PackageNotFoundError:
        return "from source"
