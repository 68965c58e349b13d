"""A session at the whole program as text: what is done (`>`), and what the screen says to it.

A file begins with remarks (`#`) and a line that says how the program is found; what is done stands
in lines with `>`, and everything between them is written from what the program shows. The first
screen of a scene is written whole, each later one as what went (`-`) and what came (`+`).
"""

from __future__ import annotations

import datetime as dt
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from difflib import SequenceMatcher
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, Self
from unittest.mock import patch

from game.all_fours.ai import weighing as all_fours
from game.bezique.ai import analysis as bezique
from game.pages.scene import Scene
from game.pages.stack import Stack
from game.program.house import OurHouse
from game.stage.basics import Paint, Room, Tone
from game.stage.intents import Drag, Hover, Intent, Key, Press, Release, TextTyped
from game.stage.ornaments import Beads, Legend, Lettering, Portrait
from game.stage.picture import (
    Box,
    Bubble,
    CardAt,
    CardItem,
    Icon,
    IconOf,
    Item,
    Picture,
    Text,
    Touch,
)
from game.words.caps import caps_beside, exchange_caps
from game.words.catalogue import speak
from tests.game.engines_here import engines_here
from tests.game.hand import spot
from tests.game.pilot import EstimatingRuler

FOLDER = Path(__file__).parent / "sessions"
BEGIN = "the program is started"
_TICK = 0.1
_Real = dt.datetime
_QUIET, _MOST = 30, 3000  # ticks in which nothing changes; and after which it ought to
_EVENING = dt.datetime(1887, 11, 20, 20, tzinfo=dt.UTC)


class AtOnce(Executor):
    """Does what it is given before it takes anything else."""

    def submit(self, action: Any, /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(action(*args, **named))
        except Exception as error:  # noqa: BLE001 - whoever asks for the result has it
            done.set_exception(error)
        return done


class Visit:
    """Someone at the program: does what a line says, and tells what is seen until it is quiet."""

    def __init__(self, house: OurHouse, width: float, height: float) -> None:
        wishes = house.wishes
        first = house.title(at_start=True)
        keys, mute = (lambda: wishes.likes.keys), wishes.mute
        self.stack = Stack(first, keys, house.question, wishes.narrate, mute)
        self.room = Room(width, height, EstimatingRuler())
        self.seconds = 0.0
        self.scene: Scene | None = None
        self.lines: list[str] = []
        self.picture: Picture

    def begin(self) -> Iterator[str]:
        yield from self._look()
        yield from self._settle()

    def does(self, line: str) -> Iterator[str]:
        """What is seen from an action on, change by change."""
        yield ""
        yield f"> {line}"
        what, _, rest = line.partition(" ")
        match what:
            case "click":
                for intent in _clicked(spot(self.picture, _touch(rest))):
                    self.stack.on_intent(intent)
            case "point":
                self.stack.on_intent(Hover(*spot(self.picture, _touch(rest))))
            case "drag":
                name, to = rest.rsplit(" to ", 1)
                for intent in _dragged(spot(self.picture, _touch(name)), to):
                    self.stack.on_intent(intent)
            case "press":
                for key in rest.split():
                    self.stack.on_intent(Key(key))
                    yield from self._look()
            case "type":
                for letter in rest:
                    self.stack.on_intent(Key(letter.lower()))
                    self.stack.on_intent(TextTyped(letter))
            case _:
                raise AssertionError(f"nobody can {line!r}")
        yield from self._look()
        yield from self._settle()

    def _settle(self) -> Iterator[str]:
        quiet, waited, changed = 0, 0.0, self._changed
        for _ in range(_MOST):
            if not self.stack.running:
                yield "= the program has ended"
                return
            self.stack.tick(_TICK)
            self.seconds, waited = self.seconds + _TICK, waited + _TICK
            if self._changed == changed and not self.stack.moving:
                quiet += 1
                if quiet == _QUIET:
                    return
                continue
            quiet, changed = 0, self._changed
            seen = [*self._look()]
            if seen:
                yield f"  after {waited:.1f} s"
                yield from seen
        raise AssertionError(f"it never rests: {self.lines}")

    @property
    def _changed(self) -> object:
        return self.stack.changed if self.stack.running else None

    def _look(self) -> Iterator[str]:
        if not self.stack.running:
            return
        self.picture = self.stack.picture(self.room)
        before, self.lines = self.lines, [*written_down(self.picture)]
        if self.stack.top is not self.scene:
            self.scene = self.stack.top
            yield f"= {self.picture.backdrop}"
            yield from (f"  {line}" for line in self.lines)
            return
        matcher = SequenceMatcher(None, before, self.lines, autojunk=False)
        for what, a, b, c, d in matcher.get_opcodes():
            if what != "equal":
                yield from (f"- {line}" for line in before[a:b])
                yield from (f"+ {line}" for line in self.lines[c:d])


def written_down(picture: Picture) -> Iterator[str]:
    """What a picture says and shows, in order, each with its place; and what can be touched."""
    backs: list[CardItem] = []
    for item in picture.items:
        if isinstance(item, CardItem) and item.face is None and not item.focused:
            backs.append(item)
            continue
        if backs:
            yield _backs(backs)
            backs = []
        if told := _item(item):
            yield told
    if backs:
        yield _backs(backs)
    touches = dict.fromkeys(named(target.key) for target in picture.targets)
    for card, start in ((True, "cards to touch: "), (False, "touch: ")):
        some = [name for name in touches if name.startswith("card ") is card]
        if some:
            yield start + ", ".join(_runs([name.removeprefix("card ") for name in some]))


def _runs(names: list[str]) -> Iterator[str]:
    """Names in order, with those that differ by their last number alone put together."""
    for head, some in groupby(names, lambda name: name.rstrip("0123456789")):
        each = [name.removeprefix(head) for name in some]
        yield head + (each[0] if len(each) == 1 else f"{each[0]}..{each[-1]}")


def _backs(cards: list[CardItem]) -> str:
    """A run of cards that lie face down: how many, and from where to where."""
    ends = [f"{_round(card.pose.x)},{_round(card.pose.y)}" for card in (cards[0], cards[-1])]
    return f"{'–'.join(dict.fromkeys(ends))} {len(cards)} face down"


def _card(item: CardItem) -> str:
    marks = {"dimmed": item.dimmed, "dark": item.unlit, "new": item.marked, "here": item.focused}
    return " ".join([item.face or "back", *(mark for mark, so in marks.items() if so)])


def _item(item: Item) -> str:
    match item:
        case CardItem():
            return f"{_round(item.pose.x)},{_round(item.pose.y)} {_card(item)}"
        case Text(words, x, y) if words.strip():
            return f"{_round(x)},{_round(y)} {words}"
        case Bubble(rect, words):
            return f"{_round(rect.x)},{_round(rect.y)} says: {words}"
        case Lettering(words, x, y):
            return f"{_round(x)},{_round(y)} in gold: {words}"
        case Portrait(name, x, y):
            return f"{_round(x)},{_round(y)} portrait of {name}, {item.mood}"
        case Icon(name, x, y):
            return f"{_round(x)},{_round(y)} sign {name}"
        case Box(place, outline=Paint(Tone.FOCUS)):
            return f"{_round(place.x)},{_round(place.y)} the keyboard is here"
        case Beads(x, y):
            return f"{_round(x)},{_round(y)} beads {item.filled} of {item.count}"
        case Legend(place, head, words):
            return f"{_round(place.x)},{_round(place.y)} told: {head} / {words}"
    return ""


def _round(units: float) -> int:
    return round(units + 1e-6)


def named(touch: Touch) -> str:
    match touch:
        case CardAt(key):
            return f"card {key}"
        case IconOf(name):
            return f"sign {name}"
    return touch


def _touch(name: str) -> Touch:
    if name.startswith("card "):
        return CardAt(name.removeprefix("card "))
    return IconOf(name.removeprefix("sign ")) if name.startswith("sign ") else name


def _clicked(at: tuple[float, float]) -> tuple[Intent, ...]:
    return Hover(*at), Press(*at), Release(*at)


def _dragged(at: tuple[float, float], to: str) -> Iterator[Intent]:
    (x, y), (left, top) = at, map(float, to.split(","))
    yield from (Hover(x, y), Press(x, y))
    yield from (Drag(x + (left - x) * share, y + (top - y) * share) for share in (0.1, 0.5, 1.0))
    yield Release(left, top)


# ---- the program as it is found


@contextmanager
def visit(home: Path, beginning: str) -> Iterator[Visit]:
    """The program on an empty data folder, on a certain evening, with a certain chance.

    `beginning`: `BEGIN`, then `, NAME VALUE` for the language, the size, the seed and preferences.
    """
    wishes: dict[str, str] = dict(part.split(" ", 1) for part in beginning.split(", ")[1:])
    width, height = map(float, wishes.pop("size", "1280 800").split())
    luck = Random(int(wishes.pop("seed", "1")))
    likes = {"motion": "off", "guided": True, "play_forced": False} | {
        name: json.loads(value) for name, value in wishes.items()
    }
    home.mkdir(exist_ok=True)
    (home / "settings.json").write_text(json.dumps(likes), encoding="utf-8")
    here: list[Visit] = []

    def now() -> dt.datetime:
        passed = here[0].seconds if here else 0
        return _EVENING + dt.timedelta(seconds=round(passed))

    with (
        patch.dict(os.environ, {"PIQUET_HOME": str(home), "TZ": "UTC"}),
        patch("os.urandom", luck.randbytes),
        patch("random._urandom", luck.randbytes),
        patch.object(OurHouse, "_writer", lambda _: AtOnce()),
        engines_here(),
        patch.dict(bezique.analyse.__kwdefaults__, effort=1_500),  # it tells of the same mistakes
        patch.dict(all_fours.analyse.__kwdefaults__, effort=130),
        _time_is(now),
    ):
        caps_beside(shown=False)
        house = OurHouse()
        try:
            here.append(Visit(house, width, height))
            yield here[0]
        finally:
            house.close()
            speak("en")
            exchange_caps({})


@contextmanager
def _time_is(now: Callable[[], dt.datetime]) -> Iterator[None]:
    """For all modules of the program, those included that are loaded meanwhile."""
    _Then.it_is = staticmethod(now)
    dt.datetime = _Then  # type: ignore[misc]
    try:
        _exchange(_Real, _Then)
        yield
    finally:
        dt.datetime = _Real  # type: ignore[misc]
        _exchange(_Then, _Real)


class _Then(_Real):
    """A moment of the evening of the session, where the time of the day is that of nowhere else."""

    it_is: Callable[[], dt.datetime]

    @classmethod
    def now(cls, tz: dt.tzinfo | None = None) -> Self:
        now = cls.it_is()
        return cls.fromisoformat((now if tz else now.replace(tzinfo=None)).isoformat())

    def astimezone(self, tz: dt.tzinfo | None = None) -> Self:
        placed = self.replace(tzinfo=self.tzinfo or dt.UTC)
        return _Real.astimezone(placed, tz or dt.UTC)


def _exchange(old: type, new: type) -> None:
    for name, module in [*sys.modules.items()]:
        if name.startswith("game.") and getattr(module, "datetime", None) is old:
            module.datetime = new  # type: ignore[attr-defined]


# ---- files


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def rewritten(text: str, home: Path) -> str:
    """The same session, with everything but its remarks, beginning and actions written anew.

    An action `plays mouse to deal 2` is put down as what is done by whoever plays so.
    """
    lines = text.splitlines()
    remarks = [line for line in lines if line.startswith("#")]
    beginning = next(line for line in lines if line.startswith(BEGIN))
    actions = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    with visit(home, beginning) as here:
        seen = [*here.begin()]
        for action in actions:
            if action.startswith("plays "):
                from tests.golden.playing import plays  # noqa: PLC0415 - only when it is recorded

                seen += plays(here, action.removeprefix("plays "))
            else:
                seen += here.does(action)
    return "\n".join([*remarks, "", beginning, *seen]) + "\n"
