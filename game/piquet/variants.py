"""What may be agreed on before a partie of Piquet, for the pages."""

from __future__ import annotations

from game.pages.variants import Variants, named_games, options_in_order
from game.piquet.words import say
from game.piquet.words.terms import game_name
from rules.piquet.options import Options
from rules.piquet.presets import PRESETS
from rules.piquet.record.options_text import NAMES, values_of, write_value

_FIRST = ("length", "rubicon", "rubicon_deals", "tie", "double_below_fifty")
"""What is played for; then comes everything in the order of a deal."""


def _title() -> str:
    return say("title")


def _about() -> str:
    return say("title.about")


def _tag(options: Options) -> str:
    return say(f"title.tag.{options.length.value}")


VARIANTS = Variants(
    name=game_name,
    title=_title,
    about=_about,
    fan=("AS", "KS", "QS", "JS", "TS"),
    tag=_tag,
    named=named_games(PRESETS),
    options=options_in_order(_FIRST, NAMES, values_of, write_value),
)
