"""A sample of changed rules: the tests named for a rule notice that it was changed."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.__main__ import mutants
from tests.mutation.guards import GUARDS, files_of
from tests.mutation.mutants import changed, mutants_of
from tests.mutation.survivors import survivors

SOURCE = "def older(a, b):\n    return a > b and not b\n"


def test_a_change_is_made_in_one_place_and_told() -> None:
    found = mutants_of("ages", SOURCE)
    assert ("ages", "older", "a > b", "a >= b") in [mutant.name for mutant in found]
    (number,) = (mutant.number for mutant in found if mutant.after == "a >= b")
    assert "a >= b and (not b)" in _text(number)


def test_every_mutant_of_a_module_is_another_program() -> None:
    every = [_text(mutant.number) for mutant in mutants_of("ages", SOURCE)]
    assert len(set(every)) == len(every) > 3


def test_a_number_without_a_mutant_is_an_error() -> None:
    with pytest.raises(ValueError, match="no mutant 99"):
        changed(SOURCE, 99)


def test_every_guarded_module_and_its_tests_exist() -> None:
    for module in GUARDS:
        for file in files_of(module):
            assert Path(__file__).parents[2].joinpath(file).is_file()
    assert len(mutants(tuple(GUARDS))) > 1500


def test_every_listed_survivor_is_still_a_mutant_and_has_its_reason() -> None:
    names = {mutant.name for mutant in mutants(tuple(GUARDS))}
    for name, why in survivors().items():
        assert name in names, name
        assert why.endswith("."), name


def test_rules_that_were_changed_are_noticed_by_the_tests_named_for_them() -> None:
    command = [sys.executable, "-m", "tests.mutation", "--sample", "3", "--seed", "3"]
    ended = subprocess.run(
        command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "3 noticed, 0 unnoticed" in ended.stdout


def _text(number: int) -> str:
    return ast.unparse(changed(SOURCE, number))
