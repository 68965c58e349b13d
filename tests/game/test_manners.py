"""The manner of each who sits opposite: a pace and a word more, and neither tells of a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from game.piquet.ai.programs import AI
from game.piquet.ui.said.speech import in_ones_manner
from game.piquet.ui.said.speech import spoken as words_of
from game.program.engines import Engines
from game.stage.director import Motion
from game.table.timing import CARD, FORCED, PACES, Occasion, added, joined, pace_of, pause
from game.table.ui_parts import Happened
from game.words.catalogue import speak
from game.words.files import codes
from rules.core.seats import Player
from rules.piquet.state import Phase
from tests.game.partie import at_table
from tests.game.test_opposite import played
from tests.game.tongues import sentences


def heard(
    level: str, phases: list[Phase], *, habits: bool = True, deals: int = 4
) -> list[tuple[str, str]]:
    """What is said by the words of the game, and as it is heard, event by event.

    Of each, `phases` get what is awaited then.
    """
    table = at_table(3, opposite=level)
    found: list[tuple[str, str]] = []

    def listening(happened: Happened) -> None:
        phases.append(happened.seen.phase)
        exact = words_of(happened.event, happened.before_it, happened.after_it)
        said = in_ones_manner(exact, happened)
        found.append(("" if exact is None else exact.words, " ".join(each.words for each in said)))

    plain = table.board.face.spoken_after

    def spoken(before, happened):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - a face's
        listening(happened)
        return plain(before, happened)

    table.around.prefer(replace(table.around.preferences(), habits=habits))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(table.board.face, "spoken_after", spoken)
        for _ in played(table, deals=deals):
            pass
    return found


@pytest.fixture(params=codes())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


@pytest.mark.parametrize("level", AI.opponents)
def test_the_words_of_the_game_stay_exact_and_something_short_may_follow(
    level: str, language: str
) -> None:
    told = heard(level, [])
    more = [after.removeprefix(exact).strip() for exact, after in told]
    assert all(after.startswith(exact) for exact, after in told)
    extra = Counter(each for each in more if each)
    assert all(len(each) <= 24 for each in extra)
    said = sum(bool(exact) for exact, _ in told)
    assert sum(extra.values()) < said / 5, "it would nag"
    assert bool(extra) is (level != "expert"), language  # he counts and never comments


def test_whoever_does_not_like_it_hears_the_words_of_the_game_alone() -> None:
    assert all(exact == after for exact, after in heard("novice", [], habits=False))


def test_nobody_adds_a_word_where_two_people_sit() -> None:
    assert all(exact == after for exact, after in heard("", []))


def test_good_is_asked_only_where_it_is_answered() -> None:
    phases: list[Phase] = []
    said = heard("club", phases, deals=6)
    asked = [
        phase
        for phase, (exact, words) in zip(phases, said, strict=True)
        if words == f"{exact} Good?"
    ]
    assert set(asked) == {Phase.ANSWER}


def test_each_has_the_same_occasions_in_every_language() -> None:
    def manners(code: str) -> set[str]:
        return {key for key in sentences(code) if key.startswith("manner.")}

    assert manners("en") == manners("fr")
    occasions = {each.value for each in Occasion}
    for key in manners("en"):
        _, kind, occasion = key.split(".")
        assert kind in AI.opponents
        assert occasion in occasions


def test_a_word_comes_at_every_third_occasion_and_at_each_great_count() -> None:
    calls = [added("club", Occasion.CALL, number) for number in range(6)]
    assert calls == ["Good?", "", "", "Good?", "", ""]
    assert added("brandt", Occasion.STRUCK, 1) == "Beaten, by heaven!"
    assert added("expert", Occasion.CALL, 0) == ""
    assert added("thumb", Occasion.CALL, 0) == ""


def test_what_would_be_too_long_to_read_is_left_out() -> None:
    assert joined("Point of five.", "Good?") == "Point of five. Good?"
    assert joined("Point of five.", "") == "Point of five."
    long = "Sixteenth of the lowest of all cards."
    assert joined(long, "Good?") == long


def test_everybody_takes_the_least_that_an_action_takes_and_some_take_more() -> None:
    assert set(PACES) == set(AI.opponents)
    assert pace_of("thumb") == 1
    slow, quick = (pause(CARD, 700, Motion.NORMAL, pace_of(who)) for who in ("master", "club"))
    assert slow > pause(CARD, 700, Motion.NORMAL) > quick > CARD[0]
    for who in AI.opponents:
        assert pause(FORCED, 0, Motion.NORMAL, pace_of(who)) == FORCED[0]
        assert pause(CARD, 700, Motion.OFF, pace_of(who)) == 0


def test_the_program_at_a_table_answers_at_its_own_pace() -> None:
    asked = SimpleNamespace(asked_seed=700)
    played_on = played(at_table(3), deals=1)
    now = next(table.session.now for table in played_on if table.session.now.turn is Player.A)
    pauses = [
        Engines(dict.fromkeys(Player, asked), ("A", "B"), str, paces=paces).pause(  # type: ignore[arg-type]
            now, Motion.NORMAL
        )
        for paces in ({Player.A: pace_of("master")}, None, {Player.A: pace_of("club")})
    ]
    assert pauses == sorted(pauses, reverse=True)
    assert len(set(pauses)) == 3
