"""Cards in the letters of each language come to the same cards; what could be two cards is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.words.languages import language
from rules.core.cards import Card, Suit, card, cards
from rules.core.letters import LETTERS, cards_of, in_letters_of, in_ours
from rules.piquet.pack import ORDER
from rules.piquet.record.card_text import read_open_cards
from rules.piquet.record.letters import styles_of
from rules.piquet.record.notation import NotationError
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import write_record
from rules.piquet.record.text import FaultReason, read_line
from tests.rules.retold import told

EXAMPLE = (Path(__file__).parents[1] / "spec" / "worked-example.txt").read_text("utf-8")
CODES = sorted(LETTERS)
NAMED = {
    "fr": "as de pique, dame de trèfle, dix de cœur, valet de carreau",
    "de": "Pik-Ass Kreuz-Dame, Herz-Zehn und Karo-Bube",
    "it": "l'asso di picche, la donna di fiori, il dieci di cuori, il fante di quadri",
    "es": "el as de picas, la dama de tréboles, el diez de corazones y la jota de diamantes",
}


def read(typed: str) -> tuple[object, ...]:
    """The cards of a line that stands alone."""
    return tuple(placed.card for placed in read_open_cards(read_line(typed, 1, styles_of([typed]))))


def written(code: str, suits: str) -> str:
    """All cards with the ranks of a language and these suits, rank first, by suit."""
    ranks = LETTERS[code].ranks
    return " ".join(ranks.get(rank.value, rank.value) + suit for suit in suits for rank in ORDER)


@pytest.mark.parametrize("code", CODES)
def test_all_cards_are_read_in_the_letters_of_each_language_and_with_our_suits(code: str) -> None:
    whole = tuple(Card.of(rank, suit) for suit in Suit for rank in ORDER)
    assert read(written(code, LETTERS[code].suits)) == whole
    assert read(written(code, "SHDC")) == whole
    assert read(written(code, "♠♥♦♣")) == whole
    ranks = " ".join(LETTERS[code].ranks.get(rank.value, rank.value) for rank in ORDER)
    assert read(" ".join(f"{sign} {ranks}" for sign in "♠♥♦♣")) == whole


@pytest.mark.parametrize("code", CODES)
def test_cards_are_read_by_their_names_in_each_language(code: str) -> None:
    assert read(NAMED[code]) == cards("AS QC TH JD")


@pytest.mark.parametrize("code", CODES)
def test_a_record_in_the_letters_of_a_language_comes_back_and_scores_the_same(code: str) -> None:
    text = f"game piquet\npiquet 1\nA is Mrs AS\nB is 10P\n{EXAMPLE}# AS stays\n"
    own = in_letters_of(code, text)
    assert own.splitlines()[1] == f"letters {code}"
    assert {"A is Mrs AS", "B is 10P", "# AS stays"} <= set(own.splitlines())
    assert own.count("10") > text.count("10")
    back = in_ours(own)
    assert "".join(back.split()) == "".join(text.split())
    scored = reckon(parse_record(back.partition("\n")[2]))
    assert scored.deals == reckon(parse_record(EXAMPLE)).deals


@pytest.mark.parametrize("code", CODES)
def test_a_record_typed_in_the_letters_of_a_language_need_not_say_so(code: str) -> None:
    own = "\n".join(in_letters_of(code, f"game piquet\n{EXAMPLE}").splitlines()[2:])
    assert reckon(parse_record(own)).deals == reckon(parse_record(EXAMPLE)).deals


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seed", [8, 32, 55])
def test_a_deal_in_the_letters_of_a_language_reads_as_itself(code: str, seed: int) -> None:
    record = told(seed)
    read = parse_record(cards_of(code, write_record(record)))
    assert (read.deals, read.options, read.cut) == (record.deals, record.options, record.cut)


def test_the_place_decides_what_a_letter_is_that_is_a_rank_and_a_suit() -> None:
    fante = LETTERS["it"].courts[2]
    assert in_ours("letters it\nA plays FF; B plays DF; AF 10F RC'") == (
        "\nA plays JC; B plays QC; AC TC  KH'"
    )
    assert fante == LETTERS["it"].suits[3]
    assert in_ours("letters es\nDD JD DT") == "\nQD JD QC"


@pytest.mark.parametrize("text", ["letters xx\nKS", "A plays KS", "", "letters\nKS"])
def test_a_text_that_names_no_letters_of_ours_stays(text: str) -> None:
    assert in_ours(text) == text


def test_letters_of_ours_are_written_where_a_language_has_no_others() -> None:
    assert in_letters_of("en", EXAMPLE) == EXAMPLE
    assert in_letters_of("fr", "") == ""


@pytest.mark.parametrize(
    ("typed", "meant"), [("RC", ("KC", "KH")), ("FC", ("JC", "JH")), ("KD", None), ("BK", None)]
)
def test_what_could_be_two_cards_is_told(typed: str, meant: tuple[str, str] | None) -> None:
    if meant is None:
        assert read(typed) == ({"KD": card("KD"), "BK": card("JD")}[typed],)
        return
    with pytest.raises(NotationError) as caught:
        read(typed)
    assert caught.value.fault.reason is FaultReason.TWO_CARDS
    assert set(caught.value.fault.details[1:]) == set(meant)


def test_the_letters_of_a_language_are_those_on_its_courts() -> None:
    for code, letters in LETTERS.items():
        assert "".join(language(code).courts) == letters.courts
