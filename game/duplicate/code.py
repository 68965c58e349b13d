"""The code: all that decides what is dealt, to be typed by a person: `1K7Q-X3MP-D9AT`.

Its letters are digits of base 32 without I, L, O and U. The first is the form of the code; the last
two are the number of all before them modulo 1021, a prime: one wrong letter, or two that changed
places, never give another code. Between them stand, from the lowest bit, whether there are six
deals or twelve (1 bit), who sits opposite (4), the seed (40), and the rules of a deal: 0 and so no
letter more where they are the usual ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from enum import StrEnum
from hashlib import sha256
from typing import cast

from msgspec import Struct

from game.games import PIQUET, part
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
    actions: Callable[[Options, tuple[Card, ...], Player], tuple[Action, ...]]
    """The first actions of a partie: this pack is dealt by this player."""
    sheet: Callable[[View, tuple[str, str], Player | None, Callable[[], Scene]], Scene]
    """What stands at the end of a deal: of what was seen, for the only person; leads on."""


def brought(game: str) -> CodedGame:
    """What a game brings; ModuleNotFoundError where it brings nothing, NoGameError for no game."""
    return cast(CodedGame, part(game, "duplicate"))


FORM = "1"
LENGTHS = (6, 12)
SEED_BITS = 40
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

_ALIKE = str.maketrans("OIL", "011")
_MODULUS = 1021
_CHECK, _LEAST, _MOST, _GROUP = 2, 12, 40, 4
_OPPOSITE_BITS = 4
_WRITTEN = re.compile(r"(?<![0-9A-Za-z])[0-9A-Za-z]{4}(?:-[0-9A-Za-z]{4})+(?:-[0-9A-Za-z]{1,3})?")


class CodeFault(StrEnum):
    """Why something is no code. The sentences live in the catalogue."""

    NONE = "none"  # it does not look like one
    LATER = "later"  # of a form that this version does not know
    MISTYPED = "mistyped"  # a letter is wrong
    UNKNOWN = "unknown"  # it asks for rules or an opponent that this version does not have


class CodeError(ValueError):
    """A text that is no code of ours."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class Code(Struct, frozen=True):
    """So many deals from a seed of 40 bits, by these rules, against a level or between two people.

    The options are those of one deal: a game's `CodedGame` leaves out what a partie is played for.
    """

    deals: int
    opposite: str
    seed: int
    options: Options
    game: str = PIQUET

    @property
    def for_two(self) -> bool:
        """Whether two people play it at one screen, each deal from both sides."""
        return self.opposite == PEOPLE


def new_code(
    deals: int, opposite: str, seed: int, options: Options = None, game: str = PIQUET
) -> Code:
    """A code by these rules, of which what a partie is played for is left out."""
    ours = brought(game)
    return Code(deals, opposite, seed, ours.options(ours.number(options) if options else 0), game)


def write_code(code: Code) -> str:
    """The code in letters, in groups of four."""
    ours = brought(code.game)
    opposite = ours.opposites.index(code.opposite)
    return _written(ours.number(code.options), code.seed, opposite, LENGTHS.index(code.deals))


def code_of_day(today: date) -> str:
    """The code of a day, the same everywhere: six deals by the usual rules, against the second.

    It is made without asking a game, so that the title has it at once.
    """
    seed = int.from_bytes(sha256(f"deals of {today.isoformat()}".encode()).digest()[:5])
    return _written(0, seed, 2, 0)


def _written(options: int, seed: int, opposite: int, length: int) -> str:
    number = options << SEED_BITS | seed
    number = number << _OPPOSITE_BITS | opposite
    number = number << 1 | length
    head = FORM + in_letters(number, _LEAST - _CHECK - len(FORM))
    written = head + _check(head)
    return "-".join(written[at : at + _GROUP] for at in range(0, len(written), _GROUP))


def read_code(text: str, game: str = PIQUET) -> Code:
    """The code that somebody typed, however it is grouped; CodeError for anything else."""
    written = re.sub(r"[\s\-‐-―.]+", "", text).upper().translate(_ALIKE)
    if not _LEAST <= len(written) <= _MOST or not set(written) <= set(DIGITS):
        raise CodeError(CodeFault.NONE)
    head, check = written[:-_CHECK], written[-_CHECK:]
    if _check(head) != check:
        raise CodeError(CodeFault.MISTYPED)
    if head[0] != FORM:
        raise CodeError(CodeFault.LATER)
    number = _number(head[len(FORM) :])
    number, length = number >> 1, number & 1
    number, opposite = number >> _OPPOSITE_BITS, number & (1 << _OPPOSITE_BITS) - 1
    number, seed = number >> SEED_BITS, number & (1 << SEED_BITS) - 1
    ours = brought(game)
    try:
        return Code(LENGTHS[length], ours.opposites[opposite], seed, ours.options(number), game)
    except (IndexError, ValueError) as error:
        raise CodeError(CodeFault.UNKNOWN) from error


def find_code(text: str, game: str = PIQUET) -> Code:
    """The code of a text that is one or has one in it. CodeError: the first one's, or for none."""
    try:
        return read_code(text, game)
    except CodeError as error:
        found = _WRITTEN.findall(text)
        if not found:
            raise
        fault = error
    for each in found:
        try:
            return read_code(each, game)
        except CodeError as error:
            if fault.fault is CodeFault.NONE:
                fault = error
    raise fault


def in_letters(number: int, least: int) -> str:
    """A number in base 32, with noughts before it up to so many letters."""
    letters = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        letters = DIGITS[digit] + letters
    return letters.rjust(least, DIGITS[0])


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(DIGITS) + DIGITS.index(letter)
    return number


def _check(head: str) -> str:
    return in_letters(_number(head) % _MODULUS, _CHECK)
