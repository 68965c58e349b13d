"""The map of the rules (rules/bezique/README.md) is whole, and all it names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import rules
from rules.bezique.options import NAMES
from rules.bezique.presets import PRESETS
from rules.core.options_text import write_name, write_value

FOLDER = Path(rules.__file__).parent
README = (FOLDER / "bezique" / "README.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parent
CHOICES = "## House choices"

COUNTS = {
    "A": 8,
    "B": 7,
    "C": 5,
    "D": 7,
    "E": 6,
    "F": 8,
    "G": 4,
    "H": 5,
    "I": 12,
    "K": 16,
    "L": 5,
    "O": 8,
    "P": 4,
    "T": 15,
    "U": 8,
    "V": 64,
    "W": 9,
}
"""How many rows each section of the specification has; Q and R are no rules."""

CONTRADICTIONS = [number for number in range(1, 28) if number not in {10, 19}]


def rows() -> list[tuple[str, str]]:
    """The ids of the first cell of each table row, each with its row; "ZV1 … ZV4" are four."""
    found = []
    for line in README.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) < 4 or not re.fullmatch(r"(Z[A-Z]\d+[ …]*)+", cells[1]):
            continue
        if "…" in cells[1]:
            first, last = (int(number) for number in re.findall(r"\d+", cells[1]))
            found += [(f"ZV{number}", line) for number in range(first, last + 1)]
        else:
            found += [(one, line) for one in cells[1].split()]
    return found


def before_presets() -> list[str]:
    table = README.split("### The six games with names")[1].split(CHOICES)[0].splitlines()
    return [one for one, line in rows() if line not in table]


@cache
def written_in(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def file_of(number: str) -> Path:
    (found,) = TESTS.glob(f"test_{number}_*.py")
    return found


def test_every_row_of_the_specification_stands_once_and_in_order() -> None:
    every = [f"Z{letter}{at}" for letter, count in COUNTS.items() for at in range(1, count + 1)]
    every += [f"ZX{number}" for number in CONTRADICTIONS]
    assert before_presets() == sorted(every, key=before_presets().index)
    letters = [one[1] for one in before_presets()]
    assert letters == sorted(letters)


def test_every_row_has_a_test() -> None:
    told = {one for one, row in rows() if "::test_" in row}
    assert set(before_presets()) - told == set()


def test_every_test_that_is_named_exists() -> None:
    named = re.findall(r"`(\d+)::(test_\w+)`", README)
    assert len(named) > 200
    missing = [(number, test) for number, test in named if test not in written_in(file_of(number))]
    assert not missing


def test_every_fixture_of_the_specification_stands_beside_its_line() -> None:
    told = set()
    for file in TESTS.glob("test_*.py"):
        for remark in re.findall(r"  # (.*)", file.read_text("utf-8")):
            for first, last in re.findall(r"ZV(\d+)(?: to ZV(\d+))?", remark):
                told |= set(range(int(first), int(last or first) + 1))
    assert set(range(1, 65)) - told == set()


def test_every_module_that_is_named_exists() -> None:
    named = re.findall(r"`(bezique/\w+\.py)`", README)
    assert len(named) > 15
    for one in named:
        assert (FOLDER / one).is_file(), one


def test_every_house_choice_is_explained_once_and_cited_where_it_is_made() -> None:
    map_, choices = README.split(CHOICES)
    explained = [int(number) for number in re.findall(r"^\*\*◆(\d+) ", choices, re.MULTILINE)]
    assert explained == list(range(1, len(explained) + 1))
    assert {int(number) for number in re.findall(r"◆(\d+)", map_)} == set(explained)


def test_a_house_choice_in_a_module_has_the_number_of_its_explanation() -> None:
    count = len(re.findall(r"^\*\*◆\d+ ", README, re.MULTILINE))
    for module in (FOLDER / "bezique").rglob("*.py"):
        prose = " ".join(module.read_text(encoding="utf-8").split())
        for told in re.finditer(r"[Hh]ouse choices?(?P<numbers>[^:.;)]*)", prose):
            numbers = [int(number) for number in re.findall(r"\d+", told["numbers"])]
            if "numbered in" in told["numbers"]:
                continue
            assert numbers, f"{module.name}: {told[0]}"
            assert max(numbers) <= count, f"{module.name}: {told[0]}"


def test_the_games_with_names_are_played_as_their_table_says() -> None:
    table = README.split("### The six games with names")[1].split(CHOICES)[0]
    cells = [
        [cell.strip(" *") for cell in line.strip("|").split("|")]
        for line in table.splitlines()
        if line.startswith("| Z")
    ]
    assert [option for _, option, *_ in cells] == [write_name(name) for name in NAMES]
    for name, (_, _, *values) in zip(NAMES, cells, strict=True):
        played = [write_value(getattr(preset, name)) for preset in PRESETS.values()]
        assert values == played, name


def test_the_files_of_the_book_are_numbered_without_a_gap_or_a_double() -> None:
    files = sorted(file.name for file in TESTS.glob("test_[0-9]*.py"))
    assert [int(file[5:7]) for file in files] == list(range(1, len(files) + 1))
