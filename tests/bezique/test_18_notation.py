"""Every action as a line, and back."""

from __future__ import annotations

import pytest

from rules.bezique.actions import (
    Action,
    Announce,
    CallCard,
    ChooseDeal,
    Cut,
    Deal,
    Declare,
    Draw,
    DrawEarly,
    DrawTwo,
    ExchangeSeven,
    PickCard,
    Play,
    ShowCarteBlanche,
    ShowSeven,
    Spread,
    TakeForfeit,
)
from rules.bezique.pack import ALL_PACKS
from rules.bezique.record.notation import parse_action, write_action
from rules.core.cards import card, hand, write_cards

LINES: list[tuple[Action, str]] = [
    (Play(card("7D'")), "play 7D'"),
    (Declare(hand("JD QS")), "declare QS JD"),
    (Announce(hand("QH KH'")), "announce KH' QH"),
    (ExchangeSeven(card("7C")), "exchange 7C"),
    (ShowSeven(card("7C'")), "show 7C'"),
    (Draw(), "draw"),
    (ShowCarteBlanche(), "carte blanche"),
    (Cut(7), "cut 7"),
    (ChooseDeal(True), "choose deal"),
    (ChooseDeal(False), "choose other"),
    (DrawTwo(), "draw two"),
    (DrawEarly(), "draw early"),
    (PickCard(card("KH''")), "pick KH''"),
    (CallCard(card("JD")), "call JD"),
    (CallCard(None), "call none"),
    (TakeForfeit(False), "forfeit add"),
    (TakeForfeit(True), "forfeit subtract"),
    (Deal(ALL_PACKS[:64]), f"deal {write_cards(ALL_PACKS[:64])}"),
    (Spread(ALL_PACKS), f"spread {write_cards(ALL_PACKS)}"),
]


@pytest.mark.parametrize(("action", "line"), LINES, ids=[line[:20] for _, line in LINES])
def test_each_action_has_one_line(action: Action, line: str) -> None:
    assert write_action(action) == line
    assert parse_action(line) == action


def test_blanks_do_not_matter() -> None:
    assert parse_action("  declare   QS  JD ") == Declare(hand("QS JD"))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "is no action of Bezique"),
        ("exchanges 7C", "is no action of Bezique"),
        ("play 2X", "'2X' is no card"),
        ("play KH QH", "is no card"),
        ("declare", "no cards are named"),
        ("declare KH KH", "a card stands twice"),
        ("cut seven", "'seven' is no place of the pack"),
        ("cut 1234", "is no place of the pack"),
        ("cut -1", "is no place of the pack"),
        ("choose elder", "here stands deal or other, not 'elder'"),
        ("draw three", "here stands nothing or two or early, not 'three'"),
        ("carte", "here stands blanche, not ''"),
        ("forfeit", "here stands add or subtract, not ''"),
        ("call", "is no card"),
    ],
)
def test_what_is_none_is_told(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        parse_action(line)
