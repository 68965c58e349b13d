"""What stands under the four points of a finished deal, and below them, and why."""

from __future__ import annotations

import pytest

from game.all_fours.ui.sheet import DealSheet
from game.preferences import Preferences
from game.stage.director import Motion
from game.words.catalogue import speak
from rules.all_fours.view import view
from tests.all_fours.table import E, Table, pack_with, quiet
from tests.all_fours.test_09_what_may_be_agreed import foster
from tests.game.pilot import Pilot

PLAIN = "8C 7C 6C 5C"
STILL = Preferences(motion=Motion.OFF.value)


def counted(
    elder: str,
    dealer: str,
    turned: str,
    before: tuple[int, int] = (0, 0),
    likes: Preferences = STILL,
) -> list[str]:
    """All words of the sheet of a deal that was played, counted to its end; elder looks at it."""
    speak("en")
    pack = pack_with(elder, f"{dealer} {PLAIN}", turned)
    seen = view(Table(pack, quiet(), before).stands().goes_on().state, E)
    sheet = DealSheet(seen, ("You", "Rival"), E, likes=likes)
    while sheet.counting:
        sheet.tick(0.1)
    return Pilot(sheet).words


@pytest.mark.parametrize(
    ("elder", "turned", "told"),
    [
        ("KS 2S", "9S", ""),  # a deuce is Low, and the card of no height at all
        ("KS 9S", "2S", "Low"),
        ("9S 3S", "AS", "High"),
    ],
)
def test_of_a_turned_card_it_is_told_that_it_is_nobodys_where_it_would_be_high_or_low(
    elder: str, turned: str, told: str
) -> None:
    words = counted(f"{elder} TD 8D 7D 6D", "5S 9C", turned, (3, 4))
    said = [each for each in words if "nobody" in each]
    assert said == ([f"The turned ♠{turned[0]} is not {told}: nobody holds it."] if told else [])


def test_game_of_equal_pips_and_a_turned_knave_are_told_as_what_they_are() -> None:
    words = counted("9S 3S 9D 8D 7D 6D", "5S 9C", "JS")
    assert {"equal pips: you", "turned up"} < set(words)
    assert "With equal pips Game goes to the one who did not deal." in words


def test_a_point_after_the_last_that_was_wanted_says_why_it_is_not_counted() -> None:
    assert "ten was reached" in counted("KS 9S TD 8D 7D 6D", "5S 9C", "2S", (9, 9))


def test_what_each_has_for_game_is_all_of_it_also_where_the_game_was_over_before() -> None:
    dealt = "KS 9S TD TH TC 6D", "5S 9C", "2S", (9, 9)
    assert counted(*dealt, Preferences(motion=Motion.NORMAL.value)) == counted(*dealt)


def test_a_point_that_a_revoke_has_cost_is_not_said_to_come_after_the_last() -> None:
    speak("en")
    tricks = "♠Q-♦5; ♠9-♥J; ♣A-♣2; ♣K-♣3; ♦K-♦7"
    seen = view(foster(tricks).goes_on().state, E)
    sheet = DealSheet(seen, ("You", "Rival"), E, likes=STILL)
    while sheet.counting:
        sheet.tick(0.1)
    words = Pilot(sheet).words
    assert "not counted" in words
    assert "ten was reached" not in words
