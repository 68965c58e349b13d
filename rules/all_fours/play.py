"""The tricks: what may be played, and who takes them (section D).

What a card costs that neither follows nor trumps, say QG4 and QH7; house choice 9.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.all_fours.actions import Play, TrumpQuestion
from rules.all_fours.asking import answer_unasked
from rules.all_fours.chain import Chain
from rules.all_fours.events import CardPlayed, Revoked, TrickTaken
from rules.all_fours.marking import begin
from rules.all_fours.misdeals import misdealt
from rules.all_fours.options import Ask, Revoke
from rules.all_fours.pack import height
from rules.all_fours.refusals import Refusal
from rules.all_fours.scoring import Item
from rules.all_fours.state import DealState, Phase
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Suit
from rules.core.game import Refused
from rules.core.seats import less, with_his
from rules.core.tricks import WonTrick, reply_wins

# Quicker than by name: each card that is played asks for them.
_OFF, _ON, _ALWAYS, _IMPOSSIBLE = Ask.OFF, Ask.ON, Ask.ALWAYS, Revoke.IMPOSSIBLE
_ASK = Phase.ASK

_BOTH = frozenset(TrumpQuestion)
_NONE: frozenset[TrumpQuestion] = frozenset()


def playable(deal: DealState) -> Hand:
    """The cards that the one on turn may play now."""
    held = deal.hands[deal.turn]
    return held if deal.led is None else may_reply(held, deal.led, deal.trumps)


def may_reply(held: Hand, led: Card, trumps: Suit) -> Hand:
    """What may be played to a lead: never nothing (QD2, QD3)."""
    of_suit = held & ALL_OF_SUIT[led.suit]
    return of_suit | (held & ALL_OF_SUIT[trumps]) if of_suit else held


def why_not_play(deal: DealState, action: Play) -> Refused | None:
    """Follow or trump with the suit in hand; where it was agreed a revoke is possible."""
    card, led, held = action.card, deal.led, deal.hands[deal.turn]
    if card not in held:
        return Refused(Refusal.NOT_YOUR_CARD, (str(card),))
    if led is None or card in playable(deal) or deal.options.revoke is not _IMPOSSIBLE:
        return None
    if led.suit is deal.trumps:
        return Refused(Refusal.MUST_FOLLOW_TRUMP, (led.suit.value,))
    return Refused(Refusal.MUST_FOLLOW_OR_TRUMP, (led.suit.value,))


def play(chain: Chain, action: Play) -> None:
    """A card is led, or played to a lead; then perhaps a question, and the four points."""
    deal, card = chain.deal, action.card
    player = deal.turn
    hands = less(deal.hands, player, frozenset((card,)))
    last = not any(hands)
    ask = deal.options.ask if card.suit is deal.trumps else _OFF  # of a trump only (QG1)
    asks = _BOTH if ask is _ON and not last else _NONE
    if deal.led is None:
        turn = player if asks else player.other
        after = replace(deal, hands=hands, led=card, turn=turn, asking=asks)
        chain.then(CardPlayed(player, card), _ASK if asks else None, after)
    else:
        _reply(chain, deal.led, card, hands, asks)
    if last:
        begin(chain)
    elif chain.deal.led is None and not all(hands):
        misdealt(chain)  # somebody has a card left over (QH4)
    elif ask is _ALWAYS:
        answer_unasked(chain, player, card)


def _reply(
    chain: Chain, led: Card, card: Card, hands: tuple[Hand, Hand], asks: frozenset[TrumpQuestion]
) -> None:
    deal = chain.deal
    player, trumps, options = deal.turn, deal.trumps, deal.options
    revokes = options.revoke is not _IMPOSSIBLE and card not in playable(deal)
    chain.then(CardPlayed(player, card), deal=replace(deal, hands=hands, reply=card))
    if revokes:
        _revoke(chain, card)
    elif options.discard_point and card.suit not in (led.suit, trumps):
        chain.count(player.other, Item.NOT_FOLLOWED, 1, frozenset((card,)))
    winner = player if reply_wins(led, card, height, trumps) else player.other
    tricks = (*deal.tricks, WonTrick(deal.leader, led, card, winner))
    after = replace(
        chain.deal,
        led=None,
        reply=None,
        tricks=tricks,
        leader=winner,
        turn=player if asks else winner,
        asking=asks,
    )
    chain.then(TrickTaken(winner, len(tricks)), _ASK if asks else None, after)


def _revoke(chain: Chain, card: Card) -> None:
    """A revoke stands: one to the other at once, or what Foster says when all is played."""
    deal, player = chain.deal, chain.deal.turn
    chain.then(
        Revoked(player, card), revokes=with_his(deal.revokes, player, deal.revokes[player] + 1)
    )
    if deal.options.revoke is Revoke.ONE_POINT:
        chain.count(player.other, Item.REVOKE, 1, frozenset((card,)))
