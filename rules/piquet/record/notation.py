"""Every action as one line of text and back: `exchange KS 8C`, `call point AH KH`, `say good`.

Logs, saves, records of deals and bug reports share these lines. Grammar: rules/NOTATION.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rules.core.cards import Hand, write_cards
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    Ask,
    AskMaking,
    Call,
    ChooseDeal,
    ClaimLate,
    Concede,
    Correct,
    Cut,
    Deal,
    Exchange,
    LetGo,
    Look,
    NameSuit,
    Play,
    Reply,
    Spread,
    TellMaking,
    Withhold,
)
from rules.piquet.combinations import Combination, Kind, Point, RankSet, Sequence
from rules.piquet.record.card_text import read_card, read_cards, write_held
from rules.piquet.record.question_text import read_question, write_question
from rules.piquet.record.text import (
    Fault,
    FaultReason,
    NotationError,
    TextLine,
    read_line,
    read_number,
    read_suit,
)

__all__ = ["Fault", "NotationError", "FaultReason", "parse_action", "read_action", "write_action"]

NONE = "none"
"""Written for no cards, where younger may keep her hand as it is (U5)."""


def write_action(action: Action) -> str:
    """The one line that stands for an action."""
    match action:
        case Spread(pack):
            return f"spread {write_cards(pack)}"
        case Cut(place):
            return f"cut {place}"
        case ChooseDeal(deal):
            return "choose deal" if deal else "choose elder"
        case Deal(pack):
            return f"deal {write_cards(pack)}"
        case AnnounceCarteBlanche(None):
            return "announce carte blanche"
        case AnnounceCarteBlanche(take):
            return f"announce carte blanche take {take}"
        case Exchange(cards):
            return f"exchange {write_held(cards) or NONE}"
        case Call(what):
            return f"call {what.kind} {write_held(what.cards)}"
        case Correct(what):
            return f"correct {what.kind} {write_held(what.cards)}"
        case Withhold(kind):
            return f"withhold {kind}"
        case ClaimLate(what):
            return f"claim {what.kind} {write_held(what.cards)}"
        case Answer(reply, meant):
            named = f" {meant.kind} {write_held(meant.cards)}" if meant is not None else ""
            return f"say {reply}{named}"
        case AskMaking():
            return "ask making"
        case TellMaking(what):
            return f"tell {what.kind} {write_held(what.cards)}"
        case LetGo():
            return "let go"
        case Ask(question):
            return f"ask {write_question(question)}"
        case NameSuit(suit):
            return f"name {suit.name.lower()}"
        case Look(look):
            return "look yes" if look else "look no"
        case Concede():
            return "concede"
        case AnswerConcession(accept):
            return "accept" if accept else "refuse"
        case Play(card):
            return f"play {card}"
    assert_never(action)


def parse_action(text: str) -> Action:
    """The action that a line stands for; NotationError for anything else."""
    return read_action(read_line(text))


def read_action(line: TextLine) -> Action:
    """The action that the rest of a line stands for; NotationError if there is none or more."""
    read = VERBS.get(line.first)
    if read is not None:
        return read(line.rest())
    if is_reply(line):  # a reply may stand without "say", as it is spoken
        return _answer(line)
    if is_asked(line):  # and a question without "ask"
        return _ask(line)
    raise line.wrong(FaultReason.NO_ACTION)


def is_reply(line: TextLine) -> bool:
    """Whether a reply stands next."""
    return line.first.partition("-")[0] in _REPLIES


def is_asked(line: TextLine) -> bool:
    """Whether a question stands next as it is spoken: `what do they make?`, `which king`."""
    return line.first in _ASKING


def _cut(line: TextLine) -> Action:
    place = read_number(line)
    line.rest().done()
    return Cut(place)


def _choose(line: TextLine) -> Action:
    if line.first not in ("deal", "elder"):
        raise line.wrong(FaultReason.DEAL_OR_ELDER)
    line.rest().done()
    return ChooseDeal(line.first == "deal")


def _announce(line: TextLine) -> Action:
    if line.first == "carte":
        line = line.rest()
    if line.first != "blanche":
        raise line.wrong(FaultReason.NO_ACTION)
    line = line.rest()
    if not line.words:
        return AnnounceCarteBlanche()
    if line.first not in ("take", "takes", "taking"):
        raise line.wrong(FaultReason.TOO_MUCH)
    count = read_number(line.rest())
    line.rest(2).done()
    return AnnounceCarteBlanche(count)


def _exchange(line: TextLine) -> Action:
    if line.first == NONE:
        line.rest().done()
        return Exchange(frozenset())
    return Exchange(frozenset(read_cards(line)))


def _combination(line: TextLine) -> Combination:
    form = _KINDS.get(line.first)
    if form is None:
        raise line.wrong(FaultReason.NO_KIND)
    cards = read_cards(line.rest())
    if not cards:
        raise line.rest().wrong(FaultReason.NO_CARDS)
    return form(frozenset(cards))


def _withhold(line: TextLine) -> Action:
    if line.first in ("the", "his"):
        line = line.rest()
    if line.first not in ("point", "sequence"):
        raise line.wrong(FaultReason.NO_KIND)
    line.rest().done()
    return Withhold(Kind(line.first))


def _answer(line: TextLine) -> Action:
    if line.first == Reply.EQUAL and line.rest().first in _KINDS:
        return Answer(Reply.EQUAL, _combination(line.rest()))
    said = " ".join(word.low for word in line.words).replace("-", " ")
    try:
        return Answer(Reply(said))
    except ValueError:
        raise line.wrong(FaultReason.NO_REPLY, said) from None


def _tell(line: TextLine) -> Action:
    what = _combination(line)
    if not isinstance(what, Point):
        raise line.wrong(FaultReason.NO_KIND)
    return TellMaking(what)


def _let(line: TextLine) -> Action:
    while line.first in ("it", "his", "the", "point"):  # "lets his point go"
        line = line.rest()
    if line.first != "go":
        raise line.wrong(FaultReason.NO_ACTION)
    line.rest().done()
    return LetGo()


def _ask(line: TextLine) -> Action:
    words = [word.low for word in line.words]
    if _ASKS_MAKING.issuperset(words) and (not words or not _MAKING.isdisjoint(words)):
        return AskMaking()  # "making?", "what do they make?"
    if words[:1] == ["making"]:
        line.rest().done()
    return Ask(read_question(line))


def _name(line: TextLine) -> Action:
    suit = read_suit(line)
    line.rest().done()
    return NameSuit(suit)


def _look(line: TextLine) -> Action:
    if line.first not in ("yes", "no"):
        raise line.wrong(FaultReason.YES_OR_NO)
    line.rest().done()
    return Look(line.first == "yes")


def _bare(line: TextLine, action: Action) -> Action:
    while line.first in ("the", "play", "it"):  # "concedes the play"
        line = line.rest()
    line.done()
    return action


_KINDS: dict[str, Callable[[Hand], Combination]] = {
    "point": Point,
    "sequence": Sequence,
    "set": RankSet,
    "trio": RankSet,
    "quatorze": RankSet,
}
_MAKING = frozenset(("make", "makes", "making"))
_ASKS_MAKING = _MAKING | frozenset(("what", "how", "much", "many", "do", "does", "they", "it"))
_ASKING = frozenset(("making", "what", "how", "which"))
_REPLIES = frozenset(reply.value.split()[0] for reply in Reply)
VERBS: dict[str, Callable[[TextLine], Action]] = {
    "spread": lambda line: Spread(read_cards(line)),
    "cut": _cut,
    "choose": _choose,
    "deal": lambda line: Deal(read_cards(line)),
    "announce": _announce,
    "carte": _announce,
    "exchange": _exchange,
    "call": lambda line: Call(_combination(line)),
    "withhold": _withhold,
    "claim": lambda line: ClaimLate(_combination(line)),
    "correct": lambda line: Correct(_combination(line)),
    "say": _answer,
    "ask": _ask,
    "tell": _tell,
    "let": _let,
    "name": _name,
    "look": _look,
    "concede": lambda line: _bare(line, Concede()),
    "accept": lambda line: _bare(line, AnswerConcession(True)),
    "refuse": lambda line: _bare(line, AnswerConcession(False)),
    "play": lambda line: Play(read_card(line)),
}
ACTIONS = tuple(VERBS)
"""The verbs of the actions as they are written."""

VERBS |= {f"{verb}s": read for verb, read in VERBS.items()}  # "A exchanges" in a record
"""How the rest of a line is read after each verb of an action."""
