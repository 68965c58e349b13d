"""What can be chosen for Piquet alone, in French, and its own keys."""

WORDS: dict[str, str] = {
    # Help at the table
    "settings.declare_for_me": "Annoncer pour moi",
    "settings.declare_for_me.help": "Point, séquences, quatorze et brelans sont annoncés au mieux "
    "pour vous. Rien n'est tu.",
    "settings.unseen_cards": "Montrer les cartes non vues",
    "settings.unseen_cards.help": "Le panneau donne, par couleur, les cartes que vous n'avez pas "
    "vues.",
    "settings.reading": "Lire la main adverse",
    "settings.reading.help": "Case plus pleine : carte plus probable chez l’autre. Donne aidée.",
    "settings.line": "La cote",
    "settings.line.help": "Vos chances de gagner la partie, et d’un rubicon. Donne aidée.",
    # Keys
    "deed.discard": "Revoir votre écart",
    "deed.told": "Relire ce qui fut dit",
    "deed.less": "Annoncer ou prendre moins",
    "deed.sink": "Taire une annonce",
    "deed.name": "Nommer une couleur",
    "deed.ask": "Question",
    "deed.correct": "Corriger une annonce",
    "deed.late": "Réclamer un oubli",
    "deed.withhold": "Cacher ce qui est bon",
}
