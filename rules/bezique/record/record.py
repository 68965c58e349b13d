"""A whole partie as one text, and back: who played, what was agreed on, every deed in its order.

Reading plays the deeds by the rules, so that a card may be written as it is printed: the copy that
is held is found. Writing names every copy, so that each record has one text (rules/bezique/
NOTATION.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from rules.bezique import partie
from rules.bezique.actions import Action, Deal, Play, Spread
from rules.bezique.options import Options
from rules.bezique.presets import PRESETS, Preset, differences, nearest_preset
from rules.bezique.record.naming import as_held, as_numbered
from rules.bezique.record.notation import parse_action, write_action
from rules.bezique.record.options_text import (
    read_name,
    read_value,
    with_value,
    write_name,
    write_value,
)
from rules.bezique.scoring import total
from rules.bezique.state import Phase, State
from rules.core.seats import Player

VERSION = 1
GAME = "bezique"
_VERBS = {
    "plays": "play",
    "leads": "play",
    "draws": "draw",
    "declares": "declare",
    "announces": "announce",
    "exchanges": "exchange",
    "shows": "show",
    "picks": "pick",
    "calls": "call",
    "forfeits": "forfeit",
    "cuts": "cut",
    "chooses": "choose",
    "deals": "deal",
}
_WRITTEN = {verb: spoken for spoken, verb in _VERBS.items() if spoken != "leads"}


class RecordFault(ValueError):  # noqa: N818  (read as a sentence: raise RecordFault(line, ...))
    """A line that is none of a record, or breaks a rule: the line from 1, and what is wrong."""

    def __init__(self, line: int, says: str) -> None:
        super().__init__(f"line {line}: {says}")
        self.line = line
        self.says = says


@dataclass(frozen=True, slots=True)
class BeziqueRecord:
    """A partie in writing. `first_dealer` is there where the record tells of no cut."""

    options: Options = field(default_factory=Options)
    names: tuple[str, str] = ("A", "B")
    first_dealer: Player | None = None
    deeds: tuple[Action, ...] = ()

    def start(self) -> State:
        """The state in which the first deed is done."""
        if self.first_dealer is None:
            return partie.start(self.options)
        return partie.start_deal(self.options, self.first_dealer)

    def end(self) -> State:
        """The state after the last deed; Illegal where one breaks a rule."""
        state = self.start()
        for deed in self.deeds:
            state = partie.apply(state, deed)[-1].state
        return state


# Writing


def write_record(record: BeziqueRecord) -> str:
    """The one text of a record; Illegal where a deed breaks a rule."""
    return "\n".join([*_head(record), *_body(record), ""])


def _head(record: BeziqueRecord) -> Iterator[str]:
    yield f"game {GAME}"
    yield f"{GAME} {VERSION}"
    for letter, name in zip("AB", record.names, strict=True):
        if name != letter:
            yield f"{letter} is {name}"
    preset = nearest_preset(record.options)
    if preset is not Preset.DICTIONARY:
        yield f"rules {preset}"
    for name in differences(record.options, PRESETS[preset]):
        yield f"option {write_name(name)} {write_value(getattr(record.options, name))}"


def _body(record: BeziqueRecord) -> Iterator[str]:
    """A line for each deal, and one for each trick with what follows it before the next lead."""
    state = record.start()
    line: list[str] = []
    for deed in record.deeds:
        leads = isinstance(deed, Play) and state.deal is not None and state.deal.led is None
        if line and (leads or isinstance(deed, Deal | Spread)):
            yield "; ".join(line)
            line = []
        line.append(_told(state, deed))
        state = partie.apply(state, deed)[-1].state
    if line:
        yield "; ".join(line)


def _told(state: State, deed: Action) -> str:
    text = write_action(deed)
    if isinstance(deed, Deal):
        return f"{_dealer(state).name} deals{text.removeprefix('deal')}"
    who = partie.doer(state, deed)
    if not isinstance(who, Player):
        return text
    verb, _, rest = text.partition(" ")
    return f"{who.name} {_WRITTEN.get(verb, verb)} {rest}".rstrip()


def _dealer(state: State) -> Player:
    if state.deal is not None:
        return state.deal.dealer.other
    first = state.standing.first_dealer
    return Player.A if first is None else first


# Reading


def read_record(text: str) -> BeziqueRecord:
    """The partie that a text tells of; RecordFault names the line that is wrong."""
    reading = _Reading()
    for number, line in enumerate(text.splitlines(), 1):
        for statement in line.partition("#")[0].split(";"):
            if words := statement.split():
                try:
                    reading.take(words)
                except RecordFault:
                    raise
                except ValueError as wrong:
                    raise RecordFault(number, str(wrong)) from wrong
    return reading.finished()


class _Reading:
    """What was read so far, and the partie as far as it was played."""

    def __init__(self) -> None:
        self.record = BeziqueRecord()
        self._state: State | None = None
        self._deeds: list[Action] = []

    def finished(self) -> BeziqueRecord:
        """All that was read."""
        return replace(self.record, deeds=tuple(self._deeds))

    def take(self, words: list[str]) -> None:
        """One statement; ValueError where it is wrong."""
        if self._state is None and self._is_head(words):
            return
        who = Player[words[0]] if words[0] in ("A", "B") else None
        verb, *rest = words[1:] if who is not None else words
        if verb == "counts":
            self._check_score(who, rest)
            return
        if verb in ("deal", "deals"):
            self._begin(who)
            who = None
        self._do(who, _VERBS.get(verb, verb), rest)

    def _is_head(self, words: list[str]) -> bool:
        record = self.record
        match words:
            case ["game", game]:
                if game != GAME:
                    raise ValueError(f"this is a record of {game}")
            case ["bezique", version]:
                if version != str(VERSION):
                    raise ValueError(f"the form {version} of the text is not known")
            case [("A" | "B") as letter, "is", *named]:
                name, (a, b) = " ".join(named), record.names
                names = (name, b) if letter == "A" else (a, name)
                self.record = replace(record, names=names)
            case ["rules", preset]:
                if preset not in list(Preset):
                    raise ValueError(f"{preset} is none of {', '.join(Preset)}")
                self.record = replace(record, options=PRESETS[Preset(preset)])
            case ["option", word, value]:
                option = read_name(word)
                options = with_value(record.options, option, read_value(option, value))
                self.record = replace(record, options=options)
            case _:
                return False
        return True

    def _begin(self, dealer: Player | None) -> None:
        """A deal: the first one without a cut tells who deals; a later one must know it."""
        if self._state is None:
            self.record = replace(self.record, first_dealer=Player.B if dealer is None else dealer)
        elif self._state.phase is Phase.DEAL and dealer not in (None, _dealer(self._state)):
            raise ValueError(f"the deal is {_dealer(self._state).name}'s")

    def _do(self, who: Player | None, verb: str, rest: list[str]) -> None:
        state = self._state or self.record.start()
        text = (
            " ".join([verb, *as_numbered(rest)])
            if verb in ("deal", "spread")
            else (" ".join([verb, *as_held(state, who, rest)]))
        )
        deed = parse_action(text)
        if who is not None and partie.doer(state, deed) is not who:
            raise ValueError(f"this is not {who.name}'s to do")
        refused = partie.check(state, deed)
        if refused is not None:
            details = " ".join(map(str, refused.details))
            raise ValueError(f"a rule is against it: {refused.reason} {details}".rstrip())
        self._state = partie.apply(state, deed)[-1].state
        self._deeds.append(deed)

    def _check_score(self, who: Player | None, rest: list[str]) -> None:
        """`A counts 40`: what a player has in the deal at this moment."""
        if who is None or len(rest) != 1 or self._state is None or self._state.deal is None:
            raise ValueError("somebody counts so many points")
        points = total(self._state.deal.ledger, who)
        if rest[0] != str(points):
            raise ValueError(f"{who.name} counts {points} and not {rest[0]}")


def record_of(
    options: Options, deeds: Iterable[Action], names: tuple[str, str] = ("A", "B")
) -> BeziqueRecord:
    """The record of a log that begins with the cut."""
    return BeziqueRecord(options, names, None, tuple(deeds))
