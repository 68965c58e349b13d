"""Evenings of more than two, in French."""

WORDS: dict[str, str] = {
    "evening.otherwise": "{name} a entendu votre avis, et choisit autrement : {deed}.",
    "evening.partner.advises": "vous conseille",
    "evening.partner.holds": "tient ces cartes",
    "evening.counsel": "{name} : {words}",
    "evening.table.counsel": "H demande conseil.",
}
