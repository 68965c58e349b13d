"""A part of the program played from its start, and the story of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.preferences import Preferences
from game.saves.settings import Settings, store
from game.stage.director import Motion
from tests.reader.bus import program
from tests.reader.client import Client
from tests.reader.player import Player
from tests.reader.plays import EVERY


def played(part: str, environment: Mapping[str, str], folder: Path, seed: int) -> Player:
    """Play a part; what was pressed and heard is written down in the folder, whatever comes."""
    home = Path(environment["PIQUET_HOME"])
    home.mkdir(parents=True)
    likes = Preferences(language="en", motion=Motion.OFF.value, trick_pause=0, guided=True)
    store(home, Settings(preferences=likes))
    client = Client(environment["DBUS_SESSION_BUS_ADDRESS"])
    with program(environment, folder) as process:
        player = Player(client, seed, lambda: process.poll() is None)
        try:
            EVERY[part](player)
        finally:
            client.close()
            (folder / "story.txt").write_text("\n".join(player.story) + "\n", encoding="utf-8")
    return player
