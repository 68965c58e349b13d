"""How a puzzle looks: the table of the game, and at its left what is asked and who found it.

Solved, the cards that were right stand out of the hand, with a bar over each card where that tells
something, and the line of play lies on the cloth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.school.lesson import must_have_lessons
from game.school.lesson_drawn import leave
from game.school.panel import ticked
from game.school.puzzle import HARDEST, MISTAKE, Puzzle, Solution, must_have_puzzles
from game.school.puzzling import Puzzling
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import fitted, wrapped
from game.stage.picture import (
    Backdrop,
    Box,
    CardAt,
    CardItem,
    Item,
    Picture,
    Shadow,
    Stroke,
    Target,
    Text,
)
from game.stage.places import WIDE, Places
from game.table.face import Face
from game.table.now_row import now_row
from game.table.picture import uncovered
from game.table.tableau import Tableau
from game.words.catalogue import say, say_of

_SOFT, _IVORY, _INK = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.INK)
_BRASS = Paint(Tone.BRASS)
_HEAD = Font(20, serif=True, bold=True)
_RAISED = 22.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleShown:
    """All that the picture is made from; `solution` is None until the puzzle is over."""

    title: str
    puzzle: Puzzle
    puzzling: Puzzling
    question: str
    solution: Solution | None
    table: Tableau


@dataclass(frozen=True, slots=True)
class _Form:
    """Measures of the panel in units."""

    left: float
    right: float
    title: float
    rule: float
    paper: float
    most: int  # lines the paper always has room for
    words: Font
    line: float
    row: float
    apart: float


def _form(places: Places) -> _Form:
    s = places.sizes
    if s is WIDE:
        return _Form(24, s.panel - 28, 50, 68, 86, 5, Font(20, serif=True), 27, 34, 26)
    return _Form(16, s.panel - 24, 42, 54, 66, 5, Font(18, serif=True), 23, 25, 14)


def puzzle_picture(shown: PuzzleShown, face: Face, room: Room) -> Picture:
    """Everything to be seen and touched."""
    places = Places.of(room)
    targets: list[Target] = []
    items = _panel(shown, places)
    items += _table(shown, face, places, targets)
    drawn, target = leave(shown.table, places)
    targets.append(target)
    items += drawn
    items += now_row(shown.table, places, targets)
    return Picture(Backdrop.TABLE, tuple(items), tuple(targets))


# ---- the cloth


def _table(shown: PuzzleShown, face: Face, places: Places, targets: list[Target]) -> list[Item]:
    table, solution = shown.table, shown.solution
    if solution is not None:
        table = replace(table, cards=_lit(table.cards, solution.lit))
    said, seen = uncovered(face, table, places)
    targets += [Target(CardAt(card.key), card.pose) for card in table.cards]
    items: list[Item] = [*face.below(table, places, said), *seen, *face.above(table, places), *said]
    if solution is not None:
        if solution.follows:  # nothing will lie there
            items = [each for each in items if not (isinstance(each, Box) and each.dash)]
        items += _gauges(table.cards, solution, places)
        items += _line(solution, places)
    return items


def _lit(cards: Sequence[CardItem], lit: Sequence[str]) -> tuple[CardItem, ...]:
    """The cards with those that were right standing out; none is dark for what may be played."""
    found = []
    for card in cards:
        if card.key in lit:
            pose = card.pose.raised(_RAISED)
            found.append(replace(card, pose=pose, shadow=Shadow.LIFT, dimmed=False, focused=False))
        else:
            found.append(replace(card, focused=False))
    return tuple(found)


def _gauges(cards: Sequence[CardItem], solution: Solution, places: Places) -> list[Item]:
    """A bar over each card: how often it is as good as any; a tick on those that were right."""
    wide = places.sizes is WIDE
    poses = {card.key: card.pose for card in cards}
    items: list[Item] = []
    high, width = (46.0, 14.0) if wide else (32.0, 11.0)
    tops = [poses[one.card] for one in solution.gauges if one.card in poses]
    foot = min((pose.y - pose.height / 2 for pose in tops), default=0.0) - 8
    step = places.sizes.hand_step
    for gauge in solution.gauges:
        pose = poses.get(gauge.card)
        if pose is None:
            continue
        x = pose.x - pose.width / 2 + step / 2
        best = gauge.card in solution.lit
        whole = Rect(x - width / 2, foot - high, width, high)
        part = max(1.5, high * gauge.share / 100)
        filled = Rect(whole.x, foot - part, width, part)
        font = Font(16 if wide else 14, bold=best)
        items.append(Box(whole, 3, fill=Paint(Tone.IVORY, 0.14)))
        items.append(Box(filled, 3, fill=_BRASS if best else Paint(Tone.SOFT, 0.85)))
        paint = _IVORY if best else _SOFT
        items.append(Text(str(gauge.share), x, whole.y - 7, font, paint, Align.CENTRE))
    for key in solution.lit:
        pose = poses.get(key)
        if pose is not None:
            items += ticked(pose.x - pose.width / 2 + step / 2, pose.y + pose.height * 0.2, 22)
    return items


def _line(solution: Solution, places: Places) -> list[Item]:
    """How the play goes on: the cards of each trick, the leader's above, and who takes it."""
    if not solution.line:
        return []
    wide = places.sizes is WIDE
    beside = 120 if wide else 96  # the card that was led
    left = places.centre + beside if solution.follows else places.centre - beside * 2
    across = places.right - left
    step = min(50.0 if wide else 40.0, across / len(solution.line))
    width = step - 4
    high = width * CARD_RATIO
    y = places.sizes.name_line + (44 if wide else 34) + places.extra / 3
    font = Font(16 if wide else 14)
    items: list[Item] = [Text(say("puzzle.line"), left, y - 12, font, _SOFT)]
    number = 0
    for index, (pair, mine) in enumerate(zip(solution.line, solution.mine, strict=True)):
        x = left + width / 2 + index * step
        for row, key in enumerate(pair):
            pose = Pose(x, y + high / 2 + row * high * 0.62, width)
            items.append(CardItem(f"line:{index}:{row}", key, pose, Shadow.REST))
        foot = y + high * 1.62 + (20 if wide else 17)
        if mine:
            number += 1
            tally = Font(font.size, bold=True)
            items.append(Text(str(number), x, foot, tally, _BRASS, Align.CENTRE))
        else:
            items.append(Text("–", x, foot, font, _SOFT, Align.CENTRE))
    return items


# ---- the panel


def _panel(shown: PuzzleShown, places: Places) -> list[Item]:
    form, room = _form(places), places.room
    title = fitted(shown.title, _HEAD, form.right - form.left - 76, room)
    items: list[Item] = [Text(title, form.left, form.title, _HEAD)]
    if shown.puzzle.kind != MISTAKE:
        items += dots(shown.puzzle.grade, form.right, form.title - 6)
    items.append(_parting(form, form.rule))
    drawn, y = _paper(shown, form, room)
    items += drawn
    y += form.apart
    solution = shown.solution
    if solution is not None:
        if shown.puzzle.kind != MISTAKE:
            drawn, y = _finders(shown, form, y, room)
            items += drawn
        if solution.balances:
            items += _balances(solution, form, y, room)
            return items
    rest = Rect(form.left, y, form.right - form.left, room.height - 16 - y)
    game = shown.puzzle.game
    return [*items, *must_have_lessons(game).ledger(shown.table, rest, room, None)]


def dots(grade: int, right: float, middle: float) -> list[Item]:
    """How hard a puzzle is: so many of four dots are full."""
    items: list[Item] = []
    for index in range(HARDEST):
        place = Rect(right - (HARDEST - index) * 16 + 6, middle - 5, 10, 10)
        full = index < grade
        fill, edge = (_BRASS, None) if full else (None, Paint(Tone.BRASS, 0.8))
        items.append(Box(place, 5, fill=fill, outline=edge, line=1.25))
    return items


def _parting(form: _Form, y: float) -> Stroke:
    return Stroke(form.left, y, form.right, y, Paint(Tone.BRASS, 0.6))


def _paper(shown: PuzzleShown, form: _Form, room: Room) -> tuple[list[Item], float]:
    """What is asked, or the answer and why, on a slip of paper; its lower edge."""
    words = shown.question if shown.solution is None else shown.solution.why
    inset = 14.0
    lines = wrapped(words, form.words, form.right - form.left + 16 - 2 * inset, room)
    height = max(form.most, len(lines)) * form.line + 2 * inset - 4
    paper = Rect(form.left - 8, form.paper, form.right - form.left + 16, height)
    items: list[Item] = [Box(paper, 10, fill=_IVORY, shadow=Shadow.BUTTON)]
    y = paper.y + inset + form.words.size * 0.88
    for line in lines:
        items.append(Text(line, paper.x + inset, y, form.words, _INK))
        y += form.line
    return items, paper.bottom


def _finders(shown: PuzzleShown, form: _Form, y: float, room: Room) -> tuple[list[Item], float]:
    """Which levels find it, and the learner."""
    puzzle = shown.puzzle
    items: list[Item] = []
    names = [
        (say_of(puzzle.game, f"level.{level}"), level not in puzzle.missed)
        for level in must_have_puzzles(puzzle.game).levels
    ]
    items.append(Text(say("puzzle.found"), form.left, y + 8, Font(16), _SOFT))
    y += form.row * 0.55
    names.append((say("you"), shown.puzzling.at_once))
    for index, (name, found) in enumerate(names):
        middle = y + form.row / 2
        you = index == len(names) - 1
        if you:
            band = Rect(form.left - 8, y + 1, form.right - form.left + 16, form.row - 2)
            items.append(Box(band, 6, fill=Paint(Tone.IVORY, 0.1)))
            items.append(Box(Rect(form.left - 12, y + 2, 3, form.row - 4), 1.5, fill=_BRASS))
        words = fitted(name, Font(16, bold=you), form.right - form.left - 40, room)
        items.append(Text(words, form.left, middle + 5.5, Font(16, bold=you)))
        if found:
            items += ticked(form.right - 10, middle, 18)
        else:
            place = Rect(form.right - 19, middle - 9, 18, 18)
            items.append(Box(place, 9, outline=Paint(Tone.SOFT, 0.8), line=1.25))
        y += form.row
    return items, y + form.apart


def _balances(solution: Solution, form: _Form, y: float, room: Room) -> list[Item]:
    """The points by part, the right choice less the other: brass where it gains."""
    items: list[Item] = [_parting(form, y - form.apart * 0.4)]
    font, wide = Font(16), form.right - form.left
    for words in wrapped(solution.against, font, wide, room)[:2]:
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
    return items


def signed(more: float) -> str:
    """Points with their sign and tenths: "+2.8"."""
    tenths = round(abs(more) * 10)
    words = say("trainer.decimal", whole=tenths // 10, tenth=tenths % 10)
    return ("+" if more > 0 else "−") + words
