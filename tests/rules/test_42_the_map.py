"""The map of the rules (rules/README.md and rules/LAWS.md) is whole, and all it names exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import rules
from rules.piquet.presets import PRESETS
from rules.piquet.record.options_text import NAMES, write_name, write_value

FOLDER = Path(rules.__file__).parent
README = (FOLDER / "README.md").read_text(encoding="utf-8")
LAWS = (FOLDER / "LAWS.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parents[1]
CHOICES = "## House choices"

GROUPS = {
    "A": "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10",
    "B": "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10",
    "C": "C1 C2 C3 C4 C5 C6 C7",
    "D": "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 D14 D15 D16 D17 D18 D19 D20 D21 D22 D23",
    "E": "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12",
    "F": "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14",
    "G": "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10",
    "H": "H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12 H13 H14 H15",
    "I": "I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11",
    "J": "J1 J2 J3 J4 J5 J6 J7 J8 J9 J10 J11 J12 J13 J14",
    "K": "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 K14 K15",
    "L": "L",
    "M": "M1 M2 M3 M4 M5 M6",
    "N": "N1 N2 N3 N3a N4 N5 N6",
    "X": "X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12 X13 X14 X15 X16 X17 X18 X19 X20 X21",
}
"""Every row of the sources, in the order of their game."""

LAW_NUMBERS = [str(number) for number in range(1, 79)]
OLDER = [f"U{number}" for number in range(1, 21)]

TO_BE_PLAYED = (
    "3 4 9 15 18 19 20 21 22 32 33 34 36 44 45 46 47 48 49 50 51 55 56 59 60 61 62 63 64 65 66 67"
    " 68 69 71 72 73 76 78 U1 U2 U4 U5 U10 U11 U12 U14 U16 U17 U19"
)
"""The laws of scoring, of what a player is offered and of what may be agreed on."""

PENALTIES = {"44"}
"""Law 44 lets a penalty be waived, and there are none."""

NOTHING_TO_PLAY = {"A2", "A7", "A8"}
"""Other numbers of players, history and reputation."""


def rows(text: str, pattern: str) -> list[tuple[str, str]]:
    """The ids of the first cell of each table row, each with its row."""
    found = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) > 2 and all(re.fullmatch(pattern, one) for one in cells[1].split()):
            found += [(one, line) for one in cells[1].split()]
    return found


def rule_rows() -> list[tuple[str, str]]:
    return rows(README.split("### The four games with names")[0], r"[A-NX]\d*a?")


def law_rows() -> list[tuple[str, str]]:
    return rows(LAWS, r"U?\d+")


@cache
def written_in(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def file_of(named: str) -> Path:
    """The file of a test as the map names it: `05`, or a path below tests."""
    if named.isdigit():
        (found,) = (TESTS / "rules").glob(f"test_{named}_*.py")
        return found
    return TESTS / f"{named}.py"


def test_every_row_of_the_sources_stands_once_and_in_order() -> None:
    every = [one for group in GROUPS.values() for one in group.split()]
    groups = [one[0] for one, _ in rule_rows()]
    assert groups == sorted(groups)
    assert sorted(one for one, _ in rule_rows()) == sorted(every)


def test_every_law_stands_once_and_in_order() -> None:
    assert [law for law, _ in law_rows()] == [*LAW_NUMBERS, *OLDER]


def test_every_test_that_is_named_exists() -> None:
    named = re.findall(r"`([\w/-]+)::(test_\w+)`", README + LAWS)
    assert len(named) > 300
    missing = [(file, test) for file, test in named if test not in written_in(file_of(file))]
    assert not missing


def test_no_test_is_named_without_its_file() -> None:
    assert not re.findall(r"`test_\w+`", README + LAWS)


def test_a_row_that_is_played_has_a_test() -> None:
    silent = {one for one, row in rule_rows() if "::test_" not in row}
    assert silent == NOTHING_TO_PLAY


def test_a_law_that_is_played_has_a_test_or_a_house_choice() -> None:
    told = {law for law, row in law_rows() if "::test_" in row or "◆" in row}
    assert set(TO_BE_PLAYED.split()) - told == PENALTIES
    cannot = {law for law, row in law_rows() if "Cannot happen" in row or "cannot happen" in row}
    assert {law for law, _ in law_rows()} <= told | cannot


def test_every_module_that_is_named_exists() -> None:
    for named in re.findall(r"`((?:core|piquet)(?:/\w+)+\.py)`", README + LAWS):
        assert (FOLDER / named).is_file(), named


def test_every_folder_of_the_rules_stands_in_the_map_with_a_line_and_a_first_page() -> None:
    table = README.split("## What stands where")[1].split("## How a partie runs")[0]
    folders = {f"{one.parent.relative_to(FOLDER)}/" for one in FOLDER.glob("*/**/__init__.py")}
    named = re.findall(r"^\| `([\w/]+/)` \| .+ \| `([\w/]+\.py)` \|$", table, re.MULTILINE)
    assert {folder for folder, _ in named} == folders
    for folder, first in named:
        assert first.startswith(folder)
        package = ast.get_docstring(ast.parse((FOLDER / folder / "__init__.py").read_text("utf-8")))
        assert f"Start reading at `{Path(first).stem}`" in (package or ""), folder


def test_every_house_choice_is_explained_once_and_cited_where_it_is_made() -> None:
    map_, choices = README.split(CHOICES)
    explained = [int(number) for number in re.findall(r"^\*\*◆(\d+) ", choices, re.MULTILINE)]
    assert explained == list(range(1, len(explained) + 1))
    assert {int(number) for number in re.findall(r"◆(\d+)", map_ + LAWS)} == set(explained)


def test_a_house_choice_in_a_module_has_the_number_of_its_explanation() -> None:
    count = len(re.findall(r"^\*\*◆\d+ ", README, re.MULTILINE))
    for module in (FOLDER / "piquet").rglob("*.py"):
        prose = " ".join(module.read_text(encoding="utf-8").split())
        for told in re.finditer(r"[Hh]ouse choices?(?P<numbers>[^:.;)]*)", prose):
            numbers = [int(number) for number in re.findall(r"\d+", told["numbers"])]
            assert numbers, f"{module.name}: {told[0]}"
            assert max(numbers) <= count, f"{module.name}: {told[0]}"


def test_the_games_with_names_are_played_as_their_table_says() -> None:
    table = README.split("### The four games with names")[1].split(CHOICES)[0]
    cells = [
        [cell.strip(" *") for cell in line.strip("|").split("|")]
        for line in table.splitlines()
        if line.startswith(("| X", "| U", "| law"))
    ]
    assert [option for _, option, *_ in cells] == [write_name(name) for name in NAMES]
    for name, (_, _, *values) in zip(NAMES, cells, strict=True):
        played = [write_value(getattr(preset, name)) for preset in PRESETS.values()]
        assert values == played, name


def test_the_files_of_the_book_are_numbered_without_a_gap_or_a_double() -> None:
    files = sorted(file.name for file in (TESTS / "rules").glob("test_[0-9]*.py"))
    assert [int(file[5:7]) for file in files] == list(range(1, len(files) + 1))


def test_no_public_class_of_the_rules_has_the_name_of_another() -> None:
    named = Counter(
        node.name
        for room in ("core", "piquet")
        for module in (FOLDER / room).rglob("*.py")
        for node in ast.parse(module.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert len(named) > 100
    assert [name for name, count in named.items() if count > 1] == []
