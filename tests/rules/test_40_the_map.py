"""rules/README.md names a test for every rule, and every test it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import rules

README = (Path(rules.__file__).parent / "README.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parents[1]

LAST = {"A": 10, "B": 10, "C": 7, "D": 23, "E": 12, "F": 14, "G": 10, "H": 15}
LAST |= {"I": 11, "J": 14, "K": 15}
"""The last number of each group of rules in the sources."""

RIGHTS = {"E10", "F12", "G8", "H4", "H5", "H6", "H7", "H13", "H14", "K8", "K9", "K10"}
"""What players may demand, correct or agree on besides: no part of the deal as it is mapped."""


def rows() -> dict[str, str]:
    """What follows each rule's number in the tables."""
    found: dict[str, str] = {}
    for line in README.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) > 2 and re.fullmatch(r"[A-K]\d+( [A-K]\d+)*", cells[1]):
            found |= dict.fromkeys(cells[1].split(), line)
    return found


def test_every_test_that_is_named_exists() -> None:
    written = "\n".join(file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py"))
    defined = set(re.findall(r"^def (test_\w+)", written, re.MULTILINE))
    named = set(re.findall(r"`(test_\w+)`", README))
    assert len(named) > 100
    assert named <= defined, sorted(named - defined)


def test_every_rule_of_the_deal_and_the_partie_has_its_row() -> None:
    every = {f"{group}{number}" for group, last in LAST.items() for number in range(1, last + 1)}
    assert every - RIGHTS <= set(rows()), sorted(every - RIGHTS - set(rows()))


def test_a_rule_that_is_played_has_a_test() -> None:
    for name, row in rows().items():
        not_ours = "ther sources" in row or "not described" in row or "nothing to play" in row
        assert "test_" in row or not_ours or name == "A6", name


def test_every_module_that_is_named_exists() -> None:
    folder = Path(rules.__file__).parent
    for named in re.findall(r"`((?:core|piquet)/\w+\.py)`", README):
        assert (folder / named).is_file(), named


def test_every_house_choice_is_explained_once_and_cited_where_it_is_made() -> None:
    explained = [int(number) for number in re.findall(r"^\*\*◆(\d+) ", README, re.MULTILINE)]
    assert explained == list(range(1, len(explained) + 1))
    cited = {int(number) for number in re.findall(r"◆(\d+)", README.split("## House choices")[0])}
    assert cited <= set(explained)
