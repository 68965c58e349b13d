"""What a voice says: the difference of two pictures in words.

It is read off the tree of widgets: what was said at the table, the sentence that says what now, the
page one has come to, and what has the focus.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from game.stage.ornaments import Lettering
from game.stage.picture import Bubble, Item, Picture, Role, Widget, joined
from game.words.catalogue import say
from game.words.catalogue import spoken as code
from game.words.languages import language

_RANKS = re.compile(r"(?<=[♠♥♦♣])(?: ?(?:[A-Z]\b|[2-9]\b|10\b))+")
_SIGNS = {"♠": "suit.S", "♥": "suit.H", "♦": "suit.D", "♣": "suit.C"}
_REMEMBERED = 4
"""Sentences."""


class Utterance(Struct, frozen=True):
    """Words for a voice; what is `urgent` is heard instead of what was still being said."""

    words: str
    urgent: bool = False


class _Heard(Struct, frozen=True):
    """What a picture says, part by part; answers with their numbers."""

    heads: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    now: tuple[str, ...] = ()
    focus: str = ""
    marks: tuple[str, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()


class Narrator:
    """Remembers what was told of the last picture, and the sentences told last.

    While cards move, a sentence gives way to another and comes back: it is told once.
    """

    def __init__(self) -> None:
        self._before = _Heard()
        self._lately: deque[str] = deque(maxlen=_REMEMBERED)

    def see(self, picture: Picture) -> Iterator[Utterance]:
        """What is new in a picture, in the order in which one wants to hear it."""
        heard, before = _heard(picture), self._before
        self._before = heard
        fresh = _without(heard.heads, before.heads)
        fresh += _without(heard.said, before.said)
        fresh += _without(heard.marks, before.marks)
        for answer in heard.answers:
            if answer not in before.answers:
                yield Utterance(spoken(answer[1]), urgent=True)
        if fresh:
            self._lately.clear()  # something has happened: what now may be as it was before that
        now = _without(heard.now, (*before.now, *self._lately))
        self._lately.extend(now)
        fresh = [words for words in (*fresh, *now) if words.strip()]
        if fresh:
            yield Utterance(spoken(joined(fresh)))
        if heard.focus and heard.focus != before.focus:
            yield Utterance(spoken(heard.focus), urgent=not fresh)


def chosen(part: Widget) -> str:
    """What is told of what has the focus: a card that is chosen is said to be."""
    lifted = part.chosen and part.role is Role.CARD
    return joined((part.told, say("cards.chosen"))) if lifted else part.told


def spoken(words: str) -> str:
    """Words as they are said: a sign of a suit by its name, and the letters of ranks after it."""
    words = _RANKS.sub(lambda found: f" {' '.join(map(_rank, found[0].split()))}", words)
    for sign, key in _SIGNS.items():
        words = words.replace(f"{sign}:", f" {say(key)}:").replace(sign, f" {say(key)} ")
    return re.sub(r" +(?=[,.])", "", " ".join(words.split()))


def _rank(letter: str) -> str:
    """A rank by the letter it has in the language spoken."""
    ranks = dict(zip((*language(code()).courts, "A"), "KQJA", strict=True))
    return say(f"rank.{ranks[letter]}") if letter in ranks else letter


def _heard(picture: Picture) -> _Heard:
    parts = list(_parts(picture.tree or picture.items))
    by_role: dict[Role, list[str]] = {role: [] for role in (Role.HEADING, Role.LIVE, Role.MARK)}
    now: list[str] = []
    focus, answers = "", list[tuple[str, str]]()
    for part in parts:
        match part:
            case Widget(role=Role.STATUS):
                now += filter(None, (part.name, part.note))
            case Widget(role=Role.ANSWER):
                answers.append((part.among, part.name))
            case Widget(role=role) if role in by_role:
                by_role[role].append(part.told)
            case Lettering(words) if not words.isdigit():  # no sum that is counted up
                by_role[Role.LIVE].append(words)
            case Bubble(fresh=True):
                by_role[Role.LIVE].append(part.told)
        if isinstance(part, Widget) and part.focused:
            focus = chosen(part)
    heads, said, marks = map(tuple, by_role.values())
    marks = tuple(each for each in marks if each != focus)
    return _Heard(heads, said, tuple(now), focus, marks, tuple(answers))


def _parts(parts: Iterable[Item]) -> Iterator[Item]:
    """All that a tree is made of, what is whole before what is in it.

    Of what can be pressed, or is told as a whole, only what has the focus.
    """
    for part in parts:
        yield part
        if isinstance(part, Widget):
            inner = _parts(part.parts)
            whole = part.key is not None or part.name
            yield from inner if not whole else (each for each in inner if _is_focused(each))


def _is_focused(part: Item) -> bool:
    return isinstance(part, Widget) and part.focused


def _without(words: Sequence[str], before: Sequence[str]) -> list[str]:
    """Those words that were not there before."""
    return [word for word in words if word not in before]
