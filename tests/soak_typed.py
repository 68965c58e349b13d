"""Tells deals as people type them, with slips and without: `python -m tests.soak_typed`.

So many deals (`--deals`) are told in some spelling, which must read as the deal it was and come to
the same; so many more (`--slips`) with a slip or two, which must end in a sentence in both
languages with the line, the column, whose it is and what to do, or in a ledger; never in anything
else. What goes wrong is printed with its seed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from time import perf_counter

from game.piquet.words.notation import fault_sentence
from game.words.catalogue import speak
from rules.piquet.record.notation import NotationError
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from tests.rules.retold import retold, spoilt, told
from tests.rules.test_48_retold import comes_to_the_same, slip_is_told

DEALS, SLIPS = 2_000, 2_000


def told_alike(seed: int) -> str:
    """A deal in any spelling is the deal it was, and scores the same."""
    record = told(seed)
    comes_to_the_same(record, seed)
    ledgers = (
        reckon(one).state.current.ledger for one in (record, parse_record(retold(record, seed)))
    )
    first, second = ledgers
    assert first == second
    return "the same"


def slipped(seed: int) -> str:
    """A slip is told, in both languages."""
    if not slip_is_told(seed):
        return "read all the same"
    try:
        reckon(parse_record(spoilt(retold(told(seed), seed), Random(seed))))
    except NotationError as error:
        for language in ("en", "fr"):
            speak(language)
            sentence = fault_sentence(error.fault, error.names)
            assert sentence.endswith("."), sentence
            assert "{" not in sentence, sentence
            assert ";" in sentence or sentence.count(". ") > 0, sentence
        return str(error.fault.reason)
    raise AssertionError("a slip that is told once and not again")


def soak(name: str, trial: Callable[[int], str], seeds: range) -> int:
    """Run trials; returns how many went wrong."""
    found, wrong, began = Counter[str](), 0, perf_counter()
    for seed in seeds:
        try:
            found[trial(seed)] += 1
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            wrong += 1
            print(f"{name} {seed}: {type(error).__name__}: {error}", file=sys.stderr)
    told_ = ", ".join(f"{what} {times}" for what, times in found.most_common())
    print(f"{name}: {len(seeds)} in {perf_counter() - began:.0f} s, {wrong} wrong; {told_}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--slips", type=int, default=SLIPS)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    wanted = parser.parse_args()
    first = wanted.first
    wrong = soak("deals", told_alike, range(first, first + wanted.deals))
    wrong += soak("slips", slipped, range(first, first + wanted.slips))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
