"""When the thirty of a pique is counted, and the sixty of a repique.

Source: Cavendish, "Carte blanche, pique and repique" (rules J1 to J3; law 69). He who leads the
card that makes him thirty says "sixty", with his first lead as with any other. What younger counts
in hand comes before that lead, so it waits for her first card as long as anything is open to her.
House choice 34: nothing is, when of each kind elder's call was good or equal, as both have heard; a
late claim may close the last one. By the first edition a first lead waited for her card always.

Of the repique the same chapter (rules J4, J9, J10; laws 67 and 68): it is certain while there is
still talk, so what the adversary may still count bars it as much as what he has counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.piquet.actions import Reply
from rules.piquet.chain import Chain
from rules.piquet.combinations import KINDS
from rules.piquet.options import FIRST_EDITION, PiqueBar
from rules.piquet.scoring import (
    PIQUE,
    Item,
    earns_pique,
    earns_repique,
    has_jumped,
    item_of,
    repique_of,
)
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState
from rules.piquet.talk.showing import bars_of_showing

_TAKES_TRICK = PiqueBar.TAKES_TRICK


def seek_pique(chain: Chain) -> None:
    """Add the thirty when elder reaches thirty in hand and play before younger has anything."""
    deal = chain.deal
    tricks = deal.table.won(YOUNGER) if deal.options.pique_bar is _TAKES_TRICK else 0
    if earns_pique(deal.ledger, tricks, deal.options) and not bars(deal, ELDER):
        chain.count(ELDER, Item.PIQUE, PIQUE)


def seek_pique_of_first_lead(chain: Chain) -> None:
    """Add the thirty before younger has played, if nothing of hers can come before it.

    Before he has led there are none to add: thirty in hand alone are a repique.
    """
    deal = chain.deal
    if deal.options.edition != FIRST_EDITION and not open_to_younger(deal):
        seek_pique(chain)


def open_to_younger(deal: DealState) -> tuple[Item, ...]:
    """The classes in which younger may still count something after elder's calls so far.

    What elder has still to show he may keep back, and then what is lower is hers (law U12).
    """
    return tuple(
        item_of(kind)
        for kind in KINDS
        if (claim := deal.declarations.claim(kind)) is None
        or claim.withheld
        or claim.waits_to_be_shown
        or claim.reply in (None, Reply.NOT_GOOD)
    )


def bars(deal: DealState, against: Seat) -> tuple[Item, ...]:
    """What the adversary has that does not score but bars a pique or a repique (H6, J10)."""
    barring = deal.barring if against is ELDER else ()
    return barring + bars_of_showing(deal, against)


def is_due(deal: DealState, seat: Seat, calls_over: bool = False) -> bool:
    """Whether a seat's sixty is certain and not yet counted.

    While elder may still call, what younger may still count bars his. A pique that was counted
    stays: what is claimed late makes no repique of it (house choice 13; rule J4).
    """
    if has_jumped(deal.ledger, seat):
        return False
    return earns_repique(deal.ledger, seat, _barring(deal, seat, calls_over), deal.options)


def _barring(deal: DealState, against: Seat, calls_over: bool) -> Iterator[Item]:
    """The classes that bar a repique, told one by one as they are asked for."""
    yield from bars(deal, against)
    if against is ELDER and not calls_over:
        yield from open_to_younger(deal)


def seek_repique(chain: Chain, seat: Seat, calls_over: bool = False) -> None:
    """Add the sixty as soon as it is certain."""
    deal = chain.deal
    if is_due(deal, seat, calls_over):
        chain.count(seat, Item.REPIQUE, repique_of(seat, deal.options))
