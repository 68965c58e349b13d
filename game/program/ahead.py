"""What the title does without, loaded while nothing else is to do, so that no page waits for it.

Python takes about a sixth of a second to load all that a table needs, which would be ten frames.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from importlib import import_module

from game.games import GAMES, part_if_any
from game.words.languages import codes, sentences

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
    "game.saves.whole",
)
"""What the other pages need. Between the two comes what a game brings to be loaded."""


def load_ahead() -> Iterator[None]:
    """Load one module at each step, and then the words of one game in one language."""
    games = [name for game in GAMES for name in part_if_any(game, "ahead") or ()]
    for name in (*TABLE, *games, *PAGES):
        import_module(name)
        yield
    for code in codes():
        for game in GAMES:
            sentences(code, game)
            yield
    gc.freeze()  # all of them stay: no collection needs to look at them again
    gc.enable()
