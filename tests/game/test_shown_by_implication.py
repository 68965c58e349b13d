"""A trio that calls have shown, and a line that was withdrawn: how the table tells of them."""

from __future__ import annotations

import pytest

from game.piquet.ai.analysis import analyse
from game.piquet.ai.levels import LEVELS
from game.piquet.history.steps import line_words
from game.piquet.match.facts import sank
from game.piquet.score.ledger import LedgerEntry, item_text
from game.piquet.ui.demeanour import OBJECTION, span_of
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.panel.panel import panel_items
from game.piquet.ui.panel.publics import Known, known
from game.piquet.ui.prompts import prompt
from game.piquet.ui.said.speech import spoken
from game.piquet.ui.sheet.rows import rows
from game.stage.basics import Room
from game.stage.picture import Stroke, Text, painted
from game.table.timing import WORDS
from game.words.catalogue import speak
from rules.core.seats import Player
from rules.piquet.actions import Call, Play
from rules.piquet.combinations import Kind
from rules.piquet.events import Counted
from rules.piquet.partie import check
from rules.piquet.scoring import Line, withdrawal_of
from rules.piquet.seats import ELDER, YOUNGER
from tests.game.pilot import EstimatingRuler
from tests.rules.table import Table, given

ROOM = Room(1280, 800, EstimatingRuler())
ELDERS = "AS KS JS TS  AH KH QH  AD KD QD  8C 7C"
KNAVES = "QS 7S  JH TH 9H 7H  JD TD  KC QC JC 9C"


def shown() -> Table:
    deal = given(ELDERS, KNAVES).elder_calls("point of four in spades").asked()
    deal.answered("good").elder_calls("tierce major in hearts").answered("good")
    return deal.elder_calls("tierce major in diamonds").elder_leads("8C")


def counted() -> Table:
    return shown().younger_calls("trio of knaves")


def withdrawn() -> Table:
    return counted().elder_claims_late("trio of aces").answered("good")


def line_taken_back(deal: Table) -> Line:
    return next(line for line in deal.deal.ledger if line.withdraws)


def test_younger_is_told_before_she_counts_that_it_may_be_withdrawn() -> None:
    speak("en")
    told = prompt(shown().view(YOUNGER), HandState(), "Rival")
    assert told.detail == (
        "The calls show three aces: if they are claimed before you play, yours go."
    )
    assert set(told.among) == {told.detail}
    speak("fr")
    assert "brelan d’as" in prompt(shown().view(YOUNGER), HandState(), "Rival").detail


def test_elder_is_told_once_she_has_counted_what_he_may_claim() -> None:
    speak("en")
    assert prompt(shown().view(ELDER), HandState(), "Rival").detail == ""
    deal = counted()
    assert prompt(deal.view(ELDER), HandState(), "Rival").detail == (
        "Your calls show three aces: if you claim them, the sets of Rival go."
    )
    assert prompt(withdrawn().view(ELDER), HandState(), "Rival").detail == ""
    assert prompt(deal.younger_plays("9C").view(ELDER), HandState(), "Rival").detail != (
        prompt(counted().view(ELDER), HandState(), "Rival").detail
    )


def test_what_calls_have_shown_stands_among_what_both_know() -> None:
    speak("en")
    deal = withdrawn()
    told = known(deal.deal_view(YOUNGER))
    assert told == known(deal.deal_view(ELDER))
    assert Known(ELDER, "Calls show three aces") in told
    assert Known(YOUNGER, "Three knaves", "withdrawn", Kind.SET, counted=True) in told


def test_the_panel_strikes_out_a_line_that_was_withdrawn() -> None:
    speak("en")
    for deal, strikes in ((counted(), 0), (withdrawn(), 2)):
        items = painted(panel_items(deal.view(YOUNGER), ("Ann", "Ben"), ROOM))
        words = [item.words for item in items if isinstance(item, Text)]
        assert not [each for each in words if each.startswith(("-", "−"))]
        labels = [i for i in items if isinstance(i, Text) and i.words == "Three knaves"]
        struck = [
            item
            for item in items
            if isinstance(item, Stroke)
            and item.y1 == item.y2
            and any(0 < label.y - item.y1 < 10 for label in labels)
        ]
        assert len(struck) == strikes


def test_who_takes_a_count_back_says_so() -> None:
    line = line_taken_back(withdrawn())
    for code, words in (("en", "Three taken back."), ("fr", "Trois, que je retire.")):
        speak(code)
        said = spoken(Counted(line, 0), None, None)
        assert said is not None
        assert (said.seat, said.words) == (YOUNGER, words)


def test_the_sheet_keeps_it_with_nothing_for_it() -> None:
    speak("en")
    deal = withdrawn().played_out().deal
    row = next(row for row in rows(deal) if row.key == "set")
    elder, younger = row.sides
    assert elder is not None
    assert younger is not None
    assert (elder.points, younger.points) == (3, 0)
    assert younger.detail == younger.brief == "Three knaves, withdrawn"


def test_what_is_read_of_a_deal_that_is_over_names_it() -> None:
    speak("en")
    deal = withdrawn().deal
    line = line_taken_back(withdrawn())
    assert line_words(line).endswith(", withdrawn")
    assert line_words(withdrawal_of(line)).endswith(" for the quatorze or trio")
    entry = LedgerEntry(Player.B, line, 0, None)
    assert item_text(entry, deal, ("Ann", "Ben")) == "three knaves, withdrawn"


def test_what_a_shown_trio_barred_was_not_hers_to_count_and_is_not_sunk() -> None:
    assert not sank(shown().played_out().deal, YOUNGER)
    assert sank(shown().played_out().deal, ELDER)
    assert not sank(withdrawn().played_out().deal, YOUNGER)


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_who_thinks_counts_nothing_that_would_be_withdrawn(level: str) -> None:
    view = shown().view(YOUNGER)
    assert isinstance(LEVELS[level](view, 1), Play)
    before = given(ELDERS, KNAVES).elder_leads("8C").younger_calls("point of four")
    before.younger_calls("tierce to the king").younger_calls("tierce to the knave")
    assert LEVELS[level](before.view(YOUNGER), 1) == Call(before.named("trio of knaves"))


def test_asked_what_it_would_bring_he_says_nothing_more_than_silence() -> None:
    view = shown().view(YOUNGER)
    call = Call(shown().named("trio of knaves"))
    assert analyse(view, 1).of(call) is None
    asked = analyse(view, 1, also=call).of(call)
    assert asked is not None
    assert asked.mine.sets == 0
    assert asked.settlement == analyse(view, 1).candidates[0].settlement


@pytest.mark.parametrize("level", ["novice", "club", "expert", "master", "thumb"])
def test_each_plays_on_when_something_was_withdrawn(level: str) -> None:
    for seat in (ELDER, YOUNGER):
        deal = withdrawn()
        if seat is ELDER:
            deal.younger_plays("KC").younger_leads("QS")
        assert check(deal.state, LEVELS[level](deal.view(seat), 1)) is None


def test_one_whose_count_may_be_withdrawn_leaves_elder_the_time_to_say_so() -> None:
    assert span_of(counted().view(YOUNGER)) == OBJECTION
    for deal in (shown(), withdrawn()):
        assert span_of(deal.view(YOUNGER)) == WORDS
