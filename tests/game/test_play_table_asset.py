"""The file of the play table: what it costs to load, and what is done when it is no good."""

from __future__ import annotations

import lzma
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from game.piquet.ai.values import play_table
from game.piquet.ai.values.play_table import (
    POSITIONS,
    SHA256,
    DamagedTableError,
    PlayTable,
    play_values,
    unpacked,
)
from game.piquet.ai.values.search import Search
from tests.game.open_play import codes_of, drawn

ASSET = Path(str(files("assets") / "opponent" / "play-table.xz"))
MOST_BYTES = 700_000
MOST_MEGABYTES = 110  # of a Python that loaded it
MOST_CALLS = 500_000  # of functions while it is loaded; the bench has the seconds


@pytest.fixture(scope="module")
def packed() -> bytes:
    return ASSET.read_bytes()


def test_the_asset_is_small_and_unpacks_to_the_table(packed: bytes) -> None:
    assert len(packed) <= MOST_BYTES
    values = lzma.decompress(packed)
    assert len(values) == POSITIONS
    assert sha256(values).hexdigest() == SHA256
    assert unpacked(packed) == values


@pytest.mark.parametrize("length", [0, 1, 11, 12, 100, 300_000, -1])
def test_a_file_that_was_cut_is_no_table(packed: bytes, length: int) -> None:
    with pytest.raises(DamagedTableError):
        unpacked(packed[:length])


@pytest.mark.parametrize("place", [0, 6, 7, 13, 24, 40, 1_000, 300_000, -400, -20, -12, -1])
def test_a_file_with_a_changed_byte_is_no_table(packed: bytes, place: int) -> None:
    damaged = bytearray(packed)
    damaged[place] ^= 0x20
    with pytest.raises(DamagedTableError):
        unpacked(bytes(damaged))


def test_another_table_is_no_table(packed: bytes) -> None:
    values = unpacked(packed)
    values[17] ^= 1
    for wrong in (values[:-1], values + b"\0", values, b""):
        with pytest.raises(DamagedTableError, match="another"):
            unpacked(lzma.compress(wrong, preset=0))


def test_a_file_that_would_fill_the_memory_is_no_table() -> None:
    greedy = [{"id": lzma.FILTER_LZMA2, "preset": 0, "dict_size": 1 << 29}]
    with pytest.raises(DamagedTableError):
        unpacked(lzma.compress(b"7" * 100, filters=greedy))


@pytest.fixture
def loaded_anew() -> Iterator[Callable[[], play_table.PlayValues]]:
    """The values as a program finds them that has just begun."""
    play_values.cache_clear()
    yield play_values
    play_values.cache_clear()


def test_without_a_good_file_the_search_has_the_same_values(
    tmp_path: Path,
    packed: bytes,
    monkeypatch: pytest.MonkeyPatch,
    loaded_anew: Callable[[], play_table.PlayValues],
) -> None:
    true = PlayTable(unpacked(packed))
    (tmp_path / "opponent").mkdir()
    monkeypatch.setattr(play_table, "files", lambda _: tmp_path)
    copy = tmp_path / "opponent" / "play-table.xz"
    damages = (None, packed[:-1000], packed[:50_000] + b"!" + packed[50_001:], b"no table at all")
    for damage in damages:
        if damage is not None:
            copy.write_bytes(damage)
        play_values.cache_clear()
        values = loaded_anew()
        assert values.degraded
        assert isinstance(values, Search)
        assert_same(values, true)
    copy.write_bytes(packed)
    play_values.cache_clear()
    assert not loaded_anew().degraded


def test_a_python_that_cannot_unpack_searches(
    monkeypatch: pytest.MonkeyPatch, loaded_anew: Callable[[], play_table.PlayValues]
) -> None:
    monkeypatch.setitem(sys.modules, "lzma", None)  # importing it is an error now
    assert loaded_anew().degraded


def assert_same(values: play_table.PlayValues, true: PlayTable) -> None:
    luck = Random(5)
    for cards in (1, 3, 5, 7, 9, 12):
        codes = codes_of(drawn(cards, luck))
        assert values.value(*codes) == true.value(*codes)


def test_importing_loads_no_table_and_needs_nothing_to_unpack_one() -> None:
    script = """
import sys
sys.modules["lzma"] = None  # a Python that was built without it
from game.piquet.ai.values.play_table import play_values
print(play_values.cache_info().currsize, play_values().degraded)
"""
    assert told_by(script) == ["0", "True"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the peak stands in /proc")
def test_loading_takes_little_memory_and_work() -> None:
    script = """
from game.piquet.ai.values.play_table import play_values
from tests.work import calls_for
values, calls = calls_for(play_values)
assert not values.degraded
with open("/proc/self/status") as told:
    print(*(line.split()[1] for line in told if line.startswith("VmHWM")))
print(calls)
"""
    kilobytes, calls = map(int, told_by(script))
    assert kilobytes / 1024 <= MOST_MEGABYTES
    assert calls <= MOST_CALLS


def told_by(script: str) -> list[str]:
    """The words that a new Python prints."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(play_table.__file__).parents[4],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()
