"""What the first page waits for: a new player's title loads neither table nor rules of play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

NOT_YET = ("rules.piquet.partie", "rules.piquet.events", "game.table.table", "game.players.engine")


def test_the_title_of_a_new_player_waits_for_no_table_and_no_rules() -> None:
    program = f"import sys, game.program.house; print([n for n in {NOT_YET!r} if n in sys.modules])"
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ended.stdout.strip() == "[]", ended.stderr


def test_nobody_who_sits_down_waits_for_what_was_loaded_ahead(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from game.program.ahead import load_ahead\n"
        "from game.program.house import OurHouse\n"
        "from game.players.player import HUMAN\n"
        "house = OurHouse()\n"
        "house.title()\n"
        "list(load_ahead())\n"
        "before = set(sys.modules)\n"
        "house.new_partie(('Ada', 'Blaise'), (HUMAN, 'master'))\n"
        "late = set(sys.modules) - before\n"
        "house.close()\n"
        "print(sorted(name for name in late if name.startswith(('game.', 'rules.'))))\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PIQUET_HOME": str(tmp_path)},
    )
    assert ended.stdout.strip() == "[]", ended.stderr
