"""Spoils the file of settings and starts the program: `python -m tests.soak_settings`.

Ten thousand times the file is changed: letters of it, or an entry that becomes a value of any
other kind. Every start must come to its title and its pages, say which entries made no sense, and
be silent the next time. Everything but the window is the true program; so many starts more
(`--windows`) are of the whole program in a window that nobody sees.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from game.pages.scene import Push
from game.pages.settings.page import SettingsPage
from game.pages.stack import Stack
from game.preferences import Preferences
from game.program.house import OurHouse
from game.saves import schema
from game.saves.files import HOME_VARIABLE
from game.saves.settings import BACKUP, NAME, Settings, data_of_settings, read, store
from game.words.catalogue import speak, spoken
from tests.game.pilot import Pilot
from tests.soak_kill_window import unseen

MUTATIONS, WINDOWS = 10_000, 20
CHOSEN = Settings(
    ("Zoë", "王"),
    (10, 20, 1280, 800),
    others={"of another version": {"a": [1, 2.5, None, "x"]}},
    opponent="expert",
    statistics_since="2025-01-31T13:00:00+01:00",
    preferences=Preferences(
        language="fr",
        table="dark",
        back="tartan",
        scale=150,
        motion="fast",
        keys={"sort": "x", "hint": "j"},
    ),
)
_NESTED: Any = "[" * 600 + "]" * 600
VALUES: tuple[str, ...] = (
    *("null", "true", "false", "0", "-1", "3", "70.5", "1e400", "-0.0", "NaN", "9" * 4000),
    *("1" + "0" * 400, '""', '"x"', '"\\ud800"', '"\\u0000\\n"', '"' + "m" * 100_000 + '"'),
    *("[]", "{}", "[[]]", '[null, "a"]', '["a", "b"]', "[1, 2, 3, 4]", '{"sort": 3}', _NESTED),
    *('{"piquet": {"rules": []}}', '{"packets": 7}', '"\\u202e"', '{"": {"": {}}}', "[true]"),
)
"""Values of every kind, as they stand in a file."""


def spoilt(text: bytes, luck: Random) -> bytes:
    """The text of a file of settings, changed in one way or another."""
    return luck.choice(_WAYS)(text, luck)


def _other_value(text: bytes, luck: Random) -> bytes:
    data = {name: json.dumps(value) for name, value in json.loads(text).items()}
    for _ in range(luck.choice((1, 1, 1, 2, 5, 30))):
        data[luck.choice(list(data))] = luck.choice(VALUES)
    return ("{" + ",".join(f"{json.dumps(k)}: {v}" for k, v in data.items()) + "}").encode()


def _other_name(text: bytes, luck: Random) -> bytes:
    name = luck.choice(list(json.loads(text)))
    return text.replace(json.dumps(name).encode(), json.dumps(luck.choice(("", "x"))).encode())


def _inner_value(text: bytes, luck: Random) -> bytes:
    """A value within the rules, the names, the keys."""
    data = json.loads(text)
    inner = data[luck.choice(("rules", "names", "window", "keys"))]
    place = luck.choice(list(inner) if isinstance(inner, dict) else range(len(inner)))
    inner[place] = "a mark"
    return json.dumps(data).encode().replace(b'"a mark"', luck.choice(VALUES).encode())


def _only(_text: bytes, luck: Random) -> bytes:
    return luck.choice(VALUES).encode()


def _flipped(text: bytes, luck: Random) -> bytes:
    data = bytearray(text)
    for _ in range(luck.choice((1, 1, 1, 3, 20))):
        data[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
    return bytes(data)


def _cut(text: bytes, luck: Random) -> bytes:
    return text[: luck.randrange(len(text))]


def _torn(text: bytes, luck: Random) -> bytes:
    first, second = sorted(luck.randrange(len(text)) for _ in range(2))
    return luck.choice(
        (
            text[:first] + text[second:],
            text[:second] + text[first:],
            text[:first] + luck.randbytes(luck.randrange(1, 40)) + text[second:],
            text[:first] + bytes(second - first) + text[second:],
        )
    )


_WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(_other_value, _other_value, _inner_value, _inner_value, _other_name),
    *(_only, _flipped, _cut, _torn),
)


def start(folder: Path) -> tuple[str, ...]:
    """Start the program without its window, look at the pages; the sentences it tells."""
    os.environ[HOME_VARIABLE] = str(folder)
    house = OurHouse()
    try:
        told: tuple[str, ...] = house.take_notices()
        title = house.title(at_start=True)
        pilot = Pilot(title)
        assert pilot.picture.targets
        for key in ("new", "two", "settings", "history", "cards"):
            going = house.title().press(key)  # whether or not a first start has a line for it
            assert isinstance(going, Push)
            assert Pilot(going.scene).picture.items
        for tab in ("table", "sound", "keys", "report"):
            assert Stack(SettingsPage(house, tab)).picture(pilot.room).items
        house.wishes.looks()
        assert house.opponent()
        assert house.rules() is not None
        likes = house.preferences()
        house.prefer(replace(likes, muted=not likes.muted))
    finally:
        house.close()
    assert not house.take_notices(), "a setting could not be stored"
    return told


def faults(folder: Path, text: bytes) -> list[str]:
    """What is wrong with a start on such a file of settings, and with the one after it."""
    (folder / NAME).write_bytes(text)
    before = spoken()
    try:
        told, again = start(folder), start(folder)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
        return [f"no start: {error!r}"]
    finally:
        speak(before)
    found = [f"told once more: {each}" for each in again]
    if not told and not _all_taken(folder, text):
        found.append("something fell back, and nothing was told")
    if len(told) > 1 + ((folder / BACKUP).exists()):
        found.append(f"too much is told: {told}")
    return found


def _all_taken(folder: Path, text: bytes) -> bool:
    """Whether the program has now what a file of settings said, entry by entry."""
    try:
        said = json.loads(text.decode("utf-8"))
    except (ValueError, RecursionError):
        return False
    if not isinstance(said, dict):
        return False
    said.pop("seal", None)
    settings, senseless, _ = read(folder / NAME)
    has = json.loads(json.dumps(data_of_settings(settings) | settings.others))
    said["rules"] = has["rules"] | said.get("rules", {})
    has["muted"] = said.get("muted")  # changed at every start
    return not senseless and all(_same(has[name], value) for name, value in said.items())


def _same(one: object, other: object) -> bool:
    return one == other or (one != one and other != other)  # noqa: PLR0124 - what is no number


def soak(mutations: int, seed: int, folder: Path) -> tuple[Counter[str], list[str]]:
    """Spoil and start so many times; how the files were read, and all that was wrong."""
    store(folder / "whole", CHOSEN)
    text = (folder / "whole" / NAME).read_bytes()
    luck, seen, found = Random(seed), Counter[str](), []
    for number in range(mutations):
        place = folder / f"{number}"
        place.mkdir()
        if luck.random() < 0.2:
            (place / BACKUP).write_bytes(text)
        spoiled = spoilt(text, luck)
        seen[_kind(spoiled)] += 1
        for fault in faults(place, spoiled):
            found.append(f"{number}: {fault}: {spoiled[:300]!r}")
            print(found[-1], flush=True)
        for path in sorted(place.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        place.rmdir()
    return seen, found


def _kind(text: bytes) -> str:
    try:
        return f"a JSON {type(json.loads(text)).__name__}"
    except (ValueError, RecursionError):
        return "no JSON"


def whole_program(starts: int, seed: int, folder: Path) -> list[str]:
    """Start the whole program so many times in a window that nobody sees; what went wrong."""
    store(folder / "whole", CHOSEN)
    text = (folder / "whole" / NAME).read_bytes()
    luck, found = Random(seed), []
    for number in range(starts):
        place = folder / f"window {number}"
        place.mkdir()
        spoiled = _other_value(text, luck)
        (place / NAME).write_bytes(spoiled)
        frames = place / "frames.json"
        with subprocess.Popen(
            (sys.executable, "-m", "game", "--frames", str(frames)),
            stderr=subprocess.PIPE,
            env=unseen() | {HOME_VARIABLE: str(place)},
            cwd=Path(__file__).parents[1],
        ) as program:
            time.sleep(2)
            early = program.poll()
            program.terminate()
            assert program.stderr is not None
            with closing(program.stderr) as errors:
                told = errors.read().decode()
        if early is not None or "Traceback" in told or (place / "piquet.log").exists():
            found.append(f"window {number}: ended with {early}, {told}: {spoiled[:300]!r}")
            print(found[-1], flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak_settings", description=__doc__)
    parser.add_argument("--mutations", type=int, default=MUTATIONS)
    parser.add_argument("--windows", type=int, default=WINDOWS, metavar="STARTS")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    schema.SYNCHRONOUS = {True: "OFF", False: "OFF"}  # no power fails here
    os.fsync = lambda _: None  # type: ignore[assignment]
    with tempfile.TemporaryDirectory() as name:
        seen, found = soak(asked.mutations, asked.seed, Path(name) / "spoilt")
        found += whole_program(asked.windows, asked.seed, Path(name) / "windows")
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(seen.items()))
    print(
        f"settings: {asked.mutations} mutations ({kinds}), each started twice, and "
        f"{asked.windows} windows, seed {asked.seed}: {len(found)} failed, "
        f"{time.monotonic() - began:.0f} s"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
