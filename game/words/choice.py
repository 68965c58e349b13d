"""Which language is spoken: what the environment says, or else what the computer speaks."""

from __future__ import annotations

import locale
import re
from collections.abc import Mapping

from game.words.catalogue import say, whole
from game.words.files import codes
from game.words.languages import ENGLISH, language
from game.words.terms import listed

VARIABLE = "PIQUET_LANGUAGE"
"""The variable of the environment that chooses the language before anything else does."""

_OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def told_language(environ: Mapping[str, str]) -> str | None:
    """The language that PIQUET_LANGUAGE chooses, English if it names none; None if it is unset."""
    told = environ.get(VARIABLE, "").strip().lower()
    if not told:
        return None
    return told if told in codes() else ENGLISH


def language_trouble(environ: Mapping[str, str]) -> str:
    """What is wrong with PIQUET_LANGUAGE, as a sentence; empty if nothing is."""
    told = environ.get(VARIABLE, "").strip()
    if not told or told.lower() in codes():
        return ""
    shown = "".join(letter if letter.isprintable() else "?" for letter in told[:20])
    return say("language.unknown", variable=VARIABLE, found=shown, known=listed(codes(), "list.or"))


def system_language(environ: Mapping[str, str]) -> str:
    """The language of the computer, as far as it is spoken here; English otherwise."""
    told = next((environ[name] for name in _OF_THE_SYSTEM if environ.get(name)), None)
    if told is None:
        try:
            told = locale.getlocale()[0] or ""
        except ValueError:  # a Mac may call its locale "UTF-8", which Python does not know
            told = ""
    name = re.split(r"[_.@-]", told)[0].lower()
    return next((code for code in whole() if name in (code, language(code).english)), ENGLISH)
