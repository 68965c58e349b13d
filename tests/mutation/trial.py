"""`python -m tests.mutation.trial MODULE NUMBER TESTS…`: one mutant, tried by these tests.

Runs in a process of its own, in a copy of the project: nothing of the rules is loaded before the
changed module takes its place. The exit status says what came of it, and no other failure of this
process can be taken for it.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.mutation.mutants import changed

UNNOTICED = 100
NOTICED = (101, 102)  # a test failed; or the rules could not even be loaded
NAMED = "not every_law and not so_does_a_partie and not whatever_goes_wrong"
"""A rule's own test must fail, and not only random play."""


class Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Loads one module with one change in it; all others come as always."""

    def __init__(self, module: str, number: int) -> None:
        self.module = module
        self.path = Path(*module.split(".")).with_suffix(".py")
        self.tree = changed(self.path.read_text(encoding="utf-8"), number)

    def find_spec(
        self, fullname: str, path: object = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        del path, target
        if fullname != self.module:
            return None
        return importlib.util.spec_from_loader(fullname, self, origin=str(self.path))

    def get_source(self, fullname: str) -> str | None:
        del fullname
        return None

    def get_code(self, fullname: str) -> CodeType:
        del fullname
        return compile(self.tree, str(self.path), "exec")


def main() -> int:
    module, number, *tests = sys.argv[1:]
    sys.meta_path.insert(0, Changed(module, int(number)))
    quiet = ("-x", "-q", "--no-header", "--no-summary", "-p", "no:cacheprovider")
    plain = "--assert=plain"  # nobody reads why a test failed, so nothing is made ready to tell it
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # what is not loaded need not be waited for
    return UNNOTICED + int(pytest.main([*quiet, plain, "-k", NAMED, *tests]))


if __name__ == "__main__":
    sys.exit(main())
