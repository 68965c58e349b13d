"""What the stores are told of a release: every package they fetch, with its SHA-256."""

from __future__ import annotations

import hashlib
import re
import tarfile
from pathlib import Path

import pytest

import bundle
import stores
from failures import Failure
from tests.packaging.conftest import ROOT

HOME = "https://example.org/piquet"
VERSION = bundle.version(ROOT)


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    for name in stores.PACKAGES.values():
        (tmp_path / name.format(VERSION)).write_text(name, encoding="utf-8")
    return tmp_path


def test_each_package_is_told_with_its_own_sum(packages: Path) -> None:
    told = "\n".join(stores.manifests(packages, HOME, VERSION).values())
    for name in stores.PACKAGES.values():
        assert hashlib.sha256(name.encode()).hexdigest() in told
    found = re.findall(rf"{HOME}/releases/download/v([^/]+)/(\S+?)[\"\n]", told)
    fetched = {name for _, name in found}
    assert {name.format(VERSION) for name in stores.PACKAGES.values() if "macos" not in name} == {
        name for name in fetched if "macos" not in name
    }
    assert "piquet-#{version}-macos-#{arch}.dmg" in fetched


def test_nothing_of_the_forms_is_left_open_and_no_host_but_ours_is_asked(packages: Path) -> None:
    for name, text in stores.manifests(packages, HOME, VERSION).items():
        assert "$version" not in text, name
        assert not re.search(r"\$(?!schema)", text), name
        hosts = set(re.findall(r"(?:[Uu]rl:?|homepage) \"?https://([^/\"\s]+)", text))
        assert hosts <= {"example.org", "piquet.github.io"}, name


def test_winget_finds_what_our_installer_writes(packages: Path) -> None:
    told = stores.manifests(packages, HOME, VERSION)
    script = (ROOT / "packaging" / "windows" / "piquet.iss").read_text(encoding="utf-8")
    (number,) = re.findall(r"^AppId=\{(\{[0-9A-F-]+\})$", script, re.MULTILINE)
    files = {name: text for name, text in told.items() if name.startswith("winget/")}
    assert len(files) == 7
    for name, text in files.items():
        assert name.startswith(f"winget/manifests/p/Piquet/Piquet/{VERSION}/Piquet.Piquet")
        assert "PackageIdentifier: Piquet.Piquet\n" in text
        assert f"PackageVersion: {VERSION}\n" in text
    installer = next(text for name, text in files.items() if ".installer." in name)
    assert f"ProductCode: '{number}_is1'" in installer
    assert "Commands:\n  - piquet\n" in installer


def test_homebrew_puts_piquet_on_the_path(packages: Path) -> None:
    text = stores.manifests(packages, HOME, VERSION)["homebrew/piquet.rb"]
    assert 'app "Piquet.app"' in text
    assert 'binary "#{appdir}/Piquet.app/Contents/MacOS/piquet"' in text


def test_they_lie_in_one_archive_the_same_every_time(
    packages: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    archive = packages / f"piquet-{VERSION}-stores.tar.gz"
    assert stores.main([str(packages), f"{HOME}/"]) == 0
    first = archive.read_bytes()
    assert stores.main([str(packages), HOME]) == 0
    assert archive.read_bytes() == first
    assert capsys.readouterr().out == f"{archive}\n" * 2
    with tarfile.open(archive) as opened:
        assert len(opened.getnames()) == 8


def test_a_package_that_is_missing_is_told(
    packages: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (packages / f"piquet-{VERSION}-windows-setup.exe").unlink()
    assert stores.main([str(packages), HOME]) == 1
    assert "windows-setup.exe: the stores are told" in capsys.readouterr().err
    with pytest.raises(Failure):
        stores.manifests(packages, HOME, VERSION)
