"""The program as it is called: finds the command among the arguments, and hands it the others.

Each command is a module of `game.cli`, imported when it runs: `engine` and `score` load no pygame.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from game.cli.console import any_terminal

COMMANDS = {
    "play": "the game in its window (what happens without a command)",
    "demo": "the program plays both sides; --pictures DIR writes a picture of every scene",
    "score": "reads a deal or a partie in our notation and prints its ledger",
    "book": "checks the book of all parties, writes it to a file, takes such a file in",
    "verify": "whether the packs of a partie were the ones sealed before its cut",
    "report": "writes one file about a problem, for us, with nothing of who sends it",
    "selftest": "tells in one line whether this installation is whole",
    "engine": "a player that speaks lines of JSON, for the table or for another program",
    "match": "two players against each other in mirrored deals or parties, with standard errors",
}
SPEAKING = ("play", "demo", "score", "book", "verify", "report", "selftest")
"""The commands whose sentences are in the language chosen; the others keep to English."""

USAGE_ERROR = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives its exit code. Nothing a player types ends in a traceback."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    first = arguments[0] if arguments else "play"
    if first in ("-h", "--help", "help"):
        print(_usage())
        return 0
    if first == "--version":
        print(f"piquet {_version()}")
        return 0
    if first not in COMMANDS and not first.startswith("-"):
        print(f"piquet: there is no command {first!r}; see piquet --help", file=sys.stderr)
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
    from game.words import choice  # noqa: PLC0415 - not for --help and --version
    from game.words.catalogue import speak  # noqa: PLC0415

    speak(choice.told_language(os.environ) or choice.system_language(os.environ))
    if trouble := choice.language_trouble(os.environ):
        print(f"piquet: {trouble}", file=sys.stderr)


def _usage() -> str:
    lines = [f"  {name:<8} {what}" for name, what in COMMANDS.items()]
    return "usage: piquet [COMMAND] [OPTIONS]\n\n" + "\n".join(lines) + "\n\nEach has its --help."


def _version() -> str:
    # Slow to load, and wanted by nobody who comes to play.
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("piquet")
    except PackageNotFoundError:
        return "from source"
