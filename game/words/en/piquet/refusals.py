"""Why something may not be done, and what to do instead: a sentence for each refusal of the rules.

The rule behind each stands in rules/README.md; laws are those of the Portland and Turf Clubs.
"""

WORDS: dict[str, str] = {
    "refused.not-now": "This cannot be done now: {phase}.",
    "refused.not-a-pack": "A pack has thirty-two different cards, ace to seven of each suit; "
    "give each of them once.",
    "refused.no-such-place": "No card can be turned up at place {first}: the places are 0 to 31, "
    "and one that was turned up already is taken (law 4).",
    "refused.how-many-taken": "With carte blanche elder says how many cards he takes, "
    "{first} to {second} (law 20).",
    "refused.how-many-taken.younger": "Younger announces carte blanche without a number of cards; "
    "only elder says how many he takes (law 20).",
    "refused.not-your-card": "{Card} is not in the hand; choose cards that are.",
    "refused.not-your-suit": "There is no card of {suit} in the hand; "
    "name the suit of a card that can be led.",
    "refused.too-few": "At least one card must be exchanged (laws 21 and 22); put out one more.",
    "refused.too-many": "No more than {number} can be exchanged here (laws 21 and 22); "
    "keep the rest.",
    "refused.as-announced": "Exactly {number} must be exchanged, "
    "as was announced with the carte blanche (law 20).",
    "refused.not-formed.point": "These cards are no point; "
    "a point is three or more cards of one suit, all of them or the highest.",
    "refused.not-formed.sequence": "These cards are no sequence; "
    "it is three or more next to each other in one suit.",
    "refused.not-formed.set": "These cards make neither a trio nor a quatorze; "
    "it is three or four tens, knaves, queens, kings or aces.",
    "refused.point-first": "The point is called first; after a sequence or a quatorze or trio "
    "it cannot be called any more (law 46).",
    "refused.already-called": "This was counted already; "
    "a point is called once, and a card once in each kind.",
    "refused.answered.not-good": "Younger answered “not good”; "
    "elder counts nothing more of this kind.",
    "refused.answered.equal": "Younger answered “equal”; neither counts anything of this kind.",
    "refused.under-called": "This is better than what was called first, and the first call binds "
    "(law 49); only what is lower may be added.",
    "refused.other-number": "Only a point of as many cards as were called may be told (law 46).",
    "refused.barred": "Asking what the point makes gave up a longer point (law 46); "
    "as many of its cards as elder called may still be called.",
    "refused.shown-better": "The point that was called can be but one holding, and it shows "
    "a sequence as good or better: no sequence can be counted against it (law 56).",
    "refused.not-better": "Elder's call is as good or better; only what beats it may be counted.",
    "refused.out-of-order": "It was agreed that point, sequences, quatorzes and trios are called "
    "in this order; what was passed over cannot be called any more.",
    "refused.too-late": "It is too late: nothing that was left out can be claimed "
    "once the first card was played to (law 56); play on.",
    "refused.not-late": "Elder has not led yet; call it as usual.",
    "refused.counted-meanwhile": "Younger has counted hers of this kind meanwhile; that stands, "
    "since your calls had not shown this one.",
    "refused.call-binds": "It was agreed that a call that was too small binds; go on with it.",
    "refused.nothing-counted": "Questions are put about what the other has counted or had equal, "
    "and this is not (law 55).",
    "refused.no-riddle.four": "All four were counted, so that none is left out; "
    "ask for them by rank.",
    "refused.no-riddle.seen": "Which one is left out is plain to the one who asks: "
    "it was in his own cards, or he has seen it; play on.",
    "refused.no-riddle.any": "It was agreed that any card may be named as the one left out, "
    "so the answer would say nothing; play on.",
    "refused.asked-already": "This was just answered; ask again when a card has been played.",
    "refused.nothing-to-show": "There is nothing that waits to be shown.",
    "refused.kept-back": "It was kept back instead of shown, and is lost with all of its kind.",
    "refused.let-pass": "Elder's call was allowed; now only what is equal or lower may be counted.",
    "refused.nothing-to-correct": "There is no call to be corrected; a point may be corrected "
    "until “not good” or “equal” is answered, all else until any reply (law 50).",
    "refused.no-under-call": "Only a call that is smaller than what is held may be corrected "
    "(law 50); choose something better.",
    "refused.untrue": "This answer would not be true of the hand; “good” may always be said.",
    "refused.nothing-to-ask": "What it makes may be asked once, "
    "and of a point no longer than one's own (law 46).",
    "refused.nothing-left": "No card was left in the talon, so there is nothing to look at; "
    "lead a card instead.",
    "refused.not-lost": "The play is conceded only in the last deal, before it begins, "
    "by one who has not {first} points yet, where there is a rubicon; play on.",
    "refused.must-follow-suit": "Suit must be followed; play a card of {suit}.",
    "refused.suit-was-named": "{Suit} were named, so a card of {suit} must be led (law 36).",
    "phase.spread": "the pack is to be spread for the cut",
    "phase.cut": "a card is to be cut",
    "phase.choice": "the winner of the cut is to choose the deal",
    "phase.deal": "a deal is awaited",
    "phase.carte-blanche": "a carte blanche is to be announced",
    "phase.exchange": "cards are to be exchanged",
    "phase.calls": "elder is to call or to lead",
    "phase.answer": "younger is to answer the call",
    "phase.telling": "elder is to tell what his point makes",
    "phase.look": "younger is to say whether she looks at the cards she left",
    "phase.reckoning": "younger is to call, or to play to the first lead",
    "phase.concession": "the play was conceded, and the other is to say whether he counts it",
    "phase.play": "a card is to be played",
    "phase.over": "the partie is over",
}
