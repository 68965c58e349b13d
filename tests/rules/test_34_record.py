"""Records: written and read back, read generously, and told where they are wrong."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.cards import Rank, Suit, card, hand
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import (
    Action,
    AnswerConcession,
    Ask,
    Call,
    ClaimLate,
    Concede,
    Correct,
    Exchange,
    Play,
    Withhold,
)
from rules.piquet.combinations import Kind, RankSet, Sequence
from rules.piquet.options import Options
from rules.piquet.record.notation import NotationError, write_action
from rules.piquet.record.options_text import NAMES as OPTION_NAMES
from rules.piquet.record.options_text import Value, values_of, with_value
from rules.piquet.record.reading import LONGEST, parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import (
    Does,
    Draws,
    OpenExchange,
    Record,
    SpokenClaim,
    SpokenCorrection,
    record_of,
    write_record,
)
from rules.piquet.record.spoken_call import SpokenCall
from rules.piquet.record.step_text import MOST_STEPS
from rules.piquet.record.text import Fault, FaultReason
from rules.piquet.refusals import Refusal
from rules.piquet.state import State
from rules.piquet.talk.questions import PointLeft, RankLeft, ShowKind, SuitLeft
from tests.rules.records import forgotten_by, lively_log, random_log

OPTIONS = st.sampled_from((Options(packets=2), Options(packets=3)))
SEEDS = st.integers(0, 10**9)
EXAMPLE = (Path(__file__).parents[1] / "spec" / "worked-example.txt").read_text("utf-8")
OF_OPTIONS = re.compile("rules |packets |option ")
NAMES = st.text(min_size=1, max_size=12).map(lambda name: " ".join(name.split()))


def played(log: tuple[Action, ...], options: Options) -> State:
    state = partie.start(options)
    for action in log:
        state = partie.apply(state, action)[-1].state
    return state


@settings(max_examples=15, deadline=None)
@given(SEEDS, OPTIONS, st.integers(1, 8))
def test_the_record_of_a_partie_reads_as_itself_and_comes_to_the_same(
    seed: int, options: Options, deals: int
) -> None:
    log = random_log(seed, options, deals)
    record = record_of(log, options, ("Anna # first", "Bernard"))
    assert parse_record(write_record(record)) == record
    state, reckoned = played(log, options), reckon(record)
    assert reckoned.state.results == state.results
    assert reckoned.state.settlement == state.settlement
    assert all(deal.finished and not deal.supplied for deal in reckoned.deals)


@settings(max_examples=60, deadline=None)
@given(SEEDS, OPTIONS, st.integers(0, 400))
def test_a_record_may_stop_anywhere(seed: int, options: Options, length: int) -> None:
    log = random_log(seed, options, 2)[: length or 1]
    record = record_of(log, options)
    assert parse_record(write_record(record)) == record
    state = played(log, options)
    if record.deals:
        assert reckon(record).state.current.ledger == state.current.ledger
        assert reckon(record).state.results == state.results


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.integers(0, 10**9))
def test_a_record_with_gaps_reads_as_itself(seed: int, other: int) -> None:
    record = forgotten_by(other, record_of(random_log(seed, Options(), 1)))
    text = write_record(record)
    assert parse_record(text) == record
    assert write_record(parse_record(text)) == text


@given(NAMES.filter(bool), NAMES.filter(bool))
def test_any_name_can_be_written(first: str, second: str) -> None:
    record = record_of(random_log(1, Options(), 1), names=(first, second))
    assert parse_record(write_record(record)).names == (first, second)


def test_the_lines_of_a_log_are_a_record_too() -> None:
    log = random_log(7, Options(), 1)
    text = "\n".join(map(write_action, log))
    assert reckon(parse_record(text)).state.results == played(log, Options()).results


def agreed_on(values: dict[str, Value]) -> Options:
    options = Options()
    for name, value in values.items():
        options = with_value(options, name, value)
    return options


ANY_OPTIONS = st.fixed_dictionaries(
    {name: st.sampled_from(values_of(name)) for name in OPTION_NAMES}
).map(agreed_on)


@settings(max_examples=60, deadline=None)
@given(SEEDS, ANY_OPTIONS)
def test_whatever_was_agreed_and_said_the_record_reads_as_itself(
    seed: int, options: Options
) -> None:
    log = lively_log(seed, options)
    record = record_of(log, options)
    assert parse_record(write_record(record)) == record
    reckoned, state = reckon(record).state, played(log, options)
    assert (reckoned.results, reckoned.settlement) == (state.results, state.settlement)


@settings(max_examples=60, deadline=None)
@given(SEEDS, ANY_OPTIONS)
def test_who_acts_in_a_log_follows_from_its_lines(seed: int, options: Options) -> None:
    log = lively_log(seed, options)
    record = record_of(log, options)
    agreed = [line for line in write_record(record).splitlines() if OF_OPTIONS.match(line)]
    read = parse_record("\n".join([*agreed, *map(write_action, log)]))
    told = (step for deal in record.deals for step in deal.steps)
    assert [step for deal in read.deals for step in deal.steps] == [
        step for step in told if isinstance(step, Does)
    ]


@settings(max_examples=40, deadline=None)
@given(SEEDS, ANY_OPTIONS)
def test_an_exchange_that_was_left_out_is_made_up_whatever_was_agreed(
    seed: int, options: Options
) -> None:
    record = record_of(lively_log(seed, options, 1), options)
    less = forgotten_by(seed, record)
    assert parse_record(write_record(less)) == less
    assert reckon(less).state.results == reckon(record).state.results


WORDS = (
    "A B elder holds draws counts calls point quart three knaves 5 ? AH ♥9 10S ; # : ... \n talon"
)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(re.split(" ", WORDS)), max_size=30).map(" ".join) | st.text())
def test_any_text_is_a_record_or_a_notation_error(text: str) -> None:
    try:
        record = parse_record(text)
    except NotationError as error:
        fault: Fault | None = error.fault
        written = ""
    else:
        fault, written = None, write_record(record)
    if fault is None:
        assert write_record(parse_record(written)) == written
    else:
        assert 1 <= fault.line <= text.count("\n") + text.count("\r") + 1
        assert fault.column >= 1


# ---- a person types -------------------------------------------------------------------------


def only_deal(text: str) -> list[object]:
    (deal,) = parse_record(text).deals
    return list(deal.steps)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("A discards KS 8c 10D", Exchange(hand("KS 8C TD"))),
        ("A exchanges ♠K, ♣8 ?", OpenExchange(hand("KS 8C"), 1)),
        ("A exchanges 5", OpenExchange(frozenset(), 5)),
        ("A exchanges ???", OpenExchange(frozenset(), 3)),
        ("elder: leads AH", Play(card("AH"))),
        ("A calls point of five in hearts", SpokenCall(Kind.POINT, 5, suit=Suit("H"))),
        ("A point 5 making 49", SpokenCall(Kind.POINT, 5, making=49)),
        ("quart major", SpokenCall(Kind.SEQUENCE, 4, Rank("A"))),
        ("A calls a tierce to the jack in ♦", SpokenCall(Kind.SEQUENCE, 3, Rank("J"), Suit("D"))),
        ("A calls tierce minor", SpokenCall(Kind.SEQUENCE, 3, Rank("9"))),
        ("A calls sequence of 4 to the king", SpokenCall(Kind.SEQUENCE, 4, Rank("K"))),
        ("A calls sixième to king", SpokenCall(Kind.SEQUENCE, 6, Rank("K"))),
        ("A calls three knaves", SpokenCall(Kind.SET, 3, Rank("J"))),
        ("A calls four 10s", SpokenCall(Kind.SET, 4, Rank("T"))),
        ("A calls quatorze of tens", SpokenCall(Kind.SET, 4, Rank("T"))),
        ("A calls trio JS JH JC", "call set JS JH JC"),
        ("A corrects to point of six", SpokenCorrection(SpokenCall(Kind.POINT, 6))),
        ("A corrects quart major", SpokenCorrection(SpokenCall(Kind.SEQUENCE, 4, Rank("A")))),
        ("A claims three knaves", SpokenClaim(SpokenCall(Kind.SET, 3, Rank("J")))),
        ("A claims late a tierce", SpokenClaim(SpokenCall(Kind.SEQUENCE, 3))),
        ("A claims trio JS JH JC", ClaimLate(RankSet(hand("JS JH JC")))),
        ("A corrects sequence KS QS JS TS", Correct(Sequence(hand("KS QS JS TS")))),
        ("A withholds the point", Withhold(Kind.POINT)),
        ("A asks how many of your point", Ask(PointLeft())),
        ("A asks how many spades", Ask(SuitLeft(Suit("S")))),
        ("A asks what kings in hand", Ask(RankLeft(Rank("K")))),
        ("A asks to see the point", Ask(ShowKind(Kind.POINT))),
        ("A concedes the play", Concede()),
        ("A accepts it", AnswerConcession(True)),
    ],
)
def test_an_action_may_be_typed_as_books_print_it(typed: str, meant: object) -> None:
    (step,) = only_deal(typed)
    assert isinstance(step, Does)
    assert step.player is Player.A
    if isinstance(step.what, Call):
        assert write_action(step.what) == meant
    else:
        assert step.what == meant


def test_who_is_not_named_is_the_one_whose_turn_it_must_be() -> None:
    steps = only_deal("exchange 5; exchange 3; quart major; good; AH TH; KH 7D; 8H QH; AC KC")
    who = [step.player.name for step in steps if isinstance(step, Does)]
    assert "".join(who) == "ABABABABABBA"


LOW = "AS TS 9S 8S AH TH 9H AD 9D 8D TC 8C"
AT_ONCE = "option carte-blanche at-once\n"


@pytest.mark.parametrize(
    ("typed", "who"),
    [
        ("carte blanche", Player.B),
        ("carte blanche, takes 5", Player.A),
        ("A holds KS …\ncarte blanche", Player.B),
        (f"{AT_ONCE}A holds {LOW}\ncarte blanche", Player.A),
        (f"{AT_ONCE}B holds {LOW}\ncarte blanche", Player.B),
        (f"{AT_ONCE}A holds KS …\ncarte blanche", Player.B),
        (f"{AT_ONCE}B holds KS …\ncarte blanche", Player.A),
        (f"{AT_ONCE}A announces carte blanche", Player.A),
    ],
)
def test_whose_a_carte_blanche_is_follows_from_the_number_or_the_hands(
    typed: str, who: Player
) -> None:
    (step,) = only_deal(typed)
    assert isinstance(step, Does)
    assert step.player is who


def test_a_carte_blanche_that_could_be_either_players_needs_a_name() -> None:
    with pytest.raises(NotationError) as caught:
        parse_record(f"{AT_ONCE}A holds AS …\ncarte blanche")
    assert caught.value.fault == Fault(3, 1, FaultReason.WHO, ("carte",))


def test_elder_and_younger_are_players_once_it_is_known_who_deals() -> None:
    (deal,) = parse_record("A deals; elder holds AS ...; younger draws 3; B draws 5").deals
    assert deal.hands == (frozenset(), hand("AS"))
    assert deal.steps == (
        Draws(Player.A, frozenset(), 3),
        Draws(Player.B, frozenset(), 5),
    )


def test_a_cut_may_be_told_by_its_cards() -> None:
    record = parse_record("A cuts KS\nB cuts 9H\nA chooses elder\ndeal")
    assert record.deals[0].dealer is Player.B
    tied = parse_record("A cuts KS; B cuts KH\nA cuts 7S; B cuts 9H; B chooses elder; deal 1")
    assert tied.deals[0].dealer is Player.A
    assert len(tied.cut) == 7  # with the two spreads nobody told


def test_line_ends_and_marks_of_other_systems_are_read() -> None:
    text = "\ufeffpiquet 1\r\nB deals\rA holds ♠\ufe0fAK …\r\n"
    assert parse_record(text).deals[0].hands[Player.A] == hand("AS KS")


HANDS = (
    "B deals\n"
    "A holds AS KS JS AH QH JH 8H JC 8C 7C 9D 8D\n"
    "B holds TS 7S TH 9H 7H KC QC TC AD QD JD TD\n"
    "talon 9S 8S KH 9C KD QS AC 7D\n"
)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault(1, 1, FaultReason.NO_RECORD)),
        ("# nothing\n\n", Fault(3, 1, FaultReason.NO_RECORD)),
        ("piquet 2\nB deals", Fault(1, 8, FaultReason.NEWER, ("2",))),
        ("packets 4", Fault(1, 9, FaultReason.NO_PACKETS, ("4",))),
        ("A is   ", Fault(1, 5, FaultReason.NO_NAME, ("",))),
        ("B deals\nA is Anna", Fault(2, 1, FaultReason.TOO_LATE, ("A",))),
        ("B deals\nA cuts 7", Fault(2, 3, FaultReason.TOO_LATE, ("cuts",))),
        ("A cuts KS\nB deals", Fault(2, 3, FaultReason.CUT_NOT_OVER, ("deals",))),
        ("deal 2", Fault(1, 6, FaultReason.WRONG_NUMBER, (1,))),
        ("B deals\nB deals", Fault(2, 3, FaultReason.WRONG_DEALER, ("A",))),
        ("A holds AS KS", Fault(1, 9, FaultReason.HAND_SIZE, (2, 12))),
        ("talon AS", Fault(1, 7, FaultReason.TALON_SIZE, (1, 8))),
        ("A holds AS …\nA holds KS …", Fault(2, 3, FaultReason.HAND_TWICE, ("A",))),
        ("talon AS …\ntalon KS …", Fault(2, 1, FaultReason.TALON_TWICE, ("talon",))),
        ("A holds AS ...\nB holds KS AS ...", Fault(2, 12, FaultReason.DEALT_TWICE, ("AS", 1))),
        ("A holds AS KS AS ...", Fault(1, 15, FaultReason.CARD_TWICE, ("AS",))),
        ("draws 5", Fault(1, 1, FaultReason.WHO, ("draws",))),
        ("A shuffles", Fault(1, 3, FaultReason.NO_ACTION, ("shuffles",))),
        ("A", Fault(1, 2, FaultReason.NO_ACTION, ("",))),
        ("A plays ?", Fault(1, 9, FaultReason.NO_CARD, ("?",))),
        ("A calls three sevens of", Fault(1, 22, FaultReason.TOO_MUCH, ("of",))),
        ("A counts five", Fault(1, 10, FaultReason.NO_NUMBER, ("five",))),
        (HANDS + "A exchanges TS", Fault(5, 3, Refusal.NOT_YOUR_CARD, ("TS",))),
        (HANDS + "B exchanges TS", Fault(5, 3, FaultReason.NOT_YOUR_TURN, ("A", "exchange"))),
        (HANDS + "A exchanges AS KS JS AH QH JH", Fault(5, 3, Refusal.TOO_MANY, (5,))),
        (HANDS + "A exchanges AS\nA draws KD", Fault(6, 3, FaultReason.OTHER_DRAWS, ("A", "9S"))),
        (HANDS + "A exchanges AS; B exchanges 7S; point 7", Fault(5, 33, FaultReason.NO_SUCH_CALL)),
        (HANDS + "A exchanges AS; B exchanges 7S; B makes 3", Fault(5, 35, FaultReason.NO_POINT)),
        (HANDS + "\nA deals", Fault(6, 3, FaultReason.NOT_OVER)),
    ],
)
def test_a_wrong_record_says_where_and_why(text: str, fault: Fault) -> None:
    with pytest.raises(NotationError) as caught:
        reckon(parse_record(text))
    assert caught.value.fault == fault


def test_a_wrong_action_in_a_wholly_known_deal_is_refused_by_its_rule() -> None:
    text = HANDS + "A exchanges KS 8C 7C 9D 8D\nB exchanges 7S 9H 7H\nA plays AH\nB plays AC"
    with pytest.raises(NotationError) as caught:
        reckon(parse_record(text))
    assert caught.value.fault == Fault(8, 3, Refusal.MUST_FOLLOW_SUIT, ("H",))


def test_a_text_without_end_is_not_read() -> None:
    with pytest.raises(NotationError) as caught:
        parse_record("x" * (LONGEST + 1))
    assert caught.value.fault.reason is FaultReason.TOO_LONG
    with pytest.raises(NotationError) as caught:
        parse_record("A calls three knaves\n" * 5 * MOST_STEPS)
    assert caught.value.fault.reason is FaultReason.TOO_MANY_STEPS


def test_one_deal_too_many_is_told() -> None:
    record = record_of(random_log(3, Options()))
    more = Record(record.names, record.options, record.cut, (*record.deals, record.deals[0]))
    with pytest.raises(NotationError) as caught:
        reckon(more)
    assert caught.value.fault.reason is FaultReason.PARTIE_OVER


@pytest.mark.parametrize("place", range(22))
def test_a_count_that_is_not_so_is_found_wrong_where_it_stands(place: int) -> None:
    counts = list(re.finditer(r"counts (\d+)", EXAMPLE))
    count = counts[place]
    wrong = f"{EXAMPLE[: count.start(1)]}{int(count[1]) + 30}{EXAMPLE[count.end(1) :]}"
    with pytest.raises(NotationError) as caught:
        reckon(parse_record(wrong))
    before = EXAMPLE[: count.start()]
    assert caught.value.fault.reason is FaultReason.OTHER_COUNT
    assert caught.value.fault.line == before.count("\n") + 1
    assert caught.value.fault.column == len(before) - before.rfind("\n")
