"""A hint is done by one press, and by Enter: in every phase of every game."""

from __future__ import annotations

import pytest

from game.games import PIQUET
from game.games import at_table as games
from game.players.engine import Program
from game.players.mind import mind_of
from game.players.player import Human, Occupant
from game.preferences import READ_UNTIL_PRESSED, Coach, Preferences
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.director import Motion
from game.stage.intents import Key, Press, Release
from game.table.table import TableScene
from game.words.catalogue import say
from rules.core.game import Action
from rules.core.seats import Player
from rules.piquet.actions import Play
from rules.piquet.choices import MayCall
from tests.game.hand import spot
from tests.game.partie import USUAL, Around


class Hearing(Human):
    """A person whose answers are written down."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[Action] = []

    def answer(self, action: Action) -> None:
        self.said.append(action)
        super().answer(action)


def table_of(game: str, seed: int, person: Human, trick_pause: int = 0) -> TableScene:
    mind = mind_of(game)
    other = Program(mind.player(mind.fallback), seed)
    seats: dict[Player, Occupant] = {Player.A: person, Player.B: other}
    session = Session(seats, Dealer(seed), game=game)
    around = Around(likes=Preferences(trick_pause=trick_pause, play_forced=False))
    table = TableScene(session, ("Anne", "Bertrand"), {Player.A: person}, around, Motion.OFF)
    table.picture(USUAL)
    return table


def hint_of(table: TableScene) -> None:
    """Ask for a hint, and wait past the second half of a double click."""
    table.aiding.hint()
    table.tick(0.05)
    while table.acting.guarded or table.board.happening or table.board.feast.now:
        table.tick(0.05)


def press_what_is_bright(table: TableScene) -> None:
    """The one bright button, by the mouse."""
    (at,) = (o.button.key for o in table.acting.prompt.every if o.button.primary)
    x, y = spot(table.picture(USUAL), at)
    table.on_intent(Press(x, y, at))
    table.on_intent(Release(x, y, at))


@pytest.mark.parametrize("way", ["enter", "mouse"])
@pytest.mark.parametrize("game", games())
def test_what_a_hint_names_is_done_by_one_press_in_every_phase(game: str, way: str) -> None:
    """Enter did it here and asked for an arrow there; the mouse had to click each card."""
    kinds: set[type] = set()
    for seed in range(2):
        person = Hearing()
        table = table_of(game, seed, person)
        for _ in range(200):
            table.tick(0.3)
            if table.session.state.turn is None:
                break
            if table.aiding.busy:  # something is done for the person: no question
                continue
            if not table.asks or not person.idle:
                table.on_intent(Key("enter"))
                continue
            hint_of(table)
            hint, before = table.board.top.suggested, len(person.said)
            if way == "enter" or hint is None:
                table.on_intent(Key("enter"))
            else:
                press_what_is_bright(table)
            if hint is not None:
                assert person.said[before:] == [hint.action]
                kinds.add(type(hint.action))
    assert len(kinds) >= 3


def test_after_advice_to_keep_silent_the_bright_button_is_no_call() -> None:
    person = Hearing()
    table = table_of(PIQUET, 2, person)
    may = None
    for _ in range(150):
        table.tick(0.3)
        may = table.board.seen.choices
        if table.asks and isinstance(may, MayCall) and may.calls and may.cards:
            break
        hint_of(table)
        table.on_intent(Key("enter"))
    assert isinstance(may, MayCall)
    silence = Play(min(may.cards))
    hint_of(table)
    table.acting.suggest(silence)
    press_what_is_bright(table)
    assert person.said[-1] == silence


@pytest.mark.parametrize("game", games())
def test_where_one_only_goes_on_a_hint_says_so_at_once_and_no_longer(game: str) -> None:
    person = Hearing()
    table = table_of(game, 2, person, READ_UNTIL_PRESSED)
    for _ in range(300):
        table.tick(0.3)
        if table.board.top.headway.kept:
            break
        hint_of(table)
        table.on_intent(Key("enter"))
    assert table.board.top.headway.kept
    nothing = say("suggest.nothing")
    table.aiding.hint()
    assert table.board.top.news.words == nothing
    press_what_is_bright(table)
    table.tick(0.05)
    table.tick(0.05)
    assert table.board.top.news.words != nothing
    assert table.board.top.suggested is None, "nor does a hint come that nobody asked for"


@pytest.mark.parametrize("game", games())
def test_a_hint_unasked_leaves_each_button_its_place_and_what_is_begun_as_it_is(game: str) -> None:
    """ "Do that" came where "Declare 40" was, while it was about to be pressed."""
    mind, ready, told, begun = mind_of(game), False, 0, 0
    choose = mind.player(mind.fallback)
    seats: dict[Player, Occupant] = {Player.A: Human(), Player.B: Program(choose, 5)}
    around = Around(likes=Preferences(coach=Coach.TALKATIVE, play_forced=False))
    people = {player: one for player, one in seats.items() if isinstance(one, Human)}
    session = Session(seats, Dealer(5), game=game)
    table = TableScene(
        session,
        ("Anne", "Bertrand"),
        people,
        around,
        Motion.OFF,
        suggests=lambda seen: choose(seen, 1) if ready else None,
    )
    table.picture(USUAL)
    for _ in range(120):
        ready = False
        table.tick(0.3)
        if session.now.turn is None:
            break
        table.tick(0.05)
        if not table.asks:
            table.on_intent(Key("enter"))
            continue
        table.tick(0.05)
        if not table.asks:
            continue
        fresh = table.board.hand_state
        if told % 2:
            table.on_intent(Key("right"))
        before, lay = table.acting.prompt.offers, table.board.hand_state
        ready = True
        table.tick(0.05)
        if advised := table.board.top.suggested:
            told += 1
            after = table.acting.prompt.offers
            after = after[len(after) - len(before) :]
            assert [one.action for one in after] == [one.action for one in before]
            if lay != fresh:
                begun += 1
                assert table.board.hand_state == lay
                assert after == before
            assert session.refusal(advised.action) is None
        if table.asks:
            table.acting.act(choose(table.board.seen, 1))
        if told % 3 == 1:
            table.on_intent(Key("z", ctrl=True))
            for _ in range(4):
                table.tick(0.3)
                if table.board.top.asked and (now := table.board.top.suggested):
                    assert session.refusal(now.action) is None
                    told += 1
    assert told > 10
    assert begun
