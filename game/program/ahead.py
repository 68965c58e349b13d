"""What the title does without, loaded while nothing else is to do, so that no page waits for it.

Python takes about a sixth of a second to load all that a table needs, which would be ten frames.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import chain

from game.games import part_if_any
from game.preferences import every
from game.words.catalogue import spoken
from game.words.files import catalogue
from game.words.languages import courts

TABLE = (
    "game.players.engine",
    "game.pages.help.tips",
    "game.pages.help.book",
    "game.pages.settlement",
    "game.pages.history.again",
    "game.table.table",
    "game.program.host",
    "game.program.sitting",
)
"""What the table of any game needs; each with what it imports, so that a step is a short one."""

PAGES = (
    "game.school.learn",
    "game.pages.settings.page",
    "game.pages.start.new_partie",
    "game.pages.start.open_parties",
    "game.pages.start.rules_page",
    "game.program.archive",
    "game.pages.history.deal",
    "game.program.accounts",
    "game.saves.history",
    "game.saves.merge",
)
"""What the other pages need. Between the two comes what a game brings to be loaded."""


class LoadAhead:
    """Loads a module at each step, then the words of a game; goes on when another is chosen.

    What the other games would bring stays on the disk: it is a fifth of all that a table takes.
    """

    def __init__(self, game: Callable[[], str]) -> None:
        """`game` tells which one is chosen now."""
        self._game = game
        self._steps: Iterator[None] = iter(())
        self._loaded: set[tuple[str, str]] = set()  # games, in the languages that were spoken

    def __iter__(self) -> LoadAhead:
        return self

    def __next__(self) -> None:
        """The next step; StopIteration as long as nothing is left to load."""
        wanted = self._game(), spoken()
        if wanted not in self._loaded:
            self._loaded.add(wanted)
            self._steps = chain(self._steps, _steps(*wanted))
        return next(self._steps)


def _steps(game: str, code: str) -> Iterator[None]:
    for name in (*TABLE, *(part_if_any(game, "ahead") or ()), *PAGES):
        if name not in sys.modules:
            import_module(name)
            yield
    catalogue(code, game)
    every(), courts()  # settings that are stored tell of all games and of all packs
    gc.freeze()  # all of them stay: no collection needs to look at them again
    gc.enable()
