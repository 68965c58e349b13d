"""Which keys there are, and what each does: one list for table, buttons, help and settings.

A game that has keys of its own brings a list in which the general ones stand where it wants them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, cast

from msgspec import Struct

from game.games import GAMES, PIQUET, part_if_any
from game.stage.basics import Align, Paint, Rect, Tone
from game.stage.blocks import Block, Fill, Inset, Rule, Sized, WordBlock
from game.stage.intents import Key
from game.stage.layout import Boxed, Column, Row
from game.stage.picture import Box
from game.stage.widgets import CAP_FONT
from game.words.caps import cap_words
from game.words.catalogue import say_of

FIXED: Final = frozenset(
    (
        *("enter", "space", "escape", "tab", "left", "right", "up", "down"),
        *("home", "end", "pageup", "pagedown", "f1", "f11"),
    )
)
"""Keys that always mean themselves."""

KEPT: Final = FIXED - {"enter", "space"}
"""Those that keep their meaning where any other key is the one switch: for whoever helps."""

_CAPS: Final = {
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "enter": "Enter",
    "space": "Space",
    "escape": "Esc",
    "tab": "Tab",
    "backspace": "Bksp",
    "delete": "Del",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "ctrl": "Ctrl",
}


PAD: Final = "pad."
"""How the names of a controller's buttons begin, and those of what they do."""


def cap(key: str) -> str:
    """The name of a key's cap; the catalogue has it in other languages."""
    return _CAPS.get(key, key.upper())


class Shortcut(Struct, frozen=True):
    """Something a key does that may be given another: its name in the settings, and its key.

    Scenes know it by this key, whichever it is given; one that is done by a button of a controller
    `does` what that key does. The words for it are those of its `action`.
    """

    name: str
    key: str
    does: str = ""

    @property
    def action(self) -> str:
        """The key of the sentence that says what is done."""
        return f"action.{self.name.removeprefix(PAD)}"

    @property
    def cap(self) -> str:
        """What stands on its own key."""
        return cap(self.key)


SORT: Final = Shortcut("sort", "s")
TRICKS: Final = Shortcut("tricks", "t")
HINT: Final = Shortcut("hint", "h")
TAKE_BACK: Final = Shortcut("take-back", "u")
AGAIN: Final = Shortcut("again", "r")
MUTE: Final = Shortcut("mute", "m")
KEYS: Final = Shortcut("keys", "?")
HEAR: Final = (
    Shortcut("hear-hand", "f2"),
    Shortcut("hear-table", "f3"),
    Shortcut("hear-score", "f4"),
    Shortcut("hear-called", "f5"),
    Shortcut("hear-left", "f6"),
)
"""What one can have told at any time, by a voice or a screen reader."""
ASIDE: Final = (Shortcut("aside-left", "o"), Shortcut("aside-right", "p"))
"""To move the card pointed at; an arrow with the shift key takes two hands, or a strong one."""


class Use(Struct, frozen=True):
    """Keys with the same use, and the key of the sentence that says what they do.

    A key that is no shortcut always means itself.
    """

    keys: tuple[Shortcut | str, ...]
    does: str

    @property
    def caps(self) -> tuple[str, ...]:
        """What stands on them."""
        return tuple(key.cap if isinstance(key, Shortcut) else cap(key) for key in self.keys)


class Keys(Struct, frozen=True, kw_only=True):
    """What the card table of a game obeys.

    `shortcuts` stand in the order of the settings, `uses` in that of the book of help.
    """

    shortcuts: tuple[Shortcut, ...]
    uses: tuple[Use, ...]


CHOOSING: Final = (
    Use(("left", "right"), "keys.choose"),
    Use(("space",), "keys.use"),
    Use(("enter",), "keys.main"),
    Use(("tab",), "keys.tab"),
)
"""How one chooses at every table."""
BESIDE: Final = (
    Use((TRICKS,), "keys.tricks"),
    Use((HINT,), "keys.hint"),
    Use((TAKE_BACK, AGAIN), "keys.back"),
    Use((MUTE,), "keys.mute"),
    Use(HEAR[:2], "keys.hear"),
    Use(HEAR[2:], "keys.hear-more"),
    Use(("escape",), "keys.pause"),
    Use(("f11",), "keys.whole"),
    Use(("ctrl", "left", "up"), "keys.part"),
    Use((KEYS, "f1"), "keys.keys"),
)
"""What can be done at every table besides."""
GENERAL: Final = Keys(
    shortcuts=(TRICKS, HINT, TAKE_BACK, AGAIN, MUTE, *HEAR, KEYS), uses=(*CHOOSING, *BESIDE)
)
"""The keys of a game that has none of its own, and one way to hold a hand."""


@cache
def keys_of(game: str) -> Keys:
    """The keys of a game's table; NoGameError for no game."""
    return cast(Keys, part_if_any(game, "keys") or GENERAL)


_WAYS: Final = ("left", "right", "up", "down", "pageup", "pagedown")
_BY_BUTTON: Final = (
    Shortcut("pad.press", "pad.a", "space"),
    Shortcut("pad.main", "pad.x", "enter"),
    Shortcut("pad.leave", "pad.b", "escape"),
    Shortcut("pad.next", "pad.r1", "tab"),
)
_USUAL: Final = {HINT: "y", TAKE_BACK: "l2", AGAIN: "r2", TRICKS: "l3", SORT: "r3", KEYS: "back"}
"""The button of each that has one by itself."""
ALWAYS: Final = {
    f"{PAD}{name}": key
    for name, key in (
        *((way, Key(way)) for way in _WAYS),
        ("l1", Key("tab", shift=True)),
        ("start", Key("escape")),
    )
}
"""Buttons that always do what the same key does."""
_LABELS: Final = {
    "": "A B X Y LB RB LT RT LS RS View Menu",
    "playstation": "× O ☐ △ L1 R1 L2 R2 L3 R3 Share Options",
    "nintendo": "A B X Y L R ZL ZR LS RS − +",
}
"""What stands on the buttons of each maker, in signs that our letters have."""
_PLACES: Final = ("a", "b", "x", "y", "l1", "r1", "l2", "r2", "l3", "r3", "back", "start")


@cache
def pad_of(game: str) -> tuple[Shortcut, ...]:
    """What the buttons of a controller may be given: all that keys do, and what one chooses by."""
    others = (
        Shortcut(f"{PAD}{each.name}", f"{PAD}{_USUAL[each]}" if each in _USUAL else "", each.key)
        for each in keys_of(game).shortcuts
    )
    return (*_BY_BUTTON, *others)


def button_caps(chosen: Mapping[str, str], game: str, maker: str) -> dict[str, str]:
    """What stands on each button, by its name and by the cap of the key that does the same."""
    labels = zip(_PLACES, _LABELS[maker].split(), strict=True)
    found = {f"{PAD}{place}": label for place, label in labels}
    found |= {f"{PAD}{way}": cap(way) for way in _WAYS} | {cap(way): cap(way) for way in _WAYS}
    found[cap("escape")] = found[f"{PAD}start"]
    keys = assigned(chosen, game)
    for each in reversed(pad_of(game)):
        if keys[each.name] in found:
            found[cap(each.does)] = found[keys[each.name]]
    return found


_CAPS_WIDTH, _CAP_HEIGHT, _LINE = 152.0, 26.0, 21.0
_CAP = Box(Rect(0, 0, 0, 0), 5, fill=Paint(Tone.CLOTH, 0.4), outline=Paint(Tone.IVORY, 0.62))


def use_line(use: Use, high: float, game: str = PIQUET) -> Block:
    """One entry of the list of a game's keys, so high if it is of one line; a stroke below it."""
    caps = [
        Boxed(WordBlock(cap, CAP_FONT, align=Align.CENTRE), _CAP, _CAP_HEIGHT, 9)
        for cap in filter(None, map(cap_words, use.caps))
    ]
    words = WordBlock(say_of(game, use.does), lines=0, step=_LINE)
    air = (high - _LINE) / 2
    line = Row((Sized(Row(caps, 8), _CAPS_WIDTH), Fill(Inset(words, 0, air, 0, air))), 0)
    return Column((line, Rule(Paint(Tone.IVORY, 0.12), 1)))


def assigned(chosen: Mapping[str, str], game: str = PIQUET) -> dict[str, str]:
    """The key of each shortcut of a game by its name.

    `chosen` holds those that were changed. One that cannot be, because it is fixed or another's
    already, is passed over; a shortcut whose own key is another's then has none ("").
    """
    shortcuts, keys = (*keys_of(game).shortcuts, *pad_of(game)), dict[str, str]()
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
    if not chosen and not key.startswith(PAD):
        return key
    found = shortcut_of(key, chosen, game)
    if found is not None:
        return found.does or found.key
    own = any(each.key == key for each in keys_of(game).shortcuts)
    lost = key.startswith(PAD) or (own and key not in FIXED)
    return "" if lost else key


def shortcut_of(key: str, chosen: Mapping[str, str], game: str = PIQUET) -> Shortcut | None:
    """What a key does now."""
    keys = assigned(chosen, game)
    every = (*keys_of(game).shortcuts, *pad_of(game))
    return next((each for each in every if keys[each.name] == key), None)


def with_key(shortcut: Shortcut, key: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """What was chosen, and this key for this shortcut; its own key needs no choice."""
    changed = {name: other for name, other in chosen.items() if name != shortcut.name}
    return changed if key == shortcut.key else changed | {shortcut.name: key}


def may_take(
    shortcut: Shortcut, owner: Shortcut | None, chosen: Mapping[str, str], game: str
) -> bool:
    """Whether a shortcut may have what is an owner's now.

    Buttons change places; without those one chooses by no controller could go on.
    """
    if owner is None or owner == shortcut:
        return True
    gives = owner not in _BY_BUTTON or bool(assigned(chosen, game)[shortcut.name])
    return gives and owner.name.startswith(PAD)


def taking(shortcut: Shortcut, key: str, chosen: Mapping[str, str], game: str) -> dict[str, str]:
    """What was chosen, and this key or button for this shortcut; its owner has the other then."""
    before, owner = assigned(chosen, game)[shortcut.name], shortcut_of(key, chosen, game)
    changed = with_key(shortcut, key, chosen)
    return changed if owner in (None, shortcut) else with_key(owner, before, changed)


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
