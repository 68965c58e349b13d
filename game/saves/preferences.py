"""The preferences as they stand in the file of settings: each under its name, games' among them.

One that makes no sense is told, and the usual one holds.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeGuard

from game.preferences import LONGEST_NAME, Preferences, every, is_words

_KEYS: Final = "keys"


def take_preferences(data: dict[str, object]) -> tuple[Preferences, tuple[str, ...]]:
    """Take the preferences out of what a file of settings has.

    Gives the names of those besides that make no sense: they are as usual.
    """
    chosen, senseless = Preferences(), []
    for each in every():
        if each.name in data:
            value = each.today(data.pop(each.name))
            if each.allows(value):
                chosen = chosen.having(each, value)
            else:
                senseless.append(each.name)
    if _KEYS in data:
        keys = data.pop(_KEYS)
        if _are_keys(keys):
            chosen = replace(chosen, keys=keys)
        else:
            senseless.append(_KEYS)
    return chosen, tuple(senseless)


def data_of(preferences: Preferences) -> dict[str, object]:
    """The preferences as they stand in the file."""
    values: dict[str, object] = {each.name: preferences.value(each) for each in every()}
    return values | {_KEYS: dict(preferences.keys)}


def _are_keys(found: object) -> TypeGuard[dict[str, str]]:
    return isinstance(found, dict) and all(
        is_words(does, LONGEST_NAME) and is_words(key, LONGEST_NAME) for does, key in found.items()
    )
