"""The scale of a review: the name of each player stands under his own mark."""

from __future__ import annotations

import pytest

from game.games import at_table
from game.pages.history.parties_lost import like_words, scale_items
from game.pages.people import level_words
from game.players.mind import mind_of
from game.players.standing import PlayedLike
from game.stage.basics import Rect
from game.stage.picture import Stroke, Text
from tests.game.plain import window_room

GAMES = [game for game in at_table() if mind_of(game).losses]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [380.0, 438.0, 560.0])
@pytest.mark.parametrize("crowded", [False, True])
def test_a_name_stands_under_its_own_mark(game: str, width: float, crowded: bool) -> None:
    """Once "Played like Mr Finch" stood over a scale on which he had another's mark."""
    room, losses = window_room((1280, 800)), dict(mind_of(game).losses)
    if crowded:
        losses = dict(zip(losses, (28.7, 20.8, 7.0, 0.06), strict=True))
    found = PlayedLike(6, 8.6, 5.0, 12.0, tuple(losses)[:1])
    items = scale_items(game, found, losses, Rect(100, 100, width, 130), room)
    ticks = [item.x1 for item in items if isinstance(item, Stroke)]
    names = [level_words(level, game) for level in losses]
    said = [item for item in items if isinstance(item, Text) and item.words in names]
    assert [item.words for item in said] == names
    for tick, name in zip(ticks, said, strict=True):
        half = room.ruler.width(name.words, name.font) / 2
        assert abs(name.x + half - tick) <= half


@pytest.mark.parametrize("game", GAMES)
def test_a_single_deal_has_no_scale(game: str) -> None:
    """Its band went from end to end, and nobody knew what it was."""
    found = PlayedLike(1, 0.0, 0.0, float("inf"), ())
    place = Rect(100, 100, 438, 130)
    items = scale_items(game, found, mind_of(game).losses, place, window_room((1280, 800)))
    assert [item.words for item in items if isinstance(item, Text)] == [like_words(game, found)]
    assert len(items) == 1
