"""The play: leading, following, tricks, and the points they make; the cards and the capot.

Source: Cavendish, "Playing" (rules I1 to I8; laws 65 and 66); `pique` counts the pique. What counts
in play is an option (U17), and one who conceded the play counts none.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.cards import ALL_OF_SUIT, Card, Hand
from rules.core.game import Refused
from rules.core.tricks import may_play, reply_wins
from rules.piquet.actions import Play
from rules.piquet.chain import Chain
from rules.piquet.events import CardPlayed, TrickWon
from rules.piquet.exchange import leavings_undecided, show_leavings
from rules.piquet.pack import height
from rules.piquet.pique import seek_pique, seek_pique_of_first_lead, seek_repique
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import TRICKS, Item, counts_in_play, points_for_cards
from rules.piquet.seats import ELDER, Seat, with_his
from rules.piquet.state import DealState, Phase, Table, Trick
from rules.piquet.talk.answers import tell_equals

_PLAY, _LEAD, _TRICK = Phase.PLAY, Item.LEAD, Item.TRICK  # quicker than by name


def playable(deal: DealState) -> Hand:
    """The cards the seat on turn may play now."""
    held = deal.hands[deal.turn]
    table = deal.table
    named = deal.exchanged.named
    if named is not None and table.led is None and not table.tricks:
        return held & ALL_OF_SUIT[named]
    return may_play(held, table.led)


def why_not_play(deal: DealState, action: Play) -> Refused | None:
    """Any card is led, but the first of the suit that was named; the suit led is followed."""
    if action.card not in deal.hands[deal.turn]:
        return Refused(Refusal.NOT_YOUR_CARD, (str(action.card),))
    if action.card in playable(deal):
        return None
    led, named = deal.table.led, deal.exchanged.named
    if led is None and named is not None:
        return Refused(Refusal.SUIT_WAS_NAMED, (named.value,))
    return Refused(Refusal.MUST_FOLLOW_SUIT, (led.suit.value,) if led is not None else ())


def play(chain: Chain, action: Play) -> None:
    """Lead, or play to the lead."""
    if chain.deal.table.led is None:
        _lead(chain, action.card)
    else:
        _reply(chain, action.card)


def _put_down(chain: Chain, card: Card, table: Table, phase: Phase, turn: Seat) -> None:
    """Put a card of the hand on the table; `phase` and `turn` say what is awaited then."""
    deal = chain.deal
    seat = deal.turn
    left = deal.hands[seat] - {card}
    hands = with_his(deal.hands, seat, left)
    after = replace(deal, hands=hands, table=table, turn=turn)
    chain.then(CardPlayed(seat, card), phase, after)


def _lead(chain: Chain, card: Card) -> None:
    """One for each card led (rule I3); elder's first lead ends his calls."""
    deal = chain.deal
    seat, table = deal.turn, deal.table
    first = not table.tricks
    phase = _PLAY
    if first:
        phase = Phase.LOOK if leavings_undecided(deal) else Phase.RECKONING
    _put_down(chain, card, replace(table, led=card), phase, seat.other)
    _count(chain, seat, _LEAD, card)
    if first:
        seek_pique_of_first_lead(chain)
        tell_equals(chain)
        show_leavings(chain)
    else:
        seek_pique(chain)


def _count(chain: Chain, seat: Seat, item: Item, card: Card) -> None:
    """One for a card that is led or takes a trick, unless it does not count (law 65, K10)."""
    if counts_in_play(card, chain.deal.options) and chain.deal.table.conceded is not seat:
        chain.count(seat, item, 1)


def _reply(chain: Chain, card: Card) -> None:
    deal = chain.deal
    table = deal.table
    if table.led is None:
        raise ValueError("no card was led")
    if not table.tricks:
        # Younger's first card ends her calls: what she did not count no longer bars, and a point
        # that elder made by leading may now be the thirtieth (rules J1, J9).
        seek_repique(chain, ELDER, calls_over=True)
        seek_pique(chain)
    leader, seat = table.leader, deal.turn
    _put_down(chain, card, replace(table, reply=card), _PLAY, seat)
    won = reply_wins(table.led, card, height)
    winner = seat if won else leader
    tricks = (*table.tricks, Trick(leader, table.led, card, winner))
    taken = Table(winner, tricks=tricks, conceded=table.conceded)
    chain.then(TrickWon(winner, len(tricks)), deal=replace(chain.deal, table=taken, turn=winner))
    if won:
        _count(chain, winner, _TRICK, card)
    last = len(tricks) == TRICKS
    if last and table.conceded is not winner:
        chain.count(winner, Item.LAST_TRICK, 1)  # two instead of one (rule I5), whatever the card
    seek_pique(chain)
    if last:
        _count_cards(chain)


def _count_cards(chain: Chain) -> None:
    table = chain.deal.table
    for seat in Seat:
        earned = points_for_cards(table.won(seat))
        if earned is not None and table.conceded is not seat:
            chain.count(seat, *earned)
