"""What a newcomer is told in the first two deals, where the second line of the table stands."""

WORDS: dict[str, str] = {
    "guide.hint": "The lamp, or {key}, gives advice.",
    "guide.cut": "{rule} {aim} Dotted words explain themselves.",
    "guide.cut.high-chooses": "The higher card chooses who deals.",
    "guide.cut.high-deals": "The higher card deals.",
    "guide.cut.low-deals": "The lower card deals.",
    "guide.aim": "Most points in {number} deals win.",
    "guide.aim.hundred": "The first with a hundred wins.",
    "guide.choice": "Elder exchanges and plays first; younger deals. You take turns. Most deal "
    "first, to be elder in the last deal.",
    "guide.choice.hundred": "Elder exchanges and plays first, younger deals. You change places "
    "with every deal. Elder has the better chances.",
    "guide.exchange.first": "Click what you do not want; again, and it comes back. Keep long "
    "suits, cards in a row, three or four alike.",
    "guide.exchange.elder": "You are elder now: you may throw out {number}, and call and lead "
    "first. Keep your longest suit, cards in a row, three or four alike (tens or higher), and "
    "aces.",
    "guide.exchange.younger": "You are younger now: you may throw out {number}, and answer calls. "
    "Keep your longest suit, and something in each of the others.",
    "guide.call.point": "Your longest suit. It scores if it is better than theirs.",
    "guide.call.sequence": "Cards of a suit in a row. Only the better hand scores.",
    "guide.call.set": "Three or four alike. Only the better hand scores.",
    "guide.call.again": "Yours was good, so the others of its kind count too.",
    "guide.answer.not-good": "{call} is better, and may count. “Good” would sink it.",
    "guide.answer.barred": "Yours is longer, but you asked: after “not good” neither counts, and "
    "yours stops a pique.",
    "guide.answer.equal": "{call} is just as much: then neither counts.",
    "guide.answer.making": "Yours is as long and makes {value}. The higher sum wins: ask for "
    "theirs.",
    "guide.reckon": "Now count what is yours, before you play a card.",
    "guide.lead": "Click any card, drag it up, or use arrows and Space. Each lead counts one. The "
    "highest of its suit takes the trick: nothing trumps.",
    "guide.lead.again": "Who takes a trick leads to the next, and each lead counts one. More "
    "tricks than the other count ten at the end.",
    "guide.follow": "You must follow suit. A higher card of it takes the trick, and counts one.",
    "guide.discard": "Another suit never takes the trick: part with what is worth least.",
    "guide.sheet": "Point at a number, or use the arrows, to see its cards.",
    "guide.wait.exchange": "Elder exchanges first, then younger; each says how many are taken.",
    "guide.wait.left": "You alone see what you left; you may not take it. Now younger exchanges.",
    "guide.wait.calls": "Elder says what the hand holds, and younger answers. Where nothing "
    "but “good” is true, it is said for you.",
    "guide.wait.answer": "Good: yours counts. Not good: theirs is better, and counts when they "
    "reckon. Equal: neither counts.",
    "guide.wait.reckoning": "Younger counts what elder could not beat, then plays a card.",
}
