"""Nothing on the title is cut short: the longest names of games and people are read whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.games import GAMES
from game.pages.start.title import Title
from game.pages.variants import variants_of
from game.piquet.words import say
from game.players.mind import mind_of
from game.players.player import seated
from game.saves.partie import Header, Running
from game.stage.picture import Text
from game.words.catalogue import speak
from tests.game.houses import OpenHouse, header, score_card
from tests.game.pilot import SIZES
from tests.game.plain import window_room
from tests.game.test_scene_title import CUT
from tests.game.tongues import LANGUAGES

LONG = "Montgomery", "Wilhelmina"
"""Names as wide as their fields let one write them."""


def titles() -> Iterator[OpenHouse]:
    """A title for each named game and level, begun or not; and one for two people."""
    for game in GAMES:
        for level in mind_of(game).levels:
            for named in variants_of(game).named:
                head = Header(
                    seated((say("you"), say(f"level.{level}")), ("human", level)),
                    named.options,
                    7,
                    "2026-03-14T20:11:00",
                    game=game,
                )
                for runs in (), (Running("a", head, (), "2026-03-14T20:11:00"),):
                    house = OpenHouse(runs, (score_card(),))
                    house.choose_game(game)
                    house.choose_rules(named.options, game)
                    house.last = level
                    yield house
    both = header(LONG, ("human", "human"))
    yield OpenHouse((Running("a", both, CUT, "2026-03-14T20:11:00"),), (score_card(head=both),))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_line_of_the_title_is_read_whole(size: tuple[int, int], code: str) -> None:
    speak(code)
    room = window_room(size)
    meant = {LANGUAGES[code]["title.opponents"]}
    cut = set()
    for house in titles():
        items = Title(house).picture(room).items
        words = [each for each in items if isinstance(each, Text)]
        cut |= {each.words for each in words if each.words[-1:] == "…"}
        assert max(each.y for each in words) <= room.height - 46, "none runs into the frame"
    assert cut <= meant
