"""Whom one has beaten: an honour for each, found in the score cards and kept nowhere else.

It is given for three parties won against somebody, as long as more were won than lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from game.pages.people import you_of
from game.saves.partie import ScoreCard

WON = 3
"""Parties."""


class Beaten(Struct, frozen=True):
    """What came of all parties against somebody, those that were drawn among them."""

    parties: int
    won: int
    lost: int

    @property
    def honoured(self) -> bool:
        """Whether that is an honour."""
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
