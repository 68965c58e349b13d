"""The panel at the left of a puzzle: the teacher, what she asks or explains, who found it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.pages.teacher import teacher
from game.players.mind import PORTRAITS
from game.school.learning import Puzzling
from game.school.lesson import must_have_lessons
from game.school.puzzle import HARDEST, MISTAKE, Before, Puzzle, Solution, must_have_puzzles
from game.school.teaching import face_in_panel
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import balanced, fitted, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import Box, CardItem, Item, Shadow, Stroke, Text, live
from game.stage.places import WIDE, Places
from game.stage.printed import printed
from game.stage.signs import ticked
from game.table.render_context import RenderContext
from game.words.catalogue import say, say_of

_SOFT, _IVORY, _INK = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.INK)
_BRASS = Paint(Tone.BRASS)
_HEAD = Font(20, serif=True, bold=True)
_ROW = 5
"""Cards that lie beside each other in the panel without meeting."""


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """All that the picture is made from; `solution` is None until the puzzle is over."""

    title: str
    puzzle: Puzzle
    puzzling: Puzzling
    question: str
    solution: Solution | None
    table: RenderContext


class _Form(Struct, frozen=True):
    """Measures of the panel in units."""

    left: float
    right: float
    words: Font
    line: float
    row: float
    finder: float  # width of a face among those who found it
    apart: float

    @property
    def width(self) -> float:
        return self.right - self.left


def _form(places: Places) -> _Form:
    s = places.sizes
    if s is WIDE:
        return _Form(24, s.panel - 28, Font(20, serif=True), 27, 34, 38, 22)
    return _Form(16, s.panel - 24, Font(18, serif=True), 23, 25, 28, 12)


def puzzle_panel(shown: PuzzleShown, places: Places) -> list[Item]:
    """All of it; below, what was counted in the deal, or what the right choice brings by part."""
    form, room = _form(places), places.room
    solution = shown.solution
    away = solution is not None and solution.on_cloth
    if away:
        items, y = _line_head(shown, form, places)
    else:
        items = _head(shown, form, room)
        drawn, y = _paper(shown, form, room)
        items += drawn
    y += form.apart
    if solution is not None:
        drawn, foot = _slip(shown, solution, form, y, room)
        items += drawn
        if solution.balances:
            return items
        y = foot + form.apart * 0.4
    rest = Rect(form.left, y, form.width, room.height - 16 - y)
    game = shown.puzzle.game
    return [*items, *must_have_lessons(game).ledger(shown.table, rest, room, None)]


def _slip(
    shown: PuzzleShown, solution: Solution, form: _Form, top: float, room: Room
) -> tuple[list[Item], float]:
    """A slip of paper: who found it, what one did before, what the choice brings; its foot."""
    items, y = list[Item](), top
    if shown.puzzle.kind != MISTAKE:
        items, y = (_listed if solution.on_cloth else _finders)(shown, form, y, room)
    if solution.before is not None:
        drawn, y = _before(solution.before, form, y, room)
        items += drawn
    if solution.balances:
        drawn, y = _balances(solution, form, y, room)
        items += drawn
    if not items:
        return [], y
    above = form.apart * 0.66
    place = Rect(form.left - 12, top - above, form.width + 20, y - top + above)
    return [Box(place, 3, fill=_IVORY, shadow=Shadow.PAPER), *printed(items)], y


def _head(shown: PuzzleShown, form: _Form, room: Room) -> list[Item]:
    """What it is, in lines beside the teacher's face, over a rule and how hard it is."""
    face = face_in_panel(room)
    left = face.right + 16
    lines = wrapped(shown.title, _HEAD, form.right - left, room)[:3]
    y = face.centre[1] - 26 * (len(lines) - 1) / 2
    items: list[Item] = []
    for line in lines:
        items.append(Text(line, left, y, _HEAD))
        y += 26
    rule = y - 26 + 14
    items.append(Stroke(left, rule, form.right, rule, Paint(Tone.BRASS, 0.6)))
    if shown.puzzle.kind != MISTAKE:
        items += dots(shown.puzzle.grade, left + HARDEST * 16 - 6, rule + 18)
    return items


def _line_head(shown: PuzzleShown, form: _Form, places: Places) -> tuple[list[Item], float]:
    """What it is and how hard, over a rule: the teacher is on the cloth; the rule's height."""
    wide = places.sizes is WIDE
    base, rule = (44.0, 64.0) if wide else (34.0, 49.0)
    most, room = form.width - HARDEST * 16 - 8, places.room
    fonts = _HEAD, replace(_HEAD, size=18), replace(_HEAD, size=16)
    font = next((each for each in fonts if room.ruler.width(shown.title, each) <= most), fonts[-1])
    return [
        Text(fitted(shown.title, font, most, room), form.left, base, font),
        *dots(shown.puzzle.grade, form.right, base - 6),
        Stroke(form.left, rule, form.right, rule, Paint(Tone.BRASS, 0.6)),
    ], rule


def dots(grade: int, right: float, middle: float) -> list[Item]:
    """How hard a puzzle is: so many of four dots are full."""
    items: list[Item] = []
    for index in range(HARDEST):
        place = Rect(right - (HARDEST - index) * 16 + 6, middle - 5, 10, 10)
        full = index < grade
        fill, edge = (_BRASS, None) if full else (None, Paint(Tone.BRASS, 0.8))
        items.append(Box(place, 5, fill=fill, outline=edge, line=1.25))
    return items


def mood_of(shown: PuzzleShown) -> Mood:
    """How she looks: pleased where it was found, and not while something was wrong."""
    puzzling = shown.puzzling
    if puzzling.over:
        return Mood.CALM if puzzling.shown else Mood.PLEASED
    return Mood.VEXED if puzzling.why else Mood.CALM


def _paper(shown: PuzzleShown, form: _Form, room: Room) -> tuple[list[Item], float]:
    """What is asked, why a try was wrong, or the answer and why, on paper; its lower edge."""
    words = shown.puzzling.why or shown.question
    head = 0.0
    if shown.solution is not None:
        words = shown.solution.why
        head = 0.0 if shown.puzzling.shown else form.line + 8
    inset = 14.0
    lines = wrapped(words, form.words, form.width + 16 - 2 * inset, room)
    height = head + len(lines) * form.line + 2 * inset - 4
    face = face_in_panel(room)
    paper = Rect(form.left - 8, face.bottom + 12, form.width + 16, height)
    items: list[Item] = [Box(paper, 10, fill=_IVORY, shadow=Shadow.BUTTON)]
    items += teacher(face.x, face.y, face.width, paper.y, mood_of(shown))
    y = paper.y + inset + form.words.size * 0.88
    if head:
        large = Font(form.words.size + 8, serif=True, bold=True)
        right = say("puzzle.right")
        items += live(right, (Text(right, paper.x + inset, y + 6, large, _INK),))
        y += head
    said = [
        Text(line, paper.x + inset, y + form.line * row, form.words, _INK)
        for row, line in enumerate(lines)
    ]
    return items + live(words, said), paper.bottom


def _finders(shown: PuzzleShown, form: _Form, y: float, room: Room) -> tuple[list[Item], float]:
    """Which levels find it, by their faces, two beside each other; and the learner."""
    puzzle = shown.puzzle
    items: list[Item] = [Text(say("puzzle.found"), form.left, y + 8, Font(16), _SOFT)]
    y += 20
    high, across = form.finder * PORTRAIT_RATIO, form.width / 2 + 8
    font = Font(14)
    for index, level in enumerate(must_have_puzzles(puzzle.game).levels):
        x = form.left - 4 + index % 2 * across
        middle = y + high / 2
        items.append(Portrait(PORTRAITS[level], x + form.finder / 2, middle, form.finder))
        found = level not in puzzle.missed
        if found:
            items += ticked(x + form.finder - 2, middle + high / 2 - 8, 18)
        name, left = say_of(puzzle.game, f"level.{level}"), x + form.finder + 12
        lines = balanced(name, font, x + across - left - 8, room)[:2]
        for at, line in enumerate(lines):
            low = middle + 5 + 16 * (at - (len(lines) - 1) / 2)
            items.append(Text(line, left, low, font, _IVORY if found else _SOFT))
        y += (high + 5) * (index % 2)
    items += _oneself(shown.puzzling, form, y, room, told=False)
    return items, y + form.row + form.apart * 0.4


def _listed(shown: PuzzleShown, form: _Form, y: float, room: Room) -> tuple[list[Item], float]:
    """The same one below the other, with their ticks in a column, where there is room."""
    puzzle = shown.puzzle
    items: list[Item] = [Text(say("puzzle.found"), form.left, y + 8, Font(16), _SOFT)]
    y += 22
    high, font = form.finder * PORTRAIT_RATIO, Font(16)
    for level in must_have_puzzles(puzzle.game).levels:
        middle = y + high / 2
        items.append(Portrait(PORTRAITS[level], form.left + form.finder / 2, middle, form.finder))
        found = level not in puzzle.missed
        left = form.left + form.finder + 14
        name = fitted(say_of(puzzle.game, f"level.{level}"), font, form.right - 34 - left, room)
        items.append(Text(name, left, middle + 5.5, font, _IVORY if found else _SOFT))
        if found:
            items += ticked(form.right - 11, middle, 20)
        else:
            ring = Rect(form.right - 21, middle - 10, 20, 20)
            items.append(Box(ring, 10, outline=Paint(Tone.SOFT, 0.7), line=1.25))
        y += high + 6
    items += _oneself(shown.puzzling, form, y, room, told=True)
    return items, y + form.row + form.apart * 0.4


def _oneself(puzzling: Puzzling, form: _Form, y: float, room: Room, *, told: bool) -> list[Item]:
    """The learner's own line: a tick, or, where the foot does not say so, that it came later."""
    middle = y + form.row / 2
    band = Rect(form.left - 8, y + 1, form.width + 16, form.row - 2)
    found, name = puzzling.at_once, Font(16, bold=True)
    items: list[Item] = [
        Box(band, 6, fill=Paint(Tone.IVORY, 0.1)),
        Box(Rect(form.left - 12, y + 2, 3, form.row - 4), 1.5, fill=_BRASS),
        Text(say("you"), form.left, middle + 5.5, name, _IVORY),
    ]
    if found:
        return [*items, *ticked(form.right - 11, middle, 20)]
    if not told:
        return items
    words = say("puzzle.was-shown" if puzzling.shown else "puzzle.not-at-once")
    words = fitted(words, Font(14), form.width - room.ruler.width(say("you"), name) - 14, room)
    return [*items, Text(words, form.right, middle + 5, Font(14), _SOFT, Align.RIGHT)]


def _before(before: Before, form: _Form, y: float, room: Room) -> tuple[list[Item], float]:
    """What one did when one was there before: its cards, and what it lost."""
    items: list[Item] = [Text(before.head, form.left, y + 10, Font(16), _SOFT)]
    gap = 4.0
    width = (form.width - (_ROW - 1) * gap) / _ROW
    high = width * CARD_RATIO
    y += 22 + high / 2
    for index, key in enumerate(before.cards):
        step = min(width + gap, (form.width - width) / max(1, len(before.cards) - 1))
        pose = Pose(form.left + width / 2 + index * step, y, width)
        items.append(CardItem(f"before:{index}", key, pose, Shadow.REST))
    y += high / 2 + 24
    for line in wrapped(before.lost, Font(16, bold=True), form.width, room)[:2]:
        items.append(Text(line, form.left, y, Font(16, bold=True)))
        y += 20
    return items, y + form.apart * 0.6


def _parting(form: _Form, y: float) -> Stroke:
    return Stroke(form.left, y, form.right, y, Paint(Tone.BRASS, 0.6))


def _balances(solution: Solution, form: _Form, y: float, room: Room) -> tuple[list[Item], float]:
    """The points by part, the right choice less the other: brass where it gains."""
    items: list[Item] = [_parting(form, y - form.apart * 0.4)]
    font, wide = Font(16), form.right - form.left
    for words in wrapped(solution.against, font, wide, room)[:3]:
        y += form.row * 0.62
        items.append(Text(words, form.left, y, font, _SOFT))
    y += form.row * 0.3
    middle = form.left + wide * 0.66
    most = max(1.0, *(abs(one.more) for one in solution.balances))
    reach = wide * 0.17
    for one in solution.balances:
        line = y + form.row / 2
        label = fitted(one.label, font, wide * 0.46, room)
        items.append(Text(label, form.left, line + 5.5, font))
        length = max(2.0, reach * abs(one.more) / most)
        gains = one.more > 0
        place = Rect(middle if gains else middle - length, line - 6, length, 12)
        items.append(Box(place, 2, fill=_BRASS if gains else Paint(Tone.SOFT, 0.7)))
        figure = signed(one.more)
        items.append(Text(figure, form.right, line + 5.5, font, _IVORY, Align.RIGHT))
        y += form.row * 0.86
    items.append(Stroke(middle, y - form.row * 0.86 * len(solution.balances), middle, y, _SOFT))
    return items, y + form.row * 0.4


def signed(more: float) -> str:
    """Points with their sign and tenths: "+2.8"."""
    tenths = round(abs(more) * 10)
    words = say("trainer.decimal", whole=tenths // 10, tenth=tenths % 10)
    return ("+" if more > 0 else "−") + words
