"""How a language spells numbers and bends words, by the rules that its `language.po` writes.

`assets/locale/README.md` tells how they are written.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cache, lru_cache

_CASES = {"↓": lambda found: found[0].lower(), "↑": lambda found: found[0].upper()}
_RESTED = re.compile(r"\[([^]|]*)\|?([^]]*)\]")


@cache
def bends(rules: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What stands in place of each pattern, rule by rule."""
    lines = (line.partition(" → ") for line in rules.splitlines())
    return tuple((re.compile(pattern), put) for pattern, _, put in lines)


def bent(rules: str, words: str) -> str:
    """The words after the first rule that fits them, or as they are.

    A rule is a line: a pattern, an arrow, and what stands in its place; ↓ and ↑ are the same in
    small and in capital letters.
    """
    for pattern, put in bends(rules):
        if pattern.search(words):
            return pattern.sub(_CASES.get(put, put), words)
    return words


@cache
def _spellings(rules: str) -> tuple[tuple[int, int, str], ...]:
    """Of each number that has words of its own: it, the step it is divided by, and those words."""
    found = []
    for line in rules.splitlines():
        head, _, said = line.partition(": ")
        first, _, step = head.partition("/")
        for value, words in enumerate(said.split(", "), int(first)):
            found.append((value, int(step or 10 ** (len(first) - 1)), words))
    return tuple(found)


@lru_cache(maxsize=1000)
def spelled(rules: str, joined: str, value: int) -> str:
    """A number from 0 to 999 in words; larger ones, and all where there are no rules, in figures.

    A rule is a line: a number and the words for it and those that follow. In them < stands for how
    often the step goes into it (a power of ten, if none is said: `60/20:`), > for what is left, and
    [what is said of what is left|and what if nothing is]. The rules of `joined` bend the whole.
    """
    if not rules or not 0 <= value < 1000:
        return str(value)
    known = _spellings(rules)
    _, step, words = known[bisect_right(known, value, key=lambda rule: rule[0]) - 1]
    often, rest = divmod(value, step)
    words = _RESTED.sub(lambda found: found[1 if rest else 2], words)
    parts = {"<": often, ">": rest}
    words = re.sub("[<>]", lambda found: spelled(rules, joined, parts[found[0]]), words)
    return bent(joined, words)
