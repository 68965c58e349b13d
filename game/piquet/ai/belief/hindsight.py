"""What the cards he has played tell of a hand: how much each would have cost him, had he held it.

He does not see one's own hand, so what would have been dear with both hands open is not impossible;
but a hand with which card after card was a present is less likely than one with which all made
sense.
"""

from __future__ import annotations

from game.piquet.ai.sums.two_hands import codes
from game.piquet.ai.values.masks import SUIT, SUIT_BITS, bit_of, suit_index
from game.piquet.ai.values.play_table import PlayValues
from game.piquet.ai.values.steps import lead_value, reply_value
from rules.piquet.view import DealView

Step = tuple[bool, int, int, int, int]
"""Whether he led; his card; the card I led, or 0; my cards and his gone cards before the trick."""


def steps(deal: DealView, mine: int) -> list[Step]:
    """Every card of his where he may have had a choice, in order. `mine`: my twelve cards."""
    found: list[Step] = []
    own, gone = mine, 0
    for trick in deal.table.tricks:
        led, reply = bit_of(trick.led), bit_of(trick.reply)
        if trick.leader is deal.seat:
            found.append((False, reply, led, own, gone))
            own, gone = own ^ led, gone | reply
        else:
            found.append((True, led, 0, own, gone))
            own, gone = own ^ reply, gone | led
    if deal.table.led is not None and deal.table.leader is not deal.seat:
        found.append((True, bit_of(deal.table.led), 0, own, gone))
    return found


def cost(hand: int, taken: list[Step], table: PlayValues) -> int:
    """How much these cards cost in all with such a hand of twelve, in units of the table."""
    total = 0
    for he_led, card, led, own, gone in taken:
        his = hand & ~gone
        if he_led:
            total += _lead_cost(his, card, own, table)
        else:
            total += _reply_cost(his, card, led, own, table)
    return total


def _lead_cost(his: int, card: int, own: int, table: PlayValues) -> int:
    cards = his.bit_count()
    if cards == 1:
        return 0
    found = codes(his, own)
    best = table.value(*found)
    suit = suit_index(card)
    shift = suit * SUIT_BITS
    place = ((his | own) >> shift & (card >> shift) - 1).bit_count()
    one, two, three = found[:suit] + found[suit + 1 :]
    return best - lead_value(table, found[suit], place, one, two, three, cards)


def _reply_cost(his: int, card: int, led: int, own: int, table: PlayValues) -> int:
    cards = his.bit_count()
    of_suit = SUIT << suit_index(led) * SUIT_BITS
    following = his & of_suit
    if following:
        winners = following & ~(2 * led - 1)
        ways = {card, following & -following}
        if winners:
            ways.add(winners & -winners)
    else:
        ways = {card}
        for shift in (0, 8, 16, 24):
            part = his & SUIT << shift
            if part:
                ways.add(part & -part)
    if len(ways) == 1:
        return 0
    left = own ^ led
    best = taken = -1
    for way in ways:
        wins = bool(way & of_suit) and way > led
        value = reply_value(table, codes(his ^ way, left), wins, cards)
        if way == card:
            taken = value
        best = max(best, value)
    return best - taken
