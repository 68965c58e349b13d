"""The play: leading, following, tricks, and the points they make; pique; the cards and the capot.

Source: Cavendish, "Playing" and "Carte blanche, pique and repique" (rules I1 to I8, J1 to J12; laws 65,
66 and 69).
"""

from __future__ import annotations

from dataclasses import replace

from rules.core.cards import Card, Hand
from rules.core.game import Refused
from rules.core.tricks import may_play, reply_wins
from rules.piquet.actions import Play
from rules.piquet.chain import Chain
from rules.piquet.declarations import seek_repique, tell_equals
from rules.piquet.events import CardPlayed, TrickWon
from rules.piquet.exchange import leavings_undecided
from rules.piquet.pack import height
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import (
    PIQUE,
    TRICKS,
    Item,
    earns_pique,
    has,
    points_for_cards,
)
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState, Phase, Trick


def playable(deal: DealState) -> Hand:
    """The cards the seat on turn may play now."""
    held = deal.hands[deal.turn]
    table = deal.table
    if table.led is None and not table.tricks and deal.exchanged.named is not None:
        return frozenset(card for card in held if card.suit is deal.exchanged.named)
    return may_play(held, table.led)


def why_not_play(deal: DealState, action: Play) -> Refused | None:
    if action.card not in deal.hands[deal.turn]:
        return Refused(Refusal.NOT_YOUR_CARD, (str(action.card),))
    if action.card in playable(deal):
        return None
    led = deal.table.led
    if led is None:
        return Refused(Refusal.SUIT_WAS_NAMED, ((deal.exchanged.named or "") + "",))
    return Refused(Refusal.MUST_FOLLOW_SUIT, (led.suit.value,))


def play(chain: Chain, action: Play) -> None:
    if chain.deal.table.led is None:
        _lead(chain, action.card)
    else:
        _reply(chain, action.card)


def _put_down(chain: Chain, card: Card) -> None:
    deal = chain.deal
    seat = deal.turn
    left = deal.hands[seat] - {card}
    hands = (left, deal.hands[YOUNGER]) if seat is ELDER else (deal.hands[ELDER], left)
    leads = deal.table.led is None
    table = replace(deal.table, led=card) if leads else replace(deal.table, reply=card)
    chain.then(CardPlayed(seat, card), hands=hands, table=table)


def _lead(chain: Chain, card: Card) -> None:
    """One for each card led (rule I3); elder's first lead ends his calls."""
    seat = chain.deal.turn
    first = not chain.deal.table.tricks
    _put_down(chain, card)
    chain.count(seat, Item.LEAD, 1)
    if not first:
        _seek_pique(chain)
        chain.awaits(Phase.PLAY, seat.other)
        return
    tell_equals(chain)
    waits = leavings_undecided(chain.deal)
    chain.awaits(Phase.LOOK if waits else Phase.RECKONING, YOUNGER)


def _reply(chain: Chain, card: Card) -> None:
    deal = chain.deal
    table = deal.table
    if table.led is None:
        raise ValueError("no card was led")
    if not table.tricks:
        # Younger's first card ends her calls: what she did not count no longer bars, and a point that
        # elder made by leading may now be the thirtieth (rules J1, J9).
        seek_repique(chain, ELDER, calls_over=True)
        _seek_pique(chain)
    leader, seat = table.leader, deal.turn
    _put_down(chain, card)
    won = reply_wins(table.led, card, height)
    winner = seat if won else leader
    tricks = (*table.tricks, Trick(leader, table.led, card, winner))
    taken = replace(table, leader=winner, led=None, tricks=tricks)
    chain.then(TrickWon(winner, len(tricks)), table=taken)
    if won:
        chain.count(winner, Item.TRICK, 1)
    if len(tricks) == TRICKS:
        chain.count(winner, Item.LAST_TRICK, 1)  # two instead of one (rule I5)
    _seek_pique(chain)
    if len(tricks) < TRICKS:
        chain.awaits(Phase.PLAY, winner)
    else:
        _count_cards(chain)


def _seek_pique(chain: Chain) -> None:
    """Add the thirty when elder reaches thirty in hand and play; a repique replaces it (rule J4)."""
    deal = chain.deal
    done = has(deal.ledger, ELDER, Item.PIQUE) or has(deal.ledger, ELDER, Item.REPIQUE)
    if not done and earns_pique(deal.ledger, bool(deal.barring)):
        chain.count(ELDER, Item.PIQUE, PIQUE)


def _count_cards(chain: Chain) -> None:
    for seat in Seat:
        earned = points_for_cards(chain.deal.table.won(seat))
        if earned is not None:
            chain.count(seat, *earned)
