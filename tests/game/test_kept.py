"""Drawings kept from one start to the next: found again as they were, and never trusted blindly."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.stage.basics import Pose
from game.stage.picture import Backdrop, CardItem, Picture, Shadow
from game.window import kept
from game.window.kept import Kept
from game.window.pack.card_art import CardArt
from game.window.painter import Painter
from tests.game.plain import PlainArt, plain_ground

FAN = tuple(
    CardItem(face, face, Pose(150 + 60 * i, 150, 110, 7 * i - 7), Shadow.REST)
    for i, face in enumerate(("AS", "KH", "TC"))
)


class Counting(PlainArt):
    """Counts the faces it was asked for."""

    def __init__(self) -> None:
        self.faces: list[str] = []

    def __repr__(self) -> str:
        return "Counting"

    def face(self, text: str, width_px: int, /) -> pygame.Surface:
        self.faces.append(text)
        return super().face(text, width_px)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "drawings"


def started(file: Path, art: PlainArt | CardArt, *items: CardItem) -> bytes:
    """The pixels of a first picture; what it was made of is kept for the next start."""
    painter, drawings = Painter(art, plain_ground), Kept(file)
    painter.keep(drawings)
    surface = pygame.Surface((400, 300))
    painter.paint(surface, Picture(Backdrop.TITLE, items or FAN), 1.0)
    list(drawings.store())
    return bytes(surface.get_buffer().raw)


def test_the_next_start_paints_the_same_and_draws_no_card(file: Path) -> None:
    first = started(file, CardArt())
    size = file.stat().st_size
    assert started(file, CardArt()) == first
    assert size < 200_000
    counting = Counting()
    started(file, counting)
    assert sorted(counting.faces) == ["AS", "KH", "TC"]  # another pack
    again = Counting()
    started(file, again)
    assert again.faces == []


def test_only_what_the_last_start_wanted_is_kept(file: Path) -> None:
    started(file, Counting(), *FAN)
    started(file, Counting(), FAN[0], CardItem("b", None, Pose(300, 150, 110, 3), Shadow.REST))
    third = Counting()
    started(file, third, *FAN)
    assert sorted(third.faces) == ["KH", "TC"]


def test_a_card_in_the_colours_of_the_table_is_drawn_at_each_start(file: Path) -> None:
    dimmed = CardItem("a", "AS", Pose(150, 150, 110, 3), Shadow.REST, dimmed=True)
    started(file, Counting(), dimmed)
    assert not file.exists()


def test_what_another_program_kept_is_passed_over(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started(file, Counting())
    monkeypatch.setattr(kept, "_program", lambda: "another version")
    counting = Counting()
    started(file, counting)
    assert sorted(counting.faces) == ["AS", "KH", "TC"]
    again = Counting()
    started(file, again)
    assert again.faces == []


def cut_off(packed: bytes) -> bytes:
    return packed[: len(packed) // 2]


def flipped(packed: bytes) -> bytes:
    """A pixel is another, and the sum over all of them is still the old one."""
    unpacked = bytearray(zlib.decompress(packed))
    unpacked[-1000] ^= 1
    return zlib.compress(bytes(unpacked))[:-4] + packed[-4:]


def told_otherwise(change: Callable[[dict[str, object]], object]) -> Callable[[bytes], bytes]:
    """The same pixels under another head, which is packed well."""

    def changed(packed: bytes) -> bytes:
        head, _, pixels = zlib.decompress(packed).partition(b"\n")
        told = json.loads(head)
        change(told)
        return zlib.compress(json.dumps(told).encode() + b"\n" + pixels)

    return changed


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"",
        lambda _: b"no such thing",
        lambda _: zlib.compress(b"[]\n"),
        lambda _: zlib.compress(b"\xff\n"),
        cut_off,
        flipped,
        told_otherwise(lambda told: told.pop("drawings")),
        told_otherwise(lambda told: told.update(drawings=[["AS", 3, 5]])),
        told_otherwise(lambda told: told.update(drawings=[["AS", -3, 5]])),
        told_otherwise(lambda told: told.update(drawings=[["AS", "3", None]])),
        told_otherwise(lambda told: told.update(drawings=5)),
    ],
)
def test_a_damaged_file_is_made_anew(file: Path, damage: Callable[[bytes], bytes]) -> None:
    first = started(file, Counting())
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    counting = Counting()
    assert started(file, counting) == first
    assert sorted(counting.faces) == ["AS", "KH", "TC"]
    assert file.read_bytes() == whole


def test_where_nothing_can_be_written_all_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file in the way")
    counting = Counting()
    started(tmp_path / "cache" / "drawings", counting)
    assert sorted(counting.faces) == ["AS", "KH", "TC"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
@pytest.mark.parametrize("name", ["drawings", "drawings.new"])
def test_a_pipe_in_the_place_of_the_file_is_not_waited_for(
    file: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def never(path: Path, *_: object) -> bytes:
        raise AssertionError(f"{path} would be waited for")

    first = started(file, CardArt())
    pipe = file.with_name(name)
    pipe.unlink(missing_ok=True)
    os.mkfifo(pipe)
    monkeypatch.setattr(Path, "read_bytes" if pipe == file else "write_bytes", never)
    other = PlainArt() if pipe != file else CardArt()
    assert (started(file, other) == first) is (pipe == file)


def test_no_more_is_kept_than_there_is_room_for(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "_MOST", 2 * 110 * 200)
    started(file, Counting())
    again = Counting()
    started(file, again)
    assert again.faces
    assert len(again.faces) < len(FAN)
