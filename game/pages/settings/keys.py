"""The list of keys on the page of settings: what each does, and which key it is now."""

from __future__ import annotations

from collections.abc import Mapping

from game.pages.keys import cap
from game.pages.remapping import assigned
from game.pages.settings.frame import Sketch
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted, ring
from game.stage.picture import Box, Stroke, Target, Text
from game.words.caps import key_words
from game.words.catalogue import say, say_of

_LABEL, _CAP = Font(16), Font(16, bold=True)
_GAP = 32.0
_CELL = 52.0


def draw_keys(
    sketch: Sketch, pane: Rect, chosen: Mapping[str, str], game: str, waiting: str
) -> None:
    """What keys do at the table of a game; `waiting` names the deed that is given the next key."""
    keys = assigned(chosen, game)
    half = (len(keys) + 1) // 2
    width, cell = (pane.width - _GAP) / 2, min(_CELL, pane.height / half)
    for index, (name, key) in enumerate(keys.items()):
        column, line = divmod(index, half)
        place = Rect(pane.x + column * (width + _GAP), pane.y + line * cell, width, cell)
        _cell(sketch, game, name, key, place, waiting=name == waiting)


def keys_note(game: str, waiting: str) -> str:
    """How a key is changed; which one is waited for."""
    if waiting:
        return say("settings.keys.wait", does=say_of(game, f"deed.{waiting}"))
    return say("settings.keys.how")


def _cell(sketch: Sketch, game: str, name: str, key: str, place: Rect, *, waiting: bool) -> None:
    target = f"key:{name}"
    inner = Rect(place.x - 8, place.y + 3, place.width + 16, place.height - 6)
    sketch.items.append(
        Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.12))
    )
    if sketch.hover == target:
        sketch.items.append(Box(inner, 6, fill=Paint(Tone.IVORY, 0.08)))
    if sketch.focus == target:
        sketch.items.append(ring(inner))
    words = (
        say("settings.keys.press") if waiting else key_words(cap(key)) or say("settings.keys.none")
    )
    across = max(36.0, sketch.room.ruler.width(words, _CAP) + 22)
    box = Rect(place.right - across, place.centre[1] - 17, across, 34)
    fill, tone = (Tone.IVORY, Tone.INK) if waiting else (Tone.CLOTH, Tone.IVORY)
    sketch.items.append(
        Box(box, 6, fill=Paint(fill, 1.0 if waiting else 0.4), outline=Paint(Tone.IVORY, 0.62))
    )
    sketch.items.append(Text(words, *_below(box), _CAP, Paint(tone), Align.CENTRE))
    label = fitted(say_of(game, f"deed.{name}"), _LABEL, place.width - across - 16, sketch.room)
    sketch.items.append(Text(label, place.x, place.centre[1] + 6, _LABEL))
    sketch.targets.append(Target(target, inner))


def _below(box: Rect) -> tuple[float, float]:
    """Where words stand in the middle of a box."""
    return box.centre[0], box.centre[1] + 6
