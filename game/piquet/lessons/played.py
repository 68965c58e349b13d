"""The record of a lesson played through, what is offered in it, and what was counted."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.piquet.ui.panel.form import PRINT, grid
from game.piquet.ui.panel.ledger import ledger_items
from game.piquet.ui.said.calling import kind_in_turn
from game.piquet.words import say
from game.stage.basics import Align, Font, Rect, Room
from game.stage.lines import fitted
from game.stage.ornaments import PAD_HEAD, Pad
from game.stage.picture import Item, Text
from game.stage.places import Places
from game.table.offers import Offer, Prompt, side_offer
from game.table.render_context import RenderContext
from rules.piquet import partie
from rules.piquet.actions import Action, Answer, Reply
from rules.piquet.choices import MayAnswer, MayExchange
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import Does
from rules.piquet.state import State
from rules.piquet.view import View


def played(text: str) -> tuple[tuple[Action, ...], tuple[State, ...]]:
    """The actions of the one deal of a record, that of the pack first; and all states.

    NotationError where it breaks a rule.
    """
    record = parse_record(text)
    actions = reckon(record).deals[0].actions
    state = partie.start_deal(record.options, record.deals[0].dealer)
    states = [state]
    for action in actions:
        state = partie.apply(state, action)[-1].state
        states.append(state)
    return actions, tuple(states)


def actions_in(text: str) -> int:
    """How many actions the beginning of such a record tells, those of chance among them.

    What the rules supply is not counted: a record for a lesson tells each action.
    """
    (deal,) = parse_record(text).deals
    return 1 + sum(isinstance(step, Does) for step in deal.steps)


def offers(seen: View, prompt: Prompt, wishes: Sequence[str]) -> Prompt:
    """The prompt of the table without rights, and without wishes but those that are taught."""
    found: list[Offer] = [
        each
        for each in prompt.offers
        if not isinstance(each.action, str) or each.button.key in wishes
    ]
    if isinstance(seen.choices, MayAnswer):
        asked = [each for each in found if not isinstance(each.action, Answer)]
        asked = [replace(each, button=replace(each.button, primary=False, cap="", key="making"))
                 for each in asked]  # fmt: skip
        order = (Reply.GOOD, Reply.EQUAL, Reply.NOT_GOOD)
        found = [*asked, *(_answer(reply) for reply in order)]
        prompt = replace(prompt, detail="")  # what one holds is to be found
    if isinstance(seen.choices, MayExchange):
        prompt = replace(prompt, detail="", gilt=None)  # what is kept is told by the teacher
    return replace(prompt, offers=tuple(found))


def _answer(reply: Reply) -> Offer:
    label = say("do." + reply.value.replace(" ", "-"))
    return side_offer(f"say-{reply.name.lower()}", label, Answer(reply))


def _short(name: str, font: Font, most: float, room: Room) -> str:
    """A name in full or, where that does not fit, its first word."""
    return name if room.ruler.width(name, font) <= most else (name.split() or [name])[0]


def ledger(
    table: RenderContext, place: Rect, room: Room, rows: frozenset[str] | None
) -> Sequence[Item]:
    """The columns with their names, the learner's first, and a row for each thing that counts.

    Of `rows` only those of these names, nothing at all where none is; every row for None.
    """
    seen: View = table.seen
    deal = seen.deal
    if deal is None or (rows is not None and not rows):
        return ()
    g = grid(Places.of(room))
    above = place.y + (12 if g.wide else 6)
    g = replace(g, pad=Rect(g.pad.x, above, g.pad.width, place.bottom - above))
    seats = deal.seat, deal.seat.other
    y = above + PAD_HEAD + (18 if g.wide else 14)
    font = Font(14, bold=True)
    names = (table.names[seen.player], table.names[seen.player.other])
    heads = [
        Text(
            fitted(_short(name, font, g.inner - 4, room), font, g.inner - 4, room),
            x,
            y,
            font,
            PRINT,
            Align.RIGHT,
        )
        for name, x in zip(names, g.columns, strict=True)
    ]
    ready = kind_in_turn(seen, table.hand_state)
    lines, foot = ledger_items(seen, deal, seats, names, ready, g, y - 2, room, only=rows)
    foot = min(g.foot, foot + (22 if g.wide else 12))
    return [Pad(Rect(g.pad.x, above, g.pad.width, foot - above)), *heads, *lines]
