"""Make the packages for Linux from `dist/piquet`: `.venv/bin/python packaging/linux/packages.py`.

`dist/piquet_VERSION_ARCH.deb` and `dist/piquet-VERSION-linux-MACHINE.tar.gz`, both the same byte
for byte if the bundle is: all files bear one time and belong to root.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import bundle  # noqa: E402
import python_package  # noqa: E402
from failures import Failure  # noqa: E402

NAME = "io.github.piquet.Piquet"
HERE = Path(__file__).resolve().parent

_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# What SDL opens by name when it finds them: without the first two there is no window under X.
_DEPENDS = "libc6 (>= {libc}), libx11-6, libxext6"
_RECOMMENDS = "libxcursor1, libxi6, libxrandr2, libxss1, libxkbcommon0, libwayland-client0"
_SUGGESTS = "libasound2, libpulse0, speech-dispatcher, zenity"
_EXTENDED = """\
 One person against the program, or two people at one screen: the exchange,
 the calls, pique, repique and capot, six deals to a partie, and the rubicon.
 .
 Six opponents see only their own cards. First deals are guided, hints come
 with their reasons, and every deal ever played is kept.
"""


def main() -> int:
    """Make both and say where they lie, with their SHA-256."""
    try:
        made = make(ROOT, ROOT / "dist", python_package.epoch(ROOT))
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    for path in made:
        size = path.stat().st_size / 1e6
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path} ({size:.1f} MB)")
    return 0


def make(root: Path, folder: Path, seconds: int) -> tuple[Path, Path]:
    """The .deb and the .tar.gz of the bundle in `folder`, dated `seconds` since 1970."""
    made = folder / "piquet"
    if not all((made / name).is_file() for name in ("piquet", "LICENCES.txt", "piquet.cdx.json")):
        raise Failure(f"There is no whole bundle in {made}: make it by `packaging/run.py bundle`.")
    version = bundle.version(root)
    return (
        _deb(root, made, folder, version, seconds),
        _archive(root, made, folder, version, seconds),
    )


def libc_needed(files: Iterable[Path]) -> str:
    """The newest version of the C library that one of these files asks for."""
    found = {(2, 17)}
    for path in files:
        for major, minor in re.findall(rb"\0GLIBC_(\d+)\.(\d+)", path.read_bytes()):
            found.add((int(major), int(minor)))
    return ".".join(map(str, max(found)))


def control(version: str, architecture: str, libc: str, kilobytes: int) -> str:
    """The file that tells what a .deb is and what it needs."""
    return (
        f"Package: piquet\nVersion: {version}\nArchitecture: {architecture}\n"
        "Maintainer: The Piquet authors <piquet@users.noreply.github.com>\n"
        f"Installed-Size: {kilobytes}\nDepends: {_DEPENDS.format(libc=libc)}\n"
        f"Recommends: {_RECOMMENDS}\nSuggests: {_SUGGESTS}\nSection: games\nPriority: optional\n"
        "Homepage: https://piquet.github.io\n"
        f"Description: classic card game for two\n{_EXTENDED}"
    )


def _deb(root: Path, made: Path, folder: Path, version: str, seconds: int) -> Path:
    machine = platform.machine()
    architecture = _ARCHITECTURES.get(machine, machine)
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "tree"
        program = tree / "usr/lib/piquet"
        shutil.copytree(made, program, symlinks=True)
        (tree / "usr/games").mkdir(parents=True)
        (tree / "usr/games/piquet").symlink_to("../lib/piquet/piquet")
        for kind, path in _shared(root):
            target = tree / "usr/share" / kind / path.name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        entry = tree / f"usr/share/applications/{NAME}.desktop"
        # Not every session looks into /usr/games.
        told = entry.read_text(encoding="utf-8").replace("Exec=piquet", "Exec=/usr/games/piquet")
        entry.write_text(told, encoding="utf-8")
        (tree / f"usr/share/icons/hicolor/scalable/apps/{_sign(root).name}").rename(
            tree / f"usr/share/icons/hicolor/scalable/apps/{NAME}.svg"
        )
        _zip(HERE / "piquet.6", tree / "usr/share/man/man6/piquet.6.gz")
        documents = tree / "usr/share/doc/piquet"
        documents.mkdir(parents=True)
        (documents / "copyright").write_text(_copyright(made), encoding="utf-8")
        date = datetime.fromtimestamp(seconds, UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
        news = scratch_file(Path(scratch), _changes(version, date))
        _zip(news, documents / "changelog.gz")
        overrides = tree / "usr/share/lintian/overrides/piquet"
        overrides.parent.mkdir(parents=True)
        shutil.copyfile(HERE / "lintian-overrides", overrides)
        _modes(tree, seconds)
        files = [path for path in sorted(tree.rglob("*")) if path.is_file()]
        sums = "".join(
            f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
            f"{path.relative_to(tree)}\n"
            for path in files
            if not path.is_symlink()
        )
        kilobytes = sum(path.lstat().st_size // 1024 + 1 for path in tree.rglob("*"))
        (tree / "DEBIAN").mkdir()
        libc = libc_needed(path for path in files if ".so" in path.name or path.name == "piquet")
        head = control(version, architecture, libc, kilobytes)
        (tree / "DEBIAN/control").write_text(head, encoding="utf-8")
        (tree / "DEBIAN/md5sums").write_text(sums, encoding="utf-8")
        _modes(tree, seconds)
        deb = folder / f"piquet_{version}_{architecture}.deb"
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(deb)]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(seconds)}
        try:
            subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
        except FileNotFoundError as error:
            raise Failure("A .deb is made by dpkg-deb: install the package dpkg.") from error
        return deb


def _archive(root: Path, made: Path, folder: Path, version: str, seconds: int) -> Path:
    top = f"piquet-{version}"
    archive = folder / f"piquet-{version}-linux-{platform.machine()}.tar.gz"
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / top
        shutil.copytree(made, tree, symlinks=True)
        (tree / "share").mkdir()
        shutil.copyfile(HERE / f"{NAME}.desktop", tree / "share" / f"{NAME}.desktop")
        shutil.copyfile(_sign(root), tree / "share" / f"{NAME}.svg")
        for path in (HERE / "install.sh", root / "LICENSE", root / "README.md"):
            shutil.copyfile(path, tree / path.name)
        _modes(tree, seconds)
        (tree / "install.sh").chmod(0o755)
        with (
            archive.open("wb") as raw,
            gzip.GzipFile("", "wb", 9, raw, seconds) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as out,
        ):
            for path in (tree, *sorted(tree.rglob("*"))):
                name = path.relative_to(tree.parent).as_posix()
                out.add(path, name, recursive=False, filter=lambda one: _plain(one, seconds))
    return archive


def _plain(one: tarfile.TarInfo, seconds: int) -> tarfile.TarInfo:
    one.uid = one.gid = 0
    one.uname = one.gname = "root"
    one.mtime = seconds
    return one


def _shared(root: Path) -> list[tuple[str, Path]]:
    """What the desktop looks for, and in which folder of /usr/share."""
    return [
        ("applications", HERE / f"{NAME}.desktop"),
        ("metainfo", HERE / f"{NAME}.metainfo.xml"),
        ("icons/hicolor/scalable/apps", _sign(root)),
    ]


def _sign(root: Path) -> Path:
    return root / "assets" / "icons" / "piquet.svg"


def _copyright(made: Path) -> str:
    """What Debian asks for: whence it comes, and the notices of all that is in it."""
    return "This is Piquet, from https://piquet.github.io, packaged by its own authors.\n\n" + (
        made / "LICENCES.txt"
    ).read_text(encoding="utf-8")


def _changes(version: str, date: str) -> str:
    return (
        f"piquet ({version}) unstable; urgency=low\n\n  * What is new for players stands in "
        "CHANGELOG.md of the source.\n\n"
        f" -- The Piquet authors <piquet@users.noreply.github.com>  {date}\n"
    )


def scratch_file(folder: Path, text: str) -> Path:
    """A file with this text."""
    path = folder / "text"
    path.write_text(text, encoding="utf-8")
    return path


def _zip(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, 0) as packed:
        packed.write(source.read_bytes())


def _modes(tree: Path, seconds: int) -> None:
    """Modes and times of our own, whatever the umask was."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name == "piquet" and path.parent.name != "overrides")
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (seconds, seconds), follow_symlinks=False)


if __name__ == "__main__":
    sys.exit(main())
