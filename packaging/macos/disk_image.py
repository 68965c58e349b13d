"""The disk image for macOS: `.venv/bin/python packaging/macos/disk_image.py`, on a Mac.

From `dist/Piquet.app`, as `run.py bundle` leaves it there, comes
`dist/piquet-VERSION-macos-MACHINE.dmg`: a window with Piquet in it and the Applications folder to
drag it to. Info.plist gets what PyInstaller does not know, the resources get the notices and the
list of parts, and the app is signed anew, because a change breaks its seal. Where the secret
`MACOS_SIGNING` is set (see `signing.py`), that is a signature Apple knows, and Apple's notary looks
at the image; otherwise the signature names nobody ("ad hoc"), for which macOS asks once.
"""

from __future__ import annotations

import platform
import plistlib
import secrets
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import icons  # noqa: E402 - its folder is on the path only now
import signing  # noqa: E402
from failures import Failure  # noqa: E402
from signing import Seal  # noqa: E402

IDENTIFIER = "io.github.piquet.Piquet"

ENTITLEMENTS = {
    "com.apple.security.cs.allow-unsigned-executable-memory": True,
    "com.apple.security.cs.disable-library-validation": True,
}
"""What Python asks of the hardened runtime: ctypes makes code, and opens any library."""

_LIBRARY = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How programs and libraries for macOS begin: for one machine, for several."""


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
        with (
            signing.seal("MACOS_SIGNING", ("identity", "issuer", "key_id"), ("key",)) as seal,
            keychain(seal, stage.parent / f"{stage.name}.keychain-db"),
        ):
            sign(app, seal)
            (stage / "Applications").symlink_to("/Applications")
            named = ["-volname", f"Piquet {version}", "-srcfolder", str(stage)]
            _call("hdiutil", "create", *named, "-fs", "HFS+", "-format", "UDZO", "-ov", str(image))
            if seal:
                _call("codesign", "--sign", seal.rest["identity"], "--timestamp", str(image))
                notarise(image, seal)
    return image


def sign(app: Path, seal: Seal | None) -> None:
    """Sign the libraries, then list them as they are now, then seal the whole."""
    whose = ["--sign", seal.rest["identity"], "--timestamp"] if seal else ["--sign", "-"]
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "entitlements.plist"
        asked.write_bytes(plistlib.dumps(ENTITLEMENTS))
        hardened = ["--options", "runtime", "--entitlements", str(asked)] if seal else []
        for library in libraries(app):
            _call("codesign", "--force", *whose, *hardened[:2], str(library))
        list_parts(app)
        _call("codesign", "--force", *whose, *hardened, str(app))
    _call("codesign", "--verify", "--deep", "--strict", str(app))


def libraries(app: Path) -> list[Path]:
    """All that is signed by itself before the whole: the deepest first."""
    found = [
        path
        for path in (app / "Contents").rglob("*")
        if path.is_file() and not path.is_symlink() and _begins(path).startswith(_LIBRARY)
    ]
    program = app / "Contents" / "MacOS" / "piquet"
    return sorted(
        (path for path in found if path != program), key=lambda one: (-len(one.parts), one)
    )


@contextmanager
def keychain(seal: Seal | None, place: Path) -> Iterator[None]:
    """A keychain of its own with the certificate, as long as one signs."""
    if seal is None:
        yield
        return
    lock = secrets.token_urlsafe(16)
    _call("security", "create-keychain", "-p", lock, str(place))
    try:
        _call("security", "unlock-keychain", "-p", lock, str(place))
        opened = ["-k", str(place), "-P", seal.password, "-f", "pkcs12", "-T", "/usr/bin/codesign"]
        _call("security", "import", str(seal.certificate), *opened)
        tools = ["-S", "apple-tool:,apple:,codesign:", "-s", "-k", lock]
        _call("security", "set-key-partition-list", *tools, str(place))
        _call("security", "list-keychains", "-d", "user", "-s", str(place), "login.keychain")
        yield
    finally:
        _call("security", "delete-keychain", str(place))


def notarise(image: Path, seal: Seal) -> None:
    """Let Apple's notary look at the image, and fasten its answer to it."""
    who = ["--issuer", seal.rest["issuer"], "--key-id", seal.rest["key_id"]]
    who += ["--key", str(seal.files["key"])]
    _call("xcrun", "notarytool", "submit", "--wait", "--timeout", "1h", *who, str(image))
    _call("xcrun", "stapler", "staple", str(image))


def list_parts(app: Path) -> None:
    """Write the notices and the list of parts among the resources."""
    _call(sys.executable, str(ROOT / "packaging" / "sbom.py"), str(app))


def _begins(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(4)


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
    """The codes of all languages the program speaks: each is a folder of catalogues."""
    return sorted(path.parent.name for path in (ROOT / "assets" / "locale").glob("*/general.po"))


def _call(*command: str) -> None:
    try:
        subprocess.run(command, check=True)
    except OSError as error:
        raise Failure(f"{command[0]} cannot be started ({error.strerror}): use a Mac.") from error
    except subprocess.CalledProcessError:
        # The command itself may hold a password: only its name is told.
        raise Failure(f"{Path(command[0]).name} failed; its own words stand above.") from None


if __name__ == "__main__":
    sys.exit(main())
