"""What the school says of All-Fours, in English."""

WORDS: dict[str, str] = {
    "school.title.high": "High",
    "school.title.low": "Low",
    "school.title.trumps": "Trumps",
    "school.title.tens": "Tens",
    "school.stray.high": "Your best trump is meant.",
    "school.stray.low": "Your worst trump is meant.",
    "school.stray.trumps": "That is no trump.",
    "school.stray.tens": "That is no ten.",
    "school.why.play": "This time play {card}.",
    "school.why.lay": "Lay the others away.",
    "school.why.stand": "These trumps are good: stand.",
    "school.why.beg": "These trumps are poor: beg.",
    "school.why.give": "These trumps are worth more than a point: give it.",
    "school.why.run": "Run the cards.",
    "school.why.ask": "This time the question is “{question}”.",
    "school.why.other": "Something else is meant.",
}
