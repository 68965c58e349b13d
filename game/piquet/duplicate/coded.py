"""A coded deal of Piquet: how it comes to be dealt, and the sheet at its end."""

from __future__ import annotations

from game.piquet.history.again import AgainSheet
from game.piquet.history.record import cut_for
from game.words.catalogue import say
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.options import Options


def deeds(options: Options, pack: tuple[Card, ...], dealer: Player) -> tuple[Action, ...]:
    """A cut after which this player deals first, and the pack."""
    return (*cut_for(options, dealer), Deal(pack))


class CodedSheet(AgainSheet):
    """The sheet of a coded deal; then come the results, and nothing more is dealt."""

    def _next_label(self) -> str:
        return say("deals.sheet.next")

    def _next_words(self) -> str:
        return say("deals.sheet.two" if self._you is None else "deals.sheet")
