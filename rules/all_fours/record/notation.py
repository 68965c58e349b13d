"""Every action as one line of text and back: `beg`, `run`, `lay 5S 6D 4D`, `ask high`, `play KH`.

Logs and saves share these lines. Grammar: rules/all_fours/NOTATION.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rules.all_fours.actions import (
    Abide,
    Action,
    AnnounceNumber,
    AnswerBunch,
    AskTrump,
    Beg,
    ClaimPoints,
    Cut,
    Deal,
    DemandDeal,
    DrawOut,
    Give,
    GoOn,
    LayAway,
    Play,
    Point,
    ProposeBunch,
    RefuseBeg,
    Run,
    Slip,
    Spread,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.pack import in_order
from rules.core.cards import card, cards, hand, write_cards
from rules.core.game import Misread

_NOTHING = "nothing"  # is asked any more


def write_action(action: Action) -> str:
    """The one line that stands for an action."""
    match action:
        case Play(one):
            return f"play {one}"
        case LayAway(held):
            return f"lay {write_cards(in_order(held))}".rstrip()
        case AskTrump(question):
            return f"ask {question.value}"
        case ClaimPoints(points):
            return " ".join(["claim", *(point.value for point in Point if point in points)])
        case Spread(pack):
            return f"spread {write_cards(pack)}"
        case Deal(pack, None):
            return f"deal {write_cards(pack)}"
        case Deal(pack, slip):
            return f"deal {write_cards(pack)} {slip}"
        case DrawOut(place):
            return f"draw {place}"
        case Cut(place):
            return f"cut {place}"
        case AnswerBunch(agree):
            return "agree" if agree else "disagree"
        case GoOn():
            return f"ask {_NOTHING}"
        case (
            Stand()
            | Beg()
            | Give()
            | Run()
            | RefuseBeg()
            | ProposeBunch()
            | AnnounceNumber()
            | DemandDeal()
            | Abide()
        ):
            return next(word for word, other in _WORDS.items() if other == action)
    assert_never(action)


def parse_action(text: str) -> Action:
    """The action that a line stands for; ValueError with a sentence for anything else."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    if verb in _WORDS and not rest:
        return _WORDS[verb]
    read = _VERBS.get(verb)
    if read is None:
        raise Misread("no-action", text, told=f"{text!r} is no action of All-Fours")
    return read(rest)


def _deal(rest: str) -> Deal:
    pack, _, last = rest.rpartition(" ")
    slip = next((one for one in Slip if one.value == last), None)
    return Deal(cards(rest if slip is None else pack), slip)


def _place(rest: str) -> int:
    if not (rest.isascii() and rest.isdigit() and len(rest) <= 3):
        raise Misread("no-place", rest, told=f"{rest!r} is no place of the pack")
    return int(rest)


def _points(rest: str) -> ClaimPoints:
    words = rest.split()
    if len(set(words)) != len(words):
        raise Misread("point-twice", rest, told=f"a point stands twice in {rest!r}")
    return ClaimPoints(frozenset(map(Point, words)))


_WORDS: dict[str, Action] = {
    "stand": Stand(),
    "beg": Beg(),
    "give": Give(),
    "run": Run(),
    "refuse": RefuseBeg(),
    "bunch": ProposeBunch(),
    "agree": AnswerBunch(agree=True),
    "disagree": AnswerBunch(agree=False),
    "announce": AnnounceNumber(),
    "demand": DemandDeal(),
    "abide": Abide(),
}

_VERBS: dict[str, Callable[[str], Action]] = {
    "play": lambda rest: Play(card(rest)),
    "lay": lambda rest: LayAway(hand(rest)),
    "ask": lambda rest: GoOn() if rest == _NOTHING else AskTrump(TrumpQuestion(rest)),
    "claim": _points,
    "spread": lambda rest: Spread(cards(rest)),
    "deal": _deal,
    "cut": lambda rest: Cut(_place(rest)),
    "draw": lambda rest: DrawOut(_place(rest)),
}
