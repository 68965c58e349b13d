"""One's own mistakes come back as puzzles: from the reviews in the book, when they are due."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

from game.games import PIQUET
from game.pages.history.partie import OpenDeal, play_actions
from game.players.review import Choice, ChoiceKind, KeptReview
from game.program.schooling import own_mistakes as mistakes
from game.saves.progress import key_of
from game.saves.reviews import Mistake
from game.saves.store import Book
from game.school.exercises import OwnMistakes
from game.school.learn import LearnPage
from game.school.puzzle import Puzzle, laid, shipped
from game.school.puzzle_scene import PuzzleScene
from game.stage.picture import CardItem, Text
from rules.core.seats import Player
from tests.game.houses import OpenHouse, guided
from tests.game.pilot import Pilot
from tests.game.saves_table import begin, quick_disk
from tests.game.solver import RULES, Solver

__all__ = ["quick_disk"]

REASON = {"part": "cards", "side": "mine", "more": 4.5}


def error(puzzle: Puzzle) -> tuple[Mistake, OpenDeal]:
    """A shipped puzzle as somebody's own mistake: he did there what a level does."""
    played = next(iter(puzzle.missed.values()))
    excerpt = laid(puzzle)
    actions = (*excerpt.actions, RULES.read(played))
    deal = OpenDeal(
        1, excerpt.states[0], tuple(play_actions(RULES, excerpt.states[0], actions)), None
    )
    kind = ChoiceKind.CARD if puzzle.kind == "ending" else ChoiceKind.EXCHANGE
    choice = Choice(len(puzzle.log), kind, played, puzzle.right[0], 8.0, 0.5, 6.0, REASON)
    return Mistake(puzzle.name, 1, puzzle.seat, choice), deal


def some(kinds: Sequence[str]) -> list[Puzzle]:
    return [next(each for each in shipped(PIQUET).puzzles if each.kind == kind) for kind in kinds]


def house(*kinds: str) -> OpenHouse:
    found = OpenHouse()
    found.errors = [error(puzzle) for puzzle in some(kinds)]
    return found


def solver(around: OpenHouse) -> Solver:
    own = OwnMistakes(around, PIQUET)
    assert own.first is not None
    return Solver(own.first, around, exercises=own)


def test_without_mistakes_the_box_says_what_will_come() -> None:
    pilot = Pilot(LearnPage(guided(OpenHouse()), PIQUET))
    assert any("What a review marks" in words for words in pilot.words)
    assert "mistakes" not in pilot.keys


def test_those_due_are_counted_and_solved_from_the_page() -> None:
    around = house("ending", "exchange")
    pilot = Pilot(LearnPage(guided(around), PIQUET))
    assert {"2", "come back", "today"} <= set(" ".join(pilot.words).split()) | {"come back"}
    pilot.click("mistakes")
    top = pilot.stack.top
    assert isinstance(top, PuzzleScene)
    assert "Your own mistake" in " ".join(pilot.words)
    pilot.key("escape")
    assert isinstance(pilot.stack.top, LearnPage)


def test_known_at_once_it_comes_back_tomorrow_and_then_after_six_days() -> None:
    around = house("exchange")
    first = solver(around)
    first.do(first.right())
    own = OwnMistakes(around, PIQUET)
    assert own.due() == ()
    assert own.waiting() == 1
    around.now += timedelta(days=1)
    second = solver(around)
    second.do(second.right())
    (key,) = around.recalled(PIQUET)
    due = (around.today() + timedelta(days=6)).isoformat()
    assert around.recalled(PIQUET)[key].due == due
    assert key == key_of(first.puzzle.facts["key"].split(":")[0], 1, len(first.puzzle.log))


def test_what_was_missed_again_comes_back_tomorrow() -> None:
    around = house("ending")
    someone = solver(around)
    someone.do(RULES.read(someone.puzzle.facts["played"]))
    someone.do(someone.right())
    (one,) = around.recalled(PIQUET).values()
    assert one.run == 0
    assert one.days == 1


def test_it_tells_what_is_better_why_and_what_was_done_then() -> None:
    someone = solver(house("exchange"))
    someone.do(someone.right())
    solution = someone.scene.room.solution
    assert solution is not None
    assert solution.why.startswith("Throw ")
    assert "More points for you" in solution.why
    assert solution.before is not None
    assert solution.before.lost == "It lost 8.0 ± 0.5 points by the end of the partie."
    faces = [each.face for each in someone.picture.items
             if isinstance(each, CardItem) and each.key.startswith("before:")]  # fmt: skip
    assert RULES.read(f"exchange {' '.join(map(str, faces))}") == RULES.read(
        someone.puzzle.facts["played"]
    )
    words = [item.words for item in someone.picture.items if isinstance(item, Text)]
    assert not any("Who found it" in each for each in words)


def test_enter_leads_to_the_next_one_and_after_the_last_back_to_the_page() -> None:
    around = house("ending", "exchange")
    someone = solver(around)
    first = someone.puzzle
    someone.do(someone.right())
    someone.key("enter")
    assert someone.puzzle.facts["key"] != first.facts["key"]
    someone.do(someone.right())
    someone.key("enter")
    assert someone.gone is not None


def test_a_deal_that_cannot_be_opened_any_more_is_passed_over() -> None:
    around = house("ending", "exchange")
    (lost, _), (kept, deal) = around.errors
    around.errors = [(kept, deal)]
    around.mistakes = lambda _game: [lost, kept]  # type: ignore[method-assign]
    own = OwnMistakes(around, PIQUET)
    assert len(own.due()) == 2
    assert own.first is not None
    assert own.first.facts["key"].startswith(kept.partie)


def test_an_inaccuracy_is_not_worth_coming_back(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 60)
    slight = Choice(9, ChoiceKind.CARD, "play JC", "play QC", 2.0, 0.1)
    dear = Choice(11, ChoiceKind.CARD, "play 7S", "play KC", 7.0, 0.1)
    unsure = Choice(13, ChoiceKind.CARD, "play 7H", "play KH", 7.0, 5.0)
    book.reviews.keep(KeptReview(key, 1, Player.A, (slight, dear, unsure)))
    assert [one.choice for one in mistakes(book, "piquet")] == [dear]
