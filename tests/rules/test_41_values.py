"""What the rules hand out are values: nobody can change one, and a changed copy leaves it alone."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest
from msgspec import Struct
from msgspec.structs import replace

import rules
from rules.core.cards import card
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.record.record import Draws, Place


def records() -> Iterator[type[Struct]]:
    """Every kind of record of the rules."""
    for found in pkgutil.walk_packages(rules.__path__, "rules."):
        for each in vars(import_module(found.name)).values():
            if isinstance(each, type) and issubclass(each, Struct) and each is not Struct:
                yield each


def test_no_record_can_be_changed() -> None:
    kinds = set(records())
    assert len(kinds) > 250
    assert [kind for kind in kinds if not kind.__struct_config__.frozen] == []
    with pytest.raises(AttributeError):
        Options().rubicon = None  # type: ignore[misc, assignment]


def test_a_changed_copy_differs_in_what_was_changed_alone() -> None:
    before = Options()
    after = replace(before, packets=3)
    assert (before.packets, after.packets) == (2, 3)
    assert replace(after, packets=2) == before != after
    with pytest.raises(TypeError):
        replace(before, packet=3)


def test_records_read_from_a_text_are_alike_wherever_they_stand_in_it() -> None:
    one = Draws(Player.A, frozenset({card("KS")}), place=Place(1, 2))
    other = replace(one, place=Place(7, 1))
    assert (one, hash(one)) == (other, hash(other))
    assert one != replace(one, unknown=1)
