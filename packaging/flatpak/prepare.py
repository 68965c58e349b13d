"""What the Flatpak is made of: `.venv/bin/python packaging/flatpak/prepare.py [MACHINE]`.

Into `build/flatpak` go, for MACHINE (`x86_64` or `aarch64`; this one, if none is named), our wheel
and the wheels of the lock file for the Python of the runtime, each checked against its hash, so
that flatpak-builder needs no network of its own and what it installs is what was locked; beside
them what the desktop looks for, the notices and the list of parts.
"""

from __future__ import annotations

import hashlib
import platform
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import bundle  # noqa: E402 - its folder is on the path only now
import parts  # noqa: E402
import python_package  # noqa: E402
import stamp  # noqa: E402
from failures import Failure  # noqa: E402
from setting_up import locked_parts  # noqa: E402

PYTHON = "3.13"
"""The Python of org.freedesktop.Platform 25.08."""

PLATFORMS = ("manylinux_2_28", "manylinux_2_17", "manylinux2014")

DESKTOP = (
    ROOT / "packaging" / "linux" / "io.github.piquet.Piquet.desktop",
    ROOT / "packaging" / "linux" / "io.github.piquet.Piquet.metainfo.xml",
    ROOT / "assets" / "icons" / "piquet.svg",
)
"""What the desktop looks for."""

PLACE = f"lib/python{PYTHON}/site-packages"

CLEANED = re.compile(r"pygame/(?:docs/|examples/|tests/|freesansbold\.ttf$)")
"""What the manifest takes out again: nobody uses it, and some of it has licences of its own."""

_BUILDER = re.compile(r"^setuptools==.*(?:\n    .*)*\n", re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Fetch and build."""
    machine = arguments[0] if arguments else platform.machine()
    folder = ROOT / "build" / "flatpak"
    try:
        prepare(folder, machine)
        print(f"{len(list(folder.glob('*.whl')))} wheels in {folder}")
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def prepare(folder: Path, machine: str) -> None:
    """Put the wheels and the list of the locked ones into an empty folder."""
    if folder.exists() and any(folder.iterdir()):
        raise Failure(f"{folder} is not empty: remove it and start again.")
    python_package.build(ROOT, folder, python_package.epoch(ROOT))
    for sdist in folder.glob("*.tar.gz"):
        sdist.unlink()
    wanted = folder / "requirements.txt"
    wanted.write_text(players_parts(stamp.lock_file(ROOT).read_text("utf-8")), encoding="utf-8")
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--no-deps", "--require-hashes", "--only-binary=:all:", f"--python-version={PYTHON}"),
        *(f"--platform={name}_{machine}" for name in PLATFORMS),
        *("-r", str(wanted), "-d", str(folder)),
    ]
    if subprocess.call(command):
        raise Failure("The wheels could not be fetched; pip's own words stand above.")
    for path in DESKTOP:
        shutil.copyfile(path, folder / path.name)
    list_parts(folder)


def list_parts(folder: Path) -> None:
    """Write the notices and the list of parts of what these wheels put into the Flatpak."""
    import sbom  # noqa: PLC0415 - its library is needed for nothing else here

    sums = {
        f"{PLACE}/{name}": hashlib.sha256(archive.read(name)).hexdigest()
        for wheel in sorted(folder.glob("*.whl"))
        for archive in [zipfile.ZipFile(wheel)]
        for name in archive.namelist()
        if not name.endswith("/") and not CLEANED.match(name)
    }
    held = parts.found(sums, parts.known(ROOT, "linux"))
    seconds = python_package.epoch(ROOT)
    text = sbom.document(bundle.version(ROOT), held, sums, seconds)
    (folder / sbom.LIST).write_text(text, encoding="utf-8")
    (folder / sbom.NOTICES).write_text(parts.notices(held), encoding="utf-8")


def players_parts(lock: str) -> str:
    """The locked parts that a player needs: not those of the checks, and not what builds."""
    return _BUILDER.sub("", locked_parts(lock, stamp.GAME))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
