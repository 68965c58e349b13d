"""Reading a record: the grammar of rules/NOTATION.md, line by line.

A line may hold several statements, parted by semicolons. Here is what stands at the head of a
record and of its deals; `step_text` reads what is done and remarked in them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action, Cut, Spread
from rules.piquet.exchange import dealt_hands
from rules.piquet.options import HAND, TALON, Options
from rules.piquet.pack import PACK
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.record.card_text import (
    PlacedCard,
    is_card,
    read_card,
    read_cards,
    read_open_cards,
)
from rules.piquet.record.letters import styles_of
from rules.piquet.record.notation import read_action
from rules.piquet.record.options_text import EDITION, read_name, read_value
from rules.piquet.record.record import VERSION, DealRecord, Record
from rules.piquet.record.step_text import StepReader, begins_step, place_of, player_at
from rules.piquet.record.text import (
    NAMES,
    PLAYERS,
    Fault,
    FaultReason,
    NotationError,
    TextLine,
    bare,
    joined,
    read_name_line,
    read_number,
    read_statements,
    said_of,
)
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Phase, State

LONGEST = 1_000_000
"""Characters of a text that is taken for a record; a whole partie has some twenty thousand."""

_SEATS = {"elder": ELDER, "younger": YOUNGER}
_REST = ("...", "…")


def parse_record(text: str) -> Record:
    """The record that a text tells; NotationError where it cannot be read."""
    if len(text) > LONGEST:
        raise NotationError(Fault(1, 1, FaultReason.TOO_LONG, (LONGEST,)))
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    names = [read_name_line(line, number) for number, line in enumerate(lines, 1)]
    styles = styles_of(line for line, name in zip(lines, names, strict=True) if name is None)
    reader = _Reader()
    try:
        for number, (line, name) in enumerate(zip(lines, names, strict=True), 1):
            reader.speaker = None
            if name is not None:
                reader.name(line, name)
                continue
            for statement in joined(read_statements(line, number, styles)):
                reader.statement(statement)
        return reader.record(len(lines))
    except NotationError as error:
        raise error.of(reader.speaker, reader.names) from None


class _Reader:
    """What was read so far; it lives only while `parse_record` runs."""

    def __init__(self) -> None:
        self._names = list(NAMES)
        self.speaker: Player | None = None  # who was named last in the line
        self._preset = Preset.RUBICON
        self._agreed: dict[str, Any] = {}  # options said one by one, by their fields' names
        self._cut: list[Action] = []
        self._state: State | None = None  # once the cut began
        self._deals: list[DealRecord] = []
        # Of the deal that is being read: its steps, and the line where each card was dealt.
        self._steps = StepReader(Player.B, Options())
        self._dealt: dict[Card, int] = {}

    @property
    def names(self) -> tuple[str, str]:
        a, b = self._names
        return a, b

    def record(self, lines: int) -> Record:
        self._close()
        if not self._deals and not self._cut:
            raise NotationError(Fault(lines, 1, FaultReason.NO_RECORD))
        return Record(self.names, self._options, tuple(self._cut), tuple(self._deals))

    def name(self, text: str, line: TextLine) -> None:
        """Read `A is …`: all that follows is the name, even a `#`."""
        name = " ".join(text[line.words[1].column + 1 :].split())
        if not name:
            raise line.rest(2).wrong(FaultReason.NO_NAME)
        self._only_in_header(line)
        self._names[PLAYERS[line.first]] = name

    def statement(self, line: TextLine) -> None:
        """Read one statement; `speaker` is then who acts in the rest of the line."""
        if self._steps.is_trick(line):
            line = line.rest()
        match line.first:
            case "piquet":
                self._version(line)
            case "packets":
                self._packets(line)
            case "rules":
                self._rules(line)
            case "option":
                self._option(line)
            case "edition":
                self._edition(line)
            case "talon" | "stock":
                self._talon(line)
            case "deal":
                self._begin(line, None)
            case _:
                self._somebody(line)
                return
        self.speaker = None

    # -- header --

    def _only_in_header(self, line: TextLine) -> None:
        if self._deals or self._cut:
            raise line.wrong(FaultReason.TOO_LATE)

    def _version(self, line: TextLine) -> None:
        self._only_in_header(line)
        if read_number(line.rest()) != VERSION:
            raise line.rest().wrong(FaultReason.NEWER)
        line.rest(2).done()

    def _packets(self, line: TextLine) -> None:
        self._only_in_header(line)
        packets = read_number(line.rest())
        if packets not in (2, 3):
            raise line.rest().wrong(FaultReason.NO_PACKETS)
        self._agreed["packets"] = packets
        line.rest(2).done()

    def _edition(self, line: TextLine) -> None:
        self._only_in_header(line)
        self._agree(EDITION, line.rest())

    def _rules(self, line: TextLine) -> None:
        self._only_in_header(line)
        try:
            self._preset = Preset(line.rest().first)
        except ValueError:
            raise line.rest().wrong(FaultReason.NO_PRESET) from None
        line.rest(2).done()

    def _option(self, line: TextLine) -> None:
        self._only_in_header(line)
        try:
            name = read_name(line.rest().first)
        except ValueError:
            raise line.rest().wrong(FaultReason.NO_OPTION) from None
        self._agree(name, line.rest(2))

    def _agree(self, name: str, line: TextLine) -> None:
        """Read the value of an option, with which the line ends."""
        try:
            self._agreed[name] = read_value(name, line.first)
        except ValueError:
            raise line.wrong(FaultReason.NO_VALUE, name, line.first) from None
        line.rest().done()

    @property
    def _options(self) -> Options:
        """The preset with what was agreed besides, in whatever order the lines came."""
        return replace(PRESETS[self._preset], **self._agreed)

    # -- the cut --

    def _cuts(self, line: TextLine, actor: Player | None) -> None:
        """The cut for deal. A card may stand for its place; then the spread may be left out."""
        if self._deals:
            raise line.wrong(FaultReason.TOO_LATE)
        state = self._state or partie.start(self._options)
        if line.first != "spread" and is_card(line.rest()):
            card = read_card(line.rest())
            if state.phase is Phase.SPREAD:
                state = self._cut_on(state, Spread(PACK))
            pack = state.cutting.pack if state.cutting is not None else PACK
            action: Action = Cut(pack.index(card))
        else:
            action = read_action(line)
        if isinstance(state.turn, Player) and actor not in (None, state.turn):
            raise line.wrong(FaultReason.NOT_YOUR_TURN, state.turn.name, state.phase.value)
        refused = partie.check(state, action)
        if refused is not None:
            raise line.wrong(refused.reason, *refused.details)
        self._cut_on(state, action)

    def _cut_on(self, state: State, action: Action) -> State:
        self._cut.append(action)
        self._state = partie.apply(state, action)[-1].state
        return self._state

    # -- the beginning of a deal --

    def _begin(self, line: TextLine, dealer: Player | None) -> None:
        """A line that begins a deal: `B deals`, `deal`, `deal 2`, each perhaps with the pack."""
        self._close()
        expected = self._next_dealer(line)
        if None not in (dealer, expected) and dealer is not expected:
            raise line.wrong(FaultReason.WRONG_DEALER, "" if expected is None else expected.name)
        known = expected if dealer is None else dealer
        # Where nothing says who deals, A is elder hand, as in the books.
        deal = DealRecord(Player.B if known is None else known, place=place_of(line))
        self._deals.append(deal)
        self._steps, self._dealt = StepReader(deal.dealer, self._options), {}
        rest = line.rest()
        if rest.first.isdigit() and not is_card(rest):
            if read_number(rest) != len(self._deals):
                raise rest.wrong(FaultReason.WRONG_NUMBER, len(self._deals))
            rest = rest.rest()
        if rest.words:
            self._whole_pack(rest)

    def _next_dealer(self, line: TextLine) -> Player | None:
        """Who deals next as far as the record says; None when it says nothing."""
        if self._deals:
            return self._deals[-1].dealer.other
        if self._state is None:
            return None
        if self._state.first_dealer is None:
            raise line.wrong(FaultReason.CUT_NOT_OVER)
        return self._state.first_dealer

    def _whole_pack(self, line: TextLine) -> None:
        pack = read_cards(line)
        if len(pack) != len(PACK):
            raise line.wrong(FaultReason.HAND_SIZE, len(pack), len(PACK))
        hands = dealt_hands(pack, self._options.packets)
        deal = self._deals[-1]
        a, b = (hands[YOUNGER if player is deal.dealer else ELDER] for player in Player)
        self._deals[-1] = replace(deal, hands=(a, b), talon=pack[2 * HAND :])
        self._dealt = dict.fromkeys(pack, line.number)

    def _close(self) -> None:
        if self._deals:
            self._deals[-1] = replace(self._deals[-1], steps=self._steps.steps)

    def _deal(self, line: TextLine) -> DealRecord:
        """The deal that runs; the first one may begin without a line of its own."""
        if not self._deals:
            self._begin(line.of(line.words[:1]), None)
        return self._deals[-1]

    def _deal_out(self, line: TextLine, wanted: int, wrong: FaultReason) -> tuple[Card | None, ...]:
        """The cards of a line of a hand or the talon; `...` fills them up with unknown ones."""
        filled = bool(line.words) and line.words[-1].text in _REST
        words = line.words[:-1] if filled else line.words
        placed = read_open_cards(line.of(words))
        if filled or all(card is None for card, _ in placed):
            placed += (PlacedCard(None, line.end),) * (wanted - len(placed))
        if len(placed) != wanted:
            raise line.wrong(wrong, len(placed), wanted)
        for card, column in placed:
            if card is None:
                continue
            if card in self._dealt:
                details = (str(card), self._dealt[card])
                raise NotationError(Fault(line.number, column, FaultReason.DEALT_TWICE, details))
            self._dealt[card] = line.number
        return tuple(card for card, _ in placed)

    def _holds(self, line: TextLine, player: Player) -> None:
        deal = self._deal(line)
        a, b = deal.hands
        if deal.hands[player]:
            raise line.wrong(FaultReason.HAND_TWICE, player.name)
        cards = self._deal_out(line.rest(), HAND, FaultReason.HAND_SIZE)
        hand = frozenset(card for card in cards if card is not None)
        hands = (hand, b) if player is Player.A else (a, hand)
        self._deals[-1] = replace(deal, hands=hands)

    def _talon(self, line: TextLine) -> None:
        deal = self._deal(line)
        if any(card is not None for card in deal.talon):
            raise line.wrong(FaultReason.TALON_TWICE)
        talon = self._deal_out(line.rest(), TALON, FaultReason.TALON_SIZE)
        self._deals[-1] = replace(deal, talon=talon)

    # -- what somebody does --

    def _somebody(self, line: TextLine) -> None:
        """A statement that may begin with whose it is."""
        begun = line
        told, (named, line) = self.speaker, self._who(line)
        self.speaker = told if named is None else named
        match line.first:
            case "deals" | "deal":
                self._begin(line, named)
            case "holds" | "hold" | "has" | "have" | "hand":
                if named is None:
                    raise line.wrong(FaultReason.WHO)
                self._holds(line, named)
            case "spread" | "cut" | "cuts" | "choose" | "chooses":
                self._cuts(line, named)
            case _ if named is not None and self._is_named_hand(begun, line):
                self._holds(line.of((line.words[0], *line.words)), named)
            case _:
                deal = self._deal(line)
                self._steps.hands = deal.hands[deal.dealer.other], deal.hands[deal.dealer]
                self._steps.read(line, named, told)

    def _who(self, line: TextLine) -> tuple[Player | None, TextLine]:
        """Whose statement it is, if that is said: by letter, by name or by seat; and the rest."""
        word = bare(line.first)
        if word in PLAYERS:
            return PLAYERS[word], line.rest()
        if word in _SEATS:
            return self._at_seat(line, _SEATS[word])
        if begins_step(line):
            return None, line
        own = [(player, said) for player in Player if (said := said_of(self._names[player], line))]
        if len(own) > 1 and own[0][1] == own[1][1]:
            raise line.wrong(FaultReason.SAME_NAME)
        if not own:
            return None, line
        player, said = max(own, key=lambda one: one[1])  # "Ann Lee" rather than "Ann"
        return player, line.rest(said)

    def _at_seat(self, line: TextLine, seat: Seat) -> tuple[Player | None, TextLine]:
        rest = line.rest()
        if rest.first in ("deals", "deal"):
            if seat is ELDER:
                raise line.wrong(FaultReason.ELDER_DEALS)
            return None, rest  # as is true of every deal
        player = player_at(self._deal(line).dealer, seat)
        if rest.first != "hand" or self._is_hand(rest.rest()):
            return player, rest
        return player, rest.rest()

    def _is_named_hand(self, begun: TextLine, line: TextLine) -> bool:
        """Whether twelve cards after `Anna:` are her hand, before anything is done in the deal."""
        if self._steps.steps or not begun.words[0].text.endswith(":") or not is_card(line):
            return False
        return len(read_open_cards(line)) == HAND

    def _is_hand(self, line: TextLine) -> bool:
        """Whether cards after `elder hand` are those he was dealt: more than can be played yet."""
        return not self._steps.steps and is_card(line) and len(line.words) > 1
