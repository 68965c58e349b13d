"""What was once written of All-Fours is read for ever: an export of a book, and a record."""

from __future__ import annotations

from pathlib import Path

from game.games import rules_of
from game.saves.transfer import read_book
from game.session.course import replayed
from rules.all_fours.record.record import read_record, write_record
from rules.all_fours.scoring import Settlement
from rules.core.seats import Player

OLD = Path(__file__).parents[1] / "old_saves"
RULES = rules_of("all-fours")


def test_an_exported_book_is_imported_as_it_was() -> None:
    lines = (OLD / "all-fours-1.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    found = read_book(lines)
    for partie in found.values():
        assert partie.header is not None
        assert partie.header.game == "all-fours"
        told = [line for _, (line, _) in sorted(partie.actions.items())]
        after = replayed(RULES, partie.header.options, told)
        assert after.refused is None
        if partie.result is not None:
            assert RULES.ending(after.course.state) == partie.result.settlement
    assert sorted(partie.state for partie in found.values()) == ["finished"] * 3 + ["running"]


def test_a_record_is_read_as_it_was_and_written_so_again() -> None:
    text = (OLD / "all-fours-1.txt").read_text(encoding="utf-8")
    record = read_record(text)
    assert record.names == ("Anna", "Mrs Lavelle")
    assert record.end().standing.settlement == Settlement((2, 7), Player.B)
    assert write_record(record) == text
