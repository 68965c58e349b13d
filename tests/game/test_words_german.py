"""German as it is written: numbers, names of calls, the endings of one, and how it is set."""

from __future__ import annotations

import re

import pytest

from game.games import GAMES
from game.pages.help.glossary import glossary_of
from game.piquet.words import say
from game.piquet.words.terms import call_name, sequence_name, set_name
from game.words.catalogue import speak
from game.words.files import GENERAL
from game.words.terms import card_name, date_words, number, takes_words, uncapital
from rules.core.cards import Card, Rank, Suit, hand
from rules.piquet.combinations import Point
from rules.piquet.pack import ORDER
from tests.game.tongues import sentences


@pytest.fixture(autouse=True)
def in_german() -> None:
    """The whole test speaks German."""
    speak("de")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        *((0, "null"), (1, "eins"), (6, "sechs"), (7, "sieben"), (12, "zwölf"), (16, "sechzehn")),
        *((17, "siebzehn"), (20, "zwanzig"), (21, "einundzwanzig"), (30, "dreißig")),
        *(
            (66, "sechsundsechzig"),
            (77, "siebenundsiebzig"),
            (100, "hundert"),
            (101, "hunderteins"),
        ),
        *(
            (101, "hunderteins"),
            (112, "hundertzwölf"),
            (200, "zweihundert"),
            (999, "neunhundertneunundneunzig"),
        ),
        *((1000, "1.000"), (-1, "-1")),
    ],
)
def test_german_numbers_in_words(value: int, words: str) -> None:
    assert number(value) == words


def test_german_numbers_are_all_different() -> None:
    assert len({number(value) for value in range(1000)}) == 1000


GOLDEN = """
Terz major, Terz vom König, Terz von der Dame, Terz vom Buben, Terz von der Zehn, Terz minor
Quart major, Quart vom König, Quart von der Dame, Quart vom Buben, Quart minor
Quint major, Quint vom König, Quint von der Dame, Quint minor
Sext major, Sext vom König, Sext minor
Septime major, Septime minor
Oktave
drei Asse, drei Könige, drei Damen, drei Buben, drei Zehnen
vier Asse, vier Könige, vier Damen, vier Buben, vier Zehnen
Rummel von drei, Rummel von vier, Rummel von fünf, Rummel von sechs, Rummel von sieben, Rummel von acht
Herz-Ass, Herz-König, Herz-Dame, Herz-Bube, Herz-Zehn, Herz-Neun, Herz-Acht, Herz-Sieben
Pik-Ass, Herz-Ass, Karo-Ass, Kreuz-Ass
"""  # noqa: E501 - a line for each kind
"""Everything that can be called, and cards, as a German player names them."""


def test_calls_and_cards_are_named_in_german() -> None:
    tops = list(reversed(ORDER))
    lines = [[sequence_name(n, top) for top in tops[: 9 - n]] for n in range(3, 9)]
    lines += [[set_name(n, rank) for rank in tops[:5]] for n in (3, 4)]
    spades = ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S"]
    points = [Point(hand(" ".join(spades[:count]))) for count in range(3, 9)]
    lines.append([call_name(point) for point in points])
    lines.append([card_name(Card.of(rank, Suit.HEARTS)) for rank in tops])
    lines.append([card_name(Card.of(Rank.ACE, suit)) for suit in Suit])
    assert "\n".join(", ".join(line) for line in lines) == GOLDEN.strip()


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        ("say.takes", {"number": 1}, "Ich kaufe nur eine."),
        ("say.takes", {"number": 2}, "Ich kaufe nur zwei."),
        ("say.leaves", {"number": 101}, "Ich lasse hunderteine liegen."),
        (
            "now.exchange",
            {"least": 1, "most": 5},
            "Legen Sie eine bis fünf Karten weg.",
        ),
        ("endings.then.tricks", {"more": 1, "fewer": 0}, "einen der übrigen Stiche, nicht null"),
        ("points", {"count": 1, "number": 1}, "ein Punkt"),
        ("points", {"count": 0, "number": 0}, "null Punkte"),
    ],
)
def test_one_has_the_ending_of_what_it_counts(
    key: str, values: dict[str, int], sentence: str
) -> None:
    words = {name: value if name == "count" else number(value) for name, value in values.items()}
    assert say(key, **words) == sentence


def test_inside_a_sentence_only_a_number_is_lowered() -> None:
    said = ("Rummel von fünf", "Vier", "Eins", "Sie", "Nicht gut", "Vierzehner")
    assert [uncapital(words) for words in said] == [
        *("Rummel von fünf", "vier", "eins", "Sie", "Nicht gut", "Vierzehner")
    ]


def test_who_is_spoken_to_takes_a_trick_in_the_polite_form() -> None:
    assert takes_words(say("you")) == "Sie machen den Stich."
    assert takes_words("ada") == "Ada macht den Stich."


def test_days_are_written_as_in_german() -> None:
    assert date_words("2026-03-01T20:11:00") == "1. März 2026"
    assert date_words("1887-08-14T20:11:00", year=False) == "14. August"


@pytest.mark.parametrize("game", GAMES)
def test_each_term_is_explained_and_stands_in_a_sentence(game: str) -> None:
    glossary, seen = glossary_of(game), dict[str, str]()
    said: dict[str, set[str]] = {term: set() for term in glossary.terms}
    for key, words in sentences("de", game).items():
        for found in () if key.endswith(".forms") else glossary.found_in(words):
            said[found.term].add(key)
    for term in glossary.terms:
        assert 20 < len(glossary.meaning(term)) < 190, term
        assert any(not key.startswith(f"term.{term}") for key in said[term]), term
        for form in glossary.forms(term):
            assert seen.setdefault(form.lower(), term) == term


@pytest.mark.parametrize("game", [GENERAL, *GAMES])
def test_german_is_set_in_the_german_manner(game: str) -> None:
    for key, sentence in sentences("de", game).items():
        assert not re.search("['\"”«»\u202f]", sentence), (key, sentence)
        assert sentence.count("„") == sentence.count("“"), (key, sentence)
        assert not re.search(r"[^\u00a0]%| …", sentence), (key, sentence)
        assert not re.search(r"\w [;:!.,](?!\w)", sentence), (key, sentence)
