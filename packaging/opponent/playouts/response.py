"""A best response to Master: whoever answers him knowing how he chooses.

Where Master's code would choose, it plays each choice that may be better out, both sides going on
as Master does, on deals as likely as it may think them; and leaves Master's own choice only where
another does better by more than luck. What it gains on Master is what Master can be used for, by
one choice after the other. It sees no more than its seat does.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from random import Random

import numpy as np
from msgspec import Struct

from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.belief.manners import said
from game.piquet.ai.levels import LEVELS, MASTER
from game.piquet.ai.master import cards_judged
from game.piquet.ai.situation import situation
from game.piquet.ai.sums.cardplay import Judged
from game.piquet.ai.values.equity import equity
from game.piquet.ai.values.masks import bit_of, card_of, hand_of, mask_of
from playouts.both_ways import without
from playouts.calls import HANDS, both_ways, drawn, kinds_of
from playouts.deal import Talk, Worth, played
from playouts.gain import gains
from playouts.hearing import EVERY, Numbers, Says
from playouts.verdict import Effort, verdict
from rules.core.cards import Hand
from rules.piquet.actions import Action, Call, Exchange, Play
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.combinations import Combination, Kind
from rules.piquet.scoring import TRICKS
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.view import View

PARTS = ("exchange", "calls", "play")
_EFFORT = Effort(opinion=24, first=300, deals=4_000, stages=((6, 48), (3, 192)))
_SOME, _MANY = 20, 40  # points: between them a point is worth what it usually is


class Search(Struct, frozen=True):
    """How long the best response looks.

    `effort`: of an exchange; `calls`, `cards`: deals played out for each call, and for each card;
    `near`: points within which another card is tried; `errors`: by how many of its errors another
    choice must do better; `tricks`: from how many on nothing is tried any more.
    """

    effort: Effort = _EFFORT
    calls: int = 192
    cards: int = 64
    near: float = 1.0
    errors: float = 1.5
    tricks: int = TRICKS - 3


class Responder:
    """Answers Master in some parts of the deal, and is Master in the others."""

    def __init__(self, worth: dict[int, Worth], parts: frozenset[str], search: Search) -> None:
        """`worth`: of the deal, by seat."""
        self._worth, self._parts, self._search = worth, parts, search
        self.changed = dict.fromkeys(PARTS, 0)

    def choose(self, seen: View, seed: int) -> Action:
        """What to do in this view."""
        usual = master(seen, seed)
        part = part_of(usual)
        if part not in self._parts:
            return usual
        found = self._better(seen, usual, seed)
        self.changed[part] += found != usual
        return found

    def _better(self, seen: View, usual: Action, seed: int) -> Action:
        match seen.choices, usual:
            case MayExchange(), Exchange(cards):
                return self._exchange(seen, cards, seed)
            case MayCall(), Call(what):
                return self._call(seen, what, seed)
            case ((MayCall(cards=allowed) | MayPlay(allowed)), Play(card)):
                return self._play(seen, bit_of(card), allowed, seed)
            case _:
                return usual

    def _of(self, seen: View) -> Worth:
        return self._worth[int(deal_of(seen).seat)]

    def _exchange(self, seen: View, usual: Hand, seed: int) -> Action:
        place, named = situation(seen), mask_of(usual)
        found = verdict(place, self._of(seen), [named], self._search.effort, seed)
        least = next(one for one in found.judged if one.out == named).least
        if least.points > self._search.errors * least.error:
            return Exchange(hand_of(found.judged[0].out))
        return Exchange(usual)

    def _call(self, seen: View, usual: Combination, seed: int) -> Action:
        """Master's call, or none of its kind: then what comes next."""
        for gain in gains(seen, seed):
            if gain.call.kind is usual.kind and gain.chances.good < 1:
                found = both_ways(seen, gain, self._of(seen), self._search.calls, seed)
                if found.worth < -self._search.errors * found.worth_error:
                    return self.choose(without(seen, usual.kind), seed)
        return Call(usual)

    def _play(self, seen: View, usual: int, allowed: Hand, seed: int) -> Action:
        deal, search = deal_of(seen), self._search
        judged = cards_judged(MASTER, seen, allowed, Random(seed))
        best, near = usual, self._near(seen, usual, judged)
        if len(deal.table.tricks) < search.tricks and near:
            own, most = self._ends(seen, usual, seed), 0.0
            for card in near:
                more = self._ends(seen, card, seed) - own
                sure = float(more.mean() - search.errors * more.std() / sqrt(len(more)))
                if sure > most:
                    best, most = card, sure
        return Play(card_of(best))

    def _near(self, seen: View, usual: int, judged: list[Judged]) -> list[int]:
        """The other cards that Master thinks nearly as good."""
        value = equity(seen).value
        within = self._search.near * (value(_MANY, _SOME) - value(_SOME, _SOME)) / (_MANY - _SOME)
        return [
            one.card for one in judged if one.card != usual and judged[0].worth - one.worth < within
        ]

    def _ends(self, seen: View, card: int, seed: int) -> Numbers:
        """The points that I make more by this card, deal by deal; the same deals for each card."""
        worlds = drawn(seen, Kind.POINT, self._search.cards, seed)
        chance = np.random.default_rng(seed)
        elder, younger = played(worlds, self._of(seen), chance, HANDS, so_far(seen, card))
        found: Numbers = elder - younger if deal_of(seen).seat is ELDER else younger - elder
        return found


@lru_cache(maxsize=256)
def master(seen: View, seed: int) -> Action:
    """What Master does; the same is asked again and again."""
    found: Action = LEVELS["master"](seen, seed)
    return found


def part_of(action: Action) -> str:
    """The part of the deal that an action is of; "" for one of none."""
    match action:
        case Exchange():
            return "exchange"
        case Call():
            return "calls"
        case Play():
            return "play"
        case _:
            return ""


def so_far(seen: View, card: int) -> Talk:
    """What was said and played, and this card next.

    What younger has not said yet she will: all that she may.
    """
    deal = deal_of(seen)
    heard = said(deal)
    done = [bit_of(one) for trick in deal.table.tricks for one in (trick.led, trick.reply)]
    if deal.table.led is not None:
        done.append(bit_of(deal.table.led))
    hers = kinds_of(heard.youngers) if deal.seat is YOUNGER else EVERY
    return Talk(Says(kinds_of(heard.elders), hers), played=(*done, card))
