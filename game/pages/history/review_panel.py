"""The panel beside a review: what the cards brought to the deal, and what the choices cost.

Words come first, and figures when they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.pages.curve import curve_items
from game.pages.history.brought import amount, brought, lost_by, luck_told
from game.pages.history.partie import Points
from game.pages.history.review_shown import ReviewForm, ReviewShown
from game.pages.statistics.tables import signed
from game.players.review import Choice, ChoiceKind, Grade, Luck
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, paragraph, wrapped
from game.stage.picture import Box, Item, Stroke, Text, Widget
from game.stage.places import Places
from game.words.catalogue import say, say_of

HEAD, _PLAIN, _SMALL = Font(22, serif=True, bold=True), Font(16), Font(14)
_FIGURE, _LARGE, _BOLD = Font(20, serif=True), Font(28, serif=True), Font(16, bold=True)
_LITTLE = Font(16, serif=True)
_SOFT = Paint(Tone.SOFT)
_LABELS, _NEEDED = (_PLAIN, _SMALL), 54.0
"""In which the parts are named, the first that leaves so much for a bar and the space around it."""
_PARTS = ("chair", "hand", "talon", "other", "choices")
_LOST = Paint(Tone.RED, 0.6)
_BAR = 72.0
"""Width of the bars at most."""


def luck_items(game: str, luck: Luck, place: Rect, row: float, room: Room) -> list[Item]:
    """The parts of a result one after the other, each beginning where the one before ended.

    A bar is full of what was gained, and hollow and red where something was lost. A fine line leads
    from the end of each to where the next begins, and one stands where all began: at nothing.
    """
    values = [float(getattr(luck, part)) for part in _PARTS]
    told = luck_told(game, luck)
    wholes = [brought(game, getattr(told, part)) for part in _PARTS]
    bounds, at = [(0.0, 0.0)], 0.0
    for value in values:
        bounds.append((at, at + value))
        at += value
    low = min(min(pair) for pair in bounds)
    high = max(max(pair) for pair in bounds)
    labels = [say_of(game, f"review.luck.{part}") for part in _PARTS]
    figures = max(room.ruler.width(whole, _FIGURE) for whole in wholes)
    spaces = ((font, place.width - room.words_width(labels, font) - figures) for font in _LABELS)
    label_font, space = next((one for one in spaces if one[1] >= _NEEDED), (_SMALL, _NEEDED))
    bar = min(_BAR, space - 28)
    scale, left = bar / max(1.0, high - low), place.right - figures - 14 - bar
    nought = left - low * scale
    foot = place.y + 4 * row + 26
    items: list[Item] = [Stroke(nought, place.y + 4, nought, foot, Paint(Tone.IVORY, 0.3), 1.0)]
    y = place.y
    rows = zip(labels, values, wholes, bounds[1:], strict=True)
    for label, value, whole, (start, end) in rows:
        if label == labels[-1]:
            items += _own_row(Rect(place.x, y + 1, place.width, min(row - 3, 28.0)))
        items.append(
            Text(
                fitted(label, label_font, place.width - figures - bar - 20, room),
                place.x,
                y + 20,
                label_font,
            )
        )
        items.append(Text(whole, place.right, y + 21, _FIGURE, align=Align.RIGHT))
        x = left + (min(start, end) - low) * scale
        tone = Tone.FOCUS if label == labels[-1] else Tone.IVORY
        wide = max(2.0, abs(value) * scale)
        bar_at = Rect(x, y + 8, wide, 12)
        if whole.startswith("−"):
            items.append(Box(bar_at, 2, fill=_LOST, outline=Paint(tone, 0.9), line=1.5))
        else:
            items.append(Box(bar_at, 2, fill=Paint(tone, 0.75)))
        if label != labels[-1]:
            on = left + (end - low) * scale
            items.append(
                Stroke(on, bar_at.bottom, on, bar_at.y + row, Paint(Tone.IVORY, 0.55), 1.0)
            )
        y += row
    items.append(Stroke(place.x, y + 2, place.right, y + 2, Paint(Tone.BRASS, 0.7), 1.0))
    items.append(Text(say("review.deal"), place.x, y + 30, _BOLD))
    items.append(Text(signed(round(luck.result)), place.right, y + 33, _LARGE, align=Align.RIGHT))
    items += without_luck(game, told.adjusted, luck.error, place, y + 60, room)
    return items


def _own_row(line: Rect) -> list[Item]:
    """What lies under the part that is one's own doing."""
    band = Rect(line.x - 8, line.y, line.width + 14, line.height)
    return [
        Box(band, 4, fill=Paint(Tone.IVORY, 0.1)),
        Box(Rect(band.x - 2, band.y, 3, band.height), 1.5, fill=Paint(Tone.FOCUS)),
    ]


def without_luck(
    game: str, steps: int, error: float, place: Rect, y: float, room: Room
) -> list[Item]:
    """A result without luck, as `brought` tells it, and by how much such a result strays."""
    about = say("review.error", value=brought(game, steps), error=amount(game, error))
    words, width = say("review.adjusted"), room.ruler.width
    fonts = ((_PLAIN, _FIGURE), (_SMALL, _FIGURE), (_SMALL, _LITTLE))
    fitting = (
        pair for pair in fonts if width(words, pair[0]) + 10 + width(about, pair[1]) <= place.width
    )
    font, figure = next(fitting, fonts[-1])
    line = fitted(words, font, place.width - width(about, figure) - 10, room)
    return [
        Text(line, place.x, y, font, _SOFT),
        Text(about, place.right, y, figure, align=Align.RIGHT),
    ]


def luck_words(game: str, luck: Luck, found: Iterable[Choice]) -> tuple[str, ...]:
    """The same in words: what the deal came to, whether the cards helped, what cost most."""
    points, lost = round(luck.result), lost_by(found)
    dear = max(lost, key=lambda kind: lost[kind], default=None)
    told = luck.cards if abs(luck.cards) > luck.error / 2 else 0
    return (
        say(f"review.told.{_sign(points)}", count=abs(points)),
        say(f"review.told.cards.{_sign(told)}"),
        say_of(game, f"review.most.{dear.value}")
        if dear is not None and lost[dear]
        else say("review.told.fine"),
    )


def _sign(value: float) -> str:
    return "more" if value > 0 else "less" if value < 0 else "level"


def figures_switch(shown: ReviewShown) -> list[Item]:
    """At the foot of the panel: words to press that bring the figures, or the words again."""
    if shown.review.luck is None:
        return []
    room, key = shown.room, "figures"
    words = say("review.in-words" if shown.figures else "review.in-figures")
    x, y = 24.0 if not room.small else 18.0, room.height - 26
    wide = room.ruler.width(words, _SMALL)
    place = Rect(x - 8, y - 24, wide + 16, 36)
    paint = Paint(Tone.IVORY if shown.hover == key else Tone.FOCUS)
    items: list[Item] = [
        Text(words, x, y, _SMALL, paint),
        Stroke(x, y + 5, x + wide, y + 5, Paint(Tone.BRASS), 1.5),
    ]
    focused = shown.focus == key
    return [Widget.pressed(key, place, items, focused, frame=place)]


def kinds_items(
    game: str,
    found: Iterable[Choice],
    place: Rect,
    row: float,
    room: Room,
    *,
    figures: bool = True,
) -> list[Item]:
    """Of each kind of choice how many were fine, and in `figures` what the others lost."""
    every = tuple(found)
    lost = lost_by(every)
    items: list[Item] = []
    y = place.y
    for kind in ChoiceKind:
        of_kind = [one for one in every if one.kind is kind]
        if of_kind:
            name = say_of(game, f"review.kind.{kind.value}")
            items += _kind(name, of_kind, lost[kind] if figures else None, place, y, room)
            y += row
    return items


def _kind(
    name: str, found: Sequence[Choice], lost: int | None, place: Rect, y: float, room: Room
) -> list[Item]:
    count = sum(one.grade is Grade.GOOD for one in found)
    fine = say("review.fine-of", count=count, whole=len(found))
    figure = "" if lost is None else signed(-lost)
    width = room.ruler.width(figure, _FIGURE) + 12
    fines = room.ruler.width(fine, _SMALL) + 12
    label = fitted(name, _PLAIN, place.width - width - fines, room)
    return [
        Text(label, place.x, y + 20, _PLAIN),
        Text(
            fine,
            place.right - (max(width, 48) if figure else 0),
            y + 20,
            _SMALL,
            _SOFT,
            Align.RIGHT,
        ),
        Text(figure, place.right, y + 21, _FIGURE, align=Align.RIGHT),
    ]


def heading(
    words: str, aside: str, place: Rect, y: float, room: Room, font: Font = _PLAIN
) -> list[Item]:
    """A heading of the panel with a word in a font at its right, and a stroke below."""
    most = place.width - room.ruler.width(aside, font) - 12
    return [
        Text(fitted(words, HEAD, most, room), place.x, y, HEAD),
        Text(aside, place.right, y, font, _SOFT, Align.RIGHT),
        Stroke(place.x, y + 16, place.right, y + 16, Paint(Tone.BRASS, 0.7), 1.0),
    ]


def note(words: str, place: Rect, y: float, room: Room) -> list[Item]:
    """A few small lines."""
    return paragraph(words, place.x, y, _SMALL, place.width, 19, room, _SOFT)


_NAME, _REVIEW_PANEL_PLAIN, _REVIEW_PANEL_SMALL = Font(16, bold=True), Font(16), Font(14)
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
    score, font = (
        ("", _REVIEW_PANEL_PLAIN) if points is None else _score(shown, deal, points, place.width)
    )
    y = 50.0 if not room.small else 38.0
    items = heading(deal, score, place, y, room, font)
    y += 50 if not room.small else 40
    items += heading(say("review.luck"), "", place, y, room)
    y += 22
    every = tuple(review.found.values())
    if review.luck is not None and not shown.figures:
        y += 6
        for words in luck_words(shown.game, review.luck, every):
            y += 24
            items += paragraph(words, place.x, y, _PLAIN, place.width, 22, room)
            y += 22 * (len(wrapped(words, _PLAIN, place.width, room)) - 1) + 6
        y += 14
    elif review.luck is not None:
        rows = Rect(place.x, y, place.width, 0)
        items += luck_items(shown.game, review.luck, rows, form.row, room)
        y += 5 * form.row + 76
    else:
        key = "wait" if not review.over else "untold"
        items += note(say(f"review.luck.{key}"), place, y + 22, room)
        y += 64
    y += 20 if not room.small else 8
    lost = say_of(shown.game, "review.settlement") if shown.figures else ""
    items += heading(say("review.choices"), lost, place, y + 18, room)
    rows = Rect(place.x, y + 40, place.width, 0)
    items += kinds_items(shown.game, every, rows, form.row, room, figures=shown.figures)
    y += 40 + 3 * form.row
    if len(shown.curve) > 1 and room.height - y > _CURVE + 80:
        title = fitted(say("line.title"), _NAME, place.width, room)
        items.append(Text(title, place.x, y + 40, _NAME))
        curve = Rect(place.x, y + 60, place.width, _CURVE)
        items += curve_items(shown.curve, shown.deals, curve, room, now=review.deal.number)
        y = curve.bottom
    if room.height - y > 140:
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
    ways = (
        (whole, _REVIEW_PANEL_PLAIN),
        (whole, _REVIEW_PANEL_SMALL),
        (short, _REVIEW_PANEL_PLAIN),
        (short, _REVIEW_PANEL_SMALL),
    )
    fits = (way for way in ways if room.ruler.width(*way) <= space)
    return next(fits, (fitted(short, _REVIEW_PANEL_SMALL, space, room), _REVIEW_PANEL_SMALL))
