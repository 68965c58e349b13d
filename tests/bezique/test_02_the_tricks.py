"""The first stage: tricks with a draw after each (section B)."""

from __future__ import annotations

import pytest

from rules.bezique.actions import Draw, Play
from rules.bezique.events import Drew
from rules.bezique.options import DrawOrder
from rules.bezique.play import playable
from rules.bezique.refusals import Refusal
from rules.bezique.state import Phase
from rules.core.cards import card
from rules.core.game import Illegal
from tests.bezique.table import D, N, Table, options, pack_with

FIRST = "AS TS KS 9S 8H 7H 9D 8D"
SECOND = "KS JS QD KD 9H AC TC 8C"


def table(turn_up: str = "9C", stock: str = "QS JD AH TH") -> Table:
    return Table(pack_with(FIRST, SECOND, turn_up, stock))


def winner(lead: str, reply: str, turn_up: str = "9C") -> str:
    hand = f"{reply} 9H 7H 9H 7H 9D 8D 7D"  # no other trump, and no other card of the suit
    took = Table(pack_with(lead, hand, turn_up)).plays(lead, reply).state.turn
    return "leader" if took is N else "other"


def test_the_one_who_did_not_deal_leads_and_then_the_winner_of_the_trick() -> None:
    one = table()
    assert one.state.turn is N
    one.plays("9S", "JS")
    assert one.state.turn is D
    one.draws()
    assert (one.state.phase, one.state.turn) == (Phase.PLAY, D)


def test_any_card_may_be_led_and_any_played_to_it() -> None:
    one = table()
    assert playable(one.deal) == one.deal.hands[N]
    one.plays("9S")
    assert playable(one.deal) == one.deal.hands[D]


def test_one_may_trump_while_holding_the_suit() -> None:
    assert table().plays("AS", "8C").state.turn is D


@pytest.mark.parametrize(
    ("lead", "reply", "wins"),
    [
        ("KS", "TS", "other"),
        ("TS", "KS", "leader"),
        ("TS", "AS", "other"),
        ("AS", "8H", "leader"),
        ("7S", "AH", "leader"),
        ("AS", "7C", "other"),
        ("7C", "AS", "leader"),
        ("8C", "JC", "other"),
        ("JC", "8C", "leader"),
    ],
)
def test_the_higher_card_of_the_suit_led_wins_and_a_trump_beats_another_suit(
    lead: str, reply: str, wins: str
) -> None:
    assert winner(lead, reply) == wins


def test_of_two_identical_cards_the_first_wins() -> None:
    assert table().plays("KS", "KS").state.turn is N


def test_the_winner_draws_the_top_card_and_then_the_loser_the_next() -> None:
    one = table().plays("AS", "JS").draws()
    assert one.events[:2] == [Drew(N, card("QS"), 47), Drew(D, card("JD"), 46)]
    one.plays("9S", "KS").draws()
    assert "AH" in one.hand(D)
    assert "TH" in one.hand(N)


def test_where_it_was_agreed_the_one_who_did_not_deal_always_draws_first() -> None:
    pack = pack_with(FIRST, SECOND, "9C", "QS JD")
    one = Table(pack, options(draw_order=DrawOrder.NON_DEALER_FIRST)).plays("9S", "JS").draws()
    assert "QS" in one.hand(N)
    assert "JD" in one.hand(D)
    assert one.state.turn is D  # who won the trick leads all the same


def test_nothing_is_led_before_the_draw() -> None:
    one = table().plays("AS", "JS")
    assert one.state.phase is Phase.WINDOW
    assert one.refuses(Play(card("TS"))) is Refusal.NOT_NOW
    assert one.draws().refuses(Draw()) is Refusal.NOT_NOW


def test_nobody_plays_a_card_he_does_not_hold() -> None:
    one = table()
    assert one.refuses(Play(card("KD"))) is Refusal.NOT_YOUR_CARD
    with pytest.raises(Illegal, match="not-your-card") as illegal:
        one.does(Play(card("KD")))
    assert illegal.value.refused.details == ("KD",)


def test_in_the_last_round_the_loser_takes_what_lies_in_the_place_of_the_turn_up() -> None:
    one = table().reaches(23)
    stock = one.deal.dealing.pack
    while one.state.phase is not Phase.WINDOW:
        one.one_more()
    took = one.deal.turn
    one.draws()
    assert one.events[0] == Drew(took, stock[63], 1)
    assert one.events[1] == Drew(took.other, card("9C"), 0)
    assert one.deal.turn_up is None
    assert not one.deal.drawing


def test_a_laid_out_card_stays_part_of_the_eight_and_may_be_played_at_any_time() -> None:
    one = Table(pack_with("KS QS AS AH AD AC 9H 8H", "9S 8S 7S", "9C")).plays("AS", "9S")
    assert one.declares("KS QS") == 20
    one.draws()
    assert len(one.hand(N)) == 8
    assert one.opened(N) == ["KS", "QS"]
    one.plays("QS")
    assert one.opened(N) == ["KS"]


def test_who_draws_without_declaring_has_passed() -> None:
    one = Table(pack_with("KS QS AS AH AD AC 9H 8H", "9S 8S 7S", "9C")).plays("AS", "9S")
    one.draws()
    assert one.ledger(N) == []
    one.plays("9H")
    assert one.deal.declared == ()


def test_there_are_twenty_four_tricks_with_a_draw_and_eight_without() -> None:
    one = Table(pack_with("", "", "9C"), options(target=4000)).reaches(24)
    assert one.deal.left == 0
    one.goes_on()
    assert len(one.deal.tricks) == 32
