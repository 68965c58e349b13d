"""The glossary: every term of the game with what it means, and where terms stand in a sentence.

The forms of a term stand in the words of each language, parted by bars. A form that begins with
"=" is meant only at the table, where it is the whole of what is written: "Cards" on the panel is a
term, in "take two cards" it is none. Forms of no term are words that only look like one.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from game.games import PIQUET
from game.piquet.words.say import say
from game.words.catalogue import spoken
from game.words.languages import module_of

TERMS = (
    "ask",
    "call",
    "capot",
    "carte-blanche",
    "concede",
    "correct",
    "cut",
    "deal",
    "dealer",
    "discard",
    "elder",
    "equal",
    "exchange",
    "follow",
    "good",
    "huitieme",
    "in-hand",
    "keep-back",
    "knave",
    "lead",
    "left",
    "less",
    "major",
    "making",
    "minor",
    "name-suit",
    "not-good",
    "partie",
    "pique",
    "play-points",
    "point",
    "quart",
    "quatorze",
    "quint",
    "reckon",
    "repique",
    "rubicon",
    "sequence",
    "septieme",
    "settlement",
    "show",
    "sink",
    "sixieme",
    "talon",
    "the-cards",
    "tierce",
    "trick",
    "trio",
    "younger",
)
"""All terms by their keys."""

_WHOLE, _NO_TERM = "=", ""


@dataclass(frozen=True, slots=True)
class Found:
    """A term in a sentence: which, and from which letter to which."""

    term: str
    start: int
    end: int


def head(term: str) -> str:
    """The term as the glossary is sorted by it."""
    return say(f"term.{term}")


def meaning(term: str) -> str:
    """What it means, in one or two sentences with an example."""
    return say(f"term.{term}.means")


def forms(term: str) -> tuple[str, ...]:
    """How it may be written."""
    written: str = module_of(spoken(), PIQUET, "glossary").FORMS[term]
    return tuple(written.split("|"))


def in_order() -> tuple[str, ...]:
    """All terms as the glossary of the language spoken has them."""
    return tuple(sorted(TERMS, key=lambda term: plain(head(term))))


def plain(words: str) -> str:
    """Small letters without accents, for sorting and searching."""
    parts = unicodedata.normalize("NFD", words.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def found_in(words: str, at_table: bool = True) -> tuple[Found, ...]:
    """The terms that stand in a sentence, from left to right; of two at one place the longer."""
    whole, pattern, inside = _index(spoken())
    alone = whole.get(words.strip().rstrip(".").lower()) if at_table else None
    if alone is not None:
        return (Found(alone, 0, len(words)),)
    return tuple(
        Found(term, *match.span())
        for match in pattern.finditer(words)
        if (term := inside[match.group().lower()]) != _NO_TERM
    )


@lru_cache
def _index(language: str) -> tuple[dict[str, str], re.Pattern[str], dict[str, str]]:
    """What is a term as a whole; a pattern for forms inside a sentence, and what each is."""
    if language != spoken():
        raise ValueError(f"{language!r} is not spoken now")
    whole: dict[str, str] = {}
    inside: dict[str, str] = {}
    for term in (*TERMS, _NO_TERM):
        for form in forms(term):
            bare = form.removeprefix(_WHOLE).lower()
            (whole if form.startswith(_WHOLE) else inside)[bare] = term
    longest_first = sorted(inside, key=len, reverse=True)
    pattern = "|".join(re.escape(form) for form in longest_first)
    return whole, re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE), inside
