"""What keys have told of the table at any time, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.pages.keys import HEAR, keys_of
from game.pages.narrator import Narrator
from game.pages.stack import Stack
from game.stage.intents import Key
from game.stage.picture import Picture
from game.words.catalogue import say
from game.words.terms import suit_first, told_card, told_cards
from rules.core.cards import card
from rules.core.seats import Player
from tests.game.all_fours.sitting import Sitting as AllFours
from tests.game.bezique.sitting import Sitting as Bezique
from tests.game.hand import Manner, Person
from tests.game.partie import Play, at_table

HAND, TABLE, SCORE, CALLED, LEFT = (each.key for each in HEAR)


def test_of_a_deal_of_piquet() -> None:
    play = Play(at_table(3), Person(Manner.KEYS, 3))
    play.run(until=lambda: bool((deal := play.table.board.seen.deal) and deal.table.tricks))
    hear = play.table.hear
    hand = hear(HAND)
    assert hand.startswith("Your hand: ")
    assert hand.count(" of ") == 4, "each suit once"
    assert play.table.acting.prompt.sentence.rstrip(".") in hear(TABLE)
    assert "Total. " in hear(SCORE)
    assert "Deal 3" not in hear(SCORE), "no empty rows"
    assert "took" in hear(CALLED)
    assert "Point of" in hear(CALLED)
    assert "cards" in hear(LEFT)
    assert "discard" in hear(LEFT)


@pytest.mark.parametrize("game", [Bezique, AllFours])
def test_of_the_other_games(game: type[Bezique | AllFours]) -> None:
    at = game()
    heard: dict[str, str] = {}

    def look() -> bool:
        deal = at.seen.deal
        if deal is None or len(deal.tricks) < 3:
            return False
        heard.update({key: at.table.hear(key) for key in (HAND, TABLE, SCORE, CALLED, LEFT)})
        return True

    at.plays_on("keys", look)
    assert "Your hand: " in heard[HAND]
    assert "Trumps: " in heard[TABLE]
    assert "Rival" in heard[SCORE]
    assert heard[CALLED].startswith("Trumps ")
    assert "Rival holds" in heard[LEFT]


def test_nothing_of_a_hand_behind_the_curtain() -> None:
    play = Play(at_table(3, people=(Player.A, Player.B)), Person(Manner.KEYS, 3))
    play.run(until=lambda: play.table.curtain)
    assert not any(play.table.hear(each.key) for each in HEAR)


def told(stack: Stack, play: Play) -> Callable[[str], list[str]]:
    narrator = Narrator()

    def press(key: str) -> list[str]:
        stack.on_intent(Key(key))
        return [each.words for each in narrator.see(stack.picture(play.room)) if each.urgent]

    press("f12")
    return press


def test_a_key_has_it_told_each_time_and_may_be_another() -> None:
    play = Play(at_table(3), Person(Manner.KEYS, 3))
    play.run(until=lambda: play.table.asks and bool(play.table.board.seen.deal))
    press = told(play.stack, play)
    first = press("f2")
    assert len(first) == 1
    assert press("f2") == first
    assert press("right") != first
    other = Stack(play.table, keys=lambda: {"hear-hand": "j"})
    press = told(other, play)
    assert press("j") == first
    assert press("f2") == []


def test_why_something_cannot_be_done_is_told_each_time() -> None:
    play = Play(at_table(3), Person(Manner.KEYS, 3))
    play.run(until=lambda: play.table.asks and bool(play.table.board.seen.deal))
    play.wait(2)
    press = told(play.stack, play)
    (first,) = press("enter")
    assert "Space puts it out" in first
    play.wait(0.5)
    assert press("enter") == [first]


def test_what_is_played_and_what_comes_to_the_hand_is_told() -> None:
    said: list[str] = []
    narrator = Narrator()

    def watch(picture: Picture) -> None:
        said.extend(each.words for each in narrator.see(picture))

    play = Play(at_table(3), Person(Manner.KEYS, 3), watch=watch)
    play.run(
        until=lambda: bool((deal := play.table.board.seen.deal) and len(deal.table.tricks) > 1)
    )
    deal = play.table.board.seen.deal
    trick = deal.table.tricks[0]
    heard = " ".join(said)
    for card_ in (trick.led, trick.reply):
        assert f": {told_card(card_)}" in heard
    came = next(each for each in said if "Taken in: " in each)
    assert all(say(f"rank.{each.rank.value}") in came for each in deal.taken)
    play.stack.on_intent(Key("escape"))
    watch(play.stack.picture(play.room))
    said.clear()
    play.stack.tick(1.0)
    play.stack.on_intent(Key("escape"))
    watch(play.stack.picture(play.room))
    assert said
    assert not any(told_card(each) in " ".join(said) for each in (trick.led, trick.reply))


@pytest.mark.parametrize("game", ["piquet", "bezique", "all-fours"])
def test_each_game_has_the_keys_and_tells_of_them(game: str) -> None:
    keys = keys_of(game)
    assert {*HEAR} <= {*keys.shortcuts}
    assert {*HEAR} <= {key for use in keys.uses for key in use.keys}
    assert len({each.key for each in keys.shortcuts}) == len(keys.shortcuts)


def test_cards_are_told_by_rank_or_by_suit_first() -> None:
    cards = [*map(card, ("KS", "TS", "AH"))]
    assert told_cards(cards) == "king, ten of spades; ace of hearts"
    assert told_card(cards[0]) == "the king of spades"
    suit_first(first=True)
    try:
        assert told_cards(cards) == "spades king, ten; hearts ace"
        assert told_card(cards[0]) == "spades king"
    finally:
        suit_first(first=False)
