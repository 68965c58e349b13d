"""Les soirées à plus de deux, en français."""

WORDS: dict[str, str] = {
    "evening.otherwise": "{name} vous a entendu, et choisit autre chose : {deed}.",
    "evening.partner.advises": "vous conseille",
    "evening.partner.holds": "tient ces cartes",
    "evening.counsel": "{name} : {words}",
    "evening.table.you": "Vous jouez contre deux, pour le double : {holder}, que conseille "
    "{adviser}.",
    "evening.table.holder": "{alone} joue contre deux, pour le double. Demandez par H.",
    "evening.table.adviser": "{alone} joue contre deux, pour le double. Vous conseillez.",
}
