"""The sheet of a deal that is looked back on."""

from __future__ import annotations

from game.bezique.history.steps import BeziqueStep
from game.bezique.ui.sheet import DealSheet
from game.pages.history.partie import PastPartie
from rules.bezique.view import view
from rules.core.seats import Player


def sheet_of(last: BeziqueStep, below: Player, past: PastPartie) -> DealSheet:
    """What a deal counted, by its last step, with the columns of whoever sits below."""
    return DealSheet(view(last.state, below), past.names, past.you, past=True)
