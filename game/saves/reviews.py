"""The reviews that the book keeps, so that each is made once: a row for a player and a deal.

A review is a line of JSON, `{"judged": 1, "choices": [...], "luck": {...}}`:

- a choice is a list: the number of its action in the deal (from 0, the pack; `OpenDeal.played`),
  its kind (`exchange`, `call`, `card`), the action in the notation, settlement lost, its standard
  error; where something was better also that action, the points of the deal lost, and the reason as
  an object (`AnalysisWire.read_reason`), or null;
- `luck` has `chair hand other talon result error` in points, and is null where none is told;
- `judged` is the way of judging; a review of a later way takes the place of an earlier one.

Nothing of it is the player's own: whatever is lost here is made anew from the actions. So a rescue
and a text of the whole book leave it out.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from game.games import PIQUET
from game.players.player import HUMAN
from game.players.review import Choice, ChoiceKind, Grade, KeptReview, Luck
from game.saves import limits
from game.saves.database import BookFile
from game.saves.partie import read_header, seal
from rules.core.seats import Player

_DIGITS = 2  # behind the point
_SEALED_AS = "review"  # so that no row is ever taken for an action


class Mistake(Struct, frozen=True):
    """A choice of a person that lost something beyond doubt, and where it stands."""

    partie: str
    deal: int
    player: Player
    choice: Choice


class Reviews:
    """The reviews in an open book. BookError where the file can be neither read nor written."""

    def __init__(self, file: BookFile) -> None:
        self._file = file

    def keep(self, review: KeptReview) -> None:
        """Store a review; one of the same player and deal is replaced, unless it is of later."""
        text = write_review(review)
        key, deal, player = review.partie, review.deal, review.player.name
        mark = seal(_SEALED_AS, key, deal, player, text)

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO review (partie, deal, player, judged, text, seal) "
                "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (partie, deal, player) DO UPDATE SET "
                "judged = excluded.judged, text = excluded.text, seal = excluded.seal "
                "WHERE review.judged <= excluded.judged",
                (key, deal, player, review.judged, text, mark),
            )

        self._file.commit(write)

    def of(self, partie: str) -> tuple[KeptReview, ...]:
        """The reviews of a partie by deals, A's first; a damaged one is passed over."""
        rows = self._file.read(
            "SELECT partie, deal, player, text, seal FROM review WHERE partie = ? "
            "ORDER BY deal, player",
            partie,
        )
        return tuple(_whole(rows))

    def of_people(self, game: str = PIQUET) -> Iterator[KeptReview]:
        """The reviews of persons who played a game against a program, the latest partie first.

        Of two persons at one screen nobody knows who asks: theirs are left out. So are deals that
        were played again, and parties against programs of an unknown header.
        """
        for key, header in self._file.read(
            "SELECT key, header FROM partie WHERE key IN (SELECT partie FROM review) "
            "ORDER BY id DESC"
        ):
            person = _person(header, game)
            if person is not None:
                yield from (one for one in self.of(key) if one.player is person)

    def mistakes(self, game: str = PIQUET) -> Iterator[Mistake]:
        """All mistakes of this person in a game, inaccuracies too, the latest partie first."""
        for review in self.of_people(game):
            for choice in review.choices:
                if choice.grade is not Grade.GOOD:
                    yield Mistake(review.partie, review.deal, review.player, choice)


def _person(header: str, game: str) -> Player | None:
    try:
        found = read_header(header)
    except ValueError:
        return None
    people = [player for player in Player if found.kinds[player] == HUMAN]
    counts = len(people) == 1 and not found.again and found.game == game
    return people[0] if counts else None


def _whole(rows: list[tuple[Any, ...]]) -> Iterator[KeptReview]:
    for key, deal, player, text, mark in rows:
        if mark != seal(_SEALED_AS, key, deal, player, text):
            continue
        try:
            yield read_review(key, deal, Player[player], text)
        except (KeyError, ValueError):
            continue  # of a later version, perhaps: it is made anew


class _ChoiceTold(Struct, array_like=True):
    place: limits.Place
    kind: ChoiceKind
    played: limits.Line
    lost: limits.Share
    doubt: limits.Share
    better: limits.Line = ""
    points: limits.Share = 0.0
    reason: dict[str, Any] | None = None

    def choice(self) -> Choice:
        for action in (self.played, self.better):
            limits.words(action, limits.LONGEST_LINE)
        better = self.better or self.played
        rest = self.lost, self.doubt, self.points, self.reason
        return Choice(self.place, self.kind, self.played, better, *rest)


class _ReviewTold(Struct):
    judged: limits.DealNumber
    choices: tuple[_ChoiceTold, ...]
    luck: Luck | None


def write_review(review: KeptReview) -> str:
    """A review as one line of JSON, without what its row says besides."""
    luck = None if review.luck is None else asdict(review.luck)
    data = {
        "judged": review.judged,
        "choices": [_choice_to_data(one) for one in review.choices],
        "luck": luck and {name: _rounded(value) for name, value in luck.items()},
    }
    return json.dumps(data, separators=(",", ":"))


def _choice_to_data(one: Choice) -> list[Any]:
    plain = [one.place, one.kind.value, one.played, _rounded(one.lost), _rounded(one.doubt)]
    if one.better == one.played:
        return plain
    return [*plain, one.better, _rounded(one.points), one.reason]


def _rounded(value: float) -> float:
    return round(value, _DIGITS)


def read_review(partie: str, deal: int, player: Player, text: str) -> KeptReview:
    """The review in such a line; ValueError for anything else."""
    told = limits.read(_ReviewTold, limits.loaded(text))
    choices = tuple(one.choice() for one in told.choices)
    return KeptReview(partie, deal, player, choices, told.luck, told.judged)
