"""The loop in a window nobody sees: when it paints, how it rests, what our mistakes come to.

And that memory which is free is given back to the system, where the system leaves that to us.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import cast

import pygame
import pytest

from game.stage.basics import Font, Rect, Room
from game.stage.intents import Activate, Intent, Key, Press
from game.stage.looks import Careless, Looks
from game.stage.picture import Backdrop, Picture, Target, Text
from game.window.failure import FailureNotice, wrapped, write_log
from game.window.reader.reader import Reader
from game.window.scaling import scale_for
from game.window.screen import loop
from game.window.screen.loop import (
    ASLEEP,
    AWAKE,
    DOZING,
    FAR_AWAY,
    HIDDEN,
    IN_BACKGROUND,
    IN_MOTION,
    Hooks,
    Work,
    pace,
    run,
)
from game.window.screen.screenful import Screenful
from game.window.screen.window import NoScreen, Window, open_screen
from game.words.catalogue import say
from tests.game.pilot import EstimatingRuler
from tests.game.plain import plain_painter


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = Window("Piquet", (1024, 640))
    pygame.event.clear()
    yield opened
    opened.close()


class Play:
    """A show that lasts some rounds and does something in each."""

    def __init__(self, rounds: int, each: Callable[[Play, int], None] | None = None) -> None:
        self.left = rounds
        self.rounds = rounds
        self.each = each
        self.moving = self.calm = False
        self.changed = 0
        self.page = (0, 0, False)
        self.pictures = 0
        self.heard: list[Intent] = []
        self.rooms: list[Room] = []

    @property
    def running(self) -> bool:
        return self.left > 0

    def picture(self, room: Room) -> Picture:
        self.pictures += 1
        self.rooms.append(room)
        words = Text(f"Picture {self.pictures}", 20, 40, Font(20))
        return Picture(
            Backdrop.TABLE, (words,), (Target("all", Rect(0, 0, room.width, room.height)),)
        )

    def on_intent(self, intent: Intent) -> None:
        self.heard.append(intent)

    def tick(self, seconds: float) -> None:
        assert 0 <= seconds <= 0.1
        self.left -= 1
        if self.each:
            self.each(self, self.rounds - self.left)


def no_failure(error: Exception) -> str:
    raise AssertionError("the show broke") from error


def test_nothing_is_painted_while_nothing_changes(window: Window) -> None:
    show = Play(8)
    assert run(show, window, plain_painter(), no_failure)
    assert show.pictures == 1


def test_a_change_is_painted_once(window: Window) -> None:
    def change(show: Play, number: int) -> None:
        if number == 4:
            show.changed += 1

    show = Play(8, change)
    run(show, window, plain_painter(), no_failure)
    assert show.pictures == 2


def test_motion_is_painted_every_frame_and_once_more_sharply(window: Window) -> None:
    def move(show: Play, number: int) -> None:
        show.moving = 3 <= number < 7

    show = Play(10, move)
    run(show, window, plain_painter(), no_failure)
    assert show.pictures == 1 + 4 + 1


def test_of_a_calm_motion_only_its_steps_are_painted_and_work_is_done_ahead_between_them(
    window: Window,
) -> None:
    ahead = iter([None, None])

    def move(show: Play, number: int) -> None:
        show.moving, show.calm = number < 9, number >= 3
        if number == 6:
            show.changed += 1

    show = Play(12, move)
    run(show, window, plain_painter(), no_failure, Hooks(ahead=ahead))
    assert show.pictures == 2 + 1 + 1  # in motion, its step, and sharply in the end
    assert not list(ahead)


def test_intents_reach_the_show_in_units(window: Window) -> None:
    def post(show: Play, number: int) -> None:
        if number == 1:
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=1))
            pygame.event.post(
                pygame.Event(pygame.KEYDOWN, key=pygame.K_s, unicode="s", mod=0, scancode=22)
            )

    show = Play(4, post)
    run(show, window, plain_painter(), no_failure)
    assert Press(100, 50) in show.heard
    assert Key("s") in show.heard


def test_the_room_is_the_window_in_units(window: Window) -> None:
    show = Play(2)
    run(show, window, plain_painter(), no_failure)
    assert (show.rooms[0].width, show.rooms[0].height) == (1024, 640)


def test_the_window_shows_what_was_painted(window: Window) -> None:
    run(Play(2), window, plain_painter(), no_failure)
    assert window.surface.get_at((500, 300))[:3] == (20, 70, 50)


def test_what_is_free_is_given_back_now_and_then_as_long_as_there_are_pictures(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "_GIVEN_BACK_EVERY", -1.0)
    given: list[int] = []
    rounds: list[int] = []

    def move(show: Play, number: int) -> None:
        rounds.append(number)
        show.moving = number == 8

    monkeypatch.setattr(loop, "give_back", lambda: given.append(rounds[-1]))
    run(Play(16, move), window, plain_painter(), no_failure)
    assert given == [1, 8, 9]  # it moves, and once more when it has come to rest


def test_what_is_left_to_do_ahead_is_done_before_the_table_sleeps(window: Window) -> None:
    done: list[int] = []

    def steps() -> Iterator[None]:
        for number in range(5):
            done.append(number)
            yield

    run(Play(4), window, plain_painter(), no_failure, Hooks(ahead=(ahead := steps())))
    assert done == [0, 1]  # never in a round with a picture, and one at a time
    run(Play(9), window, plain_painter(), no_failure, Hooks(ahead=ahead))
    assert done == [0, 1, 2, 3, 4]


def test_the_bench_hears_of_every_frame_and_of_the_first(window: Window) -> None:
    frames: list[Work] = []
    firsts: list[int] = []

    def move(show: Play, number: int) -> None:
        show.moving = number < 4

    hooks = Hooks(frames.append, lambda: firsts.append(len(frames)))
    show = Play(8, move)
    run(show, window, plain_painter(), no_failure, hooks)
    assert len(frames) == show.pictures
    assert all(frame.wall > 0 and frame.processor > 0 for frame in frames)
    assert [frame.moving for frame in frames] == [True] * 3 + [False]
    assert firsts == [0]


def test_a_scene_that_breaks_ends_in_one_sentence_and_a_log(window: Window, tmp_path: Path) -> None:
    def break_down(show: Play, number: int) -> None:
        if number == 2:
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1))
            raise RuntimeError("a card too many")

    told: list[Path | None] = []

    def keep(error: Exception) -> str:
        told.append(write_log(error, tmp_path / "logs"))
        return "Something went wrong; the partie is safe."

    assert run(Play(9, break_down), window, plain_painter(), keep) is False
    (path,) = told
    assert path is not None
    assert "a card too many" in path.read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_breaks_nothing(tmp_path: Path) -> None:
    in_the_way = tmp_path / "logs"
    in_the_way.write_text("a file where the folder should be", encoding="utf-8")
    assert write_log(RuntimeError("x"), in_the_way) is None


def test_the_sentence_stays_until_it_is_answered() -> None:
    told = FailureNotice("Something went wrong.")
    room = Room(1024, 640, plain_painter().ruler)
    words = [item.words for item in told.picture(room).items if isinstance(item, Text)]
    head, close = say("failure.title"), say("failure.leave")
    assert words == [head, "Something went wrong.", close, say("failure.close")]
    told.tick(100)
    assert told.running
    told.on_intent(Key("space"))
    assert not told.running


def test_long_words_are_broken_into_lines_that_fit() -> None:
    painter = plain_painter()
    room = Room(1024, 640, painter.ruler)
    font = Font(20)
    words = "The partie cannot go on because something of ours broke; it is kept and safe."
    lines = wrapped(words, room, font, 300)
    assert " ".join(lines) == words
    assert len(lines) > 1
    assert all(room.ruler.width(line, font) <= 300 for line in lines)


def test_the_pace_is_quick_in_motion_and_ever_slower_at_rest() -> None:
    assert pace(moving=True, quiet=99, focused=False, visible=True) == IN_MOTION == 60
    assert pace(moving=False, quiet=0, focused=True, visible=True) == AWAKE == 30
    assert pace(moving=False, quiet=5, focused=True, visible=True) == DOZING == 10
    assert pace(moving=False, quiet=5, focused=False, visible=True) == IN_BACKGROUND < DOZING
    assert pace(moving=False, quiet=10, focused=True, visible=True) == ASLEEP < DOZING
    assert pace(moving=False, quiet=10, focused=False, visible=True) == FAR_AWAY < ASLEEP
    assert pace(moving=True, quiet=0, focused=True, visible=False) == HIDDEN < IN_BACKGROUND


class Wall:
    """The clock on the wall, which goes on by as long as the loop rests, and by nothing else."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr("game.window.screen.loop.perf_counter", lambda: self.now)
        monkeypatch.setattr("pygame.Clock", lambda: self)

    def tick(self, looks: int) -> None:
        """Rest, at so many looks a second."""
        self.now += 1 / looks


class Seat(Play):
    """A show with a clock of its own, which notes how it goes, and when it hears something."""

    def __init__(self, wall: Wall, each: Callable[[Seat], None]) -> None:
        super().__init__(10_000)
        self.wall, self.each_look = wall, each
        self.clock = 0.0
        self.hearing: list[float] = []

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        self.clock += seconds
        self.each_look(self)

    def on_intent(self, intent: Intent) -> None:
        super().on_intent(intent)
        self.hearing.append(self.clock)


def test_a_long_stop_of_the_whole_program_is_no_jump(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall(monkeypatch)

    def look(show: Seat) -> None:
        if show.left == 9_990:
            wall.now += 60  # the lid was closed
        if show.left <= 9_980:
            show.left = 0

    show = Seat(wall, look)
    run(show, window, plain_painter(), no_failure)
    assert show.clock < 2


def test_a_press_after_an_answer_that_was_long_in_coming_is_no_second_half_of_a_double_click(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing was moved or pressed while the other thought; what one then presses is meant."""
    wall = Wall(monkeypatch)
    answered: list[tuple[float, float]] = []  # on the wall, and by the clock of the show
    pressed: list[float] = []

    def look(show: Seat) -> None:
        if not answered and wall.now >= 20:
            answered.append((wall.now, show.clock))
            show.changed += 1
        if answered and not pressed and wall.now >= answered[0][0] + 0.3:
            pressed.append(wall.now)
            pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=1))
        if show.hearing:
            show.left = 0

    show = Seat(wall, look)
    run(show, window, plain_painter(), no_failure)
    assert pressed[0] - answered[0][0] < 0.35, "the loop sleeps on although there is news"
    assert show.hearing[0] - answered[0][1] > 0.25


@pytest.mark.parametrize(
    ("size", "density", "scale"),
    [
        ((1024, 640), 1.0, 1.0),
        ((1280, 800), 1.0, 1.0),
        ((1920, 1080), 1.0, 1.35),
        ((2560, 1440), 1.0, 1.8),
        ((3840, 2160), 1.0, 2.7),
        ((2048, 1280), 2.0, 2.0),
        ((1100, 1600), 1.0, 1.0),
        ((1280, 768), 1.0, 0.95),
        ((1366, 768), 1.0, 0.95),
        ((1366, 705), 1.0, 1.0),
        ((2560, 1536), 2.0, 1.9),
    ],
)
def test_words_grow_with_the_window(size: tuple[int, int], density: float, scale: float) -> None:
    assert scale_for(size, density) == pytest.approx(scale)


def test_a_room_is_as_wide_and_high_as_scenes_are_drawn_for_or_has_the_tighter_measures() -> None:
    for width, height in product(range(1024, 1500, 17), range(640, 1000, 13)):
        scale = scale_for((width, height), 1.0)
        room = Room(width / scale, height / scale, EstimatingRuler())
        as_drawn = room.width > 1279 and room.height > 799
        assert room.small is not as_drawn
        assert scale >= 0.95


def test_f11_fills_the_screen_and_gives_the_old_size_back(window: Window) -> None:
    window.switch_whole()
    assert window.whole
    assert window.size == (1024, 640)
    window.switch_whole()
    assert not window.whole
    assert window.size == (1024, 640)


def test_without_a_screen_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", refuse)
    with pytest.raises(NoScreen, match="needs a screen"):
        open_screen()


def test_a_screen_nobody_sees_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoScreen, match="found none"):
        open_screen()


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    loop._trim.cache_clear()
    yield
    loop._trim.cache_clear()


def _resident() -> int:
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * 4096


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do so by themselves")
def test_what_lies_free_between_other_things_goes_back() -> None:
    lumps = [bytes(60_000) + bytes([number % 256]) for number in range(1_000)]
    kept = lumps[::50]  # they hold the rest of the heap in its place
    del lumps
    before = _resident()
    loop.give_back()
    assert before - _resident() > 20_000_000
    assert len(kept) == 20


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_elsewhere_nothing_is_to_be_done(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    loop.give_back()
    assert loop._trim() is int


def test_a_library_that_cannot_leaves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("ctypes.CDLL", lambda _name: object())
    loop.give_back()
    assert loop._trim() is int


class Listening:
    """A screen reader that asks for one thing, once it has been told of a picture."""

    active = True

    def __init__(self) -> None:
        self.told: list[tuple[float, bool]] = []
        self.focused: list[bool] = []
        self.asks: list[Intent] = [Activate(1, 2, "all")]

    def see(
        self,
        picture: Picture,
        scale: float,
        place: Rect,
        moving: bool,
        corner: tuple[int, int],
    ) -> None:
        assert (picture.targets[0].key, corner) == ("all", (0, 0))
        assert (place.width, place.height) == (1024, 640)
        self.told.append((scale, moving))

    def focus(self, focused: bool) -> None:
        self.focused.append(focused)

    def intents(self) -> Iterator[Intent]:
        while self.told and self.asks:
            yield self.asks.pop()


def test_a_screen_reader_is_told_of_each_picture_and_its_wishes_are_obeyed(window: Window) -> None:
    def change(show: Play, number: int) -> None:
        show.moving = number == 3
        if number == 2:
            pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))

    show, reader = Play(8, change), Listening()
    hooks = Hooks(reader=cast(Reader, reader))
    run(show, window, plain_painter(), no_failure, hooks)
    assert reader.told == [(1.0, False), (1.0, True), (1.0, False)]
    assert Activate(1, 2, "all") in show.heard
    assert reader.focused[-1] is False


@pytest.mark.parametrize("still", [True, False])
def test_a_page_takes_its_time_to_come_unless_nothing_is_to_move(
    window: Window, monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    turned: list[tuple[bool, bool]] = []
    monkeypatch.setattr(
        Screenful, "turn", lambda _self, deeper, rises: turned.append((deeper, rises))
    )

    class Keeper(Careless):
        def looks(self) -> Looks:
            return Looks(still=still)

    leaves = iter(((0, 1, False), (1, 2, False), (2, 3, True), (1, 2, False), (0, 1, False)))

    def turn(show: Play, _number: int) -> None:
        show.page, show.changed = next(leaves, show.page), show.changed + 1

    run(Play(6, turn), window, plain_painter(), no_failure, Hooks(keeper=Keeper()))
    assert turned == ([] if still else [(True, True), (True, False), (False, False), (False, True)])
