"""Every action as a line of text, and back."""

from __future__ import annotations

from random import Random

import pytest

from rules.all_fours.actions import (
    Action,
    AnswerBunch,
    AskTrump,
    Beg,
    ClaimPoints,
    Cut,
    Give,
    GoOn,
    LayAway,
    Play,
    Point,
    ProposeBunch,
    RefuseBeg,
    Run,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.record.notation import parse_action, write_action
from rules.core.cards import card
from tests.all_fours.luck import random_options, random_partie
from tests.all_fours.table import some

LINES: list[tuple[str, Action]] = [
    ("cut 17", Cut(17)),
    ("stand", Stand()),
    ("beg", Beg()),
    ("give", Give()),
    ("run", Run()),
    ("refuse", RefuseBeg()),
    ("bunch", ProposeBunch()),
    ("agree", AnswerBunch(agree=True)),
    ("disagree", AnswerBunch(agree=False)),
    ("lay 5S 6D 4D", LayAway(some("4D 5S 6D"))),
    ("play KH", Play(card("KH"))),
    ("ask high", AskTrump(TrumpQuestion.HIGH)),
    ("ask low", AskTrump(TrumpQuestion.LOW)),
    ("ask nothing", GoOn()),
    ("claim high game", ClaimPoints(frozenset({Point.GAME, Point.HIGH}))),
    ("claim", ClaimPoints(frozenset())),
]


@pytest.mark.parametrize(("line", "action"), LINES)
def test_each_action_has_its_line(line: str, action: Action) -> None:
    assert write_action(action) == line
    assert parse_action(line) == action


def test_blanks_more_or_less_make_no_difference() -> None:
    assert parse_action("  lay   4D 6D  5S ") == parse_action("lay 5S 6D 4D")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "pass",
        "beg 2",
        "play",
        "play KH QH",
        "play XX",
        "lay 5S 5S",
        "ask jack",
        "claim high high",
        "claim trick",
        "cut one",
        "cut -1",
        "cut ²",
        "cut 1000",
    ],
)
def test_what_is_no_action_is_told_so(line: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_action(line)


def test_every_action_of_random_parties_comes_back_from_its_line() -> None:
    luck, verbs = Random(1), set()
    for _ in range(25):
        for _, action in random_partie(luck, random_options(luck)):
            line = write_action(action)
            assert parse_action(line) == action
            verbs.add(line.split()[0])
    assert verbs >= {"spread", "cut", "deal", "stand", "beg", "give", "run", "lay", "play", "ask"}
