"""Evenings of more than two, in English."""

WORDS: dict[str, str] = {
    "evening.otherwise": "{name} heard you, and chose otherwise: {deed}.",
    "evening.partner.advises": "advises you",
    "evening.partner.holds": "holds these cards",
    "evening.counsel": "{name}: {words}",
    "evening.table.you": "You play alone, for double: against {holder}, whom {adviser} advises.",
    "evening.table.holder": "{alone} plays alone, for double. H for advice.",
    "evening.table.all": "{alone} plays alone, for double. {holder} holds the other cards, "
    "{adviser} advises.",
    "evening.table.adviser": "{alone} plays alone, for double. You advise.",
}
