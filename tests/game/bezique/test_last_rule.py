"""The rule of the last tricks stands on the cloth, and what binds is ticked (ZG2, ZV29 to ZV31)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.bezique.ui.last_tricks import Duty, binding, duties
from game.bezique.words import say
from game.stage.picture import Icon
from rules.bezique.choices import MayPlay
from rules.bezique.options import LastEight, Options
from rules.bezique.view import View
from rules.core.cards import Suit, card
from tests.game.bezique.sitting import Sitting

FOLLOW, WIN, TRUMP, ANYTHING = Duty


@pytest.fixture(scope="module")
def last() -> View:
    """The first reply of the last eight tricks that leaves no free choice."""
    return bound().seen


def bound() -> Sitting:
    sitting = Sitting(seed=6)
    sitting.plays_on("keys", lambda: sitting.asked and is_bound(sitting.seen))
    assert not sitting.over
    return sitting


def is_bound(seen: View) -> bool:
    deal = seen.deal
    return deal is not None and not deal.left and deal.led is not None


def leads(seen: View) -> bool:
    deal = seen.deal
    return deal is not None and not deal.left and deal.led is None


@pytest.mark.parametrize(
    ("led", "legal", "binds"),
    [
        ("KH", "AH", {FOLLOW, WIN}),
        ("KH", "8H 7H", {FOLLOW}),
        ("AH", "9C 7C", {TRUMP}),
        ("AH", "AS 7D", {ANYTHING}),
        ("AH", "9C 7D", {ANYTHING}),
        ("TC", "AC", {FOLLOW, WIN}),
        ("TC", "9C 8C", {FOLLOW}),
        ("TC", "AS 7D", {ANYTHING}),
    ],
)
def test_what_binds_is_read_off_the_cards_that_may_be_played(
    last: View, led: str, legal: str, binds: set[Duty]
) -> None:
    assert last.deal is not None
    deal = replace(last.deal, led=card(led), trumps=Suit.CLUBS)
    cards = frozenset(map(card, legal.split()))
    assert binding(replace(last, deal=deal, choices=MayPlay(cards))) == binds


def test_where_one_need_only_follow_no_line_tells_to_win(last: View) -> None:
    seen = replace(last, options=Options(last_eight=LastEight.FOLLOW_ONLY))
    assert duties(seen) == (FOLLOW, ANYTHING)
    assert last.deal is not None
    deal = replace(last.deal, led=card("KH"), trumps=Suit.CLUBS)
    choices = MayPlay(frozenset((card("AH"),)))
    assert binding(replace(seen, deal=deal, choices=choices)) == {FOLLOW}


def test_where_errors_may_happen_nothing_is_ticked(last: View) -> None:
    assert binding(last)
    assert not binding(replace(last, options=Options(strict=True)))


def test_the_rule_takes_the_place_of_the_stock_when_that_is_gone() -> None:
    sitting = Sitting(seed=6)
    sitting.plays_on("keys", lambda: sitting.asked and sitting.session.count > 12)
    assert "The last eight" not in sitting.words
    sitting = bound()
    assert "The last eight" in sitting.words
    ticks = [i for i in sitting.picture.items if isinstance(i, Icon) and i.name == "check"]
    assert len(ticks) == len(binding(sitting.seen))
    sitting.plays_on("keys", lambda: sitting.asked and leads(sitting.seen))
    assert say("last.lead") in sitting.words
    assert say("last.follow") not in sitting.words


def test_nothing_is_ticked_once_the_own_card_has_left_the_hand(last: View) -> None:
    assert last.deal is not None
    for left in ((), (card("7D"),)):
        deal = replace(last.deal, led=card("JC"), reply=card("AC"))
        assert not binding(replace(last, deal=deal, choices=MayPlay(frozenset(left))))


def test_at_the_first_of_the_last_tricks_alone_it_is_said_that_nothing_more_is_declared() -> None:
    sitting = Sitting(seed=6)

    def at(number: int) -> Callable[[], bool]:
        def there() -> bool:
            deal = sitting.seen.deal
            return sitting.asked and deal is not None and len(deal.tricks) == number

        return there

    said = []
    for number in (23, 24, 25):
        sitting.plays_on("keys", at(number))
        said.append(say("now.last-eight") in sitting.words)
    assert said == [False, True, False]
