"""What one could declare by oneself, if one had won a trick: read off one's own view."""

from __future__ import annotations

from collections.abc import Iterator

from rules.bezique.combinations import Combination, within
from rules.bezique.reuse import why_not_again
from rules.bezique.view import View


def could_declare(seen: View) -> Iterator[Combination]:
    """All that might be scored of the cards one holds now."""
    deal = seen.deal
    if deal is None:
        return
    held = deal.hand
    for one in within(held, deal.trumps, seen.options):
        if why_not_again(one.kind, one.cards, held, deal.declared, seen.options) is None:
            yield one


def ready(seen: View) -> bool:
    """Whether something waits to be declared."""
    return seen.deal is not None and seen.deal.left > 0 and any(True for _ in could_declare(seen))
