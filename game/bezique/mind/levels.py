"""The one list of Bezique's players by name: the engine, the table and matches all read it."""

from __future__ import annotations

from game.bezique.mind import thumb
from game.players.mind import Choose

LEVELS: dict[str, Choose] = {"thumb": thumb.choose}
