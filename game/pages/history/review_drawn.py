"""The picture of a review: what was done and what was better on the cards, why, and all choices.

The hands lie as they did before the choice. Cards that were chosen stand out of them: those of what
was done under a cross, those of what was better under a tick. Below lies a track with a mark for
every choice; the panel has what the cards brought.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.pages.curve import CurvePoint, curve_items
from game.pages.history.exchange_drawn import Discards, better_title, done_title, hand_items
from game.pages.history.luck_drawn import HEAD, heading, kinds_items, luck_items, note
from game.pages.history.marks import mark
from game.pages.history.partie import Points
from game.pages.history.past import Past
from game.pages.history.reviewing import DealReview
from game.pages.history.tally import tally_items
from game.pages.history.words import better_deed, cost_words, decimal, fine_words, reason_of
from game.pages.teacher import teacher
from game.players.review import Grade
from game.players.weighed import Choice
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import balanced, fitted, paragraph, ring
from game.stage.ornaments import PORTRAIT_RATIO, Legend, Mood
from game.stage.picture import (
    Backdrop,
    Box,
    CardItem,
    Icon,
    Item,
    Picture,
    Shadow,
    Stroke,
    Target,
    Text,
)
from game.stage.places import Places
from game.stage.widgets import Button, button_row, draw_button
from game.words.catalogue import say, say_of
from game.words.terms import capital, listed
from rules.core.game import Action

_NAME, _PLAIN, _SMALL = Font(16, bold=True), Font(16), Font(14)
_LARGE, _TITLE = Font(28, serif=True), Font(28, serif=True, bold=True)
_SMALL_TITLE = Font(22, serif=True, bold=True)
_SOFT, _INK, _INK_SOFT = Paint(Tone.SOFT), Paint(Tone.INK), Paint(Tone.INK_SOFT)
_COST = Font(20, serif=True)
_CURVE = 120.0
"""How high the curve of the partie is."""
_FACE, _SMALL_FACE = 72.0, 56.0
"""How wide the face is of whoever remarks."""
_MOODS = {Grade.GOOD: Mood.PLEASED, Grade.SLIP: Mood.CALM}
_SAID, _BROAD = Font(20, serif=True), 400.0
"""In which a remark stands that has the place of a box besides, and from what breadth on."""
_STOPS = (".", "!", "?", "…")
_SLIP_LINES = 2
"""Lines of a remark that are as high in a small window as elsewhere."""
_DEED_LINES = 2
"""Lines there are for a deed in its box."""
_RISE = 7.0
"""How far a card stands out of a discard that the other discard has not."""
_UP = 18.0
"""How far chosen cards stand out of the hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewShown:
    """All that the picture is made from.

    `hand` are the cards as they lay before the choice at step `at`, of `count`; `lying` are keys of
    cards that were led to it. `at` is None while nothing is found.
    """

    game: str
    past: Past
    names: tuple[str, str]
    review: DealReview
    at: int | None
    steps: int
    hand: Mapping[str, CardItem]
    lying: tuple[str, ...]
    actions: tuple[Action, Action] | None  # what was done, and what was better
    unit: str  # in which it is told what a choice has lost
    curve: Sequence[CurvePoint]  # the chance to win the partie
    deals: int  # of the partie
    buttons: Sequence[Button]
    focus: str | None
    hover: str | None
    room: Room

    @property
    def choice(self) -> Choice | None:
        """The choice that is shown."""
        return None if self.at is None else self.review.found[self.at]


@dataclass(frozen=True, slots=True)
class ReviewForm:
    """Lengths in units: of the boxes, their cards, the track and the rows of the panel."""

    box: float
    height: float
    card: float
    top: float  # of the boxes, below the upper edge of the baize
    track: float  # above the lower edge
    buttons: float
    button: float
    end: float
    row: float


WIDE = ReviewForm(280, 200, 78, 174, 112, 46, 48, 36, 34)
SMALL = ReviewForm(216, 158, 58, 126, 82, 33, 40, 32, 27)


def review_picture(shown: ReviewShown) -> Picture:
    """Everything to be seen and touched."""
    room = shown.room
    places, form = Places.of(room), SMALL if room.small else WIDE
    items: list[Item] = [*_panel(shown, places, form)]
    targets: list[Target] = []
    items += _hands(shown)
    items += _opposite(shown, places)
    if shown.choice is not None:
        items += _compared(shown, shown.choice, places, form)
    else:
        items += _nothing(shown, places, form)
    for drawn, touch in (_track(shown, places, form), _foot(shown, places, form)):
        items += drawn
        targets += touch
    return Picture(Backdrop.TABLE, tuple(items), tuple(targets))


def _panel(shown: ReviewShown, places: Places, form: ReviewForm) -> list[Item]:
    review, room = shown.review, shown.room
    edge = 24.0 if not room.small else 18.0
    place = Rect(edge, 0, places.sizes.panel - 2 * edge - 4, room.height)
    points = review.deal.points
    deal = say("history.deal", number=review.deal.number)
    score = "" if points is None else _score(shown, deal, points, place.width)
    y = 50.0 if not room.small else 38.0
    items = heading(deal, score, place, y, room)
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


def _score(shown: ReviewShown, deal: str, points: Points, width: float) -> str:
    """What both counted, each with the name, or at least with whose stands first."""
    player, ruler = shown.review.player, shown.room.ruler
    mine, theirs = points[player], points[player.other]
    own, other = shown.names[player], shown.names[player.other]
    space = width - ruler.width(deal, HEAD) - 12
    whole = say("review.score", name=own, points=mine, other=other, theirs=theirs)
    if ruler.width(whole, _PLAIN) <= space:
        return whole
    return fitted(
        say("review.score.short", name=own, points=mine, theirs=theirs), _PLAIN, space, shown.room
    )


def _hands(shown: ReviewShown) -> list[Item]:
    """Both hands; the cards of the choice stand out of the lower one."""
    done, better = _chosen(shown)
    if _puts_out(shown):
        return hand_items(shown.hand, Discards(done, better), _UP, shown.room)
    items: list[Item] = []
    for key, card in shown.hand.items():
        raised = key in done or key in better
        items.append(replace(card, pose=card.pose.raised(_UP)) if raised else card)
    for key in (*done, *better):
        held = shown.hand.get(key)
        if held is None or (key in done and key in better):
            continue
        pose = held.pose.raised(_UP + held.pose.height / 2 + 13)
        items += _sign(key in better, pose.x - held.pose.width * 0.32, pose.y, 20)
    return items


def _opposite(shown: ReviewShown, places: Places) -> list[Item]:
    """Whose hand lies above."""
    upper = [card.pose for card in shown.hand.values() if card.pose.y < places.room.height / 3]
    if not upper:
        return []
    name = fitted(capital(shown.names[shown.review.player.other]), _NAME, 190, shown.room)
    foot = max(pose.y + pose.height / 2 for pose in upper)
    return [Text(name, places.centre, foot + 15, _NAME, align=Align.CENTRE)]


def _chosen(shown: ReviewShown) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards of what was done and of what was better; the same where nothing was."""
    if shown.actions is None:
        return (), ()
    done, better = (shown.past.cards(action) for action in shown.actions)
    choice = shown.choice
    if choice is None or choice.grade is Grade.GOOD:
        return done, done
    return done, better


def _puts_out(shown: ReviewShown) -> bool:
    """Whether two discards are compared."""
    return shown.actions is not None and all(map(shown.past.puts_out, shown.actions))


def _sign(good: bool, x: float, y: float, size: float) -> list[Item]:
    """A tick or a cross in a round field."""
    fill = Paint(Tone.BRASS if good else Tone.RED)
    ink = Paint(Tone.INK if good else Tone.IVORY)
    place = Rect(x - size / 2, y - size / 2, size, size)
    return [
        Box(place, size / 2, fill=fill, outline=Paint(Tone.IVORY, 0.7), line=1.0),
        Icon("check" if good else "close", x, y, size * 0.6, ink),
    ]


def _compared(shown: ReviewShown, choice: Choice, places: Places, form: ReviewForm) -> list[Item]:
    """What was done, what was better, and why."""
    y = places.baize.y + form.top + places.extra * 0.4
    left = Rect(places.left, y, form.box, form.height)
    right = Rect(left.right + 16, y, form.box, form.height)
    done, better = shown.actions or (None, None)
    fine = choice.grade is Grade.GOOD
    who = capital(shown.names[shown.review.player])
    items: list[Item] = []
    out = _puts_out(shown)
    if out:
        who = done_title(shown.game, shown.names[shown.review.player])
    boxes = [_Boxed(who, done, left, fine)] if done is not None else []
    if better is not None and (not fine or choice.better != choice.played):
        better_word = better_title(shown.game) if out else say("review.better")
        title = say("review.as-good") if fine else better_word
        boxes.append(_Boxed(title, better, right, good=True))
    short = any(len(_deed_lines(shown, one)) > _DEED_LINES for one in boxes)
    for one in boxes:
        items += _box(shown, one, form, short=short)
    x = right.right + 24 if len(boxes) > 1 else right.x + 8
    slip = Rect(x, y, min(places.right - x, 2 * form.box + 32), form.height)
    return items + _verdict(shown, choice, slip)


class _Boxed(NamedTuple):
    """A deed in a box with a title; whether it was good."""

    title: str
    deed: Action
    place: Rect
    good: bool


def _deed_lines(shown: ReviewShown, one: _Boxed) -> tuple[str, ...]:
    words = capital(shown.past.deed(one.deed))
    return balanced(words, _SMALL, one.place.width - 32, shown.room)


def _box(shown: ReviewShown, one: _Boxed, form: ReviewForm, *, short: bool) -> list[Item]:
    """What was or might have been done; its cards are seen and not told again, or told `short`."""
    room, place = shown.room, one.place
    edge = Paint(Tone.BRASS) if one.good else Paint(Tone.IVORY, 0.35)
    items: list[Item] = [Box(place, 10, fill=Paint(Tone.CLOTH, 0.35), outline=edge, line=1.25)]
    items += _sign(one.good, place.x + 26, place.y + 26, 22)
    title = fitted(one.title, _NAME, place.width - 60, room)
    items.append(Text(title, place.x + 46, place.y + 32, _NAME))
    cards = (*shown.lying, *shown.past.cards(one.deed))
    lines = _deed_lines(shown, one)
    words = capital(shown.past.deed(one.deed))
    kind, colon, _ = words.partition(":")
    if cards and (short or (colon and not room.small)):
        items.append(Legend(place, title, words))
        brief = (room.small and shown.past.brief(one.deed)) or kind.rstrip()
        lines = balanced(brief, _SMALL, place.width - 32, room)
    lines = lines[:_DEED_LINES]
    low = place.bottom - 14 - 18 * len(lines)
    if cards:
        wide = min(form.card, (low - place.y - 58) / CARD_RATIO)
        step = min(wide * 0.8, (place.width - 40 - wide) / max(1, len(cards) - 1))
        x = place.x + 20 + wide / 2
        y = (place.y + 44 + low) / 2
        alike = _alike(shown)
        for at, key in enumerate(cards):
            led = at < len(shown.lying)
            up = _RISE if alike and key not in alike else 0.0
            pose = Pose(x + at * step, y + (4 if led else 0) - up, wide, -3 if led else 1.5)
            items.append(
                CardItem(f"{key} {title}", key, pose, Shadow.REST, dimmed=led or key in alike)
            )
    for at, line in enumerate(lines):
        items.append(Text(line, place.x + 18, low + 14 + 18 * at, _SMALL, _SOFT))
    return items


def _alike(shown: ReviewShown) -> tuple[str, ...]:
    """What both discards put out, if they differ."""
    done, better = _chosen(shown)
    if not _puts_out(shown) or done == better:
        return ()
    return tuple(key for key in done if key in better)


def _verdict(shown: ReviewShown, choice: Choice, place: Rect) -> list[Item]:
    """How it is marked, what it lost, and the reason on a slip of paper."""
    room, grade = shown.room, choice.grade
    width = _SMALL_FACE if room.small else _FACE
    face, paper = place, place.y + 12 + width * PORTRAIT_RATIO
    place = Rect(face.x + width + 14, face.y, face.width - width - 14, face.height)
    items: list[Item] = [*mark(grade, place.x + 12, place.y + 18, 24)]
    flawless = shown.review.over and not shown.review.dearest
    mark_word = say("review.well" if flawless else f"review.mark.{grade.value}")
    large = _SMALL_TITLE if room.small else _TITLE
    title = fitted(mark_word, large, place.width - 34, room)
    items.append(Text(title, place.x + 34, place.y + 28, large))
    if flawless:
        clean = say("history.review.clean")
        items += paragraph(clean, place.x, place.y + 58, _SMALL, place.width, 18, room, _SOFT)
    drawn = teacher(face.x, face.y, width, paper, _MOODS.get(grade, Mood.VEXED))
    if grade is Grade.GOOD:
        words = fine_words(shown.game, choice)
    else:
        items += _lost(shown, choice, place)
        words = reason_of(shown.game, choice) or say(
            "history.better", deed=better_deed(shown.game, choice)
        )
    words = words if words.endswith(_STOPS) else words + "."
    font, high = _SAID if face.width > _BROAD else _PLAIN, 24
    lines = balanced(words, font, face.width - 32, room)
    if room.small and len(lines) > _SLIP_LINES:  # it would lie on the hand
        font, high = _SMALL, 20
        lines = balanced(words, font, face.width - 32, room)
    lines = lines[:4]
    slip = Rect(face.x, paper, face.width, high * len(lines) + 24)
    items.append(Box(slip, 8, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER))
    items += drawn
    for at, line in enumerate(lines):
        items.append(Text(line, slip.x + 16, slip.y + high + 5 + high * at, font, _INK))
    return items


def _lost(shown: ReviewShown, choice: Choice, place: Rect) -> list[Item]:
    """What it lost, as roundly as the panel tells it; with tenths and error where it is pointed at.

    There also the points of this deal, unless they were given up for the partie.
    """
    room, unit = shown.room, shown.unit
    font = _COST if not room.small else _PLAIN
    cost = fitted(cost_words(shown.game, unit, choice), font, place.width, room)
    of = fitted(say_of(shown.game, f"review.cost-of.{unit}"), _SMALL, place.width, room)
    lost, error = decimal(choice.lost), decimal(choice.doubt)
    closely = say_of(shown.game, f"review.lost.{unit}", lost=lost, error=error)
    if round(choice.points * 10) > 0:
        closely = listed((closely, say("review.points", lost=decimal(choice.points))))
    there = Rect(place.x, place.y + 36, place.width, 44)
    return [
        Text(cost, place.x, place.y + 56, font),
        Text(of, place.x, place.y + 73, _SMALL, _SOFT),
        Legend(there, f"{cost} {of}", closely),
    ]


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
