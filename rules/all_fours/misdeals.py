"""What goes wrong in dealing where strict play was agreed on, and how it is mended (section H).

House choices 13 to 15.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.all_fours.actions import Abide, AnnounceNumber, DemandDeal, DrawOut, Slip
from rules.all_fours.chain import Chain
from rules.all_fours.dealing import mark_turned_knave
from rules.all_fours.ending import end_deal
from rules.all_fours.events import Abode, CardDrawnOut, Misdealt, NumberAnnounced
from rules.all_fours.options import TurnedJack
from rules.all_fours.refusals import Refusal
from rules.all_fours.scoring import Item
from rules.all_fours.state import DealState, Phase
from rules.core.cards import Card
from rules.core.game import Refused
from rules.core.seats import Player, less, more

Mending = AnnounceNumber | DemandDeal | Abide | DrawOut
"""The actions of which only strict play knows."""

ANNOUNCED = (Phase.BEG, Phase.ANSWER, Phase.PLAY)
"""When a wrong number may be announced, by the one on turn."""


OVER = (Slip.ELDER_OVER, Slip.DEALER_OVER)
"""The slips that deal a card too many."""


def why_not_announce(deal: DealState) -> Refused | None:
    """Somebody must hold a card too many or too few."""
    return None if holder_of_wrong_number(deal) is not None else Refused(Refusal.NUMBERS_RIGHT)


def why_not_abide(deal: DealState) -> Refused | None:
    """By a card that was shown, but not by a wrong number."""
    return Refused(Refusal.NOT_TO_ABIDE) if to_draw_from(deal) else None


def why_not_draw_out(deal: DealState, place: int) -> Refused | None:
    """One of the cards of a hand that has too many."""
    cards = to_draw_from(deal)
    if not cards:
        return Refused(Refusal.NOT_TO_DRAW)
    return None if 0 <= place < len(cards) else Refused(Refusal.NO_SUCH_PLACE, (place,))


def mend(chain: Chain, action: Mending) -> None:
    """Do what only strict play knows."""
    match action:
        case AnnounceNumber():
            _announce(chain)
        case DemandDeal():
            misdealt(chain)
        case Abide():
            _abide(chain)
        case DrawOut(place):
            _draw_out(chain, place)


def misdealt(chain: Chain) -> None:
    """Nothing of the deal counts, and the same dealer deals again (QH4, QH5, QX17)."""
    opening = replace(chain.deal.opening, resume=None)
    chain.then(Misdealt(chain.deal.dealer), opening=opening, bunched=True)
    end_deal(chain, counts=False)


def to_draw_from(deal: DealState) -> tuple[Card, ...]:
    """The cards of the hand that has one too many, in the order in which they were dealt."""
    holder = holder_of_wrong_number(deal)
    if holder is None:
        return ()
    held = deal.hands[holder]
    return tuple(one for one in deal.dealing.pack if one in held)


def holder_of_wrong_number(deal: DealState) -> Player | None:
    """Who was dealt a card too many or too few, and still holds as many."""
    sizes = [len(hand) for hand in deal.hands]
    if deal.led is not None:
        sizes[deal.leader] += 1
    if sizes[0] == sizes[1]:
        return None
    more_his = Player.A if sizes[0] > sizes[1] else Player.B
    return more_his if deal.dealing.slip in OVER else more_his.other


def _announce(chain: Chain) -> None:
    deal = chain.deal
    chain.then(NumberAnnounced(deal.turn))
    if deal.tricks or deal.led is not None or deal.dealing.slip not in OVER:
        misdealt(chain)
        return
    knaves = sum(line.points for line in deal.ledger if line.item is Item.TURNED_KNAVE)
    if knaves:  # QH6
        chain.count(deal.dealer, Item.TURNED_KNAVE, -knaves)
    holder = holder_of_wrong_number(deal)
    if holder is not None:
        resume = chain.state.phase, deal.turn
        opening = replace(deal.opening, resume=resume)
        chain.follows(Phase.MISDEAL, opening=opening, turn=holder.other)


def _abide(chain: Chain) -> None:
    chain.then(Abode(chain.deal.turn))
    if chain.state.options.turned_jack is TurnedJack.EACH:
        mark_turned_knave(chain)
    _go_on(chain)


def _draw_out(chain: Chain, place: int) -> None:
    """The card is laid away, and only its holder knows which it was."""
    deal, holder = chain.deal, chain.deal.turn.other
    card = to_draw_from(deal)[place]
    away = frozenset((card,))
    chain.then(
        CardDrawnOut(deal.turn, card),
        hands=less(deal.hands, holder, away),
        opening=replace(
            deal.opening,
            kept=less(deal.kept, holder, away),
            laid_away=more(deal.laid_away, holder, away),
        ),
    )
    _go_on(chain)


def _go_on(chain: Chain) -> None:
    """What was awaited before."""
    opening = chain.deal.opening
    if opening.resume is None:
        raise ValueError("nothing was interrupted")
    phase, turn = opening.resume
    chain.follows(phase, opening=replace(opening, resume=None), turn=turn)
