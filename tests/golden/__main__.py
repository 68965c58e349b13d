"""Write playthroughs and sessions anew: `python -m tests.golden --rewrite [WORD ...]`.

With words only those whose names have one of them. What a session does is added by hand: a line
`> click play`, `> press enter`, or `> plays mouse to deal 1`, which is put down action by action.

`--record NAME --seed N` adds one: a whole partie by two who like to call; `--start` says where it
begins, by one of the lines in `playthrough`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rules.core.game import replay
from rules.piquet.partie import apply
from tests.golden import session
from tests.golden.playthrough import FOLDER, STARTS, files, rewritten, written
from tests.rules.luck import eager_action


def record(name: str, seed: int, beginning: str) -> None:
    luck, actions = Random(seed), []
    state = STARTS[beginning]
    while state.turn is not None:
        actions.append(eager_action(state, luck))
        state = replay(apply, state, actions[-1:]).state
    remarks = [f"# {name.replace('-', ' ').capitalize()}, by two who like to call."]
    text = written(remarks, beginning, actions)
    (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


def rewrite(words: list[str]) -> None:
    for file in (*files(), *session.files()):
        if words and not any(word in file.stem for word in words):
            continue
        text = file.read_text(encoding="utf-8")
        if file.parent == session.FOLDER:
            with TemporaryDirectory() as home:
                anew = session.rewritten(text, Path(home))
        else:
            anew = rewritten(text)
        file.write_text(anew, encoding="utf-8")
        print(file.name)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--rewrite", nargs="*", metavar="WORD", help="write them anew")
    parser.add_argument("--record", metavar="NAME", help="record a new one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", choices=[*STARTS], default="start with the cut")
    asked = parser.parse_args()
    if asked.record:
        record(asked.record, asked.seed, asked.start)
    elif asked.rewrite is not None:
        rewrite(asked.rewrite)
    else:
        parser.print_help()


if __name__ == "__main__":
    main()
