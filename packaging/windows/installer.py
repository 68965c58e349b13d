r"""The installer for Windows: `.venv\Scripts\python packaging\windows\installer.py`, on Windows.

From `dist\piquet`, as `run.py bundle` leaves it there, Inno Setup makes
`dist\piquet-VERSION-windows-setup.exe`. Where the secret `WINDOWS_SIGNING` is set, programs,
installer and uninstaller are signed (see `signing.py`); otherwise SmartScreen warns of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import bundle  # noqa: E402 - its folder is on the path only now
import signing  # noqa: E402
from failures import Failure  # noqa: E402

TIMESTAMPS = "http://timestamp.digicert.com"
"""Who vouches for the hour of a signature, which then holds longer than its certificate."""


def main(root: Path = ROOT) -> int:
    """Make the installer and say where it lies."""
    try:
        print(installer(root))
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def installer(root: Path) -> Path:
    """The installer of the bundle in `dist`."""
    made = root / "dist" / "piquet"
    programs = [made / f"{name}.exe" for name, _ in bundle.programs("win32")]
    for program in programs:
        if not program.is_file():
            raise Failure(
                f"There is no {program}: make it on Windows by `packaging/run.py bundle`."
            )
    version = bundle.version(root)
    compile_it = [
        _tool("ISCC", "Inno Setup 6", "https://jrsoftware.org/isinfo.php"),
        *(f"/DVersion={version}", f"/DRoot={root}"),
    ]
    with signing.seal("WINDOWS_SIGNING") as seal:
        if seal:
            sign = [
                _tool("signtool", "Windows Kits/10/bin/*/x64", "the Windows SDK"),
                *("sign", "/fd", "sha256", "/td", "sha256", "/tr", TIMESTAMPS),
                *("/f", str(seal.certificate), "/p", seal.password),
            ]
            for program in programs:
                _call(*sign, str(program))
            list_parts(made)  # what was signed is another file than before
            # Inno Setup puts a quoted file in the place of $f, and a quote in that of $q.
            quoted = " ".join(f"$q{part}$q" if part == sign[0] else part for part in sign)
            compile_it += ["/DSigned", f"/Spiquet={quoted} $f"]
        _call(*compile_it, str(root / "packaging" / "windows" / "piquet.iss"))
    return root / "dist" / f"piquet-{version}-windows-setup.exe"


def list_parts(made: Path) -> None:
    """Write the list of parts anew."""
    _call(sys.executable, str(ROOT / "packaging" / "sbom.py"), str(made))


def _tool(name: str, folder: str, whence: str) -> str:
    """A tool on the PATH, or the newest where its own installer puts it."""
    found = shutil.which(name)
    for programs in ("ProgramFiles(x86)", "ProgramFiles"):
        if not found and programs in os.environ:
            there = sorted(Path(os.environ[programs]).glob(f"{folder}/{name}.exe"))
            found = str(there[-1]) if there else None
    if not found:
        raise Failure(f"{name} is not here: install {folder.partition('/')[0]} ({whence}).")
    return found


def _call(*command: str) -> None:
    try:
        subprocess.run(command, check=True)
    except (OSError, subprocess.CalledProcessError):
        # The command itself may hold a password: only its name is told.
        raise Failure(f"{Path(command[0]).name} failed; its own words stand above.") from None


if __name__ == "__main__":
    sys.exit(main())
