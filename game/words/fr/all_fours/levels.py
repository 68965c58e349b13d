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
    "level.novice.help": "Un débutant que chaque carte enchante ; il perd parfois son valet.",
    "level.club.help": "Joue au cercle selon les bonnes vieilles règles, et garde ses dix.",
    "level.expert.help": "Un expert : il essaie sa carte contre bien des mains possibles.",
    "level.master.help": "Un vieux maître : elle entend ce que dit une demande, et joue la partie.",
    "level.brandt.help": "Franc, bruyant, beau perdant ; de la force de Mme Lavelle.",
    "level.bell.help": "Discrète, précise, amusée ; de la force de M. Finch.",
}
