"""What can be wrong in a text of our notation, in French; said after a colon.

The notation itself is one for all languages: its own words stay as they are written.
"""

WORDS: dict[str, str] = {
    "notation.end": "la fin de la ligne",
    "notation.quoted": "« {word} »",
    "notation.no-action": "{found} n’est pas une action ; "
    "écrivez exchanges, calls, says, asks making, names, looks, plays, draws ou counts.",
    "notation.no-action.end": "il manque ici une action ; "
    "écrivez exchanges, calls, says, asks making, names, looks, plays, draws ou counts.",
    "notation.no-card": "{found} n’est pas une carte ; écrivez le rang puis la couleur, "
    "comme dans KS, TH ou 7D.",
    "notation.card-twice": "{card} figure deux fois ; n’écrivez chaque carte qu’une fois.",
    "notation.no-cards": "il manque ici des cartes ; écrivez-les comme dans KS TH 7D.",
    "notation.one-card": "il faut ici une seule carte, et non {first}.",
    "notation.no-number": "il faut ici un nombre, et non {found}.",
    "notation.no-suit": "il faut ici une couleur (spades, hearts, diamonds ou clubs), "
    "et non {found}.",
    "notation.no-rank": "il faut ici un rang (aces, kings, queens, knaves ou tens), "
    "et non {found}.",
    "notation.no-kind": "il faut ici une annonce "
    "(comme point of 5, quart major, three knaves), et non {found}.",
    "notation.no-reply": "il faut ici une réponse (good, not good ou equal), et non {found}.",
    "notation.no-question": "il faut ici une question (making, point, spades, kings, called, "
    "which king, to see point, to see kings), et non {found}.",
    "notation.yes-or-no": "il faut ici yes ou no, et non {found}.",
    "notation.deal-or-elder": "il faut ici deal ou elder, et non {found}.",
    "notation.too-much": "{found} est de trop ; ôtez-le, ou commencez avec lui une autre ligne.",
    "notation.newer": "ce relevé est de la forme {first}, et seule la forme 1 est connue ici ; "
    "prenez une version plus récente du jeu.",
    "notation.too-long": "ce texte est plus long que tout relevé ; "
    "donnez-en un de moins de {first} caractères.",
    "notation.too-many-steps": "une donne n’a pas plus de {first} lignes ; "
    "commencez la suivante par « deal ».",
    "notation.no-record": "il n’y a là aucune donne ; commencez-en une par « B deals », "
    "puis dites qui tient quoi.",
    "notation.no-packets": "on donne par deux ou par trois ; écrivez packets 2 ou packets 3.",
    "notation.no-preset": "rules doit être {known}, et non {found}.",
    "notation.no-option": "{found} n’est pas une option ; les options sont {known}.",
    "notation.no-value": "cette option doit être {known}, et non {found}.",
    "notation.too-late": "ceci va en tête du relevé ; placez-le avant la première donne.",
    "notation.no-name": "il manque ici un nom.",
    "notation.wrong-number": "cette donne porte le numéro {first}.",
    "notation.wrong-dealer": "on donne tour à tour, et cette donne revient à {first} (loi 16).",
    "notation.not-over": "une donne commence ici, mais la précédente n’est pas finie ; "
    "écrivez d’abord le reste de son jeu.",
    "notation.cut-not-over": "une donne commence ici, mais le tirage n’est pas fini ; "
    "écrivez qui tire quoi et qui choisit la donne, ou omettez le tirage.",
    "notation.partie-over": "la partie est finie, et il y a une donne de trop ; ôtez-la.",
    "notation.hand-twice": "les cartes de {first} sont déjà données pour cette donne ; "
    "ôtez une des lignes.",
    "notation.talon-twice": "le talon est déjà donné pour cette donne ; ôtez une des lignes.",
    "notation.hand-size": "le nombre de cartes est ici {first} et doit être {second} ; "
    "écrivez ? pour chaque inconnue, ou … pour toutes les autres.",
    "notation.talon-size": "le nombre de cartes est ici {first}, et le talon en a {second} ; "
    "écrivez ? pour chaque inconnue, ou … pour toutes les autres.",
    "notation.dealt-twice": "{card} figure deux fois, et déjà à la ligne {second} ; "
    "corrigez l’une des deux.",
    "notation.who": "il faut dire à qui cela revient ; commencez la ligne par A ou B.",
    "notation.not-your-turn": "c’est à {first}, et non à l’autre : {phase}.",
    "notation.no-such-call": "la main n’a rien qui réponde à cette annonce ; "
    "écrivez plutôt les cartes de l’annonce.",
    "notation.other-draws": "{first} n’a pas tiré cela mais {second} ; corrigez l’un des deux.",
    "notation.other-count": "{first} compte ici {third}, et non {second} ; "
    "corrigez le compte ou ce qui précède.",
    "notation.other-making": "le point fait {second}, et non {first} ; corrigez l’un des deux.",
    "notation.elsewhere": "{card} ne peut pas être là ; "
    "d’après le reste du relevé, la carte est ailleurs.",
    "notation.deal-over": "la donne était déjà finie ; commencez la suivante par « deal ».",
    "notation.no-point": "aucun point n’est encore annoncé.",
    "notation.no-pack": "aucun paquet ne rend possible tout ce qui est noté ici ; "
    "cherchez une erreur dans cette donne.",
    "notation.no-pack.draws": "{first} ne peut pas avoir tiré cela, quelles que soient les cartes "
    "inconnues ; corrigez le tirage ou le reste de la donne.",
    "notation.no-pack.nearest": "quelles que soient les cartes inconnues, "
    "le relevé fait fausse route ici ou plus loin : {sentence}",
}
