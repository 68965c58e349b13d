"""The fingerprint at the cut, the page of sealed packs, and `piquet verify`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from game.app import main
from game.demo.house import LineLog, Showcase, programs
from game.pages.score_cards import ScoreCards
from game.pages.settlement import SettlementScene
from game.players.player import HUMAN, seated
from game.program.house import OurHouse
from game.saves.partie import Header, Result, ScoreCard, read_header, write_header
from game.saves.store import Book
from game.session.dealer import Dealer
from game.session.sealing import fingerprint, grouped, sealed_text, short
from game.session.session import Session
from game.stage.basics import Rect
from game.stage.director import Motion
from game.stage.intents import Press, Release
from game.stage.picture import IconOf, Text
from game.table.cut import SealedPacks
from game.table.table import TableScene
from game.words.catalogue import say, speak
from rules.piquet.game import RULES
from rules.piquet.state import Phase, State
from tests.game.houses import SIX, OpenHouse, score_card, two
from tests.game.pilot import SIZES, Pilot
from tests.game.saves_table import quick_disk

__all__ = ["quick_disk"]

pytestmark = pytest.mark.usefixtures("quick_disk")

SECRET = "c0ffee00" * 4
DIGITS = fingerprint(sealed_text(RULES, SECRET))
SEALED = replace(two(), secret=SECRET)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DOCUMENTS_DIR", str(tmp_path / "nowhere"))
    monkeypatch.delenv("PIQUET_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


@pytest.fixture
def house(home: Path) -> Iterator[OurHouse]:
    opened = OurHouse()
    yield opened
    opened.close()
    speak("en")
    assert home.exists()


def finished(folder: Path, header: Header, chance: str | int) -> str:
    """A partie of programs in the book of a folder, dealt from `chance`; its key."""
    log = LineLog()
    session = Session(programs(3), Dealer(chance), header.options, log)
    while session.state.turn is not None:
        session.advance()
    book, state = Book.open(folder), session.state
    key = book.begin(header)
    for number, line in enumerate(log.lines):
        book.append(key, number, line)
    book.finish(
        key,
        Result(state.results, state.first_dealer, "2026-03-14T21:11:00", state.settlement),
    )
    book.close()
    return key


def settlement(card: ScoreCard) -> SettlementScene:
    over = State(
        phase=Phase.OVER,
        first_dealer=card.first_dealer,
        results=card.deals,
        settlement=card.settlement,
    )
    return SettlementScene(OpenHouse(cards=(card,)), over, card.header)


def page(header: Header, key: str | None, **size: float) -> Pilot:
    return Pilot(OpenHouse().fair(header, key), **size)


# ---- before the cut


def test_a_new_partie_has_a_secret_of_its_own_and_shows_the_fingerprint_before_the_cut(
    house: OurHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    newcomers = Pilot(house.new_partie(seated(("Anne", "Zoë"), (HUMAN, HUMAN))))
    assert not any(one.key == IconOf("seal") for one in newcomers.picture.targets)
    seen += [one.header.secret for one in house.running()]
    ended = SimpleNamespace(header=SimpleNamespace(game="piquet"))
    monkeypatch.setattr(house, "cards", lambda: (ended,))  # a first partie is over
    for _ in range(2):
        table = house.new_partie(seated(("Anne", "Zoë"), (HUMAN, HUMAN)))
        assert isinstance(table, TableScene)
        (running,) = [one for one in house.running() if one.header.secret not in seen]
        seen.append(running.header.secret)
        digits = short(fingerprint(sealed_text(RULES, running.header.secret)))
        pilot = Pilot(table)
        assert say("place.sealed", code=digits) in pilot.words
        at = next(one.place for one in pilot.picture.targets if one.key == IconOf("seal"))
        assert isinstance(at, Rect)
        pilot.stack.on_intent(Press(at.x + 4, at.y + 4))
        pilot.stack.on_intent(Release(at.x + 4, at.y + 4))
        assert say("fair.title") in pilot.words
        assert grouped(DIGITS[:32]) not in pilot.words
        assert running.header.secret[:8] not in pilot.text.replace(" ", "")
    assert len(set(seen)) == 3


def test_when_cards_are_dealt_the_fingerprint_is_gone() -> None:
    house = Showcase(7, watched=False)
    session = Session(programs(3), Dealer(SECRET))
    sealed = SealedPacks("c0ff eeee", lambda: house.fair(SEALED))
    table = TableScene(session, ("Anne", "Zoë"), {}, house, Motion.OFF, sealed=sealed)
    pilot, there = Pilot(table), []
    while not table.board.shown.deals.number:
        there.append("c0ff eeee" in pilot.text)
        table.tick(1.0)
    assert there
    assert all(there)
    assert "c0ff eeee" not in pilot.text


# ---- after the partie


def test_after_the_partie_the_secret_is_shown_and_the_packs_are_looked_at(
    house: OurHouse, home: Path
) -> None:
    key = finished(home, SEALED, SECRET)
    pilot = Pilot(house.fair(SEALED, key))
    assert grouped(SECRET) in " ".join(pilot.words)
    assert grouped(DIGITS[:32]) in pilot.words
    pilot.key("enter")
    assert "the fingerprint is the same" in " ".join(pilot.words)


def test_a_partie_that_was_dealt_otherwise_is_told(house: OurHouse, home: Path) -> None:
    key = finished(home, SEALED, 5)
    pilot = Pilot(house.fair(SEALED, key))
    pilot.key("enter")
    assert say("fair.other", name="spread 0") in " ".join(pilot.words)


def test_a_partie_that_the_book_has_lost_is_told(house: OurHouse) -> None:
    pilot = Pilot(house.fair(SEALED, "gone"))
    pilot.key("enter")
    assert say("fair.unread") in " ".join(pilot.words)


def test_the_file_has_the_fingerprint_for_any_tool(house: OurHouse, home: Path) -> None:
    pilot = Pilot(house.fair(SEALED, "gone"))
    pilot.click("save")
    (path,) = home.rglob("*-sealed.txt")
    assert hashlib.sha256(path.read_bytes()).hexdigest() == DIGITS
    assert path.name in " ".join(pilot.words)


def test_where_there_is_no_clipboard_the_page_says_so(house: OurHouse) -> None:
    pilot = Pilot(house.fair(SEALED))
    pilot.key("enter")
    assert say("history.copied.not") in " ".join(pilot.words)


def test_the_way_to_the_page_is_there_where_packs_were_sealed_and_nowhere_else() -> None:
    for head, ways in ((SEALED, True), (two(), False)):
        card = score_card(SIX, head)
        pilot = Pilot(ScoreCards(OpenHouse(cards=(card,))))
        assert (say("fair.open") in pilot.words) is ways
        pilot.key("v")
        assert (say("fair.title") in pilot.words) is ways
        pilot = Pilot(settlement(card))
        assert ("fair" in pilot.keys) is ways
        if ways:
            pilot.click("fair")
            assert grouped(SECRET) in pilot.words
            pilot.key("escape")
            assert "again" in pilot.keys


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["over", None])
def test_all_of_the_page_is_on_the_screen(
    size: tuple[float, float], language: str, key: str | None
) -> None:
    speak(language)
    pilot = page(SEALED, key, width=size[0], height=size[1])
    pilot.key("enter")
    lines = [item for item in pilot.picture.items if isinstance(item, Text)]
    buttons = min(target.place.y for target in pilot.picture.targets)
    below = [line.words for line in lines if line.y > buttons and line.font.size == 16]
    assert not [words for words in below if len(words) > 40]


# ---- stored


def test_the_secret_is_kept_with_the_partie_and_an_old_header_has_none() -> None:
    assert read_header(write_header(SEALED)) == SEALED
    assert SEALED.chance == SECRET
    assert '"secret"' not in write_header(two())
    assert read_header(write_header(two())).chance == 7
    for wrong in ("xyz", "ab", "AB" * 16, "0" * 500):
        with pytest.raises(ValueError, match="hexadecimal"):
            read_header(write_header(SEALED).replace(SECRET, wrong))


# ---- the command


def saved(folder: Path) -> Path:
    path = folder / "sealed.txt"
    path.write_bytes(sealed_text(RULES, SECRET).encode())
    return path


def test_verify_tells_the_fingerprint_and_that_the_partie_of_the_book_kept_to_it(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished(home, SEALED, SECRET)
    assert main(["verify", str(saved(home)), *short(DIGITS).upper().split()]) == 0
    said = capsys.readouterr().out
    assert grouped(DIGITS) in said
    assert say("verify.noted") in said
    assert "Anne and Bertrand, 14 March 2026: all " in said


def test_verify_without_a_partie_of_the_secret_says_so(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(saved(home))]) == 0
    assert say("verify.no-partie") in capsys.readouterr().out


def test_verify_says_what_is_not_true(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(home)
    assert main(["verify", str(path), "00000000"]) == 1
    assert say("verify.not-noted", noted="0000 0000") in capsys.readouterr().out
    path.write_text(path.read_text().replace("spread 0: ", "spread 0: AS AS "))
    assert main(["verify", str(path)]) == 1
    assert say("verify.not-drawn", name="spread 0") in capsys.readouterr().out
    finished(home, SEALED, 5)
    assert main(["verify", str(saved(home))]) == 1
    assert "the pack “spread 0” is not the one that was sealed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "is no file of sealed packs"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"bezique-de-luxe sealed packs 1\nsecret: " + b"0" * 32 + b"\n", "does not know"),
        (b"piquet sealed packs 1\nsecret: 12\n", "line 2"),
        (b"piquet sealed packs 1\nsecret: " + b"0" * 32 + b"\nnothing\n", "line 3"),
        (b"x" * 1_000_001, "sealed.txt"),
    ],
)
def test_a_file_of_anything_else_gets_a_sentence(
    home: Path, data: bytes, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = home / "sealed.txt"
    path.write_bytes(data)
    assert main(["verify", str(path)]) == 2
    assert told in capsys.readouterr().err


def test_no_file_a_folder_and_no_fingerprint_get_a_sentence(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for wrong in ("gone.txt", str(home), "a\0b"):
        assert main(["verify", wrong]) == 2
        assert capsys.readouterr().err.strip()
    assert main(["verify", str(saved(home)), "knave"]) == 2
    assert "“knave”" in capsys.readouterr().err


def test_the_first_sealed_packs_and_a_partie_dealt_from_them_are_verified_for_ever(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = Path(__file__).parents[1] / "old_saves"
    book = ["book", "import", str(old / "sealed-1.jsonl")]
    assert main(book) == 0
    digits = "58f336544c0449a98e80a2626e26d5610958074924ecc5f1b8265eb6804336f4"
    assert main(["verify", str(old / "sealed-1.txt"), digits]) == 0
    assert say("verify.noted") in capsys.readouterr().out
    assert sealed_text(RULES, "c0ffee00" * 4) == (old / "sealed-1.txt").read_bytes().decode()
    assert home.exists()
