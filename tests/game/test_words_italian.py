"""Italian as it is written: numbers, names of calls, what runs together, and how it is set."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.piquet.words import say
from game.piquet.words.terms import call_name, sequence_name, set_name
from game.words.catalogue import speak
from game.words.files import GENERAL
from game.words.languages import language
from game.words.terms import card_name, date_words, number
from rules.core.cards import Card, Rank, Suit, hand
from rules.piquet.combinations import Point
from rules.piquet.pack import ORDER
from tests.game.tongues import sentences


@pytest.fixture(autouse=True)
def in_italian() -> None:
    """The whole test speaks Italian."""
    speak("it")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        *(
            (0, "zero"),
            (1, "uno"),
            (3, "tre"),
            (8, "otto"),
            (17, "diciassette"),
            (19, "diciannove"),
        ),
        *(
            (20, "venti"),
            (21, "ventuno"),
            (23, "ventitré"),
            (28, "ventotto"),
            (34, "trentaquattro"),
        ),
        *((48, "quarantotto"), (71, "settantuno"), (80, "ottanta"), (99, "novantanove")),
        *((100, "cento"), (101, "centouno"), (103, "centotré"), (108, "centotto")),
        *((180, "centottanta"), (200, "duecento"), (258, "duecentocinquantotto")),
        *((888, "ottocentottantotto"), (999, "novecentonovantanove"), (1000, "1.000"), (-1, "-1")),
    ],
)
def test_italian_numbers_in_words(value: int, words: str) -> None:
    assert number(value) == words


def test_italian_numbers_are_all_different() -> None:
    assert len({number(value) for value in range(1000)}) == 1000


@pytest.mark.parametrize(
    ("form", "words", "said"),
    [
        *(("f", "uno", "una"), ("f", "Uno", "Una"), ("f", "ventuno", "ventuno"), ("f", "2", "2")),
        *(("un", "uno", "un"), ("un", "ventuno", "ventuno")),
        *(("una", "terza al re", "una terza al re"), ("una", "ottava", "un’ottava")),
        *(("di", "Ada", "di Ada"), ("di", "la donna di picche", "della donna di picche")),
        *(("di", "il re di cuori", "del re di cuori"), ("di", "l’otto", "dell’otto")),
        *(("a", "il dieci", "al dieci"), ("a", "l’asso", "all’asso"), ("a", "Ada", "a Ada")),
        *(("i", "assi", "gli assi"), ("i", "donne", "le donne"), ("i", "re", "i re")),
        *(("i", "otto", "gli otto"), ("i", "nove", "i nove")),
        *(("te", "Tu", "te"), ("te", "tu", "te"), ("te", "Tullia", "Tullia")),
        *(("primo", "1", "1º"), ("primo", "11", "11")),
    ],
)
def test_words_change_beside_their_neighbours(form: str, words: str, said: str) -> None:
    assert language("it").formed(form, words) == said


GOLDEN = """
terza maggiore, terza al re, terza alla donna, terza al fante, terza al dieci, terza minore
quarta maggiore, quarta al re, quarta alla donna, quarta al fante, quarta minore
quinta maggiore, quinta al re, quinta alla donna, quinta minore
sesta maggiore, sesta al re, sesta minore
settima maggiore, settima minore
ottava
tris d’assi, tris di re, tris di donne, tris di fanti, tris di dieci
quattordici d’assi, quattordici di re, quattordici di donne, quattordici di fanti, \
quattordici di dieci
punto di tre, punto di quattro, punto di cinque, punto di sei, punto di sette, punto di otto
l’asso di cuori, il re di cuori, la donna di cuori, il fante di cuori
il dieci di cuori, il nove di cuori, l’otto di cuori, il sette di cuori
l’asso di picche, l’asso di cuori, l’asso di quadri, l’asso di fiori
"""
"""Everything that can be called, and cards, as an Italian player names them."""


def test_calls_and_cards_are_named_in_italian() -> None:
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


def test_what_is_said_at_the_table_in_italian() -> None:
    assert say("say.point", number=number(5)) == "Punto di cinque."
    assert say("say.making-asked") == "Quanto fa?"
    assert say("say.takes", number=number(1)) == "Ne prendo solo una."
    assert [say(f"say.{reply}") for reply in ("good", "not-good", "equal")] == [
        *("Va bene.", "Non basta.", "Pari.")
    ]
    assert say("points", count=1, number=number(1)) == "un punto"


def test_days_are_written_as_in_italian() -> None:
    assert date_words("2026-03-01T20:11:00") == "1º marzo 2026"
    assert date_words("1887-08-14T20:11:00", year=False) == "14 agosto"


@pytest.mark.parametrize("game", [GENERAL, *GAMES])
def test_italian_is_set_in_the_italian_manner(game: str) -> None:
    for key, sentence in sentences("it", game).items():
        assert not set(sentence) & set("'\"“”\u202f\u00a0"), (key, sentence)
        assert not any(f" {mark}" in sentence for mark in ";!%»"), (key, sentence)
        assert "« " not in sentence, (key, sentence)
