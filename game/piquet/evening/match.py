"""How two stand who play several parties: what each has won, who has won all, what is paid.

A drawn partie is worth nothing; on a card it stands all the same, of a match it is no partie.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from game.games import PIQUET
from game.pages.scorekeeper import scorekeeper_of
from game.saves.partie import EveningPlace, ScoreCard
from rules.core.seats import Player
from rules.piquet.club.card_of_six import Pair, PartieColumns, running_of
from rules.piquet.club.stakes import Stake, reckoned, worth


class MatchForm(StrEnum):
    """What is played for; of the last two so many parties, or points settled."""

    CARD = "card of six"
    BEST_OF = "best of"
    FIRST_TO = "first to"


PARTIES_ON_CARD = 6
_TERMS = re.compile(
    r"(?P<form>card of six|best of (?P<parties>\d{1,2})|first to (?P<points>\d{2,5}))"
    r", (?P<pence>\d{1,6}) pence each (?P<step>\d{1,6})"
)


class MatchTerms(Struct, frozen=True):
    """The form with its number, and the stake on the points. ValueError for a number that is none.

    The number of a card is always six; parties of a match are odd, so that one wins it.
    """

    form: MatchForm
    number: int
    stake: Stake

    def __post_init__(self) -> None:
        fits = {
            MatchForm.CARD: self.number == PARTIES_ON_CARD,
            MatchForm.BEST_OF: self.number % 2 == 1,
            MatchForm.FIRST_TO: self.number > 0,
        }
        if not fits[self.form]:
            raise ValueError(f"nobody plays {self.form} {self.number}")


def write_terms(terms: MatchTerms) -> str:
    """They as text."""
    number = "" if terms.form is MatchForm.CARD else f" {terms.number}"
    return f"{terms.form}{number}, {terms.stake.pence} pence each {terms.stake.step}"


def read_terms(text: str) -> MatchTerms:
    """The same read back; ValueError for anything else."""
    found = _TERMS.fullmatch(text)
    if found is None:
        raise ValueError("this is not what two agree on")
    stake = Stake(int(found["step"]), int(found["pence"]))
    if found["parties"]:
        return MatchTerms(MatchForm.BEST_OF, int(found["parties"]), stake)
    if found["points"]:
        return MatchTerms(MatchForm.FIRST_TO, int(found["points"]), stake)
    return MatchTerms(MatchForm.CARD, PARTIES_ON_CARD, stake)


class MatchOfTwo(Struct, frozen=True):
    """The parties played on some terms, in their order. Pairs are the first guest's, then his."""

    terms: MatchTerms
    parties: tuple[PartieColumns, ...] = ()

    @property
    def running(self) -> tuple[Pair, ...]:
        """What each has won altogether after every partie, in points."""
        return tuple(running_of(self.parties))

    @property
    def points(self) -> Pair:
        """What each has won up to now, in points."""
        return self.running[-1] if self.parties else (0, 0)

    @property
    def won(self) -> Pair:
        """How many parties each has won."""
        winners = [partie.settlement.winner for partie in self.parties]
        return winners.count(Player.A), winners.count(Player.B)

    @property
    def standing(self) -> Pair:
        """What is played for: points, or parties of a match of so many."""
        return self.won if self.terms.form is MatchForm.BEST_OF else self.points

    @property
    def over(self) -> bool:
        """Whether the card is full, or somebody has won the match."""
        match self.terms.form:
            case MatchForm.CARD:
                return len(self.parties) >= self.terms.number
            case MatchForm.BEST_OF:
                return max(self.won) > self.terms.number // 2
            case MatchForm.FIRST_TO:
                return max(self.points) >= self.terms.number and self.leader is not None

    @property
    def leader(self) -> Player | None:
        """Who is ahead in what is played for; None where they are even."""
        a, b = self.standing
        return None if a == b else Player.A if a > b else Player.B

    @property
    def ahead(self) -> tuple[Player | None, int]:
        """Who has won more points, and by how many: that is what the stake is reckoned on."""
        a, b = self.points
        return (None if a == b else Player.A if a > b else Player.B), abs(a - b)

    @property
    def reckoned(self) -> int:
        """The points of the difference that the stake pays for."""
        return reckoned(self.ahead[1], self.terms.stake)

    @property
    def pence(self) -> int:
        """What who is behind pays, if they rise now."""
        return worth(self.ahead[1], self.terms.stake)


def columns(card: ScoreCard) -> PartieColumns:
    """A finished partie as it stands on the card. ValueError where its deals do not add up."""
    rows = scorekeeper_of(PIQUET).account(card).rows
    return PartieColumns(tuple(row.points for row in rows), card.settlement)


def match_of(place: EveningPlace, cards: Sequence[ScoreCard]) -> MatchOfTwo:
    """The match that a place belongs to, as the finished parties tell it, in any order.

    ValueError where it is none, or a partie is missing between two.
    """
    terms = read_terms(place.agreed)
    found = {
        one.header.evening.partie: one
        for one in cards
        if one.header.evening is not None and one.header.evening.id == place.id
    }
    if sorted(found) != list(range(1, len(found) + 1)):
        raise ValueError("a partie of the match is missing")
    return MatchOfTwo(terms, tuple(columns(found[number]) for number in sorted(found)))


def next_of(match: MatchOfTwo, place: EveningPlace) -> EveningPlace:
    """The partie that comes next."""
    return replace(place, partie=len(match.parties) + 1)
