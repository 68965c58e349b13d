"""Finds the sentence for a key: `say("score.totals", a=28, b=23)`.

A plural has two keys, `….one` and `….many`, and is said with `count`. A key that is missing is a
fault of ours, so it is raised, and a test goes through every key.
"""

from __future__ import annotations

from game.words.en import WORDS

LANGUAGES = {"en": WORDS}
"""The languages that can be spoken, by their code."""


def say(key: str, **values: object) -> str:
    """The sentence for a key with its values filled in; with `count` it takes the right plural."""
    words = LANGUAGES["en"]
    if key not in words and "count" in values:
        key += ".one" if values["count"] == 1 else ".many"
    return words[key].format(**values)
