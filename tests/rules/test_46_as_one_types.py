"""A deal typed from a book as books print it, in any spelling, comes to the same as ours."""

from pathlib import Path

import pytest

from rules.core.cards import card, cards, hand
from rules.core.seats import Player
from rules.piquet.actions import Answer, AskMaking, Call, Exchange, Play, Reply
from rules.piquet.combinations import Kind, Point, RankSet, Sequence
from rules.piquet.record.card_text import read_open_cards
from rules.piquet.record.letters import STYLES, styles_of
from rules.piquet.record.notation import NotationError
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import Does, Makes, Step
from rules.piquet.record.spoken_call import SpokenCall
from rules.piquet.record.text import Fault, FaultReason, read_line

EXAMPLE = (Path(__file__).parents[1] / "spec" / "worked-example.txt").read_text("utf-8")


def read(typed: str) -> tuple[object, ...]:
    """The cards of a line that stands alone."""
    return tuple(placed.card for placed in read_open_cards(read_line(typed, 1, styles_of([typed]))))


def steps_of(text: str) -> tuple[Step, ...]:
    (deal,) = parse_record(text).deals
    return deal.steps


def only_step(text: str) -> Step:
    (step,) = steps_of(text)
    return step


def fault_of(text: str) -> Fault:
    with pytest.raises(NotationError) as caught:
        reckon(parse_record(text))
    return caught.value.fault


# ---- cards ----------------------------------------------------------------------------------

HELD = "AS KS JS AH QH JH 8H JC 8C 7C 9D 8D"


@pytest.mark.parametrize(
    "typed",
    [
        "♠AKJ ♥AQJ8 ♣J87 ♦98",
        "♠ A K J ♥ A Q J 8 ♣ J 8 7 ♦ 9 8",
        "♠ A, K, J ♥ A, Q, J, 8 ♣ J, 8, 7 ♦ 9, 8",
        "spades AKJ hearts AQJ8 clubs J87 diamonds 98",
        "Spades: A K J, Hearts: A Q J 8, Clubs: J 8 7, Diamonds: 9 8.",
        "S AKJ H AQJ8 C J87 D 98",
        "AKJ♠ AQJ8♥ J87♣ 98♦",
        "A K J ♠ A Q J 8 ♥ J 8 7 ♣ 9 8 ♦",
        "AS-KS-JS AH/QH/JH/8H JC–8C–7C 9D—8D",
        "ace, king, knave of spades, ace, queen, jack, eight of hearts, J♣ 8♣ 7♣, and nine, 8 of ♦",
        "spades ace king knave hearts ace queen knave eight clubs knave 8 7 diamonds 9 8",
        "the ace of spades, the king of spades, JS, A♥ Q♥ J♥ 8♥, J♣ 8♣ 7♣, 9 8 of diamonds",
        "♠ARV ♥ADV8 ♣V87 ♦98",
        "♠ A R V ♥ A D V 8 ♣ V 8 7 ♦ 9 8",
        "pique A R V cœur A D V 8 trèfle V 8 7 carreau 9 8",
        "as, roi, valet de pique, as, dame, valet, huit de cœur, V♣ 8♣ sept de trèfle, 9 et 8 de ♦",
        "l'as de pique, le roi de pique, V♠, l’as de coeur, la dame de coeur, V8♥ V87♣ 9♦ 8♦",
        "AP RP VP AC DC VC 8C VT 8T 7T 9K 8K",
    ],
)
def test_a_hand_may_be_typed_in_many_ways(typed: str) -> None:
    assert read(typed) == cards(HELD)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("10♥", "TH"),
        ("♥ 10", "TH"),
        ("the ten of hearts", "TH"),
        ("D♥", "QH"),
        ("RS", "KS"),
        ("AD", "AD"),
        ("as", "AS"),
        ("as de carreau", "AD"),
        ("Dix de Trèfle", "TC"),
        ("♠ — ♥ A", "AH"),
        ("KH-7D", "KH 7D"),
        ("♠ 10 9 8C", "TS 9S 8C"),
        ("♠ 10 the nine of hearts", "TS 9H"),
        ("♠ 10 queen of hearts ♣ A", "TS QH AC"),
    ],
)
def test_a_card_has_many_names(typed: str, meant: str) -> None:
    assert read(typed) == cards(meant)


@pytest.mark.parametrize(
    "typed",
    [
        "A",
        "♥",
        "7 AH",
        "♠ A ♥",
        "of hearts",
        "♥♠",
        "A♥H",
        "- AS",
        "6",
        "♠ A, queen, knave of hearts",
    ],
)
def test_what_is_no_card_is_not_made_one(typed: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(typed)
    assert caught.value.fault.reason is FaultReason.NO_CARD


@pytest.mark.parametrize("typed", ["A leads R♥; B plays", "A holds RP VP ...\nA leads RP; B plays"])
def test_where_cards_are_missing_that_is_told_in_any_letters(typed: str) -> None:
    assert fault_of(typed).reason in (FaultReason.ONE_CARD, FaultReason.NO_CARD)


def test_unknown_cards_stand_among_those_of_a_suit() -> None:
    assert read("♠ A ? J ??") == (card("AS"), None, card("JS"), None, None)


def test_a_card_that_the_letters_of_two_languages_tell_apart_is_not_guessed() -> None:
    fault = fault_of("A holds RC VC ...\nA plays RC")
    assert fault == Fault(1, 9, FaultReason.TWO_CARDS, ("RC", "KC", "KH"))
    fault = fault_of("A plays R♥; B plays VC")
    assert fault == Fault(1, 21, FaultReason.TWO_CARDS, ("VC", "JC", "JH"))
    assert fault_of("A holds H A RD ...").details == ("RD", "KD", "KH QH")


def test_which_letters_a_record_is_in_follows_from_all_of_it() -> None:
    french = parse_record("A holds RP DP ...\nA plays RP; B plays 8C")
    assert french.deals[0].steps[-1] == Does(Player.B, Play(card("8H")))
    mixed = parse_record("A holds RS DS ...\nA plays RS; B plays 8C")
    assert mixed.deals[0].steps[-1] == Does(Player.B, Play(card("8C")))
    ours = parse_record("A holds KS QS ...\nA plays KS; B plays 8C")
    assert ours.deals[0].steps[-1] == Does(Player.B, Play(card("8C")))
    assert styles_of([]) == STYLES[:1]


# ---- who it is ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        "A's hand: AS KS ...",
        "A’s hand AS KS ...",
        "A hand: AS KS ...",
        "A: holds AS KS ...",
        "elder hand: AS KS ...",
        "elder's hand: AS KS ...",
        "Anna holds ♠ A K …",
        "anna's hand: spades AK ...",
        "ANNA has AS KS ...",
    ],
)
def test_whose_hand_it_is_may_be_said_in_many_ways(typed: str) -> None:
    (deal,) = parse_record(f"A is Anna\nB is Anna Maria\n{typed}").deals
    assert deal.hands == (hand("AS KS"), frozenset())


@pytest.mark.parametrize("typed", ["talon", "talon:", "stock", "Stock:", "TALON"])
def test_the_talon_is_the_stock(typed: str) -> None:
    (deal,) = parse_record(f"{typed} AS KS ...").deals
    assert deal.talon[:3] == (card("AS"), card("KS"), None)


def test_declared_names_stand_for_the_players() -> None:
    text = "A is Anna\nB is Anna Maria\nAnna leads AH; Anna Maria: TH; anna KH"
    played = [(Player.A, "AH"), (Player.B, "TH"), (Player.A, "KH")]
    assert steps_of(text) == tuple(Does(who, Play(card(what))) for who, what in played)


def test_a_name_that_is_a_word_of_the_notation_names_nobody() -> None:
    text = "A is Good\nB is Ah\nA calls three knaves; good\nAH"
    assert [step.player for step in steps_of(text)] == [Player.A, Player.B, Player.A]


def test_a_name_of_both_players_says_nothing() -> None:
    fault = fault_of("A is Anna\nB is anna\nAnna plays AH")
    assert fault == Fault(3, 1, FaultReason.SAME_NAME, ("Anna",))


# ---- what is done ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("A calls fourteen tens", SpokenCall(Kind.SET, 4, card("TS").rank)),
        ("A: 14 tens", SpokenCall(Kind.SET, 4, card("TS").rank)),
        ("A calls five cards", SpokenCall(Kind.POINT, 5)),
        ("A says five cards", SpokenCall(Kind.POINT, 5)),
        ("A: Three knaves?", SpokenCall(Kind.SET, 3, card("JS").rank)),
        ("A calls point of 5 in cœur", SpokenCall(Kind.POINT, 5, suit=card("AH").suit)),
        ("A calls point hearts 7", SpokenCall(Kind.POINT, 7, suit=card("AH").suit)),
        ("A calls point ♥ A K Q J 8", Call(Point(hand("AH KH QH JH 8H")))),
        ("A point of five: ♥AKQJ8", Call(Point(hand("AH KH QH JH 8H")))),
        ("A calls quart AH KH QH JH", Call(Sequence(hand("AH KH QH JH")))),
        ("A calls quart major, hearts A K Q J", Call(Sequence(hand("AH KH QH JH")))),
        ("A calls trio JS JH JC", Call(RankSet(hand("JS JH JC")))),
        ("B not-good", Answer(Reply.NOT_GOOD)),
        ("B says: “Not good.”", Answer(Reply.NOT_GOOD)),
        ("B: good!", Answer(Reply.GOOD)),
        ("B says not good.", Answer(Reply.NOT_GOOD)),
        ("B making?", AskMaking()),
        ("B says making?", AskMaking()),
        ("B asks making?", AskMaking()),
        ("B says, “What do they make?”", AskMaking()),
        ("B: How much does it make?", AskMaking()),
        ("A plays the ace of hearts.", Play(card("AH"))),
        ("A: the ace of hearts", Play(card("AH"))),
        ("A leads ♥ A", Play(card("AH"))),
        ("B throws 7D", Play(card("7D"))),
        ("A discards king of spades, eight, seven of clubs", Exchange(hand("KS 8C 7C"))),
        ("A discards ♠ K ♣ 8 7", Exchange(hand("KS 8C 7C"))),
    ],
)
def test_an_action_may_be_typed_as_it_is_spoken(typed: str, what: object) -> None:
    step = only_step(typed)
    assert isinstance(step, Does)
    assert (step.player.name, step.what) == (typed[0], what)


def test_what_a_point_makes_is_no_question() -> None:
    assert only_step("A making 49") == Makes(Player.A, 49)
    assert only_step("making 49") == Makes(Player.A, 49)


@pytest.mark.parametrize("typed", ["1. AH TH\n2. KH 7D", "1) AH-TH\n2) KH-7D", "AH–TH; 2: KH 7D"])
def test_tricks_may_be_numbered(typed: str) -> None:
    plays = ((Player.A, "AH"), (Player.B, "TH"), (Player.A, "KH"), (Player.B, "7D"))
    assert steps_of(typed) == tuple(Does(who, Play(card(what))) for who, what in plays)


def test_a_trick_with_another_number_is_told() -> None:
    assert fault_of("1. AH TH\n3. KH 7D") == Fault(2, 1, FaultReason.WRONG_TRICK, (2,))


def test_a_call_with_more_or_fewer_cards_than_it_says_is_told() -> None:
    fault = fault_of("A calls quart AH KH QH")
    assert fault == Fault(1, 15, FaultReason.OTHER_NUMBER, (4, 3))


# ---- whose and which ------------------------------------------------------------------------

DEALT = (
    "B deals\n"
    "A holds AS KS JS AH QH JH 8H JC 8C 7C 9D 8D\n"
    "B holds TS 7S TH 9H 7H KC QC TC AD QD JD TD\n"
    "talon 9S 8S KH 9C KD QS AC 7D\n"
    "A exchanges KS 8C 7C 9D 8D\nB exchanges 7S 9H 7H\n"
)


def test_in_a_line_of_many_plays_the_fault_is_at_its_card_and_names_whose() -> None:
    fault = fault_of(DEALT + "AH TH; KH 7D QH AC JH AS")
    assert (fault.line, fault.column, str(fault.reason)) == (7, 23, "not-your-card")
    assert (fault.player, fault.card) == (Player.B, card("AS"))


def test_a_fault_of_reading_names_who_is_named() -> None:
    fault = fault_of("A is Anna\nAnna plays AX")
    assert (fault.line, fault.column, fault.player) == (2, 12, Player.A)


# ---- who deals ------------------------------------------------------------------------------


def test_younger_deals_says_what_is_true_of_every_deal() -> None:
    assert parse_record("younger deals\nA plays AH").deals[0].dealer is Player.B


@pytest.mark.parametrize("before", ["", "A deals\n"])
def test_elder_deals_is_told_to_be_impossible(before: str) -> None:
    fault = fault_of(f"{before}elder deals")
    assert fault.reason is FaultReason.ELDER_DEALS
    assert fault.column == 1


# ---- what is true ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "details"),
    [
        (
            "A calls point of five; B says not good",
            ("not good", "point", "AD QD JD TD 7D", "asks making", "equal", "good"),
        ),
        (
            "A calls point of five; good; A calls quart major; equal",
            ("equal", "sequence", "AC KC QC", "good"),
        ),
        (
            "A calls point of five; good; A calls three knaves; equal",
            ("equal", "set", "TS TH TD TC", "not good", "good"),
        ),
    ],
)
def test_a_false_answer_says_what_is_true_of_the_hand(said: str, details: tuple[str, ...]) -> None:
    fault = fault_of(DEALT + said)
    assert fault.reason is FaultReason.FALSE_ANSWER
    assert fault.player is Player.B
    assert fault.details == details


def test_of_a_hand_that_is_not_known_it_is_only_told_that_the_answer_is_false() -> None:
    fault = fault_of("A calls four aces; B says not good")
    assert fault.reason is FaultReason.NO_PACK
    assert [str(detail) for detail in fault.details] == ["untrue"]


def test_a_record_may_end_with_youngers_exchange_and_leave_out_elders() -> None:
    (deal,) = reckon(parse_record("B exchanges 7S 9H 7H")).deals
    assert str(deal.deal.exchanged.discards[1]) == str(hand("7S 9H 7H"))
    assert deal.deal.exchanged.discards[0]
    (deal,) = reckon(parse_record("B draws 3")).deals
    assert len(deal.deal.exchanged.taken[1]) == 3


def test_which_queen_is_refused_for_what_it_is() -> None:
    said = "A calls three knaves; not good; A leads AH; B calls three queens; B plays TH; A asks"
    fault = fault_of(f"{DEALT}{said} which queen")
    assert (str(fault.reason), fault.details, fault.player) == ("no-riddle", ("seen",), Player.A)
    fault = fault_of(f"{DEALT}{said} which king")
    assert str(fault.reason) == "nothing-counted"


# ---- as the book prints it ------------------------------------------------------------------

BOOK = """\
A is Anna
B is Blaise
Anna's hand: ace, king, knave of spades; ace, queen, knave, eight of hearts; knave, 8, 7 of clubs; \
and nine, eight of diamonds.
Blaise: ♠ 10 7 ♥ 10 9 7 ♣ K Q 10 ♦ A Q J 10
Anna discards king of spades; eight, seven of clubs; and nine, eight of diamonds.
Anna takes in nine, eight of spades; king of hearts; nine of clubs; and king of diamonds.
Blaise discards seven of spades; and nine, seven of hearts.
Blaise takes in queen of spades; ace of clubs;and seven of diamonds.
Anna: Five cards.; Blaise: "What do they make?"; Anna: 49; Blaise: "Good."; Anna: 5
Anna: quart major in hearts; good; Anna says 9; three knaves?; not good
1. the ace of hearts; Blaise: fourteen tens; three queens; 10♥
2. K♥-7♦
3. Q♥-10♦
"""


def test_the_example_may_be_typed_as_the_book_prints_it() -> None:
    (deal,) = reckon(parse_record(BOOK)).deals
    ours = reckon(parse_record("\n".join(EXAMPLE.splitlines()[:23]))).deals[0].deal
    assert deal.deal.dealt == ours.dealt
    assert deal.deal.exchanged == ours.exchanged
    assert [line.points for line in deal.deal.ledger] == [line.points for line in ours.ledger]


def test_cards_by_name_after_a_discard_are_played_unless_an_and_ends_the_list() -> None:
    steps = steps_of("A discards KS; B discards 7S; ace of hearts; ten of hearts")
    assert [type(step.what) for step in steps if isinstance(step, Does)] == [
        *(Exchange, Exchange, Play, Play)
    ]


def test_twelve_plays_of_one_who_is_named_without_a_colon_are_no_hand() -> None:
    text = "A AS 7S KS 8S QS 9S JS TS AH 7H KH 8H"
    assert len(steps_of(text)) == 12
    assert not steps_of(f"A: {text.removeprefix('A ')}")
