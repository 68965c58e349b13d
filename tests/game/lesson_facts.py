"""The numbers in the sentences of a lesson, and what the rules say of each.

A lesson names for every number where it comes from: `fact 49 making` says that the learner's point
makes 49. Here the rules are asked, at the very state in which the sentence is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import ClassVar

from game.piquet.ai.analysis import analyse
from game.school.lesson import Excerpt, Lesson, LessonStep
from game.words.languages import language
from rules.core.cards import Hand, Rank, card
from rules.core.seats import Player
from rules.piquet.choices import MayCall, MayExchange, MayPlay, choices
from rules.piquet.combinations import KINDS, RankSet, Sequence, points, sequences, sets
from rules.piquet.events import MakingTold
from rules.piquet.options import DEALS, RUBICON
from rules.piquet.pack import PACK, makes
from rules.piquet.scoring import (
    CAPOT,
    CARDS,
    CARTE_BLANCHE,
    PIQUE,
    PIQUE_FROM,
    REPIQUE,
    REPIQUE_FROM,
    TRICKS,
    total,
)
from rules.piquet.settlement import settle
from rules.piquet.state import DealState, State
from rules.piquet.view import view

RULES = {
    "carte-blanche": CARTE_BLANCHE,
    "cards": CARDS,
    "capot": CAPOT,
    "pique": PIQUE,
    "pique-from": PIQUE_FROM,
    "repique": REPIQUE,
    "repique-from": REPIQUE_FROM,
    "tricks": TRICKS,
    "half": TRICKS // 2,
    "deals": DEALS,
    "each": DEALS // 2,
    "rubicon": RUBICON,
    "trio": 3,
    "quatorze": 4,
    "quatorze-counts": 14,
    "quart": 4,
}
"""Numbers of the rules themselves; the last ones are in the very names."""

EXPECTED_WITHIN = 2.0
"""Points by which what Master expects may differ from what is said, as its sample has it."""

WORDS_BETWEEN = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|\d+")


@cache
def number_names(code: str) -> dict[str, int]:
    """Every number in words, but for one, which is an article too."""
    words = language(code).number_words
    found = {words(value): value for value in range(2, 400)}
    found["hundred" if code == "en" else "cent"] = 100
    return found


def numbers_in(sentence: str, code: str) -> set[int]:
    """The numbers in a sentence, in figures or in words; the longest name is meant."""
    words = [word.lower() for word in WORDS_BETWEEN.findall(sentence)]
    names, found, at = number_names(code), set(), 0
    while at < len(words):
        if words[at].isdigit():
            found.add(int(words[at]))
            at += 1
            continue
        for length in (3, 2, 1):
            name = " ".join(words[at : at + length])
            if name in names:
                found.add(names[name])
                at += length
                break
        else:
            at += 1
    return found


class Facts:
    """StepKind the rules say where a step of a lesson comes."""

    def __init__(self, lesson: Lesson, step: LessonStep) -> None:
        self.scene: Excerpt = lesson.scenes[step.scene]
        states = self.scene.states
        self.state: State | None = states[step.done] if states else None

    @property
    def deal(self) -> DealState:
        assert self.state is not None
        return self.state.current

    @property
    def hand(self) -> Hand:
        if self.state is not None and self.state.deal is None:
            return frozenset()  # one cuts
        return self.deal.hands[self.deal.seat(self.scene.seat)]

    def is_true(self, fact: str) -> bool:
        """Whether a fact ("49 making") is one."""
        value, what, *rest = fact.split()
        number = int(value)
        if what in self._named:
            return number == self._named[what](self)
        match what:
            case "rank":
                rank = Rank("T" if value == "10" else value)
                return any(each.rank is rank for each in PACK)
            case "sum":
                return number == sum(map(int, rest))
            case "rule":
                return number == RULES[rest[0]]
            case "held" | "theirs":
                player = self.scene.seat if what == "held" else self.scene.seat.other
                named = frozenset(map(card, rest))
                return number == len(named) and named <= self._twelve(player)
            case "longest":
                return number == self._longest(rest[0])
            case "makes":
                return number == makes(card(rest[0]))
            case "run":
                run = frozenset(PACK[: int(rest[0])])
                return number == Sequence(run).points
            case "master" | "book":
                return abs(number - self._expected()[what == "book"]) < EXPECTED_WITHIN
            case "alike":
                alike = [each for each in PACK if each.rank is Rank.ACE]
                return number == RankSet(frozenset(alike[: int(rest[0])])).points
        raise AssertionError(f"nobody knows the fact {fact!r}")

    def _twelve(self, player: Player) -> Hand:
        """StepKind a player held after the exchange, played or not."""
        seat = self.deal.seat(player)
        return self.deal.hands[seat] | self.deal.table.played(seat)

    def _longest(self, what: str) -> int:
        runs = sequences(self.hand)
        longest = runs[0].length
        return longest if what == "row" else sum(run.length == longest for run in runs)

    def _score(self, player: Player) -> int:
        assert self.state is not None
        deal = self.deal
        if len(self.state.results) == deal.number:
            return self.state.results[-1][player]
        return total(deal.ledger, deal.seat(player))

    def _expected(self) -> tuple[float, float]:
        """Points that Master's discard and that of the record are worth to him who looks on."""
        begun = self.scene.states[1]
        thrown = self.scene.actions[1]
        found = analyse(view(begun, self.scene.seat), seed=1, also=thrown)
        book = found.of(thrown)
        assert book is not None
        return found.candidates[0].points, book.points

    def _may(self) -> int:
        assert self.state is not None
        may = choices(self.state)
        assert isinstance(may, MayExchange)
        return may.most

    def _follow(self) -> int:
        assert self.state is not None
        may = choices(self.state)
        assert isinstance(may, MayPlay | MayCall)
        return len(may.cards)

    def _told(self) -> int:
        return next(e.value for e in reversed(self.deal.history) if isinstance(e, MakingTold))

    def _tricks(self, player: Player) -> int:
        return self.deal.table.won(self.deal.seat(player))

    def _totals(self) -> tuple[int, int]:
        assert self.scene.totals is not None
        return self.scene.totals

    _named: ClassVar[dict[str, Callable[[Facts], int]]] = {
        "score": lambda self: self._score(self.scene.seat),
        "their-score": lambda self: self._score(self.scene.seat.other),
        "tricks": lambda self: self._tricks(self.scene.seat),
        "lost": lambda self: self._tricks(self.scene.seat.other),
        "point": lambda self: points(self.hand)[0].points,
        "making": lambda self: points(self.hand)[0].value,
        "sequence": lambda self: sequences(self.hand)[0].points,
        "set": lambda self: sets(self.hand)[0].points,
        "hand": lambda self: len(self.hand),
        "talon": lambda self: len(self.deal.exchanged.talon),
        "taken": lambda self: len(self.deal.exchanged.taken[self.deal.seat(self.scene.seat)]),
        "may": _may,
        "follow": _follow,
        "told": _told,
        "kinds": lambda _self: len(KINDS),
        "total": lambda self: self._totals()[0],
        "their-total": lambda self: self._totals()[1],
        "won": lambda self: settle(self._totals()).points,
    }
