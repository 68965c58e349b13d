"""What both sides of a deal count, by what it is for: in hand, repique and pique, play and cards.

The same reckoning as `reckoned` and `outcome`, which add it up for choosing; here it is kept apart,
for whoever wants to know why.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.ai.estimates import PARTS, Points, Prospect
from game.piquet.ai.sums.two_hands import HandWorth, after_play, first_to_thirty
from rules.piquet.combinations import Kind
from rules.piquet.scoring import PIQUE, PIQUE_FROM, REPIQUE, TRICKS, Item
from rules.piquet.seats import ELDER, Seat
from rules.piquet.view import DealView

BLANCHE, POINT, SEQUENCES, SETS, PLAY, CARDS, PIQUES, REPIQUES = range(len(PARTS))
OF_KIND = {Kind.POINT: POINT, Kind.SEQUENCE: SEQUENCES, Kind.SET: SETS}
_OF_ITEM = {
    Item.CARTE_BLANCHE: BLANCHE,
    Item.POINT: POINT,
    Item.SEQUENCE: SEQUENCES,
    Item.SET: SETS,
    Item.CARDS: CARDS,
    Item.CAPOT: CARDS,
    Item.PIQUE: PIQUES,
    Item.REPIQUE: REPIQUES,
}

Sums = list[float]
"""Points by part, in the order of `PARTS`."""

Pending = dict[Kind, float]
"""Points that are still to be counted, by kind."""

InHand = tuple[int, int, int, int]
"""What a side counts for carte blanche, point, sequences and sets."""


Extra = tuple[int, int]
"""Pique and repique."""


def none() -> Sums:
    """Nothing counted yet."""
    return [0.0] * len(PARTS)


def points(sums: Sequence[float]) -> Points:
    """Sums as they are told, without the dust of adding up."""
    return Points(*(rounded(part) for part in sums))


def rounded(number: float) -> float:
    """A number without what is lost in adding up many; never a zero below zero."""
    return round(number, 9) + 0.0


def add(sums: Sums, more: Sequence[float], share: float = 1.0) -> None:
    """Put a share of more to sums."""
    for part, value in enumerate(more):
        if value:
            sums[part] += share * value


def so_far(deal: DealView, seat: Seat) -> Sums:
    """What a seat has in the ledger already."""
    sums = none()
    for line in deal.ledger:
        if line.seat is seat:
            sums[_OF_ITEM.get(line.item, PLAY)] += line.points
    return sums


def all_called(mine: HandWorth, theirs: HandWorth, blanche: int = 0) -> tuple[InHand, InHand]:
    """What I and the other count in hand, both calling all they hold.

    `blanche`: the points of a carte blanche, above 0 mine and below 0 the other's.
    """
    return _counts(mine, theirs, max(blanche, 0)), _counts(theirs, mine, max(-blanche, 0))


def _counts(mine: HandWorth, theirs: HandWorth, blanche: int) -> InHand:
    return (
        blanche,
        mine.point >> 7 if mine.point > theirs.point else 0,
        mine.sequences if mine.sequence > theirs.sequence else 0,
        mine.sets if mine.rank_set > theirs.rank_set else 0,
    )


def extraordinary(
    seat: Seat, mine: InHand, theirs: InHand, on_end: int, younger_repique: int = REPIQUE
) -> tuple[Extra, Extra]:
    """My pique and repique and the other's, by what both count in hand.

    `on_end`: what elder makes in play before younger counts anything.
    """
    elder, younger = (mine, theirs) if seat is ELDER else (theirs, mine)
    hers, his = (0, 0), (0, 0)
    first = first_to_thirty(elder, younger)
    if first > 0:
        his = 0, REPIQUE
    elif first < 0:
        hers = 0, younger_repique
    elif not any(younger) and sum(elder) + on_end >= PIQUE_FROM:
        his = PIQUE, 0
    return (his, hers) if seat is ELDER else (hers, his)


def for_tricks(mine: int) -> tuple[int, int]:
    """What so many tricks of mine, of all twelve, add for me and for the other after the play."""
    return after_play(mine), after_play(TRICKS - mine)


def chances_of(
    mine: Sequence[float], theirs: Sequence[float], tricks: int | None
) -> list[Prospect]:
    """What happened in a deal by its sums and, if it was played, by my tricks of all twelve."""
    found = [] if tricks is None else [trick_chance(tricks)]
    for part, won, lost in _HAPPENED:
        if mine[part]:
            found.append(won)
        if theirs[part] and lost is not None:
            found.append(lost)
    return found


_HAPPENED = (
    (POINT, Prospect.POINT, None),
    (SEQUENCES, Prospect.SEQUENCE, None),
    (SETS, Prospect.SET, None),
    (PIQUES, Prospect.PIQUE, Prospect.PIQUE_LOST),
    (REPIQUES, Prospect.REPIQUE, Prospect.REPIQUE_LOST),
)


def trick_chance(mine: int) -> Prospect:
    """What so many tricks of mine, of all twelve, come to."""
    half = TRICKS // 2
    if mine == half:
        return Prospect.DIVIDED
    if mine > half:
        return Prospect.CAPOT if mine == TRICKS else Prospect.CARDS
    return Prospect.CARDS_LOST if mine else Prospect.CAPOT_LOST


def played(play: float, cards: float) -> Sums:
    """Points of the play and for the cards as sums."""
    sums = none()
    sums[PLAY], sums[CARDS] = play, cards
    return sums
