"""What each source plays, as options: four games with names.

A preset takes its source's position in each row X1 to X15 in which the source has one, and
Cavendish's in all others; the table of them stands in rules/README.md.
"""

from __future__ import annotations

from enum import StrEnum

from rules.piquet.options import (
    AGREED,
    CarteBlanche,
    FirstDealer,
    Leavings,
    Length,
    NotReckonedAnswer,
    Options,
    OrderOfCalls,
    PiqueBar,
    Rubicon,
)


class Preset(StrEnum):
    """The games with names."""

    RUBICON = "rubicon"
    FOUR_DEALS = "four-deals"
    TO_A_HUNDRED = "to-a-hundred"
    MODERN = "modern"


RUBICON = Options()
"""Six deals and the rubicon, as Cavendish has it."""

FOUR_DEALS = Options(length=Length.FOUR_DEALS)
"""Cavendish's shorter partie, the first and the last deal counted double (K8)."""

TO_A_HUNDRED = Options(
    cutting=FirstDealer.LOW_DEALS,
    packets=2,
    carte_blanche=CarteBlanche.NOT_COUNTED,
    younger_least=0,
    leavings=Leavings.AFTER_PLAYED,
    show_to_score=True,
    pique_bar=PiqueBar.TAKES_TRICK,
    younger_repique=90,
    length=Length.TO_A_HUNDRED,
    rubicon=Rubicon.WINNER_HAS_A_HUNDRED,  # X14; idle, unless the length is changed to six deals
)
"""The Encyclopaedia's game."""

MODERN = Options(
    cutting=FirstDealer.HIGH_DEALS,
    leavings=Leavings.SHOWN,
    not_reckoned=NotReckonedAnswer.ANY,
    order_of_calls=OrderOfCalls.FIXED,
)
"""The Modern rules where they speak; play and partie, of which they do not, are Cavendish's."""

PRESETS = {
    Preset.RUBICON: RUBICON,
    Preset.FOUR_DEALS: FOUR_DEALS,
    Preset.TO_A_HUNDRED: TO_A_HUNDRED,
    Preset.MODERN: MODERN,
}


def preset_of(options: Options) -> Preset | None:
    """The preset that these options are exactly, if there is one."""
    return next((preset for preset, its in PRESETS.items() if not differences(options, its)), None)


def nearest_preset(options: Options) -> Preset:
    """The preset from which the fewest options differ; of equals the first."""
    return min(PRESETS, key=lambda preset: len(differences(options, PRESETS[preset])))


def differences(options: Options, base: Options) -> tuple[str, ...]:
    """The names of what is agreed on otherwise than in others, in their order."""
    return tuple(name for name in AGREED if getattr(options, name) != getattr(base, name))
