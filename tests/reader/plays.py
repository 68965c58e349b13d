"""What is played through the screen reader's client: each part from the title, by names alone."""

from __future__ import annotations

from collections.abc import Callable

from tests.reader.player import Player, Seen, find, named

_ON = ("Next deal", "Next game", "To the settlement", "Back to the evening")
"""What leads on from a page between two deals."""


def deal(player: Player) -> None:
    """A deal of Piquet with its talk, to its sheet."""
    player.press("Play")
    _deals(player)
    total = next(each.name for each in player.see() if each.name.startswith("Deal 1. "))
    assert "You" in total
    assert "Lavelle" in total


def partie(player: Player) -> None:
    """A whole partie of Piquet."""
    player.press("Play")
    _to_the_end(player)


def review(player: Player) -> None:
    """A deal, and what was good and what was better in it."""
    deal(player)
    player.press("Review this deal")
    player.until(lambda seen: any("Still weighing" not in each.name and each.name.endswith("fine")
                                  for each in seen))  # fmt: skip
    player.until(lambda seen: not any("Still weighing" in each.name for each in seen))
    for way in ("Next choice", "Choice before"):
        player.press(way)
    player.press("Back")
    player.until_there("Next deal")


def bezique(player: Player) -> None:
    """A game of Bezique."""
    _begin(player, "Bezique")
    _to_the_end(player)


def all_fours(player: Player) -> None:
    """A game of All-Fours."""
    _begin(player, "All-Fours")
    _to_the_end(player)


def lesson(player: Player) -> None:
    """The first lesson: what is right is found by trying."""
    player.press("Learn")
    player.press("1. A trick")
    player.plays(lambda seen: find(seen, "All lessons") is not None, pages=("Go on",), tried=1.0)


def trainer(player: Player) -> None:
    """Ten hands to count."""
    player.press("Learn")
    player.press("Quick counting")
    player.press("Begin")
    player.wanders(lambda seen: find(seen, "Ten more") is not None)


def puzzle(player: Player) -> None:
    """The puzzle of the day, until it is solved."""
    player.press("Learn")
    player.press("Puzzle of the day")
    player.plays(lambda seen: find(seen, "Next puzzle") is not None, tried=1.0)


def settings(player: Player) -> None:
    """Another cloth, and slow cards, nothing heard; and back again."""
    player.press("Settings")
    for section, line, value in (("Table and cards", "Table", "Dark"), ("Pace", "Motion", "Slow")):
        player.press(section)
        player.press(value)
        player.until(lambda seen, words=f"{line}. {value}": named(seen, words))  # type: ignore[misc]
        chosen = find(player.see(), value)
        assert chosen is not None
        assert "checked" in chosen.states
    player.press("Sound, speech")
    for words, state in (("Mute. On", True), ("Mute. Off", False)):
        player.press("Mute")
        seen = player.until(lambda seen, words=words: named(seen, words))  # type: ignore[misc]
        mute = next(each for each in seen if each.name == words)
        assert (mute.role, "pressed" in mute.states) == ("switch", state)
    player.press("Back")
    player.until_there("Settings")


def evening(player: Player) -> None:
    """A partie of an evening of three: holding the cards, or advising whoever does."""
    player.press("Games, opponents")
    player.press("An evening")
    player.press("Cut")
    player.press("Deal partie 1")
    player.plays(
        lambda seen: find(seen, "Deal partie 2") is not None, pages=(*_ON, "Back to the evening")
    )


EVERY: dict[str, Callable[[Player], None]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        deal, settings, puzzle, lesson, trainer, review, partie, bezique, all_fours, evening,
    )
}  # fmt: skip


def _begin(player: Player, game: str) -> None:
    player.press("Games, opponents")
    player.press(game)
    player.press("Play M")


def _deals(player: Player) -> Seen:
    return player.plays(lambda seen: find(seen, "Next deal") is not None)


def _to_the_end(player: Player) -> None:
    player.plays(lambda seen: find(seen, "Again") is not None, pages=_ON)
    player.press("Title")
    player.until_there("Settings")
