"""Whether all that was reckoned beforehand is there.

Without it a program plays on, but slower or less well.
"""

from __future__ import annotations

from game.piquet.ai.values import equity_asset, play_table, playing, straying, tables
from game.piquet.ai.values import line as line_asset
from rules.piquet.seats import ELDER


def damaged() -> tuple[str, ...]:
    """The files that are missing or damaged, by their paths; all of them are opened."""
    lacking = {
        "play-table.xz": play_table.play_values().degraded,
        "equity.bin": equity_asset.tables() is None,
        "line.bin": line_asset.line_tables() is None,
        "playing.bin": playing.playing() is None,
        "straying.bin": straying.straying() is None,
        "keeping.xz": tables.keeping() is None,
        "beliefs.xz": isinstance(tables.beliefs(ELDER), tables.Even),
    }
    return tuple(f"assets/opponent/{name}" for name, lacks in lacking.items() if lacks)
