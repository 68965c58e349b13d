"""The .deb and the .tar.gz carry the whole bundle and the notices of all its parts."""

from __future__ import annotations

import gzip
import importlib.util
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import bundle
from failures import Failure
from tests.packaging.conftest import ROOT

MOMENT = 1_700_000_000
FILES = {
    "piquet": "a program \0GLIBC_2.28\0GLIBC_2.9\0",
    "LICENCES.txt": "Piquet and what it ships: SDL and others",
    "piquet.cdx.json": '{"bomFormat": "CycloneDX"}',
    "_internal/libz.so.1": "a library \0GLIBC_2.31\0",
    "_internal/assets/CREDITS.md": "credits",
}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="they are for Linux")
needs_dpkg = pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb makes a .deb")


@pytest.fixture
def packages() -> Iterator[ModuleType]:
    path = list(sys.path)
    place = ROOT / "packaging" / "linux" / "packages.py"
    spec = importlib.util.spec_from_file_location("linux_packages", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    sys.path[:] = path


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A folder with a bundle of a few small files."""
    for name, text in FILES.items():
        path = tmp_path / "dist" / "piquet" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "dist" / "piquet" / "piquet").chmod(0o700)
    return tmp_path / "dist"


def unpacked(data: bytes) -> dict[str, tarfile.TarInfo]:
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        return {one.name.removeprefix("./"): one for one in archive}


def texts(data: bytes) -> dict[str, bytes]:
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        files = ((one.name, archive.extractfile(one)) for one in archive if one.isfile())
        return {name.removeprefix("./"): file.read() for name, file in files if file}


@needs_dpkg
def test_both_carry_the_bundle_its_notices_and_its_list_of_parts(
    packages: ModuleType, dist: Path
) -> None:
    version = bundle.version(ROOT)
    deb, archive = packages.make(ROOT, dist, MOMENT)
    in_archive = texts(archive.read_bytes())
    top = f"piquet-{version}"
    for name, text in FILES.items():
        assert in_archive[f"{top}/{name}"].decode() == text
    assert {f"{top}/install.sh", f"{top}/README.md", f"{top}/LICENSE"} < set(in_archive)
    assert unpacked(archive.read_bytes())[f"{top}/install.sh"].mode == 0o755
    in_deb = texts(subprocess.check_output(["dpkg-deb", "--fsys-tarfile", str(deb)]))
    for name, text in FILES.items():
        assert in_deb[f"usr/lib/piquet/{name}"].decode() == text
    assert FILES["LICENCES.txt"] in in_deb["usr/share/doc/piquet/copyright"].decode()
    manual = gzip.decompress(in_deb["usr/share/man/man6/piquet.6.gz"]).decode()
    assert f'"Piquet {version}"' in manual
    head = subprocess.check_output(["dpkg-deb", "--info", str(deb)], encoding="utf-8")
    assert f" Version: {version}\n" in head
    assert "libc6 (>= 2.31)" in head
    link = unpacked(subprocess.check_output(["dpkg-deb", "--fsys-tarfile", str(deb)]))
    assert link["usr/games/piquet"].linkname == "../lib/piquet/piquet"


@needs_dpkg
def test_the_same_bundle_gives_the_same_packages(
    packages: ModuleType, dist: Path, tmp_path: Path
) -> None:
    first = [path.read_bytes() for path in packages.make(ROOT, dist, MOMENT)]
    again = tmp_path / "again"
    shutil.copytree(dist / "piquet", again / "piquet")
    before = os.umask(0o077)
    try:
        second = [path.read_bytes() for path in packages.make(ROOT, again, MOMENT)]
    finally:
        os.umask(before)
    assert first == second


@pytest.mark.parametrize("missing", ["piquet", "LICENCES.txt", "piquet.cdx.json"])
def test_without_its_notices_or_its_list_no_bundle_is_packed(
    packages: ModuleType, dist: Path, missing: str
) -> None:
    (dist / "piquet" / missing).unlink()
    with pytest.raises(Failure, match="no whole bundle"):
        packages.make(ROOT, dist, MOMENT)
