"""What each source plays, as options: six games with names (section J)."""

from __future__ import annotations

from enum import StrEnum

from rules.bezique.options import (
    Brisques,
    FirstDeal,
    Game,
    LastEight,
    LastTrick,
    Options,
    Revoke,
    Seven,
    SevenTurn,
)


class Preset(StrEnum):
    """The games with names."""

    DICTIONARY = "dictionary"
    HOYLE_1909 = "hoyle-1909"
    FOSTER_1897 = "foster-1897"
    CAVENDISH = "cavendish"
    MODERN = "modern"
    RUBICON_1887 = "rubicon-1887"


PRESETS = {
    Preset.DICTIONARY: Options(),
    Preset.HOYLE_1909: Options(
        seven=Seven.DECLARED,
        held_over=True,
        brisques=Brisques.AT_ONCE,
        last_eight=LastEight.FOLLOW_ONLY,
        first_deal=FirstDeal.HIGHEST_CHOOSES,
    ),
    Preset.FOSTER_1897: Options(
        seven=Seven.DECLARED,
        seven_turn=SevenTurn.USES_DECLARATION,
        held_over=True,
        brisques=Brisques.AT_ONCE,
        double_game=True,
        first_deal=FirstDeal.HIGHEST_CHOOSES,
        revoke=Revoke.REPLAY,
    ),
    Preset.CAVENDISH: Options(last_trick=LastTrick.OF_THE_STOCK),
    Preset.MODERN: Options(target=2000, last_trick=LastTrick.OF_THE_STOCK, held_over=True),
    Preset.RUBICON_1887: Options(
        game=Game.RUBICON, first_deal=FirstDeal.HIGHEST_CHOOSES, held_over=True
    ),
}


def preset_of(options: Options) -> Preset | None:
    """The preset that these options are exactly, if there is one."""
    return next((preset for preset, its in PRESETS.items() if its == options), None)


def nearest_preset(options: Options) -> Preset:
    """The preset from which the fewest options differ; of equals the first."""
    return min(PRESETS, key=lambda preset: len(differences(options, PRESETS[preset])))


def differences(options: Options, base: Options) -> tuple[str, ...]:
    """The names of the fields in which options differ from others, in their order."""
    names = (field for field in Options.__struct_fields__)
    return tuple(name for name in names if getattr(options, name) != getattr(base, name))
