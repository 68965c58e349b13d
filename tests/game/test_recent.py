"""What was worked out lately is not worked out again, and nothing else is taken for it."""

from __future__ import annotations

from game.stage.basics import Font, Room
from game.stage.lines import balanced
from game.stage.recent import Recent
from tests.game.pilot import EstimatingRuler


class Work:
    """Counts what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[list[int], object]] = []

    def __call__(self, first: list[int], other: object) -> str:
        self.asked.append((first, other))
        return f"{first} {other}"


def test_the_same_value_with_equal_others_is_worked_out_once() -> None:
    work = Work()
    recent: Recent[list[int], str] = Recent(work)
    first = [1]
    assert recent(first, (2, 3)) == "[1] (2, 3)"
    assert recent(first, (2, 3)) == "[1] (2, 3)"
    assert len(work.asked) == 1


def test_an_equal_value_is_not_the_same() -> None:
    work = Work()
    recent: Recent[list[int], str] = Recent(work)
    for number in (1, 1):
        recent([number], 2)
    assert len(work.asked) == 2


def test_other_others_are_worked_out() -> None:
    work = Work()
    recent: Recent[list[int], str] = Recent(work)
    first = [1]
    assert [recent(first, other) for other in (2, 3, 2)] == ["[1] 2", "[1] 3", "[1] 2"]
    assert len(work.asked) == 2


def test_few_answers_are_kept_and_the_oldest_goes_first() -> None:
    work = Work()
    recent: Recent[list[int], str] = Recent(work)
    first = [1]
    for other in (0, 1, 2, 3, 4, 1, 0):
        recent(first, other)
    assert [other for _, other in work.asked] == [0, 1, 2, 3, 4, 0]


def test_a_single_line_is_not_balanced() -> None:
    room = Room(1280, 800, EstimatingRuler())
    assert balanced("Unforeseeable", Font(20), 140, room) == ("Unforeseeable",)


def test_lines_are_not_balanced_by_cutting_a_word() -> None:
    room = Room(1280, 800, EstimatingRuler())
    font = Font(14)
    assert balanced("Madame Argand", font, room.ruler.width("Madame", font) + 8, room) == (
        "Madame",
        "Argand",
    )
