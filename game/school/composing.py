"""What the picture of a lesson is made from: the table, the hand that is tapped, its places."""

from __future__ import annotations

from msgspec.structs import replace

from game.school.classroom import Classroom
from game.school.lesson import StepKind
from game.school.shown import TapPlace
from game.school.slips import laid_out
from game.stage.basics import Room
from game.stage.picture import CardItem
from game.table.drag import Grip, with_dragged
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.table.spoken import SILENCE
from game.words.catalogue import say


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
        desk=room.board.desk if room.at_table else None,
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
    laid = board.face.lay(still, board.desk, where)
    cards = [item for item in laid.values() if item.key in held]
    return list(board.shaken(tuple(laid_out(cards, room.learning.got, room.step.lit, focus))))


def tap_places(room: Classroom) -> tuple[TapPlace, ...]:
    """Where tapped cards go: a place for each thing that is tapped of this hand."""
    learning, lessons, found = room.learning, room.lessons, []
    for at, step in enumerate(learning.lesson.steps):
        if step.what is not StepKind.TAP or step.scene != room.step.scene:
            continue
        cards = room.tapped(step.wanted)
        now = at == learning.at
        whole = tuple(map(str, cards)) if at < learning.at else ()
        got = tuple(key for key in map(str, cards) if key in learning.got) if now else whole
        points = lessons.worth(room.seen, step.wanted)
        found.append(TapPlace(lessons.title(step.wanted), cards, got, points, now))
    return tuple(found)
