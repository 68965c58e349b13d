"""What the school says of All-Fours, in French."""

WORDS: dict[str, str] = {
    "school.title.high": "Haut",
    "school.title.low": "Bas",
    "school.title.trumps": "Atouts",
    "school.title.tens": "Dix",
    "school.stray.high": "Il s’agit de votre meilleur atout.",
    "school.stray.low": "Il s’agit de votre pire atout.",
    "school.stray.trumps": "Ce n’est pas un atout.",
    "school.stray.tens": "Ce n’est pas un dix.",
    "school.why.play": "Cette fois jouez {card}.",
    "school.why.lay": "Écartez les autres.",
    "school.why.stand": "Cet atout est bon : tenez-vous-y.",
    "school.why.beg": "Cet atout est pauvre : demandez.",
    "school.why.give": "Cet atout vaut plus qu’un point : donnez-le.",
    "school.why.run": "Redonnez.",
    "school.why.ask": "Cette fois la question est « {question} ».",
    "school.why.other": "Il s’agit d’autre chose.",
}
