"""Calling: what each may call or reckon, and what comes of a call.

Source: Cavendish, "Calling and showing" (rules E1 to E5, F4 to F13, G3, G10; laws 46 to 49). A call
is answered when it is elder's first of its kind; what is called after a "good" is only added up, as
is all that younger calls.
"""

from __future__ import annotations

from rules.core.cards import Hand
from rules.core.game import Refused
from rules.piquet.actions import Call, Reply
from rules.piquet.chain import Chain
from rules.piquet.combinations import (
    KINDS,
    POINT,
    SEQUENCE,
    SET,
    Combination,
    Kind,
    Point,
    RankSet,
    Sequence,
    callings,
    holdings,
    whole_of,
)
from rules.piquet.events import CardsShown, PointCalled, SequenceCalled, SetCalled, SuitTold
from rules.piquet.options import OrderOfCalls
from rules.piquet.pack import PACK
from rules.piquet.pique import seek_pique_of_first_lead, seek_repique
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import item_of, worth
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Claim, DealState, Phase, twelve_of
from rules.piquet.talk.implied import tell_implied
from rules.piquet.talk.showing import barred_by_showing

_FREE = OrderOfCalls.FREE
_NOT_BETTER = Refused(Refusal.NOT_BETTER)


def counted_cards(deal: DealState, seat: Seat, kind: Kind) -> Hand:
    """The cards a seat has already reckoned of one kind, or will when they are laid down."""
    counted: Hand = frozenset()
    item = item_of(kind)
    for line in deal.ledger:
        if line.item is item and line.seat is seat and line.cards:
            counted = counted | line.cards if line.points > 0 else counted - line.cards
    claim = deal.declarations.claim(kind)
    if seat is ELDER and claim is not None and claim.waits_to_be_shown:
        counted |= claim.call.cards
    return counted


def good_against_the_cards(deal: DealState, call: Combination) -> bool:
    """Whether younger's hand and discard together could hold nothing as good (rule F11, law 49).

    Elder judges it from his own twelve and his discard.
    """
    known = twelve_of(deal, ELDER) | deal.exchanged.discards[ELDER]
    rest = frozenset(PACK) - known
    best = holdings(rest, call.kind)
    return not best or best[0].strength < call.strength


def why_not_call(deal: DealState, action: Call) -> Refused | None:
    """Why the seat on turn may not call this."""
    return why_not_claim(deal, deal.turn, action.what)


def why_not_claim(deal: DealState, seat: Seat, call: Combination) -> Refused | None:
    """Why a seat may not call this, whoever is on turn."""
    whole = whole_holding(deal, seat, call)
    if isinstance(whole, Refused):
        return whole
    if refused := why_not_kind(deal, seat, call.kind):
        return refused
    if whole.cards & counted_cards(deal, seat, call.kind):
        return Refused(Refusal.ALREADY_CALLED)
    claim = deal.declarations.claim(call.kind)
    return None if claim is None else _why_not_beside(deal, seat, call, whole, claim)


def whole_holding(deal: DealState, seat: Seat, call: Combination) -> Combination | Refused:
    """The holding of a seat that a call is the whole or a part of, or why there is none."""
    held = twelve_of(deal, seat)
    if strange := call.cards - held:
        return Refused(Refusal.NOT_YOUR_CARD, (str(min(strange)),))
    return whole_of(held, call) or Refused(Refusal.NOT_FORMED, (call.kind.value,))


def possible_claims(deal: DealState, seat: Seat) -> tuple[Combination, ...]:
    """Everything a seat may call now: whole holdings first, then less of them, kind by kind."""
    held = twelve_of(deal, seat)
    found: list[Combination] = []
    for kind in KINDS:
        if why_not_kind(deal, seat, kind) is None:
            found += _claims_of(deal, seat, held, kind)
    return tuple(found)


def _claims_of(deal: DealState, seat: Seat, held: Hand, kind: Kind) -> list[Combination]:
    """What may be called of a kind that may be called, by one who had these twelve cards."""
    counted, claim = counted_cards(deal, seat, kind), deal.declarations.claim(kind)
    every = callings(held, kind)
    if counted:
        every = tuple(one for one in every if one[1].cards.isdisjoint(counted))
    if claim is None:
        return [call for call, _ in every]
    return [
        call for call, whole in every if _why_not_beside(deal, seat, call, whole, claim) is None
    ]


def why_not_kind(deal: DealState, seat: Seat, kind: Kind) -> Refused | None:
    """Why a seat may call nothing of a kind, whatever it holds."""
    if kind is POINT and counted_cards(deal, seat, kind):
        return Refused(Refusal.ALREADY_CALLED)
    declared = deal.declarations
    claim = declared.claim(kind)
    if kind is SEQUENCE and barred_by_showing(deal, seat):
        return Refused(Refusal.SHOWN_BETTER)
    if seat is ELDER:
        if claim is None and kind is POINT and (declared.sequence or declared.set):
            return Refused(Refusal.POINT_FIRST)
        if _passed_over(deal, seat, kind):
            return Refused(Refusal.OUT_OF_ORDER)
        if claim is None:
            return None
        if claim.withheld:
            return Refused(Refusal.KEPT_BACK)
        if claim.reply is not Reply.GOOD:
            return Refused(Refusal.ANSWERED, ((claim.reply or "").replace(" ", "-"),))
        return None
    if claim is not None and claim.reply is not Reply.NOT_GOOD and not claim.withheld:
        return _NOT_BETTER
    return Refused(Refusal.OUT_OF_ORDER) if _passed_over(deal, seat, kind) else None


def _passed_over(deal: DealState, seat: Seat, kind: Kind) -> bool:
    """Whether the order of calls is fixed and a later kind was called already (rule H1, X9)."""
    if deal.options.order_of_calls is _FREE:
        return False
    later = KINDS[KINDS.index(kind) + 1 :]
    if seat is ELDER:
        return any(deal.declarations.claim(one) is not None for one in later)
    return any(counted_cards(deal, seat, one) for one in later)


def _why_not_beside(
    deal: DealState, seat: Seat, call: Combination, whole: Combination, claim: Claim
) -> Refused | None:
    """Why not this call, `whole` or a part of it, beside elder's first claim of its kind."""
    if seat is ELDER:
        bound = call.strength > claim.call.strength
        strict = deal.options.strict_miscall
        if bound and (strict or not good_against_the_cards(deal, claim.call)):
            return Refused(Refusal.UNDER_CALLED)
        return None
    if claim.withheld:
        return Refused(Refusal.LET_PASS) if _let_pass(deal, whole, claim.call) else None
    return _why_not_point(deal, call, claim.call) if call.kind is POINT else None


def _let_pass(deal: DealState, whole: Combination, kept_back: Combination) -> bool:
    """Whether younger let pass what she has, which is better by all that she was told.

    A point that was neither asked about nor shown has told its number only: of as many cards hers
    is not better, whatever they make.
    """
    if whole.kind is POINT and not deal.declarations.asked:
        return len(whole.cards) > len(kept_back.cards)
    return whole.strength > kept_back.strength


def _why_not_point(deal: DealState, call: Combination, elders: Combination) -> Refused | None:
    """After "not good" younger's point is longer or, where she asked, as long and better.

    Where elder let his go as not good, any as long is.

    Asking bars the superior number only: of a longer suit as many cards as elder's may be called
    (law 46).
    """
    declared, number = deal.declarations, len(elders.cards)
    if len(call.cards) > number:
        return Refused(Refusal.BARRED) if declared.asked else None
    if not declared.asked or len(call.cards) < number:
        return _NOT_BETTER
    better = declared.let_go or call.strength > elders.strength
    return None if better else _NOT_BETTER


def call(chain: Chain, action: Call) -> None:
    """Call what the one on turn may call."""
    claim(chain, chain.deal.turn, action.what)


def claim(chain: Chain, seat: Seat, what: Combination) -> None:
    """Call; elder's first call of a kind waits for its answer, everything else counts at once."""
    deal = chain.deal
    first = seat is ELDER and deal.declarations.claim(what.kind) is None
    if first:
        declared = deal.declarations.with_claim(what.kind, Claim(what))
        chain.then(said(seat, what), declarations=declared)
        chain.awaits(Phase.ANSWER, YOUNGER)
        return
    chain.then(said(seat, what))
    show(chain, seat, what)
    if seat is YOUNGER and what.kind is SET:
        tell_implied(chain)
    chain.count(seat, item_of(what.kind), worth(what, deal.options), what.cards)
    seek_repique(chain, seat)
    seek_pique_of_first_lead(chain)


def shows(deal: DealState, kind: Kind) -> bool:
    """Whether it was agreed that what counts of this kind is laid down (X6; see `laying`)."""
    return deal.options.show_to_score and kind is not SET


def show(chain: Chain, seat: Seat, what: Combination) -> None:
    """Lay down what counts or is equal, where that was agreed, and name its suit."""
    if shows(chain.deal, what.kind):
        chain.then(CardsShown(seat, what.cards))
    tell_suit(chain, seat, what)


def said(seat: Seat, what: Combination) -> PointCalled | SequenceCalled | SetCalled:
    """The words of a call as they are heard."""
    match what:
        case Point(cards):
            return PointCalled(seat, what.count, cards)
        case Sequence(cards):
            return SequenceCalled(seat, what.length, what.top, cards)
        case RankSet(cards):
            return SetCalled(seat, what.count, what.rank, cards)


def tell_suit(chain: Chain, seat: Seat, what: Combination) -> None:
    """Name the suit of a point or a sequence that is good or equal (rules E8, F9)."""
    if not isinstance(what, RankSet):
        chain.then(SuitTold(seat, what.kind, what.suit))
