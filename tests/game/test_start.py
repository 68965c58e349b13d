"""What the first page waits for: neither table nor rules of play, no controller and no switch."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

NOT_YET = (
    "rules.piquet.partie",
    "rules.piquet.events",
    "game.table.table",
    "game.players.engine",
    "game.saves.history",
    "game.saves.recover",
    "game.pages.help.tips",
    "game.pages.scanning",
    "game.window.screen.controllers",
)

FIRST_PICTURE = f"""
import gc, os, sys
import pygame
from game.app import main
from game.window.desktop import Desktop

assert not any(name.startswith("game.window.pa") for name in sys.modules)  # the window comes first

def begun(desktop):
    print([name for name in {NOT_YET!r} if name in sys.modules], gc.isenabled())
    print(pygame.joystick.get_init(), flush=True)
    os._exit(0)

Desktop._begun = begun
main([])
"""


def test_the_first_picture_waits_for_no_table_no_rules_and_no_rescue(tmp_path: Path) -> None:
    for _ in range(2):  # the first start begins a book
        ended = subprocess.run(
            [sys.executable, "-c", FIRST_PICTURE],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ
            | {
                "PIQUET_HOME": str(tmp_path),
                "PIQUET_LANGUAGE": "en",
                "SDL_VIDEODRIVER": "dummy",
            },
        )
    assert ended.stdout.split("\n")[-3:-1] == ["[] False", "False"], ended.stderr


def test_nobody_who_sits_down_waits_for_what_was_loaded_ahead(tmp_path: Path) -> None:
    program = (
        "import gc, sys\n"
        "from game.program.ahead import LoadAhead\n"
        "from game.program.house import OurHouse\n"
        "from game.pages.people import against\n"
        "house = OurHouse()\n"
        "house.title()\n"
        "gc.disable()\n"
        "list(LoadAhead(house.game))\n"
        "assert gc.isenabled()\n"
        "before = set(sys.modules)\n"
        "house.new_partie(against('master', 'piquet'))\n"
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


ANOTHER_GAME = """
import sys
from game.program.ahead import LoadAhead

chosen = "piquet"
ahead = LoadAhead(lambda: chosen)

def loaded():
    others = "game.bezique.ui", "game.all_fours.ui"
    return [name for name in others if name in sys.modules]

list(ahead)
print(loaded())
list(ahead)
chosen = "bezique"
print(len(list(ahead)) > 0, loaded())
print(list(ahead))
"""


def test_what_another_game_brings_is_loaded_once_it_is_chosen() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ANOTHER_GAME], capture_output=True, text=True, check=False
    )
    assert ended.stdout.splitlines() == ["[]", "True ['game.bezique.ui']", "[]"], ended.stderr
