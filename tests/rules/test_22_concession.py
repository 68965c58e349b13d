"""A lost last deal may be conceded: thirteen for the play, ten for the cards (K9, K10)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core.seats import Player
from rules.piquet.actions import AnswerConcession, Call, Concede
from rules.piquet.choices import MayAnswerConcession, MayCall, choices
from rules.piquet.events import ConcessionAnswered, PartieEnded, PlayConceded
from rules.piquet.options import FIRST_EDITION, Length, Options, Rubicon
from rules.piquet.presets import FOUR_DEALS
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.settlement import Settlement
from rules.piquet.state import Phase
from rules.piquet.talk.concession import most_possible
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

A, B = Player.A, Player.B
# Elder has a point of three and nothing else that could be good; younger has four of everything.
POOR = "AS 9S 7S  AH 9H 7H  KD 9D 7D  KC 9C 7C"
RICH = "KS QS JS TS  KH QH JH TH  AD QD  AC QC"
FIVE_BEFORE = ((0, 60),) * 5


def last(
    *earlier: tuple[int, int],
    options: Options | None = None,
    elder: str = POOR,
    younger: str = RICH,
) -> Table:
    """The last deal, its exchange over; A is elder in it."""
    return given(elder, younger, options=options).after(*(earlier or FIVE_BEFORE))


def settled(deal: Table) -> Settlement:
    assert deal.state.settlement is not None
    return deal.state.settlement


# When it is offered --------------------------------------------------------------------------


def test_in_a_lost_last_deal_elder_may_concede_the_play_instead_of_leading() -> None:
    deal = last()
    assert deal.offers(Concede())
    deal.does(Concede())
    assert deal.events[-1] == PlayConceded(ELDER)
    assert (deal.state.phase, deal.deal.turn) == (Phase.CONCESSION, YOUNGER)


def test_younger_may_concede_instead_of_playing_to_the_first_lead() -> None:
    deal = last(*[(60, 0)] * 5, elder=RICH, younger=POOR).elder_leads("KS")
    assert deal.offers(Concede())
    deal.does(Concede())
    assert (deal.state.phase, deal.deal.turn) == (Phase.CONCESSION, ELDER)


@pytest.mark.parametrize("deals", [0, 1, 4, 6])
def test_no_other_deal_than_the_last_is_conceded(deals: int) -> None:
    deal = given(POOR, RICH).after(*[(0, 60)] * deals)
    assert not deal.offers(Concede())
    assert deal.refuses(Concede()) == Refusal.NOT_LOST


def test_the_second_of_a_ties_two_deals_is_the_last_again() -> None:
    assert last(*[(5, 5)] * 6, (0, 50)).offers(Concede())


def test_whoever_is_below_a_hundred_with_what_he_has_counted_judges_himself_whether_to() -> None:
    deal = last((95, 60), *[(0, 60)] * 4, elder=RICH, younger=POOR)
    assert deal.offers(Concede())
    deal.elder_calls("point of four").answered("good")
    assert deal.offers(Concede())  # with ninety-nine
    deal.elder_calls("quart to the king").answered("good")
    assert not deal.offers(Concede())
    assert deal.refuses(Concede()) == Refusal.NOT_LOST


def test_so_does_younger_with_what_she_has_reckoned() -> None:
    deal = last((60, 95), *[(60, 0)] * 4, elder=POOR, younger=RICH).elder_leads("AS")
    assert deal.younger_calls("point of four").offers(Concede())
    assert not deal.younger_calls("quart to the king").offers(Concede())


def test_in_a_last_deal_that_is_doubled_what_was_counted_is_doubled_too() -> None:
    earlier = ((42, 60), (0, 60), (0, 60))  # the first of them counts eighty-four
    deal = last(*earlier, options=FOUR_DEALS, elder=RICH, younger=POOR)
    assert deal.elder_calls("point of four").answered("good").offers(Concede())
    assert not deal.elder_calls("quart to the king").answered("good").offers(Concede())


def test_by_the_first_edition_only_what_no_cards_could_save_was_conceded() -> None:
    first = Options(edition=FIRST_EDITION)
    most = most_possible(last().deal, ELDER)
    lost = ((99 - most, 60), *[(0, 60)] * 4)
    saved = ((100 - most, 60), *[(0, 60)] * 4)
    assert last(*lost, options=first).offers(Concede())
    assert last(*saved, options=first).refuses(Concede()) == Refusal.NOT_LOST
    assert last(*saved).offers(Concede())
    four = replace(FOUR_DEALS, edition=FIRST_EDITION)
    assert not last(*[(0, 60)] * 3, options=four).offers(Concede())


def test_the_most_still_possible_is_the_hand_the_play_and_a_capot() -> None:
    assert most_possible(last().deal, ELDER) == 3 + 13 + 40


def test_the_most_possible_counts_the_pique_and_the_repique_that_are_not_barred() -> None:
    quint = "AS KS QS JS TS  AH KH  AD KD  9C 8C 7C"
    poor = "9S 8S 7S  9H 8H 7H  QD 8D 7D  KC QC TC"
    deal = last(elder=quint, younger=poor)
    assert most_possible(deal.deal, ELDER) == (5 + 15 + 3 + 3 + 3) + 30 + 13 + 40


def test_of_the_most_possible_what_was_answered_not_good_is_no_part_any_more() -> None:
    deal = last()
    before = most_possible(deal.deal, ELDER)
    deal.elder_calls("point of three").answered("not good")
    assert most_possible(deal.deal, ELDER) == before - 3


def test_the_most_possible_has_the_repique_in_it_and_then_no_pique() -> None:
    deal = last(elder=BOTH_QUATORZES, younger=NOTHING)
    assert most_possible(deal.deal, ELDER) == (5 + 15 + 14 + 14) + 60 + 13 + 40


def test_what_was_good_leaves_the_lower_ones_possible_and_nothing_is_counted_twice() -> None:
    deal = last(elder=TWO_RUNS, younger=SETS)
    whole = 4 + (4 + 3) + (3 + 3) + 13 + 30 + 40  # with a pique
    assert most_possible(deal.deal, ELDER) == whole
    deal.elder_calls("point of four in spades").answered("good")
    assert most_possible(deal.deal, ELDER) == whole
    deal.elder_calls("quart to the knave").answered("good")
    assert most_possible(deal.deal, ELDER) == whole


def test_what_elder_has_counted_is_not_youngers_and_bars_her_repique() -> None:
    deal = last(elder=TWO_RUNS, younger=SETS).elder_calls("point of four in spades")
    assert most_possible(deal.deal, YOUNGER) == 3 + 9 + 31 + 60 + 53
    deal.answered("good").elder_leads("9C")
    assert most_possible(deal.deal, YOUNGER) == 9 + 31 + 53


def test_a_repique_that_was_counted_is_not_possible_once_more() -> None:
    deal = last(elder=TWO_RUNS, younger=SETS).elder_leads("9C")
    deal.younger_calls("quatorze of kings").younger_calls("quatorze of queens")
    deal.younger_calls("trio of aces")
    assert deal.in_hand(YOUNGER)[-1] == "repique 60"
    assert most_possible(deal.deal, YOUNGER) == 3 + 9 + 31 + 60 + 53


def test_a_concession_is_not_offered_once_the_play_has_begun() -> None:
    deal = last().elder_leads("AS").follows()
    assert deal.refuses(Concede()) == Refusal.NOT_NOW


def test_a_concession_is_not_offered_where_there_is_no_rubicon_to_lose() -> None:
    assert not last(options=Options(rubicon=Rubicon.NONE)).offers(Concede())
    hundred = Options(length=Length.TO_A_HUNDRED)
    assert not given(POOR, RICH, options=hundred).after((0, 50)).offers(Concede())


def test_who_will_not_concede_plays_on_to_divide_and_counts_his_own_points() -> None:
    deal = last().played_out()
    assert len(deal.deal.table.tricks) == 12
    assert deal.deal.table.conceded is None
    assert "lead 1" in deal.ledger(ELDER)


# When it is accepted -------------------------------------------------------------------------


def test_to_whom_the_play_is_conceded_counts_thirteen_for_it_and_ten_for_the_cards() -> None:
    deal = last().does(Concede()).does(AnswerConcession(True))
    assert deal.ledger(YOUNGER) == ["conceded 13", "cards 10"]
    assert deal.ledger(ELDER) == []
    assert isinstance(deal.events[-1], PartieEnded)
    assert settled(deal) == Settlement((0, 323), B, 423, rubicon=True)


def test_younger_reckons_her_hand_before_she_answers() -> None:
    deal = last().does(Concede())
    may = choices(deal.state)
    assert isinstance(may, MayAnswerConcession)
    assert may.calls
    deal.younger_calls("point of four").younger_calls("quart to the king")
    deal.does(AnswerConcession(True))
    assert deal.score(YOUNGER) == 4 + 4 + 23


def test_when_younger_concedes_the_card_that_was_led_is_one_of_the_thirteen() -> None:
    deal = last(*[(60, 0)] * 5, elder=RICH, younger=POOR).elder_leads("KS")
    deal.does(Concede()).does(AnswerConcession(True))
    assert deal.ledger(ELDER) == ["lead 1", "conceded 12", "cards 10"]


def test_when_younger_has_conceded_elder_calls_nothing_more() -> None:
    deal = last(*[(60, 0)] * 5, elder=RICH, younger=POOR).elder_leads("KS").does(Concede())
    assert choices(deal.state) == MayAnswerConcession(())
    assert deal.refuses(Call(deal.named("quart to the king"))) == Refusal.NOT_NOW


def test_conceded_points_make_no_pique() -> None:
    # The treatise: twenty-one in hand, the thirteen and the ten; and 62 + 44 = 106.
    elder = "AS KS QS 8S  AH 9H 8H  AD 9D 8D  AC 7C"
    younger = "JS TS 7S  KH QH 7H  KD QD 7D  KC QC 9C"
    deal = last((62, 0), *[(0, 0)] * 4, elder=elder, younger=younger)
    deal.elder_calls("point of four").answered("good").elder_calls("tierce major")
    deal.answered("good").elder_calls("quatorze of aces").answered("good")
    assert deal.score(ELDER) == 21
    deal.elder_leads("AS").does(Concede()).does(AnswerConcession(True))
    assert deal.ledger(ELDER)[-3:] == ["lead 1", "conceded 12", "cards 10"]
    assert settled(deal).totals == (106, 0)


# Quint and quatorze make twenty-nine; no point is called, so one is open to younger.
SHORT_OF_ONE = "AS KS QS JS TS  AH 8H  AD 8D  AC 8C 7C"
OPEN_POINT = "9S 8S  KH QH JH 9H 7H  KD QD 9D  KC QC"


def test_a_pique_that_the_first_lead_made_stays_with_the_one_to_whom_the_play_is_conceded() -> None:
    deal = last(*[(60, 0)] * 5, elder=SHORT_OF_ONE, younger=OPEN_POINT)
    deal.elder_calls("quint major").answered("good").elder_calls("quatorze of aces")
    deal.answered("good").elder_leads("AS")
    assert deal.score(ELDER) == 30
    deal.does(Concede()).does(AnswerConcession(True))
    assert deal.ledger(ELDER)[2:] == ["lead 1", "pique 30", "conceded 12", "cards 10"]


def test_what_younger_counted_before_she_conceded_bars_that_pique() -> None:
    deal = last(*[(60, 0)] * 5, elder=SHORT_OF_ONE, younger=OPEN_POINT)
    deal.elder_calls("quint major").answered("good").elder_calls("quatorze of aces")
    deal.answered("good").elder_leads("AS").younger_calls("point of five")
    deal.does(Concede()).does(AnswerConcession(True))
    assert deal.ledger(ELDER)[2:] == ["lead 1", "conceded 12", "cards 10"]


# When it is refused --------------------------------------------------------------------------


def test_the_other_may_refuse_the_concession_and_play_for_the_capot() -> None:
    deal = last().does(Concede()).does(AnswerConcession(False))
    assert deal.events[-1] == ConcessionAnswered(YOUNGER, accepted=False)
    assert (deal.state.phase, deal.deal.turn) == (Phase.PLAY, ELDER)
    deal.played_out()
    assert len(deal.deal.table.tricks) == 12


def test_then_the_conceder_counts_nothing_of_the_play_nor_the_cards() -> None:
    deal = last().does(Concede()).does(AnswerConcession(False)).played_out()
    assert deal.ledger(ELDER) == []
    other = last().played_out()
    assert deal.ledger(YOUNGER) == other.ledger(YOUNGER)


def test_the_conceder_counts_nothing_even_where_he_wins_all_tricks_after_all() -> None:
    elder = "AS KS QS 9S 8S  AH KH QH 9H 8H  AD JD"
    deal = last(elder=elder, younger="JS TS 7S  JH TH 7H  AC KC QC JC TC 9C")
    deal.does(Concede()).does(AnswerConcession(False))
    deal.elder_leads("AS KS QS 9S 8S AH KH QH 9H 8H AD JD").follows()
    assert deal.ledger(ELDER) == []


def test_younger_reckons_then_as_always_after_the_lead() -> None:
    deal = last().does(Concede()).does(AnswerConcession(False)).elder_leads("AS")
    assert deal.state.phase is Phase.RECKONING
    deal.younger_calls("point of four")


def test_after_younger_conceded_she_plays_to_the_lead() -> None:
    deal = last(*[(60, 0)] * 5, elder=RICH, younger=POOR).elder_leads("KS")
    deal.does(Concede()).does(AnswerConcession(False))
    assert (deal.state.phase, deal.deal.turn) == (Phase.RECKONING, YOUNGER)
    assert not deal.offers(Concede())
    deal.younger_plays("AS")
    assert deal.ledger(YOUNGER) == []


def test_a_play_is_conceded_once_and_by_one_of_them() -> None:
    deal = last(*[(0, 0)] * 5).does(Concede()).does(AnswerConcession(False)).elder_leads("AS")
    may = choices(deal.state)
    assert isinstance(may, MayCall)
    assert not may.concede


def test_a_concession_ends_her_calls_so_that_what_she_did_not_count_bars_no_repique() -> None:
    deal = last(*[(60, 0)] * 5, elder=BOTH_QUATORZES, younger=NOTHING)
    deal.elder_calls("quint major").answered("good").elder_calls("quatorze of aces")
    deal.answered("good").elder_calls("quatorze of kings").elder_leads("AS")
    assert "repique 60" not in deal.ledger(ELDER)  # she might still count a point
    deal.does(Concede()).does(AnswerConcession(True))
    assert "repique 60" in deal.ledger(ELDER)


BOTH_QUATORZES = "AS KS QS JS TS  AH KH  AD KD  AC KC 7C"
NOTHING = "9S 8S 7S  9H 8H 7H  QD 8D 7D  TC 9C 8C"


# Elder: a point of four, a quart, a tierce, two trios; younger: three tierces, kings, queens, aces.
TWO_RUNS = "JS TS 9S 8S  JH TH 9H 7H  JD TD  9C 8C"
SETS = "AS KS QS  AH KH QH  AD KD QD  KC QC 7C"


# In writing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Concede(), "concede"),
        (AnswerConcession(True), "accept"),
        (AnswerConcession(False), "refuse"),
    ],
)
def test_a_concession_and_its_answer_are_written_as_a_line_each(
    action: Concede | AnswerConcession, line: str
) -> None:
    assert write_action(action) == line
    assert parse_action(line) == action
