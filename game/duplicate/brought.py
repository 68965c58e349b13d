"""What a game brings so that its deals can be played from a code."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec import Struct

from game.games import brings, part
from game.pages.scene import Scene
from rules.core.cards import Card
from rules.core.game import Action, Options, View
from rules.core.seats import Player

PEOPLE = ""
"""Stands for the level opposite where two people play at one screen."""


class CodedGame(Struct, frozen=True, kw_only=True):
    """The record of a game. What numbers mean in it stays for ever: codes are made of them."""

    opposites: tuple[str, ...]
    """Whom one may sit opposite, PEOPLE first: a code has the place in this row."""
    datum: str
    """The level whose results are the measure."""
    number: Callable[[Options], int]
    """The rules of a deal as a number, 0 for the usual ones, without what a partie is for."""
    options: Callable[[int], Options]
    """The same read back; ValueError for a number that no rules have."""
    deeds: Callable[[Options, tuple[Card, ...], Player], tuple[Action, ...]]
    """The first deeds of a partie: this pack is dealt by this player."""
    sheet: Callable[[View, tuple[str, str], Player | None, Callable[[], Scene]], Scene]
    """What stands at the end of a deal: of what was seen, for the only person; leads on."""


def brought(game: str) -> CodedGame:
    """What a game brings; ModuleNotFoundError where it brings nothing, NoGameError for no game."""
    return cast(CodedGame, part(game, "duplicate"))


def has_codes(game: str) -> bool:
    """Whether deals of a game can be played from a code."""
    return brings(game, "duplicate")
