"""What can be wrong in a text of our notation, in French; said after a colon.

The notation itself is one for all languages: its own words stay as they are written.
"""

WORDS: dict[str, str] = {
    "notation.end": "la fin de la ligne",
    "notation.quoted": "« {word} »",
    "notation.no-action": "{found} n’est pas une action ; écrivez {known}, ou une carte qui se "
    "joue.",
    "notation.no-action.end": "il manque ici une action ; écrivez {known}, ou une carte qui se "
    "joue.",
    "notation.no-card": "{found} n’est pas une carte ; écrivez le rang puis la couleur, comme "
    "dans KS, TH ou 7D, ou une couleur devant ses rangs, comme dans ♠ A R V.",
    "notation.card-twice": "{card} figure deux fois ; n’écrivez chaque carte qu’une fois.",
    "notation.no-cards": "il manque ici des cartes ; écrivez-les comme dans KS TH 7D.",
    "notation.one-card": "il faut ici une seule carte, et il y en a {first} ; écrivez-la comme "
    "dans KS, et plusieurs qui se jouent tour à tour sans verbe.",
    "notation.no-number": "il faut ici un nombre, et non {found} ; écrivez-le en chiffres, comme "
    "5 ou 49.",
    "notation.no-suit": "il faut ici une couleur, et non {found} ; écrivez spades, hearts, "
    "diamonds ou clubs.",
    "notation.no-rank": "il faut ici un rang, et non {found} ; écrivez aces, kings, queens, "
    "knaves ou tens.",
    "notation.no-kind": "il faut ici une annonce, et non {found} ; écrivez {known}, ou une "
    "annonce comme on la dit : point of 5, quart major, three knaves.",
    "notation.no-reply": "il faut ici une réponse, et non {found} ; écrivez {known}.",
    "notation.no-question": "il faut ici une question, et non {found} ; écrivez {known}.",
    "notation.yes-or-no": "il faut ici yes ou no, et non {found} ; écrivez looks yes ou looks no.",
    "notation.deal-or-elder": "il faut ici ce qui est choisi, et non {found} ; écrivez chooses "
    "deal ou chooses elder.",
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
    "notation.no-preset": "rules doit être {known}, et non {found} ; écrivez l’un des mots.",
    "notation.no-option": "{found} n’est pas une option ; les options sont {known}.",
    "notation.no-value": "cette option doit être {known}, et non {found} ; écrivez l’un des mots.",
    "notation.too-late": "ceci va en tête du relevé ; placez-le avant la première donne.",
    "notation.no-name": "il manque ici un nom ; écrivez-le après « is », ou ôtez la ligne.",
    "notation.wrong-number": "cette donne porte le numéro {first} ; écrivez-le, ou deal sans "
    "numéro.",
    "notation.wrong-dealer": "on donne tour à tour, et cette donne revient à {first} (loi 16) ; "
    "écrivez-le, ou deal sans nom.",
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
    "notation.not-your-turn": "c’est à {first}, et non à l’autre : {phase} ; écrivez cela "
    "d’abord, ou corrigez à qui ceci revient.",
    "notation.no-such-call": "la main n’a rien qui réponde à cette annonce ; "
    "écrivez plutôt les cartes de l’annonce.",
    "notation.other-draws": "{first} n’a pas tiré cela mais {second} ; corrigez l’un des deux.",
    "notation.other-count": "{first} compte ici {third}, et non {second} ; "
    "corrigez le compte ou ce qui précède.",
    "notation.other-making": "le point fait {second}, et non {first} ; corrigez l’un des deux.",
    "notation.elsewhere": "{card} ne peut pas être là, car d’après le reste du relevé la carte "
    "est ailleurs ; corrigez l’un des deux.",
    "notation.deal-over": "la donne était déjà finie ; commencez la suivante par « deal ».",
    "notation.no-point": "aucun point n’est encore annoncé ; écrivez l’annonce avant ce qu’il "
    "fait.",
    "notation.no-pack": "aucun paquet ne rend possible tout ce qui est noté ici ; "
    "cherchez une erreur dans cette donne.",
    "notation.no-pack.draws": "{first} ne peut pas avoir tiré cela, quelles que soient les cartes "
    "inconnues ; corrigez le tirage ou le reste de la donne.",
    "notation.no-pack.nearest": "quelles que soient les cartes inconnues, "
    "le relevé fait fausse route ici ou plus loin : {sentence}",
    "notation.two-cards": "{found} est {second} dans nos lettres et {third} dans celles de France "
    "; écrivez la couleur par son signe ou son nom.",
    "notation.same-name": "les deux joueurs s’appellent {found} ; écrivez A ou B.",
    "notation.elder-deals": "le premier est celui qui ne donne pas ; écrivez deal sans nom, ou A "
    "deals ou B deals.",
    "notation.wrong-trick": "la levée qui se joue ici est la levée {first} ; écrivez ce numéro, "
    "ou aucun.",
    "notation.other-number": "une annonce de {first} avec un nombre de cartes qui est {second} ; "
    "corrigez l’un des deux.",
    "notation.whose": "{player} : {sentence}",
    "notation.whose.card": "{player}, {card} : {sentence}",
    "notation.refused": "{sentence} Corrigez ceci, ou ce qui précède.",
    "notation.false-answer": "{found} n’est pas vrai de la main, {best} ; écrivez {known}.",
    "notation.false-answer.best": "dont le meilleur est : {best}",
    "notation.false-answer.nothing": "qui n’a rien de tel",
    "notation.held": "{name} ({cards})",
    "notation.held.point": "{name} qui fait {value} ({cards})",
    "notation.other-call": "les cartes de cette annonce ne sont pas "
    "ce qu’elle dit ; corrigez l’un des deux.",
    "notation.no-card.begins": "{found} se trouve parmi des cartes ; "
    "mettez un point-virgule devant, ou commencez avec lui une autre ligne.",
}
