"""What may be agreed on before a partie of some game: games with names, and options one by one.

A game that is always played alike brings its name and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.games import part_if_any
from game.words.catalogue import say_of
from game.words.terms import capital, number
from rules.core.game import Options


class Option(Struct, frozen=True):
    """Something that may be agreed on in one way or another: a field of the game's options.

    Its sentences are `key`, `key.VALUE` for each value by its word, and `key.help`.
    """

    field: str
    key: str
    values: Mapping[str, Any]  # by their words, the usual one first

    def word(self, options: Options) -> str:
        """The word of the value that was agreed on."""
        now = getattr(options, self.field)
        return next(word for word, value in self.values.items() if value == now)

    def is_usual(self, options: Options) -> bool:
        """Whether the usual value was agreed on."""
        return self.word(options) == next(iter(self.values))

    def turned(self, options: Options, by: int) -> Options:
        """The same options with the next value of this one, round and round."""
        words = tuple(self.values)
        word = words[(words.index(self.word(options)) + by) % len(words)]
        changed: dict[str, Any] = {self.field: self.values[word]}
        return replace(options, **changed)


def options_in_order(
    first: Sequence[str],
    names: Iterable[str],
    values_of: Callable[[str], Iterable[Any]],
    word: Callable[[Any], str],
) -> tuple[Option, ...]:
    """All that may be agreed on: what stands `first`, then the rest as it is named.

    The sentences of an option are `option.NAME`; `word` is how a value is written.
    """
    return tuple(
        Option(name, f"option.{name}", {word(value): value for value in values_of(name)})
        for name in (*first, *(name for name in names if name not in first))
    )


class NamedGame(Struct, frozen=True):
    """Options that go by a name. Its sentences are `key` and `key.help`."""

    name: str
    key: str
    options: Options


def named_games(presets: Mapping[Any, Options]) -> tuple[NamedGame, ...]:
    """The games with names, by what they are called in writing: `preset.NAME`."""
    return tuple(
        NamedGame(preset.value, f"preset.{preset.value}", options)
        for preset, options in presets.items()
    )


def nothing(_options: Options) -> str:
    """No words."""
    return ""


class Variants(Struct, frozen=True, kw_only=True):
    """All that may be agreed on in one game."""

    name: Callable[[Options], str]
    """What players call it: "Rubicon", or "Modern, two changes"."""
    title: Callable[[], str] = str
    """What the game is called; by its name in saves, where that is not said."""
    about: Callable[[], str] = str
    """What it is, in a short sentence, where one chooses among games."""
    fan: tuple[str, ...] = ()
    """The cards by which it is known there, from the left, as their text ("KS")."""
    tag: Callable[[Options], str] = nothing
    """What it is, in a line under its title."""
    named: tuple[NamedGame, ...] = ()
    options: tuple[Option, ...] = ()
    """In the order in which they are listed."""

    def option(self, field: str) -> Option:
        """One of the options; KeyError for none of them."""
        for option in self.options:
            if option.field == field:
                return option
        raise KeyError(field)

    def named_by(self, options: Options) -> NamedGame | None:
        """The named game that these options are exactly, if there is one."""
        return next((each for each in self.named if each.options == options), None)


def variants_in(
    game: str,
    *,
    fan: tuple[str, ...],
    presets: Mapping[Any, Options],
    nearest: Callable[[Any], StrEnum],
    differences: Callable[[Any, Any], Collection[Any]],
    options: tuple[Option, ...],
    tag: Callable[[Options], str] = lambda _options: "title.tag",
) -> Variants:
    """Those of a game with the usual sentences; `tag` is the key of the line under its title."""
    say = partial(say_of, game)

    def name(agreed: Options) -> str:
        """For example "Seven-Up", or "Eleven, two changes": the named game that is nearest."""
        preset = nearest(agreed)
        called, count = say(f"preset.{preset.value}"), len(differences(agreed, presets[preset]))
        if not count:
            return called
        return say("preset.changed", game=called, count=count, number=number(count))

    return Variants(
        name=name,
        title=lambda: say("title"),
        about=lambda: say("title.about"),
        fan=fan,
        tag=lambda agreed: say(tag(agreed)),
        named=named_games(presets),
        options=options,
    )


def variants_of(game: str) -> Variants:
    """What may be agreed on in a game; NoGameError for no game."""
    found: Variants | None = part_if_any(game, "variants")
    return found or Variants(name=lambda _options: capital(game))


def game_title(game: str) -> str:
    """What a game is called."""
    return variants_of(game).title() or capital(game)


def variant_name(game: str, options: Options) -> str:
    """What players call a game by these options."""
    return variants_of(game).name(options)
