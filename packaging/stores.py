"""What the stores want to be told of a release: `packaging/stores.py FOLDER HOME`.

FOLDER holds the packages of a release, HOME is where its repository lies. From the forms in
`stores/` and the packages' SHA-256 come a cask for Homebrew and the manifests for winget, all in
`piquet-VERSION-stores.tar.gz` beside the packages: each is handed to its store by a person, as
these stores ask.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import sys
import tarfile
from pathlib import Path
from string import Template

import bundle
import releasing
from failures import Failure

ROOT = Path(__file__).resolve().parent.parent
FORMS = ROOT / "packaging" / "stores"

PACKAGES = {
    "windows": "piquet-{}-windows-setup.exe",
    "macos_arm64": "piquet-{}-macos-arm64.dmg",
    "macos_x86_64": "piquet-{}-macos-x86_64.dmg",
}
"""The packages that a store fetches, by the name of their sum in the forms."""


def main(arguments: list[str]) -> int:
    """Fill in the forms and say where they lie."""
    folder, home = Path(arguments[0]), arguments[1].rstrip("/")
    version = bundle.version(ROOT)
    try:
        told = manifests(folder, home, version)
        seconds = bundle.moment(ROOT)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    archive = folder / f"piquet-{version}-stores.tar.gz"
    archive.write_bytes(packed(told, seconds))
    print(archive)
    return 0


def manifests(folder: Path, home: str, version: str) -> dict[str, str]:
    """Each file for a store, by its name there."""
    facts = {"version": version, "home": home, "date": releasing.date(ROOT)}
    for name, package in PACKAGES.items():
        path = folder / package.format(version)
        if not path.is_file():
            raise Failure(f"There is no {path}: the stores are told of it with its SHA-256.")
        facts[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    told = {"homebrew/piquet.rb": _filled(FORMS / "piquet.rb", facts)}
    for form in sorted((FORMS / "winget").iterdir()):
        told[f"winget/manifests/p/Piquet/Piquet/{version}/{form.name}"] = _filled(form, facts)
    return told


def packed(told: dict[str, str], seconds: int) -> bytes:
    """These files in one archive, the same bytes whoever packs them, and when."""
    raw = io.BytesIO()
    with (
        gzip.GzipFile("", "wb", 9, raw, seconds) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as out,
    ):
        for name, text in sorted(told.items()):
            one = tarfile.TarInfo(name)
            one.size, one.mtime, one.mode = len(text.encode()), seconds, 0o644
            out.addfile(one, io.BytesIO(text.encode()))
    return raw.getvalue()


def _filled(form: Path, facts: dict[str, str]) -> str:
    return Template(form.read_text(encoding="utf-8")).substitute(facts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
