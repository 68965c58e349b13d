"""What is suggested at All-Fours, and what a newcomer is told, in French."""

WORDS: dict[str, str] = {
    "suggest.play": "{card} : {why}",
    "suggest.stand": "Tenez-vous-y : ces atouts peuvent faire le haut, le bas ou le valet.",
    "suggest.beg": "Demandez : ces atouts sont pauvres. Un point, ou un autre atout.",
    "suggest.beg.run": "Demandez : on redonnera, et l’autre atout ne peut qu’être meilleur.",
    "suggest.give": "Donnez le point : vos atouts valent davantage.",
    "suggest.run": "Redonnez : ces atouts ne valent pas un point.",
    "suggest.lay-away": "Gardez atouts, dix et as ; écartez celles-ci.",
    "suggest.ask": "Interrogez : cela ne coûte rien, et dit ce qui est en jeu.",
    "suggest.play-on": "Jouez : une autre donne ne sert pas l’un plus que l’autre.",
    "suggest.claim": "Vous avez fait {points} : n’annoncez que cela.",
    "suggest.claim.none": "Vous n’avez rien fait : n’annoncez rien.",
    "suggest.none": "Ici, aucun choix ne vaut mieux.",
    "why.jack": "le valet est sauvé.",
    "why.draws": "faites tomber les atouts à temps.",
    "why.high": "elle peut gagner de la valeur.",
    "why.low": "c’est elle qui coûte le moins.",
    "why.pips": "elle gagne ce qui compte pour le jeu.",
    "why.takes": "elle fait la levée, et vous entamez.",
    "counsel.title": "Prix",
    "counsel.price": "−{number} %",
    "counsel.about": "≈ −{number} %",
    "counsel.deed.stand": "cet atout",
    "counsel.deed.beg": "la demande",
    "counsel.deed.give": "le point donné",
    "counsel.deed.run": "la redonne",
    "counsel.deed.away": "{cards} de côté",
    "guide.beg": "Le haut et le bas sont le meilleur et le pire atout en jeu ; valet et valeurs se "
    "gagnent en levées. Atouts pauvres ? Demandez.",
    "guide.answer": "Donnez un point à {other} pour garder l’atout, ou redonnez pour un autre.",
    "guide.lay-away": "Les atouts font le haut, le bas et le valet ; chaque dix vaut dix. "
    "Gardez-les.",
    "guide.lead": "La plus forte de la couleur gagne, ou un atout. Un dix vaut dix, un as quatre.",
    "guide.reply": "Fournissez, ou coupez même si vous avez la couleur. Prenez dix et valet.",
    "guide.ask": "« Le plus haut ? » demande si l’autre a, ou a eu, un atout plus haut ; « Le plus "
    "bas ? », un plus bas. Vous seul entendez la réponse.",
}
