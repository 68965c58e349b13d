"""The play: leading, following, what a trick is worth (rules I1 to I5, I8; law 65)."""

from __future__ import annotations

from rules.core.cards import card, hand
from rules.piquet.actions import Play
from rules.piquet.choices import MayPlay, choices
from rules.piquet.events import Counted, TrickWon
from rules.piquet.partie import check
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

ELDERS = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
YOUNGERS = "TS 7S  KH JH TH 8H  AD QD 9D 7D  9C 8C"
SEVEN_HEARTS = "AS KS QS JS 8S  AH KH JH TH 8H 7H  AD"
NO_MORE_HEARTS = "TS 9S 7S  QH 9H  KD QD JD  AC KC QC JC"


def table() -> Table:
    return given(ELDERS, YOUNGERS)


def test_a_trick_is_a_card_of_each_and_a_deal_has_twelve_of_them() -> None:
    tricks = table().played_out().deal.table.tricks
    assert len(tricks) == 12
    played = {one for trick in tricks for one in (trick.led, trick.reply)}
    assert played == hand(ELDERS) | hand(YOUNGERS)


def test_elder_leads_any_card_he_pleases() -> None:
    deal = table()
    assert all(deal.offers(Play(one)) for one in hand(ELDERS))


def test_the_other_must_follow_suit_if_able() -> None:
    deal = table().elder_leads("AH").younger_plays("8H").elder_leads("9H")
    assert choices(deal.state) == MayPlay(hand("KH JH TH"))
    assert deal.refuses(Play(card("AD"))) == Refusal.MUST_FOLLOW_SUIT


def test_who_plays_another_suit_is_told_which_to_follow() -> None:
    deal = table().elder_leads("AH").younger_plays("8H").elder_leads("9H")
    refused = check(deal.state, Play(card("AD")))
    assert refused is not None
    assert refused.details == ("H",)


def test_the_other_need_not_win_the_trick() -> None:
    deal = table().elder_leads("QH").younger_plays("8H")
    assert deal.happened(TrickWon) == [TrickWon(ELDER, 1)]


def test_one_who_has_none_of_the_suit_plays_any_card() -> None:
    deal = table().elder_leads("AS KS JS")
    assert deal.offers(Play(card("AD")))
    assert deal.offers(Play(card("8C")))


def test_the_higher_card_of_the_suit_led_takes_the_trick_and_there_are_no_trumps() -> None:
    deal = table().elder_leads("QH").younger_plays("KH")
    assert deal.happened(TrickWon) == [TrickWon(YOUNGER, 1)]
    deal = table().elder_leads("AS KS 8S").younger_plays("AD")
    assert deal.happened(TrickWon)[-1] == TrickWon(ELDER, 3)


def test_a_card_of_another_suit_never_wins_however_high() -> None:
    deal = given(SEVEN_HEARTS, NO_MORE_HEARTS).elder_leads("8S AH KH JH").younger_plays("AC")
    assert card("AC") in {trick.reply for trick in deal.deal.table.tricks}
    assert deal.deal.table.won(ELDER) == 4


def test_the_winner_leads_to_the_next_trick() -> None:
    deal = table().elder_leads("QH").younger_plays("KH")
    assert deal.deal.turn is YOUNGER
    assert deal.younger_leads("AD").deal.turn is ELDER


def test_the_leader_counts_one_for_each_card_led_whether_it_wins_or_not() -> None:
    assert table().elder_leads("AH").younger_plays("8H").ledger(ELDER) == ["lead 1"]
    assert table().elder_leads("QH").younger_plays("KH").ledger(ELDER) == ["lead 1"]


def test_the_second_player_counts_one_for_winning_and_then_one_for_leading() -> None:
    deal = table().elder_leads("QH").younger_plays("KH").younger_leads("AD")
    assert deal.ledger(YOUNGER) == ["trick 1", "lead 1"]


def test_a_leader_who_wins_counts_no_more_and_the_other_nothing() -> None:
    deal = table().elder_leads("AH").younger_plays("8H")
    assert (deal.score(ELDER), deal.score(YOUNGER)) == (1, 0)


def test_the_winner_of_the_last_trick_counts_two_for_it_in_all_instead_of_one() -> None:
    deal = table().played_out()
    winner = deal.deal.table.tricks[-1].winner
    led = deal.deal.table.tricks[-1].leader is winner
    assert [line for line in deal.ledger(winner) if line.startswith("last")] == ["last trick 1"]
    assert ("lead 1" if led else "trick 1") in deal.ledger(winner)


def test_the_points_of_play_are_thirteen_and_one_for_each_lead_beaten() -> None:
    deal = table().played_out()
    lines = [*deal.ledger(ELDER), *deal.ledger(YOUNGER)]
    assert lines.count("lead 1") == 12
    assert lines.count("last trick 1") == 1
    tricks = deal.deal.table.tricks
    beaten = sum(trick.winner is not trick.leader for trick in tricks)
    assert lines.count("trick 1") == beaten
    assert deal.score(ELDER) + deal.score(YOUNGER) == 13 + beaten + 10  # and ten for the cards


def test_each_says_aloud_what_he_has_counted_so_far() -> None:
    deal = table().elder_calls("point of five").answered("good")
    assert [event.running for event in deal.happened(Counted)] == [5]
    deal.elder_leads("AS")
    assert [event.running for event in deal.happened(Counted)] == [5, 6]


def test_the_tricks_lie_open_to_both_the_whole_time() -> None:
    deal = table().elder_leads("AH").younger_plays("8H")
    assert deal.deal_view(YOUNGER).table == deal.deal_view(ELDER).table == deal.deal.table
    assert len(deal.deal.table.tricks) == 1


def test_a_card_that_was_played_lies_there_and_is_not_taken_back() -> None:
    deal = table().elder_leads("AH")
    assert deal.refuses(Play(card("KS"))) == Refusal.NOT_YOUR_CARD
