"""What those who play All-Fours are called in French, and what it is called itself."""

WORDS: dict[str, str] = {
    "title": "All-Fours",
    "title.about": "Demander, tenir, puis quatre points.",
    "title.tag": "All-Fours : l’atout qu’on demande, quatre points par donne.",
    "level.novice": "Toby Wren",
    "level.club": "Mme Lavelle",
    "level.expert": "M. Finch",
    "level.master": "Mme Argand",
    "level.brandt": "Capitaine Brandt",
    "level.bell": "Mlle Bell",
    "level.thumb": "Rival",
    "level.novice.help": "Débutant : aime les hautes cartes, ne demande jamais.",
    "level.club.help": "Demande à propos ; prend tout, cher ou non.",
    "level.expert.help": "Gagne à bon compte ; ne compte pas le jeu.",
    "level.master.help": "Un vieux maître : elle entend ce que dit une demande.",
    "level.brandt.help": "Franc et bruyant ; de la force de Mme Lavelle.",
    "level.bell.help": "Discrète, précise ; de la force de M. Finch.",
}
