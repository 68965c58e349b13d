"""What is made in the colours of the cloth is printed on paper; what lies upon it stays."""

from __future__ import annotations

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.picture import Box, Shadow, Text, Widget, painted, ring
from game.stage.printed import printed
from game.stage.widgets import Button, button_row
from tests.game.pilot import EstimatingRuler

_PLACE = Rect(0, 0, 100, 40)


def test_light_becomes_ink_and_a_gleam_a_wash_of_brass() -> None:
    words, gleam, hollow, frame = painted(
        printed(
            (
                Text("Elder", 10, 20, Font(16)),
                Box(_PLACE, fill=Paint(Tone.IVORY, 0.1)),
                Box(_PLACE, fill=Paint(Tone.CLOTH, 0.5)),
                ring(_PLACE),
            )
        )
    )
    assert isinstance(words, Text)
    assert words.paint == Paint(Tone.INK)
    assert isinstance(gleam, Box)
    assert gleam.fill == Paint(Tone.BRASS, 0.2)
    assert isinstance(hollow, Box)
    assert hollow.fill is not None
    assert hollow.fill.tone is Tone.INK
    assert hollow.fill.alpha < 0.1
    assert isinstance(frame, Box)
    assert frame == ring(_PLACE, on_paper=True)


def test_a_bright_button_lies_upon_it_and_one_beside_is_printed() -> None:
    """In a row the last stands first and is painted last: what lies over what is told by that."""
    room = Room(400, 100, EstimatingRuler())
    row = button_row((Button("a", "Back"), Button("b", "Play", primary=True)), 390, 50, 48, room)
    (after,) = printed((row.reversed,))
    assert isinstance(after, Widget)
    before = {item.words: item for item in painted((row,)) if isinstance(item, Text)}
    found = {item.words: item for item in painted((after,)) if isinstance(item, Text)}
    assert found["Play"] == before["Play"]
    assert before["Back"].paint.tone is Tone.IVORY
    assert found["Back"].paint.tone is Tone.INK
    shadows = [item for item in painted((after,)) if isinstance(item, Box) and item.shadow]
    assert [box.fill for box in shadows if box.shadow is Shadow.BUTTON] == [Paint(Tone.IVORY)]
