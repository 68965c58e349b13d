"""A partie's place in an evening: which evening, the how many-eth of it, and all who are there.

An evening is no file of its own but the parties that name it; what it comes to follows from them.
In a header it stands as `"evening": {"id": "5f0c9a71", "partie": 2, "guests": [["Ann", "human"],
["Madame Argand", "argand"], ["Captain Brandt", "club"]], "sits": [2, 0], "agreed": "KS 9H 7D"}`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.players.player import Seated
from game.saves import limits

LEAST_GUESTS, MOST_GUESTS = 2, 8
MOST_PARTIES = 10_000


@dataclass(frozen=True, slots=True)
class EveningPlace:
    """Where a partie belongs: the evening's `id`, the number of the partie in it, from 1.

    `guests` are all who are there, in the order in which the account names them; `sits` are the
    numbers of those who sit at this partie, A's first. `agreed` is the game's own word on what was
    settled before the first partie: who cut what, what is staked.
    """

    id: str
    partie: int
    guests: tuple[Seated, ...]
    sits: tuple[int, int]
    agreed: str = ""

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


def data_of_evening(place: EveningPlace) -> dict[str, Any]:
    """It as plain data."""
    return {
        "id": place.id,
        "partie": place.partie,
        "guests": [[guest.name, guest.kind] for guest in place.guests],
        "sits": list(place.sits),
        "agreed": place.agreed,
    }


def read_evening(value: object) -> EveningPlace:
    """The same read back; raises ValueError."""
    match value:
        case {
            "id": str(key),
            "partie": int(partie),
            "guests": list(guests),
            "sits": [int(a), int(b)],
            "agreed": str(agreed),
        } if all(isinstance(each, list) and len(each) == len(("name", "kind")) for each in guests):
            return EveningPlace(
                id=limits.words(key, limits.LONGEST_KIND),
                partie=partie,
                guests=tuple(
                    Seated(limits.name(name), limits.words(kind, limits.LONGEST_KIND))
                    for name, kind in guests
                ),
                sits=(a, b),
                agreed=limits.words(agreed, limits.LONGEST_LINE),
            )
    raise ValueError("this is no place in an evening")
