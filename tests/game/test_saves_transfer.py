"""A book goes through any pipe and shell, and nothing that comes from elsewhere spoils ours."""

from __future__ import annotations

import codecs
import errno
import io
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from game.cli.console import plainer
from game.program.house import OurHouse
from game.saves import files, transfer
from game.saves.files import HOME_VARIABLE
from game.saves.notices import Notice
from game.saves.partie import seal
from game.saves.store import Book
from game.saves.transfer import TransferError, read_book, write_book
from game.words.catalogue import say
from tests.game.saves_table import (
    BookCommand,
    contents,
    folder,
    header,
    made_book,
    quick_disk,
    the_book,
    told,
)
from tests.waiting import PATIENCE
from tests.work import calls_for

__all__ = ["folder", "made_book", "quick_disk", "told"]

ROOT = Path(__file__).parents[2]
_FAREWELL = "Nothing was changed."


def piquet(
    folder: Path, *arguments: str, sent: bytes | None = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run a command on the book of a folder, in a process of its own."""
    return subprocess.run(
        (sys.executable, "-m", "game", *arguments),
        input=sent,
        env=os.environ
        | {HOME_VARIABLE: str(folder), "PYTHONPATH": str(ROOT), "PIQUET_LANGUAGE": "en"}
        | environment,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )


def exported(folder: Path) -> bytes:
    with closing(Book.open(folder)) as book:
        return "".join(write_book(book.whole.everything().parties)).encode()


def shown(folder: Path) -> object:
    with closing(Book.open(folder)) as book:
        assert book.notices == ()
        return contents(book)


# ---- any pipe, any shell


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-16", "cp437"])
def test_an_export_is_the_same_bytes_whatever_the_terminal_speaks(
    folder: Path, tmp_path: Path, encoding: str
) -> None:
    done = piquet(folder, "book", "export", "-", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == exported(folder)
    taken = piquet(tmp_path / "new", "book", "import", "-", sent=done.stdout, LC_ALL="C")
    assert taken.returncode == 0, taken.stderr
    assert shown(tmp_path / "new") == shown(folder)


def test_an_export_ends_its_lines_alike_on_every_system(
    folder: Path, monkeypatch: pytest.MonkeyPatch, told: BookCommand
) -> None:
    out = io.BytesIO()
    dos = io.TextIOWrapper(out, encoding="cp1252", newline="\r\n")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", dos)
        assert told(folder, "export", "-") == 0
    assert out.getvalue() == exported(folder)
    assert b"\r" not in out.getvalue()
    assert out.getvalue().isascii()


@pytest.mark.parametrize(
    "rewritten",
    [
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: codecs.BOM_UTF8 + text.encode(),
        lambda text: codecs.BOM_UTF16_LE + text.replace("\n", "\r\n").encode("utf-16-le"),
        lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    ],
    ids=["lines of DOS", "a mark", "PowerShell", "the other way round"],
)
def test_what_a_shell_made_of_it_is_taken_in(
    folder: Path, tmp_path: Path, rewritten: Callable[[str], bytes]
) -> None:
    sent = rewritten(exported(folder).decode())
    done = piquet(tmp_path / "new", "book", "import", "-", sent=sent)
    assert done.returncode == 0, done.stderr
    assert shown(tmp_path / "new") == shown(folder)
    (tmp_path / "book.txt").write_bytes(sent)
    done = piquet(tmp_path / "another", "book", "import", str(tmp_path / "book.txt"))
    assert done.returncode == 0, done.stderr
    assert shown(tmp_path / "another") == shown(folder)


def test_an_export_of_an_older_version_is_taken_in(folder: Path, tmp_path: Path) -> None:
    """They wrote letters beyond ASCII as they are."""
    lines, whole = [], sha256()
    for line in exported(folder).decode().splitlines()[:-1]:
        lines.append(json.dumps(json.loads(line), ensure_ascii=False) + "\n")
        whole.update(lines[-1].encode())
    end = json.dumps({"parties": len(lines) - 1, "sha256": whole.hexdigest()}) + "\n"
    sent = "".join((*lines, end)).encode()
    assert "Élise".encode() in sent
    assert piquet(tmp_path / "new", "book", "import", "-", sent=sent).returncode == 0
    assert shown(tmp_path / "new") == shown(folder)


def test_half_a_character_in_a_name_spoils_no_export(
    folder: Path, tmp_path: Path, told: BookCommand
) -> None:
    with closing(Book.open(folder)) as book:
        book.append(book.begin(header("\ud800", "Élise")), 0, "cut 3")
    file = tmp_path / "book.txt"
    assert told(folder, "export", str(file)) == 0
    assert told(tmp_path / "new", "import", str(file)) == 0
    with closing(Book.open(tmp_path / "new")) as book:
        assert {one.header.names for one in book.running()} == {
            ("Anna", "Élise"),
            ("�", "Élise"),
        }
    assert told(tmp_path / "new", "export", str(tmp_path / "again.txt")) == 0


# ---- limits


def rewritten(folder: Path, change: Callable[[dict[str, Any]], object]) -> list[str]:
    """An export with a change in its first partie, and a sum that fits."""
    lines = exported(folder).decode().splitlines()[:-1]
    data = json.loads(lines[1])
    change(data)
    lines[1] = json.dumps(data)
    whole = sha256()
    for line in lines:
        whole.update(f"{line}\n".encode())
    end = json.dumps({"parties": len(lines) - 1, "sha256": whole.hexdigest()})
    return [f"{line}\n" for line in (*lines, end)]


def put(*path: Any, value: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value

    return change


HUGE, LONG = 10**400, "m" * 100_000


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (put("result", "deals", 0, 1, value=HUGE), "beyond"),
        (put("result", "deals", 0, 1, value=10**9), "beyond"),
        (put("result", "deals", 0, 1, value=-(10**9)), "beyond"),
        (put("result", "deals", 0, 1, value=1.5), "damaged"),
        (put("result", "deals", 0, 1, value=True), "damaged"),
        (put("result", "deals", value=[[1, 2]] * 20_000), "beyond"),
        (put("result", "deals", value={}), "damaged"),
        (put("result", "settlement", "points", value=10**12), "beyond"),
        (put("result", "settlement", "totals", value=[HUGE, 0]), "beyond"),
        (put("result", "assisted", value=[10**9]), "beyond"),
        (put("result", "assisted", value=[1] * 20_000), "beyond"),
        (put("result", "finished", value=LONG), "beyond"),
        (put("result", "finished", value="a\nb"), "damaged"),
        (put("header", "seed", value=HUGE), "beyond"),
        (put("header", "seed", value=1 << 300), "beyond"),
        (put("header", "names", 0, value=LONG), "beyond"),
        (put("header", "names", 0, value=3), "damaged"),
        (put("header", "kinds", 0, value=LONG), "beyond"),
        (put("header", "kinds", 0, value="\ud800"), "damaged"),
        (put("header", "started", value=LONG), "beyond"),
        (put("header", "again", value=LONG), "beyond"),
        (put("header", "options", value=[]), "damaged"),
        (put("actions", 3, value=[3, LONG, ""]), "beyond"),
        (put("actions", 3, value=[3, "\ud800", ""]), "damaged"),
        (put("actions", 3, value=[3, "play\u2028KS", ""]), "damaged"),
        (put("actions", 3, value=[3, "", ""]), "damaged"),
        (put("actions", 3, value=[3, "play KS", LONG]), "beyond"),
        (put("actions", 3, value=[10**18, "play KS", ""]), "beyond"),
        (put("actions", 3, value=[-1, "play KS", ""]), "damaged"),
        (put("actions", 3, value="abc"), "damaged"),
        (put("actions", 3, value=3), "damaged"),
        (put("key", value="../../etc/passwd"), "damaged"),
        (put("state", value="running"), "damaged"),
    ],
)
def test_a_value_that_no_partie_has_is_refused_with_a_sentence(
    folder: Path,
    tmp_path: Path,
    change: Callable[[dict[str, Any]], None],
    reason: str,
    told: BookCommand,
) -> None:
    lines = rewritten(folder, change)
    with pytest.raises(TransferError) as refused:
        read_book(lines)
    assert (refused.value.reason, refused.value.line) == (reason, 2)
    file = tmp_path / "bad.txt"
    file.write_text("".join(lines), encoding="utf-8")
    before = shown(folder)
    assert told(folder, "import", str(file)) == 2
    sentence = told.said().err
    assert "line 2" in sentence
    assert sentence.endswith(f"{_FAREWELL}\n")
    assert shown(folder) == before


def test_all_that_is_within_the_limits_is_taken_in_and_shown(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: BookCommand
) -> None:
    change = put("result", "deals", 0, value=[999_999, -999_999])
    (tmp_path / "book.txt").write_text("".join(rewritten(folder, change)), encoding="utf-8")
    assert told(tmp_path / "new", "import", str(tmp_path / "book.txt")) == 0
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "new"))
    house = OurHouse()
    assert len(house.cards()) == 3
    accounts = house.accounts()
    while accounts.read_on():
        pass
    house.close()


def test_a_text_that_is_no_text_or_has_no_end_is_refused(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "MOST", 100_000)
    monkeypatch.setattr(transfer, "LONGEST_LINE", 50_000)
    first = exported(folder).splitlines(keepends=True)[0]
    for text, reason in (
        (b"\xff\xfe\x00", "no-text"),
        (bytes(10_000), "no-book"),
        (b"[" * 10_000, "no-book"),
        (first + bytes(60_000), "line-too-long"),
        (first + b"{}\n" * 60_000, "too-large"),
        (first + b"\xe9\n", "no-text"),
    ):
        file = tmp_path / "some.txt"
        file.write_bytes(text)
        with pytest.raises(transfer.IntakeError) as refused:
            list(transfer.lines_of_file(file))
        assert refused.value.reason == reason
        assert say(f"book.unfit.{reason}", line=0)


@pytest.mark.skipif(sys.platform != "linux", reason="there is no such device")
@pytest.mark.parametrize("name", ["/dev/zero", "/dev/full", "/dev/stdin", "/dev/tty"])
def test_a_device_is_no_file(folder: Path, name: str) -> None:
    done = piquet(folder, "book", "import", name)
    assert done.returncode == 2
    sentence = done.stderr.decode()
    assert sentence.count("\n") == 1
    assert name in sentence


@pytest.mark.skipif(sys.platform != "linux", reason="there is no such device")
def test_zeros_without_end_are_refused_at_once(folder: Path) -> None:
    with Path("/dev/zero").open("rb") as zeros:
        done = subprocess.run(
            (sys.executable, "-m", "game", "book", "import", "-"),
            stdin=zeros,
            env=os.environ | {HOME_VARIABLE: str(folder), "PYTHONPATH": str(ROOT)},
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 2
    assert say("book.unfit.no-book") in done.stderr.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_is_not_waited_for(folder: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    done = piquet(folder, "book", "import", str(tmp_path / "pipe"))
    assert done.returncode == 2
    assert "… | piquet book import -" in done.stderr.decode()
    assert piquet(folder, "book", "export", str(tmp_path / "pipe")).returncode == 2


def test_a_pipe_through_which_nothing_more_comes_is_given_up(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "SILENCE", 0.2)
    ours, theirs = os.pipe()
    os.write(theirs, exported(folder)[:100])
    with pytest.raises(transfer.IntakeError) as refused:
        list(transfer.lines_of_pipe(ours))
    assert refused.value.reason == "silent"
    os.close(theirs)


def test_a_text_that_comes_too_slowly_is_given_up(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "PATIENCE", -1.0)
    monkeypatch.setattr(transfer, "_PIECE", 1000)
    (tmp_path / "book.txt").write_bytes(exported(folder))
    with pytest.raises(transfer.IntakeError) as refused:
        list(transfer.lines_of_file(tmp_path / "book.txt"))
    assert refused.value.reason == "too-long"


def test_a_pipe_that_brings_letter_by_letter_is_read(folder: Path) -> None:
    ours, theirs = os.pipe()
    sent = codecs.BOM_UTF8 + b'{"piquet": "book"}\r\n{}'
    process = subprocess.Popen(
        (
            sys.executable,
            "-c",
            "import os, sys\nfor n in sys.argv[2:]: os.write(int(sys.argv[1]), bytes([int(n)]))",
            str(theirs),
            *map(str, sent),
        ),
        pass_fds=(theirs,),
    )
    os.close(theirs)
    assert list(transfer.lines_of_pipe(ours)) == ['{"piquet": "book"}\n', "{}"]
    assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("state", ["running", "finished"])
def test_a_partie_of_very_many_lines_is_taken_in_and_written_again(
    folder: Path, tmp_path: Path, state: str, told: BookCommand
) -> None:
    """What is done for each is the same however many they are."""
    many = 10_000

    def lengthen(data: dict[str, Any]) -> None:
        data["state"] = state
        data["result"] = data["result"] if state == "finished" else None
        data["actions"] = [[number, f"play {number}", ""] for number in range(many)]

    file = tmp_path / "long.txt"
    file.write_text("".join(rewritten(folder, lengthen)), encoding="utf-8")
    for action in (
        ("import", str(file)),
        ("export", str(tmp_path / "again.txt")),
        ("import", str(file)),
    ):
        code, calls = calls_for(lambda action=action: told(tmp_path / "new", *action))  # type: ignore[misc]
        assert code == 0
        assert calls < 70 * many
    assert (tmp_path / "again.txt").read_bytes() == file.read_bytes()


# ---- what is ours already


def spoil(folder: Path) -> str:
    """Points without bounds in the result of a partie, all seals being right; its key."""
    with closing(sqlite3.connect(the_book(folder))) as book:
        key, text = book.execute("SELECT key, result FROM partie WHERE id = 2").fetchone()
        data = json.loads(text)
        data["deals"][0][0] = HUGE
        result = json.dumps(data)
        values = (result, seal(key, result), key)
        book.execute("UPDATE partie SET result = ?, result_seal = ? WHERE key = ?", values)
        book.commit()
    return str(key)


def test_one_partie_that_cannot_be_read_keeps_no_other_from_being_exported(
    folder: Path, tmp_path: Path, told: BookCommand
) -> None:
    key = spoil(folder)
    assert told(folder, "export", str(tmp_path / "book.txt")) == 1
    assert told.said().err == say("book.left-out", partie=key) + "\n"
    with closing(Book.open(folder)) as book:
        assert len(book.cards()) == 2
        assert book.notices == (Notice("storage.card-unread", {"partie": key}),)
    assert told(tmp_path / "new", "import", str(tmp_path / "book.txt")) == 0
    with closing(Book.open(tmp_path / "new")) as book:
        assert (len(book.cards()), len(book.running())) == (2, 1)


def test_a_partie_of_ours_that_cannot_be_read_is_taken_in_beside_it(folder: Path) -> None:
    with closing(Book.open(folder)) as book:
        parties = book.whole.everything().parties
    key = spoil(folder)
    with closing(Book.open(folder)) as book:
        taken = book.whole.take_in(parties)
        assert len(taken.copies) == 1
        assert len(taken.known) == 3
        assert key not in taken.copies
        assert len(book.cards()) == 3


# ---- nothing is left behind


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_an_export_that_is_cut_off_leaves_nothing(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: BaseException,
    told: BookCommand,
) -> None:
    def fail(_: int) -> None:
        raise error

    place = tmp_path / "out"
    place.mkdir()
    Book.open(folder).close()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        code = told(folder, "export", str(place / "book.txt"))
    assert code == (130 if isinstance(error, KeyboardInterrupt) else 2)
    assert list(place.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="there is no such device")
@pytest.mark.parametrize("command", [["export", "-"], ["check"]])
def test_a_standard_output_that_takes_nothing_is_told(
    folder: Path, command: list[str], told: BookCommand
) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            (sys.executable, "-m", "game", "book", *command),
            stdout=full,
            stderr=subprocess.PIPE,
            env=os.environ
            | {HOME_VARIABLE: str(folder), "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": ""},
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.decode().count("\n") == 1, done.stderr
    assert say("book.standard-output") in done.stderr.decode()


@pytest.mark.parametrize(
    ("stream", "command", "key"),
    [
        ("stdin", ["import", "-"], "book.standard-input"),
        ("stdout", ["export", "-"], "book.standard-output"),
    ],
)
def test_a_standard_stream_that_is_closed_is_told(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    stream: str,
    command: list[str],
    key: str,
    told: BookCommand,
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, stream, None)
        code = told(folder, *command)
    assert code == 2
    read = told.said().err
    assert read.count("\n") == 1
    assert read.startswith(say(key))


@pytest.mark.parametrize("command", ["export", "import"])
def test_an_empty_name_is_the_folder_that_it_stands_for(
    folder: Path, command: str, told: BookCommand
) -> None:
    assert told(folder, command, "") == 2
    assert told.said().err.startswith(". is ")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no umask")
def test_an_export_is_the_players_alone_whatever_the_umask(
    folder: Path, tmp_path: Path, told: BookCommand
) -> None:
    before = os.umask(0)
    try:
        assert told(folder, "export", str(tmp_path / "book.txt")) == 0
    finally:
        os.umask(before)
    assert (tmp_path / "book.txt").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("command", ["export", "check", "import"])
def test_a_book_that_may_not_be_written_is_exported_all_the_same(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
    command: str,
) -> None:
    def refuse(_: Path) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    told = BookCommand(monkeypatch, capfdbinary)
    expected = exported(folder)
    with monkeypatch.context() as patch:
        patch.setattr(files, "make_folder", refuse)
        assert told(folder, command, *(() if command == "check" else ("-",))) == 1
    read = told.said()
    assert read.out == (expected if command == "export" else b"")
    sentence = say("storage.opening.read-only", folder=str(folder))
    assert read.err.decode() == sentence + "\n"


# ---- a terminal of few letters


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_french_is_told_on_any_terminal(folder: Path, encoding: str) -> None:
    done = piquet(folder, "book", "check", PIQUET_LANGUAGE="fr", PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    text = done.stdout.decode(encoding)
    assert text.splitlines()[-1] == "Tout est tel qu'il a été écrit.".replace(
        "é", "e" if encoding == "ascii" else "é"
    )


def test_letters_that_a_terminal_lacks_become_plainer() -> None:
    def written(text: str) -> str:
        error = UnicodeEncodeError("ascii", text, 0, len(text), "")
        plain, end = plainer(error)
        assert (end, plain.isascii()) == (len(text), True)
        return plain

    assert written("« Œuvre » où l’on rit…") == '" OEuvre " ou l\'on rit...'
    assert written("王 \ud800") == "? ?"
    with pytest.raises(UnicodeDecodeError):
        plainer(UnicodeDecodeError("ascii", b"\xff", 0, 1, ""))


def test_a_name_of_a_file_that_is_no_text_is_told(folder: Path, told: BookCommand) -> None:
    done = piquet(folder, "book", "import", os.fsdecode(b"/tmp/\xff\xfe"))
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1, done.stderr


def test_a_book_in_memory_is_not_called_whole(folder: Path, told: BookCommand) -> None:
    name = the_book(folder)
    name.rename(folder / "elsewhere")
    name.mkdir()
    assert told(folder, "check") == 1
    read = told.said()
    assert read.out == ""
    assert read.err.count("\n") == 1
