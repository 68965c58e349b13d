"""Evenings of more than two, in French."""

WORDS: dict[str, str] = {
    "evening.otherwise": "{name} a entendu votre avis, et choisit autrement : {deed}.",
    "evening.partner.advises": "vous conseille",
    "evening.partner.holds": "tient ces cartes",
    "evening.counsel": "{name} : {words}",
    "evening.table.you": "Vous jouez contre deux, pour le double : {holder}, que conseille "
    "{adviser}.",
    "evening.table.holder": "{alone} joue contre deux, pour le double. H demande conseil.",
    "evening.table.all": "{alone} joue contre deux, pour le double. {holder} tient les cartes, "
    "{adviser} conseille.",
    "evening.table.adviser": "{alone} joue contre deux, pour le double. Vous conseillez.",
}
