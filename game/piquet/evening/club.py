"""A club evening: four to eight, each against each once, and how they stand.

Everybody plays in every round, or all but one where their number is odd. A partie is worth one, a
drawn one nothing; who has won as many is ahead by points won less points lost. Each partie is paid
for by itself. What was agreed stands as text in each: "club, 240 pence each 40".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from game.saves.partie import MOST_GUESTS, EveningPlace, ScoreCard
from rules.core.seats import Player
from rules.piquet.club.stakes import Stake, worth
from rules.piquet.settlement import Settlement

LEAST_AT_CLUB, MOST_AT_CLUB = 4, MOST_GUESTS
_AGREED = re.compile(r"club, (?P<pence>\d{1,6}) pence each (?P<step>\d{1,6})")

Sits = tuple[int, int]
"""The numbers of two guests: who sits in seat A, and in B."""


def write_club(stake: Stake) -> str:
    """What is agreed on for a club evening, as text."""
    return f"club, {stake.pence} pence each {stake.step}"


def read_club(text: str) -> Stake:
    """The same read back; ValueError for anything else."""
    found = _AGREED.fullmatch(text)
    if found is None:
        raise ValueError("this is not what is agreed on for a club evening")
    return Stake(int(found["step"]), int(found["pence"]))


def schedule(guests: int) -> tuple[Sits, ...]:
    """All parties in their order: round by round, each against each once.

    The first guest keeps his place and the others go round the table; seats change from round to
    round.
    """
    ring: list[int | None] = [*range(guests), *([None] if guests % 2 else [])]
    parties: list[Sits] = []
    for number in range(len(ring) - 1):
        for at in range(len(ring) // 2):
            one, other = ring[at], ring[-1 - at]
            if one is not None and other is not None:
                parties.append((one, other) if number % 2 == 0 else (other, one))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(parties)


class Club(Struct, frozen=True):
    """So many guests, for a stake, and how their finished parties ended, by their numbers."""

    guests: int
    stake: Stake
    ended: Mapping[int, Settlement]

    @property
    def schedule(self) -> tuple[Sits, ...]:
        """All parties of the evening; the first has the number one."""
        return schedule(self.guests)

    @property
    def due(self) -> int | None:
        """The number of the partie that comes next; None when all were played."""
        numbers = range(1, len(self.schedule) + 1)
        return next((number for number in numbers if number not in self.ended), None)

    def points(self, one: int, other: int) -> int | None:
        """What a guest won from another, below nought if lost; None while they have not met."""
        for number, settlement in self.ended.items():
            a, b = self.schedule[number - 1]
            if {a, b} == {one, other}:
                return _of(settlement, Player.A if one == a else Player.B)
        return None


class ClubStanding(Struct, frozen=True):
    """How a guest stands: parties, then points won less points lost, then pence likewise."""

    guest: int
    played: int
    won: int
    drawn: int
    points: int
    pence: int


def standings(club: Club) -> tuple[ClubStanding, ...]:
    """How all stand, who is ahead first; who are level stay in the order of their names."""
    found = (_standing(club, guest) for guest in range(club.guests))
    return tuple(sorted(found, key=lambda one: (-one.won, -one.points)))


def leaders(club: Club) -> tuple[ClubStanding, ...]:
    """Who is ahead; several where they are level, and nobody before the first partie is over."""
    every = standings(club)
    if not club.ended:
        return ()
    best = every[0]
    return tuple(one for one in every if (one.won, one.points) == (best.won, best.points))


def club_of(place: EveningPlace, cards: Iterable[ScoreCard]) -> Club:
    """The club evening that a place belongs to, as the finished parties tell it, in any order.

    A partie that was taken out of the book is due again. ValueError where it is no club evening, or
    two sat at a partie that was not theirs.
    """
    stake, guests = read_club(place.agreed), len(place.guests)
    if guests < LEAST_AT_CLUB:
        raise ValueError("at a club evening there are four at least")
    due, ended = schedule(guests), dict[int, Settlement]()
    for card in cards:
        its = card.header.evening
        if its is None or its.id != place.id:
            continue
        if its.partie > len(due) or its.sits != due[its.partie - 1]:
            raise ValueError(f"partie {its.partie} of the evening is not of its schedule")
        ended[its.partie] = card.settlement
    return Club(guests, stake, ended)


def place_of(club: Club, place: EveningPlace, number: int) -> EveningPlace:
    """The place of a partie of the evening."""
    return replace(place, partie=number, sits=club.schedule[number - 1])


def _standing(club: Club, guest: int) -> ClubStanding:
    played = won = drawn = points = pence = 0
    for number, settlement in club.ended.items():
        sits = club.schedule[number - 1]
        if guest not in sits:
            continue
        mine = _of(settlement, Player(sits.index(guest)))
        played += 1
        drawn += settlement.winner is None
        won += settlement.winner is not None and sits[settlement.winner] == guest
        points += mine
        paid = worth(abs(mine), club.stake)
        pence += paid if mine > 0 else -paid
    return ClubStanding(guest, played, won, drawn, points, pence)


def _of(settlement: Settlement, player: Player) -> int:
    """The points of a partie as one of the two has them: below nought if he lost."""
    if settlement.winner is None:
        return 0
    return settlement.points if settlement.winner is player else -settlement.points
