"""While open cards lie their signs are explained at the foot of the panel; what wins is said."""

from __future__ import annotations

import pytest

from game.bezique.words import say
from game.stage.picture import CardAt, Icon, Text
from game.words.catalogue import speak
from rules.bezique.choices import MayPlay
from rules.bezique.pack import height
from rules.bezique.presets import PRESETS, Preset
from rules.core.tricks import reply_wins
from tests.game.bezique.sitting import Sitting

HEAD = "panel.key"


def replies(sitting: Sitting) -> bool:
    """Whether he is to play to a card that was led."""
    deal = sitting.seen.deal
    may = isinstance(sitting.seen.choices, MayPlay)
    return sitting.asked and may and deal is not None and deal.led is not None


def replies_beside_open_cards(sitting: Sitting) -> bool:
    deal = sitting.seen.deal
    return replies(sitting) and deal is not None and any(deal.open)


def test_the_signs_are_explained_as_soon_as_an_open_card_has_some() -> None:
    sitting = Sitting(seed=9)
    sitting.plays_on("keys", lambda: replies(sitting))
    deal = sitting.seen.deal
    assert deal is not None
    assert (say(HEAD) in sitting.words) == any(deal.open)
    sitting.plays_on("keys", lambda: replies_beside_open_cards(sitting))
    assert say(HEAD) in sitting.words


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (1024, 1400)], ids=str)
def test_only_signs_that_lie_there_are_explained_and_each_stands_in_the_panel(
    code: str, size: tuple[float, float]
) -> None:
    speak(code)
    sitting = Sitting(seed=9, size=size)
    sitting.plays_on("keys", lambda: replies_beside_open_cards(sitting))
    drawn = sitting.picture.items
    head = next(item for item in drawn if isinstance(item, Text) and item.words == say(HEAD))
    key = [i for i in drawn if isinstance(i, Icon) and i.x < head.x + 20 and i.y > head.y]
    laid = {item.name for item in drawn if isinstance(item, Icon) and item.x > 300}
    assert key
    assert max(icon.y for icon in key) < size[1] - 10
    served = [icon.name for icon in key if icon.name not in {"ring", "rhomb", "square"}]
    assert set(served) <= laid


def test_the_signs_give_way_to_what_is_told_of_a_card_and_end_with_the_stock() -> None:
    sitting = Sitting(seed=9)
    sitting.plays_on("keys", lambda: replies_beside_open_cards(sitting))
    deal = sitting.seen.deal
    assert deal is not None
    sitting.point(CardAt(str(min(deal.open[0] | deal.open[1]))))
    sitting.wait()
    assert say(HEAD) not in sitting.words

    def late() -> bool:
        deal = sitting.seen.deal
        return replies(sitting) and deal is not None and not deal.left

    sitting.plays_on("keys", late)
    assert say(HEAD) not in sitting.words


def test_it_is_said_what_of_the_hand_wins() -> None:
    sitting = Sitting(seed=5)
    seen = set[str]()
    for _ in range(12):
        sitting.plays_on("keys", lambda: replies(sitting))
        deal = sitting.seen.deal
        if deal is None or deal.led is None or not deal.left:
            break
        told = [words for words in sitting.words if words.startswith("Any card")]
        assert len(told) == 1
        won = {card.suit for card in deal.hand
               if reply_wins(deal.led, card, height, deal.trumps)}  # fmt: skip
        assert ("trumps" in told[0]) == bool(won - {deal.led.suit})
        assert ("higher" in told[0]) == (deal.led.suit in won)
        seen.add(told[0])
        sitting.one("keys")
    assert seen


def test_how_many_cards_are_left_is_said_in_a_word_in_rubicon_bezique_too() -> None:
    sitting = Sitting(seed=4, options=PRESETS[Preset.RUBICON_1887])
    sitting.plays_on("keys", lambda: replies(sitting))
    assert any(words.endswith(" left") for words in sitting.words)
