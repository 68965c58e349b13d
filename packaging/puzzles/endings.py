"""Endings with one winning card, proved against every hand that the other may still hold.

A hand is possible unless something that was seen or truly said is against it (`belief/facts`); all
of them are counted through. With each, the table of the play tells what every card comes to when
both play on as well as can be. The winning card is never worse than another against any of them,
and every other is worse against some: whatever the score is and whatever one thinks of the other,
nothing is better.
"""

from __future__ import annotations

import sys
from math import comb
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from played_deals import Choice, missed

from game.piquet.ai.belief.beliefs import Beliefs, beliefs_of
from game.piquet.ai.belief.facts import facts
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.belief.worlds import MOST, possible
from game.piquet.ai.sums.cardplay import PlayMoment, alike, different, value_of
from game.piquet.ai.sums.outcome import moment
from game.piquet.ai.values.masks import card_of, mask_of
from game.piquet.ai.values.play_table import play_values
from rules.piquet.actions import Play
from rules.piquet.choices import MayPlay
from rules.piquet.game import RULES
from rules.piquet.options import HAND

FEWEST, MOST_CARDS = 4, 10  # in hand
_FEWEST_WAYS = (3, 2)  # cards that differ: to lead, and to answer a lead
_GLANCE = 24  # hands looked at before all are
_OFTEN = 0.15  # of the hands, by how likely they are: as often another card loses something
_COSTS = 0.5  # of a table's value, two to a trick: what another card loses on average


class Proof(Struct, frozen=True):
    """What was counted through: by each card worth a thought its values, hand by hand."""

    moment: PlayMoment
    hands: list[int]
    weights: list[float]
    values: dict[int, list[int]]

    @property
    def winner(self) -> int | None:
        """The card that nothing is better than against any hand, if only one is."""
        best = [max(each) for each in zip(*self.values.values(), strict=True)]
        found = [card for card, values in self.values.items() if values == best]
        return found[0] if len(found) == 1 else None

    def share(self, card: int) -> float:
        """How likely it is, from 0 to 1, that a card is as good as any."""
        best = [max(each) for each in zip(*self.values.values(), strict=True)]
        found = zip(self.values[card], best, self.weights, strict=True)
        return sum(weight for value, most, weight in found if value == most)

    def cost(self, card: int) -> float:
        """What a card loses on average, in units of the table."""
        best = [max(each) for each in zip(*self.values.values(), strict=True)]
        found = zip(self.values[card], best, self.weights, strict=True)
        return float(sum(weight * (most - value) for value, most, weight in found))


def proved(choice: Choice) -> Proof | None:
    """All hands and all cards counted through; None where there are too many hands to be sure."""
    deal = deal_of(choice.seen)
    if not isinstance(choice.seen.choices, MayPlay):
        return None
    known = facts(deal)
    if comb(known.free.bit_count(), max(0, HAND - known.sure.bit_count())) > MOST:
        return None
    believed = beliefs_of(deal, Random(0), trust=1.0, odd=0.03, most=MOST)
    if len(believed.whole) != len(possible(known, Random(0))):
        return None
    now = moment(deal, choice.seen.choices.cards, believed)
    return _counted(now, believed, believed.left)


def _counted(now: PlayMoment, believed: Beliefs, hands: list[int]) -> Proof:
    table = play_values()
    values = {card: [value_of(now, card, hand, table) for hand in hands] for card in different(now)}
    return Proof(now, hands, believed.weights, values)


def ending(choice: Choice) -> dict[str, Any] | None:
    """A puzzle as plain data, if this choice makes one."""
    deal, may = deal_of(choice.seen), choice.seen.choices
    if not isinstance(may, MayPlay) or not FEWEST <= len(deal.hand) <= MOST_CARDS:
        return None
    if not _glanced(choice):
        return None
    proof = proved(choice)
    if proof is None or (winner := proof.winner) is None:
        return None
    others = [card for card in proof.values if card != winner]
    if any(proof.share(card) > 1 - _OFTEN or proof.cost(card) < _COSTS for card in others):
        return None
    same = alike(proof.moment)
    right = [bit for bit, low in same.items() if low == winner]
    losers = missed(choice.seen, frozenset(Play(card_of(bit)) for bit in right))
    if not losers:
        return None
    return {
        "kind": "ending",
        "seat": choice.seat.name,
        "missed": losers,
        "right": [RULES.write(Play(card_of(bit))) for bit in right],
        "bars": {
            RULES.write(Play(card_of(bit))): round(100 * proof.share(low))
            for bit, low in same.items()
        },
        "hands": len(proof.hands),
        "sure": not any(hand & above(winner) for hand in proof.hands),
        "line": line(choice, winner),
        "log": list(choice.log),
    }


def above(card: int) -> int:
    """The cards of its suit that beat a card."""
    return _suit_of(card) & ~(2 * card - 1)


def _glanced(choice: Choice) -> bool:
    """Whether some hands alone leave it open that there is one winning card."""
    deal, may = deal_of(choice.seen), choice.seen.choices
    assert isinstance(may, MayPlay)
    few = _FEWEST_WAYS[deal.table.led is not None]
    if len(may.cards) < few:
        return False
    believed = beliefs_of(deal, Random(0), trust=0.0, odd=0.03, most=_GLANCE)
    now = moment(deal, may.cards, believed)
    if len(different(now)) < few:
        return False
    return _counted(now, believed, believed.left).winner is not None


def line(choice: Choice, card: int) -> list[str]:
    """How the play goes on from this card with the hands as they lie, both playing their best."""
    deal = choice.state.current
    mine, theirs = mask_of(deal.hands[deal.turn]), mask_of(deal.hands[deal.turn.other])
    led = 0 if deal.table.led is None else mask_of([deal.table.led])
    found = [card_of(led), card_of(card)] if led else [card_of(card)]
    table = play_values()
    # `hands[0]` is whose turn it is.
    if led:
        wins = _beats(card, led)
        hands = [mine ^ card, theirs] if wins else [theirs, mine ^ card]
        led = 0
    else:
        hands, led = [theirs, mine ^ card], card
    while hands[0]:
        own, other = hands
        of_suit = _suit_of(led) & own if led else 0
        now = PlayMoment(own, of_suit or own, led, ~(own | other), elder=False)
        options = different(now)
        best = max(options, key=lambda bit: (value_of(now, bit, other, table), -bit))
        found.append(card_of(best))
        if led:
            hands = [own ^ best, other] if _beats(best, led) else [other, own ^ best]
            led = 0
        else:
            hands, led = [other, own ^ best], best
    return [str(each) for each in found]


def _suit_of(bit: int) -> int:
    place = (bit.bit_length() - 1) // 8
    return 255 << 8 * place


def _beats(reply: int, led: int) -> bool:
    return bool(reply & _suit_of(led)) and reply > led
