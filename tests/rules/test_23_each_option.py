"""Each option alone: what is played otherwise when it was agreed on (X1 to X12, U5, U17).

Those of the conversation are in test_24_agreed_calls, lengths and rubicon in test_26_lengths.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import Phase as Stage
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from rules.core.cards import card, cards, hand
from rules.core.seats import Player
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    ChooseDeal,
    Cut,
    Deal,
    Exchange,
    Play,
    Spread,
)
from rules.piquet.choices import MayAnnounce, MayExchange, choices
from rules.piquet.events import (
    CarteBlancheShown,
    CutTied,
    CutWon,
    DealChosen,
    Discarded,
    Event,
    LeavingsDeclined,
    LeavingsSeen,
    LeavingsShown,
)
from rules.piquet.options import CarteBlanche, FirstDealer, Leavings, Options, PiqueBar
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, check, start
from rules.piquet.presets import MODERN, PRESETS, Preset
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.record.options_text import NAMES, values_of, with_value
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import record_of, write_record
from rules.piquet.state import Phase, State
from tests.rules.laws import Watch
from tests.rules.luck import any_action, eager_action
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, dealt, given, pack_of

A, B = Player.A, Player.B


# The cut (X1, U1) ----------------------------------------------------------------------------


def after_cut(options: Options, first: str, second: str) -> tuple[State, list[Event]]:
    """The state and the events when A turns up the first card and B the second."""
    top = cards(f"{first} {second}")
    state = start(options)
    events: list[Event] = []
    for action in (Spread((*top, *(one for one in PACK if one not in top))), Cut(0), Cut(1)):
        for moment in apply(state, action):
            state = moment.state
            events.append(moment.event)
    return state, events


def test_the_higher_card_chooses_who_deals() -> None:
    state, _ = after_cut(Options(), "TS", "AH")
    assert (state.phase, state.turn) == (Phase.CHOICE, B)


def test_where_it_was_agreed_the_higher_card_deals() -> None:
    state, events = after_cut(Options(cutting=FirstDealer.HIGH_DEALS), "TS", "AH")
    assert events[-2:] == [CutWon(B), DealChosen(B)]
    assert (state.phase, state.first_dealer) == (Phase.DEAL, B)
    refused = check(state, ChooseDeal(True))
    assert refused is not None
    assert refused.reason == Refusal.NOT_NOW


def test_where_it_was_agreed_the_lower_card_deals() -> None:
    state, _ = after_cut(Options(cutting=FirstDealer.LOW_DEALS), "TS", "AH")
    assert state.first_dealer is A
    state, _ = after_cut(Options(cutting=FirstDealer.LOW_DEALS), "AS", "7H")
    assert state.first_dealer is B


def test_equal_ranks_are_cut_again_whoever_deals() -> None:
    _, events = after_cut(Options(cutting=FirstDealer.LOW_DEALS), "TS", "TH")
    assert events[-1] == CutTied()


# Carte blanche (X3) --------------------------------------------------------------------------

BLANCHE = "AS TS 9S 8S  AH TH 9H  AD 9D 8D  TC 8C"
OTHERS = "KS QS  KH QH JH 8H  KD QD JD  KC QC 9C"
TALON = "JS TD 7D 7S AC JC 7H 7C"
AT_ONCE = Options(carte_blanche=CarteBlanche.AT_ONCE)


@pytest.mark.parametrize("seat", [ELDER, YOUNGER])
def test_a_carte_blanche_may_be_shown_at_once_before_anybody_discards(seat: int) -> None:
    hands = (BLANCHE, OTHERS) if seat == ELDER else (OTHERS, BLANCHE)
    deal = dealt(*hands, TALON, options=AT_ONCE)
    assert choices(deal.state) == MayAnnounce(0, 0)
    assert deal.refuses(AnnounceCarteBlanche(3)) == Refusal.HOW_MANY_TAKEN
    deal.announces_carte_blanche()
    assert deal.happened(CarteBlancheShown)
    assert not deal.happened(Discarded)
    assert deal.score(deal.deal.exchanged.carte_blanche or ELDER) == 10


@pytest.mark.parametrize("seat", [ELDER, YOUNGER])
def test_after_a_carte_blanche_shown_at_once_both_exchange_as_in_any_other_deal(seat: int) -> None:
    hands = (BLANCHE, OTHERS) if seat == ELDER else (OTHERS, BLANCHE)
    deal = dealt(*hands, TALON, options=AT_ONCE).announces_carte_blanche()
    assert deal.deal.turn is ELDER
    assert choices(deal.state) == MayExchange(1, 5)
    deal.does(Exchange(frozenset(sorted(deal.hand(ELDER))[:5])))
    assert deal.deal.turn is YOUNGER
    deal.does(Exchange(frozenset(sorted(deal.hand(YOUNGER))[:3])))
    assert deal.state.phase is Phase.CALLS
    assert len(deal.happened(CarteBlancheShown)) == 1


def test_where_carte_blanche_does_not_count_nobody_speaks_of_it() -> None:
    options = Options(carte_blanche=CarteBlanche.NOT_COUNTED)
    deal = dealt(BLANCHE, OTHERS, TALON, options=options)
    assert deal.state.phase is Phase.EXCHANGE
    assert deal.deal.exchanged.carte_blanche is None


# Younger's exchange (X4, U5) -----------------------------------------------------------------

ELDERS = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
YOUNGERS = "TS 7S  KH JH TH 8H  AD QD 9D 7D  9C 8C"
REST = "QS 7H TD 8D AC KC QC JC"


def before_younger(options: Options) -> Table:
    return dealt(ELDERS, YOUNGERS, REST, options=options).elder_discards("8S 9S JS TC 7C")


def test_younger_exchanges_one_card_at_least() -> None:
    assert before_younger(Options()).refuses(Exchange(frozenset())) == Refusal.TOO_FEW


def test_where_it_was_agreed_younger_may_exchange_none() -> None:
    deal = before_younger(Options(younger_least=0))
    assert choices(deal.state) == MayExchange(0, 3)
    deal.does(Exchange(frozenset()))
    assert deal.hand(YOUNGER) == hand(YOUNGERS)
    assert deal.deal.exchanged.talon == cards("KC QC JC")
    assert deal.state.phase is Phase.CALLS


def test_elder_exchanges_one_at_least_in_any_case() -> None:
    deal = dealt(ELDERS, YOUNGERS, REST, options=Options(younger_least=0))
    assert deal.refuses(Exchange(frozenset())) == Refusal.TOO_FEW


# The leavings (X5) ---------------------------------------------------------------------------

LEFT = "AC KC"


def two_left(leavings: Leavings) -> Table:
    return given(ELDERS, YOUNGERS, left=LEFT, options=Options(leavings=leavings))


@pytest.mark.parametrize("leavings", [Leavings.SHOWN, Leavings.AFTER_PLAYED])
def test_by_two_other_readings_of_the_leavings_she_says_it_when_she_has_drawn(
    leavings: Leavings,
) -> None:
    deal = two_left(leavings)
    assert (deal.state.phase, deal.deal.turn) == (Phase.LOOK, YOUNGER)
    deal.younger_looks(look=False)
    assert deal.events[-1] == LeavingsDeclined()
    assert (deal.state.phase, deal.deal.turn) == (Phase.CALLS, ELDER)
    assert deal.deal_view(ELDER).leavings is deal.deal_view(YOUNGER).leavings is None


def test_leavings_that_are_simply_shown_both_see_before_anything_is_called() -> None:
    deal = two_left(Leavings.SHOWN).younger_looks()
    assert deal.events[-1] == LeavingsShown(cards(LEFT))
    assert deal.deal_view(ELDER).leavings == deal.deal_view(YOUNGER).leavings == cards(LEFT)


def test_where_he_sees_leavings_after_he_has_played_she_sees_them_first_and_alone() -> None:
    deal = two_left(Leavings.AFTER_PLAYED).younger_looks()
    assert deal.events[-1] == LeavingsSeen(YOUNGER, cards(LEFT))
    assert deal.deal_view(YOUNGER).leavings == cards(LEFT)
    assert deal.deal_view(ELDER).leavings is None


def test_by_that_reading_elder_sees_them_when_he_has_played_his_first_card() -> None:
    deal = two_left(Leavings.AFTER_PLAYED).younger_looks().elder_leads("AS")
    assert deal.deal_view(ELDER).leavings == cards(LEFT)
    assert deal.state.phase is Phase.RECKONING


def test_by_these_readings_no_suit_is_named() -> None:
    for leavings in (Leavings.SHOWN, Leavings.AFTER_PLAYED):
        for look in (True, False):
            deal = two_left(leavings).younger_looks(look)
            may = choices(deal.state)
            assert may is not None
            assert not getattr(may, "suits", ())


def test_if_nothing_was_left_nothing_is_asked() -> None:
    assert given(ELDERS, YOUNGERS, options=MODERN).state.phase is Phase.CALLS


# Pique and repique (X11, X12) ----------------------------------------------------------------

# Elder: point and quint, three aces and three kings make twenty-six.
STRONG = "AS KS QS JS TS  AH KH  AD KD  9C 8C 7C"
WEAK = "9S 8S 7S  9H 8H 7H  QD 8D 7D  KC QC TC"
LOW = Options(low_cards_count=False)
ENCYCLOPAEDIA = Options(pique_bar=PiqueBar.TAKES_TRICK)
BOTH = Options(pique_bar=PiqueBar.TAKES_TRICK, low_cards_count=False)


def twenty_six(options: Options, elder: str = STRONG, younger: str = WEAK) -> Table:
    deal = given(elder, younger, options=options).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good").elder_calls("trio of aces").answered("good")
    deal.elder_calls("trio of kings")
    assert deal.score(ELDER) == 26
    return deal


@pytest.mark.parametrize("options", [Options(), ENCYCLOPAEDIA])
def test_thirty_before_younger_takes_a_trick_is_a_pique_by_both_readings(options: Options) -> None:
    deal = twenty_six(options).elder_leads("AS KS QS JS")
    assert deal.score(ELDER) == 60


def test_a_trick_that_counts_nothing_bars_the_pique_by_the_encyclopaedia_only() -> None:
    elder = "AS KS QS JS TS  AH KH  AD KD  JC TC 7C"
    younger = "9S 8S 7S  9H 8H 7H  QD 8D 7D  KC 9C 8C"
    for options, points in ((LOW, 60), (BOTH, 30)):
        deal = twenty_six(options, elder, younger).elder_leads("AS KS QS").follows()
        deal.elder_leads("7C").younger_plays("8C").younger_leads("7D")
        assert deal.ledger(YOUNGER) == []  # sevens and eights do not count
        assert deal.score(ELDER) == 29
        assert deal.elder_plays("AD").score(ELDER) == points


# Elder: huitieme, its point and a quart make thirty before her three tens, which count after them.
HUITIEME = "AS KS QS JS TS 9S 8S 7S  AH KH QH JH"
TENS = "TH 9H 8H 7H  KD QD TD 9D  KC QC TC 9C"


def thirty(options: Options) -> Table:
    deal = given(HUITIEME, TENS, options=options).elder_calls("point of eight").answered("good")
    return deal.elder_calls("huitieme major").answered("good").elder_calls("quart major")


def test_by_cavendish_what_younger_counts_after_the_thirty_is_no_bar() -> None:
    assert thirty(Options()).ledger(ELDER)[-1] == "repique 60"


def test_by_the_encyclopaedia_whatever_she_counts_in_hand_bars_elders_repique() -> None:
    deal = thirty(ENCYCLOPAEDIA).elder_leads("AS").younger_calls("trio of tens")
    deal.younger_plays("9D")
    assert deal.score(ELDER) == 31


def test_by_the_encyclopaedia_his_repique_stands_when_she_plays_without_counting() -> None:
    deal = thirty(ENCYCLOPAEDIA).elder_leads("AS")
    assert deal.score(ELDER) == 31
    assert deal.younger_plays("9D").score(ELDER) == 91


def test_youngers_repique_adds_sixty_or_where_it_was_agreed_ninety() -> None:
    elder, younger = (
        "9S 8S 7S  KH QH JH 7H  KD QD JD 7D  KC",
        "AS KS QS JS TS  AH 8H  AD 8D  AC 8C 7C",
    )
    for worth in (60, 90):
        options = Options(younger_repique=90 if worth == 90 else 60)
        deal = given(elder, younger, options=options).elder_leads("7D")
        deal.younger_calls("point of five").younger_calls("quint major")
        deal.younger_calls("quatorze of aces")
        assert deal.ledger(YOUNGER)[-1] == f"repique {worth}"


def test_elders_repique_adds_sixty_in_any_case() -> None:
    elder, younger = (
        "AS KS QS JS TS  AH 8H  AD 8D  AC 8C 7C",
        "9S 8S 7S  KH QH JH 7H  KD QD JD 7D  KC",
    )
    deal = given(elder, younger, options=Options(younger_repique=90)).elder_calls("point of five")
    deal.answered("good").elder_calls("quint major").answered("good")
    deal.elder_calls("quatorze of aces").answered("good")
    assert deal.ledger(ELDER)[-1] == "repique 60"


# What counts (U17) ---------------------------------------------------------------------------


def test_where_it_was_agreed_nines_eights_and_sevens_do_not_count_in_play() -> None:
    deal = given(ELDERS, YOUNGERS, options=LOW).elder_leads("9S").younger_plays("TS")
    assert deal.ledger(ELDER) == []
    assert deal.ledger(YOUNGER) == ["trick 1"]
    deal.younger_leads("7D").elder_plays("JD")
    assert deal.ledger(YOUNGER) == ["trick 1"]
    assert deal.ledger(ELDER) == ["trick 1"]


def test_but_the_last_trick_counts_its_one_whatever_the_card() -> None:
    deal = given(ELDERS, YOUNGERS, options=LOW).played_out()
    last = [line for line in deal.ledger(ELDER) + deal.ledger(YOUNGER) if "last trick" in line]
    assert last == ["last trick 1"]


@pytest.mark.parametrize(
    ("agreed", "spades", "points"),
    [
        (False, "TS 9S 8S 7S", 4),  # thirty-four
        (True, "TS 9S 8S 7S", 3),
        (True, "JS 9S 8S 7S", 3),  # thirty-four as well
        (True, "AS 9S 8S 7S", 4),  # thirty-five
    ],
)
def test_where_it_was_agreed_a_point_whose_value_ends_in_four_counts_one_less(
    agreed: bool, spades: str, points: int
) -> None:
    elder = f"{spades}  AH 9H 8H  KD JD 9D  QC 7C"
    younger = "KS QS  KH QH 7H  AD QD 7D  AC KC TC 8C"
    deal = given(elder, younger, options=Options(fours_less=agreed))
    deal.elder_calls("point of four in spades").answered("good")
    assert deal.ledger(ELDER) == [f"point {points}"]


def test_only_of_points_one_less_is_counted_not_of_sequences_or_trios() -> None:
    elder, younger = (
        "AS KS QS JS 9S  JH 9H  JD 9D 8D  QC 7C",
        "TS 8S  AH KH QH TH  KD QD TD  AC KC TC",
    )
    deal = given(elder, younger, options=Options(fours_less=True)).elder_calls("point of five")
    deal.answered("good").elder_calls("quart major").answered("good")
    deal.elder_calls("trio of knaves").answered("good")
    assert deal.ledger(ELDER) == ["point 5", "quart 4", "trio 3"]


def test_none_is_written_where_younger_exchanges_nothing() -> None:
    assert write_action(Exchange(frozenset())) == "exchange none"
    assert parse_action("exchange none") == parse_action("exchange") == Exchange(frozenset())
    pack = pack_of(hand(ELDERS), hand(YOUNGERS), cards(REST))
    log: list[Action] = [Spread(PACK), Cut(0), Cut(31), Deal(pack)]
    log += [Exchange(hand("8S 9S JS TC 7C")), Exchange(frozenset()), Play(card("AS"))]
    options = Options(cutting=FirstDealer.LOW_DEALS, younger_least=0)
    text = write_record(record_of(log, options))
    assert "\nB exchanges none\n" in text
    assert parse_record(text) == record_of(log, options)
    assert len(reckon(parse_record(text)).state.current.exchanged.talon) == 3


# Any mixture ---------------------------------------------------------------------------------


def some_options() -> st.SearchStrategy[Options]:
    def mixed(agreed: list[object]) -> Options:
        options = Options()
        for name, value in zip(NAMES, agreed, strict=True):
            options = with_value(options, name, value)  # type: ignore[arg-type]
        return options

    return st.tuples(*(st.sampled_from(values_of(name)) for name in NAMES)).map(list).map(mixed)


# A seed has nothing simpler to be shrunk to, so a failure is told as it was found.
@settings(max_examples=15, deadline=None, phases=[Stage.explicit, Stage.reuse, Stage.generate])
@drawn(st.integers(min_value=0, max_value=2**32), some_options())
def test_with_any_options_a_random_partie_keeps_every_law(seed: int, options: Options) -> None:
    luck = Random(seed)
    watch = Watch(start(options), luck, thoroughness=0.05)
    while watch.state.turn is not None:
        watch.follow(any_action(watch.state, luck))
    watch.replays()


@pytest.mark.parametrize("preset", Preset)
def test_so_does_a_partie_of_each_preset_by_two_who_like_to_call(preset: Preset) -> None:
    luck = Random(7)
    watch = Watch(start(PRESETS[preset]), luck, thoroughness=0.3)
    while watch.state.turn is not None:
        watch.follow(eager_action(watch.state, luck))
    watch.replays()
    assert write_record(parse_record(write_record(record_of(watch.log, PRESETS[preset])))) == (
        write_record(record_of(watch.log, PRESETS[preset]))
    )
