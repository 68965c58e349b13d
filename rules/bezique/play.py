"""The tricks: what may be played, who takes them, and the points they bring.

Source: sections B, C (ZC3) and G of the specification; in Rubicon Bezique ZK6, ZK12, ZK13.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.bezique.actions import Play
from rules.bezique.chain import Chain
from rules.bezique.declaring import still_to_score
from rules.bezique.errors import Errors
from rules.bezique.events import BrisquesCounted, CardPlayed, TrickTaken
from rules.bezique.options import Brisques, LastEight, LastTrick, Options, Seven
from rules.bezique.pack import ALIKE, BRISQUES, height
from rules.bezique.refusals import Refusal
from rules.bezique.scoring import BRISQUE, LAST_TRICK, RUBICON_LAST_TRICK, SEVEN, Item
from rules.bezique.state import DealState, InWindow, Phase
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Rank, Suit
from rules.core.game import Refused
from rules.core.seats import Player, less, with_his
from rules.core.tricks import WonTrick, reply_wins

_PLAY, _WINDOW, _AT_ONCE = Phase.PLAY, Phase.WINDOW, Brisques.AT_ONCE  # quicker than by name
_FOLLOW_ONLY = LastEight.FOLLOW_ONLY
_NEW_WINDOW = InWindow()
_SEVENS = ALIKE[Rank.SEVEN]


def playable(deal: DealState) -> Hand:
    """The cards that the one on turn may play now."""
    held, led = deal.hands[deal.turn], deal.led
    if deal.errors.called is not None:
        return frozenset((deal.errors.called,))
    if led is None or deal.drawing:
        return held
    return may_reply(held, led, deal.trumps, deal.options)


def may_reply(held: Hand, led: Card, trumps: Suit | None, options: Options) -> Hand:
    """What may be played to a lead when the stock is gone (ZG2): never nothing."""
    of_suit = held & ALL_OF_SUIT[led.suit]
    if options.last_eight is _FOLLOW_ONLY:
        return of_suit or held
    if of_suit:
        best = height(led)
        return frozenset(card for card in of_suit if height(card) > best) or of_suit
    return (held & ALL_OF_SUIT[trumps] if trumps is not None else of_suit) or held


def why_not_play(deal: DealState, action: Play) -> Refused | None:
    """Any card of the hand while the stock lasts; afterwards suit, win and trump are duties."""
    card, led = action.card, deal.led
    held = deal.hands[deal.turn]
    if card not in held:
        return Refused(Refusal.NOT_YOUR_CARD, (str(card),))
    if led is None or deal.drawing or card in may_reply(held, led, deal.trumps, deal.options):
        return None
    if card.suit is led.suit:
        return Refused(Refusal.MUST_WIN, (str(led),))
    if held & ALL_OF_SUIT[led.suit]:
        return Refused(Refusal.MUST_FOLLOW_SUIT, (led.suit.value,))
    return Refused(Refusal.MUST_TRUMP)


def play(chain: Chain, action: Play, errors: Errors | None = None) -> None:
    """Lead, or play to the lead and take the trick; `errors` are those there are then."""
    deal = chain.deal
    player, card = deal.turn, action.card
    after = _without(deal, player, card)
    if errors is not None:
        after = replace(after, errors=errors)
    if deal.led is None:
        after = replace(after, led=card, turn=player.other)
    else:
        after = replace(after, reply=card)
    chain.then(CardPlayed(player, card), deal=after)
    if card in _SEVENS:
        _count_seven(chain, player, card)
    if deal.led is not None:
        _take(chain, deal.led, card)


def _without(deal: DealState, player: Player, card: Card) -> DealState:
    """The deal when a card has left a hand, open or hidden."""
    gone = frozenset((card,))
    after = replace(deal, hands=less(deal.hands, player, gone))
    if card in deal.known[player]:
        known, opened = less(deal.known, player, gone), less(deal.open, player, gone)
        after = replace(after, known=known, open=opened)
        if deal.held_over[player]:
            kept = still_to_score(deal, player, after.hands[player], deal.declared)
            after = replace(after, held_over=kept)
    if deal.blanche[player]:  # shown before this, or not at all
        after = replace(after, blanche=with_his(deal.blanche, player, None))
    return after


def _count_seven(chain: Chain, player: Player, card: Card) -> None:
    """Ten for a seven of trumps laid to a trick while the stock lasts (ZC3)."""
    deal = chain.deal
    options = deal.options
    if card.suit is not deal.trumps or not deal.drawing:
        return
    if not options.rubicon and options.seven is not Seven.DECLARED:
        chain.count(player, Item.SEVEN, SEVEN, frozenset((card,)))


def _take(chain: Chain, led: Card, reply: Card) -> None:
    """The trick goes to the better card (ZB3); what is scored by it comes after it."""
    deal = chain.deal
    leader, options = deal.leader, deal.options
    winner = leader.other if reply_wins(led, reply, height, deal.trumps) else leader
    number = len(deal.tricks) + 1
    after = replace(
        deal,
        tricks=(*deal.tricks, WonTrick(leader, led, reply, winner)),
        led=None,
        reply=None,
        leader=winner,
        turn=winner,
        window=_NEW_WINDOW,
    )
    chain.then(TrickTaken(winner, number), _WINDOW if deal.drawing else _PLAY, after)
    at_once = options.brisques is _AT_ONCE and not options.rubicon
    if at_once and (taken := BRISQUES.intersection((led, reply))):
        chain.count(winner, Item.BRISQUES, BRISQUE * len(taken), taken)
    sizes = deal.dealing.sizes
    if number == sizes.rounds:
        if options.last_trick is LastTrick.OF_THE_STOCK and not options.rubicon:
            chain.count(winner, Item.LAST_TRICK, LAST_TRICK)
    elif number == sizes.tricks:
        finish(chain, winner, options)


def finish(chain: Chain, winner: Player, options: Options) -> None:
    """The last trick, and the aces and tens, the one who did not deal first (ZG3, ZG4)."""
    if options.rubicon:
        chain.count(winner, Item.LAST_TRICK, RUBICON_LAST_TRICK)
    elif options.last_trick is LastTrick.VERY_LAST:
        chain.count(winner, Item.LAST_TRICK, LAST_TRICK)
    deal = chain.deal
    for player in (deal.dealer.other, deal.dealer):
        count = deal.brisques(player)
        chain.then(BrisquesCounted(player, count))
        if count and options.brisques is Brisques.AT_THE_END and not options.rubicon:
            chain.count(player, Item.BRISQUES, BRISQUE * count)
