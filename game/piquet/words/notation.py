"""What is wrong in a text of our notation, as a sentence said after "line 7, column 12:"."""

from __future__ import annotations

from game.piquet.words.refusals import refusal
from game.piquet.words.say import say
from game.words.quoted import shown
from game.words.terms import card_name, listed
from rules.core.cards import card
from rules.core.game import Refused
from rules.piquet.presets import Preset
from rules.piquet.record.options_text import NAMES, values_of, write_name, write_value
from rules.piquet.record.text import Fault, FaultReason
from rules.piquet.refusals import Refusal


def fault_sentence(fault: Fault) -> str:
    """The sentence for a fault, in small letters; a refusal of the rules names its law."""
    reason, details = fault.reason, fault.details
    if isinstance(reason, Refusal):
        sentence = refusal(Refused(reason, details))
        return sentence[:1].lower() + sentence[1:]
    key = f"notation.{reason}"
    match reason, details:
        case FaultReason.NO_ACTION, ("",):
            return say(f"{key}.end")
        case (
            (FaultReason.CARD_TWICE | FaultReason.ELSEWHERE | FaultReason.DEALT_TWICE),
            (str(text), *line),
        ):
            return say(key, card=card_name(card(text)), second=line[0] if line else "")
        case FaultReason.NOT_YOUR_TURN, (player, phase):
            return say(key, first=player, phase=say(f"phase.{phase}"))
        case FaultReason.NO_PACK, (FaultReason.OTHER_DRAWS, player, *_):
            return say(f"{key}.draws", first=player)
        case FaultReason.NO_PACK, (str(inner), *rest):
            kind = Refusal if inner in set(Refusal) else FaultReason
            nearest = Fault(fault.line, fault.column, kind(inner), tuple(rest))
            return say(f"{key}.nearest", sentence=fault_sentence(nearest))
        case FaultReason.NO_PRESET, (*_,):
            return say(key, found=_found(details), known=listed(list(Preset), "list.or"))
        case FaultReason.NO_OPTION, (*_,):
            names = [write_name(name) for name in NAMES]
            return say(key, found=_found(details), known=listed(names))
        case FaultReason.NO_VALUE, (str(name), *_):
            known = [write_value(value) for value in values_of(name)]
            return say(key, found=_found(details[1:]), known=listed(known, "list.or"))
        case _:
            values = dict(zip(("first", "second", "third"), map(shown, details), strict=False))
            return say(key, found=_found(details), **values)


def _found(details: tuple[int | str, ...]) -> str:
    """What stands in the text instead, in quotes; or that the line ends there."""
    if not details or details[0] == "":
        return say("notation.end")
    return say("notation.quoted", word=shown(details[0]))
