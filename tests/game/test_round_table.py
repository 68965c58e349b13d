"""The round table of a chouette: who sits there has a frame, a person the name in it."""

from __future__ import annotations

import pytest

from game.pages.evening import Sitter, round_table, seat
from game.stage.basics import Room
from game.stage.ornaments import Portrait, Thing
from game.stage.picture import Text
from tests.game.pilot import EstimatingRuler

ROOM = Room(1280, 800, EstimatingRuler())


def test_all_three_sit_in_frames_around_a_table() -> None:
    """A person was a bare disc beside two framed portraits, and the table a line."""
    sitters = Sitter("You"), Sitter("Mr Finch", "finch"), Sitter("Mrs Lavelle", "lavelle")
    items = round_table(sitters, 0, 0, 100, 80, ROOM)
    table, person = (item for item in items if isinstance(item, Thing))
    assert (table.name, person.name) == ("round-table", "seat")
    faces = [item for item in items if isinstance(item, Portrait)]
    assert {face.width for face in faces} == {person.width}


@pytest.mark.parametrize("face", [40.0, 60.0, 83.0])
@pytest.mark.parametrize(("name", "short"), [("You", "Y"), ("Maximilian Blaise", "MB")])
def test_a_name_keeps_within_its_frame(name: str, short: str, face: float) -> None:
    (words,) = (i for i in seat(Sitter(name), (0, 0), face, ROOM) if isinstance(i, Text))
    assert words.words in {name, short}
    assert ROOM.ruler.width(words.words, words.font) < 0.8 * face
