"""`piquet score`: what it prints as text and JSON, and one sentence for what it cannot score."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import score
from game.cli.ledger import settlement_text
from game.words.catalogue import LANGUAGES
from game.words.notation import fault_sentence
from rules.piquet.options import Options
from rules.piquet.record import record_of, write_record
from rules.piquet.refusals import Refusal
from rules.piquet.settlement import settle
from rules.piquet.state import Phase
from rules.piquet.text import Fault, Reason
from tests.rules.records import random_log

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "tests" / "spec" / "worked-example.txt"

LEDGER = """\
Deal 1. B deals, A is elder hand.

  A  point of five in hearts, making 49         5     5
  A  quart major in hearts                      4     9
  A  leads the ace of hearts                    1    10
  B  four tens                                 14    14
  B  three queens                               3    17
  A  leads the king of hearts                   1    11
  A  leads the queen of hearts                  1    12
  A  leads the knave of hearts                  1    13
  A  leads the eight of hearts                  1    14
  A  leads the king of diamonds                 1    15
  B  wins the trick with the ace of diamonds    1    18
  B  leads the ace of clubs                     1    19
  B  leads the king of clubs                    1    20
  B  leads the queen of clubs                   1    21
  B  leads the ten of clubs                     1    22
  B  leads the queen of spades                  1    23
  A  wins the trick with the ace of spades      1    16
  A  leads the knave of spades                  1    17
  A  wins the last trick                        1    18
  A  the cards, seven tricks                   10    28

The deal: A 28, B 23.
"""

Capture = pytest.CaptureFixture[str]


def typed(tmp_path: Path, text: str | bytes) -> str:
    file = tmp_path / "deal.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


def refused(arguments: list[str], capsys: Capture) -> str:
    """The one sentence that a wrong call gets."""
    assert score.run(arguments) == score.BAD_INPUT
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_the_worked_example_is_printed_line_by_line(capsys: Capture) -> None:
    assert score.run([str(EXAMPLE)]) == 0
    assert capsys.readouterr().out == LEDGER


def test_the_page_on_the_notation_has_the_worked_example_in_it() -> None:
    page = (ROOT / "rules" / "NOTATION.md").read_text("utf-8")
    assert f"```\n{EXAMPLE.read_text('utf-8')}```" in page


def test_json_has_the_documented_shape(capsys: Capture) -> None:
    assert score.run([str(EXAMPLE), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["format"], told["version"]) == ("piquet-score", 1)
    assert set(told) == {
        *("format", "version", "players", "options", "deals"),
        *("totals", "finished", "settlement"),
    }
    (deal,) = told["deals"]
    assert set(deal) == {
        *("number", "dealer", "finished", "hands", "discards", "draws", "left"),
        *("supplied", "doubtful", "lines", "score"),
    }
    assert deal["hands"]["A"] == "AS KS JS AH QH JH 8H 9D 8D JC 8C 7C"
    assert deal["draws"]["B"] == "QS 7D AC"
    assert deal["score"] == told["totals"] == {"A": 28, "B": 23}
    assert deal["lines"][0] == {
        "player": "A",
        "seat": "elder",
        "item": "point",
        "points": 5,
        "running": 5,
        "cards": "AH KH QH JH 8H",
    }
    assert sum(line["points"] for line in deal["lines"]) == 51
    assert told["settlement"] is None
    assert not told["finished"]


def test_a_partie_ends_with_its_table_and_the_settlement(tmp_path: Path, capsys: Capture) -> None:
    record = record_of(random_log(11, Options()), names=("Anna", "Bernard"))
    file = typed(tmp_path, write_record(record))
    assert score.run([file]) == 0
    text = capsys.readouterr().out
    assert score.run([file, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == {"A": "Anna", "B": "Bernard"}
    assert told["finished"]
    assert len(told["deals"]) in (6, 8)
    a, b = told["totals"]["A"], told["totals"]["B"]
    table = [line.split() for line in text.splitlines()]
    assert ["Deal", "Anna", "Bernard"] in table
    assert ["Total", str(a), str(b)] in table
    for deal in told["deals"]:
        assert [str(deal["number"]), *map(str, deal["score"].values())] in table
    assert text.rstrip().endswith(f"= {told['settlement']['points']} points.")


def test_the_settlement_says_how_its_points_come_about() -> None:
    names = ("Anna", "Bernard")
    assert settlement_text(settle((120, 101)), names) == (
        "Anna wins the partie: 120 - 101 + 100 = 119 points."
    )
    assert settlement_text(settle((81, 125)), names) == (
        "Anna is rubiconed, and Bernard wins the partie: 125 + 81 + 100 = 306 points."
    )
    assert settlement_text(settle((120, 120)), names) == "The partie is drawn."


def test_an_unfinished_deal_prints_the_ledger_so_far(tmp_path: Path, capsys: Capture) -> None:
    assert score.run([typed(tmp_path, "A calls point of 5 in hearts; good; A plays AH")]) == 0
    out = capsys.readouterr().out
    assert "The record stops before the end of the deal. So far: A 6, B 0." in out
    assert "the score does not depend on them" in out
    assert "A was dealt" in out
    assert "in the talon lay" in out


def test_a_doubtful_score_is_said_to_be_doubtful(tmp_path: Path, capsys: Capture) -> None:
    assert score.run([typed(tmp_path, "A calls point in hearts; good; A plays AH")]) == 0
    assert "the score would be another" in capsys.readouterr().out


def test_a_cut_alone_and_a_deal_before_its_first_count(tmp_path: Path, capsys: Capture) -> None:
    assert score.run([typed(tmp_path, "A cuts KS")]) == 0
    assert capsys.readouterr().out == "The record has no deal yet.\n"
    assert score.run([typed(tmp_path, "B deals")]) == 0
    assert "Nothing was counted yet." in capsys.readouterr().out


def test_a_dash_reads_what_is_piped_in(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    data = io.BytesIO(EXAMPLE.read_bytes())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(data, "utf-8"))
    assert score.run(["-"]) == 0
    assert capsys.readouterr().out == LEDGER


# ---- what cannot be scored ------------------------------------------------------------------


def test_a_fault_is_told_with_its_line_column_and_reason(tmp_path: Path, capsys: Capture) -> None:
    text = EXAMPLE.read_text("utf-8").replace("B holds TS 7S  TH 9H", "B holds TS 7S  TH JH")
    file = typed(tmp_path, text)
    sentence = "the knave of hearts stands twice; it was dealt on line 5 already."
    assert refused([file], capsys).endswith(f", line 6, column 19: {sentence}\n")


def test_a_broken_rule_is_told_with_the_rule(tmp_path: Path, capsys: Capture) -> None:
    file = typed(tmp_path, "A exchanges AS KS QS JS TS 9S")
    assert "no more than five can be exchanged here (laws 21 and 22)" in refused([file], capsys)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is empty"),
        (b" \n\t\n", "is empty"),
        (b"\xff\xfeB\x00 \x00", "is no text in UTF-8"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "is no text in UTF-8"),
        (b"A" * 5_000_000, "is too large"),
        (b"A " * 600_000, "longer than any record"),
        (b"milk, butter, eggs", "line 1, column 1"),
        (b"\x00\x01\x02", "line 1, column 1"),
        (b"play \x1b[31mAS", "line 1, column 6: “?[31mAS” is no card"),
    ],
)
def test_a_file_that_is_no_record_gets_one_sentence(
    data: bytes, said: str, tmp_path: Path, capsys: Capture
) -> None:
    assert said in refused([typed(tmp_path, data)], capsys)


def test_a_folder_and_a_file_that_is_not_there(tmp_path: Path, capsys: Capture) -> None:
    assert "is a folder" in refused([str(tmp_path)], capsys)
    assert "there is no file" in refused([str(tmp_path / "none.txt")], capsys)
    assert "cannot be read" in refused(["a\0b"], capsys)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads it all")
def test_a_file_that_may_not_be_read(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "secret.txt"
    file.write_text("B deals")
    file.chmod(0)
    assert "cannot be read" in refused([str(file)], capsys)


# ---- words ----------------------------------------------------------------------------------

DETAILS: dict[Reason, tuple[int | str, ...]] = {
    Reason.CARD_TWICE: ("KS",),
    Reason.DEALT_TWICE: ("KS", 3),
    Reason.ELSEWHERE: ("KS",),
    Reason.NOT_YOUR_TURN: ("A", "exchange"),
    Reason.NO_PACK: (Reason.OTHER_COUNT, "A", 3, 4),
    Reason.OTHER_COUNT: ("A", 3, 4),
    Reason.NO_VALUE: ("leavings", "never"),
}


@pytest.mark.parametrize("reason", Reason)
def test_every_fault_has_its_sentence(reason: Reason) -> None:
    for details in (DETAILS.get(reason, ("x", 2)), ()):
        if details or reason not in DETAILS:
            try:
                sentence = fault_sentence(Fault(1, 1, reason, details))
            except KeyError:
                assert not details  # its sentence has details, so it never comes without
                continue
            assert sentence.endswith(".")
            assert "{" not in sentence


def test_a_refusal_inside_a_fault_is_its_own_sentence() -> None:
    fault = Fault(1, 1, Reason.NO_PACK, (Refusal.MUST_FOLLOW_SUIT, "H"))
    assert fault_sentence(fault).endswith("suit must be followed; play a card of hearts.")
    assert all(f"phase.{phase}" in LANGUAGES["en"] for phase in Phase)


def test_no_window_is_loaded() -> None:
    program = (
        "import sys; from game.app import main; code = main(['score', sys.argv[1]]);"
        "sys.exit(code or 'pygame' in sys.modules)"
    )
    command = [sys.executable, "-c", program, str(EXAMPLE)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == LEDGER
