"""The cards and the capot, added when the play is over (rules I6, I7; law 66)."""

from __future__ import annotations

from rules.core.cards import Card
from rules.piquet.pack import height
from rules.piquet.play import playable
from rules.piquet.scoring import points_for_cards
from tests.rules.table import ELDER, YOUNGER, Table, given

# Cavendish's own capot: 26 in hand and play, and 40 make 66.
ALL_TRICKS = "AS KS QS JS 8S  AH KH JH TH 8H 7H  AD"
NONE = "TS 9S 7S  QH 9H  KD QD JD  AC KC QC JC"


def test_more_than_six_tricks_win_the_cards_and_ten_points() -> None:
    deal = given("AS KS QS  AH KH QH  AD  TC 9C 8C 7C 7D", "TS 9S 8S  TH 9H 8H  TD 9D  AC KC QC JC")
    deal.elder_leads("AS KS QS AH KH QH AD").follows()
    assert deal.deal.table.won(ELDER) == 7
    deal.played_out()
    assert "cards 10" in deal.ledger(ELDER)
    assert "cards 10" not in deal.ledger(YOUNGER)


def test_six_tricks_each_divide_the_cards_and_nobody_scores() -> None:
    deal = given("AS KS QS  AH KH QH  TC 9C 8C 7C  7D 8D", "TS 9S 8S  TH 9H 8H  TD 9D  AC KC QC JC")
    deal.elder_leads("AS KS QS AH KH QH").follows()
    deal.elder_leads("TC").younger_plays("AC")
    deal.younger_leads("KC QC JC TD 9D").follows()
    assert (deal.deal.table.won(ELDER), deal.deal.table.won(YOUNGER)) == (6, 6)
    assert not [line for line in deal.ledger(ELDER) + deal.ledger(YOUNGER) if "cards" in line]


def highest(table: Table) -> Card:
    return max(playable(table.deal), key=height)


def capot() -> Table:
    deal = given(ALL_TRICKS, NONE).elder_calls("point of six").answered("good")
    deal.elder_calls("quart major").answered("good").elder_calls("trio of aces").answered("good")
    return deal.elder_leads("AS KS QS JS 8S AH KH JH TH 8H 7H AD").follows()


def test_twelve_tricks_make_a_capot_forty_instead_of_ten() -> None:
    deal = capot()
    assert "capot 40" in deal.ledger(ELDER)
    assert "cards 10" not in deal.ledger(ELDER)


def test_the_ten_or_the_forty_is_added_to_what_was_made_in_play() -> None:
    assert capot().ledger(ELDER)[3:] == [*["lead 1"] * 12, "last trick 1", "capot 40"]
    deal = given("AS KS QS  AH KH QH  AD  TC 9C 8C 7C 7D", "TS 9S 8S  TH 9H 8H  TD 9D  AC KC QC JC")
    deal.elder_leads("AS KS QS AH KH QH AD").follows().played_out()
    assert deal.ledger(ELDER)[:7] == ["lead 1"] * 7
    assert deal.ledger(ELDER)[-1] == "cards 10"


def test_the_capot_comes_too_late_to_make_a_pique() -> None:
    deal = capot()
    assert deal.in_hand(ELDER) == ["point 6", "quart 4", "trio 3", "capot 40"]
    assert deal.score(ELDER) == 26 + 40


def test_younger_may_win_the_cards_and_the_capot_too() -> None:
    deal = given(NONE, ALL_TRICKS).elder_leads("7S")
    deal.played_out(highest)
    assert deal.deal.table.won(YOUNGER) == 12
    assert "capot 40" in deal.ledger(YOUNGER)


def test_up_to_six_tricks_add_nothing_seven_to_eleven_ten_and_all_twelve_forty() -> None:
    assert [points_for_cards(won) for won in (0, 6)] == [None, None]
    assert [points_for_cards(won) for won in (7, 11)] == [("cards", 10)] * 2
    assert points_for_cards(12) == ("capot", 40)
