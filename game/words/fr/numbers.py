"""Whole numbers in French words, as they are said in France and without the newer hyphens."""

from __future__ import annotations

_SMALL = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
    *("onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit"),
    "dix-neuf",
)
_TENS = ("vingt", "trente", "quarante", "cinquante", "soixante")


def number_words(value: int) -> str:
    """A number from 0 to 999 in words, "soixante et onze"; larger ones in figures."""
    if not 0 <= value < 1000:
        return str(value)
    if value < 100:
        return _below_a_hundred(value)
    hundreds, rest = divmod(value, 100)
    head = "cent" if hundreds == 1 else f"{_SMALL[hundreds]} cent"
    if not rest:  # «deux cents», but «deux cent un»: the plural stands at the end only
        return head if hundreds == 1 else f"{head}s"
    return f"{head} {_below_a_hundred(rest)}"


def _below_a_hundred(value: int) -> str:
    if value < 20:
        return _SMALL[value]
    if value >= 80:
        return f"quatre-vingt-{_SMALL[value - 80]}" if value > 80 else "quatre-vingts"
    tens = min(value // 10, 6)  # seventy is sixty and ten
    ones = value - 10 * tens
    head = _TENS[tens - 2]
    if ones in (1, 11):
        return f"{head} et {_SMALL[ones]}"
    return f"{head}-{_SMALL[ones]}" if ones else head
