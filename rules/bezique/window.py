"""The window after a trick: its winner exchanges the seven, declares, announces, and draws.

Source: sections B (ZB4 to ZB7), C, E and G (ZG1). House choices 1 and 3.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.bezique import blanche
from rules.bezique.actions import Announce, Declare, ExchangeSeven, ShowSeven
from rules.bezique.chain import Chain
from rules.bezique.combinations import MARRIAGES, SEQUENCES, Combination, Kind, made_of, worth
from rules.bezique.declaring import offers, open_first, still_to_score, why_not_formed
from rules.bezique.errors import NO_ERRORS
from rules.bezique.events import (
    Announced,
    Declared,
    Drew,
    SevenExchanged,
    SevenShown,
    TableTakenUp,
    TrumpsMade,
)
from rules.bezique.options import DrawOrder, Seven, SevenTurn
from rules.bezique.pack import ALIKE
from rules.bezique.refusals import Refusal
from rules.bezique.reuse import Declaration
from rules.bezique.scoring import ITEM_OF, SEVEN, Item
from rules.bezique.state import DealState, Phase
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Rank
from rules.core.game import Refused
from rules.core.seats import Player, less, more, with_his

_SEVENS = ALIKE[Rank.SEVEN]
_NOTHING: Hand = frozenset()
_NOT_NOW = Refused(Refusal.NOT_NOW, (Phase.WINDOW.value,))
_PLAY, _WINDOW = Phase.PLAY, Phase.WINDOW  # quicker than by name, and drawn by at each trick
_NON_DEALER_FIRST = DrawOrder.NON_DEALER_FIRST


# The seven of trumps


def sevens(deal: DealState) -> Hand:
    """The sevens of trumps in the hand of the one on turn."""
    if deal.turn_up is None:
        return _NOTHING  # there is none in Rubicon Bezique
    held = deal.hands[deal.turn] & _SEVENS
    return held & ALL_OF_SUIT[deal.turn_up.suit] if held else held


def why_not_exchange(deal: DealState, action: ExchangeSeven) -> Refused | None:
    """The turn-up is exchanged once, for a seven, unless it is one (ZC1)."""
    if action.seven not in sevens(deal):
        return Refused(Refusal.NO_SEVEN, (str(action.seven),))
    if _turned_a_seven(deal):
        return Refused(Refusal.TURN_UP_IS_A_SEVEN)
    return _why_not_beside(deal)


def why_not_show(deal: DealState, action: ShowSeven) -> Refused | None:
    """By agreement the seven that is not exchanged is shown, once (ZC4)."""
    if deal.options.seven is Seven.PLAYED or action.seven not in sevens(deal):
        return Refused(Refusal.NO_SEVEN, (str(action.seven),))
    if not _turned_a_seven(deal):
        return Refused(Refusal.TURN_UP_IS_NO_SEVEN)
    if action.seven in deal.open[deal.turn]:
        return Refused(Refusal.SHOWN_ALREADY, (str(action.seven),))
    return _why_not_beside(deal)


def _turned_a_seven(deal: DealState) -> bool:
    return deal.turn_up in _SEVENS


def _why_not_beside(deal: DealState) -> Refused | None:
    """Once in a window; by Foster's rule it takes the place of a declaration (ZC2)."""
    window = deal.window
    if window.exchanged:
        return _NOT_NOW
    if window.declared and deal.options.seven_turn is SevenTurn.USES_DECLARATION:
        return Refused(Refusal.DECLARATION_USED)
    return None


def exchange(chain: Chain, action: ExchangeSeven) -> None:
    """The seven for the turn-up, and ten."""
    deal = chain.deal
    player, seven, card = deal.turn, frozenset((action.seven,)), deal.turn_up
    if card is None:
        raise ValueError("nothing is turned up")
    taken = frozenset((card,))
    chain.then(
        SevenExchanged(player, action.seven, card),
        hands=more(less(deal.hands, player, seven), player, taken),
        known=more(less(deal.known, player, seven), player, taken),
        turn_up=action.seven,
        window=replace(deal.window, exchanged=True, taken=card),
    )
    chain.count(player, Item.EXCHANGE, SEVEN, seven)


def show(chain: Chain, action: ShowSeven) -> None:
    """The seven lies open, and ten."""
    deal = chain.deal
    player, seven = deal.turn, frozenset((action.seven,))
    window = replace(deal.window, exchanged=True)
    chain.then(SevenShown(player, action.seven), **_laid(deal, player, seven), window=window)
    chain.count(player, Item.SEVEN, SEVEN, seven)


# Declarations


def may_declare(deal: DealState) -> tuple[Combination, ...]:
    """What the one on turn may declare now."""
    return offers(deal, deal.turn) if _why_no_declaration(deal) is None else ()


def may_announce(deal: DealState) -> tuple[Combination, ...]:
    """What he may lay open beside what he has scored."""
    if _why_no_announcement(deal) is not None:
        return ()
    known = {one.cards for one in deal.held_over[deal.turn]}
    return tuple(one for one in offers(deal, deal.turn) if one.cards not in known)


def why_not_declare(deal: DealState, action: Declare) -> Refused | None:
    """One a trick (ZE2), of cards in hand or open (ZE3), which may serve for it (section F)."""
    return _why_no_declaration(deal) or why_not_formed(deal, deal.turn, action.cards)


def why_not_announce(deal: DealState, action: Announce) -> Refused | None:
    """What could be scored, after one that was scored, where that was agreed (ZE5)."""
    why = _why_no_announcement(deal) or why_not_formed(deal, deal.turn, action.cards)
    if why is None and any(one.cards == action.cards for one in deal.held_over[deal.turn]):
        return Refused(Refusal.ANNOUNCED_ALREADY)
    return why


def _why_no_declaration(deal: DealState) -> Refused | None:
    if deal.window.declared:
        return Refused(Refusal.ONE_A_TRICK)
    if deal.window.exchanged and deal.options.seven_turn is SevenTurn.USES_DECLARATION:
        return Refused(Refusal.DECLARATION_USED)
    return None


def _why_no_announcement(deal: DealState) -> Refused | None:
    if not (deal.options.held_over or deal.options.rubicon):
        return _NOT_NOW
    return None if deal.window.declared else Refused(Refusal.DECLARE_FIRST)


def declare(chain: Chain, action: Declare) -> None:
    """The cards lie open and are scored; in Rubicon Bezique the first may make trumps (ZK3)."""
    deal = chain.deal
    player = deal.turn
    cards = open_first(deal, player, action.cards)
    kind = _kind(deal, cards)
    declared = (*deal.declared, Declaration(player, kind, cards, len(deal.tricks)))
    chain.then(
        Declared(player, kind, cards),
        **_laid(deal, player, cards),
        declared=declared,
        held_over=still_to_score(deal, player, deal.hands[player], declared),
        window=replace(deal.window, declared=True),
    )
    if deal.trumps is None and kind in (*MARRIAGES, *SEQUENCES):
        suit = next(iter(cards)).suit
        chain.then(TrumpsMade(suit), trumps=suit)
    chain.count(player, ITEM_OF[kind], worth(kind), cards)


def announce(chain: Chain, action: Announce) -> None:
    """The cards lie open, to be scored after a later trick."""
    deal = chain.deal
    player = deal.turn
    cards = open_first(deal, player, action.cards)
    kind = _kind(deal, cards)
    held_over = (*deal.held_over[player], Combination(kind, cards))
    chain.then(
        Announced(player, kind, cards),
        **_laid(deal, player, cards),
        held_over=with_his(deal.held_over, player, held_over),
    )


def _kind(deal: DealState, cards: Hand) -> Kind:
    kind = made_of(cards, deal.trumps, deal.options)
    if kind is None:
        raise ValueError("these cards make nothing")
    return kind


def _laid(deal: DealState, player: Player, cards: Hand) -> dict[str, Any]:
    return {"open": more(deal.open, player, cards), "known": more(deal.known, player, cards)}


# The draw


def draw(chain: Chain) -> None:
    """The winner draws, then the loser; in strict play one may have more than a card to draw."""
    deal = chain.deal
    errors, first = deal.errors, deal.leader
    if deal.options.draw_order is _NON_DEALER_FIRST:
        first = deal.dealer.other
    if errors is NO_ERRORS:
        draw_card(chain, first, _WINDOW)
        draw_card(chain, first.other, _PLAY)
    else:
        for player in (first, first.other):
            for nth in range(1 + errors.debts[player]):
                shown = errors.early and nth == 0 and (player is first or deal.options.rubicon)
                draw_card(chain, player, Phase.WINDOW, shown=shown)
        chain.follows(Phase.PLAY, errors=replace(errors, debts=(0, 0)))
    end_draw(chain)


def end_draw(chain: Chain) -> None:
    """When the stock is gone the table is taken up (ZG1); a false declaration has its answer."""
    deal = chain.deal
    if not deal.drawing:
        nothing = (_NOTHING, _NOTHING)
        chain.then(TableTakenUp(deal.open), open=nothing, held_over=((), ()))
    if deal.errors is not NO_ERRORS:
        _await_call(chain)


def _await_call(chain: Chain) -> None:
    """The other may call for a card that was falsely declared and is still held (ZI9)."""
    deal = chain.deal
    falsely = deal.errors.falsely & deal.hands[deal.leader]  # a seven of them may be exchanged
    chain.follows(errors=replace(deal.errors, falsely=falsely, early=False))
    if falsely:
        chain.follows(Phase.CALL, turn=deal.leader.other)


def draw_card(chain: Chain, player: Player, phase: Phase, *, shown: bool = False) -> None:
    """The top card; the very last is what lies in the place of the turn-up, seen by both (ZB5)."""
    deal = chain.deal
    (card,) = top_cards(deal, 1)
    taken = frozenset((card,))
    after = replace(deal, hands=more(deal.hands, player, taken), drawn=deal.drawn + 1)
    if card == deal.turn_up:
        after = replace(after, turn_up=None)
        shown = True
    if shown:
        after = replace(after, known=more(deal.known, player, taken))
    if deal.blanche[player] is not None:
        after = replace(after, blanche=with_his(deal.blanche, player, blanche.after_draw(card)))
    chain.then(Drew(player, card, after.left), phase, after)


def top_cards(deal: DealState, count: int) -> tuple[Card, ...]:
    """So many cards from the top of the stock, the turn-up the last of all."""
    sizes = deal.dealing.sizes
    top = 2 * sizes.hand + sizes.turned + deal.drawn
    cards = deal.dealing.pack[top : top + count]
    if len(cards) == count or deal.turn_up is None:
        return cards
    return (*cards, deal.turn_up)
