"""`python -m tests.soak_bezique [--deals N | --scorer N | --fuzz N | --bench S] [--preset P]`.

`--deals`: random deals of each game with a name and of any options, and every law checked.
`--scorer`: as many, scored by the rules and by the second scorer. `--fuzz`: so many actions of all
kinds, most of them wrong. `--bench`: random whole deals a second through `rules`, played for so
many seconds.
"""

from __future__ import annotations

import sys

from rules.bezique.game import RULES
from rules.bezique.presets import PRESETS
from tests.bezique.comparing import DisagreementError, compare
from tests.bezique.fuzzing import UnreasonedError, fuzz
from tests.bezique.luck import any_action
from tests.bezique.soaking import LawBrokenError, soak
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
    sys.exit(run(TRIED, "tests.soak_bezique", __doc__))
