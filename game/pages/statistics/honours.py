"""Whom one has beaten: an honour for each, found in the score cards and kept nowhere else.

It is given for three parties won against somebody, as long as more were won than lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from game.pages.people import you_of
from game.pages.statistics.figures import figures_of
from game.pages.statistics.filter import against_words
from game.pages.statistics.played import PartiePlayed
from game.saves.partie import ScoreCard
from game.stage.blocks import SOFT, WordBlock
from game.stage.layout import Column
from game.words.catalogue import say_of
from game.words.terms import date_words

WON = 3
"""Parties."""


class Beaten(Struct, frozen=True):
    """What came of all parties against somebody, those that were drawn among them."""

    parties: int
    won: int
    lost: int

    @property
    def honoured(self) -> bool:
        return self.won >= WON and self.won > self.lost


def honours(cards: Iterable[ScoreCard], game: str) -> Mapping[str, Beaten]:
    """Those who were beaten at a game, by the kind of a header, with how often."""
    ends: Counter[tuple[str, bool | None]] = Counter()
    for card in cards:
        header = card.header
        you = you_of(header)
        if you is None or header.game != game or header.alone:
            continue
        winner = card.settlement.winner
        ends[header.kinds[you.other], None if winner is None else winner is you] += 1
    records = {
        kind: Beaten(sum(ends[kind, end] for end in (True, False, None)), *pair)
        for kind in dict.fromkeys(kind for kind, _ in ends)
        for pair in [(ends[kind, True], ends[kind, False])]
    }
    return {kind: record for kind, record in records.items() if record.honoured}


LATE = "late"
"""The name of a goal that was crossed in the last deal."""


class First(Struct, frozen=True):
    """What it was, a part of a deal or LATE, and in which partie."""

    name: str
    partie: PartiePlayed


def firsts(parties: Iterable[PartiePlayed], game: str) -> tuple[First, ...]:
    """The first time for each, in the order in which the game names them."""
    figures = figures_of(game)
    places = {part: figures.parts.index(part) for part in figures.firsts}
    found: dict[str, PartiePlayed] = {}
    for partie in sorted(parties, key=lambda one: one.finished):
        for part, at in places.items():
            if part not in found and any(
                deal.parts is not None and deal.parts[0][at] > 0 for deal in partie.deals
            ):
                found[part] = partie
        late = figures.late is not None and LATE not in found
        if late and figures.late is not None and figures.late(partie):
            found[LATE] = partie
    return tuple(First(name, found[name]) for name in (*places, LATE) if name in found)


def first_words(found: tuple[First, ...], game: str) -> Column:
    """A quiet line for each."""
    lines = []
    for each in found:
        date, against = date_words(each.partie.finished.isoformat()), each.partie.against
        other = against.people[1] or against_words(against, game)
        words = say_of(game, f"statistics.first.{each.name}", date=date, other=other)
        lines.append(WordBlock(words, paint=SOFT))
    return Column(lines)
