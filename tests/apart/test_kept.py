"""The journals of a partie in two places as files: kept, verified, compared; those of old too."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.apart.journal import Journal, JournalError
from game.apart.messages import LineFault
from game.apart.shelves import FileShelf, journal_file, read_file
from game.app import main
from game.pages.people import level_words, shown_names
from game.players.player import FRIEND
from game.saves.partie import ApartPlace
from game.saves.store import Book
from game.words.catalogue import say
from tests.apart.ends import Pair

OLD = Path(__file__).parents[1] / "old_saves"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path / "home"))
    return tmp_path


def played(folder: Path) -> tuple[Path, Path]:
    """The journals of a partie, one of each end."""
    pair = Pair("all-fours")
    pair.meet()
    pair.play()
    ours, theirs = folder / "ours.log", folder / "theirs.log"
    for path, shelf in ((ours, pair.host_shelf), (theirs, pair.guest_shelf)):
        path.write_text("".join(f"{line}\n" for line in shelf.lines), "utf-8", newline="\n")
    return ours, theirs


def test_a_line_that_was_cut_off_is_written_once_more(tmp_path: Path) -> None:
    path = journal_file(tmp_path, "0123456789abcdef")
    shelf = FileShelf(path)
    journal = Journal(shelf)
    for text in ("one", "two", "thrée"):
        journal.add(text)
    assert journal.flush()
    shelf.close()
    path.write_bytes(path.read_bytes()[:-3])
    shelf = FileShelf(path)
    again = Journal(shelf, shelf.lines)
    assert (again.texts, again.safe) == (["one", "two"], 2)
    again.add("four")
    assert again.flush()
    shelf.close()
    assert Journal(shelf, read_file(path)).texts == ["one", "two", "four"]


def test_a_file_that_is_no_text_is_no_journal(tmp_path: Path) -> None:
    path = tmp_path / "j.log"
    path.write_bytes(b"piquet apart 1\n\xff\xfe\n")
    with pytest.raises(JournalError):
        read_file(path)


def test_either_side_verifies_and_both_are_compared(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours, theirs = played(home)
    told = []
    for path in (ours, theirs):
        assert main(["verify", str(path)]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert main(["book", "compare", str(ours), str(theirs)]) == 0
    lines = theirs.read_text("utf-8").split("\n")
    theirs.write_text("\n".join(lines[:20]) + "\n", "utf-8")
    assert main(["book", "compare", str(ours), str(theirs)]) == 0
    assert str(ours) in capsys.readouterr().out


def test_what_was_changed_or_is_another_partie_is_told(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours, theirs = played(home)
    text = ours.read_text("utf-8")
    ours.write_text(text.replace("Anna", "Anne"), "utf-8")
    assert main(["verify", str(ours)]) == 1
    assert say("verify.apart.line", file=str(ours), line=2) in capsys.readouterr().out
    assert main(["book", "compare", str(ours), str(theirs)]) == 2
    assert say("verify.apart.line", file=str(ours), line=2) in capsys.readouterr().err
    assert main(["book", "compare", str(OLD / "apart-1.log"), str(theirs)]) == 1
    assert say("book.differ", number=0) in capsys.readouterr().out
    assert main(["book", "compare", str(home / "gone"), str(theirs)]) == 2


def test_the_first_journal_is_verified_for_ever(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    digits = "e8f6d2afee9426feb0e4212e142735098cc4f0d022fb5d5c2529a1d4a3e7315b"
    assert main(["verify", str(OLD / "apart-1.log"), digits]) == 0
    told = capsys.readouterr().out
    assert say("verify.noted") in told
    assert say("verify.apart", a="Anna", b="Ben", deals=2, count=3) in told
    shutil.rmtree(home / "home", ignore_errors=True)
    assert main(["book", "import", str(OLD / "apart-1.jsonl")]) == 0
    book = Book.open(home / "home")
    (card,) = book.cards()
    book.close()
    assert card.header.apart == ApartPlace(
        "0123456789abcdef", False, f"{1888:032x}", "a key of the line"
    )
    assert card.header.kinds == (FRIEND, "human")
    assert shown_names(card.header) == ("Anna", say("you"))
    assert level_words(FRIEND) == say("deals.friend")


def test_each_fault_has_a_sentence() -> None:
    assert {say(fault.told) for fault in LineFault}
