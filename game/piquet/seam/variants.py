"""What may be agreed on before a partie of Piquet, for the pages."""

from __future__ import annotations

from game.pages.variants import NamedGame, Option, Variants
from game.piquet.words.presets import game_name
from game.piquet.words.say import say
from rules.piquet.options import Options
from rules.piquet.presets import FOUR_DEALS, PRESETS, RUBICON
from rules.piquet.record.options_text import NAMES, values_of, write_value

_FIRST = ("length", "rubicon", "rubicon_deals", "tie", "double_below_fifty")
"""What is played for; then comes everything in the order of a deal."""


def _title() -> str:
    return say("title")


def _about() -> str:
    return say("title.about")


def _tag(options: Options) -> str:
    return say(f"title.tag.{options.length.value}")


def _first(options: Options) -> str:
    return say(f"title.first.{options.length.value}")


def _rather(options: Options) -> tuple[str, Options] | None:
    other = {RUBICON: FOUR_DEALS, FOUR_DEALS: RUBICON}.get(options)
    return None if other is None else (say(f"title.rather.{other.length.value}"), other)


VARIANTS = Variants(
    name=game_name,
    title=_title,
    about=_about,
    fan=("AS", "KS", "QS", "JS", "TS"),
    tag=_tag,
    first=_first,
    rather=_rather,
    named=tuple(
        NamedGame(preset.value, f"preset.{preset.value}", options)
        for preset, options in PRESETS.items()
    ),
    options=tuple(
        Option(name, f"option.{name}", {write_value(value): value for value in values_of(name)})
        for name in (*_FIRST, *(name for name in NAMES if name not in _FIRST))
    ),
)
