"""What those who play Bezique are called in French, and what it is called itself."""

WORDS: dict[str, str] = {
    "title": "Bésigue",
    "title.about": "Deux jeux, un talon, des cartes étalées.",
    "title.tag": "Bésigue : deux jeux, des cartes étalées.",
    "title.tag.rubicon": "Bésigue rubicon : quatre jeux, des cartes étalées.",
    "level.novice": "Toby Wren",
    "level.club": "Mme Lavelle",
    "level.expert": "M. Finch",
    "level.master": "Mme Argand",
    "level.brandt": "Capitaine Brandt",
    "level.bell": "Mlle Bell",
    "level.thumb": "Rival",
    "level.novice.help": "Un débutant ; il oublie parfois d’annoncer.",
    "level.club.help": "Joue au cercle et annonce en bon ordre.",
    "level.expert.help": "Un expert : il espère haut, et résout les huit dernières levées.",
    "level.master.help": "Un vieux maître : elle lit ce que vous jetez et gardez.",
    "level.brandt.help": "Franc et bruyant ; de la force de Mme Lavelle.",
    "level.bell.help": "Discrète, précise ; de la force de M. Finch.",
}
