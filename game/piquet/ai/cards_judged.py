"""Cards to play: each by the table of the play over all hands that the other may hold."""

from __future__ import annotations

from game.piquet.ai.belief.beliefs import Beliefs
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.estimates import Prospect
from game.piquet.ai.master import Depth, worth_of
from game.piquet.ai.sums import parts
from game.piquet.ai.sums.cardplay import Judged, alike, judged
from game.piquet.ai.sums.outcome import moment, outcome, pending_points, rest
from game.piquet.ai.values.masks import bit_of, card_of
from game.piquet.ai.values.play_table import play_values
from game.players.judgement import Judgement
from rules.core.cards import Hand
from rules.piquet.actions import Action, Play
from rules.piquet.scoring import PIQUE
from rules.piquet.seats import ELDER
from rules.piquet.view import View

_CHANCES = (
    Prospect.CARDS,
    Prospect.CAPOT,
    Prospect.DIVIDED,
    Prospect.CARDS_LOST,
    Prospect.CAPOT_LOST,
)


def cards(
    view: View, allowed: Hand, believed: Beliefs, depth: Depth, also: Action | None = None
) -> list[Judgement]:
    """Each card worth a thought, the best first; of cards that are alike the lowest, or `also`."""
    deal = deal_of(view)
    now = moment(deal, allowed, believed)
    same = alike(now)
    named = {bit: bit for bit in same.values()}
    if isinstance(also, Play):
        named[same[bit_of(also.card)]] = bit_of(also.card)
    end = outcome(view, believed, worth_of(depth, view))
    found = judged(now, believed.left, believed.weights, end, play_values(), believed.may_pique)
    pending = pending_points(deal, believed)
    return [_told(view, one, named[one.card], pending) for one in found]


def _told(view: View, found: Judged, card: int, pending: parts.Pending) -> Judgement:
    deal = deal_of(view)
    mine, theirs = parts.so_far(deal, deal.seat), parts.so_far(deal, deal.seat.other)
    for kind, points in pending.items():
        theirs[parts.OF_KIND[kind]] += points
    chances = dict.fromkeys(_CHANCES, 0.0)
    piques = 0.0
    for (value, pique), share in found.spread.items():
        left = rest(deal, value)
        won, lost = parts.for_tricks(left.tricks)
        parts.add(mine, parts.played(left.mine, won), share)
        parts.add(theirs, parts.played(left.theirs, lost), share)
        chances[parts.trick_chance(left.tricks)] += share
        piques += share * pique
    elder = deal.seat is ELDER
    (mine if elder else theirs)[parts.PIQUES] += PIQUE * piques
    chances[Prospect.PIQUE if elder else Prospect.PIQUE_LOST] = piques
    both = parts.points(mine), parts.points(theirs)
    told = {chance: parts.rounded(share) for chance, share in chances.items()}
    return Judgement(Play(card_of(card)), *both, found.worth, told)
