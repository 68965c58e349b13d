"""The exchange: which cards to put out, and how many, by trying discards on many possible deals.

The deals that may be are dealt at random from the cards out of sight, the adversary exchanging as
the learned tables would. The discards worth trying are picked by the same tables; the better they
do, the more deals they are tried on. What the tables think counts like some deals more, so that
luck in few deals does not choose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

from msgspec import Struct

from game.piquet.ai.likely_discard import likely_discard
from game.piquet.ai.sums.outcome import Worth, deal_end
from game.piquet.ai.sums.two_hands import HandWorth, held
from game.piquet.ai.values.masks import WHOLE, bits, mask_of
from game.piquet.ai.values.play_table import PlayValues
from game.piquet.ai.values.playing import playing
from game.piquet.ai.values.straying import Strayed
from game.piquet.ai.values.tables import Worths, keeping
from rules.piquet.options import ELDER_MOST, HAND, TALON
from rules.piquet.pack import COURTS
from rules.piquet.scoring import CARTE_BLANCHE
from rules.piquet.seats import ELDER, Seat

_COURTS = mask_of(COURTS)


class Situation(Struct, frozen=True):
    """What is known when cards are to be put out.

    `hand`: the twelve; `least`, `most`: how many may go; `theirs`: how many the adversary put out
    or will, None where that depends on oneself; `blanche`: who showed or announced a carte blanche;
    `dealt`: the adversary's twelve, if they were shown.
    """

    seat: Seat
    hand: int
    least: int
    most: int
    theirs: int | None = None
    blanche: Seat | None = None
    dealt: int | None = None

    @property
    def hidden(self) -> int:
        """The twenty cards out of sight."""
        return WHOLE & ~self.hand

    @property
    def blanche_points(self) -> int:
        """What a carte blanche counts, above 0 elder's and below 0 younger's."""
        if self.blanche is None:
            return 0
        return CARTE_BLANCHE if self.blanche is ELDER else -CARTE_BLANCHE

    def taken(self, mine: int) -> tuple[int, int]:
        """How many cards elder and younger take if this seat puts out so many."""
        if self.seat is ELDER:
            return mine, TALON - mine if self.theirs is None else self.theirs
        return ELDER_MOST if self.theirs is None else self.theirs, mine


class Effort(Struct, frozen=True):
    """How much thought an exchange gets: candidates at each stage, and deals tried by its end.

    `settling`: one stage more where the deal settles the partie, for there few deals tell little.
    """

    stages: tuple[tuple[int, int], ...] = ((48, 60), (20, 160), (8, 400))
    prior: float = 25.0  # how many deals the tables' opinion counts for
    hidden: bool = False  # reckons with what it adds that neither sees the other's hand
    settling: tuple[tuple[int, int], ...] = ()
    told: int | None = None  # deals by which it is told what a worth is made of; None: all
    race: tuple[int, int] | None = None  # discards and deals at most, for who chooses (`race`)
    twice: bool = False  # every other deal is the one before it with the talon turned round


class Candidate(Struct, frozen=True):
    """A discard that was tried: the cards, how many deals, and its mean worth in them."""

    out: int
    worth: float
    deals: int


Like = Callable[[int], float]
"""How much better a discard looks to one than it is, in points."""


class PossibleDeal:
    """One possible deal: the talon in order and the adversary's hand, exchanged as is needed."""

    __slots__ = ("_after", "_chance", "_dealt", "_drawn", "_gone", "_seat", "_talon")

    def __init__(self, talon: Sequence[int], dealt: int, seat: Seat, chance: Random) -> None:
        self._talon = talon
        self._dealt = dealt
        self._seat = seat
        self._chance = chance
        self._drawn: dict[tuple[int, int], int] = {}
        self._after: dict[tuple[int, int], tuple[int, HandWorth]] = {}
        self._gone: dict[int, int] = {}  # what the adversary puts out, by how many

    def turned(self) -> PossibleDeal:
        """The same with the talon turned round; the adversary puts out the same.

        What he puts out takes longer to find than what a discard comes to, and both deals together
        say of discards about as much as two that have nothing in common.
        """
        found = PossibleDeal(self._talon[::-1], self._dealt, self._seat, self._chance)
        found._gone = self._gone
        return found

    def drawn(self, start: int, end: int) -> int:
        """The cards of the talon from one place to another."""
        key = start, end
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = sum(self._talon[start:end])
        return found

    def adversary(self, start: int, end: int) -> tuple[int, HandWorth]:
        """His hand when he takes these cards of the talon, and what he has to call."""
        key = start, end
        found = self._after.get(key)
        if found is None:
            out = self._gone.get(end - start)
            if out is None:
                out = self._gone[end - start] = self._puts_out(start, end)
            hand = self._dealt ^ out | self.drawn(start, end)
            found = self._after[key] = hand, held(hand)
        return found

    def _puts_out(self, start: int, end: int) -> int:
        return likely_discard(self._dealt, end - start, self._seat.other, self._chance)


def ranked(situation: Situation) -> list[tuple[float, int]]:
    """Every discard that is allowed with its worth by the tables, the best first."""
    hand, seat = situation.hand, situation.seat
    tables = keeping()
    single = bits(hand)
    found = []
    for count in range(situation.least, situation.most + 1):
        table = None if tables is None else tables.get((seat, count))
        for chosen in combinations(single, count):
            out = sum(chosen)
            found.append((_worth(table, hand ^ out, out), out))
    found.sort(reverse=True)
    return found


def _worth(table: Worths | None, kept: int, out: int) -> float:
    return -float(out.bit_count()) if table is None else table.worth(kept, out)


def tried(
    situation: Situation,
    worth: Worth,
    table: PlayValues,
    effort: Effort,
    chance: Random,
    candidates: Sequence[tuple[float, int]],
    deals: list[PossibleDeal] | None = None,
    like: Like | None = None,
) -> list[Candidate]:
    """Try discards on possible deals, fewer of them at each stage; the best first.

    `candidates`: worth by the tables and cards, the best first. `deals`: is filled with them all.
    `like`: what is added to the worth of a discard, however many deals it is tried on.
    """
    deals = [] if deals is None else deals
    opinion = {out: mine for mine, out in candidates}
    totals: dict[int, float] = dict.fromkeys(opinion, 0.0)
    counts: dict[int, int] = dict.fromkeys(opinion, 0)
    left = [out for _, out in candidates]

    liked = {out: like(out) if like else 0.0 for out in opinion}

    def judged(out: int) -> float:
        found = (totals[out] + effort.prior * opinion[out]) / (counts[out] + effort.prior)
        return found + liked[out]

    for most, wanted in effort.stages:
        left = sorted(left, key=judged, reverse=True)[:most]
        add_deals(deals, wanted, situation, effort, chance)
        for out in left:
            begin = counts[out]
            some = deals[begin:wanted]
            points = worth_over(situation, out, some, worth, table, effort.hidden)
            totals[out] += points
            counts[out] = wanted
    left.sort(key=judged, reverse=True)
    return [Candidate(out, judged(out), counts[out]) for out in left]


def add_deals(
    deals: list[PossibleDeal], wanted: int, situation: Situation, effort: Effort, chance: Random
) -> None:
    """Deal more until there are so many."""
    while len(deals) < wanted:
        if effort.twice and len(deals) % 2:
            deals.append(deals[-1].turned())
        else:
            deals.append(PossibleDeal(*possible_talon(situation, chance), situation.seat, chance))


def possible_talon(situation: Situation, chance: Random) -> tuple[list[int], int]:
    """Talon and adversary's twelve at random, as far as nothing is known of them."""
    hidden = bits(situation.hidden)
    other = situation.seat.other
    if situation.dealt is not None:
        dealt = situation.dealt
    elif situation.blanche is other:
        dealt = sum(chance.sample([bit for bit in hidden if not bit & _COURTS], HAND))
    else:
        dealt = sum(chance.sample(hidden, HAND))
    talon = [bit for bit in hidden if not bit & dealt]
    chance.shuffle(talon)
    return talon, dealt


def worth_over(
    situation: Situation,
    out: int,
    deals: Iterable[PossibleDeal],
    worth: Worth,
    table: PlayValues,
    hidden: bool = False,
    so_far: float = 0.0,
) -> float:
    """The worth of a discard over these deals added to what it was `so_far`, one after the other.

    `hidden` as `Effort` has it.
    """
    total = so_far
    for one in worths_over(situation, out, deals, worth, table, hidden):
        total += one
    return total


def worths_over(
    situation: Situation,
    out: int,
    deals: Iterable[PossibleDeal],
    worth: Worth,
    table: PlayValues,
    hidden: bool = False,
) -> Iterator[float]:
    """The worth of a discard in each of these deals.

    Where the worth is one of deals that stray (`Strayed`), so is each of these.
    """
    more = playing() if hidden else None
    blanche, elder = situation.blanche_points, situation.seat is ELDER
    strayed = worth.at if isinstance(worth, Strayed) else None
    for mine, other, has in both_hands(situation, out, deals):
        if elder:
            own, others, value = deal_end(mine, other, table, blanche, has, hidden=more)
        else:
            others, own, value = deal_end(other, mine, table, blanche, hidden=more, elder_held=has)
        yield worth(own, others) if strayed is None else strayed(value, own, others)


def both_hands(
    situation: Situation, out: int, deals: Iterable[PossibleDeal]
) -> Iterator[tuple[int, int, HandWorth]]:
    """After this discard in each of these deals: my hand, the other's, and what his has to call."""
    kept = situation.hand ^ out
    his, hers = situation.taken(out.bit_count())
    elder = situation.seat is ELDER
    mine, theirs = ((0, his), (his, his + hers)) if elder else ((his, his + hers), (0, his))
    for deal in deals:
        other, has = deal.adversary(*theirs)
        yield kept | deal.drawn(*mine), other, has
