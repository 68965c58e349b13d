"""The cut for deal: the players turn up a card each of the spread pack, A first.

Source: QA2; house choice 1. Equal ranks cut again from a pack spread anew.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.all_fours.actions import Cut, Spread
from rules.all_fours.chain import Chain
from rules.all_fours.events import CardCut, CutTied, CutWon, PackSpread
from rules.all_fours.pack import cut_height
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import Cutting, Phase, State
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
    event = CardCut(player, place, cutting.pack[place])
    chain.happens(event, cutting=replace(cutting, places=places), chooser=Player.B)
    if first is None:
        return
    order = chain.state.options.cut
    a, b = (cut_height(cutting.pack[one], order) for one in (first, place))
    if a == b:
        chain.happens(CutTied(), Phase.SPREAD, chooser=None)
        return
    winner = Player.A if a > b else Player.B
    chain.happens(CutWon(winner), Phase.DEAL, chooser=None, first_dealer=winner)


def _cutting(state: State) -> Cutting:
    if state.standing.cutting is None:
        raise ValueError("no pack is spread")
    return state.standing.cutting
