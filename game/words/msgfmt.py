"""Compiles a catalogue: from a `.po`, which translators write, a `.mo`, which gettext reads.

Done when the wheel and the bundle are made, and in a checkout whenever a `.po` is newer; so it
needs nothing but Python. What is not translated, or `fuzzy`, is left out and said in English.
"""

from __future__ import annotations

import json
import os
import re
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_STRING = r'"(?:[^"\\\n]|\\.)*"'
_STRINGS = rf"((?:\s*{_STRING})+)"
_FORM = r"^msgstr(?:\[\d\])?"
_ENTRY = re.compile(
    rf"((?:^#.*\n)*)(?:^msgctxt{_STRINGS}\s*)?^msgid{_STRINGS}\s*(?:^msgid_plural{_STRINGS}\s*)?"
    rf"((?:{_FORM}{_STRINGS}\s*)+)",
    re.MULTILINE,
)


def compile_all(folder: Path) -> None:
    """Compile every catalogue in the folders of all languages that the program itself speaks."""
    for path in folder.glob("*/*.po"):
        if path.stem != "stores":
            compiled(path)


def compiled(path: Path) -> bytes:
    """What stands in the `.mo`, which is written unless the folder may only be read.

    Raises ValueError for a file that is no catalogue.
    """
    content = packed(dict(messages(path.read_text("utf-8"))))
    with suppress(OSError):
        unfinished = path.with_suffix(f".{os.getpid()}")  # another process may do the same
        unfinished.write_bytes(content)
        unfinished.replace(path.with_suffix(".mo"))
    return content


def messages(text: str) -> Iterator[tuple[str, str]]:
    """Keys and sentences; a plural has its forms, and its key twice, parted by noughts."""
    for line in _ENTRY.sub("", text).splitlines():
        if line.strip() and not line.startswith("#"):
            raise ValueError(f"this is nothing of a catalogue: {line}")
    for comments, context, key, plural, said, _ in _ENTRY.findall(text):
        forms = [_unquoted(form) for form in re.split(_FORM, said, flags=re.MULTILINE)[1:]]
        fuzzy = re.search(r"^#,.*\bfuzzy\b", comments, re.MULTILINE)
        if all(forms) and (not fuzzy or not _unquoted(key)):
            keys = (key, plural) if plural else (key,)
            before = f"{_unquoted(context)}\4" if context else ""
            yield before + "\0".join(map(_unquoted, keys)), "\0".join(forms)


def _unquoted(strings: str) -> str:
    return "".join(map(json.loads, re.findall(_STRING, strings)))


def packed(found: dict[str, str]) -> bytes:
    """The bytes of a `.mo`: a head, where each key and sentence lies, then all of them."""
    keys = sorted(found)
    texts = [text.encode() for text in (*keys, *map(found.__getitem__, keys))]
    at = 28 + 8 * len(texts)
    places = []
    for text in texts:
        places += [len(text), at]
        at += len(text) + 1
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, at)
    return head + struct.pack(f"<{len(places)}I", *places) + b"\0".join([*texts, b""])
