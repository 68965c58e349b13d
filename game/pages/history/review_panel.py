"""The panel beside a review: what the cards brought to the deal, and what the choices cost."""

from __future__ import annotations

from game.pages.curve import curve_items
from game.pages.history.luck_drawn import HEAD, heading, kinds_items, luck_items, note
from game.pages.history.partie import Points
from game.pages.history.review_shown import ReviewForm, ReviewShown
from game.stage.basics import Font, Rect
from game.stage.lines import fitted
from game.stage.picture import Item, Text
from game.stage.places import Places
from game.words.catalogue import say, say_of

_NAME, _PLAIN, _SMALL = Font(16, bold=True), Font(16), Font(14)
_AIR = 20.0
"""Units at least between the deal and its score."""
_CURVE = 120.0
"""How high the curve of the partie is."""


def panel_items(shown: ReviewShown, places: Places, form: ReviewForm) -> list[Item]:
    """The deal and its points, the parts of luck, the kinds of choices, the partie's curve."""
    review, room = shown.review, shown.room
    edge = 24.0 if not room.small else 18.0
    place = Rect(edge, 0, places.sizes.panel - 2 * edge - 4, room.height)
    points = review.deal.points
    deal = say("history.deal", number=review.deal.number)
    score, font = ("", _PLAIN) if points is None else _score(shown, deal, points, place.width)
    y = 50.0 if not room.small else 38.0
    items = heading(deal, score, place, y, room, font)
    y += 50 if not room.small else 40
    items += heading(say("review.luck"), "", place, y, room)
    y += 22
    if review.luck is not None:
        rows = Rect(place.x, y, place.width, 0)
        items += luck_items(shown.game, review.luck, rows, form.row, room)
        y += 5 * form.row + 76
    else:
        key = "wait" if not review.over else "untold"
        items += note(say(f"review.luck.{key}"), place, y + 22, room)
        y += 64
    y += 20 if not room.small else 8
    lost = say_of(shown.game, "review.settlement")
    items += heading(say("review.choices"), lost, place, y + 18, room)
    rows = Rect(place.x, y + 40, place.width, 0)
    items += kinds_items(shown.game, review.found.values(), rows, form.row, room)
    y += 40 + 3 * form.row
    if len(shown.curve) > 1 and room.height - y > _CURVE + 80:
        title = fitted(say("line.title"), _NAME, place.width, room)
        items.append(Text(title, place.x, y + 40, _NAME))
        curve = Rect(place.x, y + 60, place.width, _CURVE)
        items += curve_items(shown.curve, shown.deals, curve, room, now=review.deal.number)
        y = curve.bottom
    if room.height - y > 110:
        items += note(say("history.review.how"), place, y + 30, room)
    return items


def _score(shown: ReviewShown, deal: str, points: Points, width: float) -> tuple[str, Font]:
    """What both counted, each with the name, or at least with whose stands first; and the font."""
    player, room = shown.review.player, shown.room
    mine, theirs = points[player], points[player.other]
    own, other = shown.names[player], shown.names[player.other]
    space = width - room.ruler.width(deal, HEAD) - _AIR
    whole = say("review.score", name=own, points=mine, other=other, theirs=theirs)
    short = say("review.score.short", name=own, points=mine, theirs=theirs)
    ways = (whole, _PLAIN), (whole, _SMALL), (short, _PLAIN), (short, _SMALL)
    fits = (way for way in ways if room.ruler.width(*way) <= space)
    return next(fits, (fitted(short, _SMALL, space, room), _SMALL))
