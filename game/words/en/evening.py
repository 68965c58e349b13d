"""Evenings of more than two, in English."""

WORDS: dict[str, str] = {
    "evening.otherwise": "I would rather: {deed}.",
    "evening.taken": "As you say: {deed}.",
    "evening.ask": "Your advice? {sentence}",
    "evening.advise": "Advise: {deed}",
    "evening.decides": "{name} decides.",
    "evening.advised": "You advise: {deed}.",
    "evening.considers": "{name} considers it.",
    "evening.as-says": "As {name} says",
    "elsewhere.title": "At another table",
    "elsewhere.deal": "Deal {number}",
    "elsewhere.menu": "Menu",
    "elsewhere.watch": "Look on",
    "evening.partner.advises": "advises you",
    "evening.partner.holds": "holds these cards",
    "evening.counsel": "{name}: {words}",
    "evening.table.counsel": "H for advice.",
}
