"""The hands by which exchanges are measured, and the file that keeps what was judged of them.

Every hand has a number, and follows from it: elder's and younger's by turns; at the start of a
partie, in the last deal ahead, in the last deal behind. A line of the file is one hand:

    17 younger 92-75 5 7S7H… : 7S9HJS 0.00 0.05 0.02 master plain; 7S7H9H 0.41 0.12 0.43 club

its number, seat, score before the deal (one's own first; 0-0 at the start), how many cards elder
took if it is younger's, the cards; then each discard that was played out: what it loses at least,
the error of that, what it loses at most, and who would put it out. All in points (see `scores`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

import numpy as np
from msgspec import Struct

from game.piquet.ai.levels import LEVELS
from game.piquet.ai.situation import situation
from game.piquet.ai.values.equity import equity
from game.piquet.ai.values.masks import hand_of, mask_of
from game.piquet.match.facts import begun
from playouts.deal import Worth
from playouts.verdict import Effort, Judged, Loss, verdict
from rules.core.cards import Card, Hand, hand
from rules.core.seats import Player
from rules.piquet.actions import Exchange
from rules.piquet.exchange import is_carte_blanche
from rules.piquet.options import ELDER_MOST, Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import Phase, State
from rules.piquet.view import View, view

FILE = Path(__file__).resolve().parents[3] / "tests" / "judge" / "discards.txt"
PLAYERS = ("master", "plain", "expert", "club", "novice")
EFFORT = Effort(deals=40_000, stages=((14, 64), (7, 256), (3, 960)))
MOST_POINTS = 190  # hardly ever does one side make more in a deal

_OPTIONS = Options()
_LAST = 6  # deals of a partie
_LEAST, _MOST = 70, 130  # the total of the one behind before the last deal
_AHEAD = (5, 50)  # and how far he is behind


class Question(Struct, frozen=True):
    """A hand to exchange: its cards, whose, the score before the deal, and elder's number."""

    number: int
    seat: Seat
    score: tuple[int, int]
    theirs: int | None
    hand: Hand

    @property
    def when(self) -> str:
        """At the start of a partie, or ahead or behind in its last deal."""
        mine, theirs = self.score
        return "start" if mine == theirs == 0 else "ahead" if mine > theirs else "behind"

    def view(self) -> View:
        """What the one sees who is to exchange this hand. The cards that he cannot see are any.

        But the other has no carte blanche.
        """
        luck, unseen = Random(self.number), sorted(set(PACK) - self.hand)
        while True:
            rest = luck.sample(unseen, len(unseen))
            if not is_carte_blanche(frozenset(rest[: len(self.hand)])):
                return _view(self.seat, self.score, self.hand, rest, self.theirs)


class Measured(Struct, frozen=True):
    """A hand with what was judged of it, and who would put out what."""

    question: Question
    judged: tuple[Judged, ...]
    by: dict[str, int]

    def of(self, player: str) -> Judged | None:
        """What was judged of this player's discard; None if it was not."""
        return next((one for one in self.judged if one.out == self.by.get(player)), None)


def question(number: int) -> Question:
    """The hand of this number. Of younger's, Master says how many cards elder takes."""
    luck = Random(f"yardstick {number}")
    seat = Seat(number % 2)
    when = number // 2 % 3
    both = _before_the_last(luck)
    score = ((0, 0), both, (both[1], both[0]))[when]
    while True:
        cards = luck.sample(PACK, len(PACK))
        dealt, rest = frozenset(cards[:12]), cards[12:]
        state = _state(seat, score, dealt, rest)
        if state.phase is Phase.EXCHANGE:
            break
    if seat is ELDER:
        return Question(number, seat, score, None, dealt)
    player = state.current.player(ELDER)
    action = LEVELS["master"](view(state, player), number)
    took = len(action.cards) if isinstance(action, Exchange) else ELDER_MOST
    return Question(number, seat, score, took, dealt)


def _before_the_last(luck: Random) -> tuple[int, int]:
    behind = luck.randint(_LEAST, _MOST)
    return behind + luck.randint(*_AHEAD), behind


def _state(seat: Seat, score: tuple[int, int], dealt: Hand, rest: list[Card]) -> State:
    """The deal before elder's exchange; the rest are the other's cards and the talon."""
    mine, others = sorted(dealt), rest[:12]
    hands = (mine, others) if seat is ELDER else (others, mine)
    pack: list[Card] = []
    for start in range(0, 12, _OPTIONS.packets):
        for each in hands:
            pack += each[start : start + _OPTIONS.packets]
    deals = 0 if score == (0, 0) else _LAST - 1
    # A deals first of six, so in the last deal B does, and A is elder.
    dealer = Player.B if not deals else Player.A
    pair = score if seat is ELDER else (score[1], score[0])
    results = (pair, *[(0, 0)] * (deals - 1)) if deals else ()
    return begun(results, dealer, _OPTIONS, (*pack, *rest[12:]))


def _view(
    seat: Seat, score: tuple[int, int], dealt: Hand, rest: list[Card], theirs: int | None
) -> View:
    state = _state(seat, score, dealt, rest)
    if seat is not ELDER and theirs is not None:
        away = frozenset(sorted(state.current.hands[ELDER])[:theirs])
        state = apply(state, Exchange(away))[-1].state
    return view(state, state.current.player(seat))


@lru_cache(maxsize=8)
def worth(seat: Seat, score: tuple[int, int]) -> Worth:
    """What the deal is worth by both's points, at this score: by settlement, told in points.

    A point is what one more of one's own is worth on average over what the deal may come to.
    """
    seen = _view(seat, score, frozenset(PACK[:12]), list(PACK[12:]), ELDER_MOST)
    value = equity(seen).value
    size = MOST_POINTS + 1
    found = np.array([[value(mine, other) for other in range(size)] for mine in range(size)])
    usual = found[10:61, 5:51]
    a_point = float((usual[5:] - usual[:-5]).mean()) / 5
    own, others = found / a_point, -found.T / a_point
    return Worth(own, others) if seat is ELDER else Worth(others, own)


def discards(asked: Question, players: Iterable[str]) -> dict[str, int]:
    """What each of these players would put out."""
    seen, found = asked.view(), {}
    for name in players:
        action = LEVELS[name](seen, asked.number)
        if isinstance(action, Exchange):
            found[name] = mask_of(action.cards)
    return found


def measured(asked: Question, by: dict[str, int], effort: Effort = EFFORT) -> Measured:
    """Judge the discards of a hand."""
    place = situation(asked.view())
    found = verdict(place, worth(asked.seat, asked.score), by.values(), effort, asked.number)
    return Measured(asked, found.judged, by)


def line(found: Measured) -> str:
    """As it stands in the file."""
    asked = found.question
    theirs = "-" if asked.theirs is None else str(asked.theirs)
    score = "-".join(map(str, asked.score))
    head = f"{asked.number} {asked.seat.name.lower()} {score} {theirs} {_written(asked.hand)} : "
    return head + "; ".join(_told(one, found.by) for one in found.judged)


def _told(one: Judged, by: dict[str, int]) -> str:
    names = [name for name, out in by.items() if out == one.out]
    numbers = f"{one.least.points:.2f} {one.least.error:.2f} {one.most.points:.2f}"
    return " ".join([_written(hand_of(one.out)), numbers, *names])


def _written(cards: Hand) -> str:
    return "".join(map(str, sorted(cards)))


def _read(text: str) -> Hand:
    return hand(" ".join(text[at : at + 2] for at in range(0, len(text), 2)))


def measured_of(text: str) -> Measured:
    """What a line of the file says; ValueError for any other."""
    head, _, rest = text.partition(" : ")
    number, seat, score, theirs, cards = head.split()
    mine, other = score.split("-")
    asked = Question(
        int(number),
        Seat[seat.upper()],
        (int(mine), int(other)),
        None if theirs == "-" else int(theirs),
        _read(cards),
    )
    judged, by = [], {}
    for each in rest.split("; "):
        away, least, error, most, *names = each.split()
        out = mask_of(_read(away))
        loss = Loss(float(least), float(error))
        judged.append(Judged(out, loss, loss._replace(points=float(most))))
        by.update(dict.fromkeys(names, out))
    return Measured(asked, tuple(judged), by)


def stored(path: Path = FILE) -> Iterator[Measured]:
    """All hands of the file, in its order; none if there is no file yet."""
    if path.exists():
        for text in path.read_text(encoding="ascii").splitlines():
            yield measured_of(text)
