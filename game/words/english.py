"""English: its numbers in words; no word changes beside its neighbours."""

from __future__ import annotations

from game.words.languages import Language, lowered

_SMALL = (
    *("nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def number_words(value: int) -> str:
    """A number from 0 to 999 in words, "a hundred and six"; larger ones in figures."""
    if not 0 <= value < 1000:
        return str(value)
    if value < 20:
        return _SMALL[value]
    if value < 100:
        tens, ones = divmod(value, 10)
        return _TENS[tens - 2] + (f"-{_SMALL[ones]}" if ones else "")
    hundreds, rest = divmod(value, 100)
    head = "a hundred" if hundreds == 1 else f"{_SMALL[hundreds]} hundred"
    return head + (f" and {number_words(rest)}" if rest else "")


LANGUAGE = Language(
    name="English",
    english="english",
    culture="en-GB",
    courts=("K", "Q", "J"),
    number_words=number_words,
    forms={"low": lowered},
)
