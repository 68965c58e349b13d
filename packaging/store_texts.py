"""What systems and stores show of Piquet, in each language: `stores.po` of the catalogues.

`catalogues.py` writes it into the files they read: the desktop entry, the metainfo, the installer
for Windows, a manifest of winget for each language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path

from game.words.languages import language

HERE = Path(__file__).resolve().parent
DESKTOP = HERE / "linux" / "io.github.piquet.Piquet.desktop"
METAINFO = HERE / "linux" / "io.github.piquet.Piquet.metainfo.xml"
INSTALLER = HERE / "windows" / "piquet.iss"
WINGET = HERE / "stores" / "winget"
OURS = WINGET / "Piquet.Piquet.locale.en-GB.yaml"

Texts = Mapping[str, Mapping[str, str]]
"""By the code of a language, English first, what it says for each key."""

_POINTS = ("point.opponents", "point.two", "point.help", "point.kept")


def files_of(texts: Texts) -> dict[Path, str]:
    """What each of the files must be; none where nothing is said."""
    if not texts:
        return {}
    whole = {DESKTOP: _desktop, METAINFO: _metainfo, INSTALLER: _installer, OURS: _winget}
    files = {path: write(path.read_text("utf-8"), texts) for path, write in whole.items()}
    for code in [*texts][1:]:
        path = WINGET / f"Piquet.Piquet.locale.{language(code).culture}.yaml"
        files[path] = _WINGET.format(
            culture=language(code).culture,
            short=texts[code]["summary"],
            long=texts[code]["winget"],
        )
    return files


def _desktop(entry: str, texts: Texts) -> str:
    for name, key in (("GenericName", "generic"), ("Comment", "comment"), ("Keywords", "keywords")):
        lines = [
            f"{name}{f'[{code}]' if at else ''}={said[key]}\n"
            for at, (code, said) in enumerate(texts.items())
        ]
        entry = _put(rf"(?:^{name}(?:\[\w+\])?=.*\n)+", lines, entry)
    return entry


def _metainfo(told: str, texts: Texts) -> str:
    def each(tag: str, key: str, indent: int) -> list[str]:
        begun = (f"<{tag}" + f' xml:lang="{code}"' * (at > 0) for at, code in enumerate(texts))
        return [
            f"{' ' * indent}{begins}>{escape(said[key], quote=False)}</{tag}>\n"
            for begins, said in zip(begun, texts.values(), strict=True)
        ]

    points = [line for key in _POINTS for line in each("li", key, 6)]
    told = _put(r"(?: *<summary.*\n)+", each("summary", "summary", 2), told)
    told = _put(r"(?:^ *<p[ >].*\n)+", each("p", "text", 4), told)
    return _put(r"(?:^ *<li.*\n)+", points, told)


def _installer(script: str, texts: Texts) -> str:
    english, *others = texts
    names = {code: rf"compiler:Languages\{language(code).english.title()}.isl" for code in others}
    names = {english: "compiler:Default.isl", **names}
    speaks = [f'Name: "{code}"; MessagesFile: "{name}"\n' for code, name in names.items()]
    script = _put(r'(?:^Name: "\w+"; MessagesFile.*\n)+', speaks, script)
    terminal = [f"{code}.Terminal={said['terminal']}\n" for code, said in texts.items()]
    return _put(r"(?:^\w+\.Terminal=.*\n)+", terminal, script)


def _winget(manifest: str, texts: Texts) -> str:
    english = next(iter(texts.values()))
    for name, key in (("ShortDescription", "summary"), ("Description", "winget")):
        manifest = _put(rf"^{name}: .*\n", [f"{name}: {english[key]}\n"], manifest)
    return manifest


def _put(pattern: str, lines: list[str], text: str) -> str:
    put: Callable[[re.Match[str]], str] = lambda _: "".join(lines)  # noqa: E731 - no escapes in it
    return re.sub(pattern, put, text, flags=re.MULTILINE)


_WINGET = """\
# yaml-language-server: $$schema=https://aka.ms/winget-manifest.locale.1.9.0.schema.json
PackageIdentifier: Piquet.Piquet
PackageVersion: $version
PackageLocale: {culture}
ShortDescription: {short}
Description: {long}
ManifestType: locale
ManifestVersion: 1.9.0
"""
