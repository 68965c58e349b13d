"""Begging: what elder and the dealer say to the trump (sections B and C).

By agreement elder may beg a second time, or either may propose a new deal. House choices 3 and 4.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.all_fours.actions import LayAway
from rules.all_fours.chain import Chain
from rules.all_fours.dealing import bunch, mark_turned_knave, run
from rules.all_fours.events import (
    Begged,
    BegRefused,
    BunchAnswered,
    BunchProposed,
    Gave,
    HandTakenUp,
    LaidAway,
    Stood,
)
from rules.all_fours.options import AfterRun, Options, SecondBeg, TurnedJack
from rules.all_fours.refusals import Refusal
from rules.all_fours.scoring import Item
from rules.all_fours.state import DealState, Phase, State
from rules.core.game import Refused
from rules.core.seats import less, more

HAND = 6
NINE = 9


def why_not_give(state: State) -> Refused | None:
    """One short of the target elder may not be given the game (QB3)."""
    elder = state.current.elder
    if state.has(elder) >= state.options.target - 1:
        return Refused(Refusal.GIFT_WOULD_WIN, (state.options.target,))
    return None


def why_not_refuse(deal: DealState) -> Refused | None:
    """Only a second beg is by agreement (QB2, QB7)."""
    return Refused(Refusal.NOT_BY_AGREEMENT) if deal.begs < 2 else None


def stand(chain: Chain) -> None:
    """Elder stands; or one of the two is content with the deal."""
    deal = chain.deal
    chain.then(Stood(deal.turn))
    _look(chain)
    if chain.state.phase is Phase.BUNCH and deal.turn is deal.elder:
        chain.follows(turn=deal.dealer)
    else:
        _settle(chain)


def beg(chain: Chain) -> None:
    """Elder begs, and the dealer answers."""
    deal = chain.deal
    opening = replace(deal.opening, begs=deal.begs + 1)
    chain.then(Begged(deal.elder), Phase.ANSWER, opening=opening, turn=deal.dealer)
    _look(chain)


def give(chain: Chain) -> None:
    """Take one: the gift, and the suit stays."""
    chain.then(Gave(chain.deal.dealer))
    _mark_final_knave(chain)
    chain.count(chain.deal.elder, Item.GIFT, 1)
    _lay_away_or_play(chain)


def refuse(chain: Chain) -> None:
    """The dealer does not agree to a second beg."""
    chain.then(BegRefused(chain.deal.dealer))
    _settle(chain)


def run_the_cards(chain: Chain) -> None:
    """Another trump; and what may be said to that."""
    if not run(chain):
        return
    deal = chain.deal
    second = deal.options.second_beg
    if second is SecondBeg.BY_AGREEMENT and deal.begs < 2:
        chain.follows(Phase.BEG, turn=deal.elder)
    elif second is SecondBeg.BUNCH:
        chain.follows(Phase.BUNCH, turn=deal.elder)
    else:
        _settle(chain)


def propose(chain: Chain) -> None:
    """One proposes a new deal."""
    deal = chain.deal
    chain.then(BunchProposed(deal.turn), Phase.CONSENT, turn=deal.turn.other)


def answer(chain: Chain, *, agree: bool) -> None:
    """The other agrees and the cards are bunched; or the deal goes on."""
    chain.then(BunchAnswered(chain.deal.turn, agree))
    if agree:
        bunch(chain)
    else:
        _settle(chain)


def surplus(size: int, options: Options) -> int:
    """How many cards a hand of this size lays away (QC1)."""
    match options.after_run:
        case AfterRun.PLAY_ALL:
            return 0
        case AfterRun.KEEP_NINE if size <= NINE:
            return 0
        case _:
            return size - HAND


def why_not_lay_away(deal: DealState, action: LayAway) -> Refused | None:
    """All cards of the hand but six."""
    held = deal.hands[deal.turn]
    number = surplus(len(held), deal.options)
    if len(action.cards) != number:
        return Refused(Refusal.WRONG_NUMBER, (number,))
    if not action.cards <= held:
        return Refused(Refusal.NOT_YOUR_CARD, tuple(map(str, sorted(action.cards - held))))
    return None


def lay_away(chain: Chain, action: LayAway) -> None:
    """Cards go away face down; what is left plays and makes the points (QC2)."""
    deal, player = chain.deal, chain.deal.turn
    chain.then(
        LaidAway(player, len(action.cards), action.cards),
        Phase.PLAY if player is deal.dealer else Phase.LAY_AWAY,
        hands=less(deal.hands, player, action.cards),
        opening=replace(
            deal.opening,
            kept=less(deal.kept, player, action.cards),
            laid_away=more(deal.laid_away, player, action.cards),
        ),
        turn=player.other,
    )


def _look(chain: Chain) -> None:
    """In strict play the dealer looks at his hand when elder has spoken (QB8)."""
    deal = chain.deal
    if not deal.opening.looked:
        opening = replace(deal.opening, looked=True)
        chain.then(HandTakenUp(deal.dealer, deal.hands[deal.dealer]), opening=opening)


def _settle(chain: Chain) -> None:
    """The suit stays: now a knave counts that was to stay trump (QX8)."""
    _mark_final_knave(chain)
    _lay_away_or_play(chain)


def _mark_final_knave(chain: Chain) -> None:
    if chain.state.options.turned_jack is TurnedJack.FINAL:
        mark_turned_knave(chain)


def _lay_away_or_play(chain: Chain) -> None:
    deal = chain.deal
    away = bool(deal.set_aside) and any(surplus(len(one), deal.options) for one in deal.hands)
    chain.follows(Phase.LAY_AWAY if away else Phase.PLAY, turn=deal.elder)
