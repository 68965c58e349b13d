"""A picture of every scene, numbered in the order a player meets them."""

from __future__ import annotations

from pathlib import Path

from game.demo.album import Album, Sought
from game.demo.all_fours import show_all_fours
from game.demo.archive import Home
from game.demo.bezique import show_bezique
from game.demo.duplicate import show_duplicate
from game.demo.evening import show_evening
from game.demo.leaves import (
    show_beginning,
    show_end,
    show_help,
    show_history,
    show_nothing_yet,
    show_return,
    show_score_cards,
    show_settings,
)
from game.demo.moments import show_feats, show_opposite, show_rights, show_road, show_two
from game.demo.past_review import show_all_fours_review, show_bezique_review
from game.demo.report import show_calls, show_exchange, show_report
from game.demo.school import show_endings, show_lessons, show_puzzles, show_reading, show_training
from game.demo.table import show_table
from game.preferences import Preferences
from game.words.caps import caps_beside


def take_pictures(
    folder: Path, seed: int, size: tuple[int, int], likes: Preferences, sought: Sought | None = None
) -> list[Path]:
    """Play parties of the seed and write a picture of every scene. Raises OSError.

    Only of those in which a sentence stands that is sought. The same seed, size and likes always
    give the same pictures.
    """
    album = Album(folder, size, likes, sought)
    show(album, seed, likes)
    return album.paths


def show(album: Album, seed: int, likes: Preferences) -> None:
    """Take every scene into an album, in the order a player meets them, by mouse."""
    caps_beside(shown=False)
    house = Home(seed, likes)
    show_beginning(album, house)
    show_nothing_yet(album, house)
    show_lessons(album, house)
    show_training(album, house)
    show_duplicate(album, house)
    show_evening(album, house)
    show_puzzles(album, house)
    show_reading(album, house)
    show_endings(album, house)
    show_table(album, seed, house)
    show_exchange(album, house)
    show_report(album, house)
    show_calls(album, house)
    show_rights(album, house)
    show_road(album, house)
    show_opposite(album, house)
    show_feats(album, house)
    show_two(album, seed, house)
    show_bezique(album, house)
    show_bezique_review(album, house)
    show_all_fours(album, house)
    show_all_fours_review(album, house)
    show_return(album, house)
    show_score_cards(album, house)
    show_history(album, house)
    show_settings(album, house)
    show_help(album)
    show_end(album)
