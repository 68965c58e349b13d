"""What tests of the statistics share: score cards by hand, with the parts of their deals."""

from __future__ import annotations

from datetime import UTC, datetime

from game.pages.statistics.figures import Counts, Points
from game.pages.statistics.played import PartiePlayed, partie_played
from game.piquet.statistics import PARTS, Part
from game.players.player import seated
from game.saves.partie import Header, ScoreCard
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.settlement import Pair, settle_deals

RUBICON = Options()
NOW = datetime(2026, 3, 20, 12, tzinfo=UTC)

SIX = ((31, 12), (17, 34), (28, 23), (19, 15), (41, 5), (26, 9))
"""162 to 98: A wins 360 points, and B is rubiconed."""

CLOSE = ((20, 18), (12, 30), (25, 14), (10, 28), (24, 15), (9, 31))
"""100 to 136: B wins 136 points."""


def card(
    key: str = "one",
    deals: tuple[Pair, ...] = SIX,
    kinds: tuple[str, str] = ("human", "club"),
    names: tuple[str, str] = ("You", "Club"),
    finished: str = "2026-03-14T21:11:00+00:00",
    assisted: tuple[int, ...] = (),
    options: Options = RUBICON,
    again: str = "",
) -> ScoreCard:
    """A finished partie in which B has the first deal: A is elder in deals 1, 3 and 5."""
    header = Header(seated(names, kinds), options, 7, "2026-03-14T20:11:00+00:00", again)
    end = settle_deals(deals, options)
    return ScoreCard(key, header, deals, Player.B, finished, end, assisted)


def points(**parts: int) -> Points:
    """The parts of one side: points(point=5, play=13)."""
    given = {Part(name.replace("_", "-")): value for name, value in parts.items()}
    return tuple(given.get(part, 0) for part in PARTS)


FIRST: Counts = (points(point=5, sequence=3, play=13, cards=10), points(set=3, play=9))
"""The first deal of SIX, in parts: 31 to 12."""

SECOND: Counts = (points(play=17), points(point=6, play=18, cards=10))
"""The second: 17 to 34; here B is elder."""


def partie(score: ScoreCard | None = None, counts: dict[int, Counts] | None = None) -> PartiePlayed:
    found = partie_played(score or card(), counts)
    assert found is not None
    return found
