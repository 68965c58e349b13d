"""What may be agreed on before a partie of Piquet, for the pages."""

from __future__ import annotations

from game.pages.variants import Variants, named_games, options_in_order
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
    named=named_games(PRESETS),
    options=options_in_order(_FIRST, NAMES, values_of, write_value),
)
