"""What the title does without, loaded while nothing else is to do, so that no page waits for it.

Python takes about a sixth of a second to load all that a table needs, which would be ten frames.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from importlib import import_module

from game.games import GAMES
from game.words.languages import codes, sentences

WANTED = (
    "rules.piquet.actions",
    "rules.piquet.events",
    "rules.piquet.choices",
    "game.piquet.seam.rules",
    "game.piquet.seam.mind",
    "rules.piquet.record.reckoning",
    "game.players.engine",
    "game.piquet.mind.belief.beliefs",
    "game.piquet.mind.levels",
    "game.pages.help.tips",
    "game.pages.help.book",
    "game.pages.settlement",
    "game.pages.history.again",
    "game.piquet.seam.face",
    "game.table.table",
    "game.program.sitting",
    "game.piquet.seam.preferences",
    "game.pages.settings.page",
    "game.pages.new_partie",
    "game.pages.open_parties",
    "game.pages.rules_page",
    "game.program.archive",
    "game.pages.history.deal",
    "game.program.accounts",
    "game.saves.history",
    "game.saves.whole",
)
"""What a table needs comes first; each with what it imports, so that a step is a short one."""


def load_ahead() -> Iterator[None]:
    """Load one module at each step, and then the words of one game in one language."""
    for name in WANTED:
        import_module(name)
        yield
    for code in codes():
        for game in GAMES:
            sentences(code, game)
            yield
    gc.freeze()  # all of them stay: no collection needs to look at them again
    gc.enable()
