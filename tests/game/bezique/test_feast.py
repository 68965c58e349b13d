"""What is celebrated can be read: the word stands clear of the cards that earned it."""

from __future__ import annotations

from math import cos, radians, sin

import pytest
from msgspec.structs import replace

from game.bezique.ui.celebrations import Celebration, Feat, celebration_items, place_of
from game.stage.ornaments import Lettering
from game.stage.picture import CardItem
from game.stage.places import Places
from game.table.offers import Prompt
from rules.bezique.presets import PRESETS, Preset
from rules.core.seats import Player
from tests.game.bezique.sitting import Sitting

_CAPITAL = 0.67
"""Height of a capital as a share of its size."""


def foot(item: CardItem) -> float:
    """How far down the lowest corner of a card is."""
    lean = radians(abs(item.pose.angle))
    return item.pose.y + (item.pose.height * cos(lean) + item.pose.width * sin(lean)) / 2


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (1024, 1400)], ids=str)
@pytest.mark.parametrize(
    ("feat", "number"),
    [
        (Feat.DOUBLE_BEZIQUE, 4),
        (Feat.SEQUENCE, 5),
        (Feat.TRIPLE_BEZIQUE, 6),
        (Feat.QUADRUPLE_BEZIQUE, 8),
    ],
)
def test_the_word_of_a_feast_stands_clear_of_its_cards(
    feat: Feat, number: int, size: tuple[int, int]
) -> None:
    sitting = Sitting(seed=4, options=PRESETS[Preset.RUBICON_1887], size=size)
    sitting.plays_on("keys", lambda: sitting.asked and sitting.seen.deal is not None)
    deal, board, places = sitting.seen.deal, sitting.table.board, Places.of(sitting.room)
    assert deal is not None
    feast = Celebration(feat, Player.A, 1500, frozenset(sorted(deal.hand)[:number]))
    quiet = board.tableau(board.cards(), Prompt(""))
    items = celebration_items(replace(quiet, celebrated=feast, share=0.6), places)
    (word,) = (item for item in items if isinstance(item, Lettering) and item.flourish)
    cards = [item for item in items if isinstance(item, CardItem)]
    assert len(cards) == number
    assert word.y - word.size * _CAPITAL > max(map(foot, cards)) + 16
    place = place_of(feast, places)
    assert place.y >= places.baize.y
    assert place.bottom <= places.baize.bottom
