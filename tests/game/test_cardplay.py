"""The choice of a card: a trick thought ahead, against search; and played out as the table says."""

from __future__ import annotations

from random import Random

import pytest

from game.piquet.ai.sums.cardplay import PlayMoment, different, judged
from game.piquet.ai.sums.two_hands import PLAYED, codes
from game.piquet.ai.values.masks import SUIT, SUIT_BITS, WHOLE, bits, card_of, mask_of, suit_index
from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.steps import lead_value, reply_value
from rules.piquet.actions import Play
from rules.piquet.partie import apply
from rules.piquet.play import playable
from rules.piquet.scoring import AFTER_PLAY, TRICKS
from rules.piquet.seats import ELDER
from rules.piquet.state import State
from tests.game.open_play import IN_PLAY, FullWidth, drawn, in_play

SEARCH = FullWidth()
TABLE = play_values()


def searched(mine: int, theirs: int) -> int:
    """Twice the tricks of the one on lead, and the last one, by search of all leads and replies.

    When nothing is left the one who would lead has won the last trick.
    """
    return SEARCH.value(mine, theirs) + mine.bit_count() if mine else 1


def taken(mine: int, theirs: int) -> int:
    """The value of a trick won and of what follows."""
    return 2 + searched(mine, theirs)


def lost(mine: int, theirs: int, cards: int) -> int:
    """The value of what follows a trick lost: of all that there is what the other does not get."""
    return 2 * cards + 1 - taken(theirs, mine)


def beats(reply: int, lead: int) -> bool:
    return suit_index(reply) == suit_index(lead) and reply > lead


def follows(hand: int, lead: int) -> int:
    """The cards of a hand that may be played to a lead."""
    return hand & (SUIT << SUIT_BITS * suit_index(lead)) or hand


def led(mine: int, theirs: int, lead: int) -> int:
    """What a lead comes to, over all replies."""
    cards, left = mine.bit_count(), mine ^ lead
    return min(
        lost(left, theirs ^ reply, cards) if beats(reply, lead) else taken(left, theirs ^ reply)
        for reply in bits(follows(theirs, lead))
    )


def replied(mine: int, theirs: int, lead: int, reply: int) -> int:
    """What a reply comes to; `theirs` without the card led."""
    cards, left = mine.bit_count(), mine ^ reply
    return taken(left, theirs) if beats(reply, lead) else lost(left, theirs, cards)


def two_hands(cards: int, luck: Random) -> tuple[int, int]:
    mine, theirs = drawn(cards, luck)
    return mask_of(mine), mask_of(theirs)


def gone(mine: int, theirs: int, lead: int = 0) -> int:
    return WHOLE & ~(mine | theirs | lead)


@pytest.mark.parametrize("cards", range(1, 7))
def test_a_lead_is_worth_what_it_comes_to_over_all_replies(cards: int) -> None:
    luck = Random(cards)
    for _ in range(25):
        mine, theirs = two_hands(cards, luck)
        for lead in bits(mine):
            at = SUIT_BITS * suit_index(lead)
            below = (lead >> at) - 1
            found = codes(mine, theirs)
            suit, others = found[at // SUIT_BITS], [*found]
            del others[at // SUIT_BITS]
            place = ((mine | theirs) >> at & below).bit_count()
            one, two, three = others
            value = lead_value(TABLE, suit, place, one, two, three, cards)
            assert value == led(mine, theirs, lead)


@pytest.mark.parametrize("cards", range(1, 7))
def test_a_reply_is_worth_what_is_left_after_it(cards: int) -> None:
    luck = Random(cards)
    for _ in range(25):
        mine, theirs = two_hands(cards, luck)
        lead = luck.choice(bits(theirs))
        left = theirs ^ lead
        for reply in bits(follows(mine, lead)):
            value = reply_value(TABLE, codes(mine ^ reply, left), beats(reply, lead), cards)
            assert value == replied(mine, left, lead, reply)


def by_tricks(value: int, pique: bool) -> float:
    return float(value)


@pytest.mark.parametrize("cards", range(2, 8))
def test_of_cards_that_are_alike_none_that_is_left_out_is_worth_more(cards: int) -> None:
    luck = Random(100 + cards)
    for _ in range(40):
        mine, theirs = two_hands(cards, luck)
        hidden = theirs | sum(luck.sample(bits(gone(mine, theirs)), 3))
        lead = luck.choice([0, luck.choice(bits(theirs))])
        theirs &= ~lead
        allowed = follows(mine, lead) if lead else mine
        moment = PlayMoment(mine, allowed, lead, gone(mine, hidden, lead), elder=True)
        kept = different(moment)
        assert set(kept) <= set(bits(allowed))
        found = {one.card: one.worth for one in judged(moment, [theirs], [1.0], by_tricks, TABLE)}
        assert set(found) == set(kept)
        if lead:
            every = [replied(mine, theirs, lead, card) for card in bits(allowed)]
        else:
            every = [led(mine, theirs, card) for card in bits(allowed)]
        assert max(found.values()) == max(every)


def test_the_card_led_lies_between_one_that_beats_it_and_one_that_does_not() -> None:
    ace_queen, king = 0b10100000, 0b01000000
    moment = PlayMoment(ace_queen, ace_queen, king, WHOLE & ~ace_queen, elder=False)
    assert different(moment) == [0b00100000, 0b10000000]


def test_cards_with_one_between_that_the_other_may_hold_are_both_thought_of() -> None:
    ace_queen, king = 0b10100000, 0b01000000
    assert different(
        PlayMoment(ace_queen, ace_queen, 0, WHOLE & ~(ace_queen | king), elder=True)
    ) == [
        0b00100000,
        0b10000000,
    ]
    assert different(PlayMoment(ace_queen, ace_queen, 0, WHOLE & ~ace_queen, elder=True)) == [
        0b00100000
    ]


def test_the_likelier_hand_counts_for_more() -> None:
    mine, first = two_hands(4, Random(1))
    hands = [first, sum(Random(2).sample(bits(gone(mine, first)), 4))]
    moment = PlayMoment(mine, mine, 0, 0, elder=True)
    only = [
        {one.card: one.worth for one in judged(moment, [hand], [1.0], by_tricks, TABLE)}
        for hand in hands
    ]
    mixed = judged(moment, hands, [0.75, 0.25], by_tricks, TABLE)
    for one in mixed:
        assert one.worth == pytest.approx(0.75 * only[0][one.card] + 0.25 * only[1][one.card])
        assert sum(one.spread.values()) == pytest.approx(1)
    assert [one.worth for one in mixed] == sorted((one.worth for one in mixed), reverse=True)


def chosen(state: State) -> Play:
    """The card that is judged best when the other hand is known."""
    deal = state.current
    seat = deal.turn
    mine, theirs = mask_of(deal.hands[seat]), mask_of(deal.hands[seat.other])
    lead = mask_of([deal.table.led]) if deal.table.led is not None else 0
    moment = PlayMoment(
        mine, mask_of(playable(deal)), lead, gone(mine, theirs, lead), elder=seat is ELDER
    )
    return Play(card_of(judged(moment, [theirs], [1.0], by_tricks, TABLE)[0].card))


def test_with_both_hands_open_two_hundred_deals_end_as_the_table_said() -> None:
    luck = Random(7)
    for _ in range(200):
        state = in_play(drawn(TRICKS, luck), ELDER)
        value = TABLE.value(*codes(*map(mask_of, state.current.hands)))
        while not state.results:
            moments = apply(state, chosen(state))
            state = moments[-1].state
        ledger = next(step.state.current.ledger for step in moments if step.state.results)
        more = sum(
            line.points if line.seat is ELDER else -line.points
            for line in ledger
            if line.item in IN_PLAY or line.item in AFTER_PLAY
        )
        assert more == PLAYED[value]
