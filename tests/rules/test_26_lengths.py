"""Other lengths, ties and rubicons: four deals, a hundred, and what was agreed on (K1 to K8)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core.seats import Player
from rules.piquet.actions import Play
from rules.piquet.events import DealEnded, PartieEnded, PartieTied
from rules.piquet.hundred import in_order_of_reckoning
from rules.piquet.options import (
    LateClaims,
    Length,
    Options,
    PiqueBar,
    Rubicon,
    RubiconDeals,
    Tie,
)
from rules.piquet.presets import FOUR_DEALS
from rules.piquet.scoring import Item, Line
from rules.piquet.settlement import Settlement, counted, settle, settle_deals, totals
from rules.piquet.state import Phase
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

A, B = Player.A, Player.B
HUNDRED = Options(length=Length.TO_A_HUNDRED)
ELDERS = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
YOUNGERS = "TS 7S  KH JH TH 8H  AD QD 9D 7D  9C 8C"


def last_deal(options: Options, *earlier: tuple[int, int]) -> Table:
    """A deal played to its end in a partie with these earlier results; A is elder in it."""
    return given(ELDERS, YOUNGERS, options=options).after(*earlier).played_out()


def settled(deal: Table) -> Settlement:
    assert deal.state.settlement is not None
    return deal.state.settlement


# Four deals (K8) -----------------------------------------------------------------------------


def test_four_deals_make_the_shorter_partie() -> None:
    assert last_deal(FOUR_DEALS, (9, 9), (9, 9)).state.phase is Phase.DEAL
    deal = last_deal(FOUR_DEALS, (90, 9), (9, 9), (9, 9))
    assert deal.state.phase is Phase.OVER
    assert isinstance(deal.events[-1], PartieEnded)


def test_the_first_and_the_last_of_them_count_double() -> None:
    results = ((10, 20), (30, 40), (50, 60), (1, 2))
    assert counted(results, FOUR_DEALS) == ((20, 40), (30, 40), (50, 60), (2, 4))
    assert totals(results, FOUR_DEALS) == (102, 144)


def test_the_results_keep_what_a_deal_brought_and_only_the_totals_double_it() -> None:
    deal = last_deal(FOUR_DEALS, (50, 0), (0, 0), (0, 0))
    a, b = deal.score(ELDER), deal.score(YOUNGER)
    assert deal.state.results[-1] == (a, b)
    assert deal.state.totals == (100 + 2 * a, 2 * b)
    assert settled(deal).totals == deal.state.totals


def test_doubling_comes_before_the_rubicon() -> None:
    end = settle_deals(((60, 20), (20, 20), (20, 20), (20, 10)), FOUR_DEALS)
    assert end == Settlement((200, 100), A, 200, rubicon=False)
    less = settle_deals(((60, 20), (20, 19), (20, 20), (20, 10)), FOUR_DEALS)
    assert less == Settlement((200, 99), A, 399, rubicon=True)


def test_after_a_tie_each_deals_once_more_and_these_two_count_single() -> None:
    a, b = last_deal(FOUR_DEALS).state.results[0]
    tie = last_deal(FOUR_DEALS, (b, a), (0, 0), (0, 0))
    assert tie.events[-1] == PartieTied()
    results = ((b, a), (0, 0), (0, 0), (a, b), (7, 5), (1, 0))
    assert totals(results, FOUR_DEALS) == (2 * (a + b) + 8, 2 * (a + b) + 5)


# Six deals are still six ---------------------------------------------------------------------


def test_without_agreement_every_deal_counts_once() -> None:
    assert counted(((10, 20),) * 8) == ((10, 20),) * 8


# Ties (X15) ----------------------------------------------------------------------------------


def test_where_it_was_agreed_a_tie_is_drawn_at_once() -> None:
    a, b = last_deal(Options()).state.results[0]
    deal = last_deal(Options(tie=Tie.DRAWN), (b, a), *[(0, 0)] * 4)
    assert deal.state.phase is Phase.OVER
    assert settled(deal) == Settlement((a + b, a + b), None, 0, rubicon=False)


# The rubicon (X14) ---------------------------------------------------------------------------


def test_by_the_encyclopaedia_a_winner_below_a_hundred_wins_no_rubicon() -> None:
    options = Options(rubicon=Rubicon.WINNER_HAS_A_HUNDRED)
    assert settle((99, 80), options) == Settlement((99, 80), A, 119, rubicon=False)
    assert settle((100, 80), options) == Settlement((100, 80), A, 280, rubicon=True)


def test_where_there_is_no_rubicon_the_winner_has_the_difference_and_a_hundred() -> None:
    options = Options(rubicon=Rubicon.NONE)
    assert settle((30, 120), options) == Settlement((30, 120), B, 190, rubicon=False)


def test_the_rubicon_counts_all_deals_also_the_two_after_a_tie() -> None:
    results = (*[(15, 15)] * 6, (60, 5), (5, 5))
    assert settle_deals(results, Options()).points == 100 + 155 - 100
    assert not settle_deals(results, Options()).rubicon


def test_where_it_was_agreed_the_rubicon_counts_the_six_deals_only() -> None:
    options = Options(rubicon_deals=RubiconDeals.WITHOUT_EXTRA)
    results = (*[(15, 15)] * 6, (60, 5), (5, 5))
    assert settle_deals(results, options) == Settlement((155, 100), A, 355, rubicon=True)
    saved = (*[(20, 20)] * 6, (60, 5), (5, 5))
    assert not settle_deals(saved, options).rubicon


def test_which_is_the_same_where_there_was_no_tie() -> None:
    options = Options(rubicon_deals=RubiconDeals.WITHOUT_EXTRA)
    assert settle((120, 99), options) == Settlement((120, 99), A, 319, rubicon=True)


def standing(deal: Table) -> tuple[int, int]:
    """What both would have if every line of the running deal counted; A is elder in it."""
    a, b = deal.state.totals
    return a + deal.score(ELDER), b + deal.score(YOUNGER)


# To a hundred (K1) ---------------------------------------------------------------------------


# Elder: point and tierce to the queen, if younger lets them pass; younger: a better point.
SHORT = "AS KS QS JS  AH QH JH  KD JD TD  TC 7C"
LONGER = "TS 9S 8S 7S  KH TH 9H 8H 7H  AD QD  9C"


def at(a: int, b: int, elder: str = ELDERS, younger: str = YOUNGERS, **agreed: object) -> Table:
    """The third deal of a game to a hundred that stands at these points; A is elder in it."""
    options = replace(HUNDRED, **agreed)
    return given(elder, younger, options=options).after((a, 0), (0, b))


def test_a_game_to_a_hundred_has_as_many_deals_as_it_needs() -> None:
    deal = given(ELDERS, YOUNGERS, options=HUNDRED).after(*[(1, 1)] * 9).played_out()
    assert deal.state.phase is Phase.DEAL


def test_a_game_to_a_hundred_is_over_at_the_very_point_that_reaches_it() -> None:
    deal = at(95, 20).elder_calls("point of five").answered("good")
    assert deal.events[-2:] == [
        DealEnded(3, (5, 0)),
        PartieEnded(Settlement((100, 20), A, 100, rubicon=False)),
    ]
    assert deal.state.phase is Phase.OVER
    assert deal.refuses(Play(min(deal.hand(ELDER)))) == Refusal.NOT_NOW


def test_ninety_nine_is_not_enough() -> None:
    deal = at(94, 20).elder_calls("point of five").answered("good")
    assert deal.state.phase is Phase.CALLS


def test_a_point_of_play_ends_the_game_in_the_middle_of_the_play() -> None:
    deal = at(97, 20).elder_leads("AS").younger_plays("7S").elder_leads("AH").younger_plays("8H")
    assert deal.state.settlement is None
    deal.elder_plays("KD")
    assert deal.state.phase is Phase.OVER
    assert settled(deal).totals == (100, 20)


@pytest.mark.parametrize(("loser", "single", "double"), [(50, 100, 100), (49, 100, 200)])
def test_a_loser_below_fifty_pays_double_where_it_was_agreed(
    loser: int, single: int, double: int
) -> None:
    agreed = replace(HUNDRED, double_below_fifty=True)
    assert settle((loser, 100), HUNDRED).points == single
    assert settle((loser, 100), agreed).points == double


def test_a_game_to_a_hundred_has_no_rubicon_and_no_difference() -> None:
    assert settle((137, 12), HUNDRED) == Settlement((137, 12), A, 100, rubicon=False)


def test_in_the_order_of_reckoning_a_repique_follows_the_kind_that_made_the_thirty() -> None:
    point, lead = Line(ELDER, Item.POINT, 8), Line(ELDER, Item.LEAD, 1)
    run, jump = Line(ELDER, Item.SEQUENCE, 22), Line(ELDER, Item.REPIQUE, 60)
    trio = Line(YOUNGER, Item.SET, 3)
    lines = tuple(line for _, line in in_order_of_reckoning((trio, point, run, lead, jump)))
    assert lines == (point, run, jump, trio, lead)
    kings = Line(ELDER, Item.SET, 3)
    lines = tuple(line for _, line in in_order_of_reckoning((point, run, kings, jump)))
    assert lines == (point, run, jump, kings)


def test_and_twenty_nine_are_no_thirty() -> None:
    quint, aces, kings = (Line(ELDER, Item.SEQUENCE, 15), *_sets(14, 3))
    jump = Line(ELDER, Item.REPIQUE, 60)
    lines = tuple(line for _, line in in_order_of_reckoning((quint, aces, kings, jump)))
    assert lines == (quint, aces, kings, jump)


def test_what_makes_the_hundred_waits_while_something_may_still_come_before_it() -> None:
    deal = at(96, 95, SHORT, LONGER).elder_calls("point of four").answered("not good")
    deal.elder_calls("quart major").answered("good")
    assert standing(deal) == (100, 95)
    assert deal.state.phase is Phase.CALLS  # her point is counted before his quart


def test_what_precedes_it_in_the_order_of_reckoning_wins_though_it_is_spoken_after_it() -> None:
    deal = at(96, 95, SHORT, LONGER).elder_calls("point of four").answered("not good")
    deal.elder_calls("quart major").answered("good").elder_leads("AS")
    assert settled(deal.younger_calls("point of five")).winner is B
    assert settled(deal).totals == (96, 100)


def test_what_waited_makes_the_hundred_when_younger_plays_without_counting() -> None:
    deal = at(96, 95, SHORT, LONGER).elder_calls("point of four").answered("not good")
    deal.elder_calls("quart major").answered("good").elder_leads("AS")
    assert deal.state.phase is Phase.RECKONING
    deal.younger_plays("TS")
    assert settled(deal).winner is A
    assert settled(deal).totals == (100, 95)


def test_what_comes_after_what_made_the_hundred_is_not_counted() -> None:
    # He has his hundred by the quart, and what he led before she played is no part of it.
    deal = at(96, 40, SHORT, LONGER).elder_calls("point of four").answered("not good")
    deal.elder_calls("quart major").answered("good").elder_leads("AS").younger_plays("TS")
    assert deal.score(ELDER) == 5
    assert deal.state.results[-1] == (4, 0)


def test_what_younger_holds_comes_before_the_card_elder_led() -> None:
    deal = at(99, 95, SHORT, LONGER).elder_calls("point of four").answered("not good")
    deal.elder_leads("AS")
    assert deal.state.phase is Phase.RECKONING
    assert settled(deal.younger_calls("point of five")).totals == (99, 100)


# Younger has three aces besides, and elder's sequences come before them.
ACES = "TS 9S 8S 7S  KH TH 9H 8H  AD AC AH 9C"
FOUR_ACES = "AS KS QS  AH KH TH  AD KD 7D  AC TC 8C"
SHOWERS = "JS TS 9S  QH JH 9H 8H  QD JD 9D 8D  QC"
NO_ACES = "AS KS QS JS  QH JH 7H  KD JD TD  TC 7C"


def test_her_hundred_waits_as_long_as_elder_may_claim_late_what_precedes_it() -> None:
    deal = at(97, 97, NO_ACES, ACES).elder_leads("AS").younger_calls("trio of aces")
    assert deal.state.phase is Phase.RECKONING
    deal.elder_claims_late("quart major").answered("good").younger_plays("TS")
    assert settled(deal).winner is A


def test_and_as_long_as_a_late_claim_has_not_been_answered() -> None:
    deal = at(97, 97, NO_ACES, ACES).elder_calls("point of four").answered("not good")
    deal.elder_calls("trio of knaves").answered("not good").elder_leads("AS")
    deal.younger_calls("trio of aces").elder_claims_late("quart major")
    assert deal.state.phase is Phase.ANSWER
    assert settled(deal.answered("good").younger_plays("TS")).winner is A


def test_her_hundred_waits_for_nothing_of_its_own_kind_or_of_what_elder_has_lost() -> None:
    deal = at(97, 97, NO_ACES, ACES).elder_calls("point of four").answered("not good")
    deal.elder_calls("tierce to the king").answered("not good").elder_leads("AS")
    assert settled(deal.younger_calls("trio of aces")).winner is B


def test_what_is_good_and_comes_before_what_makes_the_hundred_counts_with_it() -> None:
    deal = at(83, 20, FOUR_ACES, SHOWERS, show_to_score=True)
    deal.elder_calls("point of three").answered("good")
    deal.elder_calls("quatorze of aces").answered("good")
    assert standing(deal) == (100, 20)  # and a sequence of hers may still come before it
    deal.elder_calls("tierce major").answered("good").elder_leads("AS")
    assert deal.state.results[-1] == (20, 0)


# Five hearts that are a quint as well, a tierce to the king, and four knaves.
POINT_AND_QUINT = "QH JH TH 9H 8H  KC QC JC  JS 7S  JD 7D"
NONE_OF_IT = "AS QS TS 9S 8S  AH KH 7H  AD KD TD 9D"


def test_what_elder_lays_down_to_go_on_may_decide_and_his_next_call_is_not_made() -> None:
    agreed = replace(HUNDRED, show_to_score=True)
    deal = given(POINT_AND_QUINT, NONE_OF_IT, elder_threw="KS QD 9C", options=agreed)
    deal.after((78, 0), (0, 20))
    deal.elder_calls("point of five").answered("good")
    deal.elder_calls("quatorze of knaves").answered("good")
    deal.elder_calls("tierce to the king").answered("good")
    assert standing(deal) == (97, 20)
    deal.elder_calls("quint to the queen")
    assert deal.ledger(ELDER) == ["point 5", "quatorze 14", "tierce 3"]
    assert deal.state.results[-1] == (22, 0)


def test_what_is_claimed_late_and_comes_before_it_may_decide_too() -> None:
    deal = at(
        93, 20, "AS KS QS  AH KH QH  AD 9D 8D  TC 9C 8C", "JS TS 9S 8S  JH TH 9H 8H  KD QD JC 7C"
    )
    deal.elder_calls("point of three").answered("good").elder_calls("tierce major")
    deal.answered("good").elder_leads("AS")
    assert standing(deal) == (100, 20)
    deal.elder_claims_late("trio of aces").answered("good")
    assert deal.state.results[-1] == (9, 0)


def test_where_nothing_may_be_claimed_late_it_has_not_to_wait() -> None:
    agreed = LateClaims.OWN_FIRST_CARD
    deal = at(97, 97, NO_ACES, ACES, late_claims=agreed).elder_leads("AS")
    assert settled(deal.younger_calls("trio of aces")).winner is B


def test_of_the_last_points_of_a_deal_the_first_that_is_counted_decides() -> None:
    # The last trick brings her hundred; his ten for the cards would come after it.
    cards = "AS KS QS  AH KH QH  AD  TC 9C 8C 7C 7D", "TS 9S 8S  TH 9H 8H  TD 9D  AC KC QC JC"
    deal = at(89, 94, *cards).elder_leads("AS KS QS AH KH QH AD").follows()
    deal.elder_leads("TC").younger_plays("AC").younger_leads("KC QC JC TD").follows()
    assert deal.deal.table.won(ELDER) == 7
    assert settled(deal).totals == (97, 100)


def _sets(*points: int) -> list[Line]:
    return [Line(ELDER, Item.SET, each) for each in points]


# Elder: two quints of the lower cards and the point; younger: all aces, kings and queens.
TWO_QUINTS = "JS TS 9S 8S 7S  JH TH 9H 8H 7H  JD JC"
THREE_QUATORZES = "AS KS QS  AH KH QH  AD KD QD  AC KC QC"


def two_repiques(a: int, b: int) -> Table:
    """Younger has counted 42 and her sixty; then elder claims late what comes before it all."""
    deal = at(a, b, TWO_QUINTS, THREE_QUATORZES).elder_leads("JD")
    deal.younger_calls("quatorze of aces").younger_calls("quatorze of kings")
    deal.younger_calls("quatorze of queens")
    deal.elder_claims_late("point of five in spades").answered("good")
    deal.elder_claims_late("quint to the knave").answered("good")
    return deal.elder_claims_late("quint to the knave in hearts")


def test_of_two_repiques_each_follows_the_kind_that_made_its_thirty() -> None:
    deal = two_repiques(0, 0)
    placed = in_order_of_reckoning(deal.deal.ledger)
    assert [(line.seat, line.points) for _, line in placed[:9]] == [
        *[(ELDER, points) for points in (5, 15, 15, 60)],
        *[(YOUNGER, points) for points in (14, 14, 14, 60)],
        (ELDER, 1),
    ]
    assert settled(deal.younger_plays("AD")).totals == (95, 102)


def test_her_hundred_by_a_repique_waits_for_his_that_comes_before_it() -> None:
    assert settled(two_repiques(10, 40)).totals == (105, 40)


def both_quints_good(a: int, b: int) -> Table:
    """Elder's point is not good and his two quints are; he leads, and may claim nothing more."""
    elder = "KS QS JS TS 9S  KD QD JD TD 9D  8H 7H"
    younger = "AS 8S 7S  AH QH JH TH KH 9H  AC  8D 8C"
    agreed = LateClaims.OWN_FIRST_CARD
    deal = at(a, b, elder, younger, late_claims=agreed).elder_calls("point of five in spades")
    deal.answered("not good").elder_calls("quint to the king").answered("good")
    return deal.elder_calls("quint to the king in diamonds").elder_leads("8H")


def test_her_hundred_waits_while_his_repique_waits_for_her_point() -> None:
    deal = both_quints_good(10, 97).younger_calls("trio of aces")
    assert standing(deal) == (41, 100)
    assert settled(deal.younger_plays("9H")).totals == (100, 97)


def test_and_her_point_makes_the_hundred_hers() -> None:
    deal = both_quints_good(10, 97).younger_calls("point of six")
    assert settled(deal).totals == (10, 103)


def test_her_hundred_waits_no_more_for_a_repique_that_was_counted() -> None:
    elder = "KS QS JS TS 9S  KD QD JD TD 9D  8H 7H"
    younger = "AS 8S 7S  AH QH JH TH  AC KC 8D 8C 7C"
    agreed = LateClaims.OWN_FIRST_CARD
    deal = at(0, 97, elder, younger, late_claims=agreed).elder_calls("point of five in spades")
    deal.answered("good").elder_calls("quint to the king").answered("good")
    deal.elder_calls("quint to the king in diamonds")
    assert standing(deal) == (95, 97)
    assert settled(deal.elder_leads("8H").younger_calls("trio of aces")).totals == (95, 100)


def test_what_makes_the_hundred_makes_no_repique_any_more() -> None:
    younger = "AS 8S 7S  AH KH JH 9H  AD KD JD  9C 8C"
    deal = at(66, 20, "AC KC QC JC TC  KS QS 9S  QH 7H  QD 7D", younger)
    deal.elder_calls("point of five").answered("good").elder_calls("quint major")
    deal.answered("good").elder_calls("quatorze of queens").answered("good")
    assert deal.ledger(ELDER) == ["point 5", "quint 15", "quatorze 14"]
    assert deal.state.results[-1] == (34, 0)


# Two quints and four queens, and whatever younger counted would bar a repique: it waits for her
# answers.
AND_QUEENS = "AC KC QC JC TC  KS QS JS TS 9S  QH QD"
NOTHING_BETTER = "AS 8S  AH KH JH 9H  AD KD JD 9D  9C 8C"


def quints_and_queens() -> Table:
    return at(60, 20, AND_QUEENS, NOTHING_BETTER, pique_bar=PiqueBar.TAKES_TRICK)


def test_a_repique_that_an_answer_makes_certain_comes_before_what_was_answered() -> None:
    deal = quints_and_queens().elder_calls("point of five in clubs").answered("good")
    deal.elder_calls("quint major").answered("good").elder_calls("quint to the king")
    assert standing(deal) == (95, 20)
    deal.elder_calls("quatorze of queens").answered("good")
    assert deal.state.results[-1] == (95, 0)


def test_if_just_thirty_come_before_it_too() -> None:
    elder = "KS QS JS TS 9S  KD QD JD TD 9D  KC 7C"
    younger = "AH KH QH TH 8H  AS 8S 7S  AD 8D  9C 8C"  # a point of forty-nine as well
    deal = at(68, 20, elder, younger, pique_bar=PiqueBar.TAKES_TRICK)
    deal.elder_calls("point of five in spades").asked().answered("equal")
    deal.elder_calls("quint to the king").answered("good")
    deal.elder_calls("quint to the king in diamonds").elder_calls("trio of kings").answered("good")
    assert deal.state.results[-1] == (90, 0)
