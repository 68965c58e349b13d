"""How a hand is read: the unseen cards over what one knows; then what the best player thought."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.pages.grid import page_foot
from game.saves.progress import Trained
from game.school.guess import HandGuess, HeardLine, Mark, Score, TrickSeen
from game.school.trainer_frame import (
    BOLD,
    FOCUS,
    IVORY,
    SAID,
    SOFT,
    Extent,
    centred,
    dots,
    frame_of,
    heading,
    told_after,
    told_before,
)
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import (
    Backdrop,
    Box,
    CardItem,
    Item,
    Picture,
    Role,
    Shadow,
    Stroke,
    Text,
    Widget,
    live,
)
from game.stage.signs import ticked
from game.stage.widgets import Button
from game.words.catalogue import say
from game.words.terms import capital, card_name, number
from rules.core.cards import Card

CARD = "card:"
"""Before the name of a card: the key of its column."""
_LIFT = 12.0
"""Units by which a card stands out that he has, as one says or as it is."""
_SMALL, _PLAIN, _HEAD = Font(14), Font(16), Font(16, bold=True)


class GuessShown(Struct, frozen=True, kw_only=True):
    """The page; `guess` is None before one begins, while a hand is waited for, and at the end.

    `other` and `judge` are the names of who sits opposite and of the best player; `named` is the
    card that is pointed at in words.
    """

    title: str
    about: str
    begun: bool
    failed: bool
    guess: HandGuess | None
    heard: Sequence[HeardLine]
    other: str
    judge: str
    why: str
    pointed: Card | None
    named: str
    scores: tuple[Score, ...]
    most: int
    best: Trained | None
    buttons: Sequence[Button]


class _Form(Struct, frozen=True):
    """Measures in units, heights from the top of the composition."""

    asked: float
    cards: float  # their middle
    card: float
    step: float
    caption: float
    bar: float  # the upper edge of the bars of the best player
    bar_height: float
    named: float
    parting: float
    known: float  # the first line of what is known
    row: float
    small: float  # cards of tricks and of one's hand


_WIDE = _Form(154, 250, 92, 98, 342, 330, 42, 436, 470, 502, 27, 54)
_TIGHT = _Form(122, 190, 66, 78, 258, 246, 30, 328, 348, 372, 21, 42)


def guess_picture(shown: GuessShown, room: Room) -> Picture:
    """Everything to be seen and touched."""
    frame = frame_of(room)
    form = _TIGHT if frame.small else _WIDE
    at = min(len(shown.scores) + (shown.guess is None or not shown.guess.told), shown.most)
    over = len(shown.scores) == shown.most and shown.guess is None
    where = say("trainer.hand", number=at, most=shown.most) if shown.begun and not over else ""
    items = heading(shown.title, where, frame, room)
    if not shown.begun:
        best = "" if shown.best is None else say("guess.best", percent=shown.best.right)
        sentences = (shown.about, say("guess.scale"), say("guess.keys"))
        items += told_before(sentences, best, frame, room)
    elif over:
        items += _result(shown, frame, room)
    elif shown.guess is None:
        words = say("trainer.failed" if shown.failed else "trainer.wait")
        items += centred(words, frame.top + frame.body + 120, SAID, IVORY, frame, room)
    else:
        items += _columns(shown, shown.guess, form, frame, room)
        items += _asked(shown, shown.guess, form, frame, room)
        items += _known(shown, shown.guess, form, frame, room)
    if shown.begun:
        items += _so_far(shown.scores, shown.most, frame, room)
    items += page_foot(frame.grid, shown.buttons, room)
    return Picture.of(Backdrop.SHEET, items)


def percent(value: int) -> str:
    """A percentage as it is written, with a true minus."""
    return say("guess.percent", value=str(value).replace("-", "−"))


def _so_far(scores: Sequence[Score], most: int, frame: Extent, room: Room) -> list[Item]:
    """What each hand came to, lit where it was no less than the best player's; rings to come."""
    x, y = frame.left, frame.top + frame.foot
    items: list[Item] = []
    for score in scores:
        words = percent(score.percent)
        lit = FOCUS if score.percent >= score.best_percent else SOFT
        items.append(Text(words, x, y + 6, _PLAIN, lit))
        x += room.ruler.width(words, _PLAIN) + 18
    return [*items, *dots((), 0, most - len(scores), x, y)]


def _result(shown: GuessShown, frame: Extent, room: Room) -> list[Item]:
    whole = sum(shown.scores, Score())
    figures = (
        (percent(whole.percent), say("guess.you")),
        (percent(whole.best_percent), shown.judge),
    )
    best = shown.best
    if whole.percent > (best.right if best else 0):
        words = say("trainer.new-best")
    else:
        words = say("guess.best", percent=best.right) if best else ""
    return told_after(figures, words, frame, room)


def _asked(
    shown: GuessShown, guess: HandGuess, form: _Form, frame: Extent, room: Room
) -> list[Item]:
    """The question; later what came of it, and the sentence that says what told most."""
    y = frame.top + form.asked
    if not guess.told:
        count, most = len(guess.task.truth), len(guess.task.unseen)
        words = say("guess.ask", other=shown.other, Count=capital(number(count)), most=number(most))
        items = centred(words, y, BOLD, IVORY, frame, room)
        line = ""
        if shown.pointed is not None:
            said = say(f"guess.{guess.mark(shown.pointed)}")
            line = say("guess.card", Card=capital(shown.named), said=said)
        elif guess.held:
            line = say("guess.held", count=guess.held, most=count)
        y = frame.top + (form.caption + form.named) / 2 + 12
        return [*items, *centred(line, y, SAID, SOFT, frame, room)]
    score = guess.score
    mine = f"{say('guess.you')} {percent(score.percent)}"
    theirs = f"{shown.judge} {percent(score.best_percent)}"
    gap = 28.0
    width = room.ruler.width(mine, BOLD)
    x = frame.middle - (width + gap + room.ruler.width(theirs, SAID)) / 2
    scores = Text(mine, x, y, BOLD, FOCUS), Text(theirs, x + width + gap, y, SAID, SOFT)
    return [
        *live(f"{mine}. {theirs}", scores),
        *centred(shown.why, frame.top + form.named, SAID, IVORY, frame, room),
    ]


def _columns(
    shown: GuessShown, guess: HandGuess, form: _Form, frame: Extent, room: Room
) -> list[Item]:
    """The cards, each over what is said of it, or over what the best player thought of it."""
    cards = guess.task.unseen
    step = min(form.step, frame.across / len(cards))
    items: list[Item] = []
    for index, card in enumerate(cards):
        x = frame.middle + (index - (len(cards) - 1) / 2) * step
        mark, held = guess.mark(card), card in guess.task.truth
        up = held if guess.told else mark is Mark.HOLDS
        down = not held if guess.told else mark is Mark.NOT
        pose = Pose(x, frame.top + form.cards, min(form.card, step - 4))
        drawn: list[Item] = [
            CardItem(
                str(card),
                str(card),
                pose.raised(_LIFT) if up else pose,
                Shadow.LIFT if up else Shadow.HAND,
                unlit=down,
            )
        ]
        middle = frame.top + form.caption
        if guess.told:
            share = guess.task.shades[card]
            drawn += _bar(x, frame.top + form.bar, share, form)
            if mark is not Mark.PERHAPS:
                drawn += _judged(x, pose, right=up is (mark is Mark.HOLDS))
        else:
            tone = SOFT if mark is Mark.PERHAPS else FOCUS if up else IVORY
            words = say(f"guess.{mark}")
            drawn.append(Text(words, x, middle, _PLAIN, tone, Align.CENTRE))
        key = CARD + str(card)
        place = Rect(x - step / 2, pose.y - pose.height / 2 - _LIFT, step, 0)
        place = Rect(place.x, place.y, step, middle + 10 - place.y)
        if key == room.focus:
            rim = Rect(x - pose.width / 2, place.y, pose.width, pose.height + _LIFT)
            drawn.append(Box(rim.grown(4), 8, outline=FOCUS, line=2.5))
        one = Widget.pressed(key, place, drawn, key == room.focus, card_name(card), Role.CARD)
        items.append(one.resting if guess.told else one.holding(say(f"guess.{mark}")))
    if guess.told:
        words = say("guess.shades", judge=shown.judge)
        items.append(
            Text(
                fitted(words, _SMALL, frame.across, room),
                frame.middle,
                frame.top + form.bar + form.bar_height + 20,
                _SMALL,
                SOFT,
                Align.CENTRE,
            )
        )
    return items


def _bar(x: float, y: float, share: float, form: _Form) -> list[Item]:
    """How likely the best player thought it: a bar from below, and the number in it."""
    whole = Rect(x - 18, y, 36, form.bar_height)
    filled = Rect(whole.x, whole.bottom - whole.height * share, 36, whole.height * share)
    tone = Tone.BRASS if share > 0.995 else Tone.IVORY
    items: list[Item] = [Box(whole, 4, fill=Paint(Tone.CLOTH, 0.5))]
    if share > 0.01:
        items.append(Box(filled, 4, fill=Paint(tone, 0.9 if tone is Tone.BRASS else 0.5)))
    words = str(round(100 * share))
    paint = Paint(Tone.INK) if share > 0.55 else IVORY
    items.append(Text(words, x, whole.centre[1] + 5, _HEAD, paint, Align.CENTRE))
    return items


def _judged(x: float, pose: Pose, *, right: bool) -> list[Item]:
    """Beside the card whether what was said of it is so."""
    at = x + pose.width / 2 - 8, pose.y + pose.height / 2 - 10
    if right:
        return ticked(*at, 20)
    disc = Rect(at[0] - 9, at[1] - 9, 18, 18)
    return [
        Box(disc, 9, fill=Paint(Tone.RED)),
        Stroke(at[0] - 4, at[1], at[0] + 4, at[1], IVORY, 2.5),
    ]


def _known(
    shown: GuessShown, guess: HandGuess, form: _Form, frame: Extent, room: Room
) -> list[Item]:
    """What was said, at the left; the tricks and one's own cards, at the right."""
    y = frame.top + form.parting
    items: list[Item] = [Stroke(frame.left, y, frame.right, y, Paint(Tone.BRASS, 0.6))]
    width = frame.across * 0.43
    for mine, x in ((True, frame.left), (False, frame.left + width / 2)):
        line = frame.top + form.known
        items.append(Text(say("you") if mine else shown.other, x, line, _HEAD, SOFT))
        for heard in shown.heard:
            if heard.mine is mine:
                line += form.row
                items += _heard(heard, x, line, width / 2 - 16, room)
    left = frame.left + width + 24
    hand = left + len(guess.task.tricks) * (form.small + 8) + 34
    items += _tricks(guess.task.tricks, left, hand - left - 16, form, frame, shown.other, room)
    return [*items, *_hand(guess.task.mine, hand, form, frame)]


def _heard(heard: HeardLine, x: float, y: float, most: float, room: Room) -> list[Item]:
    """One line: what was said and, softer, what was answered."""
    words = fitted(heard.words, _PLAIN, most, room)
    items: list[Item] = [Text(words, x, y, _PLAIN)]
    left = most - room.ruler.width(words, _PLAIN) - 8
    if heard.answer and left > 30:
        items.append(
            Text(fitted(heard.answer, _SMALL, left, room), x + most - left, y, _SMALL, SOFT)
        )
    return items


def _tricks(
    tricks: Sequence[TrickSeen],
    left: float,
    most: float,
    form: _Form,
    frame: Extent,
    other: str,
    room: Room,
) -> list[Item]:
    """Each trick upright: the other's card over mine. Who led is marked, the loser's card dark."""
    y = frame.top + form.known
    items: list[Item] = [
        Text(fitted(say("guess.played", other=other), _HEAD, most, room), left, y, _HEAD, SOFT)
    ]
    tall = form.small * CARD_RATIO
    above = y + 14 + tall / 2
    below = above + tall + 8
    for index, trick in enumerate(tricks):
        x = left + form.small / 2 + index * (form.small + 8)
        for card, at, led, won in (
            (trick.theirs, above, not trick.i_led, not trick.i_won),
            (trick.mine, below, trick.i_led, trick.i_won),
        ):
            items.append(
                CardItem(str(card), str(card), Pose(x, at, form.small), Shadow.REST, dimmed=not won)
            )
            if led:
                edge = at - tall / 2 if at is above else at + tall / 2
                spot = Rect(x - 4, edge - 4, 8, 8)
                items.append(Box(spot, 4, fill=Paint(Tone.BRASS), outline=Paint(Tone.INK)))
    return items


def _hand(cards: Sequence[Card], left: float, form: _Form, frame: Extent) -> list[Item]:
    """One's own cards under their name, level with the tricks and with what is said of them."""
    y, tall = frame.top + form.known, form.small * CARD_RATIO
    items: list[Item] = [Text(say("guess.yours"), left, y, _HEAD, SOFT)]
    step = min(form.small + 6, (frame.right - left - form.small) / max(1, len(cards) - 1))
    for index, card in enumerate(cards):
        pose = Pose(left + form.small / 2 + index * step, y + 14 + tall / 2, form.small)
        items.append(CardItem(str(card), str(card), pose, Shadow.REST))
    return items
