"""The plain sampler: the second of the two measures by which stronger players are judged.

It tries discards on three hundred deals, exchanges as many cards as it may, calls and answers all
it has, and plays from the table of the play over all hands that what was seen and said allows, each
weighed alike, by points alone. It learned from nothing, and it is not to be changed: figures of
other players are told against it.
"""

from __future__ import annotations

from random import Random

from game.piquet.ai.belief.beliefs import beliefs_of
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.drawing import possible_talon
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.heuristic import thumb as calls
from game.piquet.ai.heuristic.exchange import best_discards
from game.piquet.ai.situation import situation
from game.piquet.ai.sums.cardplay import judged
from game.piquet.ai.sums.outcome import deal_points, margin, moment, outcome
from game.piquet.ai.values.masks import SUIT, bits, card_of, hand_of, mask_of
from game.piquet.ai.values.play_table import play_values
from rules.core.cards import Card, Hand
from rules.piquet.actions import Action, AnnounceCarteBlanche, Exchange, Play
from rules.piquet.choices import MayAnnounce, MayCall, MayExchange, MayPlay
from rules.piquet.seats import ELDER
from rules.piquet.view import View

_DEALS = 300
_CANDIDATES = 24
_HANDS = 600  # of the other's hands in the play; of more, so many are drawn


def choose(view: View, seed: int) -> Action:
    """What to do in this view, which must have choices (ValueError otherwise)."""
    chance = Random(seed)
    match view.choices:
        case MayAnnounce(_, most) if most:
            return AnnounceCarteBlanche(_discard(view, chance).bit_count())
        case MayExchange():
            return Exchange(hand_of(_discard(view, chance)))
        case MayCall(cards=cards) as may:
            return calls.call(may) or Play(_card(view, cards, chance))
        case MayPlay(cards):
            return Play(_card(view, cards, chance))
        case _:
            return thumb.choose(view, seed)


def _card(view: View, allowed: Hand, chance: Random) -> Card:
    if len(allowed) == 1:
        return next(iter(allowed))
    deal = deal_of(view)
    held = beliefs_of(deal, chance, trust=0.0, odd=0.0, most=_HANDS)
    now = moment(deal, allowed, held)
    found = outcome(view, held, margin)
    best = judged(now, held.left, held.weights, found, play_values(), held.may_pique)[0]
    return card_of(best.card)


def _discard(view: View, chance: Random) -> int:
    """The best of the discards that a rule of thumb thinks well of, over many possible deals."""
    place = situation(view, most_cards=True)
    elder = place.seat is ELDER
    hand = hand_of(place.hand)
    ways = [
        mask_of(cards) for cards in best_discards(hand, place.most, place.most, elder, _CANDIDATES)
    ]
    totals = dict.fromkeys(ways, 0.0)
    table = play_values()
    his, hers = place.taken(place.most)
    for _ in range(_DEALS):
        talon, dealt = possible_talon(place, chance)
        to_elder, to_younger = sum(talon[:his]), sum(talon[his : his + hers])
        other = _exchanged(dealt, hers if elder else his, to_younger if elder else to_elder)
        for out in ways:
            mine = place.hand ^ out | (to_elder if elder else to_younger)
            both = (mine, other) if elder else (other, mine)
            e, y = deal_points(*both, table, place.blanche_points)
            totals[out] += e - y if elder else y - e
    return max(ways, key=lambda out: totals[out])


def _exchanged(dealt: int, count: int, drawn: int) -> int:
    """The other's hand after the exchange if he puts out his lowest cards of short suits."""
    lengths = [(dealt >> shift & SUIT).bit_count() for shift in (0, 8, 16, 24)]

    def use(bit: int) -> int:
        place = bit.bit_length() - 1
        return place % 8 + 2 * lengths[place // 8]

    out = sum(sorted(bits(dealt), key=use)[:count])
    return dealt ^ out | drawn
