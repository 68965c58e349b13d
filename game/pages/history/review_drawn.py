"""The picture of a review: what was done and what was better on the cards, why, and all choices.

The hands lie as they did before the choice. Cards that were chosen stand out of them: those of what
was done under a cross, those of what was better under a tick; of discards words say which go and
which stay. Below lies a track with a mark for every choice; the panel has what the cards brought.
"""

from __future__ import annotations

from dataclasses import replace

from game.pages.history.exchange_drawn import hand_items
from game.pages.history.marks import mark, sign_items
from game.pages.history.review_compared import compared_items
from game.pages.history.review_panel import panel_items
from game.pages.history.review_shown import SMALL, WIDE, ReviewForm, ReviewShown
from game.pages.history.tally import tally_items
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted, ring
from game.stage.picture import Backdrop, Item, Picture, Stroke, Target, Text
from game.stage.places import Places
from game.stage.widgets import Button, button_row, draw_button
from game.words.catalogue import say
from game.words.terms import capital

_NAME, _PLAIN, _SMALL = Font(16, bold=True), Font(16), Font(14)
_SOFT = Paint(Tone.SOFT)
_UP = 18.0
"""How far chosen cards stand out of the hand."""


def review_picture(shown: ReviewShown) -> Picture:
    """Everything to be seen and touched."""
    room = shown.room
    places, form = Places.of(room), SMALL if room.small else WIDE
    items: list[Item] = [*panel_items(shown, places, form)]
    targets: list[Target] = []
    items += _hands(shown)
    items += _opposite(shown, places)
    if shown.choice is not None:
        items += compared_items(shown, shown.choice, places, form)
    else:
        items += _nothing(shown, places, form)
    for drawn, touch in (_track(shown, places, form), _foot(shown, places, form)):
        items += drawn
        targets += touch
    return Picture(Backdrop.TABLE, tuple(items), tuple(targets))


def _hands(shown: ReviewShown) -> list[Item]:
    """Both hands; the cards of the choice stand out of the lower one."""
    if shown.puts_out:
        return hand_items(shown.hand, shown.chosen, _UP, shown.room)
    done, better = shown.chosen
    items: list[Item] = []
    for key, card in shown.hand.items():
        raised = key in done or key in better
        items.append(replace(card, pose=card.pose.raised(_UP)) if raised else card)
    for key in (*done, *better):
        held = shown.hand.get(key)
        if held is None or (key in done and key in better):
            continue
        pose = held.pose.raised(_UP + held.pose.height / 2 + 13)
        items += sign_items(key in better, pose.x - held.pose.width * 0.32, pose.y, 20)
    return items


def _opposite(shown: ReviewShown, places: Places) -> list[Item]:
    """Whose hand lies above."""
    upper = [card.pose for card in shown.hand.values() if card.pose.y < places.room.height / 3]
    if not upper:
        return []
    name = fitted(capital(shown.names[shown.review.player.other]), _NAME, 190, shown.room)
    foot = max(pose.y + pose.height / 2 for pose in upper)
    return [Text(name, places.centre, foot + 15, _NAME, align=Align.CENTRE)]


def _nothing(shown: ReviewShown, places: Places, form: ReviewForm) -> list[Item]:
    key = "review.wait" if not shown.review.over else "review.nothing"
    words = say(f"history.{key}", done=shown.review.done, count=shown.review.count)
    y = places.baize.y + form.top + 60
    return [Text(words, places.centre, y, _PLAIN, align=Align.CENTRE)]


def _track(shown: ReviewShown, places: Places, form: ReviewForm) -> tuple[list[Item], list[Target]]:
    """A mark for every choice where it stands in the deal, and ways to the one before and after."""
    room, found = shown.room, shown.review.found
    y = places.baize.bottom - form.track
    items: list[Item] = []
    targets: list[Target] = []
    for key, sign, x in (
        ("previous", "‹", places.left),
        ("next", "›", places.right - form.end),
    ):
        place = Rect(x, y - form.end / 2, form.end, form.end)
        drawn, _ = draw_button(Button(key, sign), place, room, shown.focus == key)
        items += drawn
        targets.append(Target(key, Rect(x - 3, y - 22, form.end + 6, 44)))
    left, right = places.left + form.end + 24, places.right - form.end - 24
    items.append(Stroke(left, y, right, y, Paint(Tone.IVORY, 0.3), 1.5))
    gap = (right - left) / max(1, shown.steps - 1)
    for at, choice in sorted(found.items()):
        x = left + at * gap
        if at == shown.at:
            items.append(ring(Rect(x - 12, y - 12, 24, 24)))
        items += mark(choice.grade, x, y, 18)
        reach = max(gap, 16.0)
        targets.append(Target(f"choice-{at}", Rect(x - reach / 2, y - 22, reach, 44)))
    if not shown.review.over:
        words = say("history.review.wait", done=shown.review.done, count=shown.review.count)
        items.append(Text(words, places.right, y - 26, _SMALL, _SOFT, Align.RIGHT))
    return items, targets


def _foot(shown: ReviewShown, places: Places, form: ReviewForm) -> tuple[list[Item], list[Target]]:
    """How many of each mark there are, and the buttons."""
    room = shown.room
    y = places.baize.bottom - form.buttons
    items, targets = button_row(
        shown.buttons,
        places.right,
        y,
        form.button,
        room,
        shown.focus,
        (places.right - places.left) * 0.74,
        (places.right - places.left) * 0.84,
    )
    edge = min(target.place.x for target in targets if isinstance(target.place, Rect)) - 12
    place = Rect(places.left, y - 22, edge - places.left, 44)
    return [*items, *tally_items(shown.review.found.values(), place, room)], targets
