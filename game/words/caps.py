"""What stands on a key: in the language spoken, and on the key that does it now.

Pages name a key as it is by itself ("S", "Enter"); where an action was given another key, that one
is shown instead. One mapping for the whole program, as the language is. Beside the words of a
button a cap stands only once the keyboard was used: whoever has a mouse in hand has no use for it.
Whoever used a controller last is shown its buttons instead.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.words.catalogue import sentence, spoken
from game.words.files import GENERAL


class _Now:
    """The caps that were exchanged."""

    labels: Mapping[str, str] = {}
    beside = False  # whether caps stand beside the words of buttons
    buttons: Mapping[str, str] | None = None  # of the controller that was used last, by their caps


def exchange_caps(labels: Mapping[str, str]) -> None:
    """From now on show another cap instead of each of these; "" for one that has none any more."""
    _Now.labels = dict(labels)


def caps_now() -> tuple[object, object]:
    """All that the words of a cap follow from beside the language, to be compared."""
    return _Now.labels, _Now.buttons


def cap_words(cap: str) -> str:
    """What to write on a cap, or on the button for it; empty if no key does this now."""
    button = (_Now.buttons or {}).get(cap)
    return button or key_words(_Now.labels.get(cap, cap))


def caps_beside(shown: bool, buttons: Mapping[str, str] | None = None) -> bool:
    """Let caps stand beside words from now on, or not; gives whether this is a change.

    Those of the `buttons` of a controller, where it was used last.
    """
    changed = (_Now.beside, _Now.buttons) != (shown, buttons)
    _Now.beside, _Now.buttons = shown, buttons
    return changed


def on_buttons() -> bool:
    """Whether a controller was used last."""
    return _Now.buttons is not None


def cap_beside(cap: str) -> str:
    """What stands on a key or button beside the words that do the same; empty until it is used."""
    if not _Now.beside:
        return ""
    return cap_words(cap) if _Now.buttons is None else _Now.buttons.get(cap, "")


def key_words(cap: str) -> str:
    """What stands on this very key."""
    return sentence(spoken(), GENERAL, f"cap.{cap}") or cap
