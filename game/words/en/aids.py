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
    "sort.suits": "Your hand is sorted by suits.",
    "sort.ranks": "Your hand is sorted by ranks.",
    "sort.combinations": "What is worth calling stands together.",
    "sort.hand": "By hand: drag a card to its place, or Shift and an arrow.",
    "keys.aside": "move the card pointed at, for a hand sorted by hand",
    "keys.back": "take back, and do again (Ctrl and Z, Ctrl and Y too)",
    "sound.muted": "Nothing is heard now. M lets all be heard again.",
    "sound.on": "All is heard again.",
    "keys.mute": "let nothing be heard, or all again",
}
