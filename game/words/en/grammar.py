"""English forms: its plural is all but one, and no word changes beside its neighbours."""

from __future__ import annotations

from game.words.en.numbers import number_words
from game.words.grammar import Grammar, lowered


def is_plural(count: int) -> bool:
    """Whether a count takes the plural: "no points", "one point"."""
    return count != 1


GRAMMAR = Grammar(number_words=number_words, is_plural=is_plural, forms={"low": lowered})
