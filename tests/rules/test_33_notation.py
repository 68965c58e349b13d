"""The text of single actions: both ways, generous reading, and where a fault stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.cards import Card, Rank, Suit, card, cards, hand
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    Ask,
    AskMaking,
    Call,
    ChooseDeal,
    ClaimLate,
    Correct,
    Cut,
    Deal,
    Exchange,
    Look,
    NameSuit,
    Play,
    Reply,
    Spread,
    Withhold,
)
from rules.piquet.combinations import Kind, Point, RankSet, Sequence
from rules.piquet.pack import PACK
from rules.piquet.record.notation import (
    Fault,
    FaultReason,
    NotationError,
    parse_action,
    write_action,
)
from rules.piquet.talk.questions import (
    CalledLeft,
    NotReckoned,
    PointLeft,
    Question,
    RankLeft,
    ShowKind,
    ShowSet,
    SuitLeft,
)

packs = st.permutations(PACK).map(tuple)
held = st.frozensets(st.sampled_from(PACK), min_size=1)
combinations = st.sampled_from((Point, Sequence, RankSet)).flatmap(held.map)
ranks = st.sampled_from((Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE, Rank.TEN))
questions: st.SearchStrategy[Question] = st.one_of(
    st.just(PointLeft()),
    st.just(CalledLeft()),
    st.builds(SuitLeft, st.sampled_from(Suit)),
    st.builds(RankLeft, ranks),
    st.builds(NotReckoned, ranks),
    st.builds(ShowSet, ranks),
    st.builds(ShowKind, st.sampled_from((Kind.POINT, Kind.SEQUENCE))),
)
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Spread, packs),
    st.builds(Cut, st.integers(0, 31)),
    st.builds(ChooseDeal, st.booleans()),
    st.builds(Deal, packs),
    st.builds(AnnounceCarteBlanche, st.none() | st.integers(0, 9)),
    st.builds(Exchange, st.frozensets(st.sampled_from(PACK))),
    st.builds(Call, combinations),
    st.builds(Answer, st.sampled_from(Reply)),
    st.just(AskMaking()),
    st.builds(Correct, combinations),
    st.builds(ClaimLate, combinations),
    st.builds(Ask, questions),
    st.builds(Withhold, st.sampled_from((Kind.POINT, Kind.SEQUENCE))),
    st.builds(NameSuit, st.sampled_from(Suit)),
    st.builds(Look, st.booleans()),
    st.builds(Play, st.sampled_from(PACK)),
)


@given(actions)
def test_every_action_is_one_line_that_reads_as_the_same_action(action: Action) -> None:
    line = write_action(action)
    assert parse_action(line) == action
    assert "\n" not in line


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Cut(7), "cut 7"),
        (ChooseDeal(False), "choose elder"),
        (AnnounceCarteBlanche(4), "announce carte blanche take 4"),
        (Exchange(hand("9D KS 7C 8D 8C")), "exchange KS 9D 8D 8C 7C"),
        (Call(Point(hand("8H AH KH QH JH"))), "call point AH KH QH JH 8H"),
        (Call(RankSet(hand("JC JH JS"))), "call set JS JH JC"),
        (Answer(Reply.NOT_GOOD), "say not good"),
        (AskMaking(), "ask making"),
        (Correct(Point(hand("8H AH"))), "correct point AH 8H"),
        (ClaimLate(Sequence(hand("JS QS TS"))), "claim sequence QS JS TS"),
        (Ask(SuitLeft(Suit.SPADES)), "ask spades"),
        (Ask(RankLeft(Rank.KING)), "ask kings"),
        (Ask(NotReckoned(Rank.KING)), "ask which king"),
        (Ask(ShowSet(Rank.KING)), "ask to see kings"),
        (NameSuit(Suit.HEARTS), "name hearts"),
        (Look(True), "look yes"),
        (Play(card("AH")), "play AH"),
    ],
)
def test_an_action_is_written_in_the_words_of_the_game(action: Action, line: str) -> None:
    assert write_action(action) == line


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("PLAYS 10h", "play TH"),
        ("play ♥10  # the last heart", "play TH"),
        ("exchange S:K, C:87, ♦98", "exchange KS 9D 8D 8C 7C"),
        ("exchanges ks 87c 98♦", "exchange KS 9D 8D 8C 7C"),
        ("Not  good", "say not good"),
        ("asks", "ask making"),
        ("names ♥", "name hearts"),
        ("name heart", "name hearts"),
        ("carte blanche", "announce carte blanche"),
        ("announces carte blanche, takes 5", "announce carte blanche take 5"),
        ("calls trio JS JH JC", "call set JS JH JC"),
    ],
)
def test_reading_is_generous(typed: str, meant: str) -> None:
    assert write_action(parse_action(typed)) == meant


def test_the_order_of_a_pack_is_kept() -> None:
    pack = tuple(reversed(PACK))
    assert parse_action(write_action(Deal(pack))) == Deal(pack)
    assert parse_action("deal 7C AS KS") == Deal(cards("7C AS KS"))


@pytest.mark.parametrize(
    ("text", "column", "reason", "details"),
    [
        ("", 1, FaultReason.NO_ACTION, ("",)),
        ("   # only a remark", 1, FaultReason.NO_ACTION, ("",)),
        ("shuffle", 1, FaultReason.NO_ACTION, ("shuffle",)),
        ("play", 5, FaultReason.ONE_CARD, (0,)),
        ("play AH KH", 6, FaultReason.ONE_CARD, (2,)),
        ("play 6H", 6, FaultReason.NO_CARD, ("6H",)),
        ("play A♥H", 6, FaultReason.NO_CARD, ("A♥H",)),
        ("exchange KS 8C KS", 16, FaultReason.CARD_TWICE, ("KS",)),
        ("exchange KS, C:878", 18, FaultReason.CARD_TWICE, ("8C",)),
        ("exchange SK 10h,7", 17, FaultReason.NO_CARD, ("7",)),  # a suit behind says no more
        ("cut", 4, FaultReason.NO_NUMBER, ("",)),
        ("cut -1", 5, FaultReason.NO_NUMBER, ("-1",)),
        ("cut 9999999999", 5, FaultReason.NO_NUMBER, ("9999999999",)),
        ("cut 7 8", 7, FaultReason.TOO_MUCH, ("8",)),
        ("choose nothing", 8, FaultReason.DEAL_OR_ELDER, ("nothing",)),
        ("call AH KH", 6, FaultReason.NO_KIND, ("AH",)),
        ("call point", 11, FaultReason.NO_CARDS, ("",)),
        ("say better", 5, FaultReason.NO_REPLY, ("better",)),
        ("look perhaps", 6, FaultReason.YES_OR_NO, ("perhaps",)),
        ("name trumps", 6, FaultReason.NO_SUIT, ("trumps",)),
        ("announce carte blanche take many", 29, FaultReason.NO_NUMBER, ("many",)),
    ],
)
def test_a_wrong_line_says_where_and_why(
    text: str, column: int, reason: FaultReason, details: tuple[int | str, ...]
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.fault == Fault(1, column, reason, details)


@given(st.text(max_size=60) | st.text("cutplay exchange kqjt 10 ♥:,#'", max_size=60))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError as error:
        column = error.fault.column
        action = None
    if action is not None:
        assert parse_action(write_action(action)) == action
    else:
        assert 1 <= column <= len(text) + 1


def test_cards_of_other_packs_are_not_read() -> None:
    assert str(Card.of(card("2H").rank, Suit.HEARTS)) == "2H"
    with pytest.raises(NotationError):
        parse_action("play 2H")


def test_every_card_of_four_packs_can_be_written_and_read_and_none_of_a_fifth() -> None:
    every = [Card.of(rank, suit, pack) for pack in range(4) for suit in Suit for rank in Rank]
    assert [card(str(each)) for each in every] == every
    assert repr(card("KS'")) == 'card("KS\'")'
    with pytest.raises(ValueError, match="is no card"):
        card("KS''''")


def test_a_card_that_is_written_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="twice"):
        hand("KS QS KS")
