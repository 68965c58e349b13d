"""Puzzles in pictures: one asked, tried wrongly, solved; a discard; one's own mistakes."""

from __future__ import annotations

from dataclasses import replace

from game.demo.album import Album
from game.demo.house import Showcase
from game.demo.table import MOST_TICKS, TICK
from game.games import PIQUET, rules_of
from game.piquet.face.keys import SINK
from game.piquet.puzzles.asked import KEPT
from game.saves.puzzled import Puzzled
from game.school.exercises import ShippedPuzzles
from game.school.puzzle import HARDEST, Puzzle
from game.school.puzzle_scene import PuzzleScene
from game.stage.director import Motion
from game.stage.intents import Key


def show_puzzles(album: Album, house: Showcase) -> None:
    """An ending that is missed at first, and a discard found at once."""
    house.likes, before = replace(house.likes, motion=Motion.OFF.value), house.likes
    shipped = ShippedPuzzles(house, PIQUET)
    for kind in dict.fromkeys(each.kind for each in shipped.all.puzzles):
        of_kind = (each for each in shipped.all.puzzles if each.kind == kind and each.missed)
        puzzle = min(of_kind, key=_is_far)
        scene = _at(album, house, puzzle)
        album.take(f"puzzle-{kind}", scene)
        _do(scene, next(iter(puzzle.missed.values())))
        album.take(f"puzzle-{kind}-wrong", scene)
        _do(scene, puzzle.right[0])
        album.take(f"puzzle-{kind}-solved", scene)
    day = shipped.of_day
    if day is not None:
        house.puzzle_done(PIQUET, Puzzled({day.name: True}, house.today().isoformat(), 7))
        album.take("learn-solved", house.school(PIQUET))
    house.puzzles.clear()
    house.likes = before


def _is_far(puzzle: Puzzle) -> int:
    """How far it is from showing what a puzzle can be: some find it, most do not."""
    return abs(puzzle.grade - (HARDEST - 1))


def _at(album: Album, house: Showcase, puzzle: Puzzle) -> PuzzleScene:
    scene = PuzzleScene(puzzle, ShippedPuzzles(house, PIQUET), house)
    album.look(scene)
    for _ in range(MOST_TICKS):
        scene.tick(TICK)
        if scene.room.ready:
            break
    for _ in range(10):  # past the second half of a double click
        scene.tick(TICK)
    return scene


def _do(scene: PuzzleScene, line: str) -> None:
    """Do what a line of a log says, or keep back what is asked for."""
    if line == KEPT:
        scene.on_intent(Key(SINK.key))
    else:
        scene.room.takes(rules_of(PIQUET).read(line))
