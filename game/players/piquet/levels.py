"""The one list of our own players by name: the engine, the table and matches all read it.

A name stays with its way of playing once it has been measured; what plays otherwise gets a new one.
"""

from __future__ import annotations

from collections.abc import Callable

from game.players.piquet import thumb
from game.players.program import Choose
from rules.core.cards import Hand
from rules.piquet.actions import Action
from rules.piquet.view import View

LEVELS: dict[str, Choose] = {"thumb": thumb.choose}

ChooseOpenly = Callable[[View, int, Hand], Action]
"""A way to play that is also told the adversary's hand: for measuring only, never at a table."""

OPEN: dict[str, ChooseOpenly] = {}
"""Players that see the other hand, by the name of the level they are the ceiling of."""
