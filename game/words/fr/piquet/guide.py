"""What a newcomer is told in the first two deals, in French."""

WORDS: dict[str, str] = {
    "guide.hint": "La lampe, ou {key}, conseille.",
    "guide.cut": "{rule} {aim} Les mots pointillés s’expliquent.",
    "guide.cut.high-chooses": "La plus forte carte choisit qui donne.",
    "guide.cut.high-deals": "La plus forte carte donne.",
    "guide.cut.low-deals": "La plus faible carte donne.",
    "guide.aim": "Qui a le plus de points en {number:f} donnes gagne.",
    "guide.aim.hundred": "Le premier à cent gagne.",
    "guide.choice": "Le premier écarte et entame ; on alterne. Qui donne d’abord sera premier à la "
    "fin.",
    "guide.choice.hundred": "Le premier écarte et joue d’abord ; on change à chaque donne. Être "
    "premier vaut mieux.",
    "guide.exchange.first": "Cliquez sur ce qui est de trop ; encore, et la carte revient. "
    "Gardez les couleurs longues, les suites, les brelans.",
    "guide.exchange.elder": "Vous êtes premier : vous écartez jusqu’à {number:f} cartes, annoncez "
    "et entamez d’abord. Gardez la longue couleur, les suites, les brelans (dix et plus) "
    "et les as.",
    "guide.exchange.younger": "Vous avez donné : en second, vous écartez jusqu’à {number:f} "
    "cartes et répondez. Gardez la longue couleur, et un peu des autres.",
    "guide.call.point": "Votre longue couleur. Elle compte si elle vaut mieux que la leur.",
    "guide.call.sequence": "Des cartes qui se suivent. Seule la meilleure main marque.",
    "guide.call.set": "Trois ou quatre semblables. Seule la meilleure main marque.",
    "guide.call.again": "Elle était bonne : vos autres de cette sorte comptent aussi.",
    "guide.answer.not-good": "{call} : c’est mieux. « Bon » le tairait.",
    "guide.answer.barred": "Plus long, mais vous avez demandé : « pas bon » écarte le sien, et le "
    "vôtre empêche le pic.",
    "guide.answer.equal": "{call} : c’est autant, et personne ne marque.",
    "guide.answer.making": "Aussi long, et il fait {value} : demandez sa somme ; la plus forte "
    "l’emporte.",
    "guide.reckon": "Comptez ce qui est à vous avant de jouer une carte.",
    "guide.lead": "Cliquez sur une carte, tirez-la, ou flèches et Espace. Chaque entame compte "
    "un. La "
    "plus forte de sa couleur prend : il n’y a pas d’atout.",
    "guide.lead.again": "Qui prend une levée entame la suivante, et chaque entame compte un. Plus "
    "de levées que l’autre : dix à la fin.",
    "guide.follow": "Il faut fournir. Une carte plus forte de la couleur prend, et compte un.",
    "guide.discard": "Une autre couleur ne prend jamais : jetez ce qui vaut le moins.",
    "guide.sheet": "Désignez un nombre, souris ou flèches : voici ses cartes.",
    "guide.wait.exchange": "Le premier écarte d’abord, puis le dernier ; chacun dit combien il "
    "prend.",
    "guide.wait.left": "Nul autre ne voit ce que vous laissez, et vous ne pouvez le prendre. Au "
    "dernier d’écarter.",
    "guide.wait.calls": "Le premier dit ce que tient sa main, et le dernier répond. Si seul "
    "« bon » est vrai, il est dit pour vous.",
    "guide.wait.answer": "Bon : vous marquez. Pas bon : l’autre a mieux et marquera à son tour. "
    "Égal : personne ne marque.",
    "guide.wait.reckoning": "Le dernier compte ce que le premier n’a pu battre, puis joue.",
}
