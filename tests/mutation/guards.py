"""Which tests guard which module: the numbers of the files `tests/rules/test_NN_…`.

Those of Bezique and All-Fours stand in `tests/bezique` and `tests/all_fours`. These are the files
whose tests are named for the module's rules in rules/README.md, rules/LAWS.md and the READMEs of
those games. No other file may come to their help: a change that only random play would notice
counts as unnoticed.
"""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parents[1]

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
    "rules.piquet.pique": (13, 18, 20, 22, 23, 25, 26),
    "rules.piquet.hundred": (26, 47),
    "rules.piquet.talk.concession": (22, 45),
    "rules.piquet.settlement": (15, 26),
    "rules.piquet.club.stakes": (28,),
    "rules.piquet.club.card_of_six": (29,),
    "rules.piquet.club.chouette": (30,),
    "rules.piquet.options": (11, 14, 23, 24, 26, 27, 32, 45),
    "rules.piquet.presets": (27,),
    "rules.bezique.pack": (1, 2, 4, 10),
    "rules.bezique.cut": (1,),
    "rules.bezique.dealing": (1, 7, 8, 10),
    "rules.bezique.combinations": (4, 5, 10),
    "rules.bezique.reuse": (4, 5, 10),
    "rules.bezique.declaring": (3, 4, 10, 12),
    "rules.bezique.window": (2, 3, 4, 10, 12, 13),
    "rules.bezique.play": (2, 3, 4, 6, 8, 10, 12),
    "rules.bezique.blanche": (10, 13),
    "rules.bezique.scoring": (3, 4, 7, 8, 10, 12),
    "rules.bezique.settlement": (7, 11),
    "rules.bezique.ending": (7, 8, 10),
    "rules.bezique.partie": (1, 2, 3, 4, 7, 10, 12),
    "rules.bezique.strict": (12, 19),
    "rules.bezique.choices": (1, 2, 3, 4, 10, 12),
    "rules.bezique.state": (1, 2, 7, 8, 10, 12),
    "rules.bezique.editions": (12, 13),
    "rules.bezique.view": (9, 13),
    "rules.bezique.options": (1, 2, 9, 10),
    "rules.bezique.presets": (9,),
    "rules.all_fours.pack": (1, 5, 16),
    "rules.all_fours.cut": (1, 10),
    "rules.all_fours.dealing": (1, 2, 12, 21),
    "rules.all_fours.begging": (2, 3, 12, 21),
    "rules.all_fours.asking": (7,),
    "rules.all_fours.play": (4, 7, 9, 12, 21),
    "rules.all_fours.chain": (1, 2, 5, 6, 9, 12),
    "rules.all_fours.marking": (5, 8, 9, 12),
    "rules.all_fours.misdeals": (21,),
    "rules.all_fours.ending": (6, 12, 21),
    "rules.all_fours.scoring": (5, 6, 12),
    "rules.all_fours.partie": (1, 2, 3, 4, 7, 8, 9, 17, 21),
    "rules.all_fours.choices": (1, 2, 3, 7, 8, 17, 21),
    "rules.all_fours.state": (1, 2, 3, 5, 6, 9, 17),
    "rules.all_fours.editions": (7, 10, 21),
    "rules.all_fours.view": (7, 9, 10, 21),
    "rules.all_fours.options": (1, 2, 3, 9, 21),
    "rules.all_fours.presets": (9, 19),
}


def files_of(module: str) -> tuple[str, ...]:
    """The test files that guard a module, as paths below the project."""
    game = module.split(".")[1]
    folder = game if game in ("all_fours", "bezique") else "rules"
    return tuple(file_of(number, folder) for number in GUARDS[module])


def file_of(number: int, folder: str = "rules") -> str:
    """The one test file with this number. ValueError where there is none, or more."""
    (found,) = (TESTS / folder).glob(f"test_{number:02}_*.py")
    return f"tests/{folder}/{found.name}"
