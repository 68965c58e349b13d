"""English: its plural is all but one, and no word changes beside its neighbours."""

from __future__ import annotations

from game.words.en.numbers import number_words
from game.words.language import Language, lowered


def is_plural(count: int) -> bool:
    """Whether a count takes the plural: "no points", "one point"."""
    return count != 1


LANGUAGE = Language(
    name="English",
    english="english",
    culture="en-GB",
    courts=("K", "Q", "J"),
    number_words=number_words,
    is_plural=is_plural,
    forms={"low": lowered},
)
