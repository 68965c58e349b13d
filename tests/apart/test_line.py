"""Two processes of the line meet through the servers on this machine, and lose nothing."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.apart.line.client import FriendLine, line_command
from game.apart.line.wire import LONGEST_PAYLOAD, Failed, LineTrouble, Met
from tests.apart.pair import Exchange, Servers, Table, close, meeting, pump, servers


@pytest.fixture(scope="module")
def between() -> Iterator[Servers]:
    if find_spec("wormhole_mailbox_server") is None:
        pytest.skip("the .venv is older than the lock file: `packaging/run.py test` renews it")
    with servers() as started:
        yield started


def test_all_arrives_once_and_in_order_through_cuts_kills_and_new_tables(
    between: Servers,
) -> None:
    relayed, direct = between.command(direct=False), between.command(direct=True)
    one, other = tables = meeting(relayed, direct)
    assert one.names() == ["CodeTold", "Met"]
    assert other.names() == ["Met"]
    exchange = Exchange(tables)
    for until in (250, 500):
        exchange.go(until)
        between.cut()
    pump(tables, lambda: one.names()[-1] == other.names()[-1] == "Returned")
    exchange.go(750)
    end(other.line.pid)
    exchange.go(1000)
    assert exchange.right()
    assert set(one.names()[2:]) == set(other.names()[1:]) == {"Away", "Returned"}

    # The inviter's table ends, and so does the mailbox; now there is a direct way between the two.
    one.line.close()
    pump([other], lambda: other.names()[-1] == "Away")
    rests = iter(range(200))  # in which he wishes for her at the mailbox
    pump([other], lambda: next(rests, None) is None)
    between.cut("forget")
    returned = Table(FriendLine(direct))
    returned.line.again(one.key())
    tables = [returned, other]
    pump(tables, lambda: other.names()[-1] == "Met" and returned.names() == ["Met"])
    met = [each for table in (*tables, one) for each in table.told if isinstance(each, Met)]
    assert len({each.verifier for each in met}) == 1
    between.cut()
    exchange = Exchange(tables)
    exchange.go(20)
    assert exchange.right()

    # A friend who does not listen for a while is waited for.
    before = len(returned.heard())
    for number in range(200):
        other.line.send(f'["{number}","{"x" * 10_000}"]')
    pump([other], lambda: other.line.poll() == ())
    pump(tables, lambda: len(returned.heard()) == before + 200)
    assert [each.split('"')[1] for each in returned.heard()[before:]] == list(map(str, range(200)))
    assert "Away" not in returned.names()

    other.line.send(" " * LONGEST_PAYLOAD + "1")
    assert other.line.poll()[-1] == Failed(LineTrouble.OVERFULL)
    pump([returned], lambda: "Away" in returned.names())
    pid = returned.line.pid
    close(tables)
    assert gone(pid)


def test_by_other_words_nobody_meets(between: Servers) -> None:
    def change(code: str) -> str:
        return f"{code.partition('-')[0]} Violin harbour "

    tables = meeting(between.command(direct=True), between.command(direct=True), change)
    assert [table.told[-1] for table in tables] == [Failed(LineTrouble.WRONG_CODE)] * 2
    assert [table.line.pid for table in tables] == [None, None]


def test_a_relay_that_does_not_answer_is_told(between: Servers) -> None:
    relay_down = line_command(between.mailbox, "tcp:127.0.0.1:9", direct=False)
    tables = meeting(relay_down, relay_down)
    assert [table.told[-1] for table in tables] == [Failed(LineTrouble.NO_WAY)] * 2


def test_who_speaks_another_version_is_told_so_and_so_is_the_friend(between: Servers) -> None:
    own = between.command(direct=True)
    newer = (
        "import sys; from game import app; from game.apart.line import reunion;"
        "reunion.VERSION += 1; app.main(sys.argv[1:])"
    )
    commands = own, (sys.executable, "-c", newer, *own[own.index("line") :])
    one, other = tables = [Table(FriendLine(command)) for command in commands]
    one.line.again(f"a-{1:064}")
    other.line.again(f"b-{1:064}")
    pump(tables, lambda: bool(one.told and other.told))
    assert one.told == [Failed(LineTrouble.TOO_NEW)]
    assert other.told == [Failed(LineTrouble.TOO_OLD)]


def test_a_mailbox_that_does_not_answer_is_told(between: Servers) -> None:
    table = Table(FriendLine(line_command("ws://127.0.0.1:9/v1")))
    table.line.invite()
    pump([table], lambda: bool(table.told))
    assert table.told == [Failed(LineTrouble.UNREACHABLE)]


def test_without_the_extra_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "twisted.py").write_text("raise ModuleNotFoundError", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    table = Table(FriendLine())
    table.line.invite()
    pump([table], lambda: bool(table.told))
    assert table.told == [Failed(LineTrouble.EXTRA_MISSING)]


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("print('[' * 100000)", LineTrouble.NONSENSE),
        ('print(\'{"type":"Carry","frame":{}}\')', LineTrouble.NONSENSE),
        ("pass", LineTrouble.ENDED),
    ],
)
def test_whatever_the_process_says_the_table_stands(script: str, reason: LineTrouble) -> None:
    table = Table(FriendLine((sys.executable, "-c", script)))
    table.line.again("a-00")
    pump([table], lambda: bool(table.told))
    assert table.told == [Failed(reason)]
    table.line.send("1")
    assert table.line.poll() == ()


def end(pid: int | None) -> None:
    """End a process without asking it."""
    assert pid is not None
    os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))


def gone(pid: int | None) -> bool:
    """Whether the process is no more."""
    assert pid is not None
    try:
        os.kill(pid, 0)
    except OSError:
        return True
    return False
