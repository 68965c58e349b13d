"""What may be agreed on before a partie of All-Fours, for the pages and for matches."""

from __future__ import annotations

from functools import partial

from game.pages.variants import Variants, named_games, options_in_order
from game.words.catalogue import say_of
from game.words.terms import number
from rules.all_fours.options import AGREED, NAMES, Options
from rules.all_fours.presets import PRESETS, differences, nearest_preset
from rules.core.options_text import write_value

_say = partial(say_of, "all-fours")


def _title() -> str:
    return _say("title")


def _about() -> str:
    return _say("title.about")


def _tag(_options: Options) -> str:
    return _say("title.tag")


def _name(options: Options) -> str:
    """For example "Seven-Up", or "Eleven, two changes": the named game that is nearest."""
    preset = nearest_preset(options)
    game, count = _say(f"preset.{preset.value}"), len(differences(options, PRESETS[preset]))
    return _say("preset.changed", game=game, count=count, number=number(count)) if count else game


VARIANTS = Variants(
    name=_name,
    title=_title,
    about=_about,
    fan=("JS", "TD", "2S"),
    tag=_tag,
    named=named_games(PRESETS),
    options=options_in_order((), NAMES, AGREED.values_of, write_value),
)
