"""The picture of a deal that is looked back on: the open table, its ledger, and the way through it.

The panel, the cards and the bubbles are those of the table; below lies a track with a mark for
every step, on which decisions that were dear stand out by their height and by a label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.piquet.face.panel.panel import panel_items
from game.piquet.face.said.bubbles import BUBBLE_FONT, Spoken
from game.piquet.face.said.speech import Said
from game.piquet.past.layout import Open, talon_left, trick_poses
from game.piquet.past.steps import Step
from game.piquet.past.why import why
from game.piquet.past.words import better, detail, headline, mark_words
from game.players.review import Grade, Reviewed, grade
from game.stage.lines import fitted, ring
from game.stage.picture import (
    CARD_RATIO,
    Align,
    Backdrop,
    Box,
    Bubble,
    CardItem,
    Font,
    Item,
    Paint,
    Picture,
    Rect,
    Room,
    Shadow,
    Stroke,
    Tail,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_row, draw_button, key_cap
from game.words.catalogue import say
from game.words.terms import capital
from rules.core.seats import Player
from rules.piquet.options import TALON
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import DealState, Phase
from rules.piquet.view import view

_SOFT = Paint(Tone.SOFT)
_NAME, _SMALL, _PLAIN, _BOLD = Font(16, bold=True), Font(14), Font(16), Font(20, bold=True)
_LANE = 168.0
_HEIGHTS = {Grade.SLIP: 12.0, Grade.MISTAKE: 18.0, Grade.BLUNDER: 24.0}
"""How high the mark of a dear decision stands on the track."""
_TONES = {
    Grade.GOOD: Tone.INK,
    Grade.SLIP: Tone.BRASS_DARK,
    Grade.MISTAKE: Tone.RED,
    Grade.BLUNDER: Tone.RED,
}
ENDS = (("first", "«"), ("back", "‹")), (("on", "›"), ("last", "»"))


@dataclass(frozen=True, slots=True)
class Retold:
    """All that the picture is made from.

    `below` sits at the lower edge; `first` has the left column of the panel. `reviewed` has what is
    known of decisions, by the number of their step. `news` is told instead of what was counted.
    `place` names the deal, with ways to the one before and after where `neighbours` are there.
    """

    steps: Sequence[Step]
    at: int
    names: tuple[str, str]
    below: Player
    first: Player
    cards: Sequence[CardItem]
    reviewed: Mapping[int, Reviewed]
    buttons: Sequence[Button]
    place: str
    neighbours: tuple[bool, bool]
    news: str = ""
    focus: str | None = None
    hover: str | None = None

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self.at]


def retold_picture(told: Retold, room: Room) -> Picture:
    """Everything to be seen and touched."""
    at, step = Open.of(room), told.step
    seen = view(step.state, told.below)
    deal = step.state.current
    items: list[Item] = [*panel_items(seen, told.names, room, first=told.first)]
    targets: list[Target] = []
    items += _captions(told, deal, at)
    items += told.cards
    items += _bubbles(step, deal, told.below, at)
    for drawn, touch in (_corner(told, at), _track(told, at), _buttons(told, at)):
        items += drawn
        targets += touch
    items += _sentences(told, at)
    return Picture(Backdrop.TABLE, tuple(items), tuple(targets))


def _captions(told: Retold, deal: DealState, at: Open) -> list[Item]:
    """Whose hands, discards and talon these are."""
    room, places, form = at.places.room, at.places, at.form
    items: list[Item] = []
    above = told.below.other
    name = fitted(capital(told.names[above]), _NAME, 180, room)
    role = _role(deal, above)
    width = room.ruler.width(name, _NAME)
    x = places.centre - (width + 10 + room.ruler.width(role, _SMALL)) / 2
    items.append(Text(name, x, at.name_line, _NAME))
    items.append(Text(role, x + width + 10, at.name_line, _SMALL, _SOFT))
    own = fitted(capital(told.names[told.below]), _NAME, 180, room)
    y = at.hand_top - 6
    items.append(Text(own, places.left, y, _NAME))
    after = places.left + room.ruler.width(own, _NAME) + 10
    items.append(Text(_role(deal, told.below), after, y, _SMALL, _SOFT))
    for player, middle in ((above, at.other_discard), (told.below, at.own_discard)):
        count = len(deal.exchanged.discards[deal.seat(player)])
        if count:
            top = middle - form.lying * CARD_RATIO / 2 - 8
            whose = fitted(capital(told.names[player]), _SMALL, 120, room)
            words = say("history.discard", name=whose, count=count)
            items.append(Text(words, places.right, top, _SMALL, _SOFT, Align.RIGHT))
    for player, line in ((above, at.name_line), (told.below, at.won_line)):
        won = deal.table.won(deal.seat(player))
        if won:
            items.append(Text(say("place.tricks", count=won), places.left, line, _SMALL, _SOFT))
    if deal.exchanged.talon:
        if told.step.state.phase in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
            top = at.middle - form.talon * CARD_RATIO / 2 - 10
            x = talon_left(at, TALON - len(deal.exchanged.talon))
            items.append(Text(say("history.talon"), x, top, _SMALL, _SOFT))
        else:
            top = at.middle - form.lying * CARD_RATIO / 2 - 10
            items.append(Text(say("place.left"), places.left, top, _SMALL, _SOFT))
    return items


def _role(deal: DealState, player: Player) -> str:
    return say(f"seat.{'elder' if deal.seat(player) is ELDER else 'younger'}")


# ---- what was said


def _bubbles(step: Step, deal: DealState, below: Player, at: Open) -> list[Item]:
    """The last that was said; beside the trick only the last word of each."""
    seat, heard = deal.seat(below), step.heard
    if not heard.said:
        return []
    if deal.table.led is not None:
        return _beside_trick(heard.last_of_each(), step, seat, at)
    if step.state.phase in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        y = at.middle + at.form.talon * CARD_RATIO / 2 + 14
        return [_bubble(heard.said[-1], at.places.centre, y, seat, at, centred=True)]
    y = at.name_line + 22
    fitting = max(1, int((at.hand_top - 24 - y) // 52))
    said = heard.latest(fitting)
    items: list[Item] = []
    for index, saying in enumerate(said):
        fresh = index >= len(said) - len(step.said)
        x = at.places.centre + (_LANE if saying.seat is seat else -_LANE)
        items.append(_bubble(saying, x, y, seat, at, fresh=fresh))
        y += 52
    return items


def _beside_trick(heard: Spoken, step: Step, seat: Seat, at: Open) -> list[Item]:
    above, below = trick_poses(at)
    items: list[Item] = []
    for saying in heard.said:
        fresh = any(saying is one for one in step.said)
        if saying.seat is seat:
            x, y = below.x + below.width * 0.62, below.y + below.height * 0.06
        else:
            x, y = above.x + above.width * 0.72, above.y - above.height * 0.5 - 14
        width = at.places.room.ruler.width(saying.words, BUBBLE_FONT) + 48
        x = min(x, at.places.right - width)
        tail = Tail.BOTTOM_RIGHT if saying.seat is seat else Tail.TOP_LEFT
        items.append(Bubble(Rect(x, y, width, 44), saying.words, tail, fresh))
    return items


def _bubble(
    saying: Said,
    x: float,
    y: float,
    seat: Seat,
    at: Open,
    *,
    fresh: bool = True,
    centred: bool = False,
) -> Bubble:
    """A bubble in its lane: the one below speaks at the right, the one above at the left."""
    mine = saying.seat is seat
    width = at.places.room.ruler.width(saying.words, BUBBLE_FONT) + 48
    left = x - width / 2 if centred else x - width if mine else x
    tail = Tail.BOTTOM_RIGHT if mine else Tail.TOP_LEFT
    return Bubble(Rect(left, y, width, 44), saying.words, tail, fresh)


# ---- what the step was


def _sentences(told: Retold, at: Open) -> list[Item]:
    """Who did what, what it counted; and at the right what it cost."""
    room, places, step = at.places.room, at.places, told.step
    y = at.baize.bottom - at.form.sentence
    space = places.right - places.left
    items: list[Item] = []
    one = told.reviewed.get(told.at)
    count = say("history.at", number=told.at + 1, count=len(told.steps))
    taken = room.ruler.width(count, _PLAIN) + 20
    if one is not None:
        words = mark_words(one)
        width = room.ruler.width(words, _NAME) + 44
        pill = Rect(places.right - width, y - 20, width, 28)
        tone = _TONES[grade(one)]
        items.append(Box(pill, 14, fill=Paint(Tone.IVORY), shadow=Shadow.REST))
        items.append(Box(Rect(pill.x + 12, pill.y + 9, 10, 10), 5, fill=Paint(tone)))
        items.append(Text(words, pill.x + 30, y - 1, _NAME, Paint(tone)))
        items.append(Text(count, pill.x - 14, y, _PLAIN, _SOFT, Align.RIGHT))
        taken += width + 14
    else:
        items.append(Text(count, places.right, y, _PLAIN, _SOFT, Align.RIGHT))
    first = fitted(headline(step, told.names), _BOLD, space - taken, room)
    items.append(Text(first, places.left, y, _BOLD))
    second = told.news or detail(step, told.names)
    advice, most = "", space
    if one is not None and not told.news:
        most = space - (room.ruler.width(second, _PLAIN) + 30 if second else 0.0)
        advice = with_reason(one, _PLAIN, most, room)
        advice = fitted(advice, _PLAIN, max(most, space * 0.6), room)
    if advice:
        most = space - room.ruler.width(advice, _PLAIN) - 20
        x, side = (places.right, Align.RIGHT) if second else (places.left, Align.LEFT)
        items.append(Text(advice, x, y + 24, _PLAIN, align=side))
    paint = Paint(Tone.IVORY) if told.news else _SOFT
    items.append(Text(fitted(second, _PLAIN, most, room), places.left, y + 24, _PLAIN, paint))
    return items


def with_reason(one: Reviewed, font: Font, most: float, room: Room) -> str:
    """What would have been better, and why, if both are no wider than `most` units."""
    advice, reason = better(one), why(one)
    if not advice or not reason or grade(one) is Grade.GOOD:
        return advice
    whole = say("history.because", better=advice, why=reason)
    return whole if room.ruler.width(whole, font) <= most else advice


def _corner(told: Retold, at: Open) -> tuple[list[Item], list[Target]]:
    """Which deal this is, the ways to its neighbours, and how to turn the table."""
    room, right, y = at.places.room, at.places.right, at.baize.y + 34
    items: list[Item] = []
    targets: list[Target] = []
    x = right
    for key, sign, there in (
        ("next", "›", told.neighbours[1]),
        ("previous", "‹", told.neighbours[0]),
    ):
        if key == "previous":
            items.append(Text(told.place, x - 8, y + 6, _PLAIN, align=Align.RIGHT))
            x -= room.ruler.width(told.place, _PLAIN) + 16
        if there:
            place = Rect(x - 36, y - 18, 36, 36)
            drawn, target = draw_button(Button(key, sign), place, room, told.focus == key)
            items += drawn
            targets.append(target)
            x -= 36
    words = say("history.turn")
    drawn = key_cap("T", right, y + 44, room)
    cap = drawn[0].rect.width if drawn and isinstance(drawn[0], Box) else 0.0
    edge = right - cap - (8 if cap else 0)
    items += [*drawn, Text(words, edge, y + 49, _PLAIN, align=Align.RIGHT)]
    place = Rect(edge - room.ruler.width(words, _PLAIN) - 8, y + 26, 0, 36)
    place = Rect(place.x, place.y, right + 8 - place.x, 36)
    if told.hover == "turn":
        items.append(Stroke(place.x + 8, y + 54, edge, y + 54, Paint(Tone.BRASS), 1.5))
    if told.focus == "turn":
        items.append(ring(place))
    targets.append(Target("turn", place))
    return items, targets


def _track(told: Retold, at: Open) -> tuple[list[Item], list[Target]]:
    """A mark for every step, and buttons at both ends."""
    room, places = at.places.room, at.places
    y = at.baize.bottom - at.form.track
    items: list[Item] = []
    targets: list[Target] = []
    size = at.form.end
    left, right = places.left, places.right
    for (key, sign), x in zip(
        (*ENDS[0], *ENDS[1]),
        (left, left + size + 6, right - 2 * size - 6, right - size),
        strict=True,
    ):
        place = Rect(x, y - size / 2, size, size)
        drawn, _ = draw_button(Button(key, sign), place, room, told.focus == key)
        items += drawn
        targets.append(Target(key, Rect(x - 3, y - 22, size + 6, 44)))  # as high as a finger
    left, right = left + 2 * size + 22, right - 2 * size - 22
    count = len(told.steps)
    gap = (right - left) / max(1, count - 1)
    items.append(Stroke(left, y, right, y, Paint(Tone.IVORY, 0.3), 1.5))
    for index in range(count):
        x = left + index * gap
        one = told.reviewed.get(index)
        high = _HEIGHTS.get(grade(one)) if one is not None else None
        if high is None:
            known = one is not None
            tick = Paint(Tone.IVORY, 0.75 if known else 0.4)
            items.append(Stroke(x, y - 4, x, y + 4, tick, 1.5))
        else:
            mark = Rect(x - 3, y - high / 2, 6, high)
            items.append(Box(mark, 3, fill=Paint(Tone.FOCUS)))
        targets.append(Target(f"step-{index}", Rect(x - gap / 2, y - 22, gap, 44)))
    x = left + told.at * gap
    items.append(Box(Rect(x - 7, y - 7, 14, 14), 7, fill=Paint(Tone.IVORY), shadow=Shadow.HAND))
    return items, targets


def _buttons(told: Retold, at: Open) -> tuple[list[Item], list[Target]]:
    places = at.places
    y = at.baize.bottom - at.form.buttons
    space = places.right - places.left
    return button_row(told.buttons, places.right, y, at.form.button, places.room, told.focus, space)
