"""The school in pictures: a step of each kind of lesson, puzzles and trainers."""

from __future__ import annotations

from datetime import timedelta
from typing import cast

from msgspec.structs import replace

from game.bezique.words import BEZIQUE
from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.sitting import TICK, asked, await_so, rest, sit, turns
from game.games import PIQUET, rules_of
from game.pages.history.partie import OpenDeal, play_actions
from game.pages.page import Page
from game.piquet.puzzles.asked import KEPT, PuzzleKind
from game.piquet.ui.keys import SINK
from game.players.review import Choice, ChoiceKind
from game.preferences import Coach
from game.saves.progress import Learned, Puzzled, Trained
from game.saves.reviews import Mistake
from game.school.ending import EndingTrainer
from game.school.ending_page import EndingPage
from game.school.exercises import OwnMistakes, ShippedPuzzles
from game.school.lesson import must_have_lessons
from game.school.lesson_scene import LessonScene
from game.school.puzzle import HARDEST, Puzzle, laid, shipped
from game.school.puzzle_scene import Exercises, PuzzleScene
from game.school.trainer_page import TrainerPage, open_trainer
from game.school.training import Drill, trainer_of
from game.stage.director import Motion
from game.stage.intents import Key, Press, Release
from game.stage.picture import CardAt
from rules.piquet.choices import MayExchange

_STEPS = (
    ("trick", 9, "lesson-trick"),
    ("counts", 2, "lesson-sequence"),
    ("counts", 5, "lesson-alone"),
    ("exchange", 1, "lesson-exchange"),
    ("talk", 8, "lesson-answer"),
    ("talk", 13, "lesson-sink"),
    ("pique", 7, "lesson-repique"),
    ("rubicon", 2, "lesson-rubicon"),
    ("deal", 14, "lesson-deal"),
)
"""A lesson, a step of it, and what the picture is called."""
_BEGUN = {"lesson-sequence": ("AH", "KH")}
"""Cards clicked before the picture is taken."""
_MARKS = 3
"""The step of a lesson of Bezique that explains the marks below open cards."""
_WRONG = "8S"
"""Tapped where a club was led."""


def show_lessons(album: Album, house: Showcase) -> None:
    """The page before the first lesson and in the middle; then steps, one of them tried wrongly."""
    house.likes, before = replace(house.likes, motion=Motion.OFF.value), house.likes
    album.take("learn-first", house.school(PIQUET))
    for name in ("trick", "counts", "exchange"):
        house.learn(PIQUET, name, Learned(0, done=True))
    house.learn(PIQUET, "talk", Learned(3))
    album.take("learn", house.school(PIQUET))
    for name, step, called in _STEPS:
        scene = _lesson_at(album, house, name, step)
        for card in _BEGUN.get(called, ()):
            _tap(album, scene, card)
        album.take(called, scene)
        if called == "lesson-trick":
            _tap(album, scene, _WRONG)
            album.take("lesson-wrong", scene)
        scene.on_intent(Key("escape"))
    album.take("bezique-lesson", _lesson_at(album, house, "again", _MARKS, BEZIQUE))
    house.lessons.clear()
    for name in must_have_lessons(PIQUET).names[:-1]:
        house.learn(PIQUET, name, Learned(0, done=True))
    album.take("learn-enough", house.school(PIQUET))
    house.lessons.clear()
    _show_coach(album, house)
    house.likes = before


def _show_coach(album: Album, house: Showcase) -> None:
    """What a coach says of the first discard."""
    house.likes = replace(house.likes, coach=Coach.TALKATIVE)
    table = sit(album, house, house.seed)
    for _ in turns(table, house.seed):
        if asked(table) and isinstance(table.board.seen.choices, MayExchange):
            break
    await_so(table, lambda: bool(table.board.top.advice))  # the cards he speaks of rise
    album.take("coach", table)


def _lesson_at(
    album: Album, house: Showcase, name: str, step: int, game: str = PIQUET
) -> LessonScene:
    """A lesson as it is when one comes back to a step of it."""
    house.learn(game, name, Learned(step))
    scene = LessonScene(game, name, house)
    album.look(scene)
    scene.tick(TICK)
    await_so(scene, lambda: scene.classroom.ready)
    return scene


def _tap(album: Album, scene: LessonScene, card: str) -> None:
    """Press a card that lies on the table."""
    at = CardAt(card)
    place = next(target.place for target in album.look(scene).targets if target.key == at)
    x, y = place.x, place.y
    scene.on_intent(Press(x, y, at))
    scene.on_intent(Release(x, y, at))


_KINDS = (PuzzleKind.ENDING, PuzzleKind.EXCHANGE, PuzzleKind.CALL)
_DAYS = 7
"""On how many in a row the puzzle of the day was solved."""
_LOST, _DOUBT = 8.5, 0.6
"""Points of settlement that a mistake of the showcase lost, and how exactly that is known."""


def show_puzzles(album: Album, house: Showcase) -> None:
    """Each kind missed at first, then found; and the page when the day's was found."""
    house.likes, before = replace(house.likes, motion=Motion.OFF.value), house.likes
    every = ShippedPuzzles(house, PIQUET)
    for kind in _KINDS:
        puzzle = _telling(every, kind)
        scene = _at(album, house, puzzle, every)
        album.take(f"puzzle-{kind}", scene)
        _do(scene, next(iter(puzzle.missed.values())))
        album.take(f"puzzle-{kind}-wrong", scene)
        _do(scene, puzzle.right[0])
        album.take(f"puzzle-{kind}-solved", scene)
    _show_mistakes(album, house, _telling(every, PuzzleKind.EXCHANGE))
    house.puzzles.clear()
    house.likes = before


def _show_mistakes(album: Album, house: Showcase, puzzle: Puzzle) -> None:
    """A puzzle as if one had done oneself what the levels do; the puzzle of the day is solved."""
    house.errors = [_as_mistake(puzzle)]
    house.puzzle_done(PIQUET, _week_of_puzzles(house))
    house.likes = replace(house.likes, guided=True)
    album.take("learn-solved", house.school(PIQUET))
    own = OwnMistakes(house, PIQUET)
    if own.first is not None:
        scene = _at(album, house, own.first, own)
        _do(scene, puzzle.right[0])
        album.take("puzzle-mistake", scene)
    house.errors.clear()
    house.later.clear()


def _week_of_puzzles(house: Showcase) -> Puzzled:
    """The puzzle of today is solved, at the second try, and so are those of the days before."""
    found, every = Puzzled(), shipped(PIQUET)
    for back in reversed(range(_DAYS)):
        day = house.today() - timedelta(days=back)
        puzzle = every.of_day(day)
        if puzzle is not None:
            found = found.done(puzzle.name, first=back > 0).done_on(day)
    return found


def _as_mistake(puzzle: Puzzle) -> tuple[Mistake, OpenDeal]:
    played = next(iter(puzzle.missed.values()))
    rules, excerpt = rules_of(PIQUET), laid(puzzle)
    actions = (*excerpt.actions, rules.read(played))
    before = excerpt.states[0]
    deal = OpenDeal(1, before, tuple(play_actions(rules, before, actions)), None)
    choice = Choice(len(puzzle.log), ChoiceKind.EXCHANGE, played, puzzle.right[0], _LOST, _DOUBT)
    return Mistake(puzzle.name, 1, puzzle.seat, choice), deal


def _telling(every: ShippedPuzzles, kind: str) -> Puzzle:
    """One that shows what a puzzle can be: some find it, most do not."""
    of_kind = (each for each in every.all.puzzles if each.kind == kind and each.missed)
    return min(of_kind, key=lambda each: abs(each.grade - (HARDEST - 1)))


def _at(album: Album, house: Showcase, puzzle: Puzzle, exercises: Exercises) -> PuzzleScene:
    scene = PuzzleScene(puzzle, exercises, house)
    album.look(scene)
    scene.tick(TICK)
    await_so(scene, lambda: scene.room.ready)
    return scene


def _do(scene: PuzzleScene, line: str) -> None:
    """Do what a line of a log says, or keep back what is asked for."""
    if line == KEPT:
        scene.on_intent(Key(SINK.key))
    else:
        scene.room.hands.act(rules_of(PIQUET).read(line))
    scene.tick(TICK)


_NAME = "counting"
_SLIP = 2
"""The hand of which something wrong is said."""


def show_training(album: Album, house: Showcase) -> None:
    """A set of hands, one of them counted wrongly."""
    house.train(PIQUET, _NAME, Trained(8, 61))
    page = TrainerPage(house, PIQUET, _NAME)
    album.take("trainer-first", page)
    _press(page, "enter")
    while not _training_at(page).over:
        drill = _training_at(page)
        if (drill.at, drill.asked) == (0, 0):
            album.take("trainer", page)
        right = next(each for each in drill.question.replies if each.code == drill.question.right)
        other = next(each for each in drill.question.replies if each is not right)
        slips = drill.at == _SLIP and not drill.slipped
        _press(page, (other if slips else right).digit)
        if slips:
            album.take("trainer-wrong", page)
            _press(page, "enter")
    album.take("trainer-over", page)
    house.trainers.clear()


def show_reading(album: Album, house: Showcase) -> None:
    """A hand that is read: before it, some cards marked, and the truth."""
    house.train(PIQUET, "reading", Trained(58, 0))
    page = open_trainer(house, PIQUET, "reading")
    album.take("reading-first", page)
    _press(page, "enter")
    for key in ("right", "up", "right", "up", "right", "down", "right"):
        _press(page, key)
    album.take("reading", page)
    _press(page, "enter")
    rest(page)
    album.take("reading-told", page)
    page.on_intent(Key("escape"))
    house.trainers.clear()


def show_endings(album: Album, house: Showcase) -> None:
    """The last six tricks: a card to be led, one that loses something, the end of the first."""
    page = EndingPage(house, PIQUET, "tricks", cast("EndingTrainer", trainer_of(PIQUET, "tricks")))
    album.take("tricks-first", page)
    _press(page, "enter")
    rest(page)
    album.take("tricks", page)
    slipped = False
    while not page.done:
        rest(page)
        ending = page.ending
        if ending is not None and ending.wrong is not None:
            album.take("tricks-wrong", page)
            _press(page, "enter")
        elif ending is not None and page.asked:
            now = ending.now
            some = [card for card in now.mine if card in now.allowed]
            bad = [card for card in some if now.lost(card) and not slipped]
            good = [card for card in some if not now.lost(card)]
            slipped = slipped or bool(bad)
            _press(page, str(now.mine.index((bad or good)[0]) + 1))
    album.take("tricks-over", page)
    page.on_intent(Key("escape"))
    house.trainers.clear()


def _press(page: Page, key: str) -> None:
    """Some time later, a key."""
    rest(page)
    page.on_intent(Key(key))


def _training_at(page: TrainerPage) -> Drill:
    if page.drill is None:
        raise LookupError("the trainer was not begun")
    return page.drill
