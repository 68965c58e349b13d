"""The disk image for macOS: `.venv/bin/python packaging/macos/disk_image.py`, on a Mac.

From `dist/Piquet.app`, as `run.py bundle` leaves it there, comes
`dist/piquet-VERSION-macos-MACHINE.dmg`: a window with Piquet in it and the Applications folder to
drag it to. Info.plist gets what PyInstaller does not know, and the app is signed anew, because a
change breaks its seal; the signature names nobody ("ad hoc"), for which macOS asks once.
"""

from __future__ import annotations

import platform
import plistlib
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import icons  # noqa: E402 - its folder is on the path only now
from failures import Failure  # noqa: E402

IDENTIFIER = "io.github.piquet.Piquet"


def main(root: Path = ROOT) -> int:
    """Make the image and say where it lies."""
    try:
        print(disk_image(root))
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def disk_image(root: Path) -> Path:
    """The image of the app in `dist`."""
    bundle = root / "dist" / "Piquet.app"
    if not (bundle / "Contents" / "MacOS").is_dir():
        raise Failure(f"{bundle} is no app: make it on a Mac with `packaging/run.py bundle`.")
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = project["version"]
    image = root / "dist" / f"piquet-{version}-macos-{platform.machine()}.dmg"
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder)
        app = stage / "Piquet.app"
        shutil.copytree(bundle, app, symlinks=True)
        complete(app, version)
        _call("codesign", "--force", "--deep", "--sign", "-", str(app))
        _call("codesign", "--verify", "--deep", "--strict", str(app))
        (stage / "Applications").symlink_to("/Applications")
        named = ["-volname", f"Piquet {version}", "-srcfolder", str(stage)]
        _call("hdiutil", "create", *named, "-fs", "HFS+", "-format", "UDZO", "-ov", str(image))
    return image


def complete(app: Path, version: str) -> None:
    """Give the app its icon and tell macOS what it is."""
    resources = app / "Contents" / "Resources"
    resources.mkdir(exist_ok=True)
    (resources / "piquet.icns").write_bytes(icons.icns(icons.SIGN))
    path = app / "Contents" / "Info.plist"
    facts = plistlib.loads(path.read_bytes()) if path.exists() else {}
    facts |= {
        "CFBundleName": "Piquet",
        "CFBundleDisplayName": "Piquet",
        "CFBundleExecutable": "piquet",
        "CFBundleIconFile": "piquet.icns",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": languages(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Piquet authors, MIT licence",
    }
    path.write_bytes(plistlib.dumps(facts))


def languages() -> list[str]:
    """The codes of all languages the program speaks: each is a folder of words."""
    return sorted(path.parent.name for path in (ROOT / "game" / "words").glob("*/language.py"))


def _call(*command: str) -> None:
    try:
        subprocess.run(command, check=True)
    except OSError as error:
        raise Failure(f"{command[0]} cannot be started ({error.strerror}): use a Mac.") from error
    except subprocess.CalledProcessError as error:
        raise Failure(f"{command[0]} failed; its own words stand above.") from error


if __name__ == "__main__":
    sys.exit(main())
