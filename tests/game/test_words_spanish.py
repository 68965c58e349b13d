"""Spanish as it is written: numbers, names of calls, short forms, contractions, how it is set."""

from __future__ import annotations

import pytest

from game.games import PIQUET
from game.piquet.words import say
from game.piquet.words.terms import call_name, sequence_name, set_name
from game.words.catalogue import say as general_say
from game.words.catalogue import speak
from game.words.files import GENERAL
from game.words.languages import language
from game.words.terms import capital, card_name, date_words, listed, number
from rules.core.cards import Card, Rank, Suit, hand
from rules.piquet.combinations import Point
from rules.piquet.pack import ORDER
from tests.game.tongues import sentences

NO_BREAK = "\u00a0"
formed = language("es").formed


@pytest.fixture(autouse=True)
def _in_spanish() -> None:
    speak("es")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        *((0, "cero"), (1, "uno"), (15, "quince"), (16, "dieciséis"), (20, "veinte")),
        *((21, "veintiuno"), (22, "veintidós"), (26, "veintiséis"), (29, "veintinueve")),
        *((30, "treinta"), (31, "treinta y uno"), (40, "cuarenta"), (99, "noventa y nueve")),
        *((100, "cien"), (101, "ciento uno"), (116, "ciento dieciséis"), (200, "doscientos")),
        *((500, "quinientos"), (700, "setecientos"), (901, "novecientos uno")),
        *((999, "novecientos noventa y nueve"), (1000, "1000"), (-1, "-1")),
    ],
)
def test_spanish_numbers_in_words(value: int, words: str) -> None:
    assert number(value) == words


def test_spanish_numbers_are_all_different() -> None:
    assert len({number(value) for value in range(1000)}) == 1000


GOLDEN = """
tercera mayor, tercera al rey, tercera a la dama, tercera a la jota, tercera al diez, tercera menor
cuarta mayor, cuarta al rey, cuarta a la dama, cuarta a la jota, cuarta menor
quinta mayor, quinta al rey, quinta a la dama, quinta menor
sexta mayor, sexta al rey, sexta menor
séptima mayor, séptima menor
octava
trío de ases, trío de reyes, trío de damas, trío de jotas, trío de dieces
catorce de ases, catorce de reyes, catorce de damas, catorce de jotas, catorce de dieces
punto de tres, punto de cuatro, punto de cinco, punto de seis, punto de siete, punto de ocho
el as de corazones, el rey de corazones, la dama de corazones, la jota de corazones
el diez de corazones, el nueve de corazones, el ocho de corazones, el siete de corazones
el as de picas, el as de corazones, el as de diamantes, el as de tréboles
"""
"""Everything that can be called, and cards, as a Spanish player names them."""


def test_calls_and_cards_are_named_in_spanish() -> None:
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
        ("now.exchange", {"least": 1, "most": 5}, "Descarta de una a cinco cartas y cambia."),
        ("say.takes", {"number": 1}, "Solo tomo una."),
        ("say.takes", {"number": 2}, "Solo tomo dos."),
        ("say.leaves", {"number": 21}, "Dejo veintiuna."),
        ("points", {"count": 1, "number": 1}, "un tanto"),
        ("points", {"count": 21, "number": 21}, "veintiún tantos"),
        ("points", {"count": 31, "number": 31}, "treinta y un tantos"),
        ("points", {"count": 0, "number": 0}, "cero tantos"),
        (
            "ledger.since",
            {"count": 231, "number": 231, "date": 1, "name": 2, "points": 3},
            "doscientas treinta y una partidas",
        ),
    ],
)
def test_numbers_agree_with_what_they_count(
    key: str, values: dict[str, int], sentence: str
) -> None:
    words = {name: value if name == "count" else number(value) for name, value in values.items()}
    assert sentence in say(key, **words)


def test_an_article_runs_together_with_the_word_before_it() -> None:
    assert [formed("de", "el rey"), formed("de", "la dama"), formed("de", "Ada")] == [
        *("del rey", "de la dama", "de Ada")
    ]
    assert [formed("a", "el rey"), formed("a", "la dama"), formed("a", "Ada")] == [
        *("al rey", "a la dama", "a Ada")
    ]


def test_and_and_or_give_way_to_their_own_sound() -> None:
    assert [formed("y", name) for name in ("Ada", "Inés", "Hilda", "hielo", "Íñigo", "Yago")] == [
        *("y Ada", "e Inés", "e Hilda", "y hielo", "e Íñigo", "y Yago")
    ]
    assert [formed("o", word) for word in ("dos", "ocho", "8", "80", "11", "110", "Homero")] == [
        *("o dos", "u ocho", "u 8", "u 80", "u 11", "o 110", "u Homero")
    ]
    assert listed(["Ada", "Blas", "Inés"]) == "Ada, Blas e Inés"
    assert listed(["siete", "ocho"], "list.or") == "siete u ocho"


def test_what_is_said_at_the_table_in_spanish() -> None:
    assert say("say.point", number=number(5)) == "Punto de cinco."
    assert say("say.making-asked") == "¿Cuánto suma?"
    assert say("say.making", Number=capital(number(49))) == "Cuarenta y nueve."
    assert [say(f"say.{reply}") for reply in ("good", "not-good", "equal")] == [
        *("Vale.", "No vale.", "Igual.")
    ]
    assert say("say.repique", Number="Noventa y seis") == "¡Repique! Noventa y seis."
    assert say("now.answer.making", other="Ada", number=number(5), value=49) == (
        "El punto de cinco de Ada suma 49."
    )


def test_a_date_in_spanish() -> None:
    assert date_words("2026-03-01T20:11:00") == "1 de marzo de 2026"
    assert date_words("1887-08-14T20:11:00", year=False) == "14 de agosto"


def test_spanish_is_set_in_the_spanish_manner() -> None:
    assert general_say("settings.percent", number=40) == f"40{NO_BREAK}%"
    for game in (GENERAL, PIQUET, "bezique", "all-fours"):
        for key, sentence in sentences("es", game).items():
            asked = sentence.replace(" ? ", " ")  # the sign of an unknown card
            assert asked.count("¿") == asked.count("?"), key
            assert sentence.count("¡") == sentence.count("!"), key
            assert not set("'\"“”") & set(sentence), key
