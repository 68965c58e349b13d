"""Parties of Bezique and All-Fours in the book: stored, gone on with, told as text, counted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.games import rules_of
from game.pages.history.partie import OpenDeal, PastPartie
from game.pages.history.past import Transcript, past_of
from game.pages.scorekeeper import scorekeeper_of
from game.pages.statistics.figures import figures_of
from game.pages.statistics.played import adds_up, partie_played
from game.players.answering import answer_line
from game.players.mind import mind_of
from game.players.protocol import Brought, read_from_engine, write_luck_question
from game.program.book_log import BookLog
from game.saves.store import Book
from game.saves.transfer import read_book
from game.session.course import replayed
from game.session.session import Session
from rules.all_fours import presets as all_fours
from rules.all_fours.options import Options as AllFoursOptions
from rules.all_fours.scoring import scores as all_fours_scores
from rules.bezique import presets as bezique
from rules.bezique.options import Options as BeziqueOptions
from rules.bezique.options import Series
from rules.bezique.scoring import scores as bezique_scores
from rules.core.letters import LETTERS, in_letters_of, in_ours
from rules.core.seats import Player
from tests.game.history_table import retell
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.game.stored import AtOnce, StoredParties

OLD = Path(__file__).parents[1] / "old_saves"
NOW = "2026-11-22T20:00:00"
MATCH = replace(BeziqueOptions(), series=Series.BEST_OF_FIVE, double_game=True, target=500)
KINDS: dict[str, tuple[str, Any]] = {
    "bezique": ("bezique", bezique.PRESETS[bezique.Preset.DICTIONARY]),
    "rubicon": ("bezique", bezique.PRESETS[bezique.Preset.RUBICON_1887]),
    "match": ("bezique", MATCH),
    "all-fours": ("all-fours", AllFoursOptions()),
    "dictionary": ("all-fours", all_fours.PRESETS[all_fours.Preset.DICTIONARY]),
    "cotton": ("all-fours", all_fours.PRESETS[all_fours.Preset.COTTON_1674]),
}
EACH_KIND = pytest.mark.parametrize(("game", "options"), KINDS.values(), ids=[*KINDS])
USUAL: list[tuple[str, Any]] = [("bezique", BeziqueOptions()), ("all-fours", AllFoursOptions())]
EACH = pytest.mark.parametrize(("game", "options"), USUAL)


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    opened = Book.open(tmp_path / "book")
    yield opened
    opened.close()


@EACH_KIND
@pytest.mark.parametrize("actions", [1, 14])
def test_a_partie_that_was_killed_goes_on_where_it_was(
    game: str, options: Any, actions: int, tmp_path: Path
) -> None:
    book = Book.open(tmp_path)
    first = StoredParties(game).begun(book, options, 5)
    for _ in range(actions):
        first.advance()
    book.close()  # no more was stored: the program was killed here
    book = Book.open(tmp_path)
    (running,) = book.running()
    course = replayed(rules_of(game), running.header.options, running.actions).course
    assert course.state == first.state
    book.claim(running.id)
    log = BookLog(book, running.id, AtOnce(), game)
    again = Session(first.players, first.dealer, log=log, game=game, course=course)
    while again.advance():
        pass
    (kept,) = book.cards()
    assert (kept.header.game, kept.settlement) == (game, rules_of(game).ending(again.state))
    book.close()


def transcript(game: str) -> Transcript:
    found = past_of(game).transcript
    assert found is not None
    return found


@EACH_KIND
def test_a_partie_told_as_text_is_read_back_action_by_action(
    book: Book, game: str, options: Any
) -> None:
    StoredParties(game).finished(book, options, 3)
    (kept,) = book.cards()
    past, written = retell(book, kept.id), transcript(game)
    text, deals = written.partie(past)
    assert deals == len(past.deals)
    for code in LETTERS:
        own = in_letters_of(code, text)
        assert own != text
        assert "".join(in_ours(own).split()) == "".join(text.split())
    again = written.read(text, NOW)
    assert isinstance(again, PastPartie)
    assert again.names == past.names
    assert [deal.points for deal in again.deals] == [deal.points for deal in past.deals]
    for mine, theirs in zip(past.deals, again.deals, strict=True):
        assert isinstance(mine, OpenDeal)
        assert isinstance(theirs, OpenDeal)
        assert mine.actions == theirs.actions
        alone = written.read(written.deal(past, mine), NOW)
        assert isinstance(alone, PastPartie)
        (only,) = alone.deals
        assert isinstance(only, OpenDeal)
        assert only.actions == mine.actions


@EACH
def test_what_is_wrong_in_a_text_is_told_with_its_line(game: str, options: Any) -> None:
    assert options
    told = transcript(game).read(f"game {game}\nA plays KS\n", NOW)
    assert isinstance(told, str)
    assert "2" in told
    assert isinstance(transcript(game).read(f"game {game}\n", NOW), str)


@pytest.mark.parametrize(
    ("game", "options", "actions", "scores"),
    [(*USUAL[0], 160, bezique_scores), (*USUAL[1], 20, all_fours_scores)],
)
def test_how_a_running_partie_stands_counts_the_deal_on_the_table(
    book: Book, game: str, options: Any, actions: int, scores: Callable[[Any], tuple[int, int]]
) -> None:
    session = StoredParties(game).begun(book, options, 5)
    for _ in range(actions):
        session.advance()
    state = session.state
    assert state.deal is not None
    standing, done = scorekeeper_of(game).standing, len(state.standing.results)
    assert standing is not None
    told, before = standing(state), state.standing.totals
    now = scores(state.deal.ledger) if state.deal.number > done else (0, 0)
    assert told.totals == (before[0] + now[0], before[1] + now[1])
    assert told.deal == done + 1


@EACH
def test_the_parts_of_every_deal_add_up_to_its_points(book: Book, game: str, options: Any) -> None:
    session, figures = StoredParties(game).begun(book, options, 6), figures_of(game)
    assert figures.split is not None
    counted = {}
    while session.advance():
        done = session.state.standing.results
        if done and len(done) not in counted:
            counted[len(done)] = figures.split(session.state)
            assert adds_up(counted[len(done)], done[-1], len(figures.parts))
    (kept,) = book.cards()
    played = partie_played(kept, counted)
    assert played is not None
    assert all(deal.parts is not None for deal in played.deals)


@EACH_KIND
def test_after_lost_deals_it_goes_on_from_their_points(book: Book, game: str, options: Any) -> None:
    results = StoredParties(game).finished(book, options, 4).state.standing.results
    resumed = past_of(game).resumed
    assert resumed is not None
    for count in range(len(results)):
        on = resumed(options, Player.A, results[:count])
        assert on.standing.results == results[:count]
        assert rules_of(game).deals(on).first_dealer is (Player.B if count % 2 else Player.A)
    if options is MATCH:
        assert resumed(options, Player.A, results).standing.games != (0, 0)


@EACH
def test_an_exported_book_is_imported_as_it_was(game: str, options: Any) -> None:
    """The first one that was ever exported: what is written in it is read for ever."""
    assert options
    text = (OLD / f"{game}-1.jsonl").read_text(encoding="utf-8")
    found = read_book(text.splitlines(keepends=True))
    for partie in found.values():
        assert partie.header is not None
        assert partie.header.game == game
        told = [line for _, (line, _) in sorted(partie.actions.items())]
        after = replayed(rules_of(game), partie.header.options, told)
        assert after.refused is None
        if partie.result is not None:
            assert rules_of(game).ending(after.course.state) == partie.result.settlement
    assert {partie.state for partie in found.values()} == {"finished", "running"}


@EACH
def test_an_engine_tells_what_the_cards_brought(book: Book, game: str, options: Any) -> None:
    session, mind = StoredParties(game).begun(book, options, 3), mind_of(game)
    while not session.state.standing.results:
        session.advance()
    assert mind.luck is not None
    asked = mind.luck().question(session.state, Player.B)
    line = write_luck_question(4, json.dumps(asked), 1, game)
    said = answer_line(line, mind.player("thumb"), game=game)
    assert said is not None
    found = read_from_engine(said, game)
    assert isinstance(found, Brought)
    assert found.parts is not None
    assert set(found.parts) == {"chair", "hand", "other", "talon", "error"}
