"""What was done and what was better, side by side in two boxes, and the remark about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.pages.history.marks import TONES, mark, sign_items
from game.pages.history.review_shown import (
    ReviewForm,
    ReviewShown,
    better_title,
    done_title,
    lying_words,
)
from game.pages.history.words import (
    better_action,
    cost_of,
    decimal,
    fine_words,
    odds_of,
    reason_of,
)
from game.pages.teacher import teacher
from game.players.review import Choice, ChoiceKind, Grade
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import balanced, fitted, paragraph, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Mood
from game.stage.picture import Box, CardItem, Item, Role, Shadow, Text, Widget, joined, marked
from game.stage.places import Places
from game.words.catalogue import say, say_of
from game.words.terms import capital, listed
from rules.core.game import Action

_NAME, _PLAIN, _SMALL = Font(16, bold=True), Font(16), Font(14)
_TITLE, _SMALL_TITLE = Font(28, serif=True, bold=True), Font(22, serif=True, bold=True)
_SOFT, _INK = Paint(Tone.SOFT), Paint(Tone.INK)
_COST = Font(20, serif=True)
_FACE, _SMALL_FACE = 72.0, 56.0
"""How wide the face is of whoever remarks."""
_MOODS = {Grade.GOOD: Mood.PLEASED, Grade.SLIP: Mood.CALM}
_WORDS = {Grade.SLIP: TONES[Grade.SLIP], Grade.MISTAKE: TONES[Grade.MISTAKE]}
"""In which a grade is written: as its mark is, where that can be read on the cloth."""
_SAID, _BROAD = Font(20, serif=True), 400.0
"""In which a remark stands that has the place of a box besides, and from what breadth on."""
_STOPS = (".", "!", "?", "…")
_SLIP_LINES = 2
"""Lines of a remark that are as high in a small window as elsewhere."""
_DEED_LINES = 2
"""Lines there are for an action in its box."""
_SHARE = Font(18, serif=True, bold=True)
_ODDS, _LEAD = 26.0, 16.0
"""How high a line of what an action brings is, with its bar, and one more such line."""
_BAR, _APART = 16.0, 18.0
"""From the foot of a box to the bar; between cards and what stands beside them."""
_MOST_BESIDE = 4
"""Lines there are beside cards."""
_RISE = 7.0
"""How far a card stands out of a discard that the other discard has not."""


def compared_items(
    shown: ReviewShown, choice: Choice, places: Places, form: ReviewForm
) -> list[Item]:
    """What was done, what was better, and why."""
    y = places.baize.y + form.top + places.extra * 0.4
    left = Rect(places.left, y, form.box, form.height)
    right = Rect(left.right + 16, y, form.box, form.height)
    odds = None if choice.grade is Grade.GOOD else odds_of(shown.game, choice)
    what, *shares = odds if odds is not None else ("", None, None)
    boxes = [
        _Boxed(title, action, place, good, what, share)
        for (title, action, good), place, share in zip(
            _compared(shown, choice), (left, right), shares, strict=False
        )
    ]
    told = joined(choice_words(shown, choice))
    items: list[Item] = [Widget(Role.LIVE, name=told, among=f"choice-{shown.at}")]
    short = any(len(_action_lines(shown, one)) > _DEED_LINES for one in boxes)
    for one in boxes:
        items += _box(shown, one, form, short=short)
    x = right.right + 24 if len(boxes) > 1 else right.x + 8
    slip = Rect(x, y, min(places.right - x, 2 * form.box + 32), form.height)
    return items + _verdict(shown, choice, slip)


def choice_words(shown: ReviewShown, choice: Choice) -> list[str]:
    """A choice as a voice tells it: to which trick, what was done, what was better, and why."""
    done = (
        say("hear.cards", among=title, cards=capital(shown.past.action_words(action)))
        for title, action, _ in _compared(shown, choice)
    )
    fine = choice.grade is Grade.GOOD
    reason = fine_words(shown.game, choice, shown.unit) if fine else reason_of(shown.game, choice)
    return [*lying_words(shown.game, shown.lying, shown.named), *done, reason]


def _compared(shown: ReviewShown, choice: Choice) -> Iterator[tuple[str, Action, bool]]:
    """What was done and what was better, each with its title and whether it was good."""
    if shown.actions is None:
        return
    (done, better), fine = shown.actions, choice.grade is Grade.GOOD
    name = shown.names[shown.review.player]
    yield done_title(shown.game, name) if shown.puts_out else capital(name), done, fine
    if not fine:
        yield better_title(shown.game) if shown.puts_out else say("review.better"), better, True
    elif choice.better != choice.played:
        yield say("review.as-good"), better, True


class _Boxed(NamedTuple):
    """An action in a box with a title; whether it was good, and how often in 100 it brings what."""

    title: str
    action: Action
    place: Rect
    good: bool
    brings: str = ""
    share: int | None = None

    @property
    def figure(self) -> str:
        return say("review.odds", share=self.share or 0)


def _action_lines(shown: ReviewShown, one: _Boxed) -> tuple[str, ...]:
    words = capital(shown.past.action_words(one.action))
    return balanced(words, _SMALL, one.place.width - 32, shown.room)


def _box(shown: ReviewShown, one: _Boxed, form: ReviewForm, *, short: bool) -> list[Item]:
    """What was or might have been done; its cards are seen, and below them what it brings.

    Where that is not known, an action of words is told, `short` where it is long, and cards that
    are put out only where they lie too close to be read.
    """
    room, place = shown.room, one.place
    edge = Paint(Tone.BRASS) if one.good else Paint(Tone.IVORY, 0.35)
    items: list[Item] = [Box(place, 10, fill=Paint(Tone.CLOTH, 0.35), outline=edge, line=1.25)]
    items += sign_items(one.good, place.x + 26, place.y + 26, 22)
    title = fitted(one.title, _NAME, place.width - 60, room)
    items.append(Text(title, place.x + 46, place.y + 32, _NAME))
    cards = (*shown.lying, *shown.past.cards(one.action))
    lines = _action_lines(shown, one)
    words = capital(shown.past.action_words(one.action))
    kind, colon, _ = words.partition(":")
    if cards and (short or shown.puts_out or (colon and not room.small)):
        items.append(marked(place, title, words))
        brief = (room.small and shown.past.brief(one.action)) or kind.rstrip()
        lines = balanced(brief, _SMALL, place.width - 32, room)
    seen = shown.puts_out or shown.past.kind(one.action) is ChoiceKind.CARD
    if seen and (one.share is not None or (shown.puts_out and not room.small)):
        lines = ()  # the cards say it
    lines = lines[:_DEED_LINES]
    brings = _brought(one, shown)
    foot = place.bottom - (_ODDS + _LEAD * (len(brings) - 1) if brings else 0)
    low = foot - (11 if brings and not lines and not shown.lying else 14 + 18 * len(lines))
    beside = _beside(one, len(cards), form, shown) if brings and not lines else ()
    if beside:
        low = place.bottom - _BAR - 8
    if cards:
        wide = min(form.card, (low - place.y - 58) / CARD_RATIO)
        step = min(wide * 0.8, (place.width - 40 - wide) / max(1, len(cards) - 1))
        x = place.x + 20 + wide / 2
        y = (place.y + 44 + low) / 2
        alike = shown.chosen.alike if shown.puts_out else ()
        for at, key in enumerate(cards):
            led = at < len(shown.lying)
            up = _RISE if alike and key not in alike else 0.0
            pose = Pose(x + at * step, y + (4 if led else 0) - up, wide, -3 if led else 1.5)
            items.append(
                CardItem(f"{key} {title}", key, pose, Shadow.REST, dimmed=led or key in alike)
            )
        if named := shown.named.get(cards[0] if len(cards) == 1 else ""):
            items.append(Text(named, x + wide / 2 + 14, y + 9, _SMALL, _SOFT))
    for at, line in enumerate(lines):
        items.append(Text(line, place.x + 18, low + 14 + 18 * at, _SMALL, _SOFT))
    if beside:
        x = place.x + 20 + _across(one, len(cards), form) + _APART
        items += _said_beside(one, beside, x, shown)
    elif brings:
        items += _brings(one, brings, foot)
    return items


def _across(one: _Boxed, cards: int, form: ReviewForm) -> float:
    """How wide one card is, or two, with what they bring beside them."""
    wide = min(form.card, (one.place.height - _BAR - 66) / CARD_RATIO)
    return wide * (1 + 0.8 * (cards - 1))


def _beside(one: _Boxed, cards: int, form: ReviewForm, shown: ReviewShown) -> tuple[str, ...]:
    """What it brings, in lines beside one card or two; none where there is too little room."""
    if cards not in (1, 2):
        return ()
    most = one.place.width - 20 - _across(one, cards, form) - _APART - 14
    words = capital(one.brings)
    if max(shown.room.ruler.width(word, _SMALL) for word in words.split()) > most:
        return ()
    lines = wrapped(words, _SMALL, most, shown.room)
    return lines if len(lines) <= _MOST_BESIDE else ()


def _said_beside(one: _Boxed, lines: Sequence[str], x: float, shown: ReviewShown) -> list[Item]:
    """How often an action brings it, large, over the words for it, and the bar at the foot."""
    large, y = (_SMALL_TITLE, 66.0) if shown.room.small else (_TITLE, 80.0)
    y += one.place.y
    low = y + 18
    return [
        Text(one.figure, x, y, large),
        *(Text(line, x, low + _LEAD * at, _SMALL, _SOFT) for at, line in enumerate(lines)),
        *_bar(one),
    ]


def _brought(one: _Boxed, shown: ReviewShown) -> tuple[str, ...]:
    """In lines, what an action brings so often in 100; none where that is not known."""
    if one.share is None:
        return ()
    beside = shown.room.ruler.width(one.figure, _SHARE) + 6
    return wrapped(capital(one.brings), _SMALL, one.place.width - 32 - beside, shown.room)[:2]


def _brings(one: _Boxed, lines: Sequence[str], top: float) -> list[Item]:
    """That, how often it is, and a bar of it, along the foot of its box."""
    left, right, low = one.place.x + 18, one.place.right - 14, one.place.bottom
    return [
        *(Text(line, left, top + 2 + _LEAD * at, _SMALL, _SOFT) for at, line in enumerate(lines)),
        Text(one.figure, right, low - 23, _SHARE, align=Align.RIGHT),
        *_bar(one),
    ]


def _bar(one: _Boxed) -> list[Item]:
    """As much of a bar as the action brings it in 100."""
    left, right = one.place.x + 18, one.place.right - 14
    bar = Rect(left, one.place.bottom - _BAR, right - left, 5)
    full = Rect(left, bar.y, max(2.0, bar.width * (one.share or 0) / 100), bar.height)
    return [
        Box(bar, 2.5, fill=Paint(Tone.IVORY, 0.16)),
        Box(full, 2.5, fill=Paint(Tone.BRASS)),
    ]


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
    items.append(
        Text(title, place.x + 34, place.y + 28, large, Paint(_WORDS.get(grade, Tone.IVORY)))
    )
    if flawless:
        clean = say("review.told.fine")
        items += paragraph(clean, place.x, place.y + 58, _SMALL, place.width, 18, room, _SOFT)
    drawn = teacher(face.x, face.y, width, paper, _MOODS.get(grade, Mood.VEXED))
    if grade is Grade.GOOD:
        words = fine_words(shown.game, choice, shown.unit)
    else:
        items += _lost(shown, choice, place)
        words = reason_of(shown.game, choice) or say(
            "history.better", action=better_action(shown.game, choice)
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
    """What it lost, roundly and once; closely where it is pointed at, if figures were asked for.

    There also the points of this deal, unless they were given up for the partie.
    """
    room, unit = shown.room, shown.unit
    font = _COST if not room.small else _PLAIN
    cost = cost_of(shown.game, unit, choice)
    lost, error = decimal(choice.lost), decimal(choice.doubt)
    closely = say_of(shown.game, f"review.lost.{unit}", lost=lost, error=error)
    if round(choice.points * 10) > 0:
        closely = listed(
            (closely, say("review.points", count=int(choice.points), lost=decimal(choice.points)))
        )
    there = Rect(place.x, place.y + 36, place.width, 44)
    return [
        Text(fitted(cost.words, font, place.width, room), place.x, place.y + 56, font),
        Text(fitted(cost.of, _SMALL, place.width, room), place.x, place.y + 73, _SMALL, _SOFT),
        replace(marked(there, cost.whole, closely if shown.figures else ""), silent=True),
    ]
