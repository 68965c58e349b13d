"""Piquet for three, à la chouette: one plays alone against two who consult.

Who plays and who advises, how that changes after a partie, the card kept in tens, and who pays whom
when they rise. The deals between the two who hold the cards are those of Piquet for two.
Source: Cavendish, "Chouette piquet", and the two cards printed in "Scoring" (rules N1 to N6).
House choice 24: a drawn partie changes nothing; who cuts level cuts again.

Units: a `Score` is in tens of points, as it stands on the card; points and pence say so.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.club.stakes import Stake, reckoned, worth
from rules.piquet.pack import height
from rules.piquet.settlement import Settlement


class Three(IntEnum):
    """The three, for as long as they play. Numbered so that a score can be indexed."""

    A = 0
    B = 1
    C = 2


THREE = tuple(Three)

Score = tuple[int, int, int]
"""Tens of points of A, B and C; below nought if lost. It always adds up to nought."""


class Roles(Struct, frozen=True):
    """Who does what in one partie.

    The single player has the choice of deal and of cards, in every partie and whoever he is (N4).
    His opponent holds the cards of the other side, and consults openly with the adviser (N3a).
    """

    single: Three
    opponent: Three
    adviser: Three

    def __post_init__(self) -> None:
        if len({self.single, self.opponent, self.adviser}) != len(THREE):
            raise ValueError("three different players take the three roles of a chouette")


def seeing_hand_of(roles: Roles, holder: Three) -> tuple[Three, ...]:
    """Who may look at a hand: its holder, and the adviser at the opponent's (N3a).

    The adviser holds no cards, so nobody sees any of his.
    """
    if holder is roles.single:
        return (holder,)
    if holder is roles.opponent:
        return holder, roles.adviser
    return ()


Cuts = tuple[Card, ...]
"""The cards one player has cut, in turn; more than one only after a tie."""


def must_cut(cuts: tuple[Cuts, Cuts, Cuts]) -> tuple[Three, ...]:
    """Who has to cut: all at first, and then whoever is level with another.

    Those who are level cut again for their order; they stay above or below the third as they were.
    """
    marks = [_heights(cut) for cut in cuts]
    return tuple(
        player
        for player in THREE
        if any(
            marks[player] == marks[other][: len(marks[player])]
            for other in THREE
            if other is not player
        )
    )


def roles_by_cut(cuts: tuple[Cuts, Cuts, Cuts]) -> Roles:
    """The highest plays alone, the middle one is his opponent, the lowest advises (N1; law 4).

    ValueError while `must_cut` names somebody.
    """
    if owing := must_cut(cuts):
        raise ValueError(f"{' and '.join(player.name for player in owing)} must cut")
    return Roles(*sorted(THREE, key=lambda player: _heights(cuts[player]), reverse=True))


def _heights(cuts: Cuts) -> tuple[int, ...]:
    return tuple(map(height, cuts))


class PartieOutcome(Struct, frozen=True):
    """How a partie ended for the single player, and the points it was won by.

    `single_won` is None if the partie was drawn; it is then worth nothing.
    """

    single_won: bool | None
    points: int

    def __post_init__(self) -> None:
        if self.points < 0 or (self.single_won is None and self.points):
            raise ValueError(
                f"{self.points} points cannot end a partie: its winner has points, a drawn one none"
            )


def outcome_of(settlement: Settlement, single: Player) -> PartieOutcome:
    """The outcome of a partie for two in which `single` was the single player's seat."""
    won = None if settlement.winner is None else settlement.winner is single
    return PartieOutcome(won, settlement.points)


def next_roles(roles: Roles, single_won: bool | None) -> Roles:
    """Who does what in the next partie.

    If the single player wins he stays, and the two others change about (N2). If he loses, who beat
    him plays alone, the adviser plays against that one, and he himself advises (N3). After a drawn
    partie nothing changes.
    """
    if single_won is None:
        return roles
    if single_won:
        return Roles(roles.single, roles.adviser, roles.opponent)
    return Roles(roles.opponent, roles.adviser, roles.single)


def in_tens(points: int) -> int:
    """Points as they are entered: tens, six to nine over counting as ten and one to five as none.

    The naught is left out: 416 is 42, 141 is 14 (N5). ValueError for points below nought.
    """
    if points < 0:
        raise ValueError(f"the winner's points are entered, which cannot be {points}")
    return (points + 4) // 10


def score_of(roles: Roles, outcome: PartieOutcome) -> Score:
    """What a partie is worth to each: the single player plays once with each of two (N4, N5)."""
    if outcome.single_won is None:
        return 0, 0, 0
    each = in_tens(outcome.points) if outcome.single_won else -in_tens(outcome.points)
    a, b, c = (2 * each if player is roles.single else -each for player in THREE)
    return a, b, c


class PartieEntry(Struct, frozen=True):
    """A partie on the card for three: who played how, its score, and all scores up to it (N6)."""

    roles: Roles
    outcome: PartieOutcome
    score: Score
    running: Score


class Chouette(Struct, frozen=True):
    """The card for three, and the roles of the partie that comes next."""

    roles: Roles
    entries: tuple[PartieEntry, ...] = ()

    @property
    def standing(self) -> Score:
        """What each has won or lost up to now."""
        return self.entries[-1].running if self.entries else (0, 0, 0)


def enter(chouette: Chouette, outcome: PartieOutcome) -> Chouette:
    """The card with the partie just played, and the roles changed for the next."""
    score = score_of(chouette.roles, outcome)
    a, b, c = (one + other for one, other in zip(chouette.standing, score, strict=True))
    entry = PartieEntry(chouette.roles, outcome, score, (a, b, c))
    roles = next_roles(chouette.roles, outcome.single_won)
    return Chouette(roles, (*chouette.entries, entry))


class Payment(Struct, frozen=True):
    """What one pays another: the points that are reckoned, and what they come to in pence."""

    payer: Three
    payee: Three
    points: int
    pence: int


def payments(standing: Score, stake: Stake) -> tuple[Payment, ...]:
    """Who pays whom when they rise (N6).

    One of three always stands alone, as the only loser or the only winner, so the score itself says
    who owes whom how much. Each such sum is reckoned by itself, and its fraction stays with the
    payer: so a loser of 500 may get off with 450. Sums that come to no points are left out.
    ValueError if the score does not add up to nought.
    """
    if sum(standing):
        raise ValueError("a score for three adds up to nought: what one wins another loses")
    winners = [player for player in THREE if standing[player] > 0]
    losers = [player for player in THREE if standing[player] < 0]
    owed = [
        (payer, payee, 10 * min(-standing[payer], standing[payee]))
        for payer in losers
        for payee in winners
    ]
    return tuple(
        Payment(payer, payee, reckoned(points, stake), worth(points, stake))
        for payer, payee, points in owed
        if reckoned(points, stake)
    )


def settled(paid: tuple[Payment, ...]) -> tuple[Score, Score]:
    """What each has in the end, below nought if he pays: in points (not tens), and in pence."""
    points, pence = [0, 0, 0], [0, 0, 0]
    for payment in paid:
        points[payment.payer] -= payment.points
        points[payment.payee] += payment.points
        pence[payment.payer] -= payment.pence
        pence[payment.payee] += payment.pence
    return (points[0], points[1], points[2]), (pence[0], pence[1], pence[2])
