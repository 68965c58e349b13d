"""Which tests guard which module: the numbers of the files `tests/rules/test_NN_…`.

These are the files whose tests are named for the module's rules in rules/README.md and
rules/LAWS.md. No other file may come to their help: a change that only random play would notice
counts as unnoticed.
"""

from __future__ import annotations

from pathlib import Path

RULES = Path(__file__).parents[1] / "rules"

GUARDS: dict[str, tuple[int, ...]] = {
    "rules.core.cards": (1, 5, 6, 36),
    "rules.core.tricks": (11,),
    "rules.piquet.pack": (1, 3, 5, 6, 33),
    "rules.piquet.partie": (1, 2, 10, 14, 16, 17, 21, 25, 26, 28, 30),
    "rules.piquet.exchange": (2, 3, 4, 10, 25, 26, 28, 33),
    "rules.piquet.combinations": (5, 6, 7, 8, 24, 33),
    "rules.piquet.calls": (5, 6, 7, 8, 9, 13, 22, 24, 26, 29, 30),
    "rules.piquet.answers": (5, 6, 7, 8, 9, 13, 22, 24, 29, 30),
    "rules.piquet.corrections": (21, 22, 29, 30),
    "rules.piquet.late": (22, 24, 29),
    "rules.piquet.laying": (26, 30),
    "rules.piquet.showing": (24,),
    "rules.piquet.inquiries": (23,),
    "rules.piquet.rights": (21, 22, 23, 25, 30),
    "rules.piquet.play": (10, 11, 12, 13, 17, 28),
    "rules.piquet.scoring": (5, 11, 12, 13, 14, 16, 28),
    "rules.piquet.repique": (13, 16, 22, 24, 28, 30),
    "rules.piquet.hundred": (16,),
    "rules.piquet.concession": (17,),
    "rules.piquet.settlement": (15, 16),
    "rules.piquet.stakes": (18,),
    "rules.piquet.card_of_six": (19,),
    "rules.piquet.chouette": (20,),
    "rules.piquet.options": (11, 14, 16, 27, 28, 29, 31),
    "rules.piquet.presets": (27,),
}


def files_of(module: str) -> tuple[str, ...]:
    """The test files that guard a module, as paths below the project."""
    return tuple(file_of(number) for number in GUARDS[module])


def file_of(number: int) -> str:
    """The one test file with this number. ValueError where there is none, or more."""
    (found,) = RULES.glob(f"test_{number:02}_*.py")
    return f"tests/rules/{found.name}"
