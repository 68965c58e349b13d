"""What is weighed while one chooses a discard, and how a discard that is told of is laid."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.estimates import BEST
from game.piquet.ui.hand_state import HandState, own_hand
from game.piquet.words import say
from game.players.judgement import Judgement, Weighed
from game.stage.widgets import Button
from game.table.offers import TAKES_BEST, Offer, Prompt, side_offer
from game.table.state import TableState
from rules.core.cards import Hand
from rules.piquet.actions import Action, Exchange
from rules.piquet.choices import MayExchange
from rules.piquet.view import View


class DiscardRow(StrEnum):
    """To lay the discard of a row: one of the best, from above, or the best by its button."""

    FIRST = "row-1"
    SECOND = "row-2"
    THIRD = "row-3"
    FOURTH = "row-4"
    FIFTH = "row-5"
    BEST = TAKES_BEST


class DiscardTold(Struct, frozen=True):
    """What is told: the best, from the best down, and one's own with its place among them."""

    best: tuple[Judgement, ...]
    own: Judgement | None
    at: int | None
    chosen: bool  # a discard that may be made lies there, weighed or not
    settled: bool

    @property
    def alike(self) -> bool:
        """Whether one's own is as good as the best, as far as can be told."""
        own, best = self.own, self.best[0]
        return own is not None and best.settlement - own.settlement <= 2 * own.doubt


def differing(known: DiscardTold) -> tuple[Hand, Hand]:
    """What the best puts out besides one's own, and what it keeps of that; none if as good."""
    if known.own is None or known.at == 0 or known.alike:
        return frozenset(), frozenset()
    best, own = put_out(known.best[0]), put_out(known.own)
    return best - own, own - best


def put_out(one: Judgement) -> Hand:
    """The cards that a discard puts out."""
    return one.action.cards if isinstance(one.action, Exchange) else frozenset()


def weighable(seen: View) -> bool:
    """Whether a discard is chosen."""
    return isinstance(seen.choices, MayExchange)


def choice(top: TableState) -> Action | None:
    """The exchange that would be made now; None while too few cards are put out, or too many."""
    return exchange(top.seen, top.hand_state)


def exchange(seen: View, hand_state: HandState) -> Exchange | None:
    """The exchange of what is put out, if it may be made."""
    may = seen.choices
    if not isinstance(may, MayExchange) or seen.deal is None:
        return None
    out = frozenset(hand_state.chosen) & seen.deal.hand
    return Exchange(out) if may.least <= len(out) <= may.most else None


def opened(hand_state: HandState) -> HandState:
    """The hand state with room for what is told."""
    return replace(hand_state, weighed=True, hinted=frozenset())


def laid(top: TableState, action: Action) -> HandState:
    """The hand state with a discard put out."""
    hand_state: HandState = top.hand_state
    deal = top.seen.deal
    if not isinstance(action, Exchange) or deal is None:
        return hand_state
    order = [card for card in own_hand(deal, hand_state) if card in action.cards]
    return replace(hand_state, chosen=tuple(order), hinted=frozenset(), focus=None)


def told(weighed: Weighed, own: Exchange | None) -> DiscardTold:
    """What is told of the discards that were weighed, with one's own."""
    every = weighed.analysis.candidates
    mine = None if own is None else weighed.analysis.of(own)
    best = _by_points(every[:BEST])
    at = best.index(mine) if mine is not None and mine in best else None
    return DiscardTold(best, mine, at, own is not None, weighed.settled)


def _by_points(best: Sequence[Judgement]) -> tuple[Judgement, ...]:
    """The best, and below it the others by what is shown of them, as far as they are alike.

    Discards come by their settlement; two that differ by no more than its two standard errors
    would stand there with the larger figure below the smaller.
    """
    rows = list(best)
    for row in range(2, len(rows)):
        up = row
        while up > 1 and _stands_over(rows[up], rows[up - 1]):
            rows[up - 1 : up + 1] = rows[up], rows[up - 1]
            up -= 1
    return tuple(rows)


def _stands_over(one: Judgement, above: Judgement) -> bool:
    alike = abs(above.settlement - one.settlement) <= 2 * max(one.doubt, above.doubt)
    return alike and one.points > above.points


def is_told(top: TableState) -> bool:
    """Whether it is told of now: never of a hand that is hidden."""
    free = top.hand_state.weighed and not top.hand_state.concealed
    return free and top.weighed is not None and weighable(top.seen)


def with_rows(found: Prompt, top: TableState) -> Prompt:
    """What now, with the discards that are told of to be laid by a press.

    A button takes the best where another lies put out; where none does, the hint's does.
    """
    if top.weighed is None or not is_told(top):
        return found
    known = told(top.weighed, exchange(top.seen, top.hand_state))
    rows = tuple(
        Offer(Button(row.value, row.value), row)
        for row, _ in zip(DiscardRow, known.best, strict=False)
    )
    take = side_offer(DiscardRow.BEST.value, say("report.take-best"), DiscardRow.BEST)
    offers = (take, *found.offers) if known.chosen and known.at != 0 else found.offers
    return replace(found, offers=offers, beside=rows, coach=True)


def wish(row: DiscardRow, top: TableState) -> HandState:
    """The hand state after a row was pressed."""
    if top.weighed is None or not is_told(top):
        hand_state: HandState = top.hand_state
        return hand_state
    best = told(top.weighed, None).best
    at = 0 if row is DiscardRow.BEST else list(DiscardRow).index(row)
    return laid(top, best[min(at, len(best) - 1)].action)
