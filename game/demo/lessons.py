"""The lessons in pictures: the page of all, and a step of each kind."""

from __future__ import annotations

from dataclasses import replace

from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.table import MOST_TICKS, TICK
from game.games import PIQUET
from game.saves.learned import Learned
from game.school.lesson_scene import LessonScene
from game.stage.director import Motion
from game.stage.intents import Key, Press, Release
from game.stage.picture import CardAt

_STEPS = (
    ("trick", 4, "lesson-trick"),
    ("counts", 2, "lesson-sequence"),
    ("counts", 6, "lesson-alone"),
    ("exchange", 2, "lesson-exchange"),
    ("talk", 10, "lesson-answer"),
    ("pique", 13, "lesson-repique"),
    ("rubicon", 4, "lesson-rubicon"),
    ("deal", 14, "lesson-deal"),
)
"""A lesson, a step of it, and what the picture is called."""
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
        album.take(called, scene)
        if called == "lesson-trick":
            _tap(album, scene, _WRONG)
            album.take("lesson-wrong", scene)
        scene.on_intent(Key("escape"))
    house.lessons.clear()
    house.likes = before


def _at(album: Album, house: Showcase, name: str, step: int) -> LessonScene:
    """A lesson as it is when one comes back to a step of it."""
    house.learn(PIQUET, name, Learned(step))
    scene = LessonScene(PIQUET, name, house)
    album.look(scene)
    for _ in range(MOST_TICKS):
        scene.tick(TICK)
        if scene.classroom.ready:
            break
    for _ in range(10):  # past the second half of a double click
        scene.tick(TICK)
    return scene


def _tap(album: Album, scene: LessonScene, card: str) -> None:
    """Press a card that lies on the table."""
    at = CardAt(card)
    place = next(target.place for target in album.look(scene).targets if target.key == at)
    x, y = place.x, place.y
    scene.on_intent(Press(x, y, at))
    scene.on_intent(Release(x, y, at))
