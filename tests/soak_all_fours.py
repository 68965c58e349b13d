"""`python -m tests.soak_all_fours [--deals N | --scorer N | --fuzz N | --bench S] [--preset P]`.

`--deals`: random deals of each game with a name and of any options, and every law checked.
`--scorer`: as many, scored by the rules and by the second scorer. `--fuzz`: so many actions of all
kinds, most of them wrong. `--bench`: random whole deals a second through `rules`, played for so
many seconds.
"""

from __future__ import annotations

import sys

from rules.all_fours.game import RULES
from rules.all_fours.presets import PRESETS
from tests.all_fours.comparing import DisagreementError, compare
from tests.all_fours.fuzzing import UnreasonedError, fuzz
from tests.all_fours.luck import any_action
from tests.all_fours.soaking import LawBrokenError, soak
from tests.soak_runs import Tried, run

TRIED = Tried(
    rules=RULES,
    presets={preset.value: its for preset, its in PRESETS.items()},
    any_action=any_action,
    soak=soak,
    compare=compare,
    fuzz=fuzz,
    wrong=(LawBrokenError, DisagreementError, UnreasonedError),
)

if __name__ == "__main__":
    sys.exit(run(TRIED, "tests.soak_all_fours", __doc__))
