"""The picture of a review: what was done and what was better on the cards, why, and all choices.

The hands lie as they did before the choice. Cards that were chosen stand out of them: those of what
was done under a cross, those of what was better under a tick; of discards words say which go and
which stay. Below lies a track with a mark for every choice; the panel has what the cards brought.
"""

from __future__ import annotations

from math import radians, sin

from msgspec.structs import replace

from game.pages.history.marks import sign_items, tally_items
from game.pages.history.review_compared import compared_items
from game.pages.history.review_panel import figures_switch, panel_items
from game.pages.history.review_shown import SMALL, WIDE, ReviewForm, ReviewShown, hand_items
from game.pages.history.review_track import track_items
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted, fitted_name
from game.stage.ornaments import Legend
from game.stage.picture import Backdrop, CardItem, Item, Picture, Text, widgets
from game.stage.places import Places
from game.stage.widgets import button_row
from game.words.catalogue import say, say_of
from game.words.terms import capital, sign

_NAME, _PLAIN, _SMALL = Font(16, bold=True), Font(16), Font(14)
_SOFT = Paint(Tone.SOFT)
_BESIDE, _LEAST = 18.0, 70.0
"""Units from a name to the hand beside it, and what there must be for the name."""
_UP = 18.0
"""How far chosen cards stand out of the hand."""


def review_picture(shown: ReviewShown) -> Picture:
    """Everything to be seen and touched."""
    room = shown.room
    places, form = Places.of(room), SMALL if room.small else WIDE
    items: list[Item] = [*panel_items(shown, places, form)]
    items += _hands(shown)
    items += [*_opposite(shown, places), *_trumps(shown, places)]
    if shown.choice is not None:
        items += compared_items(shown, shown.choice, places, form)
    else:
        items += _nothing(shown, places, form)
    items += figures_switch(shown)
    items += track_items(shown, places, form)
    items += _foot(shown, places, form)
    return Picture.of(Backdrop.TABLE, items)


def _hands(shown: ReviewShown) -> list[Item]:
    """Both hands; the cards of the choice stand out of the lower one, the others in the shade."""
    if shown.puts_out:
        return hand_items(shown.hand, shown.chosen, _UP, shown.room)
    done, better = shown.chosen
    weighed = bool(done or better) and done != better
    items: list[Item] = []
    for key, card in shown.hand.items():
        if key in done or key in better:
            items.append(replace(card, pose=card.pose.raised(_UP)))
        else:
            aside = weighed and not _is_above(card, shown)
            items.append(replace(card, dimmed=card.dimmed or aside))
    for key in (*done, *better):
        held = shown.hand.get(key)
        if held is None or (key in done and key in better):
            continue
        pose = held.pose.raised(_UP + held.pose.height / 2 + 13)
        items += sign_items(key in better, pose.x - held.pose.width * 0.32, pose.y, 20)
    for key, words in shown.named.items():
        if key in shown.hand:
            lies = shown.hand[key].pose
            items.append(Text(words, lies.x + lies.width / 2 + 10, lies.y + 5, _SMALL, _SOFT))
    return items


def _opposite(shown: ReviewShown, places: Places) -> list[Item]:
    """Whose hand lies above: the name beside it, under it where there is no room."""
    upper = [card.pose for card in shown.hand.values() if _is_above(card, shown)]
    if not upper:
        return []
    whose, room = capital(shown.names[shown.review.player.other]), shown.room
    first = min(upper, key=lambda pose: pose.x)
    edge = first.x - max(first.width, abs(first.height * sin(radians(first.angle)))) / 2 - _BESIDE
    if edge - places.left >= _LEAST:
        name = fitted_name(whose, _NAME, edge - places.left, room)
        return [Text(name, edge, first.y + 5, _NAME, align=Align.RIGHT)]
    foot = max(pose.y + pose.height / 2 for pose in upper)
    name = fitted(whose, _NAME, 190, room)
    return [Text(name, places.centre, foot + 15, _NAME, align=Align.CENTRE)]


def _trumps(shown: ReviewShown, places: Places) -> list[Item]:
    """What was trumps, at the upper right."""
    if shown.trumps is None:
        return []
    words = f"{say_of(shown.game, 'place.trumps')} {sign(shown.trumps)}"
    return [Text(words, places.right, places.baize.y + 38, _PLAIN, align=Align.RIGHT)]


def _is_above(card: CardItem, shown: ReviewShown) -> bool:
    """Whether a card lies in the hand of whoever sits opposite."""
    return card.pose.y < shown.room.height / 3


def _nothing(shown: ReviewShown, places: Places, form: ReviewForm) -> list[Item]:
    key = "review.wait" if not shown.review.over else "review.nothing"
    words = say(f"history.{key}", done=shown.review.done, count=shown.review.count)
    y = places.baize.y + form.top + 60
    return [Text(words, places.centre, y, _PLAIN, align=Align.CENTRE)]


def _foot(shown: ReviewShown, places: Places, form: ReviewForm) -> list[Item]:
    """How many of each mark there are, and the buttons."""
    room = shown.room
    y = places.baize.bottom - form.buttons
    row = button_row(
        shown.buttons,
        places.right,
        y,
        form.button,
        room,
        (places.right - places.left) * 0.74,
        (places.right - places.left) * 0.84,
    )
    place = Rect(places.left, y - 22, row.left - 12 - places.left, 44)
    on = [
        Legend(button.place, button.name, say("review.on.means"))
        for button in widgets(row.parts)
        if button.key == "on" and isinstance(button.place, Rect)
    ]
    return [row, *tally_items(shown.review.found.values(), place, room), *on]
