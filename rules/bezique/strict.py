"""The acts that go wrong, and what they cost, where strict play was agreed on (section I, ZK15).

The rules notice an error at once, and whoever has ten to receive says whether they are added to
his score or taken from the other's (ZX15). House choices 11 to 15.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.bezique import play, window
from rules.bezique.actions import (
    CallCard,
    Declare,
    DrawEarly,
    DrawTwo,
    PickCard,
    Play,
    TakeForfeit,
)
from rules.bezique.chain import Chain
from rules.bezique.declaring import why_not_formed
from rules.bezique.errors import Error
from rules.bezique.events import CardCalled, CardPicked, Erred, TricksForfeited
from rules.bezique.options import Brisques, DrawOrder, Revoke
from rules.bezique.pack import BRISQUES, in_order
from rules.bezique.refusals import Refusal
from rules.bezique.scoring import BRISQUE, FORFEIT, Item
from rules.bezique.state import DealState, Phase, State
from rules.core.cards import Card, Hand
from rules.core.game import Refused
from rules.core.seats import Player, more, with_his
from rules.core.tricks import WonTrick

Mending = DrawTwo | PickCard | DrawEarly | CallCard | TakeForfeit
"""The actions of which only strict play knows."""


def mend(chain: Chain, action: Mending) -> None:
    """Do what only strict play knows."""
    match action:
        case DrawTwo():
            draw_two(chain)
        case PickCard():
            pick(chain, action)
        case DrawEarly():
            draw_early(chain)
        case CallCard():
            call(chain, action)
        case TakeForfeit():
            take_forfeit(chain, action)


# Cards


def why_not_play(state: State, action: Play) -> Refused | None:
    """Any card may be tried: out of turn, without drawing, or against a duty; but one's own."""
    deal, card = state.current, action.card
    if deal.errors.called is not None and card in deal.hands[deal.turn]:
        called = deal.errors.called
        return None if card == called else Refused(Refusal.WAS_CALLED, (str(called),))
    if state.phase is Phase.WINDOW and (is_last_window(deal) or card not in deal.hands[deal.turn]):
        return Refused(Refusal.NOT_NOW, (state.phase.value,))
    held = deal.hands[0] | deal.hands[1]
    return None if card in held else Refused(Refusal.NOT_YOUR_CARD, (str(card),))


def play_strictly(chain: Chain, action: Play) -> None:
    """Play a card, and see whether it was wrong to."""
    deal, player, card = chain.deal, chain.deal.turn, action.card
    if chain.state.phase is Phase.WINDOW:
        _play_without_drawing(chain, action)
    elif card not in deal.hands[player]:
        _play_out_of_turn(chain, card)
    elif card in play.playable(deal):
        errors = replace(deal.errors, called=None)
        play.play(chain, action, errors)
    else:
        _revoke(chain, action)


def _play_out_of_turn(chain: Chain, card: Card) -> None:
    """It is taken back, and ten to the other (ZI10)."""
    deal = chain.deal
    player = deal.turn.other
    _err(chain, player, Error.OUT_OF_TURN, frozenset((card,)))
    _forfeit(chain, deal.turn)


def _play_without_drawing(chain: Chain, action: Play) -> None:
    """The other draws; he himself takes two cards next time, and ten to the other (ZI4)."""
    deal = chain.deal
    player = deal.turn
    debts = with_his(deal.errors.debts, player, deal.errors.debts[player] + 1)
    errors = replace(deal.errors, debts=debts, falsely=frozenset(), early=False)
    chain.then(Erred(player, Error.NOT_DRAWN), errors=errors)
    window.draw_card(chain, player.other, Phase.PLAY)
    play.play(chain, action, chain.deal.errors)
    _forfeit(chain, player.other)


def _revoke(chain: Chain, action: Play) -> None:
    """What it costs was agreed on (ZI11)."""
    deal, player, card = chain.deal, chain.deal.turn, action.card
    _err(chain, player, Error.REVOKE, frozenset((card,)))
    match deal.options.revoke:
        case Revoke.REPLAY:
            return
        case Revoke.SCORES_NO_MORE:
            errors = replace(chain.deal.errors, silent=player)
            play.play(chain, action, errors)
        case Revoke.EIGHT_TRICKS:
            _forfeit_tricks(chain, action)


def _forfeit_tricks(chain: Chain, action: Play) -> None:
    """All tricks since the stock was gone are the other's, those not played too (ZI11)."""
    deal, player = chain.deal, chain.deal.turn
    other, rounds = player.other, deal.sizes.rounds
    if deal.led is None:
        raise ValueError("no card was led")
    first, later = deal.tricks[:rounds], deal.tricks[rounds:]
    his, mine = in_order(deal.hands[other]), in_order(deal.hands[player] - {action.card})
    pairs = ((deal.led, action.card), *zip(his, mine, strict=True))
    tricks = (
        *first,
        *(WonTrick(one.leader, one.led, one.reply, other) for one in later),
        *(WonTrick(other, led, reply, other) for led, reply in pairs),
    )
    counted = {who: _brisques(later, who) for who in Player}
    chain.then(
        TricksForfeited(other),
        tricks=tricks,
        hands=(frozenset(), frozenset()),
        known=(frozenset(), frozenset()),
        led=None,
        leader=other,
        turn=other,
    )
    options = deal.options
    if options.brisques is Brisques.AT_ONCE and not options.rubicon:
        due = _brisques(tricks[rounds:], other) - counted[other]
        for who, count in ((player, -counted[player]), (other, due)):
            if count:
                chain.count(who, Item.BRISQUES, BRISQUE * count)
    play.finish(chain, other, options)


def _brisques(tricks: tuple[WonTrick, ...], player: Player) -> int:
    won = (trick for trick in tricks if trick.winner is player)
    return sum((trick.led in BRISQUES) + (trick.reply in BRISQUES) for trick in won)


# Declarations


def why_not_declare(deal: DealState, action: Declare) -> Refused | None:
    """Any cards of the hand may be tried, once in a window and while nothing is scored."""
    refused = window.why_not_declare(deal, action)
    if refused is None or deal.window.declared or not action.cards <= deal.hands[deal.turn]:
        return refused
    if refused.reason is Refusal.DECLARATION_USED or deal.errors.falsely or not action.cards:
        return refused
    return None


def declare_strictly(chain: Chain, action: Declare) -> None:
    """A true declaration corrects a false one; a false one scores nothing (ZI9)."""
    deal = chain.deal
    if why_not_formed(deal, deal.turn, action.cards) is not None:
        _err(chain, deal.turn, Error.FALSE_DECLARATION, action.cards)
        chain.follows(errors=replace(chain.deal.errors, falsely=action.cards))
        return
    window.declare(chain, action)
    if deal.errors.falsely:
        chain.follows(errors=replace(chain.deal.errors, falsely=frozenset()))


def why_not_call(deal: DealState, action: CallCard) -> Refused | None:
    """One of the cards that were falsely declared, or none."""
    if action.card is None or action.card in deal.errors.falsely:
        return None
    return Refused(Refusal.NOT_FALSELY, (str(action.card),))


def call(chain: Chain, action: CallCard) -> None:
    """The card must be led."""
    deal = chain.deal
    errors = replace(deal.errors, falsely=frozenset(), called=action.card)
    event = CardCalled(deal.turn, action.card)
    chain.then(event, Phase.PLAY, errors=errors, turn=deal.leader)


# Drawing


def is_last_window(deal: DealState) -> bool:
    """Whether all that is left is drawn now."""
    return len(deal.tricks) == deal.sizes.rounds


def why_not_draw_two(deal: DealState) -> Refused | None:
    """Only when each has but one to draw."""
    return Refused(Refusal.NOT_NOW, (Phase.WINDOW.value,)) if any(deal.errors.debts) else None


def draw_two(chain: Chain) -> None:
    """Both are shown and the other takes the one he likes (ZI8); in Rubicon each has his (ZK15)."""
    deal = chain.deal
    player = deal.turn
    two = window.top_cards(deal, 2)
    chain.then(Erred(player, Error.TWO_DRAWN, frozenset(two)))
    if deal.options.rubicon:
        for who in (player, player.other):
            window.draw_card(chain, who, Phase.PLAY, shown=True)
        window.end_draw(chain)
        return
    chain.follows(Phase.PICK, turn=player.other, errors=replace(deal.errors, two=two))


def why_not_pick(deal: DealState, action: PickCard) -> Refused | None:
    """One of the two that were drawn."""
    two = deal.errors.two
    return None if action.card in two else Refused(Refusal.NOT_DRAWN, tuple(map(str, two)))


def pick(chain: Chain, action: PickCard) -> None:
    """The other has what he likes, and the one who drew the rest."""
    deal = chain.deal
    player = deal.turn
    taken = frozenset((action.card,))
    left = frozenset(deal.errors.two) - taken
    chain.then(
        CardPicked(player, action.card),
        Phase.PLAY,
        turn=deal.leader,
        hands=more(more(deal.hands, player, taken), player.other, left),
        known=more(more(deal.known, player, taken), player.other, left),
        drawn=deal.drawn + 2,
        turn_up=None if deal.left == 2 else deal.turn_up,
        errors=replace(deal.errors, two=()),
    )
    window.end_draw(chain)


def why_not_draw_early(deal: DealState) -> Refused | None:
    """Once in a window; and where the winner does not draw first, nobody does it out of turn."""
    first = deal.options.draw_order is DrawOrder.WINNER_FIRST
    return None if first and not deal.errors.early else Refused(Refusal.NOT_NOW, ("window",))


def draw_early(chain: Chain) -> None:
    """The card goes back and is the winner's; ten to him (ZI5), or the next is shown (ZK15)."""
    deal = chain.deal
    player = deal.turn.other
    seen = frozenset(window.top_cards(deal, 1))
    chain.then(Erred(player, Error.DREW_EARLY, seen), errors=replace(deal.errors, early=True))
    if not deal.options.rubicon:
        _forfeit(chain, deal.turn)


# Forfeits


def take_forfeit(chain: Chain, action: TakeForfeit) -> None:
    """Ten are added to one's own score, or taken from the other's (ZX15)."""
    deal = chain.deal
    player = deal.turn
    who, points = (player.other, -FORFEIT) if action.subtract else (player, FORFEIT)
    phase, turn = _after_forfeit(deal)
    chain.count(who, Item.FORFEIT, points)
    chain.follows(phase, turn=turn, errors=replace(deal.errors, forfeit=None))


def _after_forfeit(deal: DealState) -> tuple[Phase, Player]:
    """Whose action is awaited when the forfeit is taken."""
    if deal.led is not None:
        return Phase.PLAY, deal.leader.other
    return Phase.WINDOW if deal.errors.early else Phase.PLAY, deal.leader


def _forfeit(chain: Chain, receiver: Player) -> None:
    deal = chain.deal
    if deal.errors.silent is receiver:
        return
    chain.follows(Phase.FORFEIT, turn=receiver, errors=replace(deal.errors, forfeit=receiver))


def _err(chain: Chain, player: Player, error: Error, cards: Hand) -> None:
    """What was shown by an error both know from now on."""
    chain.then(Erred(player, error, cards), known=more(chain.deal.known, player, cards))
