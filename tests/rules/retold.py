"""Records told anew as people type them, and spoilt: what reading is tried with.

Whatever `retold` writes means the same as the record; `spoilt` changes something in a text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from random import Random

from rules.core.cards import SUITS, Card, Rank, Suit, cards
from rules.core.seats import Player
from rules.piquet.actions import (
    AnnounceCarteBlanche,
    Answer,
    AskMaking,
    Call,
    ClaimLate,
    Correct,
    Exchange,
    Look,
    NameSuit,
    Play,
    Reply,
    TellMaking,
)
from rules.piquet.combinations import RankSet
from rules.piquet.combinations import Sequence as Run
from rules.piquet.options import HAND
from rules.piquet.pack import PACK, in_order
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.record.notation import write_action
from rules.piquet.record.record import (
    Counts,
    DealRecord,
    Does,
    Draws,
    Makes,
    OpenExchange,
    Record,
    RecordedAction,
    SpokenClaim,
    SpokenCorrection,
    Step,
    record_of,
    write_record,
)
from rules.piquet.record.spoken_call import SpokenCall
from tests.rules.records import lively_log, random_log

NAMES = (("Anna", "Bernard"), ("Zoë", "Jean-Luc"), ("Mary Ann", "Mary"), ("d’Artagnan", "O'Neill"))
"""Players' names, A's first."""

_RANKS = {
    Rank.ACE: ("A", "ace", "as"),
    Rank.KING: ("K", "king", "roi"),
    Rank.QUEEN: ("Q", "queen", "dame"),
    Rank.KNAVE: ("J", "knave", "valet"),
    Rank.TEN: ("10", "ten", "dix"),
    Rank.NINE: ("9", "nine", "neuf"),
    Rank.EIGHT: ("8", "eight", "huit"),
    Rank.SEVEN: ("7", "seven", "sept"),
}
_COURTS = {Rank.KING: "R", Rank.QUEEN: "D", Rank.KNAVE: "V"}
_SUITS = {
    Suit.SPADES: ("♠", "S", "spades", "pique", "P"),
    Suit.HEARTS: ("♥", "H", "hearts", "cœur", "C"),
    Suit.DIAMONDS: ("♦", "D", "diamonds", "carreau", "K"),
    Suit.CLUBS: ("♣", "C", "clubs", "trèfle", "T"),
}
_REPLIES = {
    Reply.GOOD: ("good", "Good.", "good!"),
    Reply.NOT_GOOD: ("not good", "not-good", "Not good."),
    Reply.EQUAL: ("equal", "Equal."),
}
_LENGTHS = {3: "tierce", 4: "quart", 5: "quint", 6: "sixième", 7: "septieme", 8: "huitième"}
_TRIO = 3
_SIGN, _LETTER, _NAME, _FRENCH_NAME, _FRENCH_LETTER = range(5)


class _Hand:
    """One person's manner of writing cards, the same through a record."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self.french = dice.random() < 0.35
        self._courts = self.french
        self._suits = dice.choice(
            (_SIGN, _FRENCH_NAME, _FRENCH_LETTER) if self.french else (_SIGN, _LETTER, _NAME)
        )

    def card(self, card: Card) -> str:
        """One card."""
        suit, dice = _SUITS[card.suit][self._suits], self._dice
        if self._suits in (_NAME, _FRENCH_NAME) or dice.random() < 0.1:
            return self._by_name(card)
        ranks = self._rank(card)
        if self._suits is _SIGN and dice.random() < 0.5:
            return suit + dice.choice(("", " ")) + ranks
        return self._case(ranks + suit)

    def cards(self, held: Iterable[Card]) -> str:
        """A hand, a discard or a call, suit by suit or card by card."""
        cards = in_order(held)
        if self._dice.random() < 0.3:
            return self._dice.choice((" ", ", ", "  ")).join(map(self.card, cards))
        groups = [[card for card in cards if card.suit is suit] for suit in SUITS]
        self._dice.shuffle(groups)
        manner = self._dice.choice((self._before, self._behind))
        return self._dice.choice((" ", ", ")).join(manner(group) for group in groups if group)

    def _before(self, group: Sequence[Card]) -> str:
        suit = _SUITS[group[0].suit][self._suits]
        named = self._suits in (_NAME, _FRENCH_NAME)
        link = self._dice.choice((" ", ": " if named else ":"))
        gap = self._dice.choice(("", " ", ", "))
        return self._case(f"{suit}{link}{gap.join(map(self._rank, group))}")

    def _behind(self, group: Sequence[Card]) -> str:
        suit = _SUITS[group[0].suit][self._suits]
        if self._suits in (_NAME, _FRENCH_NAME):
            place = 2 if self._suits is _FRENCH_NAME else 1
            ranks = [_RANKS[card.rank][place] for card in group]
            return f"{', '.join(ranks)} {'de' if place > 1 else 'of'} {suit}"
        return self._case("".join(map(self._rank, group)) + suit)

    def _by_name(self, card: Card) -> str:
        if self.french:
            rank = _RANKS[card.rank][2]
            article = {"as": "l'", "dame": "la "}.get(rank, "le ")
            return f"{article}{rank} de {_SUITS[card.suit][_FRENCH_NAME]}"
        the = self._dice.choice(("the ", "The ", ""))
        return f"{the}{_RANKS[card.rank][1]} of {_SUITS[card.suit][_NAME]}"

    def _rank(self, card: Card) -> str:
        return _COURTS.get(card.rank, "") if self._is_court(card) else _RANKS[card.rank][0]

    def _is_court(self, card: Card) -> bool:
        return self._courts and card.rank in _COURTS

    def _case(self, text: str) -> str:
        return text.lower() if self._dice.random() < 0.2 else text


def told(seed: int) -> Record:
    """A record of any game with a name, by one who uses his rights."""
    options = PRESETS[tuple(Preset)[seed % 4]]
    log = lively_log(seed, options) if seed % 2 else random_log(seed, options, 2)
    return record_of(log, options)


def retold(record: Record, seed: int) -> str:
    """The same deals in another spelling."""
    dice = Random(seed)
    names = dice.choice(NAMES) if dice.random() < 0.7 else ("A", "B")
    head = write_record(record).partition(" deals\n")[0].splitlines()
    lines = [f"{letter} is {name}" for letter, name in zip("AB", names, strict=True)]
    told = _Telling(dice, names)
    lines += [told.head(line) for line in head[1:-1] if " is " not in line]
    for deal in record.deals:
        lines += ["", *told.deal(deal)]
    return dice.choice(("\n", "\r\n", "\r")).join(lines) + "\n"


class _Telling:
    """One person's manner of telling deals."""

    def __init__(self, dice: Random, names: tuple[str, str]) -> None:
        self._dice, self._names = dice, names
        self._hand = _Hand(dice)

    def head(self, line: str) -> str:
        """A line of the head, cards of the pack in this hand."""
        verb, _, rest = line.partition(" ")
        if verb != "spread":
            return line
        return f"{verb} {' '.join(map(self._hand.card, cards(rest)))}"

    def deal(self, deal: DealRecord) -> list[str]:
        dealer = deal.dealer
        lines = [self._one_of(f"{self._who(dealer)} deals", f"{'AB'[dealer]} deals")]
        for player in Player:
            if hand := deal.hands[player]:
                rest = "" if len(hand) == HAND else self._one_of(" …", " ...")
                lines.append(f"{self._whose(player, dealer)} {self._hand.cards(hand)}{rest}")
        if all(deal.talon):
            talon = " ".join(self._hand.card(card) for card in deal.talon if card is not None)
            lines.append(f"{self._one_of('talon', 'talon:', 'Stock', 'stock:')} {talon}")
        return lines + self._steps(deal)

    def _steps(self, deal: DealRecord) -> list[str]:
        lines: list[str] = []
        waiting: list[str] = []  # what stands on a line already
        cards = 0
        led: str | None = None
        for step in deal.steps:
            match step:
                case Does(player, Play(card)):
                    cards += 1
                    said = self._hand.card(card)
                    if cards % 2 and self._dice.random() < 0.5:
                        led = said
                        continue
                    if led is not None:
                        waiting.append(self._trick(cards // 2, led, said))
                        led = None
                        continue
                    verb = self._one_of("plays", "leads", "throws")
                    waiting.append(f"{self._who(player, deal.dealer)} {verb} {said}")
                case _:
                    if led is not None:
                        waiting.append(led)
                        led = None
                    waiting.append(self._step(step, deal.dealer))
            if self._dice.random() < 0.6:
                lines.append(self._one_of("; ", " ;  ").join(waiting))
                waiting = []
        waiting += [led] if led is not None else []
        return [*lines, "; ".join(waiting), self._one_of("", "# the end")]

    def _trick(self, number: int, led: str, reply: str) -> str:
        mark = self._one_of("", f"{number}. ", f"{number}) ", f"{number}: ")
        link = self._one_of(" ", ", ", " - ", "-" if " " not in led + reply else " ")
        return f"{mark}{led}{link}{reply}"

    def _step(self, step: Step, dealer: Player) -> str:
        who = self._who(step.player, dealer)
        match step:
            case Draws(cards=cards, unknown=0):
                verb = self._one_of("draws", "takes in", "takes")
                return f"{who} {verb} {self._hand.cards(cards)}"
            case Counts(points=points):
                verb = self._one_of("counts", "scores", "says")
                return f"{who} {verb} {points}{self._one_of('', '.')}"
            case Makes(value=value):
                return f"{who} makes {value}"
            case Does(what=what):
                return f"{who} {self._action(what)}"
        raise ValueError(step)

    def _action(self, what: RecordedAction) -> str:
        match what:
            case Exchange(cards) if cards:
                verb = self._one_of("exchanges", "discards")
                return f"{verb} {self._hand.cards(cards)}"
            case Call(call):
                name = call.kind.value
                if isinstance(call, Run):
                    name = self._one_of(name, _LENGTHS[call.length])
                if isinstance(call, RankSet):
                    name = self._one_of(name, "trio" if call.count == _TRIO else "quatorze")
                return f"{self._one_of('calls ', '')}{name} {self._hand.cards(call.cards)}"
            case Answer(reply, None):
                said = self._one_of(*_REPLIES[reply])
                return f"{self._one_of('says ', '', 'says: ')}{said}"
            case AskMaking():
                return self._one_of("asks", "asks making", "making?", "what do they make?")
            case NameSuit(suit):
                return f"names {self._one_of(*_SUITS[suit][:4])}"
            case Look(look):
                return f"looks {'yes' if look else 'no'}"
            case AnnounceCarteBlanche(None):
                return self._one_of("announces carte blanche", "carte blanche")
            case SpokenCall() | SpokenCorrection() | SpokenClaim() | OpenExchange():
                raise ValueError(what)
            case Correct(call) | ClaimLate(call):
                verb = "corrects" if isinstance(what, Correct) else self._one_of("claims", "claim")
                return f"{verb} {call.kind.value} {self._hand.cards(call.cards)}"
            case TellMaking(point):
                return f"tells point {self._hand.cards(point.cards)}"
            case Answer(Reply.EQUAL, call) if call is not None:
                return f"says equal {call.kind.value} {self._hand.cards(call.cards)}"
        verb, _, rest = write_action(what).partition(" ")
        return f"{verb}s {rest}".rstrip()

    def _who(self, player: Player, dealer: Player | None = None) -> str:
        seats = [] if dealer is None else ["younger" if player is dealer else "elder"]
        letter, name = "AB"[player], self._names[player]
        return self._one_of(letter, f"{letter}:", name, f"{name}:", name.upper(), *seats)

    def _whose(self, player: Player, dealer: Player) -> str:
        seat = "younger" if player is dealer else "elder"
        letter, name = "AB"[player], self._names[player]
        who = self._one_of(letter, name, seat)
        return self._one_of(f"{who} holds", f"{who} has", f"{who}'s hand:", f"{who}’s hand")

    def _one_of(self, *ways: str) -> str:
        return self._dice.choice(ways)


# ---- what is wrong --------------------------------------------------------------------------


def spoilt(text: str, dice: Random) -> str:
    """The same text with a slip or two, as one makes them in typing."""
    for _ in range(dice.choice((1, 1, 1, 2))):
        text = dice.choice(_SLIPS)(text, dice)
    return text


def _word(text: str, dice: Random) -> tuple[int, int]:
    """Where a word of the text begins and ends."""
    found = [(word.start(), word.end()) for word in re.finditer(r"\S+", text)]
    return dice.choice(found or [(0, 0)])


def _another(text: str, dice: Random) -> str:
    start, end = _word(text, dice)
    return text[:start] + dice.choice(_WORDS) + text[end:]


def _more(text: str, dice: Random) -> str:
    start, _ = _word(text, dice)
    return f"{text[:start]}{dice.choice(_WORDS)} {text[start:]}"


def _less(text: str, dice: Random) -> str:
    start, end = _word(text, dice)
    return text[:start] + text[end:]


def _letter(text: str, dice: Random) -> str:
    at = dice.randrange(len(text) or 1)
    return text[:at] + dice.choice(_LETTERS) + text[at + dice.choice((0, 1)) :]


def _line(text: str, dice: Random) -> str:
    """A line less, twice, or in another place."""
    lines = text.splitlines()
    taken = lines.pop(dice.randrange(len(lines))) if lines else ""
    for _ in range(dice.randrange(3)):
        lines.insert(dice.randint(0, len(lines)), taken)
    return "\n".join(lines) + "\n"


def _end(text: str, dice: Random) -> str:
    return text[: dice.randrange(len(text) or 1)]


_SLIPS: tuple[Callable[[str, Random], str], ...] = (_another, _more, _less, _letter, _line, _end)
_LETTERS = "AKQJT987SHDCRVPB105;:,.-?♠♥ \n#'é"
_WORDS = (
    *map(str, PACK),
    *("A", "B", "elder", "younger", "good", "equal", "not", "making?", "point", "quint", "trio"),
    *("plays", "calls", "counts 9", "asks", "which queen", "hearts", "♣", "RC", "?", "…", "5"),
    *("deal", "talon", "holds", "A deals", "looks yes", "corrects", "claims", "piquet 1", "names"),
)
