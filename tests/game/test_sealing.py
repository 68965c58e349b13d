"""Packs are sealed before the cut, and whoever noted the fingerprint can look afterwards."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import pytest

from game.players.player import Occupant
from game.session.dealer import Dealer
from game.session.sealing import (
    PacksUsed,
    Sealed,
    SealError,
    SealFault,
    dealt,
    drawn_otherwise,
    fingerprint,
    grouped,
    read_sealed,
    sealed_text,
    short,
    ungrouped,
)
from game.session.session import Session
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.game import RULES
from rules.piquet.options import Options
from tests.game.parties import Thumb

SECRET = "0123456789abcdef" * 2
TEXT = sealed_text(RULES, SECRET)


def played(chance: str | int, deals: int) -> list[Action]:
    """All actions of a partie up to the pack after so many deals."""
    seats: dict[Player, Occupant] = {Player.A: Thumb(), Player.B: Thumb()}
    session = Session(seats, Dealer(chance))
    while session.now.deals.number <= deals:
        assert session.advance()
    return [done.action for done in session.course.actions]


def test_every_pack_of_a_partie_is_the_one_that_was_sealed() -> None:
    actions = played(SECRET, 2)
    assert sum(isinstance(action, Deal) for action in actions) == 3
    found = dealt(RULES, read_sealed(TEXT), Options(), actions)
    assert found.other == ""
    assert found.packs >= 4  # the one to cut from, and three deals


def test_two_cards_changed_in_one_deal_are_found_by_its_name() -> None:
    actions = played(SECRET, 0)
    last = actions.pop()
    assert isinstance(last, Deal)
    first, second, *rest = last.pack
    actions.append(Deal((second, first, *rest)))
    assert dealt(RULES, read_sealed(TEXT), Options(), actions) == PacksUsed(1, "deal 1")


def test_a_partie_of_another_secret_is_found_out_at_its_first_pack() -> None:
    assert dealt(RULES, read_sealed(TEXT), Options(), played(7, 0)) == PacksUsed(0, "spread 0")


def test_a_pack_that_the_sealed_text_does_not_name_is_no_sealed_pack() -> None:
    few = Sealed("piquet", SECRET, {"spread 0": read_sealed(TEXT).packs["spread 0"]})
    assert dealt(RULES, few, Options(), played(SECRET, 0)) == PacksUsed(1, "deal 1")
    strange = Sealed("piquet", SECRET, {"spread 0": ("XX",)})
    assert dealt(RULES, strange, Options(), played(SECRET, 0)) == PacksUsed(0, "spread 0")


def test_the_fingerprint_is_what_any_tool_reckons_of_the_file() -> None:
    assert fingerprint(TEXT) == hashlib.sha256(TEXT.encode("ascii")).hexdigest()
    assert fingerprint(TEXT.encode()) == fingerprint(TEXT)
    assert "\r" not in TEXT
    assert TEXT.endswith("\n")


def test_a_card_changed_in_the_text_changes_the_fingerprint_and_is_told() -> None:
    name, cards = next(iter(read_sealed(TEXT).packs.items()))
    first, second, *_ = cards
    other = TEXT.replace(f"{name}: {first} {second}", f"{name}: {second} {first}")
    assert fingerprint(other) != fingerprint(TEXT)
    assert drawn_otherwise(RULES, read_sealed(other)) == name
    assert drawn_otherwise(RULES, read_sealed(TEXT)) == ""


def test_the_text_names_every_pack_a_partie_can_ask_for_once_and_each_is_another() -> None:
    sealed = read_sealed(TEXT)
    assert tuple(sealed.packs) == RULES.packs
    assert len(set(sealed.packs.values())) == len(RULES.packs)
    assert all(len(set(pack)) == len(RULES.pack) for pack in sealed.packs.values())
    assert (sealed.game, sealed.secret) == ("piquet", SECRET)


def test_the_next_pack_does_not_follow_from_those_before_without_the_secret() -> None:
    """Each pack stands for itself: another secret changes all of them."""
    other = read_sealed(sealed_text(RULES, "f" * 32)).packs
    assert all(other[name] != pack for name, pack in read_sealed(TEXT).packs.items())
    assert all(one != two for one, two in pairwise(other.values()))


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("", SealFault.HEAD, 1),
        ("piquet\n", SealFault.HEAD, 1),
        (f"../x {TEXT}", SealFault.HEAD, 1),
        ("piquet sealed packs 1\n", SealFault.SECRET, 2),
        (TEXT.replace(SECRET, SECRET.upper()), SealFault.SECRET, 2),
        (TEXT.replace(SECRET, "0123"), SealFault.SECRET, 2),
        (TEXT.replace("deal 1: ", "deal 1 "), SealFault.PACK, 11),
        (TEXT + "deal 1: AS\n", SealFault.PACK, 111),
    ],
)
def test_what_is_no_sealed_text_is_refused_with_its_line(
    text: str, fault: SealFault, line: int
) -> None:
    with pytest.raises(SealError) as refused:
        read_sealed(text)
    assert (refused.value.fault, refused.value.line) == (fault, line)


def test_a_fingerprint_is_read_as_somebody_noted_it() -> None:
    digits = fingerprint(TEXT)
    assert short(digits) == grouped(digits[:16])
    assert ungrouped(short(digits).upper() + " …") == digits[:16]
    assert ungrouped(grouped(digits)) == digits
    assert ungrouped("2269-A0BB") == "2269a0bb"
    assert ungrouped("2269") is None
    assert ungrouped("the one with the knave") is None
    assert ungrouped(digits + "0") is None
