"""Every sentence that is asked for exists, and the things of the game are named as in the books."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import game
from game.games import GAMES, PIQUET
from game.piquet.ui.said.calling import kept
from game.piquet.words.terms import call_name, sequence_name, set_name
from game.words.catalogue import say, speak
from game.words.files import GENERAL
from game.words.languages import language
from game.words.terms import card_name, listed
from rules.core.cards import Rank, card, hand
from rules.piquet.combinations import Point
from rules.piquet.pack import ORDER
from tests.game.tongues import (
    LANGUAGES,
    sentences,
)

WORDS = LANGUAGES["en"]
SPEAKERS = {
    "game.words.catalogue": GENERAL,
    "game.piquet.words": PIQUET,
    "game.all_fours.words": "all-fours",
    "game.bezique.words": "bezique",
}
"""Whose words a module knows, by what it says them with."""
SOURCES = sorted(Path(game.__file__).parent.rglob("*.py"))


def said_keys() -> list[tuple[str, str, str]]:
    """Every key that stands as a plain string in a call of `say`.

    With it the file it stands in, and the game whose words are known there, if any game's are.
    """
    found = []
    for source in SOURCES:
        tree = ast.parse(source.read_text(encoding="utf-8"))
        its = next(
            (
                SPEAKERS[node.module]
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom)
                and node.module in SPEAKERS
                and "say" in {each.name for each in node.names}
            ),
            SPEAKERS.get(f"game.{source.parent.name}.{source.stem}", PIQUET),
        )
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say" and node.args:
                first = node.args[0]
                options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found += [
                    (option.value, source.name, its)
                    for option in options
                    if isinstance(option, ast.Constant) and isinstance(option.value, str)
                ]
    return found


def test_every_sentence_that_is_asked_for_exists_where_it_is_asked_for() -> None:
    keys = said_keys()
    assert len(keys) > 100
    assert {its for _, _, its in keys} == {GENERAL, *GAMES}
    missing = [
        (key, source)
        for key, source, its in keys
        if not {key, f"{key}.one"} & sentences("en", its).keys()
    ]
    assert missing == []


def test_a_missing_sentence_is_a_fault_and_no_silence() -> None:
    with pytest.raises(KeyError):
        say("there.is.no.such.sentence")


@pytest.mark.parametrize(
    ("length", "top", "name"),
    [
        (3, Rank.ACE, "tierce major"),
        (3, Rank.KING, "tierce to the king"),
        (3, Rank.NINE, "tierce minor"),
        (4, Rank.KNAVE, "quart to the knave"),
        (4, Rank.TEN, "quart minor"),
        (5, Rank.KNAVE, "quint minor"),
        (6, Rank.KING, "sixième to the king"),
        (7, Rank.KING, "septième minor"),
        (8, Rank.ACE, "huitième"),
    ],
)
def test_a_sequence_is_named_by_its_length_and_its_highest_card(
    length: int, top: Rank, name: str
) -> None:
    assert sequence_name(length, top) == name


def test_every_sequence_there_can_be_has_a_name() -> None:
    names = [sequence_name(length, top) for length in range(3, 9) for top in ORDER[length - 1 :]]
    assert len(names) == len(set(names)) == 21


def test_sets_cards_and_calls_have_their_names() -> None:
    assert set_name(4, Rank.TEN) == "four tens"
    assert card_name(card("KH")) == "the king of hearts"
    assert call_name(Point(hand("AH KH QH JH 8H"))) == "point of five"


def test_lists_are_joined_as_one_says_them() -> None:
    assert listed(["the knave"]) == "the knave"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b"], "list.or") == "a or b"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0, "nought"),
        (19, "nineteen"),
        (49, "forty-nine"),
        (94, "ninety-four"),
        (100, "a hundred"),
        (106, "a hundred and six"),
        (220, "two hundred and twenty"),
    ],
)
def test_numbers_are_said_in_words(value: int, words: str) -> None:
    assert language("en").number_words(value) == words


def test_one_holds_in_a_suit_and_follows_to_it_in_french() -> None:
    """A point or a sequence is "en ♣"; one leads, follows and plays "à ♣"."""
    words = LANGUAGES["fr"]
    to = re.compile(r"\bà \{(?:sign|suit)\}", re.IGNORECASE)
    for game_words in (words, *(sentences("fr", each) for each in GAMES)):
        for key, sentence in game_words.items():
            if to.search(sentence):
                assert re.search("fourni|entam", sentence, re.IGNORECASE), (key, sentence)


@pytest.mark.parametrize("game", ["bezique", "all-fours"])  # Piquet has a sentence for each
def test_no_verb_stands_beside_a_name_that_may_be_you(game: str) -> None:
    """It said "You is below 1,000"."""
    verbs = {"en": re.compile(r"\} is\b"), "fr": re.compile(r"\} est\b")}
    for code, verb in verbs.items():
        said = sentences(code, game).items()
        assert not [key for key, it in said if key.startswith("settlement.") and verb.search(it)]


def test_in_a_list_each_thing_has_its_article() -> None:
    """Only the first had one: "a point of 3, tierce to the king and three tens"."""
    cards = frozenset(map(card, ("KC", "QC", "JC", "TH", "TS", "TD", "7S")))
    speak("fr")
    assert kept(cards) == "Vous gardez un point de 3, une tierce au roi et un brelan de dix."
    speak("en")
    assert kept(cards) == "You keep a point of 3, a tierce to the king and three tens."


def test_in_french_no_space_stands_before_three_dots_that_break_off() -> None:
    """Said elsewhere as "Une soirée…", and "roi, dame …" on one page."""
    for game_words in (LANGUAGES["fr"], *(sentences("fr", each) for each in GAMES)):
        for key, sentence in game_words.items():
            assert not re.search(r"\w[ \xa0]…(?!\S* pour)", sentence), (key, sentence)
