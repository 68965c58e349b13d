"""Whether an action from outside is one of the choices that a view offers."""

from __future__ import annotations

from rules.bezique.actions import Action, Announce, Declare
from rules.bezique.choices import MayDeclare, every_action
from rules.bezique.pack import face
from rules.bezique.view import View
from rules.core.cards import Hand


def is_allowed(seen: View, action: Action) -> bool:
    """Whether the one who sees this may do that now.

    A combination may be made of other copies than are offered: `choices` names one of those that
    come to the same, and what it comes to is told by their faces and what they have served for.
    """
    if seen.choices is None:
        return False
    if action in every_action(seen.choices):
        return True
    if not isinstance(seen.choices, MayDeclare) or not isinstance(action, Declare | Announce):
        return False
    offered = (
        seen.choices.declarations if isinstance(action, Declare) else seen.choices.announcements
    )
    meant = _as_told(seen, action.cards)
    held = seen.deal is not None and action.cards <= seen.deal.hand
    return held and any(_as_told(seen, one.cards) == meant for one in offered)


def _as_told(seen: View, cards: Hand) -> list[tuple[int, tuple[int, ...]]]:
    """The faces of cards, each with the declarations that it has served in."""
    declared = () if seen.deal is None else seen.deal.declared
    return sorted(
        (face(card), tuple(n for n, one in enumerate(declared) if card in one.cards))
        for card in cards
    )
