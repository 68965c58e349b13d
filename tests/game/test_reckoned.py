"""What two open hands count by the tables of masks, against the rules."""

from __future__ import annotations

from random import Random

import pytest

from game.piquet.ai.heuristic import thumb as calls
from game.piquet.ai.sums.two_hands import (
    CODE,
    PLAYED,
    RUNNING,
    HandWorth,
    InHand,
    codes,
    held,
    in_hand,
    makes_pique,
    played_points,
)
from game.piquet.ai.values.masks import (
    SUIT,
    SUIT_BITS,
    bit_of,
    bits,
    card_of,
    hand_of,
    mask_of,
    suit_index,
)
from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.positions import code_of
from rules.core.cards import SUITS, Hand, hand
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal, Play, TellMaking
from rules.piquet.choices import MayAnswer, MayCall, MayTell, choices
from rules.piquet.combinations import Kind, holdings
from rules.piquet.options import Options
from rules.piquet.pack import PACK, height
from rules.piquet.partie import apply, start_deal
from rules.piquet.scoring import Item
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import State, twelve_of
from tests.rules.luck import any_action, any_of, badly_shuffled, with_carte_blanche

BEFORE_PLAY = (Item.CARTE_BLANCHE, Item.POINT, Item.SEQUENCE, Item.SET, Item.REPIQUE)


def lively_hand(luck: Random) -> Hand:
    """Twelve cards of a badly shuffled pack: long suits and many of a rank turn up."""
    return frozenset(badly_shuffled(luck)[:12])


# -- Masks ------------------------------------------------------------------------------------


def test_each_card_has_a_bit_of_its_own_and_comes_back_from_it() -> None:
    assert len({bit_of(card) for card in PACK}) == len(PACK)
    assert all(card_of(bit_of(card)) is card for card in PACK)


def test_a_hand_comes_back_from_its_mask() -> None:
    luck = Random(1)
    for _ in range(200):
        cards = frozenset(luck.sample(PACK, luck.randrange(13)))
        mask = mask_of(cards)
        assert hand_of(mask) == cards
        assert bits(mask) == sorted(bit_of(card) for card in cards)


def test_a_bit_tells_suit_and_height() -> None:
    for card in PACK:
        assert SUITS[suit_index(bit_of(card))] is card.suit
        assert bit_of(card) == 1 << SUIT_BITS * SUITS.index(card.suit) + height(card)


# -- Calls ------------------------------------------------------------------------------------


def by_the_rules(cards: Hand) -> HandWorth:
    """What a hand has to call, in the numbers of the tables."""
    point = holdings(cards, Kind.POINT)[0]
    sequences, sets = holdings(cards, Kind.SEQUENCE), holdings(cards, Kind.SET)
    longest = sequences[0].strength if sequences else (0, 0)
    most = sets[0].strength if sets else (0, 0)
    return HandWorth(
        point.strength[0] << 7 | point.strength[1],
        longest[0] << 3 | longest[1],
        sum(one.points for one in sequences),
        most[0] << 3 | most[1],
        sum(one.points for one in sets),
    )


def test_what_a_hand_has_to_call_is_what_the_rules_say() -> None:
    luck = Random(2)
    for number in range(1_500):
        cards = lively_hand(luck) if number % 2 else frozenset(luck.sample(PACK, 12))
        assert held(mask_of(cards)) == by_the_rules(cards)


def declared(state: State, luck: Random) -> Action:
    """Everything called, every answer true, the exchange and the cards at random."""
    match choices(state):
        case MayCall() as may if (call := calls.call(may)) is not None:
            return call
        case MayAnswer() as may:
            return calls.answer(may)
        case MayTell(points=points):
            return TellMaking(max(points, key=lambda point: point.value))
        case MayCall(cards=cards):
            return Play(luck.choice(sorted(cards)))
        case None:
            return any_action(state, luck)
        case may:
            return any_of(may, state, luck)


def counted_before_the_play(luck: Random, blanche: bool) -> tuple[State, dict[Seat, int]]:
    """A deal with everything declared up to younger's reply, and what was counted in hand."""
    state = start_deal(Options(), luck.choice([*Player]))
    pack = with_carte_blanche(state, luck) if blanche else badly_shuffled(luck)
    state = apply(state, Deal(pack))[-1].state
    while state.current.table.reply is None and not state.current.table.tricks:
        state = apply(state, declared(state, luck))[-1].state
    return state, {
        seat: sum(
            line.points
            for line in state.current.ledger
            if line.seat is seat and line.item in BEFORE_PLAY
        )
        for seat in Seat
    }


@pytest.mark.parametrize("blanche", [False, True])
def test_two_hands_count_as_in_a_deal_in_which_everything_is_declared(blanche: bool) -> None:
    luck = Random(f"declared {blanche}")
    repiques = 0
    for _ in range(200):
        state, counted = counted_before_the_play(luck, blanche)
        deal = state.current
        shown = sum(
            line.points if line.seat is ELDER else -line.points
            for line in deal.ledger
            if line.item is Item.CARTE_BLANCHE
        )
        elder, younger = (held(mask_of(twelve_of(deal, seat))) for seat in Seat)
        found = in_hand(elder, younger, shown)
        assert (found.elder, found.younger) == (counted[ELDER], counted[YOUNGER])
        assert not found.pique or not counted[YOUNGER]
        repiques += any(line.item is Item.REPIQUE for line in deal.ledger)
    assert repiques


SIX, QUINT, ACES = 6 << 7 | 60, 5 << 3 | 7, 4 << 3 | 7
NOTHING = HandWorth(3 << 7 | 24, 0, 0, 0, 0)


def test_elder_who_alone_counts_thirty_repiques() -> None:
    assert in_hand(HandWorth(SIX, QUINT, 15, ACES, 14), NOTHING) == InHand(35 + 60, 0, False)


def test_a_point_of_youngers_comes_first_and_stops_elders_repique() -> None:
    elder = HandWorth(5 << 7 | 50, QUINT, 15, ACES, 28)
    younger = HandWorth(SIX, 0, 0, 0, 0)
    assert in_hand(elder, younger) == InHand(43, 6, False)


def test_a_quatorze_of_elders_comes_too_late_against_youngers_point_and_sequences() -> None:
    younger = HandWorth(7 << 7 | 68, 7 << 3 | 7, 17 + 8, 0, 0)
    assert in_hand(HandWorth(5 << 7 | 50, 0, 0, ACES, 14), younger) == InHand(14, 32 + 60, False)


def test_a_carte_blanche_is_reckoned_before_all_and_stops_a_repique() -> None:
    younger = HandWorth(SIX, QUINT, 15, ACES, 14)
    assert in_hand(NOTHING, younger) == InHand(0, 35 + 60, False)
    assert in_hand(NOTHING, younger, blanche=10) == InHand(10, 35, False)


def test_a_carte_blanche_helps_its_holder_to_a_repique() -> None:
    elder = HandWorth(6 << 7 | 57, 4 << 3 | 3, 4, 3 << 3 | 3, 3)
    with_set = HandWorth(SIX, QUINT, 15, 0, 0)
    assert in_hand(with_set, NOTHING, blanche=10) == InHand(31 + 60, 0, False)
    assert in_hand(elder, NOTHING, blanche=10) == InHand(23, 0, True)


def test_equal_calls_count_for_nobody_and_leave_the_pique_open() -> None:
    same = HandWorth(SIX, QUINT, 15, 0, 0)
    assert in_hand(same, same) == InHand(0, 0, True)


# -- The play ---------------------------------------------------------------------------------


def test_a_suits_code_is_the_same_however_it_is_looked_up() -> None:
    for mine in range(256):
        theirs = 255 & ~mine & (mine * 151 + 37)
        assert CODE[mine << 8 | theirs] == code_of(mine, theirs)


def test_two_hands_have_the_codes_of_their_suits() -> None:
    luck = Random(4)
    for _ in range(100):
        both = luck.sample(PACK, 24)
        mine, theirs = mask_of(both[:12]), mask_of(both[12:])
        assert codes(mine, theirs) == tuple(
            code_of(mine >> shift & SUIT, theirs >> shift & SUIT) for shift in (0, 8, 16, 24)
        )


def runs(mine: set[int], theirs: set[int]) -> int:
    """Tricks that a suit takes when it is led from the top and followed by the lowest."""
    taken = 0
    while mine and (not theirs or max(mine) > max(theirs)):
        mine.discard(max(mine))
        theirs.discard(min(theirs, default=0))
        taken += 1
    return taken


def test_a_suit_runs_as_far_as_it_does_card_by_card() -> None:
    luck = Random(5)
    for _ in range(3_000):
        owners = [luck.randrange(3) for _ in range(8)]
        mine = {at for at in range(8) if owners[at] == 1}
        theirs = {at for at in range(8) if owners[at] == 2}
        code = CODE[sum(1 << at for at in mine) << 8 | sum(1 << at for at in theirs)]
        assert RUNNING[code] == runs(set(mine), set(theirs))


def test_what_a_play_is_worth_is_shared_out_between_the_two() -> None:
    for value in (0, *range(2, 2 * 12), 2 * 12 + 1):
        elder, younger = played_points(value)
        assert elder - younger == pytest.approx(PLAYED[value])
        assert elder >= 0
        assert younger >= 0


def test_elder_makes_a_pique_when_his_suits_run_to_thirty() -> None:
    mine = mask_of(hand("AS KS QS JS TS 9S 8S 7S AH KH AD 7C"))
    theirs = mask_of(hand("QH JH TH KD QD JD TD AC KC QC JC TC"))
    found = codes(mine, theirs)
    assert sum(RUNNING[code] for code in found) == 11  # spades, two hearts and a diamond
    assert makes_pique(18, found)  # eleven tricks and the lead of the twelfth
    assert not makes_pique(17, found)


def test_without_a_card_that_takes_a_trick_only_the_lead_is_counted() -> None:
    mine = mask_of(hand("7S 8S 9S 7H 8H 9H 7D 8D 9D 7C 8C 9C"))
    theirs = mask_of(hand("AS KS QS AH KH QH AD KD QD AC KC QC"))
    found = codes(mine, theirs)
    assert makes_pique(29, found)
    assert not makes_pique(28, found)
    assert play_values().value(*found) <= 1
