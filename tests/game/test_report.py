"""Telling of a problem: one file with what we need, and nothing of who sends it."""

from __future__ import annotations

import html
import json
import re
import shlex
import subprocess
import sys
import unicodedata
import urllib.parse
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.app import main
from game.pages.settings.page import SettingsPage
from game.preferences import Preferences
from game.program.anonymise import Veil
from game.program.exports import shown_path
from game.program.house import OurHouse
from game.program.report import report, write_report
from game.saves import settings
from game.saves.files import HOME_VARIABLE
from game.saves.settings import Settings
from game.saves.store import Book
from game.stage.picture import Text
from game.window.failure import write_log
from game.words.catalogue import say, speak
from tests.game.houses import OpenHouse
from tests.game.pilot import SIZES, Pilot
from tests.game.saves_table import header, lines_of_a_partie, quick_disk, small_book
from tests.game.tongues import LANGUAGES

__all__ = ["quick_disk"]

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home" / "zoé-martin"
    folder = home / "data piquet"
    home.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv("LOGNAME", "zoé-martin")
    monkeypatch.setenv("USER", "zoé-martin")
    monkeypatch.setenv("USERNAME", "zoé-martin")
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder


def test_a_report_has_the_record_the_versions_and_the_settings(folder: Path) -> None:
    small_book(folder)
    settings.store(
        folder, Settings(names=("Zoé", "Martin"), preferences=Preferences(motion="fast"))
    )
    data = json.loads(report(folder))
    assert data["settings"]["motion"] == "fast"
    assert data["packages"]["pygame-ce"]
    assert data["partie"]["game"] == "piquet"
    assert data["partie"]["lines"] == list(lines_of_a_partie(4)[0][:100])


def test_a_report_tells_nothing_of_a_person(folder: Path) -> None:
    small_book(folder)
    settings.store(folder, Settings(names=("Zoé", "Martin")))
    for words in (f"no file {folder}/x", f"in {folder.parent}/elsewhere", "zoé-martin did it"):
        write_log(ValueError(words), folder)
    text = report(folder)
    log = " ".join(json.loads(text)["log"])
    assert "DATA/x" in log
    assert "~/elsewhere" in log
    assert "USER did it" in log
    for name in ("zoé-martin", "Zoé", "Martin", "data piquet", "Anna", "Bernard"):
        assert name not in text


@pytest.mark.parametrize(
    "quoted",
    [
        repr,
        ascii,
        json.dumps,
        lambda path: json.dumps({"at": repr(path)}),
        lambda path: Path(path).as_uri(),
        lambda path: urllib.parse.quote(path, safe=""),
        lambda path: shlex.join(["cat", path]),
        lambda path: unicodedata.normalize("NFD", path),
        lambda path: path.upper(),
        lambda path: f"-I{path}_backup",
        lambda path: f"PATH=/bin:{path}/bin",
        lambda path: repr(ValueError(f"no {path!r}")),
    ],
)
@pytest.mark.parametrize("name", ["zoé-martin", "zoé \"o'martin\" d'été", "zoé martin"])
def test_a_home_is_left_out_however_it_is_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quoted: Callable[[str], str], name: str
) -> None:
    home = tmp_path / "home" / name
    folder = home / "data"
    folder.mkdir(parents=True)
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(home))
    for variable in ("LOGNAME", "USER", "USERNAME"):
        monkeypatch.setenv(variable, name)
    write_log(ValueError(quoted(str(home / "secret"))), folder)
    text = report(folder)
    assert "secret" in text.lower()
    for part in ("zoé", "zo\\xe9", "zo\\u00e9", "zo%c3%a9", "martin", "été"):
        assert part not in unicodedata.normalize("NFC", text).lower()


def test_names_of_all_who_ever_played_are_left_out_of_what_broke(folder: Path) -> None:
    small_book(folder)
    with closing(Book.open(folder)) as book:
        book.append(book.begin(header("Li", "Ŝtefano")), 0, "cut 3")
    settings.store(folder, Settings(names=("Zoé", "Annabelle")))
    for words in ("Anna and ÉLISE", "Annabelle: 3", "Li!", "'Li' Lima", "\\u015ctefano", "You"):
        write_log(ValueError(words), folder)
    log = "\n".join(json.loads(report(folder))["log"])
    for name in ("Anna", "Élise", "ÉLISE", "Annabelle", "Ŝtefano", "u015c", "Li!", "'Li'"):
        assert name not in log
    assert "PLAYER and PLAYER" in log
    assert "'PLAYER' Lima" in log
    assert "You" in log


def _double(quote: Callable[[str], str]) -> Callable[[str], str]:
    return lambda name: json.dumps(quote(name))


@pytest.mark.parametrize(
    "quoted",
    [
        *(repr, ascii, json.dumps, _double(repr), _double(json.dumps), str.upper, str.casefold),
        *(str.title, str.swapcase, urllib.parse.quote, urllib.parse.quote_plus, shlex.quote),
        *(html.escape, lambda name: repr(name.encode()), lambda name: ascii(name.upper())),
        lambda name: re.sub(r"(\W)", r"\\\1", name),
        *(lambda name, form=form: unicodedata.normalize(form, name) for form in ("NFC", "NFD")),
        lambda name: name.encode().decode("cp1252", "replace"),
        lambda name: name.encode("latin-1", "replace").decode(errors="replace"),
        lambda name: repr([f"{name}!", {"a": name}]),
    ],
)
def test_a_name_is_left_out_however_it_is_quoted(
    tmp_path: Path, quoted: Callable[[str], str]
) -> None:
    names = ("Zoé Ångström", 'O\'Brien "Bob"', "王小明", "Weiß", "a\\b*c", "%s{x}")
    veil = Veil(tmp_path, names)
    for name in names:
        left = veil.over(f"<{quoted(name)}>").replace("PLAYER", "")
        assert [letter for letter in left if letter.isalnum()] in ([], ["b"], ["a"]), left


def test_settings_and_lines_that_are_none_of_ours_are_left_out(folder: Path) -> None:
    small_book(folder)
    with closing(Book.open(folder)) as book:
        (running,) = book.running()
        book.append(running.id, 100, "Zoé Martin, rue du Bac")
        book.append(running.id, 101, "hint")
    secret = {
        "names": ["Zoé", "Martin"],
        "motion": "fast",
        "back": "zoe",
        "opponent": "martin",
        "keys": {"sort": "zoe", "hint": "x", "mailto": "zoe"},
        "rules": {"packets": 3, "zoe": 1},
        "games": {"zoe": {"rules": {"martin": 1}}, "piquet": {"opponent": "zoe"}},
        "mail": "zoe@martin.example",
        "zoe": [{"martin": 1}],
        "deep": json.loads("[" * 300 + '"zoe"' + "]" * 300),
    }
    (folder / "settings.json").write_text(json.dumps(secret), encoding="utf-8")
    text = report(folder)
    data = json.loads(text)
    assert data["settings"]["motion"] == "fast"
    assert (data["settings"]["back"], data["settings"]["opponent"]) == ("?", "?")
    assert data["settings"]["senseless"] == ["rules"]
    assert data["settings"]["unknown"] == 3
    assert data["settings"]["keys"]["hint"] == "x"
    assert data["settings"]["games"] == {"piquet": {**data["settings"]["games"]["piquet"]}}
    assert data["partie"]["lines"][100:] == ["?", "hint"]
    for name in ("zoe", "zoé", "martin", "rue du"):
        assert name not in text.lower()


def test_a_log_without_end_is_told_from_its_end(folder: Path) -> None:
    folder.mkdir()
    line = "zoé-martin saw line {}\n"
    (folder / "piquet.log").write_text(
        "".join(line.format(number) for number in range(20_000)), encoding="utf-8"
    )
    log = json.loads(report(folder))["log"]
    assert log[-1] == "USER saw line 19999"
    assert all(each.startswith("USER saw line ") for each in log)
    assert len(log) < 2000


def test_the_command_writes_it_once_and_says_where(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report"]) == 0
    assert main(["report"]) == 0
    assert sorted(path.name for path in folder.glob("piquet-report-*")) == [
        "piquet-report-1.json",
        "piquet-report-2.json",
    ]
    assert "~" in capsys.readouterr().out
    file = tmp_path / "mine.json"
    assert main(["report", str(file)]) == 0
    assert main(["report", str(file)]) == 1
    assert main(["report", str(tmp_path / "none" / "x.json")]) == 1
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize("damage", ["settings", "book", "nothing"])
def test_a_report_can_be_written_of_what_is_damaged_or_missing(folder: Path, damage: str) -> None:
    if damage != "nothing":
        small_book(folder)
    if damage == "settings":
        (folder / "settings.json").write_bytes(b"\xff{[")
    if damage == "book":
        for path in folder.glob("book-*"):
            path.write_bytes(b"nothing of worth")
    data = json.loads(report(folder))
    assert set(data) >= {"piquet", "python", "settings", "partie", "log"}
    if folder.is_dir():
        Book.open(folder).close()


# ---- on the page of settings


def test_a_report_is_written_from_the_settings_by_mouse_and_by_keyboard() -> None:
    house = OpenHouse()
    pilot = Pilot(SettingsPage(house))
    pilot.click("tab:report")
    assert say("report.without").split()[0] in pilot.text
    pilot.click("report")
    assert "It lies in report-1.json." in pilot.words
    pilot = Pilot(SettingsPage(house, "report"))
    pilot.key("tab", "right", "enter")
    assert "It lies in report-2.json." in pilot.words
    assert house.reports == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_words_about_a_report_have_their_room(language: str, size: tuple[int, int]) -> None:
    speak(language)
    pilot = Pilot(SettingsPage(OpenHouse(), "report"), *size)
    pilot.click("report")
    bottom = size[1] - 8
    assert all(item.y < bottom for item in pilot.picture.items if isinstance(item, Text))


@pytest.mark.parametrize("documents", [True, False])
def test_the_house_writes_it_of_the_partie_on_the_table_where_a_person_finds_it(
    folder: Path, documents: bool
) -> None:
    small_book(folder)
    where = folder.parent / "Documents" if documents else folder
    where.mkdir(exist_ok=True)
    house = OurHouse()
    key = house.book.running()[0].id
    house.book.append(key, 100, "play KS")
    told = house.report()
    (file,) = where.glob("piquet-report-*.json")
    assert told == say("report.written", file=shown_path(file))
    text = file.read_text(encoding="utf-8")
    assert json.loads(text)["partie"]["lines"][100:] == ["play KS"]
    for name in ("zoé-martin", "Anna", "Élise", str(folder.parent)):
        assert name not in text
    assert house.report() != told
    house.close()


def test_where_no_report_can_be_written_it_is_said(folder: Path, tmp_path: Path) -> None:
    small_book(folder)
    with closing(Book.open(folder)) as book:
        in_the_way = tmp_path / "file"
        in_the_way.write_text("no folder", encoding="utf-8")
        told = write_report(in_the_way, book)
    assert "file" in told
    assert told != say("report.written", file=shown_path(in_the_way))


@pytest.mark.skipif(sys.platform != "linux", reason="limits on files are not had there")
def test_a_report_that_could_not_be_written_to_its_end_leaves_nothing(folder: Path) -> None:
    """As on a full disk: the file can be made, and nothing comes into it."""
    small_book(folder)
    program = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "from game.program.report import write_new; from pathlib import Path;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100));"
        "write_new(Path(sys.argv[1]), 'x' * 1000)"
    )
    path = folder / "report.json"
    done = subprocess.run(
        (sys.executable, "-c", program, str(path)), cwd=ROOT, capture_output=True, check=False
    )
    assert b"File too large" in done.stderr
    assert not path.exists()
