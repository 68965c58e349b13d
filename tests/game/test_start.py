"""What the first page waits for: a new player's title loads neither table nor rules of play."""

from __future__ import annotations

import subprocess
import sys

NOT_YET = ("rules.piquet.partie", "rules.piquet.events", "game.scenes.table", "game.players.engine")


def test_the_title_of_a_new_player_waits_for_no_table_and_no_rules() -> None:
    program = f"import sys, game.cli.house; print([n for n in {NOT_YET!r} if n in sys.modules])"
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ended.stdout.strip() == "[]", ended.stderr
