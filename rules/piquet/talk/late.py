"""Elder claims what he left out, after his lead and although younger is on turn.

Source: the laws (56; U16 as an option): what was left out may be claimed until younger has played
to the first trick. Younger's own window is her reckoning. House choice 13: a late claim takes
nothing back. A kind of which younger has counted something meanwhile is closed to a first claim,
and a repique she has counted stands. But a trio or quatorze that his calls have shown takes back
what she counted of sets (house choice 35; see `implied`).
"""

from __future__ import annotations

from rules.core.game import Refused
from rules.piquet.actions import ClaimLate
from rules.piquet.chain import Chain
from rules.piquet.combinations import KINDS, Combination, Kind
from rules.piquet.options import LateClaims
from rules.piquet.refusals import Refusal
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import DealState
from rules.piquet.talk.calls import claim, counted_cards, possible_claims, why_not_claim
from rules.piquet.talk.implied import objects

_TOO_LATE, _NOT_LATE = Refused(Refusal.TOO_LATE), Refused(Refusal.NOT_LATE)


def why_not_late(deal: DealState) -> Refused | None:
    """Why elder may claim nothing late, whatever he holds."""
    table = deal.table
    if table.tricks:
        return _TOO_LATE
    if table.led is not None:
        return _TOO_LATE if deal.options.late_claims is LateClaims.OWN_FIRST_CARD else None
    return _NOT_LATE if deal.exchanged.named is None else None


def why_not_claim_late(deal: DealState, action: ClaimLate) -> Refused | None:
    """Late or not, what is claimed is what might have been called; see house choice 13."""
    if refused := why_not_late(deal) or why_not_claim(deal, ELDER, action.what):
        return refused
    if action.what.kind in _closed(deal) and not objects(deal, action.what):
        return Refused(Refusal.COUNTED_MEANWHILE)
    return None


def possible_late_claims(deal: DealState) -> tuple[Combination, ...]:
    """Everything elder may claim late: whole holdings first, then less of them, kind by kind."""
    if why_not_late(deal) is not None:
        return ()
    every, closed = possible_claims(deal, ELDER), _closed(deal)
    return tuple(one for one in every if one.kind not in closed or objects(deal, one))


def claim_late(chain: Chain, action: ClaimLate) -> None:
    """Elder's first claim of a kind is answered, the rest counts at once; then all goes on."""
    claim(chain, ELDER, action.what)


def _closed(deal: DealState) -> tuple[Kind, ...]:
    """The kinds of which younger has counted something: had he called one, his was not good.

    What his calls had shown before she did is open to him all the same.
    """
    return tuple(kind for kind in KINDS if counted_cards(deal, YOUNGER, kind))
