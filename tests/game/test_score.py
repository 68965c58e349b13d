"""`piquet score`: what it prints as text and JSON, and one sentence for what it cannot score."""

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import get_args

import pytest
from msgspec.structs import replace

from game.cli import score
from game.games import GAMES, part
from game.piquet.score.partie import settlement_text
from game.piquet.words import say
from game.piquet.words.notation import fault_sentence
from game.scorer import Scorer, UnfitRecordError
from game.words.catalogue import speak
from game.words.terms import listed
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import (
    Action,
    Ask,
    ChooseDeal,
    Concede,
    Cut,
    Deal,
    Exchange,
    Play,
    Reply,
    Spread,
)
from rules.piquet.choices import choices, every_action
from rules.piquet.options import NEWEST_EDITION, Length, Options
from rules.piquet.pack import PACK, height
from rules.piquet.presets import PRESETS, TO_A_HUNDRED, Preset
from rules.piquet.record.notation import ACTIONS, parse_action, write_action
from rules.piquet.record.options_text import NAMES, write_name
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import Record, record_of, write_record
from rules.piquet.record.text import Fault, FaultReason
from rules.piquet.refusals import Refusal
from rules.piquet.settlement import settle
from rules.piquet.state import Phase
from rules.piquet.talk.questions import Question
from tests.game.tongues import LANGUAGES
from tests.rules.records import lively_log, random_log
from tests.rules.retold import retold, spoilt, told
from tests.rules.table import pack_of

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "tests" / "spec" / "worked-example.txt"

DEALT = """\
A holds AS KS JS AH QH JH 8H JC 8C 7C 9D 8D
B holds TS 7S TH 9H 7H KC QC TC AD QD JD TD
talon 9S 8S KH 9C KD QS AC 7D
A exchanges KS 8C 7C 9D 8D
B exchanges 7S 9H 7H
"""

DIVIDED = """\
A deals
A holds KS AH QH JH TH 8H AD TD 9D AC QC TC
B holds 9S 7S 9H 7H KD QD 8D 7D KC JC 9C 7C
talon TS AS 8S JD QS KH 8C JS
B exchanges 9S 9H 7H 8D 7D; A exchanges KS AH AC
B calls point AS QS TS 8S 7S; good
B calls sequence KD QD JD; equal
AS; A calls set TH TD TC; JS; QD 9D; KD AD; TH 9C; TD JD; 7S KH; 8S TC; KC 8C; JC QC; 8H QS
JH 7C; QH TS
"""

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
        *("format", "version", "players", "preset", "options", "deals"),
        *("totals", "tied_after", "finished", "settlement", "edition"),
    }
    assert told["edition"] == NEWEST_EDITION
    (deal,) = told["deals"]
    assert set(deal) == {
        *("number", "dealer", "finished", "hands", "discards", "draws", "left"),
        *("supplied", "doubtful", "lines", "concession", "reached", "score", "weight"),
        *("calls", "tricks", "beyond"),
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
        "counts": True,
        "withdraws": False,
    }
    assert sum(line["points"] for line in deal["lines"]) == 51
    assert told["settlement"] is None
    assert not told["finished"]


def test_a_record_of_the_first_edition_is_scored_by_it_and_says_so(capsys: Capture) -> None:
    file = str(Path(__file__).parents[1] / "old_saves" / "edition-1.txt")
    assert score.run([file]) == 0
    assert "By edition 1 of the rules" in capsys.readouterr().out
    assert score.run([file, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["edition"] == 1
    assert "edition" not in told["options"]
    assert told["totals"] == {"A": 236, "B": 23}


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
    rubicon, hundred = Options(), TO_A_HUNDRED
    assert settlement_text(settle((120, 101)), names, rubicon) == (
        "Anna wins the partie: 120 - 101 + 100 = 119 points."
    )
    assert settlement_text(settle((81, 125)), names, rubicon) == (
        "Anna is rubiconed, and Bernard wins the partie: 125 + 81 + 100 = 306 points."
    )
    assert settlement_text(settle((120, 120)), names, rubicon) == "The partie is drawn."
    assert settlement_text(settle((40, 107), hundred), names, hundred) == (
        "Bernard reaches a hundred first, 107 to 40, and wins the game: 100 points."
    )
    double = replace(hundred, double_below_fifty=True)
    assert settlement_text(settle((40, 107), double), names, double) == (
        "Bernard reaches a hundred first, 107 to 40, and wins the game double, "
        "Anna being below fifty: 200 points."
    )
    assert settlement_text(settle((50, 107), double), names, double).endswith(": 100 points.")


@pytest.mark.parametrize("preset", Preset)
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_each_game_with_a_name_is_printed_to_its_end(
    preset: Preset, seed: int, tmp_path: Path, capsys: Capture
) -> None:
    """The table adds up as the settlement says, in the text and in the JSON."""
    options = PRESETS[preset]
    record = record_of(lively_log(seed, options, 99), options)
    file = typed(tmp_path, write_record(record))
    assert score.run([file]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert score.run([file, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["preset"] == preset
    assert told["finished"]
    sums = [sum(deal["weight"] * deal["score"][who] for deal in told["deals"]) for who in "AB"]
    assert list(told["totals"].values()) == sums
    assert ["Total", *map(str, sums)] in [line.split() for line in lines]
    for deal in told["deals"]:
        counted = [line for line in deal["lines"] if line["counts"]]
        for who, points in deal["score"].items():
            assert sum(line["points"] for line in counted if line["player"] == who) == points
    if preset is not Preset.RUBICON:
        assert lines[0] == f"Rules: {say(f'preset.{preset}')}."
    if preset is Preset.TO_A_HUNDRED:
        assert [deal["reached"] for deal in told["deals"][:-1]] == [None] * (len(told["deals"]) - 1)
        assert told["deals"][-1]["reached"] == told["settlement"]["winner"]
        assert lines[-1].endswith("wins the game: 100 points.")
    doubled = [line for line in lines if ", doubled" in line]
    assert [deal["weight"] for deal in told["deals"][:4]].count(2) == len(doubled)
    assert len(doubled) == (2 if preset is Preset.FOUR_DEALS else 0)


def test_everything_that_was_agreed_on_is_printed(tmp_path: Path, capsys: Capture) -> None:
    text = "rules modern\npackets 3\noption younger-least 0\nA plays AH"
    assert score.run([typed(tmp_path, text)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "Rules: Modern.\n  Dealing: By threes\n  Younger exchanges: None, if she likes\n\nDeal 1."
    )
    assert score.run([typed(tmp_path, text), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["preset"] is None
    assert set(told["options"]) == set(map(write_name, NAMES))
    assert told["options"]["younger-least"] == 0
    assert told["options"]["leavings"] == "shown"
    assert told["options"]["show-to-score"] is False


def test_what_comes_after_the_line_that_makes_the_hundred_is_not_counted(
    tmp_path: Path, capsys: Capture
) -> None:
    record = record_of(lively_log(5, TO_A_HUNDRED, 99), TO_A_HUNDRED)
    deal = reckon(record).deals[-1].deal
    file = typed(tmp_path, write_record(record))
    assert score.run([file, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["deals"][-1]
    left = sum(line["points"] for line in told["lines"] if not line["counts"])
    assert left == sum(line.points for line in deal.ledger) - sum(told["score"].values())
    assert left > 0
    assert score.run([file]) == 0
    out = capsys.readouterr().out
    assert "first in the order of reckoning" in out
    assert out.count("not counted\n") == sum(not line["counts"] for line in told["lines"])


def last_deal_is_lost() -> Record:
    """Six deals in which A, elder in the last, has nothing, up to where he may concede the play."""
    poor, rich = hand("AS 9S 7S AH 9H 7H KD 9D 7D KC 9C 7C"), hand("KS QS JS KH QH JH AD QD AC QC")
    rest = tuple(card for card in PACK if card not in poor | rich)
    rich |= frozenset(rest[:2])
    state, log = partie.start(), list[Action]()
    while partie.check(state, Concede()) is not None:
        deal_dealer = state.deal.dealer.other if state.deal else state.first_dealer
        hands = (rich, poor) if deal_dealer is Player.A else (poor, rich)
        action: Action
        match state.phase:
            case Phase.SPREAD:
                action = Spread(PACK)
            case Phase.CUT:
                action = Cut(0 if state.turn is Player.B else 31)
            case Phase.CHOICE:
                action = ChooseDeal(state.turn is Player.A)
            case Phase.DEAL:
                action = Deal(pack_of(*hands, rest[2:], state.options.packets))
            case Phase.EXCHANGE:
                action = Exchange(frozenset((min(state.current.hands[state.current.turn]),)))
            case _:
                may = choices(state)
                assert may is not None
                held = state.current.hands[state.current.turn]
                plays = [action for action in every_action(may, held) if isinstance(action, Play)]
                strong = state.turn is Player.B
                plays.sort(key=lambda play: height(play.card), reverse=strong)
                action = plays[0] if plays else next(iter(every_action(may, held)))
        log.append(action)
        state = partie.apply(state, action)[-1].state
    return record_of(log)


@pytest.mark.parametrize(
    ("answer", "accepted", "said"),
    [
        ("", None, "A conceded the play; B has not answered yet."),
        ("B accepts", True, "B  the play, conceded by A"),
        ("B refuses", False, "A conceded the play, but B played for the capot."),
    ],
)
def test_a_conceded_play_is_told_with_its_answer(
    answer: str, accepted: bool | None, said: str, tmp_path: Path, capsys: Capture
) -> None:
    file = typed(tmp_path, write_record(last_deal_is_lost()) + f"A concedes\n{answer}\n")
    assert score.run([file]) == 0
    assert said in capsys.readouterr().out
    assert score.run([file, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["deals"][-1]
    assert told["concession"] == {"player": "A", "accepted": accepted}
    if accepted:
        assert [line["item"] for line in told["lines"]][-2:] == ["conceded", "cards"]


def test_json_tells_what_was_answered_and_the_tricks_of_a_divided_deal(
    tmp_path: Path, capsys: Capture
) -> None:
    assert score.run([str(EXAMPLE), "--json"]) == 0
    (deal,) = json.loads(capsys.readouterr().out)["deals"]
    assert [(call["kind"], call["reply"]) for call in deal["calls"]] == [
        ("point", "good"),
        ("sequence", "good"),
        ("set", "not good"),
    ]
    assert deal["calls"][0] == {
        "player": "A",
        "kind": "point",
        "cards": "AH KH QH JH 8H",
        "making": 49,
        "asked": True,
        "reply": "good",
    }
    assert deal["tricks"] == {"A": 7, "B": 5}
    assert score.run([typed(tmp_path, DIVIDED), "--json"]) == 0
    (deal,) = json.loads(capsys.readouterr().out)["deals"]
    assert deal["tricks"] == {"A": 6, "B": 6}
    assert [call["reply"] for call in deal["calls"]] == ["good", "equal"]
    assert "cards" not in [line["item"] for line in deal["lines"]]


def rest_of(record: Record) -> str:
    """The cards of the last deal that are left when a game to a hundred was over, as lines."""
    last = reckon(record).deals[-1]
    longer = replace(record.options, length=Length.SIX_DEALS)
    state = partie.start_deal(longer, last.deal.dealer)
    lines = []
    for action in last.actions:
        state = partie.apply(state, action)[-1].state
    while state.phase is Phase.PLAY:
        held = state.current.hands[state.current.turn]
        action = next(play for play in map(Play, sorted(held)) if partie.check(state, play) is None)
        lines.append(write_action(action))
        state = partie.apply(state, action)[-1].state
    return "\n".join(lines)


def test_what_follows_the_end_of_a_game_to_a_hundred_is_played_out_and_not_counted(
    tmp_path: Path, capsys: Capture
) -> None:
    played = (record_of(lively_log(seed, TO_A_HUNDRED, 99), TO_A_HUNDRED) for seed in range(99))
    record = next(record for record in played if rest_of(record))
    cut, rest, state = write_record(record), rest_of(record), reckon(record).state
    assert score.run([typed(tmp_path, f"{cut}{rest}\n")]) == 0
    out = capsys.readouterr().out
    assert "What is written after that was played out and is not counted." in out
    assert score.run([typed(tmp_path, f"{cut}{rest}\n"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["deals"][-1]["beyond"] == len(rest.splitlines())
    assert tuple(told["totals"].values()) == state.totals
    *most, last = rest.splitlines()
    wrong = typed(tmp_path, cut + "\n".join([*most, last, last]))
    assert "the deal was over before this" in refused([wrong], capsys)


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


def test_cards_that_were_made_up_are_told_in_the_letters_of_the_language(capsys: Capture) -> None:
    file = str(Path(__file__).parents[1] / "spec" / "one-hand.txt")
    speak("es")
    assert score.run([file]) == 0
    told = capsys.readouterr().out
    assert re.search(r"\b[RDJ][PCDT]\b", told)
    assert not re.search(r"\b[KQ][SHDC]\b", told)
    assert "QS TS" in score.scored(file, as_json=True)


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


# ---- which game it is -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "head",
    [
        "game piquet\n",
        "\n# of old\n  Game  PIQUET  # it is\n",
        "game piquet\r\n\r",
        "\ufeffgame piquet\r",
    ],
)
def test_the_first_line_may_name_the_game(head: str, tmp_path: Path, capsys: Capture) -> None:
    assert score.run([typed(tmp_path, head + EXAMPLE.read_text("utf-8"))]) == 0
    assert capsys.readouterr().out == LEDGER


def test_a_fault_is_on_the_line_where_it_stands_below_the_name_of_the_game(
    tmp_path: Path, capsys: Capture
) -> None:
    file = typed(tmp_path, "\ngame piquet\nB deals\nA holds 1S")
    assert "line 4, column 9: A: “1S” is no card;" in refused([file], capsys)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("game whist", "whist"),
        ("game", ""),
        ("game of \x1b[31m hearts", "of ?[31m hearts"),
        (f"game {'x' * 99}", "x" * 29 + "…"),
    ],
)
def test_a_game_there_is_not_is_said_in_a_sentence(
    line: str, found: str, tmp_path: Path, capsys: Capture
) -> None:
    file = typed(tmp_path, f"# a remark\n{line}\nB deals\n")
    known = listed(tuple(GAMES), "list.or")
    expected = f"{file}: there is no game “{found}”; its first line may name {known}.\n"
    assert refused([file], capsys) == f"piquet score: {expected}"
    speak("fr")
    assert f"il n’y a pas de jeu « {found} »" in refused([file], capsys).replace("\xa0", " ")


def test_the_word_game_further_down_names_none(tmp_path: Path, capsys: Capture) -> None:
    file = typed(tmp_path, "B deals\ngame whist\n")
    assert "line 2, column 1: “game” is nothing that is done here" in refused([file], capsys)


def test_another_game_scores_its_own_records(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reckon_lines(text: str) -> int:
        if "?" in text:
            raise UnfitRecordError(2, 3, "this is doubtful.")
        return len(text.split())

    plugin, seam = ModuleType("cousin.plugin"), ModuleType("cousin.score")
    monkeypatch.setattr(plugin, "PARTS", {}, raising=False)
    monkeypatch.setitem(sys.modules, "cousin.plugin", plugin)
    scorer = Scorer(reckon=reckon_lines, as_text=lambda n: f"{n} words", as_json=json.dumps)
    monkeypatch.setattr(seam, "SCORE", scorer, raising=False)
    monkeypatch.setitem(GAMES, "cousin", "cousin")
    file = typed(tmp_path, "game cousin\none two")
    monkeypatch.setitem(sys.modules, "cousin", ModuleType("cousin"))
    assert "records of cousin cannot be scored" in refused([file], capsys)
    monkeypatch.setitem(sys.modules, "cousin.score", seam)
    monkeypatch.setattr(plugin, "PARTS", {"score": "cousin.score"})
    try:
        assert score.run([file]) == 0
        assert capsys.readouterr().out == "2 words\n"
        assert score.run([file, "--json"]) == 0
        assert capsys.readouterr().out == "2\n"
        doubtful = typed(tmp_path, "game cousin\none ?")
        assert refused([doubtful], capsys).endswith("line 2, column 3: this is doubtful.\n")
    finally:
        part.cache_clear()


def test_the_command_knows_no_game() -> None:
    program = "import sys, game.cli.score; sys.exit(any('piquet' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


# ---- what cannot be scored ------------------------------------------------------------------


def test_a_fault_is_told_with_its_line_column_and_reason(tmp_path: Path, capsys: Capture) -> None:
    text = EXAMPLE.read_text("utf-8").replace("B holds TS 7S  TH 9H", "B holds TS 7S  TH JH")
    file = typed(tmp_path, text)
    sentence = "the knave of hearts stands twice, and was dealt on line 5 already"
    said = f", line 6, column 19: B: {sentence}; correct one of the two.\n"
    assert refused([file], capsys).endswith(said)


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
        (b"\x00\x01\x02", "is no text in UTF-8;"),
        ("B deals\nA plays AH".encode("utf-16-le"), "but in UTF-16, as it seems; save it as UTF-8"),
        ("B deals\nA plays AH".encode("utf-16-be"), "but in UTF-16, as it seems; save it as UTF-8"),
        ("B deals\nA plays ♥A ♥K".encode("utf-16"), "but in UTF-16, as it seems; save it as UTF-8"),
        (b"B deals\nA plays AH\0", "is no text in UTF-8; save it"),
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
    assert "no file is named; give its name" in refused([""], capsys)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.parametrize("more", [[], ["--json"]])
def test_a_full_disk_is_told_in_a_sentence(more: list[str]) -> None:
    command = [sys.executable, "-m", "game", "score", str(EXAMPLE), *more]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, cwd=ROOT, check=False, stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == score.BAD_INPUT
    assert done.stderr.startswith("piquet score: the result cannot be written (")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads it all")
def test_a_file_that_may_not_be_read(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "secret.txt"
    file.write_text("B deals")
    file.chmod(0)
    assert "cannot be read" in refused([str(file)], capsys)


# ---- words ----------------------------------------------------------------------------------

DETAILS: dict[FaultReason, tuple[int | str, ...]] = {
    FaultReason.FALSE_ANSWER: ("equal", "point", "AH KH QH", "not good", "good"),
    FaultReason.TWO_CARDS: ("RC", "KC", "KH"),
    FaultReason.CARD_TWICE: ("KS",),
    FaultReason.DEALT_TWICE: ("KS", 3),
    FaultReason.ELSEWHERE: ("KS",),
    FaultReason.NOT_YOUR_TURN: ("A", "exchange"),
    FaultReason.NO_PACK: (FaultReason.OTHER_COUNT, "A", 3, 4),
    FaultReason.OTHER_COUNT: ("A", 3, 4),
    FaultReason.NO_VALUE: ("leavings", "never"),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_fault_and_every_refusal_has_a_sentence_that_says_what_to_do(language: str) -> None:
    speak(language)
    for reason in FaultReason:
        sentence = fault_sentence(Fault(1, 1, reason, DETAILS.get(reason, ("x", 2))))
        assert sentence.endswith("."), reason
        assert "{" not in sentence, reason
        assert ";" in sentence, reason
    for refused in (Refusal.NOT_BETTER, Refusal.NOTHING_COUNTED, Refusal.MUST_FOLLOW_SUIT):
        sentence = fault_sentence(Fault(1, 1, refused, ("H",)))
        assert ";" in sentence or sentence.count(".") > 1, refused


def test_a_fault_without_details_has_a_whole_sentence_or_never_comes_without() -> None:
    for reason in set(FaultReason) - DETAILS.keys():
        with contextlib.suppress(KeyError):
            assert "{" not in fault_sentence(Fault(1, 1, reason, ()))


def test_a_list_of_what_can_be_written_is_whole() -> None:
    def known(reason: FaultReason) -> list[str]:
        sentence = fault_sentence(Fault(1, 1, reason, ("x",)))
        return re.split(", | or ", sentence.partition("; write ")[2].rstrip("."))

    heads = ("spread", "cut", "choose", "carte")
    verbs = {f"{verb}s" for verb in ACTIONS if verb not in heads}
    assert verbs | {"holds", "draws", "makes", "counts"} <= set(known(FaultReason.NO_ACTION))
    assert known(FaultReason.NO_REPLY) == [reply.value for reply in Reply]
    _, *questions = known(FaultReason.NO_QUESTION)
    asked = [parse_action(f"ask {question}") for question in questions]
    assert {type(ask.question) for ask in asked if isinstance(ask, Ask)} == set(get_args(Question))
    assert {"point", "sequence", "set", "tierce", "trio"} <= set(known(FaultReason.NO_KIND))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 7, column 10: Anna, the eight of spades: suit must be followed; play a card"),
        ("fr", "ligne 7, colonne 10 : Anna, le huit de pique : il faut fournir ;"),
    ],
)
def test_whose_card_breaks_a_rule_is_said_by_name(
    language: str, said: str, tmp_path: Path, capsys: Capture
) -> None:
    text = f"A is Anna\n{DEALT}KD AD AC 8S"
    speak(language)
    assert said in refused([typed(tmp_path, text)], capsys).replace("\xa0", " ")


def test_a_refusal_inside_a_fault_is_its_own_sentence() -> None:
    fault = Fault(1, 1, FaultReason.NO_PACK, (Refusal.MUST_FOLLOW_SUIT, "H"))
    assert fault_sentence(fault).endswith("suit must be followed; play a card of hearts.")
    assert all(f"phase.{phase}" in LANGUAGES["en"] for phase in Phase)


@pytest.mark.parametrize("seed", range(40))
def test_a_slip_in_typing_ends_in_a_sentence_that_says_what_to_do(
    seed: int, tmp_path: Path, capsys: Capture
) -> None:
    file = typed(tmp_path, spoilt(retold(told(seed), seed), Random(seed)))
    if score.run([file]) == 0:
        return
    said = capsys.readouterr().err
    assert re.match(r"piquet score: .*, line \d+, column \d+: ", said)
    assert ";" in said or said.count(". ") > 0
    assert said.count("\n") == 1


def test_no_window_is_loaded() -> None:
    program = (
        "import sys; from game.app import main; code = main(['score', sys.argv[1]]);"
        "sys.exit(code or 'pygame' in sys.modules)"
    )
    command = [sys.executable, "-c", program, str(EXAMPLE)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == LEDGER
