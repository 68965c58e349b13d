"""Younger's answers to elder's calls, her question "making?", and what comes of them.

Source: Cavendish, "Calling and showing" (rules E3, E6 to E9, F5, G5; laws 46, 47). House choices 4
and 5: a longer point that younger barred by asking is no longer hers, so elder's call is compared
with her suits of the number called, but it still bars a pique and a repique; "equal" is said of
what a point makes, since an equal number alone makes one ask.
"""

from __future__ import annotations

from rules.core.evolve import evolve
from rules.core.game import Refused
from rules.piquet.actions import Answer, Reply
from rules.piquet.chain import Chain
from rules.piquet.combinations import Kind, Point, holdings, points
from rules.piquet.events import Answered, MakingAsked, MakingTold
from rules.piquet.exchange import leavings_undecided
from rules.piquet.options import Asking
from rules.piquet.pique import seek_pique_of_first_lead
from rules.piquet.refusals import Refusal
from rules.piquet.repique import seek_repique
from rules.piquet.scoring import item_of, worth
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Claim, DealState, Phase
from rules.piquet.talk.calls import show, shows
from rules.piquet.talk.implied import implied_to_younger, strength_of, take_back
from rules.piquet.talk.showing import shown_sequence


def true_replies(deal: DealState) -> tuple[Reply, ...]:
    """What younger may truly answer to the call that waits; "good" is always open: she may sink."""
    claim = deal.declarations.unanswered
    if claim is None:
        return ()
    hand = deal.hands[YOUNGER]
    kind = claim.call.kind
    rivals = [rival.strength for rival in holdings(hand, kind)]
    replies = [Reply.GOOD]
    if kind is Kind.POINT:
        number, asked = claim.call.strength[0], deal.declarations.asked
        if asked:
            rivals = [strength for strength in rivals if strength[0] == number]
        elif rivals[0][0] <= number:  # an equal number is asked about, a shorter suit is no answer
            rivals = []
    if kind is Kind.SEQUENCE and (shown := shown_sequence(deal, ELDER)):
        # A better one than the call was shown: what does not beat that is barred (rule H6).
        shows_more = shown > claim.call.strength
        rivals = [strength for strength in rivals if not shows_more or strength > shown]
    if kind is Kind.SET and rivals and (implied := implied_to_younger(deal)):
        shows_more = strength_of(implied) > claim.call.strength
        rivals = [one for one in rivals if not shows_more or one > strength_of(implied)]
    if rivals and max(rivals) > claim.call.strength:
        replies.append(Reply.NOT_GOOD)
    if max(rivals, default=None) == claim.call.strength:  # never so of a set (rule G5)
        replies.append(Reply.EQUAL)
    return tuple(replies)


def may_ask(deal: DealState) -> bool:
    """Whether younger may ask what the point makes: hers is as long or longer (law 46; E7)."""
    claim = deal.declarations.unanswered
    if claim is None or not isinstance(claim.call, Point) or deal.declarations.asked:
        return False
    own = points(deal.hands[YOUNGER])[0].count
    if deal.options.asking is Asking.EQUAL_ONLY:
        return own == claim.call.count
    return own >= claim.call.count


def why_not_answer(deal: DealState, action: Answer) -> Refused | None:
    """Not good and equal are only answered when true."""
    return None if action.reply in true_replies(deal) else Refused(Refusal.UNTRUE)


def why_not_ask(deal: DealState) -> Refused | None:
    """Only a point no longer than one's own is asked about, and once."""
    return None if may_ask(deal) else Refused(Refusal.NOTHING_TO_ASK)


def ask_making(chain: Chain) -> None:
    """Younger asks and elder tells; asking bars a longer point of hers (law 46)."""
    deal = chain.deal
    claim = deal.declarations.unanswered
    if claim is None or not isinstance(claim.call, Point):
        raise ValueError("no point waits for an answer")
    longer = points(deal.hands[YOUNGER])[0].count > claim.call.count
    chain.then(MakingAsked(), declarations=evolve(deal.declarations, asked=True, barred=longer))
    chain.then(MakingTold(claim.call.value))
    chain.awaits(Phase.ANSWER, YOUNGER)


def answer(chain: Chain, action: Answer) -> None:
    """Younger answers; a good call counts, and of a good or equal one elder names the suit."""
    deal = chain.deal
    claim = deal.declarations.unanswered
    if claim is None:
        raise ValueError("no call waits for an answer")
    what = claim.call
    stands = action.reply is not Reply.NOT_GOOD
    early = deal.table.led is None and deal.exchanged.named is None
    waits = stands and early and shows(deal, what.kind)
    declared = deal.declarations.with_claim(what.kind, Claim(what, action.reply, waits))
    chain.then(Answered(what.kind, action.reply), declarations=declared)
    if stands and not waits:
        show(chain, ELDER, what)
    if action.reply is Reply.GOOD and what.kind is Kind.SET:
        take_back(chain)  # what she counted although his calls had shown this one
    if action.reply is Reply.GOOD and not waits:
        chain.count(ELDER, item_of(what.kind), worth(what, deal.options), what.cards)
    seek_repique(chain, ELDER)
    seek_repique(chain, YOUNGER)  # which a shown sequence barred until he claimed it in vain
    seek_pique_of_first_lead(chain)
    _go_on(chain, what.kind)


def _go_on(chain: Chain, kind: Kind) -> None:
    """Back to where the call was made: before elder's lead, or (law 56) after it."""
    deal = chain.deal
    if deal.table.led is not None:
        tell_equal(chain, kind)
        chain.awaits(Phase.LOOK if leavings_undecided(deal) else Phase.RECKONING, YOUNGER)
    elif deal.exchanged.named is None:
        chain.awaits(Phase.CALLS, ELDER)
    elif leavings_undecided(deal):
        chain.awaits(Phase.LOOK, YOUNGER)
    else:
        chain.awaits(Phase.PLAY, ELDER)


def tell_equals(chain: Chain) -> None:
    """After elder's lead younger names the suit of what she had equal (rules E9, F5)."""
    for kind in (Kind.POINT, Kind.SEQUENCE):
        tell_equal(chain, kind)


def tell_equal(chain: Chain, kind: Kind) -> None:
    """Younger names the suit of an equal point or sequence; nothing if there is none."""
    claim = chain.deal.declarations.claim(kind)
    if claim is not None and claim.reply is Reply.EQUAL and not claim.withheld:
        own = holdings(chain.deal.hands[YOUNGER], kind)
        equal = next(held for held in own if held.strength == claim.call.strength)
        show(chain, YOUNGER, equal)
