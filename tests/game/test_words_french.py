"""French as it is written: numbers, names of calls, genders, elisions, and how it is set."""

from __future__ import annotations

import pytest

from game.piquet.words import say
from game.piquet.words.terms import call_name, sequence_name, set_name
from game.words.catalogue import speak
from game.words.terms import capital, card_name, date_words, number
from rules.core.cards import Card, Rank, Suit, hand
from rules.piquet.combinations import Point
from rules.piquet.pack import ORDER
from tests.game.tongues import LANGUAGES, PLAUSIBLE, fields, in_french  # noqa: F401 - fixtures are found by name

pytestmark = pytest.mark.usefixtures("in_french")
NO_BREAK = "\u00a0"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        *((0, "zéro"), (1, "un"), (8, "huit"), (16, "seize"), (17, "dix-sept"), (19, "dix-neuf")),
        *((20, "vingt"), (21, "vingt et un"), (22, "vingt-deux"), (31, "trente et un")),
        *((49, "quarante-neuf"), (60, "soixante"), (61, "soixante et un"), (70, "soixante-dix")),
        *((71, "soixante et onze"), (72, "soixante-douze"), (79, "soixante-dix-neuf")),
        *((80, "quatre-vingts"), (81, "quatre-vingt-un"), (90, "quatre-vingt-dix")),
        *((91, "quatre-vingt-onze"), (99, "quatre-vingt-dix-neuf"), (100, "cent")),
        *((101, "cent un"), (171, "cent soixante et onze"), (180, "cent quatre-vingts")),
        *((200, "deux cents"), (201, "deux cent un"), (280, "deux cent quatre-vingts")),
        *((999, "neuf cent quatre-vingt-dix-neuf"), (1000, "1\xa0000"), (-1, "-1")),
    ],
)
def test_french_numbers_in_words(value: int, words: str) -> None:
    assert number(value) == words


def test_french_numbers_are_all_different() -> None:
    assert len({number(value) for value in range(1000)}) == 1000


GOLDEN = """
tierce majeure, tierce au roi, tierce à la dame, tierce au valet, tierce au dix, tierce basse
quatrième majeure, quatrième au roi, quatrième à la dame, quatrième au valet, quatrième basse
quinte majeure, quinte au roi, quinte à la dame, quinte basse
sixième majeure, sixième au roi, sixième basse
septième majeure, septième basse
huitième
brelan d’as, brelan de rois, brelan de dames, brelan de valets, brelan de dix
quatorze d’as, quatorze de rois, quatorze de dames, quatorze de valets, quatorze de dix
point de trois, point de quatre, point de cinq, point de six, point de sept, point de huit
l’as de cœur, le roi de cœur, la dame de cœur, le valet de cœur
le dix de cœur, le neuf de cœur, le huit de cœur, le sept de cœur
l’as de pique, l’as de cœur, l’as de carreau, l’as de trèfle
"""
"""Everything that can be called, and cards, as a French player names them."""


def test_calls_and_cards_are_named_in_french() -> None:
    tops = list(reversed(ORDER))
    lines = [[sequence_name(n, top) for top in tops[: 9 - n]] for n in range(3, 9)]
    lines += [[set_name(n, rank) for rank in tops[:5]] for n in (3, 4)]
    spades = ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S"]
    points = [Point(hand(" ".join(spades[:count]))) for count in range(3, 9)]
    lines.append([call_name(point) for point in points])
    hearts = [card_name(Card.of(rank, Suit.HEARTS)) for rank in tops]
    lines += [hearts[:4], hearts[4:]]
    lines.append([card_name(Card.of(Rank.ACE, suit)) for suit in Suit])
    assert "\n".join(", ".join(line) for line in lines) == GOLDEN.strip()


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        ("now.exchange", {"least": 1, "most": 5}, "Écartez d’une à cinq cartes, puis échangez."),
        ("now.exchange", {"least": 0, "most": 3}, "Écartez de zéro à trois cartes, puis échangez."),
        ("say.takes", {"number": 1}, "Je n’en prends qu’une."),
        ("say.takes", {"number": 2}, "Je n’en prends que deux."),
        ("sheet.headline.yours", {"number": 1}, "Vous gagnez la donne d’un."),
        ("sheet.headline.yours", {"number": 11}, "Vous gagnez la donne de onze."),
        ("say.leaves", {"number": 21}, "J’en laisse vingt et une."),
        ("refused.too-many", {"number": 1}, "plus d’une (lois 21 et 22)"),
        ("refused.too-many", {"number": 3}, "plus de trois (lois 21 et 22)"),
        (
            "ledger.since",
            {"count": 31, "number": 31, "date": 1, "name": 2, "points": 3},
            "trente et une parties",
        ),
    ],
)
def test_numbers_take_the_gender_of_what_they_count(
    key: str, values: dict[str, int], sentence: str
) -> None:
    words = {name: value if name == "count" else number(value) for name, value in values.items()}
    said = say(key, **words)
    assert sentence in said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        *(("Ada", "d’Ada"), ("Blaise", "de Blaise"), ("Émile", "d’Émile"), ("Œdipe", "d’Œdipe")),
        *(("Yves", "d’Yves"), ("Yasmine", "de Yasmine"), ("Hugo", "de Hugo"), ("A", "de A")),
        *(("", "de "), ("y", "de y"), ("1", "de 1")),
    ],
)
def test_names_are_elided_as_they_are_spoken(name: str, said: str) -> None:
    sentence = say("now.answer.making", other=name, number=number(5), value=49)
    assert sentence == f"Le point de cinq {said} fait 49."


def test_what_is_said_at_the_table_in_french() -> None:
    assert say("say.point", number=number(5)) == "Point de cinq."
    assert say("say.making-asked") == f"Qui fait{NO_BREAK}?"
    assert say("say.making", Number=capital(number(49))) == "Quarante-neuf."
    replies = [say(f"say.{reply}") for reply in ("good", "not-good", "equal")]
    assert replies == ["C’est bon.", "Ce n’est pas bon.", "C’est égal."]
    named = capital(set_name(4, Rank.ACE))
    assert say("say.set", Name=named) == "Quatorze d’as."
    assert (
        say("say.repique", Number="Quatre-vingt-seize") == f"Repic{NO_BREAK}! Quatre-vingt-seize."
    )
    assert say("say.ask.which.Q") == f"Quelle dame ne comptez-vous pas{NO_BREAK}?"


def test_nought_is_singular_in_french_and_plural_in_english() -> None:
    speak("en")
    assert say("points", count=0, number=number(0)) == "nought points"
    assert say("points", count=1, number=number(1)) == "one point"
    speak("fr")
    assert [say("points", count=n, number=number(n)) for n in (0, 1, 2)] == [
        *("zéro point", "un point", "deux points")
    ]


def test_days_are_written_as_in_each_language() -> None:
    speak("en")
    assert date_words("2026-03-01T20:11:00") == "1 March 2026"
    speak("fr")
    assert date_words("2026-03-01T20:11:00") == "1er mars 2026"
    assert date_words("1887-08-14T20:11:00", year=False) == "14 août"
    assert date_words("yesterday") == ""


def test_french_is_set_in_the_french_manner() -> None:
    for key, sentence in LANGUAGES["fr"].items():
        for at, letter in enumerate(sentence):
            before, after = sentence[at - 1 : at], sentence[at + 1 : at + 2]
            if letter in ";!?%»" or (letter == ":" and not _in_braces(sentence, at)):
                assert before == NO_BREAK, (key, sentence)
            if letter == "«":
                assert after == NO_BREAK, (key, sentence)
            assert letter not in "'\"“”\u202f", (key, sentence)


def _in_braces(sentence: str, at: int) -> bool:
    return sentence.rfind("{", 0, at) > sentence.rfind("}", 0, at)
