"""The cards behind a number of the deal sheet: groups side by side under the paper."""

from __future__ import annotations

from game.piquet.ui.sheet.form import AIR, CAPTION, FAR, FEW, STEP, foot_of, form_of
from game.piquet.ui.sheet.rows import Shown
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.geometry import wobbled
from game.stage.lines import fitted
from game.stage.picture import CardItem, Item, Shadow, Text
from game.stage.places import Places
from rules.core.cards import Card

_DIM = Paint(Tone.SOFT)


def card_items(shown: Shown, paper: Rect, room: Room) -> list[Item]:
    """The groups side by side under the sheet, each a row of cards that a hand laid down."""
    places = Places.of(room)
    form = form_of(places)
    pairs = any(isinstance(entry, tuple) for group in shown.groups for entry in group)
    foot = foot_of(places)
    more = form.behind if pairs else 0.0
    space = foot - paper.bottom - CAPTION - more - AIR
    cards = sum(map(len, shown.groups))
    largest = min(form.largest, space / CARD_RATIO - AIR) if cards <= FEW else 0.0
    card = min(max(form.card, largest), space / CARD_RATIO)
    steps = STEP * card
    widths = [card + (len(group) - 1) * steps for group in shown.groups if group]
    whole = sum(widths) + form.apart * max(0, len(widths) - 1)
    squeeze = min(1.0, (places.right - places.left) / whole) if whole else 1.0
    middle = paper.centre[0]
    x = max(middle - whole * squeeze / 2, places.left)
    height = card * CARD_RATIO + more
    y = min((paper.bottom + foot - CAPTION) / 2, paper.bottom + FAR + height / 2)
    caption = fitted(shown.caption, Font(14), places.right - places.left, room)
    line = y + height / 2 + CAPTION - 4
    items: list[Item] = [Text(caption, middle, line, Font(14), _DIM, Align.CENTRE)]
    for group in shown.groups:
        for index, entry in enumerate(group):
            at = x + (card / 2 + index * steps) * squeeze
            turn = wobbled(index, 1.2)
            if isinstance(entry, Card):
                low = form.behind / 2 if pairs else 0.0  # in line with the fronts of pairs
                items.append(_card(entry, Pose(at, y + low, card, turn)))
            else:
                winner, other = entry
                behind = Pose(at + 4, y - form.behind / 2, card, -turn)
                items.append(_card(other, behind))
                items.append(_card(winner, Pose(at, y + form.behind / 2, card, turn)))
        if group:
            x += (card + (len(group) - 1) * steps + form.apart) * squeeze
    return items


def _card(card: Card, pose: Pose) -> CardItem:
    return CardItem(f"shown:{card}", str(card), pose, Shadow.HAND)
