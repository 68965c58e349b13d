"""How records of All-Fours are scored, for `piquet score`."""

from __future__ import annotations

from game.all_fours.score.record import Told, as_json, as_text, reckoned
from game.scorer import Scorer, UnfitRecordError
from rules.all_fours.record.record import RecordFault, read_record


def _reckon(text: str) -> Told:
    try:
        return reckoned(read_record(text))
    except RecordFault as fault:
        raise UnfitRecordError(fault.line, 1, fault.says) from None


SCORE = Scorer(reckon=_reckon, as_text=as_text, as_json=as_json)
