"""The map of the rules (rules/all_fours/README.md) is whole, and all it names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import rules
from rules.all_fours.presets import PRESETS
from tests.all_fours.luck import NAMES

FOLDER = Path(rules.__file__).parent
README = (FOLDER / "all_fours" / "README.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parent
CHOICES = "## House choices"

COUNTS = {
    "A": 6,
    "B": 8,
    "C": 3,
    "D": 5,
    "E": 7,
    "F": 4,
    "G": 6,
    "H": 7,
    "K": 7,
    "O": 10,
    "P": 4,
    "Q": 31,
    "R": 8,
    "X": 18,
}
"""How many rows each section of the specification has; L and M are no rules, X is section N."""


def rows() -> list[tuple[str, str]]:
    """The ids of the first cell of each table row, each with its row; "QQ1 … QQ5" are five."""
    found = []
    for line in README.split("### The six games with names")[0].splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) < 4 or not re.fullmatch(r"(Q[A-Z]\d+[ …]*)+", cells[1]):
            continue
        if "…" in cells[1]:
            first, last = (int(number) for number in re.findall(r"\d+", cells[1]))
            found += [(f"QQ{number}", line) for number in range(first, last + 1)]
        else:
            found += [(one, line) for one in cells[1].split()]
    return found


@cache
def written_in(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def file_of(number: str) -> Path:
    (found,) = TESTS.glob(f"test_{number}_*.py")
    return found


def test_every_row_of_the_specification_stands_once_and_in_order() -> None:
    every = [f"Q{letter}{at}" for letter, count in COUNTS.items() for at in range(1, count + 1)]
    assert [one for one, _ in rows()] == every


def test_every_row_has_a_test() -> None:
    assert not [one for one, row in rows() if "::test_" not in row]


def test_every_test_that_is_named_exists() -> None:
    named = re.findall(r"`(\d+)::(test_\w+)`", README)
    assert len(named) > 100
    assert not [(number, test) for number, test in named if test not in written_in(file_of(number))]


def test_every_test_of_a_rule_is_named() -> None:
    named = set(re.findall(r"`(\d+)::(test_\w+)`", README))
    written = {
        (f"{number:02}", test)
        for number in (*range(1, 13), 21)
        for test in written_in(file_of(f"{number:02}"))
        if test.startswith("test_")
    }
    assert written - named <= {
        ("09", "test_what_each_game_with_a_name_changes"),
        ("09", "test_other_options_are_no_game_with_a_name"),
        ("12", "test_each_trick_is_taken_by_whom_it_is_printed"),
    }


def test_every_fixture_of_the_specification_stands_beside_its_line() -> None:
    told = set()
    for file in TESTS.glob("test_*.py"):
        told |= {int(one) for one in re.findall(r"  # .*?QQ(\d+)", file.read_text("utf-8"))}
        told |= {int(one) for one in re.findall(r'"""[^"]*\(QQ(\d+)\)', file.read_text("utf-8"))}
    assert set(range(1, 32)) - told == set()


def test_every_module_that_is_named_exists() -> None:
    named = re.findall(r"`(all_fours/\w+\.py)`", README)
    assert len(named) > 10
    assert all((FOLDER / one).is_file() for one in named)


def test_every_house_choice_is_explained_once_and_cited_where_it_is_made() -> None:
    map_, choices = README.split(CHOICES)
    explained = [int(number) for number in re.findall(r"^\*\*◆(\d+) ", choices, re.MULTILINE)]
    assert explained == list(range(1, len(explained) + 1))
    assert {int(number) for number in re.findall(r"◆(\d+)", map_)} == set(explained)


def test_a_house_choice_in_a_module_has_the_number_of_its_explanation() -> None:
    count = len(re.findall(r"^\*\*◆\d+ ", README, re.MULTILINE))
    for module in (FOLDER / "all_fours").rglob("*.py"):
        prose = " ".join(module.read_text(encoding="utf-8").split())
        for told in re.finditer(r"[Hh]ouse choices?(?P<numbers>[^:.;)]*)", prose):
            if "numbered in" not in told[0] and not told["numbers"].startswith(", numbered"):
                numbers = [int(number) for number in re.findall(r"\d+", told["numbers"])]
                assert numbers, f"{module.name}: {told[0]}"
                assert max(numbers) <= count, f"{module.name}: {told[0]}"


def test_the_games_with_names_are_played_as_their_table_says() -> None:
    table = README.split("### The six games with names")[1].split(CHOICES)[0]
    cells = [
        [cell.strip(" *") for cell in line.strip("|").split("|")]
        for line in table.splitlines()
        if line.startswith("| Q")
    ]
    assert [option for _, option, *_ in cells] == [name.replace("_", "-") for name in NAMES]
    for name, (_, _, *values) in zip(NAMES, cells, strict=True):
        played = [getattr(preset, name) for preset in PRESETS.values()]
        words = [("yes" if one else "no") if isinstance(one, bool) else str(one) for one in played]
        assert values == words, name


def test_the_files_of_the_book_are_numbered_without_a_gap_or_a_double() -> None:
    files = sorted(file.name for file in TESTS.glob("test_[0-9]*.py"))
    assert [int(file[5:7]) for file in files] == list(range(1, len(files) + 1))
