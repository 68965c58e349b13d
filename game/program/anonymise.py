"""Takes a person out of a text: names, folders, account, in whatever form a text may have them."""

from __future__ import annotations

import contextlib
import getpass
import json
import os
import re
import socket
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from unicodedata import normalize
from urllib.parse import quote, quote_plus

PLAYER, USER, HOST, HOME, DATA = "PLAYER", "USER", "HOST", "~", "DATA"
_IN_SHELL = "'\"'\"'"
"""How a shell writes an apostrophe between apostrophes."""
_NO_WORD = re.compile(r"[^\w@%+=:,./-]")
"""What a shell has a backslash before."""
_SHORT = 4
"""Letters below which a name is looked for as a whole word only: it is in every other word."""


class Veil:
    """Signs in place of whatever tells of a person. `names` are those of players."""

    def __init__(self, folder: Path, names: Iterable[str] = ()) -> None:
        signs = {str(folder): DATA, str(folder.resolve()): DATA}
        with contextlib.suppress(RuntimeError, OSError):
            home = Path.home()
            if home != Path(home.anchor):
                signs |= {str(home): HOME, str(home.resolve()): HOME}
        with contextlib.suppress(OSError, KeyError, ImportError):
            signs.setdefault(getpass.getuser(), USER)
        for name in names:
            signs.setdefault(name.strip(), PLAYER)
        signs.setdefault(socket.gethostname(), HOST)
        forms = {form: sign for found, sign in signs.items() if found for form in _forms(found)}
        self._signs = sorted(forms.items(), key=lambda each: -len(each[0]))

    def over(self, text: str) -> str:
        """The text with a sign for each thing that tells of a person."""
        letters = text.casefold()
        for form, sign in self._signs:
            if form.casefold() in letters:
                text = _pattern(form).sub(sign, text)
        return text


def _forms(found: str) -> set[str]:
    """A text as it stands in other texts: written otherwise, and quoted once or twice."""
    plain = {found, *(normalize(form, found) for form in ("NFC", "NFD", "NFKC"))}
    plain |= {form for each in plain for form in (each.upper(), each.casefold())}  # ß is SS too
    plain |= {each.replace(os.sep, "/") for each in plain}
    once = {form for each in plain for form in _quoted(each)}
    twice = {form for each in once for form in _in_a_program(each)}
    return plain | once | twice | {form for each in plain for form in _misread(each)}


def _quoted(text: str) -> Iterator[str]:
    """As a program, a shell, an address or a page has it."""
    yield from _in_a_program(text)
    yield from (text.replace("'", _IN_SHELL), _NO_WORD.sub(r"\\\g<0>", text), escape(text))
    address = text.encode(errors="surrogatepass")
    yield from (quote(address), quote(address, safe=""), quote_plus(address))


def _in_a_program(text: str) -> Iterator[str]:
    """As Python or JSON has it, in letters or in bytes."""
    yield from (repr(text)[1:-1], ascii(text)[1:-1])
    yield from (json.dumps(text)[1:-1], json.dumps(text, ensure_ascii=False)[1:-1])
    yield repr(text.encode(errors="surrogatepass"))[2:-1]


def _misread(text: str) -> Iterator[str]:
    """As it becomes where one takes it for another encoding."""
    for other in ("latin-1", "cp1252"):
        yield text.encode(errors="replace").decode(other, "replace")
        with contextlib.suppress(UnicodeEncodeError):
            yield text.encode(other).decode(errors="replace")


def _pattern(form: str) -> re.Pattern[str]:
    """A short one as a whole word, as far as it begins and ends as words do."""
    before = r"(?<![^\W_])" if len(form) < _SHORT and form[0].isalnum() else ""
    after = r"(?![^\W_])" if len(form) < _SHORT and form[-1].isalnum() else ""
    return re.compile(f"{before}{re.escape(form)}{after}", re.IGNORECASE)
