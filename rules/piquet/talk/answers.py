"""Younger's answers to elder's calls, her question "making?", and what comes of them.

Source: Cavendish, "Calling and showing" (rules E3, E6 to E9, F5, G5; laws 46, 47), and the
treatise's Case I. House choices 4 and 5: asking bars the superior number only, so of a longer point
younger may call as many cards as elder; if she does not, nobody counts, but hers bars a pique and a
repique (or, by an option, elder counts). "Equal" to the number is as good as asking; then it is
said of what the cards make. Both "good" and "equal" may be said by one who holds better.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.game import Refused
from rules.piquet.actions import Answer, Reply
from rules.piquet.chain import Chain
from rules.piquet.combinations import (
    Combination,
    Kind,
    Point,
    as_good_as,
    callings,
    holdings,
    points,
)
from rules.piquet.events import Answered, MakingAsked, MakingTold, PointLetGo
from rules.piquet.exchange import leavings_undecided
from rules.piquet.options import FIRST_EDITION, Asking
from rules.piquet.pique import seek_pique_of_first_lead, seek_repique
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import item_of, worth
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Claim, DealState, Phase, twelve_of
from rules.piquet.talk.calls import show, shows, whole_holding
from rules.piquet.talk.implied import implied_to_younger, strength_of, take_back
from rules.piquet.talk.showing import shown_sequence


def true_replies(deal: DealState) -> tuple[Reply, ...]:
    """What younger may truly answer to the call that waits; "good" is always open: she may sink."""
    claim = deal.declarations.unanswered
    if claim is None:
        return ()
    replies = [Reply.GOOD]
    if _holds_better(deal, claim.call):
        replies.append(Reply.NOT_GOOD)
    if may_ask(deal) or true_equals(deal):
        replies.append(Reply.EQUAL)
    return tuple(replies)


def _holds_better(deal: DealState, call: Combination) -> bool:
    """Whether younger holds something better than the call, as far as she knows and may say."""
    hand = deal.hands[YOUNGER]
    best = max((held.strength for held in holdings(hand, call.kind)), default=(0, 0))
    if isinstance(call, Point):
        if not deal.declarations.asked:
            return best[0] > call.count  # of as many cards one knows nothing before one asks
        if deal.declarations.barred and not deal.options.elder_counts_barred:
            return True  # though she may not count it (house choice 4)
        every = (own for own, _ in callings(hand, Kind.POINT))
        return any(own.strength > call.strength for own in every if len(own.cards) == call.count)
    return best > max(call.strength, _shown_above(deal, call) or call.strength)


def _shown_above(deal: DealState, call: Combination) -> tuple[int, int] | None:
    """What elder showed of the kind, if it is better than his call: it bars what it beats (H6)."""
    shown: tuple[int, int] | None = None
    if call.kind is Kind.SEQUENCE:
        shown = shown_sequence(deal, ELDER)
    elif call.kind is Kind.SET and (implied := implied_to_younger(deal)):
        shown = strength_of(implied)
    return shown if shown is not None and shown > call.strength else None


def true_equals(deal: DealState) -> tuple[Combination, ...]:
    """What younger holds, whole or in part, that is just as good as the call that waits (DC5).

    Of a point nothing before its value was told; of a quatorze or trio never (rule G5).
    """
    claim = deal.declarations.unanswered
    if claim is None or claim.call.kind is Kind.SET:
        return ()
    if claim.call.kind is Kind.POINT and not deal.declarations.asked:
        return ()
    if _shown_above(deal, claim.call) is not None:
        return ()
    return as_good_as(deal.hands[YOUNGER], claim.call)


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
    if action.meant is not None:
        true = action.reply is Reply.EQUAL and action.meant in true_equals(deal)
    else:
        true = action.reply in true_replies(deal)
    return None if true else Refused(Refusal.UNTRUE)


def why_not_ask(deal: DealState) -> Refused | None:
    """Only a point no longer than one's own is asked about, and once."""
    return None if may_ask(deal) else Refused(Refusal.NOTHING_TO_ASK)


def ask_making(chain: Chain, *, equal: bool = False) -> None:
    """Younger asks, or says "equal" to the number; elder tells, or lets his point go.

    Either bars a longer point of hers (law 46).
    """
    deal = chain.deal
    claim = deal.declarations.unanswered
    if claim is None or not isinstance(claim.call, Point):
        raise ValueError("no point waits for an answer")
    longer = points(deal.hands[YOUNGER])[0].count > claim.call.count
    chain.then(
        MakingAsked(equal), declarations=replace(deal.declarations, asked=True, barred=longer)
    )
    if deal.options.edition == FIRST_EDITION:
        tell_making(chain, claim.call)
        return
    chain.awaits(Phase.TELLING, ELDER)


def tellable(deal: DealState) -> tuple[Point, ...]:
    """What elder may tell the value of: all points of the number he called, that one first."""
    claim = deal.declarations.point
    if claim is None or not isinstance(claim.call, Point):
        return ()
    every = (own for own, _ in callings(twelve_of(deal, ELDER), Kind.POINT))
    points = tuple(own for own in every if isinstance(own, Point) and own.count == claim.call.count)
    return (claim.call, *(own for own in points if own != claim.call))


def why_not_tell(deal: DealState, what: Point) -> Refused | None:
    """Only a point that he holds, of the number he called."""
    whole = whole_holding(deal, ELDER, what)
    if isinstance(whole, Refused):
        return whole
    return None if what in tellable(deal) else Refused(Refusal.OTHER_NUMBER)


def tell_making(chain: Chain, what: Point) -> None:
    """Elder tells what this point makes, which is now the one he called."""
    declared = chain.deal.declarations.with_claim(Kind.POINT, Claim(what))
    chain.then(MakingTold(what.value), declarations=declared)
    chain.awaits(Phase.ANSWER, YOUNGER)


def let_go(chain: Chain) -> None:
    """Elder's point goes as not good; younger may count hers of as many cards."""
    declared = chain.deal.declarations
    if declared.point is None:
        raise ValueError("no point was called")
    lost = replace(declared.point, reply=Reply.NOT_GOOD)
    chain.then(PointLetGo(), declarations=replace(declared, point=lost, let_go=True))
    _go_on(chain, Kind.POINT)


def answer(chain: Chain, action: Answer) -> None:
    """Younger answers; a good call counts, and of a good or equal one elder names the suit."""
    deal = chain.deal
    claim = deal.declarations.unanswered
    if claim is None:
        raise ValueError("no call waits for an answer")
    what = claim.call
    if action.reply is Reply.EQUAL and may_ask(deal):
        ask_making(chain, equal=True)
        return
    equal = None
    if action.reply is Reply.EQUAL:
        equal = action.meant or true_equals(deal)[0]
    stands = action.reply is not Reply.NOT_GOOD
    early = deal.table.led is None and deal.exchanged.named is None
    waits = stands and early and shows(deal, what.kind)
    declared = deal.declarations.with_claim(
        what.kind, Claim(what, action.reply, waits, equal=equal)
    )
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
    if claim is not None and claim.equal is not None and not claim.withheld:
        show(chain, YOUNGER, claim.equal)
