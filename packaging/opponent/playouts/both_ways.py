"""What a call is worth, by playing: the same deals played to the end with it and without it.

The deals are drawn from what the caller may believe, never from the truth: another hand for the
other, and the rest put out or left. Each is replayed up to the call, told, and then played on by
the same player in both seats, once with the call made and once with its kind kept back; so the two
differ by nothing but the call and what comes of it. Deals in which the caller would not have seen
what he has seen are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.belief.manners import best
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import beliefs, worth_of
from game.piquet.ai.values.masks import hand_of
from game.players.mind import Choose
from rules.core.cards import Card, Hand
from rules.core.seats import Player
from rules.piquet.actions import Action, Answer, Call, Deal, Exchange
from rules.piquet.choices import MayAnswerConcession, MayCall
from rules.piquet.combinations import Combination, Kind
from rules.piquet.events import TookIn
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, check
from rules.piquet.scoring import Item, standing, total
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import State, twelve_of
from rules.piquet.view import DealView, View, view

_IN_PLAY = {Item.LEAD, Item.TRICK, Item.LAST_TRICK, Item.CARDS, Item.CAPOT, Item.CONCEDED}


class Position(Struct, frozen=True):
    """A moment of a deal: the partie before the pack was dealt, and all that was done since."""

    before: State
    actions: tuple[Action, ...]

    def state(self) -> State:
        """How it lies now."""
        state = self.before
        for action in self.actions:
            state = apply(state, action)[-1].state
        return state


class Difference(NamedTuple):
    """What a call gained over silence in one deal: in points, in settlement, and in the play alone.

    `play` is for leads, tricks and the cards: what the telling cost, where it is below 0.
    """

    points: float
    settlement: float
    play: float


class Gain(Struct, frozen=True):
    """The mean of many differences, with its standard error."""

    deals: int
    points: float
    points_error: float
    settlement: float
    settlement_error: float
    play: float
    play_error: float

    @classmethod
    def of(cls, found: Sequence[Difference]) -> Gain:
        """That of two deals at least."""
        means = [mean(part) for part in zip(*found, strict=True)]
        errors = [stdev(part) / sqrt(len(found)) for part in zip(*found, strict=True)]
        return cls(len(found), means[0], errors[0], means[1], errors[1], means[2], errors[2])


def both_ways(
    position: Position, call: Combination, deals: int, seed: int, player: Choose
) -> Iterator[Difference]:
    """A difference for each deal that could be drawn; `player` sits in both seats."""
    luck = Random(seed)
    seen = _seen(position.state())
    value = worth_of(MASTER, seen)
    for one in drawn(position, deals, luck, call.kind):
        state, number = one.state(), luck.randrange(1 << 40)
        told = _played_on(apply(state, Call(call))[-1].state, player, number, seen.player, None)
        kept = _played_on(state, player, number, seen.player, call.kind)
        yield Difference(
            told.mine - told.theirs - kept.mine + kept.theirs,
            value(told.mine, told.theirs) - value(kept.mine, kept.theirs),
            told.play - kept.play,
        )


def drawn(position: Position, deals: int, luck: Random, kind: Kind) -> Iterator[Position]:
    """Up to so many deals, as likely as the one on turn may think, all the same to him so far.

    They are taken at even steps through the hands of the other in the order of the best he has of
    a kind: so a call is good in about as many of them as it should be.
    """
    now = position.state()
    seen = _seen(now)
    believed = beliefs(replace(MASTER, hands=1 << 20), seen, luck)
    weighed = list(zip(believed.whole, believed.weights, strict=True))
    luck.shuffle(weighed)
    weighed.sort(key=lambda one: best(one[0], kind))
    reached, at = 0.0, luck.random()
    for hand, weight in weighed:
        reached += weight * deals
        while at < reached:
            at += 1
            one = _replayed(position, now, seen, hand_of(hand), luck)
            if one is not None:
                yield one


def _seen(state: State) -> View:
    deal = state.current
    return view(state, deal.player(deal.turn))


def _replayed(
    position: Position, now: State, seen: View, other: Hand, luck: Random
) -> Position | None:
    """The same deal with this hand for the other; None where it would have looked otherwise."""
    me = deal_of(seen).seat
    pack, thrown = _laid_out(now, me, other, luck)
    exchanges = iter(thrown)
    state, done = position.before, list[Action]()
    for action in position.actions:
        again = _again(action, state, me, pack, exchanges)
        if again is None or check(state, again) is not None:
            return None
        done.append(again)
        state = apply(state, again)[-1].state
    return Position(position.before, tuple(done)) if view(state, seen.player) == seen else None


def _again(
    action: Action, state: State, me: Seat, pack: tuple[Card, ...], thrown: Iterator[Hand]
) -> Action | None:
    """What was done, with other cards; None where they do not let it be done."""
    match action:
        case Deal():
            return Deal(pack)
        case Exchange():
            return Exchange(next(thrown))
        case Call(what) if state.current.turn is not me:
            alike = _alike(_seen(state), what)
            return None if alike is None else Call(alike)
        case Answer(reply) if state.current.turn is not me:
            return Answer(reply)
        case _:
            return action


def _laid_out(
    now: State, me: Seat, other: Hand, luck: Random
) -> tuple[tuple[Card, ...], tuple[Hand, Hand]]:
    """A pack that brings these hands, and what elder and younger put out of theirs."""
    was, his = now.current.exchanged, me.other
    seen = deal_of(view(now, now.current.player(me)))
    mine = twelve_of(now.current, me)
    left = set(seen.leavings or ()) | set(seen.left_seen) - other
    sure = [one for one in seen.left_seen if one in other]
    rest = _mixed(frozenset(PACK) - mine - seen.discard - other - left, luck)
    wanted = len(was.discards[his])
    thrown, taken = [seen.discard] * 2, [seen.taken] * 2
    thrown[his] = frozenset(rest[:wanted])
    drawn = {*sure, *_mixed(other - set(sure), luck)[: wanted - len(sure)]}
    taken[his] = frozenset(drawn)
    dealt = [mine - seen.taken | seen.discard] * 2
    dealt[his] = other - drawn | thrown[his]
    in_turn = [card for card in _took_in(seen, me) if card not in sure]
    first = [*in_turn, *sure, *sorted(drawn - set(sure))]
    if me is YOUNGER:
        first = [*sorted(drawn), *in_turn]
    below = (*(one for one in seen.left_seen if one in left), *rest[wanted:])
    if seen.leavings:
        below = seen.leavings
    hands = [_mixed(one, luck) for one in dealt]
    packets, pack = now.options.packets, list[Card]()
    while hands[ELDER]:
        for held in hands:
            pack += held[:packets]
            del held[:packets]
    return (*pack, *first, *below), (thrown[ELDER], thrown[YOUNGER])


def _took_in(seen: DealView, me: Seat) -> tuple[Card, ...]:
    """The cards that the one on turn took of the talon, as they came."""
    return next(
        cards
        for event in seen.history
        if isinstance(event, TookIn) and event.seat is me and (cards := event.cards) is not None
    )


def _mixed(cards: Hand, luck: Random) -> list[Card]:
    return luck.sample(sorted(cards), len(cards))


def _alike(seen: View, what: Combination) -> Combination | None:
    """A call that is as good as another's, of those that may be made."""
    match seen.choices:
        case MayCall(calls) | MayAnswerConcession(calls):
            same = (one for one in calls if one.kind is what.kind and one.strength == what.strength)
            return next(same, None)
        case _:
            return None


class _End(NamedTuple):
    """A deal's points, the caller's and the other's, and what the play brought him above the other.

    Pique and repique are no part of the play.
    """

    mine: int
    theirs: int
    play: int


def _played_on(
    state: State, player: Choose, seed: int, caller: Player, kept_back: Kind | None
) -> _End:
    """How the deal ends if the caller keeps one kind back from here."""
    number = len(state.results)
    deal = state.current
    while len(state.results) == number and isinstance(state.turn, Player):
        seen = view(state, state.turn)
        if seen.player is caller and kept_back is not None:
            seen = without(seen, kept_back)
        state = apply(state, player(seen, seed))[-1].state
        deal = state.deal or deal
    seat = deal.seat(caller)
    play = sum(
        line.points if line.seat is seat else -line.points
        for line in standing(deal.ledger)
        if line.item in _IN_PLAY
    )
    return _End(total(deal.ledger, seat), total(deal.ledger, seat.other), play)


def without(seen: View, kind: Kind) -> View:
    """A view in which nothing of a kind may be called."""
    match seen.choices:
        case MayCall(calls) | MayAnswerConcession(calls) as may:
            fewer = tuple(one for one in calls if one.kind is not kind)
            return replace(seen, choices=replace(may, calls=fewer))
        case _:
            return seen
