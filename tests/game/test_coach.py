"""The first partie after the lessons: a coach says what he would do, and why, until sent away."""

from __future__ import annotations

from pathlib import Path
from types import UnionType

import pytest
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.people import against
from game.piquet.ai.programs import AI
from game.piquet.ui.guiding import GUIDED_DEALS, coached
from game.piquet.ui.hand_state_steps import lifted_cards
from game.piquet.ui.keys import HandWish
from game.piquet.ui.suggesting import PiquetAids
from game.preferences import Coach
from game.program.house import OurHouse
from game.saves.files import HOME_VARIABLE
from game.saves.progress import Learned
from game.saves.settings import data_of_preferences, take_preferences
from game.school.learn import LearnPage
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.picture import IconOf, Text
from game.table.offers import GUIDE
from game.table.table import TableScene
from rules.core.cards import card
from rules.core.seats import Player
from rules.piquet.actions import Play as PlayCard
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.view import View
from tests.game.hand import Manner, Person, click
from tests.game.partie import Play, at_table
from tests.game.pilot import EstimatingRuler
from tests.rules.table import ELDER, given
from tests.waiting import rounds


def coached_partie(seed: int, *, guided: bool = False) -> Play:
    table = at_table(seed, motion=Motion.OFF)
    table.around.prefer(replace(table.around.preferences(), coach=Coach.TALKATIVE))
    if guided:
        table.acting.explain()
    return Play(table, Person(Manner.KEYS, seed), Room(1280, 800, EstimatingRuler()))


def advice(play: Play) -> str:
    """What the coach says where the second line of the table stands."""
    prompt = play.table.acting.prompt
    return prompt.detail if prompt.guide and play.table.board.top.advice else ""


def at_question(play: Play, kind: type | UnionType) -> View:
    """Play on until this is asked of the person, and give the coach a moment."""

    def asked() -> bool:
        return play.table.asks and isinstance(play.table.board.seen.choices, kind)

    play.run(until=asked)
    play.wait(1.0)
    seen: View = play.table.board.seen
    return seen


def test_he_says_what_to_throw_with_its_reason_and_lifts_the_cards() -> None:
    play = coached_partie(1)
    at_question(play, MayExchange)
    assert advice(play).startswith("Discard")
    assert play.table.board.hand_state.hinted


def test_his_advice_goes_with_the_question() -> None:
    play = coached_partie(1)
    at_question(play, MayExchange)
    said = advice(play)
    play.run(until=lambda: not isinstance(play.table.board.seen.choices, MayExchange))
    play.wait(1.0)
    assert advice(play) != said


def test_a_deal_with_his_advice_is_assisted_as_with_a_hint() -> None:
    play = coached_partie(1)
    at_question(play, MayExchange)
    assert play.table.session.assisted == {1}


def test_without_a_coach_nobody_speaks_unasked() -> None:
    play = coached_partie(1)
    play.table.acting.alone()
    at_question(play, MayExchange)
    assert advice(play) == ""
    assert play.table.session.assisted == frozenset()


def test_a_silent_coach_says_nothing_even_when_asked() -> None:
    play = coached_partie(1)
    table = play.table
    table.around.prefer(replace(table.around.preferences(), coach=Coach.SILENT))
    at_question(play, MayExchange)
    lamps = [target.key for target in play.picture().targets if target.key == IconOf("hint")]
    table.aiding.hint()
    assert not lamps
    assert advice(play) == ""
    assert not table.board.hand_state.hinted
    assert table.session.assisted == frozenset()


def test_what_was_liked_of_a_coach_before_he_had_degrees_is_read() -> None:
    for before, now in ((True, Coach.TALKATIVE), (False, Coach.ASKED)):
        data: dict[str, object] = {"coach": before}
        likes, senseless = take_preferences(data)
        assert (likes.coach, senseless) == (now, ())
    assert take_preferences({"coach": 1})[1] == ("coach",)


def test_two_people_at_one_screen_have_no_coach() -> None:
    table = at_table(1, people=(Player.A, Player.B))
    table.around.prefer(replace(table.around.preferences(), coach=Coach.TALKATIVE))
    assert not table.board.top.coached


def test_what_is_explained_comes_first_and_he_is_silent_then() -> None:
    play = coached_partie(1, guided=True)
    at_question(play, MayExchange)
    assert play.table.acting.prompt.guide
    assert advice(play) == ""
    assert not play.table.board.hand_state.hinted


def test_he_goes_on_when_nothing_is_explained_any_more() -> None:
    play = coached_partie(2, guided=True)
    play.run_deals(GUIDED_DEALS)
    heard = set()

    def third_over() -> bool:
        heard.add(advice(play))
        return len(play.table.session.state.results) > GUIDED_DEALS

    play.run(until=third_over)
    assert len(heard - {""}) >= 2


@pytest.mark.parametrize("seed", [5, 6])
def test_a_newcomer_is_told_once_that_hints_come_unasked(seed: int) -> None:
    """They began without a word; in deal 5 it went with an answer that the table gave at once."""
    play = coached_partie(seed, guided=True)
    heard: list[str] = []
    while not play.table.session.state.results:
        told = advice(play)
        if told and told not in heard[-1:]:
            heard.append(told)
        play.turn()
    assert len(heard) >= 2
    assert [told.startswith("At first hints come unasked.") for told in heard].count(True) == 1
    assert heard[0].startswith("At first hints come unasked.")
    play = coached_partie(6)
    play.run(until=lambda: bool(advice(play)))
    assert not advice(play).startswith("At first")


def test_he_speaks_of_leads_and_not_of_what_follows_them() -> None:
    play = coached_partie(1)
    told: dict[bool, set[int]] = {True: set(), False: set()}
    while min(map(len, told.values())) < 3:
        seen = at_question(play, MayPlay | MayCall)
        leads = seen.deal is not None and seen.deal.table.led is None
        assert coached(seen) is leads
        assert bool(advice(play)) is leads
        told[leads].add(play.table.session.count)
        play.turn()


def test_it_is_said_that_a_sure_winner_may_wait() -> None:
    """After an ace that nothing can beat a low card was advised, though the king was as sure."""
    table = given(
        "AS KS QS  QH JH 9H 8H 7H  AD 8D  7C 8C", "JS TS 9S  AH KH TH  KD QD JD  AC KC QC"
    )
    table.elder_leads("AS").younger_plays("9S")
    told = PiquetAids().reason(table.view(ELDER), PlayCard(card("QH")))
    assert told.endswith("it draws out what beats it; the king of spades wins later too.")


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_he_is_sent_away_by_a_press(way: str) -> None:
    play = coached_partie(1)
    at_question(play, MayExchange)
    assert "Turn unasked hints off" in {
        item.words for item in play.picture().items if isinstance(item, Text)
    }
    if way == "mouse":
        for intent in click(play.picture(), GUIDE):
            play.stack.on_intent(intent)
    else:
        play.table.acting.alone()
    play.wait(0.5)
    assert not play.table.board.top.coached
    assert play.table.around.preferences().coach == Coach.ASKED
    assert advice(play) == ""


def test_the_first_parties_have_a_talkative_coach_unless_he_was_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    house = OurHouse()
    try:
        house.new_partie(against("novice"))
        assert house.preferences().coach == Coach.TALKATIVE
        house.prefer(replace(house.preferences(), coach=Coach.ASKED, guided=True))
        house.new_partie(against("novice"))
        assert house.preferences().coach == Coach.ASKED
        house.prefer(replace(house.preferences(), coach=Coach.SILENT, guided=False))
        house.new_partie(against("novice"))
        assert house.preferences().coach == Coach.SILENT
    finally:
        house.close()


def test_a_coach_of_one_game_is_no_coach_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newcomer at Bezique was spoken to at Piquet too, which he had played for years."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    house = OurHouse()
    try:
        house.new_partie(against("novice", "bezique"), None, "bezique")
        assert house.preferences().coach == Coach.TALKATIVE
        house.prefer(replace(house.preferences(), guided=True, motion=Motion.FAST.value))
        house.new_partie(against("novice"))
        assert house.preferences().coach == Coach.ASKED
        assert house.preferences().motion == Motion.FAST
        house.prefer(replace(house.preferences(), coach=Coach.SILENT))
        house.leave_table()
        house.choose_game("bezique")
        assert house.preferences().coach == Coach.TALKATIVE
        house.choose_game("all-fours")
        assert house.preferences().coach == Coach.ASKED
    finally:
        house.close()
    again, senseless = take_preferences({**data_of_preferences(house.wishes.likes)})
    assert (again, senseless) == (house.wishes.likes, ())
    assert take_preferences({"coaches": {"piquet": "loud"}})[1] == ("coaches",)
    old, _ = take_preferences({"coach": "talkative"})
    assert {old.at(game).coach for game in ("piquet", "bezique", "all-fours")} == {"talkative"}


def test_after_the_lessons_the_house_sits_one_down_with_a_coach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    house = OurHouse()
    try:
        table = house.schooling.first_partie(PIQUET)
        assert isinstance(table, TableScene)
        assert table.board.top.coached
        assert table.board.top.guiding
        assert house.opponent(PIQUET) == AI.levels[0]
    finally:
        house.close()


def test_the_house_remembers_lessons_from_one_start_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    first = OurHouse()
    first.schooling.learn(PIQUET, "talk", Learned(4))
    first.close()
    second = OurHouse()
    assert second.schooling.learned(PIQUET, "talk") == Learned(4)
    assert isinstance(second.school(PIQUET), LearnPage)
    second.close()


def test_the_lessons_lead_back_to_the_partie_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    house = OurHouse()
    table = house.schooling.first_partie(PIQUET)
    assert isinstance(table, TableScene)
    table.picture(Room(1280, 800, EstimatingRuler()))
    for _ in rounds(lambda: "the pack is not spread"):
        table.tick(0.1)
        if house.schooling.has_begun(PIQUET):
            break
    again = house.schooling.first_partie(PIQUET)
    assert isinstance(again, TableScene)
    assert len(house.running()) == 1
    house.close()


def test_nobody_is_told_unasked_to_leave_a_suit_that_he_runs() -> None:
    """The ace of spades was told of in the middle of the hearts, and one is worth the other."""
    table = given(
        "AS TS  AH KH QH JH  JC 9C  AD KD QD JD", "KS QS JS  TH 9H 8H  AC KC QC TC  TD 9D"
    )
    assert coached(table.view(ELDER))
    table.elder_leads("AH").younger_plays("8H")
    assert not coached(table.view(ELDER))
    for led in ["KH", "QH", "JH"]:
        table.elder_leads(led).follows()
    assert coached(table.view(ELDER)), "the suit is run"


def test_while_one_chooses_what_to_ask_no_hint_for_the_card_stands_under_it() -> None:
    play = coached_partie(7)
    table = play.table

    def keys() -> set[str]:
        return {offer.button.key for offer in table.acting.prompt.offers}

    play.run(until=lambda: {"ask", "hinted"} <= keys())
    hint = table.board.top.advice
    table.acting.tell(hint)
    table.acting.wish(HandWish.ASK)
    assert table.acting.speaking
    assert keys() == {"back", "less", "do"}
    assert not lifted_cards(table.board.seen, table.board.hand_state)
    said = " ".join(item.words for item in play.picture().items if isinstance(item, Text))
    assert hint.split()[-1] not in said
    table.acting.wish(HandWish.BACK)
    assert {"ask", "hinted"} <= keys()
