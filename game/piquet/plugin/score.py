"""How records of Piquet are scored, for `piquet score`."""

from __future__ import annotations

from game.piquet.score.as_json import ledger_json
from game.piquet.score.partie import record_text
from game.piquet.words.notation import fault_sentence
from game.scorer import Scorer, UnfitRecordError
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import ReckonedRecord, reckon
from rules.piquet.record.text import NotationError


def _reckon(text: str) -> ReckonedRecord:
    try:
        return reckon(parse_record(text))
    except NotationError as error:
        fault = error.fault
        raise UnfitRecordError(
            fault.line, fault.column, fault_sentence(fault, error.names)
        ) from None


SCORE = Scorer(reckon=_reckon, as_text=record_text, as_json=ledger_json)
