"""What the pages say of Piquet in French: rules, levels, deal sheet, settlement, score card."""

WORDS: dict[str, str] = {
    # Title
    "title.tag.six-deals": "À deux, trente-deux cartes, six donnes.",
    "title.tag.four-deals": "À deux, trente-deux cartes, quatre donnes.",
    "title.tag.to-a-hundred": "À deux, trente-deux cartes, cent points.",
    "title.about": "Trente-deux cartes, un écart, de vieux mots.",
    "preset.rubicon": "Rubicon",
    "preset.four-deals": "Quatre donnes",
    "preset.to-a-hundred": "En cent points",
    "preset.modern": "Moderne",
    "preset.rubicon.help": "Six donnes, le rubicon à cent : le jeu tel que le donne Cavendish.",
    "preset.four-deals.help": "Quatre donnes, la première et la dernière comptées double.",
    "preset.to-a-hundred.help": "L’ancien jeu : qui atteint cent d’abord gagne.",
    "preset.modern.help": "Les règles d’aujourd’hui là où elles diffèrent ; six donnes, rubicon.",
    "title.last.you-won.rubicon": "Dernière partie : "
    "vous gagnez {points} points, {other} reste sous le rubicon, à {lost}.",
    "title.last.you-lost.rubicon": "Dernière partie : "
    "{other} gagne {points} points, vous restez sous le rubicon, à {lost}.",
    "title.last.won.rubicon": "Dernière partie : "
    "{winner} gagne {points} points, {other} reste sous le rubicon, à {lost}.",
    "standing.hundred": "Donne {deal}, en cent points. {first} {a}, {second} {b}.",
    # New partie
    "level.novice": "Toby Wren",
    "level.club": "Mme Lavelle",
    "level.expert": "M. Finch",
    "level.master": "Mme Argand",
    "level.brandt": "Capitaine Brandt",
    "level.bell": "Mlle Bell",
    "level.thumb": "Rival",
    "level.novice.former": "Novice",
    "level.club.former": "Cercle",
    "level.expert.former": "Expert",
    "level.master.former": "Maître",
    "level.novice.help": "Un débutant que chaque carte enchante.",
    "level.club.help": "Joue bien ; garde ce qui est joli, as d’abord.",
    "level.expert.help": "Un expert : il compte la fin et se tait.",
    "level.master.help": "Un vieux maître : elle compte jusqu’à vos paroles.",
    "level.brandt.help": "Franc et bruyant ; de la force de Mme Lavelle.",
    "level.bell.help": "Discrète, précise ; de la force de M. Finch.",
    # Deal sheet
    "sheet.title": "Donne {number}",
    "sheet.point": "{count} {suit:s} qui font {value}",
    "sheet.row.point": "Point",
    "sheet.row.carte-blanche": "Carte blanche",
    "sheet.row.sequence": "Séquences",
    "sheet.row.set": "Quatorze, brelans",
    "sheet.row.repique-pique": "Repic, pic",
    "sheet.row.repique": "Repic",
    "sheet.row.pique": "Pic",
    "sheet.row.play": "Jeu",
    "sheet.row.cards": "Cartes",
    "sheet.row.capot": "Capot",
    "sheet.total": "Total",
    "sheet.total.times": "Comptée double",
    "sheet.times": "{points} × {number} =",
    "sheet.equal": "Égalité, rien ne compte",
    "sheet.even": "{number} levées partout",
    "sheet.points.one": "un point",
    "sheet.points.many": "{number} points",
    "sheet.shown": "{detail} : {points}",
    "sheet.no-court": "Ni roi, ni dame, ni valet",
    "sheet.alike": "{name} ×{number}",
    "sheet.sequences": "{number} séquences",
    "sheet.sets": "{number} en tout",
    "sheet.withdrawn": "{what}, compte retiré",
    "sheet.repique": "Trente en main",
    "sheet.repique.why": "Repic, trente en main avant que l’autre ne compte",
    "sheet.pique": "Trente, main et jeu",
    "sheet.pique.why": "Pic, trente avant que l’autre ne compte",
    "sheet.played": "{number} en entames et levées",
    "sheet.play.lead": "{number} à l’entame",
    "sheet.play.trick": "{number} en prenant",
    "sheet.play.last-trick": "la dernière levée",
    "sheet.tricks": "{won} levées contre {lost}",
    "sheet.all-tricks": "Les douze levées",
    "sheet.headline": "{name} gagne la donne {number:de}.",
    "sheet.headline.yours": "Vous gagnez la donne {number:de}.",
    "sheet.headline.even": "La donne est égale.",
    "sheet.next.elder": "Ensuite : donne {number}. Vous avez la main, {other} donne.",
    "sheet.next.younger": "Ensuite : donne {number}. {other} a la main, vous donnez.",
    "sheet.next": "Ensuite : donne {number}. {first} a la main, {other} donne.",
    "sheet.over": "C’était la dernière donne.",
    "sheet.reached": "Les cent points y sont.",
    "sheet.tied": "{Number} donnes, et égalité : encore une donne de part et d’autre.",
    # Score card
    "card.elder": "premier en main",
    "card.loser": "Adversaire",
    "card.partie": "Partie",
    "card.double": "Double",
    # Settlement
    "settlement.short.one": "un point",
    "settlement.short.many": "{number} points",
    "settlement.why.rubicon.mine": "{loser} s’arrête à {lost}, à {short} de cent : "
    "c’est le rubicon, et les deux marques sont pour vous.",
    "settlement.why.rubicon.yours": "Vous vous arrêtez à {lost}, à {short} de cent : "
    "c’est le rubicon, et les deux marques sont pour {winner}.",
    "settlement.why.rubicon.named": "{loser} s’arrête à {lost}, à {short} de cent : "
    "c’est le rubicon, et les deux marques sont pour {winner}.",
    "settlement.why.mine": "{loser} passe le rubicon avec {lost} : "
    "vous gagnez la différence, {number}, et cent pour la partie.",
    "settlement.why.yours": "Vous passez le rubicon avec {lost} : "
    "{winner} gagne la différence, {number}, et cent pour la partie.",
    "settlement.why.named": "{loser} passe le rubicon avec {lost} : "
    "{winner} gagne la différence, {number}, et cent pour la partie.",
    "settlement.why.rubicon.before.mine": "{loser} avait {lost} avant les deux donnes de plus, à "
    "{short} de cent : c’est le rubicon, et les deux marques sont pour vous.",
    "settlement.why.rubicon.before.yours": "Vous aviez {lost} avant les deux donnes de plus, à "
    "{short} de cent : c’est le rubicon, et les deux marques sont pour {winner}.",
    "settlement.why.rubicon.before.named": "{loser} avait {lost} avant les deux donnes de plus, à "
    "{short} de cent : c’est le rubicon, et les deux marques sont pour {winner}.",
    "settlement.why.none.mine": "On jouait sans rubicon : "
    "vous gagnez la différence, {number}, et cent pour la partie.",
    "settlement.why.none.yours": "On jouait sans rubicon : "
    "{winner} gagne la différence, {number}, et cent pour la partie.",
    "settlement.why.none.named": "On jouait sans rubicon : "
    "{winner} gagne la différence, {number}, et cent pour la partie.",
    "settlement.why.both-below.mine": "Avec {won}, vous êtes aussi au-dessous de cent, donc pas de "
    "rubicon : vous gagnez la différence, {number}, et cent pour la partie.",
    "settlement.why.both-below.yours": "Avec {won}, {winner} est aussi au-dessous de cent, donc "
    "pas de rubicon, mais la différence, {number}, et cent pour la partie.",
    "settlement.why.both-below.named": "Avec {won}, {winner} est aussi au-dessous de cent, donc "
    "pas de rubicon, mais la différence, {number}, et cent pour la partie.",
    "settlement.why.hundred.mine": "Vous atteignez cent d’abord, avec {won} contre {lost}. "
    "La partie vaut cent.",
    "settlement.why.hundred.yours": "{winner} atteint cent d’abord, avec {won} contre "
    "{lost}. La partie vaut cent.",
    "settlement.why.hundred.named": "{winner} atteint cent d’abord, avec {won} contre "
    "{lost}. La partie vaut cent.",
    "settlement.why.double.mine": "Vous atteignez cent d’abord, avec {won}. "
    "{loser} s’arrête à {lost}, sous cinquante, et paie double.",
    "settlement.why.double.yours": "{winner} atteint cent d’abord, avec {won}. "
    "Vous vous arrêtez à {lost}, sous cinquante, et payez double.",
    "settlement.why.double.named": "{winner} atteint cent d’abord, avec {won}. "
    "{loser} s’arrête à {lost}, sous cinquante, et paie double.",
    "settlement.why.drawn": "{total} de part et d’autre après les deux donnes de plus : "
    "rien à gagner.",
    "settlement.why.drawn.at-once": "{total} de part et d’autre : rien à gagner.",
    "settlement.double": "double",
    "settlement.partie": "partie",
    # Score cards
    "cards.row.rubicon": "{winner} : {points} points, un rubicon",
    # Keys
    "keys.less": "annoncer moins, ou en prendre moins",
    "keys.sink": "taire une annonce, pour que l’autre n’en sache rien",
    "keys.name": "nommer une couleur avant d’entamer",
    "keys.rights": "question, corriger, réclamer, cacher : tant que la loi le permet",
    "keys.sort": "ranger : couleurs, rangs, combinaisons, à la main",
    "keys.discard": "revoir votre écart",
    "keys.told": "relire tout ce qui fut dit et montré",
}
