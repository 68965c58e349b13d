"""Whether one below a hundred can still save his rubicon in a last deal, for all that he knows.

By the rules he may concede by his own judgement (rule K9). Our players concede only what no cards
and no play can save; a table offers it by itself where nothing but a capot could.
"""

from __future__ import annotations

from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.belief.manners import said
from rules.core.tricks import reply_wins
from rules.piquet.options import RUBICON
from rules.piquet.pack import height
from rules.piquet.scoring import CAPOT, CARDS, total
from rules.piquet.settlement import totals, weight
from rules.piquet.talk.concession import WHOLE_PLAY, most_with
from rules.piquet.view import View


def is_lost(view: View) -> bool:
    """Whether nothing can save it, were all one holds good and every trick won.

    Younger who cannot take the card that was led makes no capot, and a point less in play.
    """
    deal = deal_of(view)
    led = deal.table.led
    beaten = led is not None and not any(reply_wins(led, card, height) for card in deal.hand)
    most = WHOLE_PLAY - 1 + CARDS if beaten else WHOLE_PLAY + CAPOT
    return _most(view, most) < RUBICON


def looks_lost(view: View) -> bool:
    """Whether only a capot, or nothing, could save it, and the other is not to be caught either."""
    most = _most(view, WHOLE_PLAY + CARDS)
    return most < RUBICON and most < _now(view)


def _most(view: View, after: int) -> int:
    """The most that one's total can become, `after` being what the play may bring."""
    deal = deal_of(view)
    hand = deal.hand | deal.table.played(deal.seat)
    replies = said(deal).replies
    most = most_with(hand, deal.ledger, replies, deal.seat, view.options, after)
    earlier = totals(view.results, view.options)[view.player]
    return earlier + most * weight(deal.number, view.options)


def _now(view: View) -> int:
    """The other's total with what he has counted."""
    deal = deal_of(view)
    earlier = totals(view.results, view.options)[view.player.other]
    return earlier + total(deal.ledger, deal.seat.other) * weight(deal.number, view.options)
