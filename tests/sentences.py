"""Prints every sentence of the teacher in all languages: `python -m tests.sentences [BEGINNING …]`.

So that someone who has not written them may read them side by side: what the coach, the lessons,
the trainers, the puzzles and the review may say, each key with sample values. They are taken from
the tables of words and the files of the lessons, so that a new one appears by itself. A beginning,
such as `puzzle` or `school.keep`, prints what begins so and nothing else, whatever room it is of.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import zip_longest
from textwrap import wrap
from typing import Any, NamedTuple

from msgspec import Struct

from game.games import PIQUET
from game.piquet.words.terms import call_name, sequence_name, set_name
from game.school.lesson import Words, in_words, must_have_lessons
from game.school.reading import lesson_of
from game.words.catalogue import speak, spoken
from game.words.files import codes
from game.words.languages import Inflected, language
from game.words.terms import capital, card_name, number, sign, suit_name
from rules.core.cards import Rank, Suit, card, hand
from rules.piquet.combinations import Point
from tests.game.tongues import sentences

ELSEWHERE = frozenset(
    (
        *("back", "book", "call", "cap", "card", "cards", "choice", "csv", "curtain", "date"),
        *("action", "demo", "do", "fair", "failure", "feat", "filter", "forward", "help", "icon"),
        *("keep", "keys", "language", "ledger", "list", "menu", "month", "motion", "name"),
        *("names", "new", "notation", "notice", "now", "open", "option", "panel", "phase"),
        *("picture", "place", "player", "points", "preset", "publics", "quit", "rank", "ranks"),
        *("refused", "reset", "rules", "say", "score", "seat", "selftest", "sequence", "set"),
        *("settings", "settlement", "sheet", "sign", "sort", "sound", "standing", "statistics"),
        *("storage", "suit", "term", "the-rank", "title", "tricks", "unseen", "verify", "you"),
    )
)
"""First words of keys by which no teacher speaks: the table, settings, the book and its files."""

_WIDTH = 62  # letters of a column

Sample = str | Callable[[], str]
SAMPLES: Mapping[str, Sample] = {
    "call": lambda: set_name(3, Rank.QUEEN),
    "card": lambda: card_name(card("KH")),
    "cards": "K ♥, 9 ♦",
    "count": "3",
    "fewer": lambda: number(2),
    "game": "Bézique",
    "judge": "Madame Argand",
    "kept": lambda: card_name(card("AS")),
    "led": lambda: card_name(card("QH")),
    "level": "Mrs Lavelle",
    "more": lambda: number(3),
    "most": "6",
    "name": "Bernadette",
    "number": lambda: number(3),
    "other": "Bernadette",
    "pace": "4.2",
    "part": "2",
    "percent": "71",
    "points": "12",
    "rank": lambda: "9",
    "ranks": lambda: _word("ranks.Q"),
    "set": lambda: set_name(3, Rank.QUEEN),
    "sign": lambda: sign(Suit.HEARTS),
    "suit": lambda: suit_name(Suit.HEARTS),
    "tenth": "2",
    "terms": "11 + 10 + 10",
    "then": lambda: _word("endings.then.cards"),
    "title": lambda: capital(_word("term.repique")) if _has("term.repique") else "Repique",
    "value": "49",
    "what": lambda: _word("term.quatorze.name") if _has("term.quatorze.name") else "quatorze",
    "who": "Bernadette",
    "whole": "4",
}
"""By the names of values; of one that is not here a number in words stands in its place."""

SAMPLES_OF: Mapping[str, Mapping[str, Sample]] = {
    "counting.why.rank": {
        "name": lambda: set_name(3, Rank.ACE),
        "other": lambda: set_name(3, Rank.QUEEN),
    },
    "counting.why.sequence": {"name": lambda: sequence_name(4, Rank.KNAVE)},
    "guess.ask": {"count": lambda: number(6), "most": lambda: number(9)},
    "guess.card": {"said": lambda: _word("guess.perhaps")},
    "guess.held": {"count": "4"},
    "guide.answer": {"call": lambda: capital(set_name(3, Rank.QUEEN))},
    "lesson": {"number": "3", "count": "7"},
    "learn": {"number": "3", "count": "7", "pace": lambda: _word("trainer.decimal")},
    "line": {"number": "61", "mine": "12", "theirs": "9", "change": "−8"},
    "report": {"file": "piquet-report-1.json", "variable": "PIQUET_HOME", "named": "/there"},
    "reading.why.call": {"call": lambda: call_name(Point(hand("AS KS QS JS TS")))},
    "school.answer": {"call": lambda: capital(set_name(3, Rank.QUEEN))},
    "school.stray.gap": {"missing": lambda: _word("the-rank.9")},
    "school.stray.less": {"best": lambda: _word("ranks.A")},
    "suggest.call": {"call": lambda: capital(set_name(3, Rank.QUEEN))},
    "suggest.play": {
        "card": lambda: capital(card_name(card("KH"))),
        "why": lambda: _word("why.wins"),
    },
    "trainer": {"number": "3", "pace": lambda: _word("trainer.decimal")},
}
"""The same where keys that begin so mean something else by a name."""


class Sentence(NamedTuple):
    """A key, or a lesson with a place in it; and what is said, in the order of the languages."""

    key: str
    said: tuple[str, ...]


def every(beginnings: tuple[str, ...] = ()) -> Iterator[Sentence]:
    """All sentences of the teacher, or all that begin so, in order."""
    before = spoken()
    tables = [sentences(code, PIQUET) for code in codes()]
    try:
        for key in sorted({key for table in tables for key in table}):
            if key.startswith(beginnings) if beginnings else _teaches(key):
                yield Sentence(key, tuple(_said(code, key) for code in codes()))
        for found in _of_lessons():
            if not beginnings or found.key.startswith(beginnings):
                yield found
    finally:
        speak(before)


def _teaches(key: str) -> bool:
    return key.split(".", maxsplit=1)[0] not in ELSEWHERE


def _said(code: str, key: str) -> str:
    """A sentence with sample values; in English where the language has none."""
    speak(code)
    table = sentences(code, PIQUET)
    words = table.get(key) or sentences("en", PIQUET)[key]
    return words.format_map(_Values(code, key))


class _Values(dict[str, Any]):
    """A value for whatever a sentence asks for."""

    def __init__(self, code: str, key: str) -> None:
        super().__init__()
        self._language, self._key = language(code), key

    def __missing__(self, name: str) -> Inflected:
        if name == "count" and self._key.endswith(".one"):
            return Inflected("1", self._language)
        plain = name[:1].lower() + name[1:]
        own = [some[plain] for key, some in SAMPLES_OF.items() if self._begins(key, plain)]
        sample = own[-1] if own else SAMPLES.get(plain, lambda: number(3))
        words = sample if isinstance(sample, str) else sample()
        return Inflected(capital(words) if name[:1].isupper() else words, self._language)

    def _begins(self, key: str, name: str) -> bool:
        return self._key.startswith(key) and name in SAMPLES_OF[key]


def _word(key: str) -> str:
    return sentences(spoken(), PIQUET)[key].format_map(_Values(spoken(), key))


def _has(key: str) -> bool:
    return key in sentences(spoken(), PIQUET)


def _of_lessons() -> Iterator[Sentence]:
    """What is said in the lessons, in the order in which it comes."""
    for name in must_have_lessons(PIQUET).names:
        for at, words in enumerate(_words_in(lesson_of(PIQUET, name)), 1):
            yield Sentence(f"lesson {name} {at}", tuple(in_words(words, code) for code in codes()))


def _words_in(value: object) -> Iterator[Words]:
    """All sentences within a value."""
    if isinstance(value, Words):
        yield from (value,) if value else ()
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from _words_in(each)
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            if field != "states":
                yield from _words_in(getattr(value, field))


def rows(sentence: Sentence) -> Iterator[str]:
    """A sentence as it is printed: its key, and the languages side by side."""
    yield sentence.key
    columns = [wrap(said, _WIDTH) for said in sentence.said]
    for line in zip_longest(*columns, fillvalue=""):
        yield "  " + "│ ".join(part.ljust(_WIDTH) for part in line).rstrip()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.sentences", description=__doc__)
    parser.add_argument("beginnings", nargs="*", metavar="BEGINNING", help="print what begins so")
    count = 0
    for found in every(tuple(parser.parse_args().beginnings)):
        print("\n".join(rows(found)))
        count += 1
    print(f"{count} sentences in {', '.join(codes())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
