"""The lessons in pictures: the page of all, and a step of each kind."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.words import BEZIQUE
from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.sitting import TICK, asked, await_so, sit, turns
from game.games import PIQUET
from game.preferences import Coach
from game.saves.progress import Learned
from game.school.lesson import must_have_lessons
from game.school.lesson_scene import LessonScene
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
        scene = _at(album, house, name, step)
        for card in _BEGUN.get(called, ()):
            _tap(album, scene, card)
        album.take(called, scene)
        if called == "lesson-trick":
            _tap(album, scene, _WRONG)
            album.take("lesson-wrong", scene)
        scene.on_intent(Key("escape"))
    album.take("bezique-lesson", _at(album, house, "again", _MARKS, BEZIQUE))
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


def _at(album: Album, house: Showcase, name: str, step: int, game: str = PIQUET) -> LessonScene:
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
