"""What the rest of the play is worth: from the value of the table to points, and to the partie."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.piquet.ai.belief.beliefs import Beliefs
from game.piquet.ai.belief.known_cards import counted, deal_of
from game.piquet.ai.belief.manners import points_of, said, younger_counts
from game.piquet.ai.sums.cardplay import Outcome, PlayMoment
from game.piquet.ai.sums.two_hands import (
    CHANGES,
    HandWorth,
    InHand,
    after_play,
    codes,
    held,
    in_hand,
    makes_pique,
    on_end,
    played_points,
)
from game.piquet.ai.values.masks import WHOLE, bit_of, mask_of
from game.piquet.ai.values.play_table import PlayValues
from game.piquet.ai.values.playing import NO_PIQUE, Playing, near_pique
from game.piquet.ai.values.positions import Codes
from rules.core.cards import Hand
from rules.piquet.combinations import Kind
from rules.piquet.scoring import (
    CARDS,
    EXTRAORDINARY,
    PIQUE,
    PIQUE_FROM,
    REPIQUE,
    TRICKS,
    earns_pique,
    standing,
    total,
)
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.talk.concession import WHOLE_PLAY
from rules.piquet.view import DealView, View

Worth = Callable[[float, float], float]
"""What a deal is worth to a player by his points and the other's."""

_PLAYED = [played_points(value) for value in range(2 * TRICKS + 2)]


def margin(mine: float, theirs: float) -> float:
    """The worth of a deal by points alone."""
    return mine - theirs


def deal_points(
    elder: int,
    younger: int,
    table: PlayValues,
    blanche: int = 0,
    younger_held: HandWorth | None = None,
    younger_repique: int = REPIQUE,
    hidden: Playing | None = None,
) -> tuple[float, float]:
    """About what elder and younger score with these twelve cards each, the better play being known.

    `blanche`: the points of a carte blanche, above 0 elder's and below 0 younger's. `hidden`: what
    it adds that neither sees the other's hand, if that is to be reckoned with.
    """
    found = deal_end(elder, younger, table, blanche, younger_held, younger_repique, hidden)
    return found.elder, found.younger


class DealEnd(NamedTuple):
    """What both score (see `deal_points`), and the value of the open play, as elder leads."""

    elder: float
    younger: float
    value: int


def deal_end(
    elder: int,
    younger: int,
    table: PlayValues,
    blanche: int = 0,
    younger_held: HandWorth | None = None,
    younger_repique: int = REPIQUE,
    hidden: Playing | None = None,
    elder_held: HandWorth | None = None,
) -> DealEnd:
    """The same as `deal_points`, and the play by which it comes to that.

    `younger_held`, `elder_held`: what a hand has to call, if that is known already.
    """
    count = in_hand(
        elder_held or held(elder), younger_held or held(younger), blanche, younger_repique
    )
    found = codes(elder, younger)
    value = table.value(*found)
    played = _PLAYED[value]
    mine = count.elder + played[0]
    theirs = count.younger + played[1]
    if count.pique and makes_pique(count.elder, found):
        mine += PIQUE
    if hidden is not None:
        more = hidden_part(elder, younger, count, found, value, hidden) / 2
        return DealEnd(mine + more, theirs - more, value)
    return DealEnd(mine, theirs, value)


def hidden_part(
    elder: int, younger: int, count: InHand, found: Codes, value: int, hidden: Playing
) -> float:
    """What elder's points less younger's grow by since neither sees the other's hand.

    `count`: what both have in hand; `found` and `value`: the suits as elder leads, and the play.
    """
    pique = near_pique(count.elder + on_end(found)) if count.pique else NO_PIQUE
    return hidden.adds(elder, younger, found, value, pique)


def moment(deal: DealView, allowed: Hand, believed: Beliefs) -> PlayMoment:
    """The play at this seat's turn."""
    facts = believed.facts
    mine = mask_of(deal.hand)
    led = bit_of(deal.table.led) if deal.table.led is not None else 0
    his = (facts.unseen | facts.sure) & ~facts.played
    return PlayMoment(
        mine=mine,
        allowed=mask_of(allowed),
        led=led,
        gone=WHOLE & ~(mine | his),
        elder=deal.seat is ELDER,
        pique=_pique(deal),
    )


def _pique(deal: DealView) -> int | None:
    """How many tricks elder must take on end for a pique, this one too; None if none is to be had.

    The lead that makes thirty need not be won.
    """
    for line in standing(deal.ledger):
        if line.seat is YOUNGER or line.item in EXTRAORDINARY:
            return None
    if deal.table.won(YOUNGER) or deal.table.conceded is not None:
        return None
    need = PIQUE_FROM - total(deal.ledger, ELDER)
    return need - 1 if deal.seat is ELDER else need


def outcome(view: View, believed: Beliefs, worth: Worth) -> Outcome:
    """The worth of the deal by the value of what is left of the play (and elder's pique)."""
    deal = deal_of(view)
    seat = deal.seat
    mine, theirs = counted(deal)
    pending = sum(pending_points(deal, believed).values())
    known: dict[tuple[int, bool], float] = {}

    def found(value: int, pique: bool) -> float:
        key = value, pique
        if key not in known:
            left = rest(deal, value)
            my_points, other = mine + left.mine, theirs + pending + left.theirs
            my_points += after_play(left.tricks)
            other += after_play(TRICKS - left.tricks)
            if pique and seat is ELDER:
                my_points += PIQUE
            elif pique:
                other += PIQUE
            known[key] = worth(my_points, other)
        return known[key]

    return found


class Rest(NamedTuple):
    """The rest of the play: my points and the other's for it, and all tricks that I shall have."""

    mine: float
    theirs: float
    tricks: int


def rest(deal: DealView, value: int) -> Rest:
    """About what the rest of the play comes to by its value, seen from the one on turn."""
    cards, tricks = len(deal.hand), value >> 1
    leads = cards - (deal.table.led is not None)
    both = leads + 1 + 2 * CHANGES * min(tricks, cards - tricks)
    more = value - cards
    return Rest((both + more) / 2, (both - more) / 2, deal.table.won(deal.seat) + tricks)


def pending_points(deal: DealView, believed: Beliefs) -> dict[Kind, float]:
    """What younger will still count in hand, on average, when elder is about to lead."""
    found = dict.fromkeys(Kind, 0.0)
    if deal.seat is YOUNGER:
        return found
    heard = said(deal)
    if heard.replied:
        return found
    kinds = [kind for kind in Kind if younger_counts(heard, kind)]
    for hand, weight in zip(believed.whole, believed.weights, strict=True):
        for kind in kinds:
            found[kind] += weight * points_of(hand, kind)
    if heard.asked and found[Kind.POINT]:
        found[Kind.POINT] = heard.elders[Kind.POINT] >> 7  # asking barred a longer one (law 46)
    return found


def conceded(view: View, believed: Beliefs) -> tuple[float, float]:
    """My points and the other's if I concede the play and he counts it (rules K9, K10).

    What younger still counts in hand she counts then too; a pique that waits for her card is his.
    """
    deal = deal_of(view)
    mine, theirs = counted(deal)
    if deal.seat is YOUNGER and earns_pique(deal.ledger, options=view.options):
        theirs += PIQUE
    return mine, theirs + sum(pending_points(deal, believed).values()) + WHOLE_PLAY + CARDS
