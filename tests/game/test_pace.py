"""The other one answers like a person: a short, varying pause that any press skips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from game.piquet.ai.heuristic import thumb
from game.piquet.ui.demeanour import EXCHANGE, span
from game.players.engine import EnginePlayer, Program, Status
from game.players.player import Human, Occupant
from game.program.engines import Engines
from game.session.dealer import Dealer
from game.session.juncture import Juncture
from game.session.session import Session
from game.stage.director import Motion
from game.stage.intents import Intent, Key, Press, Release
from game.stage.picture import CardAt, IconOf, Text
from game.table.table import TableScene
from game.table.timing import CARD, FORCED, WORDS, Span, pause
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.actions import Action
from rules.piquet.choices import (
    Choices,
    MayAnnounce,
    MayAnswer,
    MayCall,
    MayChooseDeal,
    MayCut,
    MayExchange,
    MayLook,
    MayPlay,
    choices,
)
from rules.piquet.state import Phase
from rules.piquet.view import View
from tests.game.hand import Manner, Person, spot
from tests.game.partie import NAMES, Around, Play

FRAME = 1 / 60
ASKED: tuple[tuple[Choices, Span], ...] = (
    (MayPlay(hand("AS")), FORCED),
    (MayPlay(hand("AS KS")), CARD),
    (MayCut((0, 1, 2)), CARD),
    (MayCall((), hand("AS KS")), WORDS),
    (MayAnswer((), ask=False), WORDS),
    (MayLook(), WORDS),
    (MayChooseDeal(), WORDS),
    (MayAnnounce(0, 0), WORDS),
    (MayExchange(1, 5), EXCHANGE),
)


@pytest.mark.parametrize(("asked", "expected"), ASKED)
def test_a_pause_is_as_long_as_the_kind_of_action_takes(asked: Choices, expected: Span) -> None:
    assert span(asked) == expected
    least, most = expected
    pauses = [
        pause(span(asked), seed, Motion.NORMAL) for seed in range(0, 1 << 40, (1 << 40) // 500)
    ]
    assert least <= min(pauses) < least + 0.02 * (most - least)
    assert most >= max(pauses) > most - 0.02 * (most - least)
    assert sum(pauses) / len(pauses) == pytest.approx((least + most) / 2, abs=(most - least) / 10)


def test_the_spans_are_those_of_people() -> None:
    assert (FORCED, CARD, WORDS, EXCHANGE) == ((0.25, 0.45), (0.5, 1.2), (0.4, 0.9), (1.2, 2.2))


def test_the_same_question_is_thought_about_for_the_same_time_and_others_differ() -> None:
    asked = MayPlay(hand("AS KS"))
    assert pause(span(asked), 4711, Motion.NORMAL) == pause(span(asked), 4711, Motion.NORMAL)
    assert len({pause(span(asked), seed, Motion.NORMAL) for seed in range(100)}) == 100


def test_what_is_called_or_sunk_takes_as_long() -> None:
    """The pause is that of the question, so a quick one betrays nothing."""
    assert span(MayCall((), hand("AS"))) == span(MayCall((), hand("AS KS QS")))


def test_motion_sets_the_pace() -> None:
    asked = MayExchange(1, 5)
    usual = pause(span(asked), 5, Motion.NORMAL)
    assert pause(span(asked), 5, Motion.OFF) == 0
    assert pause(span(asked), 5, Motion.FAST) == pytest.approx(usual / 3)
    assert pause(span(asked), 5, Motion.SLOW) > usual


# ---- at the table


@dataclass
class Slow:
    """An opponent who takes a fixed time, and remembers who was asked what."""

    seconds: float = 1.0
    asked: list[Juncture] = field(default_factory=list)
    news_to_tell: list[str] = field(default_factory=list)

    def attend(self) -> None:
        """He is heard when he has thought."""

    def waited_for(self) -> str:
        return ""

    def news(self) -> str:
        return self.news_to_tell.pop() if self.news_to_tell else ""

    def pause(self, now: Juncture, motion: Motion) -> float:
        assert motion in Motion
        self.asked.append(now)
        return self.seconds


class Noted(Program):
    """A program that counts how often it is asked, and answers when it is let."""

    count = 0
    thinks = False

    def choose(self, seen: View) -> Action | None:
        self.count += 1
        return None if self.thinks else super().choose(seen)


def table_of(opponent: Slow, seed: int = 3) -> tuple[Play, Noted]:
    """A table where the person plays A, by keys, all motion as usual."""
    human, program = Human(), Noted(thumb.choose, seed)
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: program}
    session = Session(seats, Dealer(seed))
    humans = {Player.A: human}
    table = TableScene(session, NAMES, humans, Around(), Motion.NORMAL, opponent)
    return Play(table, Person(Manner.KEYS, seed, whims=0), tick=0.04), program


def paused(play: Play, phase: Phase) -> None:
    """Play until the other one pauses over something of this phase, and all lies still."""
    table = play.table

    def so() -> bool:
        board = table.board
        return table.session.state.phase is phase and board.pausing and not board.under_way

    play.run(until=so)


def waited(play: Play) -> float:
    """Seconds until the next action, nothing being pressed."""
    count, seconds = play.table.session.count, 0.0
    while play.table.session.count == count:
        play.stack.tick(FRAME)
        seconds += FRAME
        assert seconds < 5
    return seconds


@pytest.mark.parametrize("phase", [Phase.EXCHANGE, Phase.PLAY])
def test_the_other_waits_and_then_answers(phase: Phase) -> None:
    play, _ = table_of(Slow(1.5))
    paused(play, phase)
    assert play.table.session.state.turn is Player.B
    count = play.table.session.count
    for _ in range(3):
        play.stack.tick(FRAME)
    assert play.table.session.count == count
    assert 0.2 < waited(play) < 1.5


@pytest.mark.parametrize("key", ["space", "enter"])
def test_a_key_skips_the_pause(key: str) -> None:
    play, _ = table_of(Slow(3.0))
    paused(play, Phase.PLAY)
    play.stack.on_intent(Key(key))
    assert waited(play) <= 2 * FRAME


def test_a_click_skips_the_pause_and_does_nothing_else() -> None:
    play, _ = table_of(Slow(3.0))
    paused(play, Phase.PLAY)
    deal = play.table.board.seen.deal
    assert deal is not None
    x, y = spot(play.picture(), CardAt(str(min(deal.hand))))
    play.stack.on_intent(Press(x, y))
    assert waited(play) <= 2 * FRAME
    play.stack.on_intent(Release(x, y))
    assert play.table.humans[Player.A].idle


def test_the_icons_work_while_the_other_pauses() -> None:
    play, _ = table_of(Slow(3.0))
    paused(play, Phase.EXCHANGE)
    x, y = spot(play.picture(), IconOf("sort"))
    before = play.table.board.hand_state.sort
    play.wait(0.25)  # longer than the guard against double clicks
    intents: tuple[Intent, ...] = (Press(x, y), Release(x, y))
    for intent in intents:
        play.stack.on_intent(intent)
    assert play.table.board.hand_state.sort is not before
    assert play.table.board.pausing


def test_a_press_on_the_table_of_before_plays_no_card_on_the_next() -> None:
    """Down while the other thinks, up after the answer: nobody meant to play that card."""
    play, program = table_of(Slow(0.3))
    table = play.table
    session = table.session
    play.run(until=lambda: session.state.phase is Phase.PLAY and session.state.turn is Player.A)
    program.thinks = True
    play.run(until=lambda: session.state.turn is Player.B and table.board.moved_on)
    deal = table.board.seen.deal
    assert deal is not None
    x, y = spot(play.picture(), CardAt(str(min(deal.hand))))
    count = table.session.count
    play.wait(0.3)  # longer than the guard against double clicks, here and below
    play.stack.on_intent(Press(x, y))
    program.thinks = False
    for _ in range(400):
        play.stack.tick(FRAME)
        if table.asks:
            break
    assert table.asks
    assert table.session.count > count
    play.stack.on_intent(Release(x, y))
    assert table.humans[Player.A].idle
    play.wait(0.3)
    play.stack.on_intent(Press(x, y))
    play.stack.on_intent(Release(x, y))
    assert not table.humans[Player.A].idle or table.board.top.hint.words


def test_the_other_thinks_while_cards_still_fly() -> None:
    play, program = table_of(Slow(0.0))
    table = play.table
    play.run(until=lambda: table.session.state.turn is Player.B and table.board.under_way)
    before = program.count
    play.stack.tick(FRAME)
    assert table.board.under_way
    assert program.count >= max(1, before)
    asked = program.count
    play.stack.tick(FRAME)
    assert program.count == asked  # what was answered is kept, not asked for again


def test_the_pause_passes_while_words_are_read_and_adds_nothing() -> None:
    """After an own call there is a second in which it may be corrected: the pause lies within."""
    none = _after_call(0.0)
    assert none > 0.5
    assert _after_call(0.4) == pytest.approx(none, abs=1.5 * FRAME)
    assert none + 0.5 < _after_call(2.0) < none + 1.8


def _after_call(seconds: float) -> float:
    play, _ = table_of(Slow(seconds), seed=5)
    table = play.table
    session = table.session
    play.run(until=lambda: (session.state.phase, session.state.turn) == (Phase.ANSWER, Player.B))
    return waited(play)


def test_every_question_has_one_pause() -> None:
    opponent = Slow(0.02)
    play, _ = table_of(opponent)
    play.run_deals(1)
    states = list(map(id, opponent.asked))
    assert len(states) == len(set(states)) > 15
    assert all(now.turn is Player.B for now in opponent.asked)
    assert all(now.edition(Player.B).view.choices is not None for now in opponent.asked)


def words_of(play: Play) -> list[str]:
    return [item.words for item in play.picture().items if isinstance(item, Text)]


def test_news_stand_on_the_table_whatever_is_done_meanwhile() -> None:
    opponent = Slow(0.2)
    play, _ = table_of(opponent)
    play.run(until=lambda: play.table.asks)
    opponent.news_to_tell = ["Bertrand lost the thread."]
    play.stack.tick(FRAME)
    assert play.table.board.top.news.words == "Bertrand lost the thread."
    assert any("lost the thread" in words for words in words_of(play))
    play.stack.on_intent(Key("enter"))
    play.stack.tick(FRAME)
    assert play.table.board.top.news.words == "Bertrand lost the thread."
    for _ in range(120):
        play.stack.tick(0.1)
    assert play.table.board.top.news.words == ""


# ---- our engines


@pytest.fixture
def lost() -> Iterator[EnginePlayer]:
    """An engine that cannot be started at all."""
    engine = EnginePlayer(("/nowhere/no-such-engine",), 7)
    yield engine
    engine.close()


def test_a_lost_engine_is_told_of_once_and_the_partie_goes_on(lost: EnginePlayer) -> None:
    human = Human()
    seats: dict[Player, Occupant] = {Player.A: human, Player.B: lost}
    engines = Engines({Player.B: lost}, ("You", "Expert"), lambda: "")
    session = Session(seats, Dealer(3))
    table = TableScene(session, ("You", "Expert"), {Player.A: human}, Around(), opponent=engines)
    play = Play(table, Person(Manner.KEYS, 3, whims=0), tick=0.1)
    told: list[str] = []

    def look() -> bool:
        news = table.board.top.news.words
        if news and (not told or told[-1] != news):
            told.append(news)
        return len(session.state.results) >= 1

    play.run(until=look)
    again = [sentence for sentence in told if sentence.startswith("Expert could not be brought")]
    assert len(again) == 1


def test_an_engine_that_misses_its_table_is_told_of_once(lost: EnginePlayer) -> None:
    engines = Engines({Player.B: lost}, ("You", "Expert"), lambda: "")
    told = [engines.news() for _ in range(3)]
    lost.degraded = True
    told += [engines.news() for _ in range(3)]
    assert told.count("Expert plays without the table of endings: as well, but slower.") == 1


def test_a_pause_follows_from_the_seed_of_the_question(lost: EnginePlayer) -> None:
    engines = Engines({Player.A: lost, Player.B: lost}, ("Ada", "Blaise"), lambda: "")
    session = Session({Player.A: lost, Player.B: lost}, Dealer(3))
    while session.state.phase is Phase.SPREAD:
        session.advance()
    session.ask()
    asked = choices(session.state)
    assert asked is not None
    for motion in Motion:
        assert engines.pause(session.now, motion) == pause(span(asked), lost.asked_seed, motion)
    assert lost.asked_seed != 0
    assert isinstance(lost.status, Status)


def test_why_nothing_is_stored_is_said_before_all_else(lost: EnginePlayer) -> None:
    trouble = ["The disk is full."]
    engines = Engines({Player.B: lost}, ("You", "Expert"), lambda: trouble[0])
    assert engines.waited_for() == "The disk is full."
    trouble[0] = ""
    assert engines.waited_for() == ""
