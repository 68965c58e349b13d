"""The conversation: elder's calls, younger's answers, and what younger reckons after the lead.

Source: Cavendish, "Calling and showing" (rules E1 to E12, F1 to F14, G1 to G10, H1 to H15; laws 46
to 56). A call is answered when it is elder's first of its kind; what is called after a "good" is
only added up, as is all that younger calls. House choices 4 and 5: a longer point that younger
barred by asking is no longer hers, so elder's call is compared with her suits of the number called,
but it still bars a pique and a repique; "equal" is said of what a point makes, since an equal
number alone makes one ask.
"""

from __future__ import annotations

from rules.core.cards import Hand
from rules.core.evolve import evolve
from rules.core.game import Refused
from rules.piquet.actions import Answer, Call, Reply
from rules.piquet.chain import Chain
from rules.piquet.combinations import (
    Combination,
    Kind,
    Point,
    RankSet,
    Sequence,
    holdings,
    points,
    whole_of,
)
from rules.piquet.events import (
    Answered,
    MakingAsked,
    MakingTold,
    PointCalled,
    SequenceCalled,
    SetCalled,
    SuitTold,
)
from rules.piquet.pack import PACK
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import REPIQUE, Item, earns_repique, has, item_of
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Claim, DealState, Phase


def counted_cards(deal: DealState, seat: Seat, kind: Kind) -> Hand:
    """The cards a seat has already reckoned of one kind."""
    counted: Hand = frozenset()
    item = item_of(kind)
    for line in deal.ledger:
        if line.item is item and line.seat is seat:
            counted |= line.cards or counted
    return counted


def good_against_the_cards(deal: DealState, call: Combination) -> bool:
    """Whether younger's hand and discard together could hold nothing as good (rule F11, law 49).

    Elder judges it from his own twelve and his discard.
    """
    known = deal.hands[ELDER] | deal.exchanged.discards[ELDER]
    rest = frozenset(PACK) - known
    best = holdings(rest, call.kind)
    return not best or best[0].strength < call.strength


def why_not_call(deal: DealState, action: Call) -> Refused | None:
    """Why the seat on turn may not call this."""
    call = action.what
    held = deal.hands[deal.turn]
    if strange := call.cards - held:
        return Refused(Refusal.NOT_YOUR_CARD, (str(min(strange)),))
    whole = whole_of(held, call)
    if whole is None:
        return Refused(Refusal.NOT_FORMED, (call.kind.value,))
    return why_not_kind(deal, call.kind) or why_not_part(deal, call, whole)


def why_not_kind(deal: DealState, kind: Kind) -> Refused | None:
    """Why the seat on turn may call nothing of a kind, whatever it holds."""
    if kind is Kind.POINT and counted_cards(deal, deal.turn, kind):
        return Refused(Refusal.ALREADY_CALLED)
    declared = deal.declarations
    claim = declared.claim(kind)
    if deal.turn is ELDER:
        if claim is None:
            late = kind is Kind.POINT and (declared.sequence or declared.set)
            return Refused(Refusal.POINT_FIRST) if late else None
        if claim.reply is not Reply.GOOD:
            return Refused(Refusal.ANSWERED, ((claim.reply or "").replace(" ", "-"),))
        return None
    if claim is not None and claim.reply is not Reply.NOT_GOOD:
        return Refused(Refusal.NOT_BETTER)
    return None


def why_not_part(deal: DealState, call: Combination, whole: Combination) -> Refused | None:
    """Why not this call of a kind that may be called, the call being `whole` or a part of it."""
    claim = deal.declarations.claim(call.kind)
    if call.kind is not Kind.POINT and whole.cards & counted_cards(deal, deal.turn, call.kind):
        return Refused(Refusal.ALREADY_CALLED)
    if claim is None:
        return None
    if deal.turn is ELDER:
        bound = call.strength > claim.call.strength
        if bound and not good_against_the_cards(deal, claim.call):
            return Refused(Refusal.UNDER_CALLED)
        return None
    return _why_not_point(deal, call, whole, claim.call) if call.kind is Kind.POINT else None


def _why_not_point(
    deal: DealState, call: Combination, whole: Combination, elders: Combination
) -> Refused | None:
    """After "not good" younger's point is longer or, where she asked, as long and better.

    The longer suit that asking barred is barred in part too (law 46).
    """
    asked, number = deal.declarations.asked, len(elders.cards)
    if asked and len(whole.cards) > number:
        return Refused(Refusal.BARRED)
    if len(call.cards) > number or (asked and call.strength > elders.strength):
        return None
    return Refused(Refusal.NOT_BETTER)


def call(chain: Chain, action: Call) -> None:
    """Call; elder's first call of a kind waits for its answer, everything else counts at once."""
    deal = chain.deal
    seat, what = deal.turn, action.what
    first = seat is ELDER and deal.declarations.claim(what.kind) is None
    event = _called(seat, what)
    if first:
        declared = deal.declarations.with_claim(what.kind, Claim(what))
        chain.then(event, declarations=declared)
        chain.awaits(Phase.ANSWER, YOUNGER)
        return
    chain.then(event)
    _tell_suit(chain, seat, what)
    chain.count(seat, item_of(what.kind), what.points, what.cards)
    seek_repique(chain, seat)


def _called(seat: Seat, what: Combination) -> PointCalled | SequenceCalled | SetCalled:
    match what:
        case Point(cards):
            return PointCalled(seat, what.count, cards)
        case Sequence(cards):
            return SequenceCalled(seat, what.length, what.top, cards)
        case RankSet(cards):
            return SetCalled(seat, what.count, what.rank, cards)


def _tell_suit(chain: Chain, seat: Seat, what: Combination) -> None:
    if not isinstance(what, RankSet):
        chain.then(SuitTold(seat, what.kind, what.suit))


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
    if rivals and max(rivals) > claim.call.strength:
        replies.append(Reply.NOT_GOOD)
    if kind is not Kind.SET and max(rivals, default=None) == claim.call.strength:
        replies.append(Reply.EQUAL)
    return tuple(replies)


def may_ask(deal: DealState) -> bool:
    """Whether younger may ask what the point makes: hers is as long or longer (law 46)."""
    claim = deal.declarations.unanswered
    if claim is None or not isinstance(claim.call, Point) or deal.declarations.asked:
        return False
    return points(deal.hands[YOUNGER])[0].count >= claim.call.count


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
    declared = deal.declarations.with_claim(what.kind, Claim(what, action.reply))
    chain.then(Answered(what.kind, action.reply), declarations=declared)
    if action.reply is not Reply.NOT_GOOD:
        _tell_suit(chain, ELDER, what)
    if action.reply is Reply.GOOD:
        chain.count(ELDER, item_of(what.kind), what.points, what.cards)
    seek_repique(chain, ELDER)
    chain.awaits(Phase.CALLS, ELDER)


def tell_equals(chain: Chain) -> None:
    """After elder's lead younger names the suit of what she had equal (rules E9, F5)."""
    for kind in (Kind.POINT, Kind.SEQUENCE):
        claim = chain.deal.declarations.claim(kind)
        if claim is not None and claim.reply is Reply.EQUAL:
            own = holdings(chain.deal.hands[YOUNGER], kind)
            equal = next(held for held in own if held.strength == claim.call.strength)
            _tell_suit(chain, YOUNGER, equal)


def open_to_younger(deal: DealState) -> tuple[Item, ...]:
    """The classes in which younger may still count something after elder's calls so far."""
    return tuple(
        item_of(kind)
        for kind in Kind
        if (claim := deal.declarations.claim(kind)) is None or claim.reply in (None, Reply.NOT_GOOD)
    )


def seek_repique(chain: Chain, seat: Seat, calls_over: bool = False) -> None:
    """Add the sixty as soon as it is certain: what the adversary may still count bars it."""
    deal = chain.deal
    if has(deal.ledger, seat, Item.REPIQUE):
        return
    barring = () if seat is YOUNGER else deal.barring
    if seat is ELDER and not calls_over:
        barring += open_to_younger(deal)
    if earns_repique(deal.ledger, seat, barring):
        chain.count(seat, Item.REPIQUE, REPIQUE)
