"""Frozen records that are open while they are made differ in nothing but what they cost."""

from __future__ import annotations

import copy
import inspect
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest

from game.stage.basics import Font, Pose, Rect
from game.stage.picture import Box, Bubble, CardItem, Icon, Shadow, Stroke, Text
from game.stage.records import made_open


@dataclass(frozen=True, slots=True)
class Usual:
    name: str
    place: tuple[int, int]
    turn: float = 1.5
    kind: str | None = None


@made_open
@dataclass(frozen=True, slots=True)
class Opened:
    name: str
    place: tuple[int, int]
    turn: float = 1.5
    kind: str | None = None


CARD = CardItem("card-3", "KS", Pose(1, 2, 3), Shadow.LIFT, dimmed=True)
MADE = (Box, Bubble, CardItem, Font, Icon, Pose, Rect, Stroke, Text)


def test_it_is_of_its_own_class_and_has_what_it_was_given() -> None:
    one = Opened("a", (1, 2), kind="b")
    assert type(one) is Opened
    assert [getattr(one, part.name) for part in fields(one)] == ["a", (1, 2), 1.5, "b"]
    assert one == Opened("a", (1, 2), 1.5, "b")
    assert hash(one) == hash(Opened(name="a", place=(1, 2), kind="b"))
    assert one != Opened("a", (1, 3), kind="b")


def test_it_is_shown_and_asked_for_as_usual() -> None:
    assert repr(Opened("a", (1, 2))) == repr(Usual("a", (1, 2))).replace("Usual", "Opened")
    assert inspect.signature(Opened) == inspect.signature(Usual)
    for wrong in ((), ("a",), ("a", (1, 2), 1, None, 2)):
        with pytest.raises(TypeError) as usual:
            Usual(*wrong)
        with pytest.raises(TypeError) as told:
            Opened(*wrong)
        assert str(told.value) == str(usual.value).replace("Usual", "Opened")


@pytest.mark.parametrize("kind", [Opened, *MADE])
def test_nothing_of_it_can_be_changed(kind: type) -> None:
    count = len(fields(kind))
    one = kind(*range(count))
    for part in fields(kind):
        with pytest.raises(FrozenInstanceError):
            setattr(one, part.name, 99)
        with pytest.raises(FrozenInstanceError):
            delattr(one, part.name)
    assert [getattr(one, part.name) for part in fields(kind)] == [*range(count)]


def test_copies_are_equal_and_frozen() -> None:
    for other in (
        copy.copy(CARD),
        copy.deepcopy(CARD),
        pickle.loads(pickle.dumps(CARD)),
        replace(CARD, key="card-3"),
    ):
        assert other == CARD
        assert type(other) is CardItem
        with pytest.raises(FrozenInstanceError):
            other.key = "card-4"  # type: ignore[misc]
    assert replace(CARD, face=None).face is None


def test_a_class_that_does_more_is_refused() -> None:
    @dataclass(frozen=True, slots=True)
    class Makes:
        parts: list[int] = field(default_factory=list)

    @dataclass(frozen=True, slots=True)
    class Looks:
        part: int

        def __post_init__(self) -> None:
            assert self.part

    for kind in (Makes, Looks):
        with pytest.raises(TypeError, match=kind.__name__):
            made_open(kind)
