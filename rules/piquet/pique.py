"""When the thirty of a pique is counted.

Source: Cavendish, "Carte blanche, pique and repique" (rules J1 to J3; law 69). He who leads the
card that makes him thirty says "sixty", with his first lead as with any other. What younger counts
in hand comes before that lead, so it waits for her first card as long as anything is open to her.
House choice 34: nothing is, when of each kind elder's call was good or equal, as both have heard; a
late claim may close the last one. By the first edition a first lead waited for her card always.
"""

from __future__ import annotations

from rules.piquet.chain import Chain
from rules.piquet.options import FIRST_EDITION, PiqueBar
from rules.piquet.repique import bars, open_to_younger
from rules.piquet.scoring import PIQUE, Item, earns_pique
from rules.piquet.seats import ELDER, YOUNGER

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
