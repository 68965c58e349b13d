"""What a click on the table means: on a button, an own card, a heap, a place of the spread pack."""

from __future__ import annotations

from game.piquet.face.offers import GUIDE
from game.piquet.face.trick_book import KEY as BOOK
from game.stage.picture import CardAt, IconOf, Touch
from game.table.acting import Acting
from game.table.hands import card_of, own_card
from rules.piquet.actions import Cut
from rules.piquet.choices import MayCut
from rules.piquet.view import View

SORT = IconOf("sort")


def touch(key: Touch, seen: View, acting: Acting) -> None:
    """Do what a target of the table stands for; nothing if it stands for nothing now."""
    offer = next((offer for offer in acting.prompt.offers if offer.button.key == key), None)
    card = own_card(key, seen.deal)
    if offer is not None:
        acting.do(offer)
    elif key == SORT:
        acting.sort()
    elif key == GUIDE:
        acting.guided()
    elif isinstance(seen.choices, MayCut) and isinstance(key, CardAt):
        acting.act(Cut(int(key.key.removeprefix("pack:"))))
    elif card is not None:
        acting.click(card)
    elif key == BOOK or _is_won(seen, key):
        acting.leaf()
    elif card_of(key) in (seen.deal.discard if seen.deal is not None else ()):
        acting.open_discard()


def _is_won(seen: View, key: Touch) -> bool:
    """Whether a target is a card of a trick that was taken."""
    tricks = seen.deal.table.tricks if seen.deal is not None else ()
    cards = {card for trick in tricks for card in (trick.led, trick.reply)}
    return card_of(key) in cards
