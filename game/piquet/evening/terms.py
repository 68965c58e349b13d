"""What two agree on before they cut: a card of six parties, the best of so many, so many points.

It stands as text in each partie: "card of six, 240 pence each 40", "best of 5, 0 pence each 50".
"""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

from rules.piquet.club.stakes import Stake


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
