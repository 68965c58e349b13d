"""What `piquet score` prints, in French: a deal's ledger, a partie's table, what a file lacks."""

WORDS: dict[str, str] = {
    # ---- the ledger
    "score.deal": "Donne {number}. {dealer} donne, {elder} a la main.",
    "score.line.carte-blanche": "carte blanche",
    "score.line.point": "point de {number} en {suit}, qui fait {value}",
    "score.line.point.untold": "point",
    "score.line.sequence": "{name} en {suit}",
    "score.line.set": "{name}",
    "score.line.withdrawn": "{name}, compte retiré",
    "score.line.repique": "repic",
    "score.line.pique": "pic",
    "score.line.lead": "joue {card}",
    "score.line.trick": "fait la levée avec {card}",
    "score.line.last-trick": "fait la dernière levée",
    "score.line.cards": "les cartes, {number:f} levées",
    "score.line.cards.conceded": "les cartes, abandonnées avec le jeu",
    "score.line.conceded": "le jeu, abandonné par {loser}",
    "score.line.capot": "capot, les douze levées",
    "score.nothing-yet": "Rien n’est encore compté.",
    "score.not-counted": "non compté",
    "score.concession": "{loser} abandonne le jeu ; {other} n’a pas encore répondu.",
    "score.concession.refused": "{loser} abandonnait le jeu, mais {other} a joué le capot.",
    "score.reached": "{winner} a cent : la partie est finie.",
    "score.reached.before-all": "{winner} a cent d’abord dans l’ordre du compte, "
    "et ce qui vient ensuite ne compte pas.",
    "score.beyond": "Ce qui est écrit ensuite a été joué jusqu’au bout et ne compte pas.",
    "score.deal-scores": "La donne : {a} {a_points}, {b} {b_points}.",
    "score.so-far": "Le relevé s’arrête avant la fin de la donne. Jusque-là : "
    "{a} {a_points}, {b} {b_points}.",
    "score.cut-only": "Le relevé n’a encore aucune donne.",
    # ---- cards that were supplied
    "score.supplied": "Le relevé ne dit pas toutes les cartes. Celles-ci ont été supposées, "
    "et la marque n’en dépend pas :",
    "score.supplied.doubtful": "Le relevé ne dit pas toutes les cartes. Celles-ci ont été "
    "supposées, mais avec d’autres qu’il permet la marque serait autre :",
    "score.supplied.dealt": "  {player} a reçu {cards}",
    "score.supplied.put-out": "  {player} a écarté {cards}",
    "score.supplied.talon": "  au talon se trouvaient {cards}",
    # ---- the partie
    "score.rules": "Règles : {game}.",
    "score.rules.edition": "  Selon l’édition {number} des règles, telles qu’on les lisait alors.",
    "score.rules.option": "  {option} : {value}",
    "score.table.deal": "Donne",
    "score.table.total": "Total",
    "score.table.so-far": "Jusque-là",
    "score.table.doubled": "{deal}, doublée",
    "score.tied": "Égalité après {deals} donnes : encore une donne de part et d’autre.",
    "score.won": "{winner} gagne la partie : {won} - {lost} + 100 = {points} points.",
    "score.rubicon": "{loser} est rubicon, et {winner} gagne la partie : "
    "{won} + {lost} + 100 = {points} points.",
    "score.hundred": "{winner} atteint cent d’abord, {won} contre {lost}, "
    "et gagne la partie : {points} points.",
    "score.hundred.double": "{winner} atteint cent d’abord, {won} contre {lost}, "
    "et gagne la partie double, {loser} n’ayant pas cinquante : {points} points.",
    "score.drawn": "La partie est nulle.",
}
