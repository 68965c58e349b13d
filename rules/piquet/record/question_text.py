"""Questions as they are written after `ask`: `point`, `spades`, `kings`, `called`, `which king`.

To be shown something one asks `to see point`, `to see sequences` or `to see kings`.
"""

from __future__ import annotations

from typing import assert_never

from rules.core.cards import Rank, Suit
from rules.piquet.combinations import Kind
from rules.piquet.record.text import FaultReason, TextLine, read_suit
from rules.piquet.talk.questions import (
    CalledLeft,
    NotReckoned,
    PointLeft,
    Question,
    RankLeft,
    ShowKind,
    ShowSet,
    SuitLeft,
)

_RANKS = {
    "ace": Rank.ACE,
    "king": Rank.KING,
    "queen": Rank.QUEEN,
    "knave": Rank.KNAVE,
    "ten": Rank.TEN,
}
_NAMES = {rank: name for name, rank in _RANKS.items()}
_KINDS = {"point": Kind.POINT, "sequence": Kind.SEQUENCE, "sequences": Kind.SEQUENCE}
_FILLING = frozenset(("how", "many", "of", "your", "the", "what", "to", "in", "hand"))
"""Left out in writing: "how many of your point", "what kings in hand"."""


def write_question(question: Question) -> str:
    """What is written after `ask`."""
    match question:
        case PointLeft():
            return "point"
        case SuitLeft(suit):
            return suit.name.lower()
        case RankLeft(rank):
            return f"{_NAMES[rank]}s"
        case CalledLeft():
            return "called"
        case NotReckoned(rank):
            return f"which {_NAMES[rank]}"
        case ShowKind(kind):
            return "to see point" if kind is Kind.POINT else "to see sequences"
        case ShowSet(rank):
            return f"to see {_NAMES[rank]}s"
    assert_never(question)


QUESTIONS = tuple(
    write_question(question)
    for question in (
        PointLeft(),
        SuitLeft(Suit.SPADES),
        RankLeft(Rank.KING),
        CalledLeft(),
        NotReckoned(Rank.KING),
        ShowKind(Kind.POINT),
        ShowKind(Kind.SEQUENCE),
        ShowSet(Rank.KING),
    )
)
"""One of each kind of question, as it is written."""


def read_question(line: TextLine) -> Question:
    """The question that is left of the line; NotationError if there is none or more."""
    match [word.low for word in line.words if word.low not in _FILLING]:
        case ["point"]:
            return PointLeft()
        case ["called"]:
            return CalledLeft()
        case ["which", rank] if rank in _RANKS:
            return NotReckoned(_RANKS[rank])
        case ["see" | "show", kind] if kind in _KINDS:
            return ShowKind(_KINDS[kind])
        case ["see" | "show", ranks] if ranks.removesuffix("s") in _RANKS:
            return ShowSet(_RANKS[ranks.removesuffix("s")])
        case [ranks] if ranks.removesuffix("s") in _RANKS:
            return RankLeft(_RANKS[ranks.removesuffix("s")])
        case [_]:
            while line.first in _FILLING:
                line = line.rest()
            return SuitLeft(read_suit(line))
        case _:
            words = " ".join(word.low for word in line.words)
            raise line.wrong(FaultReason.NO_QUESTION, words)
