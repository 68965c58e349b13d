"""What stands on a key: in the language spoken, and on the key that does it now.

Pages name a key as it is by itself ("S", "Enter"); where an action was given another key, that one
is shown instead. One mapping for the whole program, as the language is. Beside the words of a
button a cap stands only once the keyboard was used: whoever has a mouse in hand has no use for it.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.words.catalogue import sentence, spoken
from game.words.files import GENERAL


class _Now:
    """The caps that were exchanged."""

    labels: Mapping[str, str] = {}
    beside = False  # whether caps stand beside the words of buttons


def exchange_caps(labels: Mapping[str, str]) -> None:
    """From now on show another cap instead of each of these; "" for one that has none any more."""
    _Now.labels = dict(labels)


def cap_words(cap: str) -> str:
    """What to write on a cap; empty if no key does this now."""
    return key_words(_Now.labels.get(cap, cap))


def caps_beside(shown: bool) -> bool:
    """Let caps stand beside words from now on, or not; gives whether this is a change."""
    changed, _Now.beside = _Now.beside is not shown, shown
    return changed


def cap_beside(cap: str) -> str:
    """What stands on a key beside the words that do the same; empty until keys are used."""
    return cap_words(cap) if _Now.beside else ""


def key_words(cap: str) -> str:
    """What stands on this very key."""
    return sentence(spoken(), GENERAL, f"cap.{cap}") or cap
