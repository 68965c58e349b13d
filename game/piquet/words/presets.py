"""What the rules of a partie are called in the language spoken."""

from __future__ import annotations

from game.piquet.words.say import say
from game.words.terms import number
from rules.piquet.options import Options
from rules.piquet.presets import PRESETS, differences, nearest_preset


def game_name(options: Options) -> str:
    """For example "Rubicon", or "Modern, two changes": the named game that is nearest."""
    preset = nearest_preset(options)
    game, count = say(f"preset.{preset.value}"), len(differences(options, PRESETS[preset]))
    return say("preset.changed", game=game, count=count, number=number(count)) if count else game
