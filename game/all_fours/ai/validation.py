"""What comes from outside is checked.

Whether a view can be thought about, and whether an action is one of its choices.
"""

from __future__ import annotations

from game.players.wire import WireError
from rules.all_fours.actions import Action, LayAway
from rules.all_fours.choices import MayLayAway, MayPlay, every_action
from rules.all_fours.pack import PACK
from rules.all_fours.state import IN_DEAL
from rules.all_fours.view import DealView, View


def is_allowed(seen: View, action: Action) -> bool:
    """Whether the one who sees this may do that now; of many ways to lay away none is listed."""
    may = seen.choices
    if may is None:
        return False
    if isinstance(may, MayLayAway):
        if not isinstance(action, LayAway):
            return False
        return len(action.cards) == may.number and action.cards <= may.cards
    return action in every_action(may)


MOST_IN_HAND = 21  # six, and five runs of three
_PACK = frozenset(PACK)


def hold_plausible(seen: View) -> None:
    """WireError when this view cannot be of a real deal; not every such view is found."""
    if seen.phase not in IN_DEAL:
        return
    if seen.deal is None:
        raise WireError("is null, and these choices come in a deal only", "view.deal")
    _hold_cards(seen, seen.deal)
    if isinstance(seen.choices, MayPlay | MayLayAway) and not seen.choices.cards <= seen.deal.hand:
        raise WireError("are not all in the hand", "view.choices.cards")
    if isinstance(seen.choices, MayPlay) and not seen.choices.cards:
        raise WireError("are none", "view.choices.cards")
    if isinstance(seen.choices, MayLayAway):
        surplus = len(seen.choices.cards) - seen.choices.number
        if seen.choices.number < 0 or surplus < 1:
            raise WireError("are more than there are", "view.choices.number")


def _hold_cards(seen: View, deal: DealView) -> None:
    theirs = deal.hand_sizes[seen.player.other]
    if len(deal.hand) > MOST_IN_HAND or len(deal.hand) != deal.hand_sizes[seen.player]:
        raise WireError("should be as many cards as hand_sizes says", "view.deal.hand")
    if not 0 <= theirs <= MOST_IN_HAND:
        raise WireError(f"should be from 0 to {MOST_IN_HAND}", "view.deal.hand_sizes")
    if deal.turn_up is None:
        raise WireError("is null, and there are trumps", "view.deal.turn_up")
    played = [card for trick in deal.tricks for card in (trick.led, trick.reply)]
    played += [card for card in (deal.led, deal.reply) if card is not None]
    known = [*deal.hand, *deal.laid_away, *played, deal.turn_up, *deal.set_aside]
    if len(set(known)) != len(known) or not _PACK.issuperset(known):
        raise WireError("a card of it lies elsewhere too", "view.deal.hand")
    if len(deal.laid_away) != deal.away[seen.player] or min(deal.away) < 0:
        raise WireError("should be as many cards as away says", "view.deal.laid_away")
    if len(PACK) - len(known) != theirs + deal.away[seen.player.other] + deal.left:
        raise WireError("is not the number of cards that are left", "view.deal.left")
    if not seen.options.target - max(seen.totals) >= 1:
        raise WireError("the target is reached already", "view.totals")
