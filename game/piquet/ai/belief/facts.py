"""What a seat knows for certain of the hand the adversary called from and plays.

Only what follows from the rules stands here: cards seen, suits he is void in, what a call or a true
answer says. Nothing here ever excludes the hand he has; what is merely likely is weighed elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from game.piquet.ai.sums.two_hands import PARTS, POINT, held
from game.piquet.ai.values.masks import SUIT, SUIT_BITS, WHOLE, mask_of
from rules.core.cards import SUITS, Suit
from rules.piquet import events
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind
from rules.piquet.pack import ORDER
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.view import DealView

Test = Callable[[int], bool]
"""Whether a whole hand of twelve, as a mask, agrees with something that was said."""


class Facts(Struct, frozen=True):
    """Masks of the twelve cards this seat called from, and of what it knows of the other's twelve.

    `whole`: all that lay out of sight when both had exchanged, his twelve among it; `unseen`: what
    of it may still be his; `sure`: his for certain, those he played too; `played`: what he played;
    `tests`: what was said, each to be true of his twelve.
    """

    mine: int
    whole: int
    unseen: int
    sure: int
    played: int
    tests: tuple[Test, ...]

    @property
    def free(self) -> int:
        """Cards that he may have or not."""
        return self.unseen & ~self.sure

    def dimmed(self, forgotten: int) -> Facts:
        """The same facts for one who no longer knows that these cards are gone.

        What they say is of the cards the other has left, of which he may hold the forgotten ones.
        """
        played = self.played

        def of_twelve(test: Test) -> Test:
            return lambda left: test(left | played)

        return Facts(
            mine=self.mine,
            whole=self.whole | forgotten,
            unseen=self.unseen & ~played | forgotten,
            sure=self.sure & ~played,
            played=0,
            tests=tuple(map(of_twelve, self.tests)),
        )

    def allows(self, hand: int) -> bool:
        """Whether he may hold these twelve cards."""
        return (
            hand & self.sure == self.sure
            and not hand & ~(self.unseen | self.sure)
            and all(test(hand) for test in self.tests)
        )


@dataclass(slots=True)
class _Call:
    """A call of the adversary's as it was heard, and what was told about it afterwards."""

    event: events.PointCalled | events.SequenceCalled | events.SetCalled
    suit: Suit | None = None
    value: int | None = None


def twelve(deal: DealView) -> int:
    """The twelve cards this seat called from: those in hand and those it played."""
    return mask_of(deal.hand) | _played(deal, mine=True)


def facts(deal: DealView) -> Facts:
    """All that is certain once both have exchanged."""
    other = deal.seat.other
    mine = twelve(deal)
    gone = mine | mask_of(deal.discard)
    sure, left = _exchanged(deal)
    tests: list[Test] = []
    calls: list[_Call] = []
    own: dict[Kind, tuple[int, int]] = {}
    asked = corrected = False
    for event in deal.history:
        match event:
            case events.CallWithdrawn(seat, kind) if seat is deal.seat:
                own.pop(kind, None)
                corrected = corrected or kind is Kind.POINT
            case (
                events.PointCalled(seat) | events.SequenceCalled(seat) | events.SetCalled(seat)
            ) if seat is other:
                calls.append(_Call(event))
            case events.PointCalled() | events.SequenceCalled() | events.SetCalled():
                _remember(own, event)
            case events.MakingTold(value) if other is ELDER and calls:
                calls[-1].value = value
            case events.MakingTold(value) if Kind.POINT in own:
                own[Kind.POINT] = own[Kind.POINT][0], value  # perhaps another one's
            case events.MakingAsked() if other is YOUNGER and Kind.POINT in own:
                asked = True
                tests.append(_is_as_long(own[Kind.POINT][0]))
            case events.Answered(kind, reply) if other is YOUNGER and kind in own:
                if corrected and kind is Kind.POINT and reply is not Reply.GOOD:
                    tests.append(_is_as_long(own[kind][0]))
                else:
                    tests.extend(_answer(kind, reply, own[kind], asked))
            case events.SuitTold(seat, kind, suit) if seat is other:
                named = [call for call in calls if _kind(call.event) is kind]
                if named:
                    named[-1].suit = suit
                elif kind in own:
                    tests.append(_equal_in(kind, suit, own[kind]))
            case events.CardsShown(seat, cards) | events.CardsTold(seat, cards) if seat is other:
                sure |= mask_of(cards)
            case _:
                pass
    tests.extend(_called(call) for call in calls)
    tests.extend(_blanche(deal))
    played = _played(deal, mine=False)
    void = _voids(deal) & ~played
    sure |= played
    whole = WHOLE & ~gone & ~left
    return Facts(mine, whole, whole & ~void, sure, played, tuple(tests))


def _exchanged(deal: DealView) -> tuple[int, int]:
    """Cards that the adversary surely took, and cards that lie where nobody has them."""
    sure, left = 0, mask_of(deal.leavings or ())
    if deal.seat is ELDER and deal.discard_sizes[YOUNGER]:
        # What elder left of his five lies on top of younger's cards.
        taken = deal.discard_sizes[YOUNGER]
        sure |= mask_of(deal.left_seen[:taken])
        left |= mask_of(deal.left_seen[taken:])
    for event in deal.history:
        match event:
            case events.LeavingsShown(cards):
                left |= mask_of(cards)
            case events.LeavingsSeen(seat, cards) if seat is YOUNGER and cards is not None:
                left |= mask_of(cards)
            case _:
                pass
    return sure, left


def _played(deal: DealView, *, mine: bool) -> int:
    return mask_of(
        event.card
        for event in deal.history
        if isinstance(event, events.CardPlayed) and (event.seat is deal.seat) is mine
    )


def _voids(deal: DealView) -> int:
    """All cards of the suits in which the adversary did not follow."""
    void = 0
    table = deal.table
    tricks = [(trick.leader, trick.led, trick.reply) for trick in table.tricks]
    for leader, led, reply in tricks:
        if leader is deal.seat and reply.suit is not led.suit:
            void |= SUIT << SUIT_BITS * SUITS.index(led.suit)
    return void


def _kind(event: events.PointCalled | events.SequenceCalled | events.SetCalled) -> Kind:
    match event:
        case events.PointCalled():
            return Kind.POINT
        case events.SequenceCalled():
            return Kind.SEQUENCE
        case events.SetCalled():
            return Kind.SET


def _remember(own: dict[Kind, tuple[int, int]], event: events.Event) -> None:
    """Keep the strength of one's own first call of a kind, or of the one that corrected it."""
    match event:
        case events.PointCalled(_, count, cards) if cards is not None:
            value = sum(POINT[mask] & 127 for mask in _suits(mask_of(cards)))
            own.setdefault(Kind.POINT, (count, value))
        case events.SequenceCalled(_, length, top):
            own.setdefault(Kind.SEQUENCE, (length, ORDER.index(top)))
        case events.SetCalled(_, count, rank):
            own.setdefault(Kind.SET, (count, ORDER.index(rank)))
        case _:
            pass


def _suits(hand: int) -> tuple[int, int, int, int]:
    return hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24


def _is_as_long(count: int) -> Test:
    return lambda hand: held(hand).point >> 7 >= count


def _answer(kind: Kind, reply: Reply, call: tuple[int, int], asked: bool) -> list[Test]:
    """What an answer of younger's says for certain: "good" says nothing, she may sink."""
    if reply is Reply.GOOD:
        return []
    better = reply is Reply.NOT_GOOD
    strength = call[0] << 3 | call[1]
    match kind:
        case Kind.POINT if not asked:
            return [_is_as_long(call[0] + 1)] if better else []
        case Kind.POINT:
            count, value = call
            worth = count << 7 | value
            if better:  # as many cards that make more, or a longer one, which asking barred
                return [lambda hand: held(hand).point > worth]
            return [lambda hand: any(worth in PARTS[mask] for mask in _suits(hand))]
        case Kind.SEQUENCE if better:
            return [lambda hand: held(hand).sequence > strength]
        case Kind.SEQUENCE:
            return [lambda hand: _has_run(hand, _run(*call))]
        case Kind.SET:
            return [lambda hand: held(hand).rank_set > strength] if better else []


def _has_run(hand: int, run: int) -> bool:
    """Whether the cards of a sequence are held in any suit."""
    return any(mask & run == run for mask in _suits(hand))


def _equal_in(kind: Kind, suit: Suit, call: tuple[int, int]) -> Test:
    """Younger named the suit of what she has equal."""
    shift = SUIT_BITS * SUITS.index(suit)
    if kind is Kind.POINT:
        worth = call[0] << 7 | call[1]
        return lambda hand: worth in PARTS[hand >> shift & SUIT]
    run = _run(*call) << shift
    return lambda hand: hand & run == run


def _run(length: int, top: int) -> int:
    """The cards of a sequence within a suit."""
    return ((1 << length) - 1) << top - length + 1


def _called(call: _Call) -> Test:
    """What was called is held, in the suit that was told or in any."""
    shifts = tuple(
        SUIT_BITS * place for place, suit in enumerate(SUITS) if call.suit in (None, suit)
    )
    match call.event:
        case events.PointCalled(_, count):
            value = call.value
            return lambda hand: any(
                _has_point(hand >> shift & SUIT, count, value) for shift in shifts
            )
        case events.SequenceCalled(_, length, top):
            runs = tuple(_run(length, ORDER.index(top)) << shift for shift in shifts)
            return lambda hand: any(hand & run == run for run in runs)
        case events.SetCalled(_, count, rank):
            alike = sum(1 << SUIT_BITS * place + ORDER.index(rank) for place in range(len(SUITS)))
            return lambda hand: (hand & alike).bit_count() >= count


def _has_point(mask: int, count: int, value: int | None) -> bool:
    """Whether a suit has a point of so many cards, of those that make `value` if that was told."""
    if value is None:
        return mask.bit_count() >= count
    return count << 7 | value in PARTS[mask]


def _blanche(deal: DealView) -> list[Test]:
    """Of a carte blanche that was shown only what was put out is gone."""
    for event in deal.history:
        if isinstance(event, events.CarteBlancheShown) and event.seat is not deal.seat:
            dealt = mask_of(event.cards)
            return [_keeps(dealt, dealt.bit_count() - deal.discard_sizes[event.seat])]
    return []


def _keeps(dealt: int, count: int) -> Test:
    return lambda hand: (hand & dealt).bit_count() == count
