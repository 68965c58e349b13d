"""The cut for deal: the players turn up a card each of the spread pack, A first.

Source: ZA3, ZK2; house choice 7. Equal ranks cut again from a pack spread anew; the highest deals,
or chooses where that was agreed (ZX20).
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.bezique.actions import ChooseDeal, Cut, Spread
from rules.bezique.chain import Chain
from rules.bezique.events import CardCut, CutTied, CutWon, DealChosen, PackSpread
from rules.bezique.options import FirstDeal
from rules.bezique.pack import height
from rules.bezique.refusals import Refusal
from rules.bezique.state import Cutting, Phase, State
from rules.core.game import Refused
from rules.core.seats import Player


def why_not_cut(state: State, place: int) -> Refused | None:
    """A place of the spread pack that the other has not taken."""
    cutting = _cutting(state)
    if not 0 <= place < len(cutting.pack) or place in cutting.places:
        return Refused(Refusal.NO_SUCH_PLACE, (place,))
    return None


def spread(chain: Chain, action: Spread) -> None:
    """The pack lies face down."""
    chain.happens(PackSpread(), Phase.CUT, cutting=Cutting(action.pack), chooser=Player.A)


def cut(chain: Chain, action: Cut) -> None:
    """A card is turned up; the second one decides."""
    cutting, place = _cutting(chain.state), action.place
    first, _ = cutting.places
    player = Player.A if first is None else Player.B
    places = (place, None) if first is None else (first, place)
    turned = replace(cutting, places=places)
    event = CardCut(player, place, cutting.pack[place])
    chain.happens(event, cutting=turned, chooser=Player.B)
    if first is None:
        return
    a, b = height(cutting.pack[first]), height(cutting.pack[place])
    if a == b:
        chain.happens(CutTied(), Phase.SPREAD, chooser=None)
        return
    winner = Player.A if a > b else Player.B
    won = replace(turned, winner=winner)
    chain.happens(CutWon(winner), Phase.CHOICE, chooser=winner, cutting=won)
    if chain.state.options.first_deal is FirstDeal.HIGHEST_DEALS:
        choose(chain, ChooseDeal(deal=True))


def choose(chain: Chain, action: ChooseDeal) -> None:
    """The winner of the cut deals first, or lets the other."""
    winner = _cutting(chain.state).winner
    if winner is None:
        raise ValueError("the cut is not decided")
    dealer = winner if action.deal else winner.other
    chain.happens(DealChosen(dealer), Phase.DEAL, first_dealer=dealer, chooser=None)


def _cutting(state: State) -> Cutting:
    if state.standing.cutting is None:
        raise ValueError("no pack is spread")
    return state.standing.cutting
