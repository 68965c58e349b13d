"""What is wrong in a text of our notation, as a sentence said after "line 7, column 12:"."""

from __future__ import annotations

from enum import StrEnum

from game.piquet.words import say
from game.piquet.words.terms import call_name, refusal
from game.words.catalogue import spoken
from game.words.terms import card_name, listed, shown, uncapital
from rules.core.cards import card, hand
from rules.core.game import Refused
from rules.core.letters import cards_of
from rules.core.seats import Player
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind, Point, RankSet, Sequence
from rules.piquet.presets import Preset
from rules.piquet.record.options_text import NAMES as NAMES_OF_OPTIONS
from rules.piquet.record.options_text import values_of, write_name, write_value
from rules.piquet.record.question_text import QUESTIONS
from rules.piquet.record.spoken_text import CALLS
from rules.piquet.record.step_text import DEEDS, WORDS
from rules.piquet.record.text import NAMES, Fault, FaultReason
from rules.piquet.refusals import Refusal


def fault_sentence(fault: Fault, names: tuple[str, str] = NAMES) -> str:
    """The sentence for a fault, in small letters; a refusal of the rules names its law.

    It begins with whose action it is and which card, as far as these are known and not in it
    anyway.
    """
    sentence = _sentence(fault, names)
    if fault.player is None or fault.reason in _NAMES_HIM:
        return sentence
    player = shown(names[fault.player])
    if fault.card is None:
        return say("notation.whose", player=player, sentence=sentence)
    card_played = card_name(fault.card)
    return say("notation.whose.card", player=player, card=card_played, sentence=sentence)


_NAMES_HIM = (FaultReason.OTHER_COUNT, FaultReason.OTHER_DRAWS, FaultReason.HAND_TWICE)
_TELLS_WHO = (*_NAMES_HIM, FaultReason.NOT_YOUR_TURN, FaultReason.WRONG_DEALER)
"""The reasons whose first detail is a player."""


def _sentence(fault: Fault, names: tuple[str, str]) -> str:
    reason, details = fault.reason, fault.details
    if isinstance(reason, Refusal):
        return _refused(reason, details)
    if reason in _TELLS_WHO and details and details[0] in Player.__members__:
        details = (shown(names[Player[str(details[0])]]), *details[1:])
    key = f"notation.{reason}"
    match reason, details:
        case FaultReason.NO_ACTION, (*_,):
            missing = details[:1] == ("",)
            key = f"{key}.end" if missing else key
            return say(key, found=_found(details), known=listed(DEEDS, "list.or"))
        case FaultReason.NO_CARD, (str(word),) if _begins_something(word):
            return say(f"{key}.begins", found=_found(details))
        case FaultReason.TWO_CARDS, (_, str(ours), str(french)):
            names_of = (
                listed([card_name(card(one)) for one in it.split()]) for it in (ours, french)
            )
            second, third = names_of
            return say(key, found=_found(details), second=second, third=third)
        case (
            (FaultReason.CARD_TWICE | FaultReason.ELSEWHERE | FaultReason.DEALT_TWICE),
            (str(text), *line),
        ):
            return say(key, card=card_name(card(text)), second=line[0] if line else "")
        case FaultReason.NOT_YOUR_TURN, (player, phase):
            return say(key, first=player, phase=say(f"phase.{phase}"))
        case FaultReason.NO_PACK, (FaultReason.OTHER_DRAWS, str(player), *_):
            return say(f"{key}.draws", first=shown(names[Player[player]]))
        case FaultReason.NO_PACK, (str(inner), *rest):
            kind = Refusal if inner in set(Refusal) else FaultReason
            nearest = Fault(fault.line, fault.column, kind(inner), tuple(rest))
            return say(f"{key}.nearest", sentence=_sentence(nearest, names))
        case FaultReason.FALSE_ANSWER, (_, str(kind), str(cards), *may):
            best = f"{key}.best" if cards else f"{key}.nothing"
            told = say(best, best=_held(kind, cards) if cards else "")
            return say(
                key, found=_found(details), best=told, known=listed(list(map(str, may)), "list.or")
            )
        case FaultReason.NO_VALUE, (str(name), *_):
            known = [write_value(value) for value in values_of(name)]
            return say(key, found=_found(details[1:]), known=listed(known, "list.or"))
        case _:
            values = dict(zip(("first", "second", "third"), map(shown, details), strict=False))
            return say(key, found=_found(details), known=_known(reason), **values)


def _begins_something(word: str) -> bool:
    """Whether a word that is no card begins another statement, which wants a semicolon."""
    low = word.lower().rstrip(":")
    return low in WORDS or low in ("b", "elder", "younger")


def _held(kind: str, cards: str) -> str:
    """A holding by its name and its cards: "point of five making 49 (AH KH QH JH 8H)"."""
    held, cards = hand(cards), cards_of(spoken(), cards)
    if kind == Kind.POINT:
        point = Point(held)
        return say("notation.held.point", name=call_name(point), value=point.value, cards=cards)
    call = Sequence(held) if kind == Kind.SEQUENCE else RankSet(held)
    return say("notation.held", name=call_name(call), cards=cards)


def _refused(reason: Refusal, details: tuple[int | str, ...]) -> str:
    """The rules' own sentence, and what to do where it does not say so."""
    sentence = uncapital(refusal(Refused(reason, details)))
    return sentence if ";" in sentence else say("notation.refused", sentence=sentence)


def _known(reason: StrEnum) -> str:
    """All that can stand where something else was found."""
    match reason:
        case FaultReason.NO_KIND:
            return listed(CALLS, "list.or")
        case FaultReason.NO_REPLY:
            return listed([reply.value for reply in Reply], "list.or")
        case FaultReason.NO_QUESTION:
            return listed(("making", *QUESTIONS), "list.or")
        case FaultReason.NO_PRESET:
            return listed(list(Preset), "list.or")
        case FaultReason.NO_OPTION:
            return listed([write_name(name) for name in NAMES_OF_OPTIONS])
        case _:
            return ""


def _found(details: tuple[int | str, ...]) -> str:
    """What stands in the text instead, in quotes; or that the line ends there."""
    if not details or details[0] == "":
        return say("notation.end")
    return say("notation.quoted", word=shown(details[0]))
