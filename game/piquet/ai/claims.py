"""How each kind of holding will be settled, as far as was said, and what both count by it.

One who decides on a call or an answer asks what follows from it against each hand that the other
may hold: whose the point is, the sequences, the sets.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct

from game.piquet.ai.belief.facts import twelve
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.belief.manners import best, points_of, said, younger_counts
from game.piquet.ai.sums import parts
from game.piquet.ai.sums.two_hands import PARTS
from game.piquet.ai.values.masks import hand_of
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind
from rules.piquet.history import talk_of
from rules.piquet.options import Options, OrderOfCalls
from rules.piquet.pack import PACK
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.talk.showing import shown_to
from rules.piquet.view import DealView, View, barring_set

_ORDER = tuple(Kind)


class Whose(Enum):
    """Who counts a kind."""

    MINE = auto()
    THEIRS = auto()
    BETTER = auto()  # whoever has the better one, nobody if they are equal
    SETTLED = auto()  # nobody counts more than what stands in the ledger


class HoldingClaim(Struct, frozen=True):
    """Who counts a kind.

    `strength`: of mine, where the better one counts; of what mine has shown, where theirs counts
    only if it is better than that (rule H6). `counts`: what he who counts it counts, where that is
    told; else all he has of it.
    """

    whose: Whose
    strength: int = 0
    counts: int | None = None


Claims = dict[Kind, HoldingClaim]
_MINE, _THEIRS, _SETTLED = (
    HoldingClaim(whose) for whose in (Whose.MINE, Whose.THEIRS, Whose.SETTLED)
)


def if_called(view: View, wanted: dict[Kind, int]) -> Claims:
    """What follows if I call these kinds, with these strengths, and nothing else any more."""
    deal = deal_of(view)
    heard = said(deal)
    found: Claims = {}
    withdrawn = Kind.SET in wanted and barring_set(view) is not None
    for kind in Kind:
        reply = heard.replies.get(kind)
        if kind is Kind.SET and withdrawn:
            found[kind] = _SETTLED  # elder is taken to claim what his calls have shown
        elif kind is Kind.POINT and deal.seat is YOUNGER and wanted.get(kind):
            found[kind] = HoldingClaim(Whose.MINE, counts=wanted[kind] >> 7)
        elif kind in wanted and (deal.seat is YOUNGER or kind in heard.elders):
            found[kind] = _MINE
        elif kind in wanted:
            found[kind] = HoldingClaim(Whose.BETTER, wanted[kind])
        elif deal.seat is YOUNGER or reply in (Reply.GOOD, Reply.EQUAL) or deal.table.led:
            found[kind] = _SETTLED
        elif kind is Kind.SEQUENCE and kind not in heard.elders:
            found[kind] = HoldingClaim(Whose.THEIRS, shown(deal))
        else:
            found[kind] = _THEIRS
    return found


def shown(deal: DealView) -> int:
    """How good a sequence elder's point has shown to younger; 0 for none."""
    known = frozenset(PACK) - hand_of(twelve(deal)) - deal.discard
    length, top = shown_to(talk_of(deal.history), deal.seat, known) or (0, 0)
    return length << 3 | top


def if_answered(view: View, waiting: Kind | None, reply: Reply | None) -> Claims:
    """What follows if younger answers the call that waits so; None: truly, when she has asked.

    Elder is taken to call all that he still may, and both to answer truly from there.
    """
    deal = deal_of(view)
    heard = said(deal)
    own = twelve(deal)
    found: Claims = {}
    for kind in Kind:
        answer = reply if kind is waiting else heard.replies.get(kind)
        point = kind is Kind.POINT and kind in heard.elders
        called = heard.elders[kind] >> 7 if point else None
        match answer:
            case Reply.GOOD:
                found[kind] = HoldingClaim(Whose.THEIRS, counts=called)
            case Reply.NOT_GOOD if point and heard.asked:
                found[kind] = _as_many(own, heard.elders[kind] >> 7, heard.makes)
            case Reply.NOT_GOOD:
                found[kind] = _MINE
            case Reply.EQUAL:
                found[kind] = _SETTLED
            case None if any(bars(view.options, ELDER, one, kind) for one in heard.elders):
                found[kind] = _MINE  # he has passed it over
            case None:
                found[kind] = HoldingClaim(Whose.BETTER, best(own, kind), called)
    return found


def _as_many(own: int, count: int, makes: int) -> HoldingClaim:
    """What is left to younger when she asked: as many cards as elder's, if any make more."""
    suits = (own >> shift & 255 for shift in (0, 8, 16, 24))
    best = max(
        (part & 127 for suit in suits for part in PARTS[suit] if part >> 7 == count), default=0
    )
    return HoldingClaim(Whose.MINE, counts=count) if best > makes else _SETTLED


def all_counted(view: View) -> Claims:
    """What follows for younger at no call of hers if both say all that they still may."""
    heard = said(deal_of(view))
    if not heard.led:
        return if_answered(view, None, None)
    return if_called(view, {kind: 0 for kind in Kind if younger_counts(heard, kind)})


def all_settled() -> Claims:
    """What follows once younger has played: nobody counts anything more in hand."""
    return dict.fromkeys(Kind, _SETTLED)


def bars(options: Options, caller: Seat, called: Kind, kind: Kind) -> bool:
    """Whether calling the one kind gives up the other; elder's point at least comes first."""
    if options.order_of_calls is OrderOfCalls.FIXED:
        return _ORDER.index(kind) < _ORDER.index(called)
    return caller is ELDER and kind is Kind.POINT and called is not Kind.POINT


class Hands(Struct, frozen=True):
    """My twelve and what both have counted in hand so far, to reckon claims with."""

    mine: int
    had: tuple[parts.Sums, parts.Sums]

    @classmethod
    def of(cls, deal: DealView) -> Hands:
        """Those of a deal."""
        sums = parts.so_far(deal, deal.seat), parts.so_far(deal, deal.seat.other)
        return cls(twelve(deal), sums)

    def count(self, claims: Claims, other: int) -> tuple[parts.InHand, parts.InHand]:
        """What I and the other count in hand against these twelve cards of his."""
        in_hand: list[tuple[int, int]] = []
        for kind, claim in claims.items():
            part = parts.OF_KIND[kind]
            own, others = int(self.had[0][part]), int(self.had[1][part])
            whose = claim.whose
            if whose is Whose.BETTER:
                rival = best(other, kind)
                if claim.strength != rival:
                    whose = Whose.MINE if claim.strength > rival else Whose.THEIRS
            if whose is Whose.MINE:
                told = claim.counts if claim.whose is Whose.MINE else None
                own = max(own, points_of(self.mine, kind) if told is None else told)
            elif whose is Whose.THEIRS and best(other, kind) > claim.strength:
                has = points_of(other, kind) if claim.counts is None else claim.counts
                others = max(others, has)
            in_hand.append((own, others))
        (p_own, p_other), (q_own, q_other), (s_own, s_other) = in_hand
        blanche = [int(sums[parts.BLANCHE]) for sums in self.had]
        return (blanche[0], p_own, q_own, s_own), (blanche[1], p_other, q_other, s_other)
