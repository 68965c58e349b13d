"""What a seat may expect in the middle of a deal: of the partie, and of each card it cannot see.

It follows from the view alone, by the beliefs and tables that Master plays by: the deal is played
to its end against each hand the other may hold, or while cards are exchanged on possible deals, and
the line is asked what the partie promises then.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.piquet.ai.belief.beliefs import Beliefs
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.claims import all_counted, all_settled, if_answered, if_called
from game.piquet.ai.drawing import Effort, PossibleDeal, both_hands, ranked, tried
from game.piquet.ai.heuristic.thumb import call as best_call
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import beliefs, cards_judged, worth_of
from game.piquet.ai.saying import best_plan, strength_of, that_stand
from game.piquet.ai.situation import situation
from game.piquet.ai.sums.outcome import deal_points
from game.piquet.ai.sums.reckoner import Reckoner
from game.piquet.ai.values.equity import standing_of
from game.piquet.ai.values.line import RunningDeal
from game.piquet.ai.values.masks import bits, card_of
from game.piquet.ai.values.play_table import play_values
from game.players.outlook import Foresight, Outlook, averaged
from rules.core.cards import Card, Hand
from rules.piquet.choices import MayAnnounce, MayAnswer, MayCall, MayExchange, MayLook, MayPlay
from rules.piquet.combinations import Kind
from rules.piquet.seats import ELDER
from rules.piquet.view import View

_EFFORT = Effort(((6, 40), (1, 300)))  # of the exchange: one discard counts, and not which
_FINE = 2  # points of a deal are told to half a point: more is lost in what they rest on


def foresee(view: View, seed: int = 0) -> Foresight | None:
    """What this seat may expect; None where nothing is to be told (the cut; no table of the play).

    ValueError when the view leaves nothing to choose.
    """
    if view.choices is None:
        raise ValueError("this view leaves nothing to choose")
    if view.deal is None or play_values().degraded:
        return None
    chance = Random(seed)
    if isinstance(view.choices, MayExchange | MayAnnounce):
        return Foresight(_outlook(view, _exchanged(view, chance)))
    believed = beliefs(MASTER, view, chance)
    ends = _played(view, Reckoner(view, believed, worth_of(MASTER, view)), chance)
    return None if ends is None else Foresight(_outlook(view, ends), held(believed))


def held(believed: Beliefs) -> dict[Card, float]:
    """How likely each card that may be the other's is in his hand now."""
    facts = believed.facts
    shares = dict.fromkeys(bits((facts.unseen | facts.sure) & ~facts.played), 0.0)
    for hand, weight in zip(believed.left, believed.weights, strict=True):
        for bit in bits(hand):
            shares[bit] += weight
    return {card_of(bit): min(share, 1.0) for bit, share in shares.items()}


_Ends = Iterable[tuple[float, float, float]]
"""What the deal may come to: how likely, my points and the other's."""


def _outlook(view: View, ends: _Ends) -> Outlook:
    deal = RunningDeal(standing_of(view))
    shares: dict[tuple[float, float], float] = {}
    for weight, mine, theirs in ends:
        key = round(mine * _FINE) / _FINE, round(theirs * _FINE) / _FINE
        shares[key] = shares.get(key, 0.0) + weight
    whole = sum(shares.values())
    return averaged([(share / whole, deal.after(*key)) for key, share in shares.items()])


def _exchanged(view: View, chance: Random) -> _Ends:
    """The discard that seems best, on possible deals, both hands open."""
    place, table = situation(view), play_values()
    deals: list[PossibleDeal] = []
    first = ranked(place)[: _EFFORT.stages[0][0]]
    best = tried(place, worth_of(MASTER, view), table, _EFFORT, chance, first, deals)[0].out
    elder, blanche = place.seat is ELDER, place.blanche_points
    for mine, other, _ in both_hands(place, best, deals):
        his, hers = deal_points(*((mine, other) if elder else (other, mine)), table, blanche)
        yield (1, his, hers) if elder else (1, hers, his)


def _played(view: View, reckoner: Reckoner, chance: Random) -> _Ends | None:
    """The deal played on from here, as Master would, against each hand that is possible."""
    match view.choices:
        case MayPlay(cards):
            return reckoner.ends(all_settled(), reckoner.card(cards, _best(view, cards, chance)))
        case MayCall(_, cards) as may:
            ending = reckoner.card(cards, _best(view, cards, chance))
            return reckoner.ends(if_called(view, _wanted(reckoner, may)), ending)
        case MayAnswer():
            return reckoner.ends(if_answered(view, None, None), reckoner.whole_play())
        case MayLook():
            led = deal_of(view).table.led
            if led is None:
                return reckoner.ends(all_counted(view), reckoner.whole_play())
            hand = deal_of(view).hand
            allowed = frozenset(card for card in hand if card.suit is led.suit) or hand
            ending = reckoner.card(allowed, _best(view, allowed, chance))
            return reckoner.ends(all_counted(view), ending)
        case _:
            return None


def _best(view: View, cards: Hand, chance: Random) -> Card:
    return card_of(cards_judged(MASTER, view, cards, chance)[0].card)


def _wanted(reckoner: Reckoner, may: MayCall) -> dict[Kind, int]:
    """The calls that are worth saying, one of each kind."""
    stand = that_stand(reckoner.view, may.calls)
    found = (
        best_call(MayCall(tuple(one for one in stand if one.kind is kind), frozenset()))
        for kind in Kind
    )
    calls = {one.what.kind: one.what for one in found if one is not None}
    said = best_plan(reckoner, calls.values())
    return {kind: strength_of(call) for kind, call in calls.items() if kind in said}
