"""Deals told in any spelling are the deals they were, and every slip is told where it is."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from rules.core.seats import Player
from rules.piquet.record.notation import NotationError
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import Record
from rules.piquet.record.text import FaultReason
from tests.rules.retold import retold, spoilt, told

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
AGREED = {
    "four deals": "rules four-deals",
    "modern": "rules modern",
    "to a hundred": "rules to-a-hundred",
    "by threes": "packets 3",
}
"""How a playthrough begins, and the line of a record that says the same."""

OF_NOBODY = frozenset(
    {
        *(FaultReason.NO_RECORD, FaultReason.NEWER, FaultReason.NO_PRESET, FaultReason.NO_OPTION),
        *(FaultReason.NO_VALUE, FaultReason.NO_PACKETS, FaultReason.TOO_LATE, FaultReason.NO_NAME),
        *(FaultReason.WRONG_NUMBER, FaultReason.NOT_OVER, FaultReason.PARTIE_OVER),
        *(FaultReason.TALON_SIZE, FaultReason.TALON_TWICE, FaultReason.ELDER_DEALS),
        *(FaultReason.CUT_NOT_OVER, FaultReason.WHO, FaultReason.SAME_NAME, FaultReason.NO_PACK),
        *(FaultReason.WRONG_TRICK, FaultReason.DEALT_TWICE, FaultReason.ELSEWHERE),
    }
)
"""What is wrong with a head, a talon, a whole deal, or with there being nobody named."""


def comes_to_the_same(record: Record, seed: int) -> None:
    """AssertionError if a record in another spelling is not the same record."""
    text = retold(record, seed)
    read = parse_record(text)
    assert (read.deals, read.options, read.cut) == (record.deals, record.options, record.cut), text


def test_a_deal_in_any_spelling_reads_as_itself() -> None:
    for seed in range(60):
        comes_to_the_same(told(seed), seed)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_playthroughs_in_other_spellings_read_as_themselves(path: Path) -> None:
    text = path.read_text("utf-8")
    (begun,) = (line for line in text.splitlines() if line.startswith("start "))
    agreed = [line for said, line in AGREED.items() if said in begun]
    actions = [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]
    by = re.search("deal by ([AB])", begun)
    if by is not None:
        actions[0] = f"{by[1]} deals{actions[0].removeprefix('deal')}"
    record = parse_record("\n".join([*agreed, *actions]))
    for seed in range(6):
        comes_to_the_same(record, seed)


def test_a_slip_is_told_with_its_line_its_column_and_whose_it_is() -> None:
    for seed in range(80):
        slip_is_told(seed)


def slip_is_told(seed: int) -> bool:
    """Whether a slip was found; AssertionError if it is not told as it should be."""
    text = spoilt(retold(told(seed), seed), Random(seed))
    try:
        reckon(parse_record(text))
    except NotationError as error:
        fault = error.fault
    else:
        return False
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert 1 <= fault.line <= len(lines), text
    assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1, text
    if fault.player is None and fault.reason not in OF_NOBODY:
        word = lines[fault.line - 1].rpartition(";")[2].split(" ")[0].strip(":").lower()
        assert word not in ("a", "b", "elder", "younger"), (fault, text)
    assert fault.player in (None, *Player)
    return True
