"""What setuptools does beside pyproject.toml: each catalogue is compiled before it is packed."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from game.words.msgfmt import compile_all  # noqa: E402 - the checkout is on the path only now


class WithCatalogues(build_py):
    """Copies the three packages, with their catalogues as gettext reads them."""

    def run(self) -> None:
        compile_all(ROOT / "assets" / "locale")
        super().run()


setup(cmdclass={"build_py": WithCatalogues})
