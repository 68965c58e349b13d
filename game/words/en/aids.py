"""Aids at the table: taking back, hints, the last trick."""

WORDS: dict[str, str] = {
    "back.none": "There is nothing of yours to take back in this deal.",
    "forward.none": "Nothing was taken back that could be done again.",
    "back.done": "Taken back.",
    "back.assisted": "Taken back. More was seen since: the deal counts as assisted.",
    "back.ask": "{other}, may {name} take that back?",
    "forward.ask": "{other}, may {name} do that again?",
    "back.noted": "The score card keeps that something was taken back.",
    "back.yes": "Yes",
    "back.no": "No, play on",
    "keys.back": "take back, and do again (Ctrl and Z, Ctrl and Y too)",
}
