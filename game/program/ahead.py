"""What the title does without, loaded while nothing else is to do, so that no page waits for it.

Python takes about a sixth of a second to load all that a table needs, which would be ten frames.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

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
    "game.pages.help.book",
    "game.pages.settlement",
    "game.pages.history.again",
    "game.table.table",
    "game.program.sitting",
    "game.pages.settings.page",
    "game.pages.new_partie",
    "game.pages.open_parties",
    "game.pages.rules_page",
    "game.program.archive",
    "game.pages.history.deal",
    "game.program.accounts",
)
"""What a table needs comes first; each with what it imports, so that a step is a short one."""


def load_ahead() -> Iterator[None]:
    """Load one module at each step."""
    for name in WANTED:
        import_module(name)
        yield
