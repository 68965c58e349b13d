"""Which tests guard which module: the numbers of the files `tests/rules/test_NN_…`.

These are the files whose tests are named for the module's rules in rules/README.md and
rules/LAWS.md. No other file may come to their help: a change that only random play would notice
counts as unnoticed.
"""

from __future__ import annotations

from pathlib import Path

RULES = Path(__file__).parents[1] / "rules"

GUARDS: dict[str, tuple[int, ...]] = {
    "rules.core.cards": (1, 5, 6, 33),
    "rules.core.tricks": (11, 44),
    "rules.piquet.pack": (1, 4, 5, 6, 36),
    "rules.piquet.partie": (1, 2, 8, 14, 17, 21, 22, 23, 25, 26, 31, 47),
    "rules.piquet.exchange": (2, 3, 4, 8, 21, 23, 31, 36),
    "rules.piquet.combinations": (5, 6, 7, 10, 20, 36),
    "rules.piquet.talk.calls": (5, 6, 7, 9, 10, 13, 18, 20, 24, 25, 31, 47),
    "rules.piquet.talk.answers": (5, 6, 7, 9, 10, 13, 18, 20, 24, 25, 47),
    "rules.piquet.talk.corrections": (17, 18, 24, 25),
    "rules.piquet.talk.late": (18, 20, 24, 47),
    "rules.piquet.talk.laying": (25, 31),
    "rules.piquet.talk.showing": (20,),
    "rules.piquet.talk.implied": (45, 47),
    "rules.piquet.talk.inquiries": (19, 47),
    "rules.piquet.talk.facts": (17, 19, 20, 43, 47),
    "rules.piquet.history": (43,),
    "rules.piquet.rights": (17, 18, 19, 21, 25),
    "rules.piquet.play": (8, 11, 12, 13, 22, 23),
    "rules.piquet.scoring": (5, 11, 12, 13, 14, 23, 26, 47),
    "rules.piquet.pique": (13, 22, 23),
    "rules.piquet.repique": (13, 18, 20, 23, 25, 26),
    "rules.piquet.hundred": (26, 47),
    "rules.piquet.talk.concession": (22,),
    "rules.piquet.settlement": (15, 26),
    "rules.piquet.club.stakes": (28,),
    "rules.piquet.club.card_of_six": (29,),
    "rules.piquet.club.chouette": (30,),
    "rules.piquet.options": (11, 14, 23, 24, 26, 27, 32, 45),
    "rules.piquet.presets": (27,),
}


def files_of(module: str) -> tuple[str, ...]:
    """The test files that guard a module, as paths below the project."""
    return tuple(file_of(number) for number in GUARDS[module])


def file_of(number: int) -> str:
    """The one test file with this number. ValueError where there is none, or more."""
    (found,) = RULES.glob(f"test_{number:02}_*.py")
    return f"tests/rules/{found.name}"
