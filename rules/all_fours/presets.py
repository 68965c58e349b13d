"""What each source plays, as options: six games with names (section I)."""

from __future__ import annotations

from enum import StrEnum

from rules.all_fours.options import (
    AGREED,
    AfterRun,
    Ask,
    CutOrder,
    LookAtTricks,
    Marking,
    Options,
    Revoke,
    SecondBeg,
    WrongMark,
)


class Preset(StrEnum):
    """The games with names."""

    ENQUIRE_WITHIN = "enquire-within"
    DICTIONARY = "dictionary"
    SEVEN_UP = "seven-up"
    MODERNIZED_1909 = "modernized-1909"
    ELEVEN = "eleven"
    COTTON_1674 = "cotton-1674"


PRESETS = {
    Preset.ENQUIRE_WITHIN: Options(),
    Preset.DICTIONARY: Options(
        marking=Marking.BY_HAND,
        wrong_mark=WrongMark.LEFT_STANDING,
        discard_point=True,
        look_at_tricks=LookAtTricks.NEVER,
    ),
    Preset.SEVEN_UP: Options(
        target=7, second_beg=SecondBeg.BUNCH, ask=Ask.OFF, revoke=Revoke.FOSTER
    ),
    Preset.MODERNIZED_1909: Options(target=7, ask=Ask.OFF),
    Preset.ELEVEN: Options(target=11),
    Preset.COTTON_1674: Options(target=11, cut=CutOrder.COTTON, after_run=AfterRun.PLAY_ALL),
}


def preset_of(options: Options) -> Preset | None:
    """The preset that these options are exactly, if there is one."""
    return next((preset for preset, its in PRESETS.items() if its == options), None)


def nearest_preset(options: Options) -> Preset:
    """The preset from which the fewest options differ; of equals the first."""
    return AGREED.nearest(options, PRESETS)


def differences(options: Options, base: Options) -> tuple[str, ...]:
    """The names of the fields in which options differ from others, in their order."""
    return AGREED.differences(options, base)
