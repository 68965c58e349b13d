"""What is stored is the player's alone, whatever the umask; and where no home is known."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.app import main
from game.program.accounts import NAME as STATISTICS
from game.program.house import OurHouse
from game.saves.files import (
    HOME_VARIABLE,
    NOWHERE,
    cache_place,
    create,
    data_directory,
    make_folder,
    place,
)
from game.saves.notices import BookError, Notice
from game.saves.settings import Settings, store
from game.saves.store import Book
from game.window.failure import write_log
from game.words.catalogue import say, speak
from game.words.files import codes
from tests.game.saves_table import begin, play_out, quick_disk, small_book
from tests.waiting import PATIENCE

__all__ = ["quick_disk"]

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(sys.platform == "win32", reason="there the folder of a user is his own")


@pytest.fixture(params=[0o000, 0o022, 0o277], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    """What others may look into, or we ourselves may not write."""
    return [
        f"{path} {path.stat().st_mode:o}"
        for path in (folder, *folder.rglob("*"))
        if path.stat().st_mode & 0o077
        or not path.stat().st_mode & 0o200
        or (path.is_dir() and not path.stat().st_mode & 0o100)
    ]


@posix
def test_all_that_is_stored_is_private_whatever_the_umask(umask: None, tmp_path: Path) -> None:
    folder = tmp_path / "above" / "piquet"
    for _ in range(2):
        with closing(Book.open(folder)) as book:
            play_out(book, 1)
            begin(book, 2, 5)
            store(folder, Settings(("Anna", "Élise")))
            store(folder, Settings(("Zoë", "王")))
            write_log(ValueError("x"), folder)
            with create(folder / STATISTICS) as file:
                file.write(b"x")
            book.whole.snapshot()
            names = {path.name.split("-")[-1] for path in folder.iterdir()}  # of the book's files
            assert {"wal", "shm", "locks", "snapshots", "counts"} <= names
            assert open_to_others(tmp_path / "above") == []
    assert open_to_others(tmp_path / "above") == []


@posix
def test_what_older_versions_left_open_is_closed_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "piquet"
    small_book(folder)
    store(folder, Settings(("Anna", "Élise")))
    mine = folder / "my notes"
    mine.touch()
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o777 if path.is_dir() else 0o666)
    Book.open(folder).close()
    assert [each.rpartition(" ")[0] for each in open_to_others(folder)] == [str(folder), str(mine)]


@posix
def test_the_usual_folder_is_closed_and_one_that_was_named_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    usual = place()
    usual.mkdir(parents=True)
    usual.chmod(0o755)
    assert data_directory() == usual
    assert usual.stat().st_mode & 0o777 == 0o700
    named = tmp_path / "named"
    named.mkdir()
    named.chmod(0o755)
    monkeypatch.setenv(HOME_VARIABLE, str(named))
    assert data_directory() == named
    assert named.stat().st_mode & 0o777 == 0o755


@posix
def test_a_link_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "mine")
    with pytest.raises(OSError, match="link"):
        create(tmp_path / "link")
    assert (tmp_path / "mine").read_text(encoding="utf-8") == "mine"


def test_a_folder_is_made_by_two_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mkdir = Path.mkdir

    def quicker(path: Path, mode: int = 0o777) -> None:
        mkdir(path)
        mkdir(path, mode)

    monkeypatch.setattr(Path, "mkdir", quicker)
    make_folder(tmp_path / "one" / "two")
    assert (tmp_path / "one" / "two").is_dir()


# ---- no home


@pytest.fixture
def unknown_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A user whom this computer does not know, and no HOME, in a folder of his own."""
    import pwd  # noqa: PLC0415 - not on Windows

    def nobody(_: object) -> object:
        raise KeyError("nobody")

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for name in list(os.environ):
        if name in ("HOME", HOME_VARIABLE) or name.startswith("XDG_"):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


@posix
@pytest.mark.parametrize("language", codes())
def test_without_a_home_it_is_said_and_one_plays(
    unknown_user: None, tmp_path: Path, language: str
) -> None:
    speak(language)
    with pytest.raises(BookError) as refused:
        data_directory()
    assert refused.value.notice == Notice("storage.no-home", {"variable": HOME_VARIABLE})
    house = OurHouse()
    assert house.take_notices() == (say("storage.no-home", variable=HOME_VARIABLE),)
    assert house.folder == NOWHERE
    assert len(house.book.actions(begin(house.book, 1, 3))) == 3
    house.choose_rules(house.rules())
    house.wishes.remember(Settings(("Zoë", "王")))
    house.close()
    assert house.take_notices() == (say("storage.settings.nowhere"),)
    assert cache_place() == NOWHERE
    assert list(tmp_path.iterdir()) == [], "no folder of the name ~"


@posix
@pytest.mark.parametrize("command", [["book", "check"], ["book", "export", "-"], ["report"]])
def test_without_a_home_a_command_says_so(
    unknown_user: None, command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(command) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "home" in told.err
    assert list(tmp_path.iterdir()) == []


@posix
@pytest.mark.parametrize("named", ["~nobody-of-that-name/x", "~nobody-of-that-name"])
def test_a_folder_of_a_user_there_is_not_is_said(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    named: str,
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, named)
    assert place() == NOWHERE
    sentence = say("storage.no-such-home", named=named, variable=HOME_VARIABLE)
    assert named in sentence
    house = OurHouse()
    assert house.take_notices() == (sentence,)
    house.close()
    assert main(["book", "check"]) == 1
    assert capsys.readouterr().err == sentence + "\n"
    assert main(["report"]) == 1
    told = capsys.readouterr().err
    assert told == say("report.no-such-home", named=named, variable=HOME_VARIABLE) + "\n"
    assert "piquet report FILE" in told
    assert main(["report", str(tmp_path / "report.json")]) == 0


@posix
def test_a_folder_with_a_name_that_no_disk_takes_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    named = str(tmp_path / ("x" * 300))
    monkeypatch.setenv(HOME_VARIABLE, named)
    sentence = say("storage.no-such-home", named=named, variable=HOME_VARIABLE)
    house = OurHouse()
    assert house.take_notices() == (sentence,)
    assert len(house.book.actions(begin(house.book, 1, 3))) == 3
    house.close()
    assert main(["book", "check"]) == 1
    assert capsys.readouterr().err == sentence + "\n"
    assert main(["report", str(tmp_path / "report.json")]) == 0


@posix
def test_a_folder_at_which_one_may_not_look_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """As in another user's home: the system does not tell whether it is there."""
    folder = tmp_path / "not yours" / "piquet"
    looked, made = os.stat, os.mkdir

    def look(path: Any, *rest: Any, **more: Any) -> os.stat_result:
        if str(path).startswith(str(folder)):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return looked(path, *rest, **more)

    def make(path: Any, *rest: Any, **more: Any) -> None:
        look(path)
        made(path, *rest, **more)

    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    monkeypatch.setattr(os, "stat", look)
    monkeypatch.setattr(os, "mkdir", make)
    sentence = say("storage.opening.read-only", folder=str(folder))
    house = OurHouse()
    assert house.take_notices() == (sentence,)
    house.choose_rules(house.rules())
    house.close()
    assert main(["book", "check"]) == 1
    assert capsys.readouterr().err == sentence + "\n"
    assert main(["report", str(tmp_path / "report.json")]) == 0


@posix
def test_in_a_folder_that_was_deleted_a_relative_name_is_said(tmp_path: Path) -> None:
    inside = tmp_path / "gone"
    inside.mkdir()
    program = "import os, shutil, sys; shutil.rmtree(os.getcwd()); from game.app import main;"
    done = subprocess.run(
        (sys.executable, "-c", program + "sys.exit(main(['book', 'check']))"),
        env=os.environ | {HOME_VARIABLE: "data", "PYTHONPATH": str(ROOT)},
        cwd=inside,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert not inside.exists()
