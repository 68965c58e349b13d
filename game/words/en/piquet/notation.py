"""What can be wrong in a text of our notation, and what to write instead; said after a colon."""

WORDS: dict[str, str] = {
    "notation.end": "the end of the line",
    "notation.quoted": "“{word}”",
    "notation.no-action": "{found} is nothing that is done here; write {known}, or a card that is "
    "played.",
    "notation.no-action.end": "something that is done is missing here; write {known}, or a card "
    "that is played.",
    "notation.no-card": "{found} is no card; write the rank, then the suit, as in KS, TH or 7D, "
    "or a suit before its ranks, as in ♠ A K J.",
    "notation.card-twice": "{card} stands twice; write each card once.",
    "notation.no-cards": "cards are missing here; write them as in KS TH 7D.",
    "notation.one-card": "one card is wanted here, and there are {first}; write it as in KS, and "
    "several that are played in turn without a verb.",
    "notation.no-number": "a number is wanted here, not {found}; write it in figures, as in 5 or "
    "49.",
    "notation.no-suit": "a suit is wanted here, not {found}; write spades, hearts, diamonds or "
    "clubs.",
    "notation.no-rank": "a rank is wanted here, not {found}; write aces, kings, queens, knaves or "
    "tens.",
    "notation.no-kind": "a call is wanted here, not {found}; write {known}, or one as it is "
    "spoken: point of 5, quart major, three knaves.",
    "notation.no-reply": "an answer is wanted here, not {found}; write {known}.",
    "notation.no-question": "a question is wanted here, not {found}; write {known}.",
    "notation.yes-or-no": "yes or no is wanted here, not {found}; write looks yes or looks no.",
    "notation.deal-or-elder": "what is chosen is wanted here, not {found}; write chooses deal or "
    "chooses elder.",
    "notation.too-much": "{found} is too much; take it out, or begin a new line with it.",
    "notation.newer": "this record is of form {first} and only form 1 is known here; "
    "use a newer version of the game.",
    "notation.too-long": "the text is longer than any record; "
    "give one of less than {first} characters.",
    "notation.too-many-steps": "a deal has no more than {first} lines; begin the next with “deal”.",
    "notation.no-record": "there is no deal in it; begin one with “B deals”, then who holds what.",
    "notation.no-packets": "cards are dealt by twos or threes; write packets 2 or packets 3.",
    "notation.no-preset": "rules are {known}, not {found}; write one of these.",
    "notation.no-option": "{found} is no option; the options are {known}.",
    "notation.no-value": "this option is {known}, not {found}; write one of these.",
    "notation.too-late": "this belongs at the head of the record; move it before the first deal.",
    "notation.no-name": "a name is missing here; write it after “is”, or take the line out.",
    "notation.wrong-number": "the number of this deal is {first}; write that, or deal alone.",
    "notation.wrong-dealer": "the players deal in turn, and this deal is {first}'s (law 16); "
    "write that, or deal alone.",
    "notation.not-over": "a new deal begins here, but the last one is not over; "
    "write the rest of its play first.",
    "notation.cut-not-over": "a deal begins here, but the cut is not over; "
    "write who cuts what and who chooses the deal, or leave the cut out.",
    "notation.partie-over": "the partie is over, and there is one deal too many; take it out.",
    "notation.hand-twice": "{first}'s cards were given already in this deal; take one line out.",
    "notation.talon-twice": "the talon was given already in this deal; take one line out.",
    "notation.hand-size": "the number of cards here is {first} and must be {second}; "
    "write ? for each unknown one, or … for all the rest.",
    "notation.talon-size": "the number of cards here is {first}, and the talon has {second}; "
    "write ? for each unknown one, or … for all the rest.",
    "notation.dealt-twice": "{card} stands twice, and was dealt on line {second} already; correct "
    "one of the two.",
    "notation.who": "it must be said whose this is; begin the line with A or B.",
    "notation.not-your-turn": "it is {first}'s turn, not the other's: {phase}; write that first, "
    "or correct whose this is.",
    "notation.no-such-call": "the hand has nothing that fits this call; "
    "write the cards of the call instead.",
    "notation.other-draws": "{first} did not draw this but {second}; correct one of the two.",
    "notation.other-count": "{first} has {third} here, not {second}; "
    "correct the count or what was done.",
    "notation.other-making": "the point makes {second}, not {first}; correct one of the two.",
    "notation.elsewhere": "{card} cannot be there, and the rest of the record puts it somewhere "
    "else; correct one of the two.",
    "notation.deal-over": "the deal was over before this; begin the next one with “deal”.",
    "notation.no-point": "no point was called yet; write the call before what it makes.",
    "notation.no-pack": "no pack was found with which everything recorded here is possible; "
    "look for a slip in this deal.",
    "notation.no-pack.draws": "{first} cannot have drawn this, whatever the unknown cards are; "
    "correct the draw or the rest of the deal.",
    "notation.no-pack.nearest": "whatever the unknown cards are, "
    "the record goes wrong here or later: {sentence}",
    "notation.two-cards": "{found} is {second} by our letters and {third} by those of France; "
    "write the suit as a sign or by name.",
    "notation.same-name": "both players are called {found}; write A or B.",
    "notation.elder-deals": "elder is the one who does not deal; write deal alone, or A deals or "
    "B deals.",
    "notation.wrong-trick": "the trick that is played here is number {first}; write that, or no "
    "number.",
    "notation.other-number": "a call of {first} with a number of cards that is {second}; correct "
    "one of the two.",
    "notation.whose": "{player}: {sentence}",
    "notation.whose.card": "{player}, {card}: {sentence}",
    "notation.refused": "{sentence} Correct this, or what stands before it.",
    "notation.false-answer": "{found} is not true of the hand, {best}; write {known}.",
    "notation.false-answer.best": "whose best is {best}",
    "notation.false-answer.nothing": "which has nothing of the kind",
    "notation.held": "{name} ({cards})",
    "notation.held.point": "{name} making {value} ({cards})",
    "notation.other-call": "the cards of this call are not what "
    "it is called; correct one of the two.",
    "notation.no-card.begins": "{found} stands among cards; "
    "write a semicolon before it, or begin a new line with it.",
}
