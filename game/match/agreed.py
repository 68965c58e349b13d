"""What a match is played by: a named game of a game's, and options changed one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.games import papers_of
from game.match.failures import MatchError
from game.pages.variants import Option, variants_of
from rules.core.game import Options


def named_games(game: str) -> tuple[str, ...]:
    """The names of the games with names, the usual one first."""
    return tuple(each.name for each in variants_of(game).named)


def agreed(game: str, name: str | None, changes: Sequence[str]) -> Options:
    """The options of a named game (None: as usual) with changes written as `younger-least=0`.

    MatchError for an option or a value that is not known.
    """
    named = {each.name: each.options for each in variants_of(game).named}
    options = papers_of(game).usual() if name is None else named[name]
    for change in changes:
        word, equals, value = change.partition("=")
        if not equals:
            raise MatchError(f"{change[:60]!r} is no option; write it as younger-least=0")
        option = _option(game, word)
        if value not in option.values:
            known = " or ".join(option.values)
            raise MatchError(f"the option {_word(option)} is {known}, not {value}")
        changed: dict[str, Any] = {option.field: option.values[value]}
        options = replace(options, **changed)
    return options


def _option(game: str, word: str) -> Option:
    options = variants_of(game).options
    found = next((each for each in options if _word(each) == word.replace("_", "-")), None)
    if found is None:
        known = ", ".join(map(_word, options)) or "none"
        raise MatchError(f"{word} is no option; the options are {known}")
    return found


def _word(option: Option) -> str:
    """The name of an option as it is written: "younger-least"."""
    return option.field.replace("_", "-")
