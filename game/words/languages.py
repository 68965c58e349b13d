"""The languages there are, as far as there are folders of them, and what stands in each.

A language is loaded when it is first spoken, the words of a game when that game first says one. A
game keeps its words in folders of the same shape and names them as `words` in what it brings: the
path of the package, with `{code}` for the language. It may say in its own way what is said of any
game, under the same key; in a language for which it has no folder it speaks English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from game import words
from game.games import part
from game.words.language import Courts, Language

ENGLISH = "en"
"""The language that everything is said in."""

GENERAL = ""
"""In place of a game's name: the words that belong to none."""


def codes() -> tuple[str, ...]:
    """The codes of all languages, in their order."""
    return _packages_in(tuple(words.__path__))


@cache
def _packages_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(each.name for each in iter_modules(folders) if each.ispkg))


@cache
def language(code: str) -> Language:
    """What a language is. Raises ModuleNotFoundError for a code there is not."""
    found: Language = import_module(f"{words.__name__}.{code}.language").LANGUAGE
    return found


def courts() -> dict[str, Courts]:
    """The letters that the courts of a pack can have, by the English names of their languages."""
    found: dict[str, Courts] = {}
    for each in map(language, (ENGLISH, *codes())):
        if each.courts not in found.values():
            found[each.english] = each.courts
    return found


@cache
def sentences(code: str, game: str = GENERAL) -> Mapping[str, str]:
    """The general sentences of a language, and with them those of a game, by their keys."""
    general = {} if game == GENERAL else sentences(code)
    package, written_in = _package(code, game)
    typeset = language(written_in).typeset
    return {**general} | {
        key: typeset(sentence)
        for each in iter_modules(package.__path__)
        if not each.ispkg
        for key, sentence in _words_of(f"{package.__name__}.{each.name}").items()
    }


def module_of(code: str, game: str, room: str) -> ModuleType:
    """A module among a game's words, for what is in it besides sentences."""
    package, _ = _package(code, game)
    return import_module(f"{package.__name__}.{room}")


def _words_of(module: str) -> Mapping[str, str]:
    found: Mapping[str, str] = getattr(import_module(module), "WORDS", {})
    return found


def _package(code: str, game: str) -> tuple[ModuleType, str]:
    """The folder of the words of a game or of the general ones, and the language it is in."""
    if game == GENERAL:
        return import_module(f"{words.__name__}.{code}"), code
    path: str = part(game, "words")
    wanted = path.format(code=code)
    try:
        return import_module(wanted), code
    except ModuleNotFoundError as missing:
        if missing.name != wanted:
            raise  # it is there, and something in it is missing
    return import_module(path.format(code=ENGLISH)), ENGLISH
