"""Ce que le Piquet conseille et pourquoi, et les façons de ranger sa main."""

WORDS: dict[str, str] = {
    "suggest.exchange": "Écartez {cards}. {keep}",
    "suggest.call": "{call} : si c’est bon, {points}.",
    "suggest.answer": "« {words} » : de ce qui est vrai, le mieux pour vous.",
    "suggest.making": "Demandez combien il fait : à nombre égal, le vôtre peut valoir plus.",
    "suggest.play": "{card} : {why}",
    "suggest.no-look": "Laissez-les cachées : ce que les deux voient sert à qui entame.",
    "suggest.deal": "Donnez d’abord : vous serez premier, le mieux placé, à la dernière donne.",
    "suggest.elder": "Soyez premier d’abord : c’est la meilleure main.",
    "suggest.concede": "Concédez : cent est hors de portée, et c’est donner le moins.",
    "suggest.count": "Comptez : ce qui est concédé est sûr, un capot est rare.",
    "suggest.carte-blanche": "Annoncez-la : elle compte dix avant tout le reste.",
    "suggest.none": "Ici, aucun choix ne vaut mieux qu’un autre.",
    "why.wins": "rien de ce qui reste dehors ne fait mieux.",
    "why.long": "votre plus longue couleur ; ce qui la bat doit tomber.",
    "why.last": "c’est votre dernière carte.",
    "why.keeps": "vous gardez ce qui vaut plus ailleurs.",
    "why.takes": "cette carte fait la levée.",
    "why.lost": "la levée est perdue ; celle-ci coûte le moins.",
    "why.thrown": "vous ne pouvez fournir ; celle-ci coûte le moins.",
    "sort.suits": "Votre main est rangée par couleurs.",
    "sort.ranks": "Votre main est rangée par rangs.",
    "sort.combinations": "Ce qui vaut une annonce se tient ensemble.",
    "sort.hand": "À la main : glissez une carte à sa place, ou Maj et une flèche.",
    # Les petits signes de la table
    "icon.sort.means": "Par couleurs, par rangs, par ce qui s’annonce, ou comme vous la mettez.",
}
