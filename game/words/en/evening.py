"""Evenings of more than two, in English."""

WORDS: dict[str, str] = {
    "evening.otherwise": "{name} heard you, and chose otherwise: {deed}.",
    "evening.partner.advises": "advises you",
    "evening.partner.holds": "holds these cards",
    "evening.counsel": "{name}: {words}",
    "evening.table.counsel": "H for advice.",
}
