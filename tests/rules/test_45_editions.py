"""A partie keeps to the edition of the rules it began with: nothing one was told changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rules.piquet.actions import AnswerConcession, Concede
from rules.piquet.events import SetImplied
from rules.piquet.options import FIRST_AGREED, FIRST_EDITION, NEWEST_EDITION, Options, renewed
from rules.piquet.papers import PAPERS
from rules.piquet.presets import FOUR_DEALS, MODERN, PRESETS, Preset, preset_of
from rules.piquet.record.options_text import NAMES
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import write_record
from rules.piquet.record.text import NotationError
from tests.rules.table import ELDER, Table, given

FIRST = Options(edition=FIRST_EDITION)
RICH = "AS KS QS JS TS  AH KH  AD KD  9C 8C 7C"  # twenty-six with the first lead
POOR = "9S 8S 7S  9H 8H 7H  QD 8D 7D  KC QC TC"

OLD_RECORD = (Path(__file__).parents[1] / "old_saves" / "edition-1.txt").read_text("utf-8")
"""A partie as it was written when there was but one edition; its last deal ends with a pique that
elder made with conceded points, and was counted so.
"""


def conceded(options: Options) -> Table:
    deal = given(RICH, POOR, options=options).after(*[(60, 0)] * 5).elder_calls("point of five")
    deal.answered("good").elder_calls("quint major").answered("good").elder_leads("AS")
    return deal.does(Concede()).does(AnswerConcession(True))


# Which edition -------------------------------------------------------------------------------


def test_a_partie_that_begins_today_has_the_newest_edition() -> None:
    assert NEWEST_EDITION > FIRST_EDITION
    assert {options.edition for options in (Options(), *PRESETS.values())} == {NEWEST_EDITION}
    assert renewed(replace(FIRST, packets=3)) == Options(packets=3)


def test_what_was_stored_without_an_edition_is_of_the_first() -> None:
    stored = PAPERS.write_options(Options())
    del stored["edition"]
    assert PAPERS.read_options(stored) == PAPERS.read_options({}) == FIRST


def test_an_edition_is_stored_with_what_was_agreed_and_the_first_as_it_always_was() -> None:
    for options in (Options(), FIRST, replace(MODERN, edition=FIRST_EDITION)):
        assert PAPERS.read_options(PAPERS.write_options(options)) == options
    assert tuple(PAPERS.write_options(FIRST)) == FIRST_AGREED
    assert PAPERS.write_options(Options())["edition"] == NEWEST_EDITION


@pytest.mark.parametrize("edition", [0, NEWEST_EDITION + 1, "2", True, None])
def test_an_edition_of_a_later_program_is_none_we_could_play(edition: object) -> None:
    with pytest.raises(ValueError, match="edition"):
        PAPERS.read_options({"edition": edition})


def test_it_is_no_option_and_changes_no_games_name() -> None:
    assert "edition" not in NAMES
    assert preset_of(FIRST) is Preset.RUBICON
    assert preset_of(replace(FOUR_DEALS, edition=FIRST_EDITION)) is Preset.FOUR_DEALS


# What it changes -----------------------------------------------------------------------------


def test_by_the_first_edition_conceded_points_made_a_pique() -> None:
    assert conceded(FIRST).ledger(ELDER)[-3:] == ["conceded 12", "pique 30", "cards 10"]
    assert conceded(Options()).ledger(ELDER)[-2:] == ["conceded 12", "cards 10"]


def test_by_the_first_edition_no_call_showed_a_trio() -> None:
    elder = "AS KS JS TS  AH KH QH  AD KD QD  8C 7C"
    younger = "QS 7S  JH TH 9H 7H  JD TD  KC QC JC 9C"
    for options, shown in ((FIRST, []), (Options(), ["trio of aces"])):
        deal = given(elder, younger, options=options).elder_calls("point of four in spades")
        deal.asked().answered("good").elder_calls("tierce major in hearts").answered("good")
        deal.elder_calls("tierce major in diamonds").elder_leads("8C")
        deal.younger_calls("trio of knaves")
        assert len(deal.happened(SetImplied)) == len(shown)
        assert deal.claimable_late() == [deal.named(call, ELDER) for call in shown]


def test_by_the_first_edition_elders_point_counted_where_younger_barred_hers() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"  # five spades making 48
    younger = "KH  AD QD TD 9D 8D 7D  KC QC JC 9C 8C"  # six diamonds, five of them making as much
    first, newest = (
        given(elder, younger, options=options).elder_calls("point of five").asked()
        for options in (FIRST, Options())
    )
    assert not first.may_answer("not good")
    assert newest.may_answer("not good")
    assert first.answered("good").deal.barring
    assert not newest.answered("good").deal.barring


def test_by_the_first_edition_it_was_no_answer_to_a_lower_one_either() -> None:
    elder, younger = (
        "AS KS JS TS  AH KH QH  AD KD QD  TC TH",
        "QS 9S 8S 7S  JH 9H 8H  JD  KC QC JC 9C",
    )
    for options in (FIRST, Options()):
        deal = given(elder, younger, options=options).elder_calls("point of four in spades")
        deal.answered("good").elder_calls("tierce major in hearts").answered("good")
        deal.elder_calls("tierce major in diamonds").elder_calls("trio of tens")
        assert deal.may_answer("not good") == (options is FIRST)


# In writing ----------------------------------------------------------------------------------


def test_a_record_that_tells_no_edition_and_is_right_by_the_first_is_scored_by_it() -> None:
    reckoned = reckon(parse_record(OLD_RECORD))
    assert reckoned.record.options == FIRST
    assert reckoned.state.results[-1] == (73, 0)


def test_it_says_so_when_it_is_written_again_and_is_then_read_as_it_stands() -> None:
    record = reckon(parse_record(OLD_RECORD)).record
    text = write_record(record)
    assert "\nedition 1\n" in text
    assert parse_record(text) == record
    assert "edition" not in write_record(replace(record, options=Options()))


def test_a_record_that_is_wrong_by_every_edition_is_told_what_the_newest_has_against_it() -> None:
    wrong = OLD_RECORD.replace("A counts 73", "A counts 74")
    with pytest.raises(NotationError) as error:
        reckon(parse_record(wrong))
    with pytest.raises(NotationError) as alone:
        reckon(parse_record(OLD_RECORD.replace("A counts 73", "A counts 75")))
    assert error.value.fault.line == alone.value.fault.line
    assert 43 in error.value.fault.details  # and not 73, as the first edition would have it


def test_an_edition_that_is_none_is_refused_where_it_stands() -> None:
    with pytest.raises(NotationError) as error:
        parse_record("edition 3\n" + OLD_RECORD)
    assert (error.value.fault.line, error.value.fault.column) == (1, 9)
