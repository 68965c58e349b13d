"""Drawings kept from one start to the next: found again as they were, and never trusted blindly."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

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
HAND = tuple(CardItem(one.key, one.face, replace(one.pose, width=112)) for one in FAN)
FACES = ["AS", "KH", "TC"]


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
def folder(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "drawings"


def started(
    folder: Path,
    art: PlainArt | CardArt,
    *items: CardItem,
    moving: bool = False,
    ahead: bool = False,
) -> bytes:
    """The pixels of a title; what it was made of, and a pack for the hand, wait for the next."""
    painter = Painter(art, plain_ground)
    painter.keep(Kept(folder))
    surface = pygame.Surface((400, 300))
    painter.paint(surface, Picture(Backdrop.TITLE, items or FAN), 1.0, moving)
    if ahead:
        list(painter.prepare(FACES, (400, 300)))
    while painter.store():
        pass
    return bytes(surface.get_buffer().raw)


def drawn(folder: Path, *items: CardItem) -> list[str]:
    """The faces that a start draws anew, in their order."""
    counting = Counting()
    started(folder, counting, *items)
    return sorted(counting.faces)


@pytest.mark.parametrize("moving", [True, False])
def test_the_next_start_paints_the_same_and_draws_no_card(folder: Path, moving: bool) -> None:
    # In motion a face that takes time leaves less of it for shadows.
    fan = [replace(one, shadow=Shadow.NONE) if moving else one for one in FAN]
    first = started(folder, CardArt(), *fan, moving=moving)
    assert started(folder, CardArt(), *fan, moving=moving) == first
    assert sum(file.stat().st_size for file in folder.iterdir()) < 200_000
    assert drawn(folder) == FACES  # another pack
    assert drawn(folder) == []


def test_the_pack_is_drawn_at_the_first_start_and_read_when_a_card_lies_on_the_table(
    folder: Path,
) -> None:
    started(folder, Counting(), ahead=True)
    art, surface = Counting(), pygame.Surface((400, 300))
    painter = Painter(art, plain_ground)
    painter.keep(Kept(folder))
    list(painter.prepare(FACES, (400, 300)))
    painter.paint(surface, Picture(Backdrop.TABLE, HAND), 1.0)
    assert art.faces == []
    assert not painter.store()
    without = pygame.Surface((400, 300))
    painter = Painter(Counting(), plain_ground)
    list(painter.prepare(FACES, (400, 300)))
    painter.paint(without, Picture(Backdrop.TABLE, HAND), 1.0)
    assert without.get_buffer().raw == surface.get_buffer().raw


def test_a_card_in_the_colours_of_the_table_is_drawn_at_each_start(folder: Path) -> None:
    dimmed = CardItem("a", "AS", Pose(150, 150, 110, 3), Shadow.REST, dimmed=True)
    started(folder, Counting(), dimmed)
    assert not folder.exists()


def test_what_another_program_kept_is_thrown_away(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.parent.mkdir()
    folder.write_bytes(b"all in one file, as once")
    started(folder, Counting())
    files = set(folder.iterdir())
    monkeypatch.setattr(kept, "_program", lambda: 7)
    assert drawn(folder) == FACES
    assert not files & set(folder.iterdir())
    assert len(set(folder.iterdir())) == len(files)
    assert drawn(folder) == []


def flipped(packed: bytes) -> bytes:
    """A pixel is another, and the sum over all of them is still the old one."""
    unpacked = bytearray(zlib.decompress(packed))
    unpacked[-1000] ^= 1
    return zlib.compress(bytes(unpacked))[:-4] + packed[-4:]


def headed(head: bytes) -> Callable[[bytes], bytes]:
    """The same pixels under another head, which is packed well."""
    return lambda packed: zlib.compress(head + b"\n" + zlib.decompress(packed).partition(b"\n")[2])


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"",
        lambda _: b"no such thing",
        lambda packed: packed[: len(packed) // 2],
        lambda packed: zlib.compress(zlib.decompress(packed)[:-4]),
        lambda _: zlib.compress(bytes(9_000_000)),
        flipped,
        headed(b""),
        headed(b"\xff"),
        headed(b"another name 3 5"),
        headed(b"Counting 3 5 -3"),
    ],
)
def test_what_is_damaged_is_made_anew(folder: Path, damage: Callable[[bytes], bytes]) -> None:
    first = started(folder, Counting())
    whole = {file: file.read_bytes() for file in folder.iterdir()}
    for file, packed in whole.items():
        file.write_bytes(damage(packed))
    counting = Counting()
    assert started(folder, counting) == first
    assert sorted(counting.faces) == FACES
    assert {file: file.read_bytes() for file in folder.iterdir()} == whole


def test_where_nothing_can_be_written_all_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file in the way")
    folder = tmp_path / "cache" / "drawings"
    assert drawn(folder) == FACES
    art, surface = Counting(), pygame.Surface((400, 300))
    painter = Painter(art, plain_ground)
    painter.keep(Kept(folder))
    list(painter.prepare(FACES, (400, 300)))
    art.faces.clear()
    painter.paint(surface, Picture(Backdrop.TABLE, HAND), 1.0)
    assert art.faces == []  # they were drawn ahead, and memory holds them


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_a_pipe_in_the_place_of_a_drawing_is_not_waited_for(folder: Path) -> None:
    first = started(folder, CardArt())
    for file in [*folder.iterdir(), folder / f"{os.getpid()}.new"]:
        file.unlink(missing_ok=True)
        os.mkfifo(file)
    assert started(folder, CardArt()) == first
    assert all(file.is_file() for file in folder.iterdir())


def test_no_more_is_kept_than_there_is_room_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started(folder, Counting())
    largest = max(file.stat().st_size for file in folder.iterdir())
    monkeypatch.setattr(kept, "_MOST", 2 * largest + 20)
    assert drawn(folder, CardItem("b", "9D", FAN[0].pose, Shadow.REST)) == ["9D"]
    assert len(list(folder.iterdir())) == 2
    assert len(drawn(folder)) == 2
