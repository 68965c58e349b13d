"""The program's sign in the two containers of Windows and macOS, read back as their systems do."""

from __future__ import annotations

import io
import struct

import pygame

import icons


def png(data: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(data), "sign.png")


def is_the_sign(picture: pygame.Surface) -> bool:
    """Nothing in the corners, the cloth at the left, and the pale card, upright, at its middle."""
    side = picture.get_width()
    corner, cloth = picture.get_at((0, 0)), picture.get_at((side // 6, side * 5 // 6))
    card = picture.get_at((side * 7 // 10, side * 3 // 10))
    return corner.a < 64 and cloth.g > cloth.r and min(card.r, card.g, card.b) > 200


def test_each_picture_for_windows_lies_where_the_directory_says() -> None:
    data = icons.ico(icons.SIGN)
    assert struct.unpack_from("<3H", data) == (0, 1, len(icons.ICO_SIZES))
    end = 6 + 16 * len(icons.ICO_SIZES)
    for number, size in enumerate(icons.ICO_SIZES):
        entry = struct.unpack_from("<4B2H2I", data, 6 + 16 * number)
        assert entry[:6] == (size % 256, size % 256, 0, 0, 1, 32)
        length, place = entry[6:]
        assert place == end
        end += length
        picture = data[place:end]
        if picture.startswith(b"\x89PNG"):
            surface = png(picture)
        else:
            width, height = struct.unpack_from("<2i", picture, 4)
            assert (width, height) == (size, 2 * size)
            pixels = picture[40 : 40 + 4 * size * size]
            surface = pygame.image.frombytes(pixels, (size, size), "BGRA", True)
        assert surface.get_size() == (size, size)
        assert is_the_sign(surface), size
    assert end == len(data)


def test_each_picture_for_macos_has_the_size_its_name_stands_for() -> None:
    data = icons.icns(icons.SIGN)
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    place, kinds = 8, []
    while place < len(data):
        kind, length = data[place : place + 4], struct.unpack_from(">I", data, place + 4)[0]
        surface = png(data[place + 8 : place + length])
        assert surface.get_size() == (icons.ICNS_KINDS[kind],) * 2
        assert is_the_sign(surface), kind
        kinds.append(kind)
        place += length
    assert kinds == list(icons.ICNS_KINDS)
