"""What stays on one line: a sign with its rank, a title with its name, a figure with its error."""

from __future__ import annotations

import pytest

from game.stage.basics import Font, Room
from game.stage.lines import SIGNS, wrapped
from tests.game.pilot import EstimatingRuler

ROOM = Room(1280, 800, EstimatingRuler())
SAID = (
    "Écartez valet ♠, dix ♣, gardez huit ♦, neuf ♣. Cartes perdues : 41 % au lieu de 60 %.",
    "You hold: four tens ♠ ♥ ♦ ♣, and a tierce to the king ♦.",
)


@pytest.mark.parametrize("words", SAID)
def test_no_line_begins_with_the_sign_of_a_suit(words: str) -> None:
    for most in range(170, 700, 7):
        lines = wrapped(words, Font(16), most, ROOM)
        assert " ".join(lines) == words
        assert not any(line[0] in SIGNS for line in lines), lines


def test_signs_that_fit_nowhere_together_are_parted_rather_than_cut() -> None:
    lines = wrapped("tens ♠ ♥ ♦ ♣", Font(16), 60, ROOM)
    assert len(lines) > 1
    assert " ".join(lines) == "tens ♠ ♥ ♦ ♣"


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Quiet and exact, a match for Mr Finch.", "Mr Finch"),
        ("As Madame Argand weighs it, by what was known.", "Madame Argand"),
        ("Bluff and loud, says Captain Brandt of Miss Bell.", "Captain Brandt"),
        ("Discrète, précise, de la force de Mlle Bell.", "Mlle Bell"),
    ],
)
def test_a_name_stays_with_its_title(words: str, name: str) -> None:
    """ "Mr" ended a line, and "Finch" began the next."""
    for most in range(140, 400, 7):
        lines = wrapped(words, Font(16), most, ROOM)
        assert " ".join(lines) == words
        assert any(name in line for line in lines), lines


def test_a_figure_stays_with_its_error() -> None:
    """ "8.5 ±" ended a line, and "0.6." began the next."""
    said = "Points perdus au règlement : 8,5 ± 0,6. Encore."
    for most in range(100, 400, 7):
        lines = wrapped(said, Font(16), most, ROOM)
        assert " ".join(lines) == said
        assert any("8,5 ± 0,6." in line for line in lines), lines
