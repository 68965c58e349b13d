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
    "rules.piquet.reckoning",
    "game.players.engine",
    "game.players.piquet.beliefs",
    "game.players.piquet.levels",
    "game.scenes.help",
    "game.scenes.settlement",
    "game.scenes.history_again",
    "game.scenes.table",
    "game.cli.sitting",
    "game.scenes.settings",
    "game.scenes.new_partie",
    "game.scenes.open_parties",
    "game.scenes.rules_page",
    "game.cli.archive",
    "game.scenes.history_deal",
    "game.cli.accounts",
)
"""What a table needs comes first; each with what it imports, so that a step is a short one."""


def load_ahead() -> Iterator[None]:
    """Load one module at each step."""
    for name in WANTED:
        import_module(name)
        yield
