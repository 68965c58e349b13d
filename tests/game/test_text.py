"""Lines of words in the window."""

from __future__ import annotations

import pytest

from game.stage.basics import Font
from game.window.text import Writer
from tests.game.plain import window_room


@pytest.mark.parametrize("serif", [False, True])
@pytest.mark.parametrize("name", ["\ud800", "An\x00na", "\udfff\ud800 Élise"])
def test_a_name_that_no_font_can_write_breaks_no_picture(name: str, serif: bool) -> None:
    """Another program may have written half a character into a file of ours."""
    room, font = window_room((1280, 800)), Font(20, serif=serif)
    shown = "".join("\N{REPLACEMENT CHARACTER}" if c in "\ud800\udfff\x00" else c for c in name)
    assert room.ruler.width(name, font) == room.ruler.width(shown, font)
    writer = room.ruler
    assert isinstance(writer, Writer)
    surface, _ = writer.line(name, font, (0, 0, 0, 255), {})
    assert surface.get_width() > 0
