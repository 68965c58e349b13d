"""Deals of which the pack is only partly known: what is supplied, and that the score stands."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.combinations import Point
from rules.piquet.options import Options
from rules.piquet.record import clues, completion, reckoning
from rules.piquet.record.completion import match
from rules.piquet.record.notation import NotationError
from rules.piquet.record.playing import play_deal
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import ReckonedRecord, reckon
from rules.piquet.record.record import Record, record_of
from rules.piquet.record.text import FaultReason
from rules.piquet.refusals import Refusal
from rules.piquet.seats import ELDER, YOUNGER
from tests.rules.records import forgotten_by, only_said, random_log

SPEC = Path(__file__).parents[1] / "spec"
SEEDS = st.integers(0, 10**9)


def scored(reckoned: ReckonedRecord) -> list[tuple[int, str, int]]:
    """The ledger of the last deal without its cards."""
    return [(line.seat, line.item, line.points) for line in reckoned.deals[-1].deal.ledger]


@settings(max_examples=30, deadline=None)
@given(SEEDS, SEEDS)
def test_whatever_a_book_leaves_out_the_score_stands(seed: int, other: int) -> None:
    record = record_of(random_log(seed, Options(), 1))
    assert scored(reckon(forgotten_by(other, record))) == scored(reckon(record))


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.integers(0, 80))
@example(11830, 21)  # a quint after a tierce that was good against the cards
@example(498438062, 24)  # a point called short, by its highest cards
@example(264102932, 17)
@example(490525559, 19)
def test_even_without_a_hand_what_was_said_and_played_is_enough(seed: int, length: int) -> None:
    record = record_of(random_log(seed, Options(), 1))
    bare = only_said(record, length)
    found, true = scored(reckon(bare)), scored(reckon(record))
    assert found == true[: len(found)]


@settings(max_examples=8, deadline=None)
@given(SEEDS)
def test_what_is_supplied_is_the_same_every_time(seed: int) -> None:
    record = only_said(record_of(random_log(seed, Options(), 1)), 100)
    assert reckon(record) == reckon(record)


def test_what_the_record_knows_stays_where_it_is() -> None:
    cards = "A holds AS KS JS …\ntalon 9S ? 8S …\nB exchanges 7S ? ?\n"
    text = cards + "A calls three knaves; good\nA plays AS"
    deal = reckon(parse_record(text)).deals[0].deal
    assert hand("AS KS JS") <= deal.dealt[ELDER]
    assert "7S" in map(str, deal.exchanged.discards[YOUNGER])
    assert len(deal.exchanged.discards[YOUNGER]) == 3
    assert hand("9S 8S") <= deal.exchanged.taken[ELDER]


def test_only_what_does_not_follow_counts_as_supplied() -> None:
    known = "A holds ♠AKJ ♥AQJ8 ♣J87 ♦98\nB holds ♠107 ♥1097 ♣KQ10 ♦AQJ10\n"
    elder, drawn = "A exchanges KS 8C 7C 9D 8D\n", "A draws 9S 8S KH 9C KD\n"
    ended = reckon(parse_record(known + elder + drawn + "B exchanges 7S 9H 7H"))
    assert not ended.deals[0].supplied
    who_drew_what = reckon(parse_record(known + elder + "B exchanges 7S 9H 7H"))
    assert who_drew_what.deals[0].supplied == hand("9S 8S KH 9C KD QS AC 7D")
    one_discard = reckon(parse_record(known + elder + drawn + "B exchanges ? 9H 7H"))
    assert one_discard.deals[0].supplied == hand("TS 7S TH KC QC TC AD QD JD TD")


def test_books_that_print_one_hand_only_can_be_scored() -> None:
    reckoned = reckon(parse_record((SPEC / "one-hand.txt").read_text("utf-8")))
    assert reckoned.state.results == ((28, 23),)
    assert reckoned.deals[0].supplied
    assert not reckoned.deals[0].doubtful


def test_books_that_print_no_hand_can_be_scored() -> None:
    reckoned = reckon(parse_record((SPEC / "no-hand.txt").read_text("utf-8")))
    assert reckoned.state.results == ((28, 23),)
    assert not reckoned.deals[0].doubtful


@pytest.mark.parametrize("makes", [34, 36, 39, 44, 50])
def test_what_a_point_was_said_to_make_is_taken_for_true(makes: int) -> None:
    number = 5 if makes > 41 else 4
    asked = f"A calls point of {number}; B asks making; A makes {makes}; B says equal"
    (deal,) = reckon(parse_record(f"{asked}; A plays AS; B plays 7S")).deals
    claim = deal.deal.declarations.point
    assert claim is not None
    assert isinstance(claim.call, Point)
    assert claim.call.value == makes


def test_a_suit_that_was_asked_about_had_been_named() -> None:
    said = "A calls tierce to the queen; B says good; A plays AS; B asks diamonds; B plays 7S"
    (deal,) = reckon(parse_record(said)).deals
    assert hand("QD JD TD") <= deal.deal.exchanged.taken[ELDER] | deal.deal.dealt[ELDER]


def test_a_late_claim_and_a_correction_need_no_cards_either() -> None:
    said = (
        "A calls point of 4; A corrects to point of 5 making 49; good; A plays AH\n"
        "A claims quart major in hearts; good; B plays 7S"
    )
    reckoned = reckon(parse_record(said))
    assert scored(reckoned) == [
        (ELDER, "point", 5),
        (ELDER, "lead", 1),
        (ELDER, "sequence", 4),
    ]


def test_it_is_said_when_the_score_depends_on_an_unknown_card() -> None:
    """A point of hearts without its number may be of three cards or of eight."""
    (deal,) = reckon(parse_record("A calls point in hearts; B says good; A plays AH")).deals
    assert deal.doubtful


def test_a_longer_point_given_up_by_asking_is_doubtful_where_it_bars_a_repique() -> None:
    said = "A calls point 5 in hearts making 45; asks; not good\n"
    said += "quint major; good\nfour aces; good\nA plays AS; B plays 7S"
    (deal,) = reckon(parse_record(said)).deals
    assert deal.doubtful
    known = "A exchanges 5; B exchanges 9H 8C 9C\n" + said.replace(" in hearts making 45", "")
    known = known.replace("not good", "good", 1)
    hands = "B holds 7S KH QH JH TH 9H KC QC JC TC 9C 8C\ntalon ? ? ? ? ? 7H 7D 8D\n"
    (deal,) = reckon(parse_record(hands + known)).deals
    assert deal.supplied
    assert not deal.doubtful


def test_a_carte_blanche_that_was_announced_was_dealt() -> None:
    reckoned = reckon(
        parse_record("A announces carte blanche, takes 5\nB exchanges 3\nA exchanges 5")
    )
    (deal,) = reckoned.deals
    assert all(str(card)[0] in "A987T" for card in deal.deal.dealt[ELDER])
    assert scored(reckoned) == [(ELDER, "carte-blanche", 10)]


KEPT_HER_HAND = """\
option younger-least 0
B holds AS KS QS JS TS 9S 8S 7S AH KH QH JH
A exchanges 5
A plays TH; B plays AH
B plays AS; A plays 7C
B plays KS; A plays 8C
B plays QS; A plays 9C
B plays JS; A plays TC
B plays TS; A plays JC
B plays 9S; A plays QC
B plays 8S; A plays KC
B plays 7S; A plays AC
B plays KH; A plays 9H
B plays QH; A plays 8H
B plays JH; A plays 7H
"""


def test_an_exchange_that_was_left_out_may_be_none_where_younger_may_keep_her_hand() -> None:
    reckoned = reckon(parse_record(KEPT_HER_HAND))
    assert reckoned.state.results == ((1, 53),)
    assert reckoned.deals[0].deal.exchanged.discards[YOUNGER] == frozenset()
    with pytest.raises(NotationError):
        reckon(parse_record(KEPT_HER_HAND.removeprefix("option younger-least 0\n")))


def test_one_who_did_not_follow_suit_had_none_left() -> None:
    (deal,) = reckon(
        parse_record("A calls point 4; good\nA plays AH; B plays 7S; A plays KH")
    ).deals
    assert not any(card.suit.value == "H" for card in deal.deal.hands[YOUNGER])


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("A plays AH; B plays AH", 1, Refusal.NOT_YOUR_CARD),
        ("A plays AH; B plays 7S\nA plays KH; B plays 7H", 1, Refusal.MUST_FOLLOW_SUIT),
        ("A holds AH …\nA plays KH\nB plays AH", 3, Refusal.NOT_YOUR_CARD),
        ("A holds AH …\nA draws AH ?", 2, FaultReason.OTHER_DRAWS),
        ("A exchanges 3\nA draws 5", 2, FaultReason.OTHER_DRAWS),
        ("A calls four aces;\nB says not good", 2, Refusal.UNTRUE),
        ("A calls three kings; good\nB calls four kings", 1, FaultReason.NO_SUCH_CALL),
    ],
)
def test_where_no_pack_fits_the_line_that_goes_wrong_is_told(
    text: str, line: int, reason: FaultReason | Refusal | None
) -> None:
    with pytest.raises(NotationError) as caught:
        reckon(parse_record(text))
    fault = caught.value.fault
    assert fault.reason is FaultReason.NO_PACK
    assert fault.line == line
    assert reason is None or fault.details[0] is reason


@pytest.mark.parametrize(
    ("text", "line", "most"),
    [
        ("A exchanges 12", 1, 5),
        ("A exchanges 5\nB exchanges 4 ", 2, 3),
        ("A draws 2\nB exchanges ? ? ? ? ? ? ?", 2, 6),
    ],
)
def test_more_cards_than_there_are_cannot_be_exchanged(text: str, line: int, most: int) -> None:
    with pytest.raises(NotationError) as caught:
        reckon(parse_record(text))
    fault = caught.value.fault
    assert (fault.line, fault.reason, fault.details) == (line, Refusal.TOO_MANY, (most,))


def test_the_rule_that_a_nearly_possible_record_breaks_is_named() -> None:
    with pytest.raises(NotationError) as caught:
        reckon(parse_record("A calls quart major; good\nA calls point 5; good\nA plays AH"))
    fault = caught.value.fault
    assert (fault.line, fault.reason) == (2, FaultReason.NO_PACK)
    assert fault.details == (Refusal.POINT_FIRST,)


def test_open_deals_stand_among_known_ones() -> None:
    log = random_log(5, Options(), 3)
    record = record_of(log)
    bare = only_said(Record(deals=record.deals[1:2]), 200).deals
    mixed = replace(record, deals=(record.deals[0], *bare, record.deals[2]))
    assert reckon(mixed).state.results == reckon(record).state.results
    assert [bool(deal.supplied) for deal in reckon(mixed).deals] == [False, True, False]
    assert record.deals[0].hands[Player.A]


@pytest.mark.parametrize(
    "text",
    [
        "A calls point of 3; not good\nA calls tierce; good" + "\nA calls tierce" * 4,
        "A calls point of 6; good\nA calls quint; good\nA calls quint\nA calls quint",
        "A calls point of 5; asks; equal\nA calls sixieme; equal\nA calls four aces; not good",
        "A calls point of 7; not good\nA calls tierce; good\nA calls tierce\nA calls three tens",
    ],
)
def test_a_record_that_cannot_be_is_given_up_after_so_much_work(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a tenth of a millisecond for each matching, and five for a deal, that is within 3 s."""
    tried = Counter[str]()

    def counted(name: str, done: Callable[..., Any]) -> Callable[..., Any]:
        def count(*arguments: Any) -> Any:
            tried[name] += 1
            return done(*arguments)

        return count

    monkeypatch.setattr(completion, "match", counted("match", match))
    monkeypatch.setattr(reckoning, "play_deal", counted("deal", play_deal))
    monkeypatch.setattr(clues, "_with_way", counted("way", clues._with_way))
    with pytest.raises(NotationError) as caught:
        reckon(parse_record(f"{text}\nA plays AH\nB plays KH"))
    assert caught.value.fault.reason is FaultReason.NO_PACK
    assert tried["match"] <= completion.MATCHINGS + 35 * 20
    assert tried["deal"] <= reckoning.PACKS_TRIED
    assert tried["way"] <= 20 * completion.MATCHINGS
