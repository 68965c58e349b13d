"""Where it was agreed that points and sequences are shown to score: laid down, or kept back.

Source: the Encyclopaedia (rules E5, H7) and the laws of the game to a hundred (U12); option X6.
House choice 16: what younger has said is good or equal elder lays down as he goes on, with his next
call, the suit he names or his lead, and only then it counts; until then he may keep it back. What
he keeps back is lost to him with all of its kind, and younger may count what is equal or lower, as
if he had not called; what is better, by what she was told, she has let pass. All that is only added
up is laid down at once, and so is what is claimed late. Quatorzes and trios are not shown.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.game import Refused
from rules.piquet.actions import Reply, Withhold
from rules.piquet.chain import Chain
from rules.piquet.combinations import Kind
from rules.piquet.events import CardsShown, ShowingDeclined
from rules.piquet.pique import seek_repique
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import item_of, worth
from rules.piquet.seats import ELDER
from rules.piquet.state import DealState
from rules.piquet.talk.calls import tell_suit


def to_be_shown(deal: DealState) -> tuple[Kind, ...]:
    """The kinds in which elder has something good or equal that he has not laid down yet."""
    return tuple(
        kind
        for kind in (Kind.POINT, Kind.SEQUENCE)
        if (claim := deal.declarations.claim(kind)) is not None and claim.waits_to_be_shown
    )


def why_not_withhold(deal: DealState, action: Withhold) -> Refused | None:
    """Only what is still to be shown is kept back."""
    return None if action.kind in to_be_shown(deal) else Refused(Refusal.NOTHING_TO_SHOW)


def withhold(chain: Chain, action: Withhold) -> None:
    """Keep it back: it is lost, and what is equal or lower is younger's."""
    claim = chain.deal.declarations.claim(action.kind)
    if claim is None:
        raise ValueError("nothing of the kind was called")
    lost = replace(claim, waits_to_be_shown=False, withheld=True)
    declared = chain.deal.declarations.with_claim(action.kind, lost)
    chain.then(ShowingDeclined(ELDER, action.kind), declarations=declared)


def lay_down(chain: Chain) -> None:
    """Elder goes on: what is to be shown is shown, and what is good is counted."""
    for kind in to_be_shown(chain.deal):
        claim = chain.deal.declarations.claim(kind)
        if claim is None:
            raise ValueError("nothing of the kind was called")
        declared = chain.deal.declarations.with_claim(kind, replace(claim, waits_to_be_shown=False))
        chain.then(CardsShown(ELDER, claim.call.cards), declarations=declared)
        tell_suit(chain, ELDER, claim.call)
        if claim.reply is Reply.GOOD:
            points = worth(claim.call, chain.deal.options)
            chain.count(ELDER, item_of(kind), points, claim.call.cards)
        seek_repique(chain, ELDER)  # which waited as long as he might have kept it back
