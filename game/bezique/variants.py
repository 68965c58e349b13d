"""What may be agreed on before a partie of Bezique, for the pages and for matches."""

from __future__ import annotations

from functools import partial

from game.pages.variants import Variants, named_games, options_in_order
from game.words.catalogue import say_of
from game.words.terms import number
from rules.bezique.options import NAMES, Options, values_of
from rules.bezique.presets import PRESETS, differences, nearest_preset
from rules.core.options_text import write_value

_FIRST = ("game", "target", "series")
"""What is played for; then comes everything in the order of a deal."""

_say = partial(say_of, "bezique")


def _title() -> str:
    return _say("title")


def _about() -> str:
    return _say("title.about")


def _tag(options: Options) -> str:
    return _say("title.tag.rubicon" if options.rubicon else "title.tag")


def _name(options: Options) -> str:
    """For example "Rubicon Bezique", or "Modern, two changes": the named game that is nearest."""
    preset = nearest_preset(options)
    game, count = _say(f"preset.{preset.value}"), len(differences(options, PRESETS[preset]))
    return _say("preset.changed", game=game, count=count, number=number(count)) if count else game


VARIANTS = Variants(
    name=_name,
    title=_title,
    about=_about,
    fan=("KD", "QS", "JD"),
    tag=_tag,
    named=named_games(PRESETS),
    options=options_in_order(_FIRST, NAMES, values_of, write_value),
)
