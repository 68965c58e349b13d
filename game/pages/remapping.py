"""Which key does what: shortcuts may have another key, and what a key that goes down means then.

Every shortcut has a key by which the table knows it. A key is translated once, on its way to the
scene on top, so that no scene knows of any change; pages, where one may write, are told of keys as
they are. What is needed everywhere keeps its keys.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.games import GAMES, PIQUET
from game.pages.keys import FIXED, Shortcut, cap, keys_of


def assigned(chosen: Mapping[str, str], game: str = PIQUET) -> dict[str, str]:
    """The key of each shortcut of a game by its name.

    `chosen` holds those that were changed. One that cannot be, because it is fixed or another's
    already, is passed over; a shortcut whose own key is another's then has none ("").
    """
    shortcuts, keys = keys_of(game).shortcuts, dict[str, str]()
    for each in shortcuts:
        key = chosen.get(each.name, "")
        if key and key not in FIXED and key not in keys.values():
            keys[each.name] = key
    for each in shortcuts:
        if each.name not in keys:
            keys[each.name] = "" if each.key in keys.values() else each.key
    return {each.name: keys[each.name] for each in shortcuts}


def meaning(key: str, chosen: Mapping[str, str], game: str = PIQUET) -> str:
    """The key by which scenes know what this key does now; "" if it does nothing any more."""
    if not chosen:
        return key
    found = shortcut_of(key, chosen, game)
    if found is not None:
        return found.key
    lost = key not in FIXED and any(each.key == key for each in keys_of(game).shortcuts)
    return "" if lost else key


def shortcut_of(key: str, chosen: Mapping[str, str], game: str = PIQUET) -> Shortcut | None:
    """What a key does now."""
    keys = assigned(chosen, game)
    return next((each for each in keys_of(game).shortcuts if keys[each.name] == key), None)


def with_key(shortcut: Shortcut, key: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """What was chosen, and this key for this shortcut; its own key needs no choice."""
    changed = {name: other for name, other in chosen.items() if name != shortcut.name}
    return changed if key == shortcut.key else changed | {shortcut.name: key}


def exchanged(chosen: Mapping[str, str]) -> dict[str, str]:
    """For each shortcut with another key the cap of its own, and that of the other or "".

    Of every game: what two of them share has the same key in both.
    """
    found: dict[str, str] = {}
    for game in GAMES if chosen else ():
        keys = assigned(chosen, game)
        for each in keys_of(game).shortcuts:
            if keys[each.name] != each.key:
                found[each.cap] = cap(keys[each.name]) if keys[each.name] else ""
    return found
