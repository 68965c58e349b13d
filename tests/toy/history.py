"""How a deal of the toy is looked back on."""

from __future__ import annotations

from game.pages.history.past import Past
from game.words.terms import card_name
from tests.toy.lay import open_table
from tests.toy.play import Action, Deal


def action_words(action: Action) -> str:
    """What was done, in words."""
    return "" if isinstance(action, Deal) else card_name(action.card)


HISTORY = Past(layout=open_table, action_words=action_words)
