"""How a puzzle looks: the table of the game, and at its left what is asked and who found it.

Solved, what was right is done: the card lies where it is played, a call is spoken, what is kept
back lies in its row. A bar is over each card where that tells something, wherever it lies, and the
line of play lies on the cloth.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from game.school.lesson_drawn import leave
from game.school.puzzle import Solution
from game.school.puzzle_panel import PuzzleShown, mood_of, puzzle_panel
from game.school.puzzle_solved import line_items, verdict, ways_items
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Rect, Room, Tone
from game.stage.picture import (
    Backdrop,
    Box,
    CardItem,
    Item,
    Picture,
    Shadow,
    Stroke,
    Text,
)
from game.stage.places import WIDE, Places
from game.stage.signs import ticked
from game.table.cards import card_widgets
from game.table.cloth import explained
from game.table.live import news
from game.table.now_row import now_row
from game.table.picture import uncovered
from game.table.ui import TableUI
from game.words.catalogue import say

_SOFT, _IVORY, _BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)
_RAISED = 22.0


def puzzle_picture(shown: PuzzleShown, face: TableUI, room: Room) -> Picture:
    """Everything to be seen and touched."""
    places = Places.of(room)
    items = puzzle_panel(shown, places)
    items += _table(shown, face, places)
    items.append(leave(shown.table, places))
    items += now_row(shown.table, places)
    return Picture.of(Backdrop.TABLE, items)


# ---- the cloth


def _table(shown: PuzzleShown, face: TableUI, places: Places) -> list[Item]:
    table, solution = shown.table, shown.solution
    if solution is not None:
        held = frozenset(map(str, face.hand(table.seen)))
        table = replace(table, cards=_lit(table.cards, solution, held))
    said, seen = uncovered(face, table, places)
    spread = face.spread(table)
    items = [
        *face.below(table, places, said),
        *card_widgets(seen, spread),
        *news(face, table, seen, spread),
        *face.above(table, places),
        *said,
    ]
    if solution is not None:
        items += _gauges(table.cards, solution, places)
        if solution.on_cloth:
            items += _explained(shown, solution, places)
    return items


def _explained(shown: PuzzleShown, solution: Solution, places: Places) -> list[Item]:
    """The verdict beside the trick, and below it how the play goes on, or both ways of a call."""
    place = explained(places, bars=bool(solution.gauges))
    if solution.alone:  # it stands in the middle
        place = replace(place, x=max(places.left, places.centre - place.width / 2))
    head = say("puzzle.shown" if shown.puzzling.shown else "puzzle.right")
    items, foot = verdict(head, solution.why, mood_of(shown), place, places)
    foot += 12 if places.sizes is WIDE else 8
    rest = Rect(place.x, foot, place.width, max(0.0, place.bottom - foot))
    if solution.ways is not None:
        return items + ways_items(solution.ways, rest, places)
    return items + line_items(solution, shown.table.other, rest, places)


def _lit(
    cards: Sequence[CardItem], solution: Solution, held: Collection[str]
) -> tuple[CardItem, ...]:
    """The cards with those that were right standing out; none is dark for what may be played.

    Where it was asked whether to call something, those of the hand that are not of it are darker.
    """
    found = []
    for card in cards:
        if card.key in solution.lit and card.key not in solution.laid:
            pose = card.pose.raised(_RAISED)
            found.append(replace(card, pose=pose, shadow=Shadow.LIFT, dimmed=False, focused=False))
        else:
            aside = solution.ways is not None and card.key not in solution.ways.cards
            dimmed = card.dimmed or (aside and card.key in held)
            found.append(replace(card, dimmed=dimmed, focused=False))
    return tuple(found)


def _gauges(cards: Sequence[CardItem], solution: Solution, places: Places) -> list[Item]:
    """A bar over each card: how often it is as good as any; a tick on those that were right."""
    wide = places.sizes is WIDE
    poses = {card.key: card.pose for card in cards}
    width = 14.0 if wide else 11.0
    bars = {one.card: one.share for one in solution.gauges if one.card in poses}
    step = places.sizes.hand_step
    items: list[Item] = []
    for key, share in bars.items():
        at, best = poses[key], key in solution.lit
        foot = at.y - at.width * CARD_RATIO / 2 - 8
        if key in solution.laid:
            items += _gauge(share, at.x, foot, best=best, wide=wide)
        else:
            items += _gauge(share, at.x - at.width / 2 + step / 2, foot, best=best, wide=wide)
    aside = width / 2 + 14 if solution.gauges else 0.0  # beside the bar
    for key in solution.lit:
        pose = poses.get(key)
        if pose is not None and key in solution.laid:  # at its upper corner
            high = pose.width * CARD_RATIO
            items += ticked(pose.x + pose.width / 2 - 4, pose.y - high / 2 + 4, 22)
        elif pose is not None:
            top = pose.y - pose.height / 2
            items += ticked(pose.x - pose.width / 2 + step / 2 + aside, top - 16, 22)
    kept = [poses[key] for key in solution.kept if key in poses]
    if kept:  # one above all of them
        left, right = min(pose.x for pose in kept), max(pose.x for pose in kept)
        left, right = left - kept[0].width / 2, right - kept[0].width / 2 + step
        y = min(pose.y - pose.height / 2 for pose in kept) - 26
        items.append(Stroke(left, y, right, y, _BRASS))
        items += ticked((left + right) / 2, y, 28)
    return items


def _gauge(share: int, x: float, foot: float, *, best: bool, wide: bool) -> list[Item]:
    """The bar of a card that is as good as any so often in 100, its figure on top."""
    high, width = (46.0, 14.0) if wide else (32.0, 11.0)
    whole = Rect(x - width / 2, foot - high, width, high)
    part = max(1.5, high * share / 100)
    filled = Rect(whole.x, foot - part, width, part)
    font = Font(16 if wide else 14, bold=best)
    return [
        Box(whole, 3, fill=Paint(Tone.CLOTH, 0.5)),
        Box(filled, 3, fill=_BRASS if best else Paint(Tone.SOFT, 0.85)),
        Text(str(share), x, whole.y - 7, font, _IVORY if best else _SOFT, Align.CENTRE),
    ]
