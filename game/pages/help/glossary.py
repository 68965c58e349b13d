"""The glossary of a game: every term with what it means, and where terms stand in a sentence.

The forms of a term stand in the words of each language, parted by bars. A form that begins with
"=" is meant only at the table, where it is the whole of what is written: "Cards" on the panel is a
term, in "take two cards" it is none. Forms of no term are words that only look like one.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from msgspec import Struct

from game.words.catalogue import say_of, spoken
from game.words.files import GENERAL, keys
from game.words.languages import ENGLISH

_WHOLE, _NO_TERM = "=", ""
_TERM, _MEANS = "term.", ".means"


class Found(Struct, frozen=True):
    """A term in a sentence: which, and from which letter to which."""

    term: str
    start: int
    end: int


class Glossary(Struct, frozen=True):
    """The terms of a game by their keys."""

    game: str
    terms: tuple[str, ...]

    def head(self, term: str) -> str:
        """The term as the glossary is sorted by it."""
        return say_of(self.game, f"term.{term}")

    def meaning(self, term: str) -> str:
        """What it means, in one or two sentences with an example."""
        return say_of(self.game, f"term.{term}.means")

    def forms(self, term: str) -> tuple[str, ...]:
        """How it may be written."""
        return tuple(say_of(self.game, f"term.{term or 'none'}.forms").split("|"))

    def in_order(self) -> tuple[str, ...]:
        """All terms as the glossary of the language spoken has them."""
        return tuple(sorted(self.terms, key=lambda term: plain(self.head(term))))

    def found_in(self, words: str, at_table: bool = True) -> tuple[Found, ...]:
        """The terms in a sentence, from left to right; of two at one place the longer."""
        if not self.terms:
            return ()
        whole, pattern, inside = _index(self, spoken())
        alone = whole.get(words.strip().rstrip(".").lower()) if at_table else None
        if alone is not None:
            return (Found(alone, 0, len(words)),)
        return tuple(
            Found(term, *match.span())
            for match in pattern.finditer(words)
            if (term := inside[match.group().lower()]) != _NO_TERM
        )


@cache
def glossary_of(game: str) -> Glossary:
    """The terms that a game explains, and those of any; none where it has none of its own.

    NoGameError for no game.
    """
    own, of_any = (
        tuple(
            key.removeprefix(_TERM).removesuffix(_MEANS)
            for key in keys(ENGLISH, of)
            if key.startswith(_TERM) and key.endswith(_MEANS)
        )
        for of in (game, GENERAL)
    )
    return Glossary(game, own + of_any if own else ())


def plain(words: str) -> str:
    """Small letters without accents, for sorting and searching."""
    parts = unicodedata.normalize("NFD", words.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


@lru_cache
def _index(
    glossary: Glossary, language: str
) -> tuple[dict[str, str], re.Pattern[str], dict[str, str]]:
    """What is a term as a whole; a pattern for forms inside a sentence, and what each is."""
    if language != spoken():
        raise ValueError(f"{language!r} is not spoken now")
    whole: dict[str, str] = {}
    inside: dict[str, str] = {}
    for term in (*glossary.terms, _NO_TERM):
        for form in glossary.forms(term):
            bare = form.removeprefix(_WHOLE).lower()
            (whole if form.startswith(_WHOLE) else inside)[bare] = term
    longest_first = sorted(inside, key=len, reverse=True)
    pattern = "|".join(re.escape(form) for form in longest_first)
    return whole, re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE), inside
