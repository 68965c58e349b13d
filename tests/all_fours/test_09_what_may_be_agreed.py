"""What else may be agreed on, and the games with names (QG4, QH7, section I)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.all_fours.actions import Play
from rules.all_fours.choices import MayPlay, choices
from rules.all_fours.events import Revoked
from rules.all_fours.options import (
    AfterRun,
    Ask,
    CutOrder,
    LookAtTricks,
    Marking,
    Options,
    Revoke,
    SecondBeg,
    WrongMark,
)
from rules.all_fours.partie import start_deal
from rules.all_fours.presets import PRESETS, Preset, preset_of
from rules.all_fours.refusals import Refusal
from rules.all_fours.view import tricks_to_look_at, view
from rules.core.cards import Card, card
from tests.all_fours.table import D, E, Table, pack_with, quiet, some

PACK = pack_with("♠Q ♠9 ♠8 ♦7 ♣2 ♣3", "♥2 ♦5 ♦A ♣A ♣K ♦K", "3H")
HELD = pack_with("♠Q ♠9 ♥A ♦7 ♣2 ♣3", "♠2 ♦5 ♥J ♣A ♣K ♦K", "3H")


def test_a_card_that_neither_follows_nor_trumps_costs_nothing() -> None:
    assert Table(PACK).stands().tricks("♠Q-♦5").scores == (0, 0)


def test_where_it_was_agreed_it_costs_one_even_of_one_who_is_void() -> None:
    agreed = quiet(discard_point=True)
    one = Table(PACK, agreed).stands().tricks("♠Q-♦5")  # QQ28
    assert one.ledger(E) == ["not-followed 1"]
    assert one.deal.ledger[0].cards == some("♦5")
    assert Table(PACK, agreed).stands().tricks("♠Q-♥2").scores == (0, 0)
    assert Table(PACK, agreed).stands().tricks("♣2-♣A").scores == (0, 0)


def test_that_point_may_win_the_game_in_the_middle_of_the_play() -> None:
    one = Table(PACK, quiet(discard_point=True), before=(9, 9)).stands().tricks("♠Q-♦5")
    assert one.state.turn is None


def test_a_revoke_is_impossible() -> None:
    one = Table(HELD).stands().plays("♠Q")
    assert one.refuses(Play(card("5D"))) is Refusal.MUST_FOLLOW_OR_TRUMP


def test_or_it_stands_and_costs_one() -> None:
    one = Table(HELD, quiet(revoke=Revoke.ONE_POINT)).stands().plays("♠Q")
    assert choices(one.state) == MayPlay(some("♠2 ♥J"))  # it is allowed and not offered
    one.plays("♦5")
    assert Revoked(D, card("5D")) in one.events
    assert one.ledger(E) == ["revoke 1"]
    one.plays("♥A ♦K")
    assert one.ledger(E) == ["revoke 1", "revoke 1"]
    assert one.deal.revokes == (0, 2)
    assert "".join(one.goes_on().ledger(E)).count("revoke") == 2  # and no more at the end


def test_its_culprit_still_marks_jack_and_game() -> None:
    one = Table(HELD, quiet(revoke=Revoke.ONE_POINT)).stands().tricks("♠Q-♦5; ♠9-♥J").goes_on()
    assert one.ledger(D) == ["low 1", "jack 1", "game 1"]
    near = Table(HELD, quiet(revoke=Revoke.ONE_POINT), before=(0, 9)).stands().tricks("♠Q-♦5")
    assert near.goes_on().totals == (2, 10)


def test_a_revoke_is_not_fined_as_a_card_that_does_not_follow_too() -> None:
    agreed = quiet(revoke=Revoke.ONE_POINT, discard_point=True)
    assert Table(HELD, agreed).stands().tricks("♠Q-♦5").scores == (1, 0)


def test_one_who_is_void_does_not_revoke() -> None:
    one = Table(PACK, quiet(revoke=Revoke.ONE_POINT)).stands().tricks("♠Q-♦5")
    assert one.deal.revokes == (0, 0)


def foster(trick: str, before: tuple[int, int] = (0, 0), pack: tuple[Card, ...] = HELD) -> Table:
    return Table(pack, quiet(revoke=Revoke.FOSTER), before).stands().tricks(trick)


def test_with_foster_it_costs_two_when_all_is_played_and_the_knave_is_out() -> None:
    one = foster("♠Q-♦5")
    assert one.scores == (0, 0)
    one.goes_on()
    assert one.marked()[0] == "A revoke"
    assert one.ledger(E)[0] == "revoke 2"
    elders = pack_with("♠Q ♠9 ♥J ♦7 ♣2 ♣3", "♠2 ♦5 ♥A ♣A ♣K ♦K", "3H")
    assert foster("♠Q-♦5", pack=elders).goes_on().ledger(E)[0] == "revoke 2"


def test_and_one_when_it_is_not() -> None:
    pack = pack_with("♠Q ♠9 ♥A ♦7 ♣2 ♣3", "♠2 ♦5 ♥T ♣A ♣K ♦K", "3H")
    assert foster("♠Q-♦5", pack=pack).goes_on().ledger(E)[0] == "revoke 1"


def test_its_culprit_marks_neither_jack_nor_game_and_nobody_else_does() -> None:
    one = foster("♠Q-♦5; ♠9-♥J; ♣A-♣2; ♣K-♣3; ♦K-♦7").goes_on()
    assert one.marked() == ["A revoke", "A high", "B low"]


def test_and_stops_one_short_of_the_target() -> None:
    one = foster("♠Q-♦5", before=(0, 9)).goes_on()
    assert one.ledger(D) == []
    assert foster("♠Q-♦5", before=(0, 8)).goes_on().ledger(D) == ["low 1"]


def test_the_other_does_not_stop() -> None:
    assert foster("♠Q-♦5; ♥A-♥J").goes_on().ledger(E)[-1] == "jack 1"
    assert foster("♠Q-♦5", before=(9, 0)).goes_on().state.turn is None


def test_the_last_trick_may_be_looked_at_until_the_next_lead() -> None:
    one = Table(HELD).stands().tricks("♠Q-♠2")
    assert tricks_to_look_at(view(one.state, E)) == one.deal.tricks
    one.plays("♠9 ♥J")
    assert tricks_to_look_at(view(one.state, D)) == one.deal.tricks[-1:]
    one.plays("♣A")
    assert tricks_to_look_at(view(one.state, E)) == ()


def test_where_it_was_agreed_no_trick_or_all_of_them() -> None:
    before = start_deal(quiet(look_at_tricks=LookAtTricks.ALL), D)
    assert tricks_to_look_at(view(before, E)) == ()
    for agreed, count in ((LookAtTricks.NEVER, 0), (LookAtTricks.ALL, 2)):
        one = Table(HELD, quiet(look_at_tricks=agreed)).stands().tricks("♠Q-♠2; ♠9-♥J")
        assert len(tricks_to_look_at(view(one.state, E))) == count


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        (Preset.ENQUIRE_WITHIN, {}),
        (
            Preset.DICTIONARY,
            {
                "marking": Marking.BY_HAND,
                "wrong_mark": WrongMark.LEFT_STANDING,
                "discard_point": True,
                "look_at_tricks": LookAtTricks.NEVER,
            },
        ),
        (
            Preset.SEVEN_UP,
            {
                "target": 7,
                "second_beg": SecondBeg.BUNCH,
                "ask": Ask.OFF,
                "revoke": Revoke.FOSTER,
            },
        ),
        (Preset.MODERNIZED_1909, {"target": 7, "ask": Ask.OFF}),
        (Preset.ELEVEN, {"target": 11}),
        (
            Preset.COTTON_1674,
            {"target": 11, "cut": CutOrder.COTTON, "after_run": AfterRun.PLAY_ALL},
        ),
    ],
)
def test_what_each_game_with_a_name_changes(preset: Preset, changes: dict[str, object]) -> None:
    assert PRESETS[preset] == replace(Options(), **changes)
    assert preset_of(PRESETS[preset]) is preset


def test_other_options_are_no_game_with_a_name() -> None:
    assert preset_of(Options(target=15)) is None
