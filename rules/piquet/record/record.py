"""A deal or a whole partie as somebody wrote it down, and its one written form (rules/NOTATION.md).

A record may know less than a log: cards of hands and talon may be open, calls may stand without
their cards, and it may stop anywhere. It may also know more: what was drawn and counted is checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, assert_never

from msgspec import Struct

from rules.core.cards import Card, Hand
from rules.core.record import PartlyCompared
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action, Deal, Exchange
from rules.piquet.options import HAND, NEWEST_EDITION, TALON, Options
from rules.piquet.pack import in_order
from rules.piquet.presets import PRESETS, Preset, differences, nearest_preset
from rules.piquet.record.notation import write_action
from rules.piquet.record.options_text import write_name, write_value
from rules.piquet.record.spoken_call import SpokenCall
from rules.piquet.record.spoken_text import write_spoken
from rules.piquet.record.text import NAMES
from rules.piquet.rights import doer
from rules.piquet.state import State

VERSION = 1
DEFAULT = Options()


class Place(Struct, frozen=True):
    """Where something stands in a text, both from 1; 0 for a record that was not read from one."""

    line: int = 0
    column: int = 0


class _Placed(PartlyCompared, frozen=True):
    """What equals another wherever the two stand."""

    aside: ClassVar[frozenset[str]] = frozenset({"place"})


class OpenExchange(Struct, frozen=True):
    """A discard of which some cards are not known."""

    cards: Hand
    unknown: int


class SpokenCorrection(Struct, frozen=True):
    """A better call without its cards, in the place of elder's last of its kind (law 50)."""

    call: SpokenCall


class SpokenClaim(Struct, frozen=True):
    """What elder claims late, without its cards (law 56)."""

    call: SpokenCall


RecordedAction = Action | SpokenCall | SpokenCorrection | SpokenClaim | OpenExchange


class Does(_Placed, frozen=True):
    """Who does what."""

    player: Player
    what: RecordedAction
    place: Place = Place()


class Draws(_Placed, frozen=True):
    """What a player took in, as far as known: checked, or learned from."""

    player: Player
    cards: Hand
    unknown: int = 0
    place: Place = Place()


class Counts(_Placed, frozen=True):
    """A player's score in the deal as it was said at this moment: checked."""

    player: Player
    points: int
    place: Place = Place()


class Makes(_Placed, frozen=True):
    """What elder said his point makes: checked."""

    player: Player
    value: int
    place: Place = Place()


Step = Does | Draws | Counts | Makes


class DealRecord(_Placed, frozen=True):
    """One deal: the known cards of the hands dealt (A's first), the talon from the top, the steps.

    Each hand has twelve cards, however few are known; an unknown card of the talon is None.
    """

    dealer: Player
    hands: tuple[Hand, Hand] = (frozenset(), frozenset())
    talon: tuple[Card | None, ...] = (None,) * TALON
    steps: tuple[Step, ...] = ()
    place: Place = Place()


class Record(Struct, frozen=True):
    """A partie or a part of it: players' names (A's first), options, the cut if told, deals."""

    names: tuple[str, str] = NAMES
    options: Options = DEFAULT
    cut: tuple[Action, ...] = ()
    deals: tuple[DealRecord, ...] = ()


def record_of(
    actions: Iterable[Action], options: Options | None = None, names: tuple[str, str] = NAMES
) -> Record:
    """The record of a log of legal actions; raises Illegal at the first that is not."""
    options = options or DEFAULT
    state = partie.start(options)
    cut: list[Action] = []
    deals: list[DealRecord] = []
    for action in actions:
        before, state = state, partie.apply(state, action)[-1].state
        if isinstance(action, Deal):
            deals.append(_begun(state))
        elif deals:
            steps = (*deals[-1].steps, *_steps(before, action, state))
            deals[-1] = DealRecord(deals[-1].dealer, deals[-1].hands, deals[-1].talon, steps)
        else:
            cut.append(action)
    return Record(names, options, tuple(cut), tuple(deals))


def _begun(state: State) -> DealRecord:
    deal = state.current
    a, b = (deal.dealt[deal.seat(player)] for player in Player)
    return DealRecord(deal.dealer, (a, b), deal.exchanged.talon)


def _steps(before: State, action: Action, after: State) -> Iterator[Step]:
    """The action, what was drawn with it, and both scores when it ended the deal."""
    deal = after.current
    player = doer(before, action)
    if isinstance(player, Player):
        yield Does(player, action)
    for player in Player:
        taken = deal.exchanged.taken[deal.seat(player)]
        if (
            isinstance(action, Exchange)
            and taken != before.current.exchanged.taken[deal.seat(player)]
        ):
            yield Draws(player, taken)
    if len(after.results) > len(before.results):
        yield from (
            Counts(player, points) for player, points in zip(Player, after.results[-1], strict=True)
        )


# ---- writing --------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """The text of a record; blanks in names are written once and none at their ends."""
    lines = [f"piquet {VERSION}"]
    for name, default in zip(record.names, NAMES, strict=True):
        plain = " ".join(name.split())
        if plain not in ("", default):
            lines.append(f"{default} is {plain}")
    lines.extend(_write_options(record.options))
    lines.extend(_write_cut(record))
    for deal in record.deals:
        lines += ["", *_write_deal(deal)]
    return "\n".join(lines) + "\n"


def _write_options(options: Options) -> Iterator[str]:
    """The preset that comes nearest, unless it is Cavendish's game, and what differs from it."""
    preset = nearest_preset(options)
    if preset is not Preset.RUBICON:
        yield f"rules {preset}"
    for name in differences(options, PRESETS[preset]):
        value = write_value(getattr(options, name))
        yield f"packets {value}" if name == "packets" else f"option {write_name(name)} {value}"
    if options.edition != NEWEST_EDITION:
        yield f"edition {options.edition}"


def _write_cut(record: Record) -> Iterator[str]:
    state = partie.start(record.options)
    for action in record.cut:
        turn = state.turn
        yield f"{turn.name} {_done(action)}" if isinstance(turn, Player) else write_action(action)
        state = partie.apply(state, action)[-1].state


def _write_deal(deal: DealRecord) -> Iterator[str]:
    yield f"{deal.dealer.name} deals"
    for player in Player:
        if hand := deal.hands[player]:
            yield f"{player.name} holds {_write_open(in_order(hand), HAND - len(hand))}"
    if any(deal.talon):
        yield "talon " + " ".join("?" if card is None else str(card) for card in deal.talon)
    for step in deal.steps:
        yield f"{step.player.name} {_write_step(step)}"


def _write_open(cards: Iterable[Card], unknown: int) -> str:
    return " ".join([*map(str, cards), *["?"] * unknown])


def _write_step(step: Step) -> str:
    match step:
        case Does(what=what):
            return _done(what)
        case Draws(cards=cards, unknown=unknown):
            return f"draws {_write_open(in_order(cards), unknown)}"
        case Counts(points=points):
            return f"counts {points}"
        case Makes(value=value):
            return f"makes {value}"
    assert_never(step)


def _done(what: RecordedAction) -> str:
    """An action in the third person: "exchanges KS", "calls quart to the ace"."""
    match what:
        case SpokenCall():
            return f"calls {write_spoken(what)}"
        case SpokenCorrection(call):
            return f"corrects {write_spoken(call)}"
        case SpokenClaim(call):
            return f"claims {write_spoken(call)}"
        case OpenExchange(cards, unknown):
            return f"exchanges {_write_open(in_order(cards), unknown)}"
        case _:
            verb, _, rest = write_action(what).partition(" ")
            return f"{verb}s {rest}".rstrip()
