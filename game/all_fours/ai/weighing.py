"""What the choices of a view are worth, tried on hands that the other may hold.

First figures come from few hands, settled ones from many. Which hands they are follows from the
seed alone, and the work is counted and never timed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Protocol

from game.all_fours.ai import heuristic
from game.all_fours.ai.begging import WAYS, run, ways_to_lay_away
from game.all_fours.ai.estimates import PARTS, Points, Prospect, chances, reason_of, so_far
from game.all_fours.ai.heuristic import deal_of, trumps_of
from game.all_fours.ai.open_cards import OPEN, Position, alike, bits
from game.all_fours.ai.stakes import ME, OTHER, DealEnds, End, Mark, stakes_of
from game.all_fours.ai.valuing import LONG, Table
from game.all_fours.ai.worlds import Known, every_hand, hands, known_of, to_lay_away_beside
from game.all_fours.points import numbers_right
from game.players.judgement import Analysis, Weighed
from game.players.tried import Row, Tried, judged, settled
from rules.all_fours.actions import Action, Beg, Give, LayAway, Play, Run, Stand
from rules.all_fours.choices import MayAnswerBeg, MayBeg, MayLayAway, MayPlay
from rules.all_fours.options import TurnedJack
from rules.all_fours.view import View
from rules.core.cards import Card, Hand, Rank, Suit

EFFORT = 400
"""Hands of the other on which choices are tried for the settled figures."""
_FIRST = 40  # ... and for the first


class Trial(Protocol):
    """Choices, and what each comes to where the other's hand is known."""

    @property
    def actions(self) -> Sequence[Action]:
        """The choices that are told apart."""

    @property
    def known(self) -> Known:
        """What is known of the other's hand."""

    @property
    def certain(self) -> bool:
        """Whether nothing but the other's hand is unknown."""

    def ends(self, hand: Hand, luck: Random) -> Sequence[End]:
        """What each of the choices comes to, in their order."""


def weighed(seen: View, trial: Trial, seed: int, effort: int = EFFORT) -> Iterator[Weighed | None]:
    """What the choices come to, twice; None where one may stop in between.

    Where the other can hold few hands all of them are looked at, and nothing is left to doubt.
    """
    luck = Random(seed)
    tried = [Tried(action) for action in trial.actions]
    every = every_hand(trial.known) if trial.certain and not trial.known.away else None
    if every:
        for hand in every:
            _try(tried, trial, hand, luck)
            yield None
        yield Weighed(_told(seen, tried, sure=True), settled=True)
        return
    drawn = hands(trial.known, luck)
    first = min(_FIRST, effort)
    for count in (first, effort - first):
        for hand in islice(drawn, count):
            _try(tried, trial, hand, luck)
            yield None
        if count:
            settled = len(tried[0].worths) == effort
            yield Weighed(_told(seen, tried, sure=False), settled=settled)


def _try(tried: Sequence[Tried], trial: Trial, hand: Hand, luck: Random) -> None:
    for one, end in zip(tried, trial.ends(hand, luck), strict=True):
        one.worths.append(end.chance)
        one.rows.append([float(end.marks.count((part, side))) for side in _SIDES for part in PARTS])


_SIDES = ME, OTHER


def _told(seen: View, tried: Sequence[Tried], *, sure: bool) -> Analysis:
    """The judgements of what was tried, the best first."""
    deal = deal_of(seen)
    before = [so_far(deal, player) for player in (seen.player, seen.player.other)]

    def read(row: Row) -> tuple[Points, Points, Mapping[Prospect, float]]:
        mine, theirs = (
            Points(**{part: had[part] + more for part, more in zip(PARTS, some, strict=True)})
            for had, some in zip(before, (row[: len(PARTS)], row[len(PARTS) :]), strict=True)
        )
        return mine, theirs, chances(mine, theirs)

    return judged(tried, read, reason_of, sure=sure)


def trial_of(seen: View, also: Action | None = None) -> Trial | None:
    """What can be weighed of a view, `also` among it if it is offered; None for nothing."""
    if not numbers_right(seen):
        return None
    match seen.choices:
        case MayPlay(cards) if len(cards) > 1 and len(deal_of(seen).hand) <= LONG:
            return _Cards(seen, cards)
        case MayLayAway(cards, number) if number and len(cards) - number <= LONG:
            return _LaidAway(seen, cards, number, also)
        case MayBeg() | MayAnswerBeg(give=True, refuse=False) if deal_of(seen).begs < 2:
            return None if deal_of(seen).set_aside else _Beg(seen)
        case _:
            return None


class _Cards:
    """A card to lead or to play; of those that come to the same the lowest first."""

    certain = True

    def __init__(self, seen: View, may: Hand) -> None:
        deal = deal_of(seen)
        self._seen, self._hand = seen, deal.hand
        self.known = known_of(deal, seen.player)
        stands = alike(may, bits(self.known.may))
        told = may if len(set(stands.values())) > 1 else stands.values()
        self._stands = {card: stands[card] for card in sorted(told)}
        self.actions: Sequence[Action] = [Play(card) for card in self._stands]

    def ends(self, hand: Hand, _luck: Random) -> Sequence[End]:
        table = Table(self._seen, self._hand, hand, told=True)
        ends = {card: table.end_after(card) for card in sorted(set(self._stands.values()))}
        return [ends[card] for card in self._stands.values()]


class _LaidAway:
    """A few likely ways to lay away, and that which is asked about."""

    certain = False

    def __init__(self, seen: View, held: Hand, number: int, also: Action | None) -> None:
        deal = deal_of(seen)
        ways = ways_to_lay_away(held, number, trumps_of(deal), WAYS)
        if isinstance(also, LayAway) and also.cards not in ways:
            ways = [*ways, also.cards]
        self._seen, self._held, self._ways = seen, held, ways
        self.known = to_lay_away_beside(known_of(deal, seen.player), len(held) - number, number)
        self.actions: Sequence[Action] = [LayAway(way) for way in ways]

    def ends(self, hand: Hand, _luck: Random) -> Sequence[End]:
        return [
            Table(self._seen, self._held - way, hand, told=True).end_at_start()
            for way in self._ways
        ]


class _Beg:
    """To stand or beg, to give or run: the other's hand and the stock are supposed."""

    certain = False

    def __init__(self, seen: View) -> None:
        deal = deal_of(seen)
        self._hand, self._trumps = deal.hand, trumps_of(deal)
        self._stakes = stakes_of(seen)
        self._mine = self._stakes.elder == ME
        self.known = known_of(deal, seen.player)
        knave = deal.turn_up is not None and deal.turn_up.rank is Rank.KNAVE
        late = knave and seen.options.turned_jack is TurnedJack.FINAL
        self._before: tuple[Mark, ...] = (("turned", self._dealer),) if late else ()
        self.actions: Sequence[Action] = (Stand(), Beg()) if self._mine else (Give(), Run())

    @property
    def _dealer(self) -> int:
        return OTHER if self._mine else ME

    def ends(self, hand: Hand, luck: Random) -> Sequence[End]:
        stock = [card for card in self.known.may if card not in hand]
        luck.shuffle(stock)
        if not self._mine:
            return self._given(hand), self._run(hand, stock)
        stands = self._played((self._hand, hand), self._trumps, self._before)
        return stands, self._given(hand) if self._gives(hand) else self._run(hand, stock)

    def _given(self, hand: Hand) -> End:
        before = (*self._before, ("gift", self._stakes.elder))
        return self._played((self._hand, hand), self._trumps, before)

    def _run(self, hand: Hand, stock: Sequence[Card]) -> End:
        both = (self._hand, hand) if self._mine else (hand, self._hand)
        ran = run(both, stock, self._trumps)
        if ran is None:
            return End(self._stakes.again, ())
        knave = ran.turned.rank is Rank.KNAVE
        before: tuple[Mark, ...] = (("turned", self._dealer),) if knave else ()
        hands = ran.hands if self._mine else (ran.hands[1], ran.hands[0])
        return self._played(hands, ran.turned.suit, before)

    def _gives(self, hand: Hand) -> bool:
        """Whether a sensible dealer would give elder one, with such a hand."""
        return self._stakes.lacks[self._stakes.elder] > 1 and heuristic.gives(hand, self._trumps)

    def _played(self, hands: tuple[Hand, Hand], trumps: Suit, before: tuple[Mark, ...]) -> End:
        ending = DealEnds(self._stakes, trumps, hands, before, told=True)
        return ending.end(Position((bits(hands[0]), bits(hands[1])), self._stakes.elder, 0, OPEN))


def analyse(
    view: View, seed: int = 0, *, also: Action | None = None, effort: int = EFFORT
) -> Analysis:
    """What the choices of this view come to; ValueError when it leaves nothing to choose.

    The best by its settlement first, however little it is better by: nothing loses less than it.
    """
    return settled(weigh(view, seed, also=also, effort=effort), reason_of)


def weigh(
    view: View, seed: int, *, also: Action | None = None, effort: int = EFFORT
) -> Iterator[Weighed | None]:
    """The same, at once as well as it can, and then better; None where one may stop in between.

    Of those that are as good as the best within doubt the one of most points stands first.
    """
    if view.choices is None:
        raise ValueError("this view leaves nothing to choose")
    trial = trial_of(view, also)
    if trial is None or len(trial.actions) < 2:
        yield Weighed(Analysis(()), settled=True)
    else:
        yield from weighed(view, trial, seed, effort)
