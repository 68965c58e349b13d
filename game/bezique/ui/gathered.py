"""Which tricks still lie in the middle, which in an open heap, and which are turned down."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.tricks import put_by
from rules.bezique.options import Options
from rules.bezique.pack import BRISQUES
from rules.bezique.view import DealView
from rules.core.cards import Card
from rules.core.seats import Player
from rules.core.tricks import WonTrick


def _open_tricks(deal: DealView) -> Sequence[WonTrick]:
    """Those since an ace or ten fell."""
    tricks = put_by(deal)
    for at in range(len(tricks), 0, -1):
        if BRISQUES.intersection((tricks[at - 1].led, tricks[at - 1].reply)):
            return tricks[at:]
    return tricks


def heap(deal: DealView, options: Options) -> tuple[Card, ...]:
    """Rubicon Bezique: the cards that the next ace or ten sweeps, in the order they were played."""
    if not options.rubicon:
        return ()
    return tuple(card for trick in _open_tricks(deal) for card in (trick.led, trick.reply))


def gathered(deal: DealView, options: Options, player: Player) -> bool:
    """Whether a player has tricks turned down before him."""
    tricks = put_by(deal)
    if not options.rubicon:
        return any(trick.winner is player for trick in tricks)
    swept = tricks[: len(tricks) - len(_open_tricks(deal))]
    return any(
        trick.winner is player and BRISQUES.intersection((trick.led, trick.reply))
        for trick in swept
    )


def swept_by(deal: DealView, options: Options) -> Player | None:
    """Who takes what lies in the middle when the next card is led; None where the heap gets it."""
    if not deal.tricks:
        return None
    last = deal.tricks[-1]
    brisque = BRISQUES.intersection((last.led, last.reply))
    return last.winner if brisque or not options.rubicon else None
