"""What the commands load, each its own modules when it runs; and what they tell in a language."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from game.app import COMMANDS, main
from game.words.files import codes
from tests.waiting import PATIENCE


def loaded(program: str, *names: str) -> list[str]:
    """Which of these modules a fresh Python has loaded after a program."""
    told = f"import sys\n{program}\nprint(*sorted(n for n in {names!r} if n in sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", told], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    return done.stdout.splitlines()[-1].split()


def test_the_program_loads_no_command_before_one_is_typed() -> None:
    commands = [f"game.cli.{name}" for name in COMMANDS]
    assert loaded("from game.app import main; main(['--help'])", *commands) == []


@pytest.mark.parametrize("name", ["book", "engine", "line", "match", "report", "score", "selftest"])
def test_a_command_without_a_window_loads_no_pygame_and_no_game(name: str) -> None:
    assert loaded(f"import game.cli.{name}", "pygame", "game.piquet", "rules.piquet") == []


@pytest.mark.parametrize("name", ["demo", "play"])
def test_a_command_with_a_window_loads_it_when_it_runs(name: str) -> None:
    assert loaded(f"import game.cli.{name}", "pygame", "game.pages", "game.table") == []


TYPED = (
    *("--help", "nonsense", "play --help", "play --size x", "play --size 9x9", "play --bogus x"),
    *("demo --help", "demo --table x", "demo --seed x", "score --help", "score", "score /no/such"),
    *("book --help", "book", "book import /no/such", "verify --help", "verify", "report --help"),
    *("selftest --help", "score --json=x"),
)


def told(
    code: str, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> set[str]:
    """The lines that a command prints in a language, spaces apart."""
    monkeypatch.setenv("PIQUET_LANGUAGE", code)
    with suppress(SystemExit):
        main(typed.split())
    out, err = capsys.readouterr()
    return {" ".join(line.split()) for line in (out + err).splitlines()}


@pytest.mark.parametrize("code", sorted({*codes()} - {"en"}))
def test_nothing_that_a_command_tells_is_english(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    for typed in TYPED:
        both = told("en", typed, monkeypatch, capsys) & told(code, typed, monkeypatch, capsys)
        assert [line for line in both if re.search(r"(?<!-)\b[a-z]{3,} [a-z]{2,}\b", line)] == []


WRONG = (
    *("game bezique\nfoo", "game bezique\nB deals KS", "game bezique\nbezique 9", "A counts"),
    *("game all-fours\nrules whist", "game all-fours\ncut x", "A holds KS KS", "A plays RC"),
)


@pytest.mark.parametrize("code", sorted({*codes()} - {"en"}))
def test_what_is_wrong_in_a_record_is_told_in_no_english(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "record"
    for text in WRONG:
        file.write_text(text, encoding="utf-8")
        typed = f"score {file}"
        english, mine = (
            re.findall(r"[a-z]{3,}", " ".join(told(each, typed, monkeypatch, capsys)))
            for each in ("en", code)
        )
        ours = {"the", "this", "here", "stands", "against", "cards", "form", "card", "write"}
        assert english, text
        assert not {*mine} & {*english} & ours, text
