"""Takes a person out of a text: names, folders, account, in whatever form a text may have them."""

from __future__ import annotations

import contextlib
import getpass
import json
import os
import re
import socket
from collections.abc import Iterable, Iterator
from pathlib import Path
from unicodedata import normalize
from urllib.parse import quote

PLAYER, USER, HOST, HOME, DATA = "PLAYER", "USER", "HOST", "~", "DATA"
_IN_SHELL = "'\"'\"'"
"""How a shell writes an apostrophe between apostrophes."""
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


def _forms(found: str) -> Iterator[str]:
    """A text as it stands in other texts: quoted once or twice, as an address, decomposed."""
    for whole in {found, normalize("NFC", found), normalize("NFD", found)}:
        for form in (whole, whole.replace(os.sep, "/")):
            quoted = {form, repr(form)[1:-1], ascii(form)[1:-1], form.replace("'", _IN_SHELL)}
            yield from quoted
            yield from (json.dumps(each, ensure_ascii=False)[1:-1] for each in quoted)
            yield from (json.dumps(each)[1:-1] for each in quoted)
            yield from (repr(each)[1:-1] for each in quoted)
            address = form.encode(errors="surrogatepass")
            yield from (quote(address), quote(address, safe=""), quote(address).lower())


def _pattern(form: str) -> re.Pattern[str]:
    """A short one as a whole word, as far as it begins and ends as words do."""
    before = r"(?<![^\W_])" if len(form) < _SHORT and form[0].isalnum() else ""
    after = r"(?![^\W_])" if len(form) < _SHORT and form[-1].isalnum() else ""
    return re.compile(f"{before}{re.escape(form)}{after}", re.IGNORECASE)
