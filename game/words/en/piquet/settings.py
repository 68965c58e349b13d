"""What can be chosen for Piquet alone on the page of settings, and its own keys."""

WORDS: dict[str, str] = {
    # Help at the table
    "settings.declare_for_me": "Declare for me",
    "settings.declare_for_me.help": "Your best point, sequences, quatorzes and trios are called "
    "for you. You sink nothing then.",
    "settings.unseen_cards": "Show the unseen cards",
    "settings.unseen_cards.help": "The panel lists the cards you have not seen, by suit.",
    "settings.reading": "Read the other hand",
    "settings.reading.help": "The fuller a card’s cell, the likelier the other holds it. "
    "The deal is assisted.",
    "settings.line": "The line",
    "settings.line.help": "Your chance to win, and of a rubicon. The deal is assisted.",
    # Keys
    "deed.discard": "Look at your discard",
    "deed.told": "Read what was said",
    "deed.less": "Call less, take fewer",
    "deed.sink": "Sink a call",
    "deed.name": "Name a suit first",
    "deed.ask": "Ask",
    "deed.correct": "Correct a call",
    "deed.late": "Claim what was left out",
    "deed.withhold": "Keep something back",
}
