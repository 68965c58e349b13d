"""What each choice of a view is expected to come to: in points of the deal and in settlement.

Everything follows from the view and the seed, by the same beliefs and tables that Master plays by;
nothing here can know more than the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from game.players.piquet.beliefs import Beliefs
from game.players.piquet.cardplay import judged
from game.players.piquet.drawing import Effort, tried
from game.players.piquet.known import deal_of
from game.players.piquet.levels import MASTER
from game.players.piquet.masks import card_of, hand_of
from game.players.piquet.mind import Mind, beliefs, exchanges, worth_of
from game.players.piquet.opened import margin
from game.players.piquet.outcome import moment, outcome
from game.players.piquet.play_table import play_values
from game.players.piquet.saying import chances, gain
from game.players.piquet.situation import situation
from rules.core.cards import Hand
from rules.piquet.actions import Action, Call, Exchange, Play
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.combinations import Combination
from rules.piquet.scoring import CAPOT, CARDS, PIQUE, TRICKS, Item
from rules.piquet.seats import ELDER
from rules.piquet.view import View

_SHOWN = 8  # discards that are told of
_POINTS = Effort(((1, 150),), prior=1e-9)  # to tell a discard's points, each on the same deals


@dataclass(frozen=True, slots=True)
class Judgement:
    """One choice: points of the whole deal, mine less theirs, and settlement points.

    `split`: of a card, the points by what they are for; "play" has what younger still reckons in
    it. `chances` (0 to 1), of a card: "cards" and "capot" mine, "cards lost" and "capot lost",
    "divided", "pique" whoever's it may be; of a call: "good" and "equal".
    """

    action: Action
    points: float
    settlement: float
    split: dict[str, float] = field(default_factory=dict)
    chances: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Analysis:
    """The choices that were weighed, the best first; empty where nothing can be said of them."""

    candidates: tuple[Judgement, ...]


def analyse(view: View, seed: int = 0, mind: Mind = MASTER) -> Analysis:
    """What the choices of this view come to; ValueError when it leaves nothing to choose."""
    chance = Random(seed)
    match view.choices:
        case None:
            raise ValueError("this view leaves nothing to choose")
        case MayExchange():
            return Analysis(tuple(_exchanges(view, chance, seed, mind)))
        case MayPlay(cards):
            return Analysis(_cards(view, cards, beliefs(mind, view, chance), mind))
        case MayCall(calls, cards):
            held = beliefs(mind, view, chance)
            played = _cards(view, cards, held, mind)
            said = [_call(view, call, played[0], held, mind) for call in calls]
            every = sorted((*said, *played), key=lambda one: -one.settlement)
            return Analysis(tuple(every))
        case _:
            return Analysis(())


def _exchanges(view: View, chance: Random, seed: int, mind: Mind) -> Iterator[Judgement]:
    place = situation(view, mind.most_cards)
    for found in exchanges(mind, view, chance)[:_SHOWN]:
        only = [(0.0, found.out)]
        points = tried(place, margin, play_values(), _POINTS, Random(seed), only)[0].worth
        yield Judgement(Exchange(hand_of(found.out)), points, found.worth)


def _cards(view: View, allowed: Hand, held: Beliefs, mind: Mind) -> tuple[Judgement, ...]:
    deal = deal_of(view)
    now = moment(deal, allowed, held)
    by = (held.left, held.weights)
    end, in_points = outcome(view, held, worth_of(mind, view)), outcome(view, held, margin)
    counted = _counted(view)
    won = deal.table.won(deal.seat)
    found = []
    for one in judged(now, *by, end, play_values(), held.may_pique):
        spread = _spread(one.spread, won)
        points = sum(share * in_points(*end_) for end_, share in one.spread.items())
        split = dict(counted)
        split["cards"] = CARDS * (spread["cards"] - spread["cards lost"])
        split["capot"] = CAPOT * (spread["capot"] - spread["capot lost"])
        sign = 1 if deal.seat is ELDER else -1
        split["pique"] += sign * PIQUE * spread["pique"]
        split["play"] = points - sum(split.values())
        action = Play(card_of(one.card))
        found.append(Judgement(action, points, one.worth, split, spread))
    return tuple(found)


def _counted(view: View) -> dict[str, float]:
    """What stands in the ledger already, by what it was counted for."""
    deal = deal_of(view)
    names = (Item.CARTE_BLANCHE, Item.POINT, Item.SEQUENCE, Item.SET, Item.REPIQUE, Item.PIQUE)
    found = {name.value: 0.0 for name in names}
    for line in deal.ledger:
        if line.item in names:
            found[line.item.value] += line.points if line.seat is deal.seat else -line.points
    return found


def _spread(ends: dict[tuple[int, bool], float], won: int) -> dict[str, float]:
    names = ("cards", "capot", "cards lost", "capot lost", "divided", "pique")
    found = dict.fromkeys(names, 0.0)
    for (value, pique), share in ends.items():
        tricks = won + (value >> 1)
        half = TRICKS // 2
        if tricks == half:
            name = "divided"
        elif tricks > half:
            name = "capot" if tricks == TRICKS else "cards"
        else:
            name = "cards lost" if tricks else "capot lost"
        found[name] += share
        found["pique"] += share * pique
    return found


def _call(view: View, call: Combination, silent: Judgement, held: Beliefs, mind: Mind) -> Judgement:
    """A call, against saying nothing and playing the best card."""
    may = chances(view, call, held)
    return Judgement(
        Call(call),
        silent.points + gain(view, may, margin),
        silent.settlement + gain(view, may, worth_of(mind, view)),
        chances={"good": may.good, "equal": may.equal},
    )
