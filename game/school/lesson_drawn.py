"""The whole picture of a lesson: the table of the game, or what is tapped and picked instead."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.school.classroom import Classroom
from game.school.learning import Learning, LessonShown, TapPlace
from game.school.lesson import StepKind
from game.school.panel import panel
from game.school.slips import laid_out, place_row, ticks, token_row, totals
from game.school.teaching import by_cards, is_by_cards, is_on_cloth, on_cloth
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.picture import (
    Backdrop,
    CardAt,
    CardItem,
    Icon,
    Item,
    Picture,
    Shadow,
    Text,
    Widget,
)
from game.stage.places import Places
from game.table.cards import card_widget, card_widgets
from game.table.live import news
from game.table.mouse import Grip, with_dragged
from game.table.now_row import now_row
from game.table.offers import Prompt
from game.table.picture import uncovered
from game.table.render_context import RenderContext
from game.table.spoken import SILENCE
from game.table.ui import TableUI
from game.words.catalogue import say

LEAVE = "leave"
_TOLD, _MEANT, _CHOOSE = 24.0, 16.0, 6.0
"""How high cards stand that are told of, the one to be played, those to be chosen."""


def lesson_picture(shown: LessonShown, face: TableUI | None, game: str, room: Room) -> Picture:
    """Everything to be seen and touched; `face` draws the table where there is one."""
    places = Places.of(room)
    items: list[Item] = panel(shown, game, room)
    if is_on_cloth(shown):
        items += on_cloth(shown, places)
    if shown.places:
        if len(shown.places) > 1 or any(each.now or each.whole for each in shown.places):
            items += place_row(shown.places, places)  # one empty place alone would say nothing
        got, hand = shown.learning.got, say("cards.hand")
        items += (
            card_widget(card, CardAt(card.key), among=hand, chosen=card.key in got)
            for card in shown.hand
        )
        items += ticks(shown.hand, got)
    elif face is not None and shown.at_table:
        items += _table(shown, face, places)
    else:
        items += _partie(shown, places)
    items.append(leave(shown.table, places))
    items += now_row(shown.table, places)
    celebrations = face.celebrations if face is not None else None
    if celebrations is not None and shown.table.celebrated is not None:
        items += celebrations.items(shown.table, places)
    return Picture.of(Backdrop.TABLE, items)


def _table(shown: LessonShown, face: TableUI, places: Places) -> list[Item]:
    """The table of the game with the cards that are meant standing out."""
    table = shown.table
    held = frozenset(map(str, face.hand(table.seen)))
    cards = lit(table.cards, shown.learning, held, shown.learning.lit(table.prompt))
    table = replace(table, cards=cards, taught=shown.learning.lesson.sheet(shown.learning.at))
    if is_by_cards(shown):
        table = replace(table, spoken=SILENCE)  # she has the word: a bubble would lie in her line
    said, seen = uncovered(face, table, places)
    spread = face.spread(table)
    items = [
        *face.below(table, places, said),
        *card_widgets(seen, spread),
        *news(face, table, seen, spread),
        *face.above(table, places),
        *said,
    ]
    if is_by_cards(shown):
        items += by_cards(shown, cards, places)
    if is_beside(shown.learning, table.prompt):
        items += face.aside(table, places)
    return items


def is_beside(learning: Learning, prompt: Prompt) -> bool:
    """Whether what is to be done now is offered beside the row of buttons: then that is shown."""
    wanted = learning.wanted
    return wanted is not None and any(offer.action == wanted for offer in prompt.beside)


def lit(
    cards: Sequence[CardItem], learning: Learning, held: frozenset[str], meant: Sequence[str]
) -> tuple[CardItem, ...]:
    """The cards that are meant a little higher; while something is told, the others darker.

    What may not be played is dark as at the table, once it is to be played; pressed, it gets its
    reason.
    """
    what = learning.step.what
    meant = meant if what in (StepKind.DO, StepKind.TELL) else ()
    if learning.over or what is not StepKind.DO:
        cards = [
            replace(card, dimmed=bool(meant) and card.key not in meant)
            if card.key in held
            else card
            for card in cards
        ]
    by = _TOLD if what is StepKind.TELL else _MEANT if len(meant) < 2 else _CHOOSE
    fan = max((card.pose.width for card in cards if card.key in held), default=0.0)
    found = []
    for card in cards:
        if card.key not in held or card.key not in meant:
            found.append(card)
        elif card.shadow is Shadow.LIFT or card.pose.width < fan:
            found.append(card)  # stands out already, or is put out
        else:
            found.append(replace(card, pose=card.pose.raised(by)))
    return tuple(found)


def _partie(shown: LessonShown, places: Places) -> list[Item]:
    """A partie that is over, and slips to pick where there are some."""
    learning = shown.learning
    excerpt = learning.lesson.scenes[learning.step.scene]
    items: list[Item] = []
    if excerpt.totals is not None:
        items += totals((say("you"), say("lesson.other")), excerpt.totals, excerpt.goal, places)
    slips = last_slips(learning)
    if slips is not None:
        now, table = slips.at == learning.at, shown.table
        items += token_row(slips, places, table.focus, table.hover, now)
    return items


def last_slips(learning: Learning) -> Learning | None:
    """Where slips are picked now, or were before: they lie there as long as the scene is seen."""
    steps = learning.lesson.steps
    if not learning.over and learning.step.what is StepKind.PICK:
        return learning
    for at in range(min(learning.at, len(steps)) - 1, -1, -1):
        if steps[at].scene != learning.step.scene:
            return None
        if steps[at].what is StepKind.PICK:
            then = Learning(learning.lesson, at)
            return replace(then, got=tuple(sorted(then.right_tokens())))
    return None


def leave(table: RenderContext, places: Places) -> Widget:
    """The way out, in the corner."""
    words, font = say("lesson.leave"), Font(16)
    width = places.room.ruler.width(words, font)
    right, y = places.baize.right - 28, places.baize.y + 32
    hovered, focused = table.hover == LEAVE, table.focus == LEAVE
    paint = Paint(Tone.IVORY) if hovered else Paint(Tone.SOFT)
    place = Rect(right - width - 40, y - 22, width + 52, 44)
    items: list[Item] = [
        Icon("close", right - width - 20, y, 20, paint),
        Text(words, right, y + 6, font, paint, Align.RIGHT),
    ]
    return Widget.pressed(LEAVE, place, items, focused, frame=place.grown(-4))


def played_table(
    room: Classroom, prompt: Prompt, grip: Grip | None, focus: str | None, hover: str | None
) -> RenderContext:
    """What the table of the game is drawn from."""
    board, learning = room.board, room.learning
    table = board.tableau(with_dragged(board.cards(), grip), prompt)
    return replace(
        table,
        hint=learning.why or table.hint,
        news=learning.praise,
        focus=focus or table.focus,
        hover=hover,
    )


def plain_table(
    room: Classroom, prompt: Prompt, focus: str | None, hover: str | None
) -> RenderContext:
    """The same where nothing is played: only the sentence and the buttons are of it."""
    return RenderContext(
        seen=room.seen if room.at_table else None,
        names=(say("you"), say("lesson.other")),
        hand_state=room.board.hand_state if room.at_table else None,
        cards=(),
        spoken=SILENCE,
        prompt=prompt,
        hint=room.learning.why,
        news=room.learning.praise,
        focus=focus,
        hover=hover,
    )


def tapped_hand(room: Classroom, where: Room, focus: str | None) -> list[CardItem]:
    """The learner's cards while he taps them, held as at the table before anything is asked."""
    board = room.board
    still = replace(board.seen, choices=None)
    held = {str(card) for card in board.face.hand(board.seen)}
    laid = board.face.lay(still, board.hand_state, where)
    cards = [item for item in laid.values() if item.key in held]
    return list(board.shaken(tuple(laid_out(cards, room.learning.got, room.step.lit, focus))))


def tap_places(room: Classroom) -> tuple[TapPlace, ...]:
    """Where tapped cards go: a place for each thing that is tapped of this hand."""
    learning, lessons, found = room.learning, room.lessons, []
    for at, step in enumerate(learning.lesson.steps):
        if step.what is not StepKind.TAP or step.scene != room.step.scene:
            continue
        cards, points = room.tapped(step.wanted)
        now = at == learning.at
        whole = tuple(map(str, cards)) if at < learning.at else ()
        got = tuple(key for key in map(str, cards) if key in learning.got) if now else whole
        found.append(TapPlace(lessons.title(step.wanted), cards, got, points, now))
    return tuple(found)
