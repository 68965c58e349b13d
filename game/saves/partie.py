"""What is stored of a partie besides its actions: header, place in an evening, result, as JSON.

A partie is a header and its actions; a finished one has a result besides, and is then a score
card. Header and result are one line of JSON each. Every line of text carries a seal, so that a
flipped byte is noticed by us where the database would pass it over.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace

from game.digests import blake2b
from game.games import PIQUET, papers_of
from game.players.player import Seated, Seats
from game.saves import limits
from game.session.dealer import is_secret
from rules.core.game import Ending, Options
from rules.core.seats import Player

LEAST_GUESTS, MOST_GUESTS = 2, 8
MOST_PARTIES = 10_000


class EveningPlace(Struct, frozen=True):
    """Where a partie belongs: the evening's `id`, the number of the partie in it, from 1.

    `guests` are all who are there, in the order in which the account names them; `sits` are the
    numbers of those who sit at this partie, A's first. `agreed` is the game's own word on what was
    settled before the first partie: who cut what, what is staked.
    """

    id: limits.Kind
    partie: int
    guests: tuple[Seated, ...]
    sits: tuple[int, int]
    agreed: limits.Line = ""

    def __post_init__(self) -> None:
        """ValueError where it cannot be so."""
        a, b = self.sits
        if not LEAST_GUESTS <= len(self.guests) <= MOST_GUESTS:
            raise ValueError("an evening has two to eight guests")
        if a == b or not {a, b} <= set(range(len(self.guests))):
            raise ValueError("two of the guests sit at a partie")
        if not 1 <= self.partie <= MOST_PARTIES:
            raise ValueError("parties of an evening are counted from one")

    @property
    def people(self) -> int:
        """How many of the guests are people at this screen."""
        return sum(guest.is_person for guest in self.guests)

    @property
    def third(self) -> int | None:
        """The number of the one of three who does not sit; None where there are not three."""
        rest = set(range(len(self.guests))) - set(self.sits)
        return rest.pop() if len(rest) == 1 else None


class ApartPlace(Struct, frozen=True, omit_defaults=True):
    """A partie in two places: its key in both books, whether its truth is here, and our secret.

    `secret` is what this end throws in for the packs; `friend` is the key by which the line finds
    him another day. What both know lies in a journal of that partie beside the book.
    """

    partie: limits.Kind
    host: bool
    secret: limits.Kind
    friend: limits.Kind = ""

    def __post_init__(self) -> None:
        """ValueError where it cannot be so."""
        if not is_secret(self.secret) or not re.fullmatch("[0-9a-f]{16}", self.partie):
            raise ValueError("a partie in two places has a key and a secret")


_FEW = Meta(max_length=limits.MOST_DEALS)

HEADER_NUMBER = -1
"""The header is stored once more as the action before the first: on another page of the file."""


class Header(Struct, frozen=True, omit_defaults=True):
    """What a partie is before its first action, by the names of its line. Pairs are A's, then B's.

    `seed` is that of the engines, and of the dealer where there is no `secret`: hexadecimal digits,
    of which all packs are drawn and which are sealed before the cut (see `game.session.sealing`).
    `started` is a local date and time in ISO form.
    `again` names the deal that is played again in this partie of one deal, which then counts
    nowhere: no score card is ever made of it. `game` is the name of the game: a header that names
    none is of Piquet.
    `coded` is the code of a match on the same deals for all: with a number, "13JZ-9J6G-M8RM 3",
    where this is the deal played there as the third, in a partie of its own that counts nowhere
    else; alone where nothing was played here, and `told` is the result of somebody else as text,
    its lines separated by bars.
    `evening` is the partie's place in an evening of several; None for one by itself.
    `apart` is there where the other sits elsewhere: the packs then come of two secrets.
    """

    seats: Seats
    options: Options
    seed: int
    started: str
    again: str = ""
    game: str = PIQUET
    secret: str = ""
    coded: str = ""
    told: str = ""
    evening: EveningPlace | None = None
    apart: ApartPlace | None = None

    @property
    def alone(self) -> bool:
        """Whether one deal is all of it: played again, or from a code."""
        return bool(self.again or self.coded)

    @property
    def tried(self) -> str:
        """The number of the deal that is played again; empty where none is."""
        return self.again.rpartition(" ")[2]

    @property
    def chance(self) -> int | str:
        """What the dealer draws the packs from."""
        return self.secret or self.seed

    @property
    def names(self) -> tuple[str, str]:
        """What both are called, as it was stored."""
        a, b = self.seats
        return a.name, b.name

    @property
    def kinds(self) -> tuple[str, str]:
        """HUMAN, or the name of an engine's level."""
        a, b = self.seats
        return a.kind, b.kind


class Running(Struct, frozen=True):
    """A partie that can be continued, with its actions, a line each, as far as they are whole.

    `touched` is when its last action was stored (UTC, ISO form).
    """

    id: str
    header: Header
    actions: tuple[str, ...]
    touched: str


class Result(Struct, frozen=True):
    """How a partie ended: the points of each deal, A's first, and what they come to.

    `assisted` are the numbers of deals in which something was taken back after more was seen, or a
    suggestion was shown.
    """

    deals: Annotated[tuple[tuple[limits.Points, limits.Points], ...], _FEW]
    first_dealer: Player
    finished: limits.Moment
    settlement: Any  # an Ending: the game's own record of it
    assisted: Annotated[tuple[limits.DealNumber, ...], _FEW] = ()
    game: str = PIQUET


class ScoreCard(Struct, frozen=True):
    """A finished partie. Its actions are read apart, by `Book.actions(id)`, for they are many."""

    id: str
    header: Header
    deals: tuple[tuple[int, int], ...]
    first_dealer: Player
    finished: str
    settlement: Any  # an Ending: the game's own record of it
    assisted: tuple[int, ...] = ()


def seal(*parts: object) -> str:
    """A short checksum over parts in their order; who moves or changes one breaks it."""
    text = "\x1f".join(str(part) for part in parts)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def write_header(header: Header) -> str:
    """The header as one line of JSON."""
    return json.dumps(data_of_header(header))


def data_of_header(header: Header) -> dict[str, Any]:
    """The header as plain data; names and kinds stand apart, and the game writes its rules."""
    data: dict[str, Any] = to_builtins(replace(header, options=None))
    del data["seats"]
    options = papers_of(header.game).write_options(header.options)
    return {"names": header.names, "kinds": header.kinds} | data | {"options": options}


def read_header(text: str) -> Header:
    """Read back what `write_header` wrote; ValueError for anything else."""
    return header_of(limits.loaded(text))


def header_of(told: dict[str, Any]) -> Header:
    """The header that is written so; ValueError for anything else.

    An option that an older version did not write has Cavendish's value.
    """
    try:
        seats = tuple(zip(told["names"], told["kinds"], strict=True))
        entries = tuple((name, value, type(value)) for name, value in told["options"].items())
        options = _read_options(told.get("game", PIQUET), entries)
    except (AttributeError, KeyError, TypeError, OverflowError, RecursionError) as error:
        raise ValueError("this is no header of a partie") from error
    header = limits.read(Header, told | {"seats": seats, "options": options})
    if header.secret and not is_secret(header.secret):
        raise ValueError("a secret is a row of hexadecimal digits")
    return header


def write_result(result: Result) -> str:
    """The result as one line of JSON."""
    return json.dumps(data_of_result(result))


def data_of_result(result: Result) -> dict[str, Any]:
    """The result as plain data."""
    return {
        "deals": result.deals,
        "first_dealer": result.first_dealer.name,
        "finished": result.finished,
        "assisted": result.assisted,
        "settlement": papers_of(result.game).write_ending(result.settlement),
        **({"game": result.game} if result.game != PIQUET else {}),
    }


def read_result(text: str) -> Result:
    """Read back what `write_result` wrote; ValueError for anything else."""
    return result_of(limits.loaded(text))


def result_of(told: dict[str, Any]) -> Result:
    """The result that is written so; ValueError for anything else.

    BeyondError for points without bounds: they would spoil every figure that is made of them.
    """
    try:
        ending: Ending = papers_of(told.get("game", PIQUET)).read_ending(told["settlement"])
        first_dealer = Player[told["first_dealer"]]
    except (AttributeError, KeyError, TypeError, RecursionError) as error:
        raise ValueError("this is no result of a partie") from error
    limits.read(tuple[limits.Points, ...], (*ending.totals, ending.points))
    result = limits.read(Result, told | {"settlement": ending, "first_dealer": first_dealer})
    limits.words(result.finished, limits.LONGEST_MOMENT)
    return result


def score_card(key: str, header: Header, result: Result) -> ScoreCard:
    """The score card of a finished partie."""
    return ScoreCard(
        key,
        header,
        result.deals,
        result.first_dealer,
        result.finished,
        result.settlement,
        result.assisted,
    )


@lru_cache(maxsize=10_000)
def read_card(key: str, header: str, result: str) -> ScoreCard:
    """A score card from its lines, which never change. Raises ValueError for what is none."""
    return score_card(key, read_header(header), read_result(result))


@lru_cache(maxsize=256)
def _read_options(game: str, entries: tuple[tuple[str, object, type], ...]) -> Options:
    """The rules of a partie; those of most parties are the same, and are read once.

    The types tell 1 from true, which are equal.
    """
    return papers_of(game).read_options({name: value for name, value, _ in entries})
