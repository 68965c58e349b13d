"""`python -m tests.mutation [--sample N] [--seed S]`: change the rules one by one; tests must fail.

Works in a copy of the project and leaves the project alone. Ends with 1 where a changed rule went
unnoticed and is not listed, with its reason, in tests/mutation/survivors.toml.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tests.mutation.guards import GUARDS, files_of
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.survivors import survivors
from tests.mutation.trial import NAMED, NOTICED, UNNOTICED

PROJECT = Path(__file__).parents[2]
COPIED = ("rules", "game", "tests", "assets")
PATIENCE = 600.0  # seconds; a mutant that never ends is noticed


def mutants(modules: Sequence[str]) -> list[Mutant]:
    """Every mutant of these modules."""
    return [
        mutant for module in modules for mutant in mutants_of(module, source_of(PROJECT, module))
    ]


def source_of(project: Path, module: str) -> str:
    return project.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")


def copy_project(to: Path) -> None:
    """A copy that stays the same while others work on the project."""
    for folder in COPIED:
        leave = shutil.ignore_patterns("__pycache__", "*.pyc")
        shutil.copytree(PROJECT / folder, to / folder, ignore=leave)
    shutil.copy(PROJECT / "pyproject.toml", to)


def is_noticed(mutant: Mutant, project: Path) -> bool:
    """Whether a test that guards the mutant's module fails. RuntimeError where none could run."""
    command = [sys.executable, "-m", "tests.mutation.trial", mutant.module, str(mutant.number)]
    command += files_of(mutant.module)
    try:
        ended = subprocess.run(
            command, cwd=project, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    if ended.returncode not in (UNNOTICED, *NOTICED):
        raise RuntimeError(f"{' '.join(command)}\n{ended.stdout}\n{ended.stderr}")
    return ended.returncode != UNNOTICED


def check_unchanged(modules: Sequence[str], project: Path) -> None:
    """All tests must pass while nothing is changed. RuntimeError where one fails."""
    files = sorted({file for module in modules for file in files_of(module)})
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-k",
        NAMED,
        "-p",
        "no:cacheprovider",
        *files,
    ]
    ended = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise RuntimeError(f"the tests fail although nothing was changed\n{ended.stdout}")


def lot(mutant: Mutant, seed: int) -> bytes:
    """Its lot in the draw: its own, so that a change of one module moves no other mutant."""
    return hashlib.sha256(repr((seed, mutant.name)).encode()).digest()


def told(mutant: Mutant) -> str:
    path = mutant.module.replace(".", "/")
    return f"{path}.py:{mutant.line} {mutant.where}: {mutant.before}  ->  {mutant.after}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--sample", type=int, help="how many mutants; without it all of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried at once")
    parser.add_argument("--module", action="append", choices=GUARDS, help="of this module only")
    asked = parser.parse_args()
    began = time.perf_counter()
    known = survivors()
    chosen = mutants(asked.module or tuple(GUARDS))
    every = len(chosen)
    if asked.sample is not None:
        untold = [mutant for mutant in chosen if mutant.name not in known]
        drawn = sorted(untold, key=partial(lot, seed=asked.seed))[: asked.sample]
        chosen = sorted(drawn, key=lambda mutant: (mutant.module, mutant.number))
    figures: Counter[str] = Counter()
    unnoticed = []
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder)
        copy_project(project)
        check_unchanged(sorted({mutant.module for mutant in chosen}), project)
        with ThreadPoolExecutor(asked.jobs) as pool:
            tried = pool.map(partial(is_noticed, project=project), chosen)
            for mutant, noticed in zip(chosen, tried, strict=True):
                listed = mutant.name in known
                if noticed:
                    figures["noticed although listed" if listed else "noticed"] += 1
                elif listed:
                    figures["listed"] += 1
                else:
                    unnoticed.append(mutant)
                    print(f"unnoticed: {told(mutant)}", flush=True)
    seconds = time.perf_counter() - began
    print(
        f"{len(chosen)} of {every:,} mutants (seed {asked.seed}): {figures['noticed']} noticed, "
        f"{len(unnoticed)} unnoticed, {figures['listed']} listed as changing nothing, "
        f"{figures['noticed although listed']} of the listed noticed, {seconds:.0f} s"
    )
    return 1 if unnoticed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RuntimeError as error:
        sys.exit(str(error))
