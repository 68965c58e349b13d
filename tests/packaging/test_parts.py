"""Whose work is shipped: every library has its part, every part its notices and a known licence."""

from __future__ import annotations

import importlib.metadata
import sys
import sysconfig
from pathlib import Path

import pytest

import parts
import stamp
from failures import Failure
from tests.packaging.conftest import ROOT

KNOWN = parts.known(ROOT)
HERE = ROOT / "packaging" / "licences"
OLD_VENV = "the .venv is older than the lock file: `packaging/run.py test` renews it"

WINDOWS = """
SDL2.dll SDL2_image.dll SDL2_mixer.dll SDL2_ttf.dll freetype.dll libjpeg-62.dll libogg-0.dll
libopus-0.dll libopusfile-0.dll libpng16-16.dll libtiff-5.dll libwavpack-1.dll libwebp-7.dll
libwebpdemux-2.dll libxmp.dll portmidi.dll
"""
MACOS = """
libFLAC.14.0.0 libSDL2-2.0.0 libSDL2_image-2.0.0.800.12 libSDL2_mixer-2.0.0.800.2
libSDL2_ttf-2.0.0.2400.0 libbrotlicommon.1.2.0 libbrotlidec.1.2.0 libfluidsynth.3.5.6 libfreetype.6
libharfbuzz.0 libjpeg.62.4.0 libmpg123.0 libogg.0.8.6 libopus.0 libopusfile.0 libpng16.16.58.0
libportmidi.2.0.7 libsharpyuv.0.1.2 libsndfile.1.0.37 libtiff.6.3.0 libvorbis.0.4.9
libvorbisenc.2.0.12 libvorbisfile.3.3.8 libwavpack.1 libwebp.7.2.0 libwebpdemux.2.0.17 libxmp.4.7.2
libz.1.3.1.zlib-ng
"""


def libraries() -> list[Path]:
    """The libraries that pygame-ce brought into this environment."""
    site_packages = Path(sysconfig.get_path("platlib"))
    places = ("pygame_ce.libs/*.so*", "pygame/.dylibs/*.dylib", "pygame/*.dll")
    return [path for place in places for path in site_packages.glob(place)]


def in_bundle(path: Path) -> str:
    return f"_internal/{path.parent.name}/{path.name}"


def owner(name: str) -> str:
    return next((part.name for part in KNOWN if part.owns(name)), "nobody")


def test_every_library_that_pygame_brings_is_somebodys_and_not_pygames() -> None:
    assert libraries(), "pygame-ce brings libraries in every wheel of its own"
    assert [path.name for path in libraries() if owner(in_bundle(path)) == "nobody"] == []
    assert [path.name for path in libraries() if owner(in_bundle(path)) == "pygame-ce"] == []


@pytest.mark.parametrize(
    ("names", "place"),
    [
        (WINDOWS.split(), "_internal/pygame/{}"),
        (MACOS.split(), "Contents/Frameworks/pygame/__dot__dylibs/{}.dylib"),
    ],
)
def test_so_is_every_library_of_the_two_other_systems(names: list[str], place: str) -> None:
    """As they lie in the locked wheels; `test_the_lists…` fails when another one is locked."""
    for name in names:
        assert owner(place.format(name)) not in {"nobody", "pygame-ce"}, name


def test_the_lists_above_and_the_versions_are_those_of_this_pygame() -> None:
    """Who locks another version looks into its wheels again: parts.toml, and the names above."""
    assert next(part.version for part in KNOWN if part.pypi == "pygame-ce") == "2.5.8"


@pytest.mark.skipif(sys.platform == "win32", reason="most libraries for Windows do not tell")
def test_the_version_stands_in_the_library_where_it_tells_one() -> None:
    silent = {"SDL_image", "SDL_mixer", "SDL_ttf", "FreeType", "Brotli", "libwebp", "Ogg"}
    silent |= {"Opusfile", "PortMidi"}
    told = set()
    for part in KNOWN:
        own = [path for path in libraries() if part.owns(in_bundle(path))]
        if own and part.version and part.name not in silent:
            assert any(part.version.encode() in path.read_bytes() for path in own), part.name
            told.add(part.name)
    assert {"SDL", "libpng", "libtiff", "HarfBuzz", "Opus", "mpg123", "libxmp"} <= told


@pytest.mark.parametrize("part", KNOWN, ids=lambda part: part.name)
def test_each_part_has_notices_and_a_licence(part: parts.Part) -> None:
    spdx = pytest.importorskip("license_expression", reason=OLD_VENV).get_spdx_licensing()
    if not part.licence.startswith("LicenseRef-"):
        spdx.parse(part.licence, validate=True)
    assert part.home.startswith("http")
    assert part.of in {"", *(one.name for one in KNOWN)}
    texts = [HERE / f"{text}.txt" for text in part.texts]
    assert all(len(path.read_text(encoding="utf-8")) > 200 for path in texts)
    assert part.texts or part.name == "Piquet"
    whole = "".join(path.read_text(encoding="utf-8") for path in texts).lower()
    for word, licence in {"lesser general public": "LGPL", "apache license": "Apache"}.items():
        if licence in part.licence:
            assert word in whole


def test_no_text_lies_there_that_no_part_needs() -> None:
    needed = {text for part in KNOWN for text in part.texts}
    assert {path.stem for path in HERE.glob("*.txt")} == needed


def test_what_is_locked_is_told_in_the_version_that_is_installed() -> None:
    for part in KNOWN:
        if part.pypi:
            assert part.version == importlib.metadata.version(part.pypi), part.name


def test_every_part_a_player_needs_is_among_them() -> None:
    lock = stamp.lock_file(ROOT).read_text(encoding="utf-8").partition("# --- development")[0]
    needed = {line.partition("==")[0] for line in lock.splitlines() if "==" in line}
    assert needed - {"setuptools"} <= {part.pypi for part in KNOWN}


def test_a_file_or_a_module_of_nobody_is_refused_by_its_name() -> None:
    with pytest.raises(Failure, match=r"made _internal/pygame_ce\.libs/libnew-1\.so\.1: say whose"):
        parts.found(["piquet", "_internal/pygame_ce.libs/libnew-1.so.1"], KNOWN)
    assert parts.strangers(["game", "json", "pygame", "requests"], KNOWN) == ["requests"]
    with pytest.raises(Failure, match="requests"):
        parts.refuse(["requests"])


def test_the_notices_hold_each_text_and_name_each_part() -> None:
    held = parts.found(["piquet", *map(in_bundle, libraries())], KNOWN)
    text = parts.notices(held)
    for part in held:
        assert f"{part.name} " in text
        for one in part.texts:
            assert (HERE / f"{one}.txt").read_text(encoding="utf-8").strip() in text
    assert text.count("END OF TERMS AND CONDITIONS") == 3, "each once"
    assert "Permission is hereby granted" in text.partition("could not be without")[0]


def test_a_part_that_is_not_shipped_is_not_told() -> None:
    text = parts.notices(parts.found(["piquet"], KNOWN))
    assert "PyInstaller" in text
    assert "mpg123" not in text
