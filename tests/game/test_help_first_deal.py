"""The first deal explains itself: a sentence or two in each act, and never for long."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.piquet.ui.guiding import GUIDED_DEALS, guide
from game.piquet.words import say
from game.players.player import seated
from game.program.house import OurHouse
from game.saves.files import HOME_VARIABLE
from game.stage.basics import Rect, Room
from game.stage.director import Motion
from game.stage.intents import Key
from game.stage.picture import CardItem, Text
from game.stage.places import Places
from game.table.offers import GUIDE
from game.table.table import TableScene
from game.window.text import Writer
from game.words.catalogue import speak
from rules.piquet.state import Phase
from tests.game.hand import Manner, Person, click
from tests.game.partie import Play, at_table
from tests.game.pilot import EstimatingRuler
from tests.game.plain import PlainArt


def first_deal(seed: int, room: Room | None = None, manner: Manner = Manner.KEYS) -> Play:
    table = at_table(seed, motion=Motion.OFF)
    table.acting.explain()
    return Play(table, Person(manner, seed), room or Room(1280, 800, EstimatingRuler()))


def over(play: Play) -> bool:
    """Whether both deals that are explained are over."""
    return len(play.table.session.state.results) == GUIDED_DEALS


def told(play: Play) -> str:
    prompt = play.table.acting.prompt
    return prompt.detail if prompt.guide else ""


def test_each_act_of_the_first_deal_is_explained() -> None:
    calls = ("point", "sequence", "set", "again")
    others = ("choice", "reckon", "lead", "lead.again", "follow", "discard")
    wanted = {say(f"guide.{name}") for name in (*(f"call.{call}" for call in calls), *others)}
    heard: set[str] = set()
    for seed in range(16):
        play = first_deal(seed)
        for _ in range(1800):
            if over(play) or wanted <= heard:
                break
            heard.add(told(play))
            play.turn()
    assert wanted <= heard
    all_told = (
        ("six deals", "explain themselves"),
        ("comes back", "three or four alike"),
        ("elder now", "five"),
        ("younger now", "answer"),
        ("better, and counted", "would sink it"),
    )
    for parts in all_told:
        assert any(all(part in words for part in parts) for words in heard), parts


def test_it_gives_way_as_soon_as_a_card_is_chosen() -> None:
    play = first_deal(1)
    play.run(until=lambda: play.table.session.state.phase is Phase.EXCHANGE and play.table.asks)
    play.wait(1.0)
    assert told(play)
    play.stack.on_intent(Key("right"))
    play.stack.on_intent(Key("space"))
    play.wait(0.5)
    assert play.table.board.hand_state.chosen
    assert told(play) == ""
    assert play.table.acting.prompt.detail, "what is kept stands there now"


def test_the_third_deal_is_not_explained() -> None:
    play = first_deal(2)
    play.run_deals(2)
    play.table.acting.explain()
    play.run(until=lambda: play.table.board.shown.deals.number == 3)
    for _ in range(60):
        assert told(play) == ""
        play.turn()


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_who_needs_no_more_takes_it_away(way: str) -> None:
    play = first_deal(1)
    play.run(until=lambda: play.table.session.state.phase is Phase.EXCHANGE and play.table.asks)
    play.wait(1.0)
    assert told(play)
    if way == "mouse":
        for intent in click(play.picture(), GUIDE):
            play.stack.on_intent(intent)
    else:
        while play.table.board.top.focus != GUIDE:
            play.stack.on_intent(Key("tab"))
        play.stack.on_intent(Key("enter"))
    assert told(play) == ""
    assert GUIDE not in [target.key for target in play.picture().targets]
    assert not play.table.board.top.guiding


def test_a_hidden_hand_is_told_nothing() -> None:
    play = first_deal(1)
    play.run(until=lambda: play.table.session.state.phase is Phase.EXCHANGE and play.table.asks)
    board = play.table.board
    assert guide(board.seen, board.hand_state)
    assert guide(board.seen, replace(board.hand_state, concealed=True)) == ""


@pytest.mark.parametrize(("code", "size"), [("fr", (1024, 640)), ("fr", (1280, 800))])
def test_it_is_never_cut_and_never_over_cards(code: str, size: tuple[int, int]) -> None:
    """French is the longer; in the smallest window there is least room."""
    speak(code)
    pygame.font.init()
    room = Room(*size, Writer(PlainArt()))
    seen: set[str] = set()
    for seed in range(2):
        play = first_deal(seed, room)
        for _ in range(1800):
            if over(play):
                break
            words, board = told(play), play.table.board
            if words and words not in seen and board.moved_on and not board.feast.now:
                seen.add(words)
                _is_whole(play, words)
            play.turn()
    assert len(seen) >= 8


def _is_whole(play: Play, words: str) -> None:
    picture = play.picture()
    texts = [item for item in picture.items if isinstance(item, Text)]
    places = Places.of(play.room)
    lines = [item for item in texts if item.x == places.left and item.y > places.sentence_line]
    assert " ".join(item.words for item in lines) == words
    (done,) = [target.place for target in picture.targets if target.key == GUIDE]
    assert isinstance(done, Rect)
    others = [target.place for target in picture.targets if target.key != GUIDE]
    for place in others:
        if isinstance(place, Rect):
            apart = done.right <= place.x or place.right <= done.x or place.bottom <= done.y
            assert apart or place.y >= done.bottom, "a button lies on it"
    cards = [item.pose for item in picture.items if isinstance(item, CardItem)]
    lowest = max((pose.y + pose.height / 2 for pose in cards), default=0)
    assert lowest <= min(item.y - item.font.size for item in lines) + 2


def test_a_new_player_is_guided_through_one_deal_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    house = OurHouse()
    table = house.new_partie(seated(("You", "Rival"), ("human", "thumb")))
    assert isinstance(table, TableScene)
    assert table.board.top.guiding
    table.acting.guided()
    house.close()
    later = OurHouse()
    assert later.preferences().guided
    table = later.new_partie(seated(("You", "Rival"), ("human", "thumb")))
    assert isinstance(table, TableScene)
    assert not table.board.top.guiding
    later.close()


def test_two_people_who_never_played_are_guided_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    house = OurHouse()
    table = house.new_partie(seated(("Anne", "Zoë"), ("human", "human")))
    assert isinstance(table, TableScene)
    assert table.board.top.guiding
    house.close()
