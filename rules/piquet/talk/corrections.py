"""Elder corrects a call that was smaller than what he holds.

Source: Cavendish, "Calling and showing" (rules E10, F12; law 50): a point until "not good" or
"equal" is answered, a sequence or a quatorze or trio until any reply. House choice 12: the question
"making?" is answered at once and leaves the correction open; a corrected point is a new call, so
the question is withdrawn with the old one, and with it what asking had barred. What younger has
said is good is good for the better point too; it brings what it has more. Option U11: no call is
corrected.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.game import Refused
from rules.piquet.actions import Correct, Reply
from rules.piquet.chain import Chain
from rules.piquet.combinations import Combination, Kind, callings
from rules.piquet.events import CallWithdrawn
from rules.piquet.pique import seek_repique
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import item_of, worth
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Claim, DealState, Phase, twelve_of
from rules.piquet.talk.calls import said, show, whole_holding


def correctable(deal: DealState) -> Claim | None:
    """The call elder may still correct: the one that waits, or a good point before he leads.

    Asked only while elder's calls or an answer are awaited.
    """
    waiting = deal.declarations.unanswered
    if waiting is not None:
        return waiting
    point = deal.declarations.point
    good = point is not None and point.reply is Reply.GOOD and not point.withheld
    return point if good else None


def why_not_correct(deal: DealState, action: Correct) -> Refused | None:
    """Only a call of the kind is corrected, only while it may be, and only to a better one."""
    if deal.options.strict_miscall:
        return Refused(Refusal.CALL_BINDS)
    claim = correctable(deal)
    if claim is None or claim.call.kind is not action.what.kind:
        return Refused(Refusal.NOTHING_TO_CORRECT)
    whole = whole_holding(deal, ELDER, action.what)
    if isinstance(whole, Refused):
        return whole
    if action.what.strength <= claim.call.strength:
        return Refused(Refusal.NO_UNDER_CALL)
    return None


def possible_corrections(deal: DealState) -> tuple[Combination, ...]:
    """What elder may call instead: whole holdings first, then less of them."""
    claim = correctable(deal)
    if claim is None or deal.options.strict_miscall:
        return ()
    called, number = claim.call.strength, len(claim.call.cards)
    every = (one for one, _ in callings(twelve_of(deal, ELDER), claim.call.kind))
    return tuple(one for one in every if len(one.cards) >= number and one.strength > called)


def correct(chain: Chain, action: Correct) -> None:
    """Withdraw the call and make the better one; a point that was good counts what it adds."""
    deal, what = chain.deal, action.what
    claim = correctable(deal)
    if claim is None:
        raise ValueError("no call can be corrected")
    declared = deal.declarations.with_claim(what.kind, replace(claim, call=what))
    if claim.reply is None and what.kind is Kind.POINT:
        declared = replace(declared, asked=False, barred=False)
    chain.then(CallWithdrawn(ELDER, what.kind))
    chain.then(said(ELDER, what), declarations=declared)
    if claim.reply is None:
        chain.awaits(Phase.ANSWER, YOUNGER)
        return
    if claim.waits_to_be_shown:
        return
    show(chain, ELDER, what)
    more = worth(what, deal.options) - worth(claim.call, deal.options)
    if more:
        chain.count(ELDER, item_of(what.kind), more, what.cards)
    seek_repique(chain, ELDER)
