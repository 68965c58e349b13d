"""What a click on the table means: on a button, on what every game has, or on the game's cards."""

from __future__ import annotations

from game.stage.picture import CardAt, IconOf, Touch
from game.table.input_controller import InputController
from game.table.offers import GUIDE
from game.table.trick_book import KEY as BOOK
from game.table.ui import TableUI
from rules.core.game import View

SORT = IconOf("sort")


def touch(face: TableUI, at: Touch, acting: InputController) -> None:
    """Do what a target of the table stands for; nothing if it stands for nothing now."""
    offer = next((offer for offer in acting.prompt.every if offer.button.key == at), None)
    if offer is not None:
        acting.do(offer)
    elif at == SORT:
        acting.sort()
    elif at == GUIDE:
        acting.alone()
    elif at == BOOK or _is_won(face, acting.top.seen, at):
        acting.leaf()
    else:
        acting.touch(at)


def _is_won(face: TableUI, seen: View, at: Touch) -> bool:
    """Whether a target is a card of a trick that was taken."""
    won = {card for trick in face.tricks(seen) for card in (trick.own, trick.other)}
    return isinstance(at, CardAt) and at.key in won
