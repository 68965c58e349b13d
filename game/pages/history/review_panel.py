"""The panel beside a review: what the cards brought to the deal, and what the choices cost.

Words come first, and figures when they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from game.pages.curve import curve_items
from game.pages.history.brought import amount, brought, lost_by, luck_told
from game.pages.history.partie import Points
from game.pages.history.review_shown import ReviewForm, ReviewShown
from game.pages.history.words import less
from game.players.review import Choice, Grade, Luck
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.blocks import (
    BOLD,
    BRASS,
    FIGURE,
    PLAIN,
    SMALL,
    SOFT,
    Block,
    Drawn,
    Fill,
    Rule,
    Sized,
    WordBlock,
)
from game.stage.layout import Column, Row
from game.stage.lines import fitted
from game.stage.ornaments import PAD_HEAD, Legend, Pad
from game.stage.picture import Box, Item, Stroke, Text, Widget
from game.stage.places import Places
from game.stage.printed import printed
from game.words.catalogue import say, say_of
from game.words.terms import signed

_HEAD, _LARGE, _LITTLE = Font(22, serif=True, bold=True), Font(28, serif=True), Font(16, serif=True)
_NOTED = 124.0
"""Units that must be left for how all of it is reckoned."""
_LABELS, _NEEDED = (PLAIN, SMALL), 54.0
"""In which the parts are named, the first that leaves so much for a bar and the space around it."""
_LUCK = ("hand", "talon", "other")
_LOST = Paint(Tone.RED, 0.6)
_BAR = 72.0
"""Width of the bars at most."""


def _parts(luck: Luck) -> list[str]:
    """Those that cards had a part in: where nothing was drawn, or run, nothing is told of it."""
    return [part for part in _LUCK if part != "talon" or luck.talon]


def luck_items(game: str, luck: Luck, place: Rect, row: float, room: Room) -> list[Item]:
    """What the cards brought, one after the other, and the rest: together the result below them.

    A bar is full of what was gained, and hollow and red where something was lost. A fine line leads
    from the end of each to where the next begins, and one stands where all began: at nothing.
    """
    parts = _parts(luck)
    values = [*(float(getattr(luck, part)) for part in parts), float(luck.adjusted)]
    told = luck_told(game, luck)
    steps = [*(getattr(told, part) for part in parts), told.adjusted]
    wholes = [brought(game, each) for each in steps]
    bounds, at = [(0.0, 0.0)], 0.0
    for value in values:
        bounds.append((at, at + value))
        at += value
    low = min(min(pair) for pair in bounds)
    high = max(max(pair) for pair in bounds)
    labels = [*(say_of(game, f"review.luck.{part}") for part in parts), say("review.adjusted")]
    figures = max(room.ruler.width(whole, FIGURE) for whole in wholes)
    spaces = ((font, place.width - room.words_width(labels, font) - figures) for font in _LABELS)
    label_font, space = next((one for one in spaces if one[1] >= _NEEDED), (SMALL, _NEEDED))
    bar = min(_BAR, space - 28)
    scale, left = bar / max(1.0, high - low), place.right - figures - 14 - bar
    nought = left - low * scale
    foot = place.y + len(parts) * row + 26
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
        items.append(Text(whole, place.right, y + 21, FIGURE, align=Align.RIGHT))
        x = left + (min(start, end) - low) * scale
        tone = Tone.BRASS if label == labels[-1] else Tone.IVORY
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
    items.append(Text(say("review.deal"), place.x, y + 30, BOLD))
    items.append(Text(signed(round(luck.result)), place.right, y + 33, _LARGE, align=Align.RIGHT))
    own = Rect(place.x, y - row, place.width, row)
    chair, error = say_of(game, "review.luck.chair"), amount(game, luck.error)
    means = say("review.adjusted.means", chair=chair, error=error)
    return [*items, Legend(own, labels[-1], means)]


def _own_row(line: Rect) -> list[Item]:
    """What lies under what the cards had no part in."""
    band = Rect(line.x - 8, line.y, line.width + 14, line.height)
    return [
        Box(band, 4, fill=Paint(Tone.IVORY, 0.1)),
        Box(Rect(band.x - 2, band.y, 3, band.height), 1.5, fill=BRASS),
    ]


def without_luck(game: str, steps: int, error: float, across: float, room: Room) -> Row:
    """A result without luck, as `brought` tells it, and by how much such a result strays."""
    about = say("review.error", value=brought(game, steps), error=amount(game, error))
    fonts = ((PLAIN, FIGURE), (SMALL, FIGURE), (SMALL, _LITTLE))
    rows = [
        Row((Fill(WordBlock(say("review.adjusted"), font, SOFT)), WordBlock(about, figure)), 10)
        for font, figure in fonts
    ]
    return next((row for row in rows if row.width(room) <= across), rows[-1])


def luck_words(game: str, luck: Luck, found: Iterable[Choice]) -> tuple[str, ...]:
    """The same in words: what the deal came to, whether the cards helped, what cost most."""
    points, every = round(luck.result), tuple(found)
    lost = lost_by(every)
    dear = max(lost, key=lambda kind: lost[kind], default=None)
    told = luck.cards if abs(luck.cards) > luck.error / 2 else 0
    words = (
        say(f"review.told.{_sign(points)}", count=abs(points)),
        say(f"review.told.cards.{_sign(told)}"),
    )
    if dear is None or not lost[dear]:
        return (*words, say("review.told.fine"))
    if sum(one.grade is not Grade.GOOD for one in every) == 1:
        return words  # its mark and its note say it
    return (*words, say_of(game, f"review.most.{dear.value}"))


def _sign(value: float) -> str:
    return "more" if value > 0 else "less" if value < 0 else "level"


def figures_switch(shown: ReviewShown) -> list[Item]:
    """At the foot of the panel: words to press that bring the figures, or the words again."""
    if shown.review.luck is None:
        return []
    room, key = shown.room, "figures"
    words = say("review.in-words" if shown.figures else "review.in-figures")
    x, y = 24.0 if not room.small else 18.0, room.height - 26
    wide = room.ruler.width(words, SMALL)
    place = Rect(x - 8, y - 24, wide + 16, 36)
    paint = Paint(Tone.IVORY if shown.room.hover == key else Tone.FOCUS)
    items: list[Item] = [
        Text(words, x, y, SMALL, paint),
        Stroke(x, y + 5, x + wide, y + 5, Paint(Tone.BRASS), 1.5),
    ]
    focused = shown.room.focus == key
    return [Widget.pressed(key, place, items, focused, frame=place)]


def _kinds(shown: ReviewShown, found: Sequence[Choice]) -> list[Row]:
    """Of each kind of choice how many were fine, and in figures what the others lost."""
    lost, rows, game = lost_by(found), list[Row](), shown.game
    for kind in shown.past.kinds:
        of_kind = [one for one in found if one.kind is kind]
        if of_kind:
            name = WordBlock(say_of(game, f"review.kind.{kind.value}"))
            count = sum(one.grade is Grade.GOOD for one in of_kind)
            fine = say("review.fine-of", count=count, whole=len(of_kind))
            figure = WordBlock(less(shown.unit, lost[kind]), FIGURE, align=Align.RIGHT)
            last = (Sized(figure, 58),) if shown.figures else ()
            rows.append(Row((Fill(name), WordBlock(fine, SMALL, SOFT), *last), 6))
    return rows


def _heading(words: str, aside: str = "", font: Font = PLAIN) -> Column:
    """A heading of the panel with a word in a font at its right, and a stroke below."""
    row = Row((Fill(WordBlock(words, _HEAD, step=38)), WordBlock(aside, font, SOFT)), 12)
    return Column((row, Rule(Paint(Tone.BRASS, 0.7), 1.0)))


_AIR = 20.0
"""Units at least between the deal and its score."""
_FOOT = 58.0
"""Units at the foot of the panel, for the words that are pressed there."""
_CURVE = 120.0
"""How high the curve of the partie is."""


def panel_items(shown: ReviewShown, places: Places, form: ReviewForm) -> list[Item]:
    """A pad: the deal and its points, the parts of luck, kinds of choices, the partie's curve."""
    review, room = shown.review, shown.room
    small, across = room.small, places.sizes.panel
    pad = Rect(6, 10, across - 18, 0) if small else Rect(12, 20, across - 30, 0)
    edge, gap = (11.0, 4.0) if small else (12.0, 14.0)
    top = pad.y + PAD_HEAD + (0 if small else 8)
    place = Rect(pad.x + edge, top, pad.width - 2 * edge, room.height - top - _FOOT)
    points, every = review.deal.points, tuple(review.found.values())
    deal = say("history.deal", number=review.deal.number)
    score = ("", PLAIN) if points is None else _score(shown, deal, points, place.width)
    parts: list[Block] = [_heading(deal, *score), _heading(say("review.luck"))]
    if review.luck is not None and not shown.figures:
        told = luck_words(shown.game, review.luck, every)
        parts += [WordBlock(words, lines=0) for words in told]
    elif review.luck is not None:
        luck = partial(luck_items, shown.game, review.luck, row=form.row, room=room)
        high = (len(_parts(review.luck)) + 1) * form.row + 40
        parts.append(Drawn(0, high, luck))
    else:
        key = "wait" if not review.over else "untold"
        parts.append(WordBlock(say(f"review.luck.{key}"), SMALL, SOFT, lines=0, step=19))
    lost = say_of(shown.game, "review.settlement") if shown.figures else ""
    kinds = _kinds(shown, every)
    parts.append(_heading(say("review.choices"), lost))
    parts.append(Column([Sized(row, high=form.row) for row in kinds]))
    used = Column(parts, gap).height(place.width, room)
    if len(shown.curve) > 1 and place.height - used > _CURVE + 80:
        now = review.deal.number
        curve = partial(curve_items, shown.curve, shown.deals, room=room, now=now)
        parts += [WordBlock(say("line.title"), BOLD), Drawn(0, _CURVE, curve)]
        used += _CURVE + 36
    if place.height - used > _NOTED:
        parts.append(WordBlock(say("history.review.how"), SMALL, SOFT, lines=0, step=19))
    written = Column(parts, gap)
    high = top + written.height(place.width, room) + edge - pad.y
    return [Pad(replace(pad, height=high)), *printed(written.lay(place, room))]


def _score(shown: ReviewShown, deal: str, points: Points, width: float) -> tuple[str, Font]:
    """What both counted, each with the name, or at least with whose stands first; and the font."""
    player, room = shown.review.player, shown.room
    mine, theirs = points[player], points[player.other]
    own, other = shown.names[player], shown.names[player.other]
    space = width - room.ruler.width(deal, _HEAD) - _AIR
    whole = say("review.score", name=own, points=mine, other=other, theirs=theirs)
    short = say("review.score.short", name=own, points=mine, theirs=theirs)
    ways = (
        (whole, PLAIN),
        (whole, SMALL),
        (short, PLAIN),
        (short, SMALL),
    )
    fits = (way for way in ways if room.ruler.width(*way) <= space)
    return next(fits, (fitted(short, SMALL, space, room), SMALL))
