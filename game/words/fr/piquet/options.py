"""The rules one may agree on, in French: each option, its values, and a sentence of help for it."""

WORDS: dict[str, str] = {
    "option.cutting": "Première donne",
    "option.cutting.high-chooses": "La plus forte carte choisit",
    "option.cutting.high-deals": "La plus forte carte donne",
    "option.cutting.low-deals": "La plus faible carte donne",
    "option.cutting.help": "Qui donne d’abord après le tirage. La main est un avantage, et qui "
    "donne d’abord a la main à la dernière donne.",
    "option.packets": "Distribution",
    "option.packets.2": "Par deux",
    "option.packets.3": "Par trois",
    "option.packets.help": "On donne deux ou trois cartes à la fois, de même durant toute la "
    "partie.",
    "option.carte_blanche": "Carte blanche",
    "option.carte_blanche.after-discard": "Montrée après l’écart adverse",
    "option.carte_blanche.at-once": "Montrée aussitôt",
    "option.carte_blanche.not-counted": "Non comptée",
    "option.carte_blanche.help": "Une main reçue sans roi, dame ni valet compte dix. L’autre "
    "écarte avant de la voir, ou la voit d’abord.",
    "option.younger_least": "Écart du dernier",
    "option.younger_least.1": "Une carte au moins",
    "option.younger_least.0": "Aucune, s’il le veut",
    "option.younger_least.help": "Combien de cartes le dernier doit écarter. Le premier en écarte "
    "toujours une au moins.",
    "option.leavings": "Cartes laissées par le dernier",
    "option.leavings.named-or-led": "Vues dès que le premier entame ou nomme",
    "option.leavings.after-played": "Le premier les voit après avoir joué",
    "option.leavings.shown": "Montrées quand le dernier regarde",
    "option.leavings.help": "Si le dernier regarde ce qu’il laisse au talon, le premier le voit "
    "aussi : voici quand. Sinon, nul ne le voit.",
    "option.show_to_score": "Montrer ce qui est bon",
    "option.show_to_score.no": "Sur demande",
    "option.show_to_score.yes": "Avant l’entame, ou perdu",
    "option.show_to_score.help": "Si les cartes d’un point ou d’une séquence bons doivent être "
    "étalées pour compter.",
    "option.not_reckoned": "« Quel roi ne comptez-vous pas ? »",
    "option.not_reckoned.truth": "Celui qu’on ne compte pas",
    "option.not_reckoned.any": "N’importe lequel",
    "option.not_reckoned.help": "Ce que répond qui a annoncé un brelan et pourrait avoir le "
    "quatorze. Aucune réponse ne dit que la carte manque.",
    "option.order_of_calls": "Ordre des annonces",
    "option.order_of_calls.free": "Libre après le point",
    "option.order_of_calls.fixed": "Point, séquences, brelans",
    "option.order_of_calls.help": "Le premier annonce d’abord son point ou le perd ; si le reste "
    "a aussi son ordre.",
    "option.asking": "Demander ce que fait un point",
    "option.asking.equal-or-longer": "Avec un point égal ou plus long",
    "option.asking.equal-only": "Avec un point égal seulement",
    "option.asking.help": "Avec quel point le dernier peut demander ce que fait celui du premier. "
    "Demander, c’est renoncer au nombre d’un point plus long ; on peut en annoncer autant de "
    "cartes que le premier.",
    "option.barred_point": "Un point plus long auquel on renonce",
    "option.barred_point.nobody-counts": "Aucun point ne compte",
    "option.barred_point.elder-counts": "Celui du premier compte",
    "option.barred_point.help": "Quel point compte quand le dernier a demandé avec un plus long et "
    "n’a rien de mieux du même nombre. Le sien empêche le pic.",
    "option.strict_miscall": "Une annonce trop faible",
    "option.strict_miscall.no": "Sans effet si rien ne la battait",
    "option.strict_miscall.yes": "Engage toujours",
    "option.strict_miscall.help": "Si le premier peut encore compter mieux quand son annonce plus "
    "faible était bonne de toute façon.",
    "option.late_claims": "Ce qu’on a oublié",
    "option.late_claims.younger-plays": "Se réclame jusqu’à ce que le dernier joue",
    "option.late_claims.own-first-card": "Se perd dès la première carte qu’on joue",
    "option.late_claims.help": "Jusqu’à quand le premier compte encore ce qu’il a omis avant "
    "d’entamer.",
    "option.pique_bar": "Ce qui empêche le pic",
    "option.pique_bar.counts": "Un point compté d’abord par le dernier",
    "option.pique_bar.takes-trick": "La première levée du dernier, ou toute annonce",
    "option.pique_bar.help": "Le premier gagne trente s’il arrive à trente, main et jeu, avant "
    "cela. Avec le second choix, une annonce de l’autre qui compte empêche aussi le repic.",
    "option.younger_repique": "Repic du dernier",
    "option.younger_repique.60": "Soixante",
    "option.younger_repique.90": "Quatre-vingt-dix",
    "option.younger_repique.help": "Ce que gagne le dernier avec trente en main avant que le "
    "premier n’ait compté. Le repic du premier ajoute toujours soixante.",
    "option.low_cards_count": "Neuf, huit et sept en jouant",
    "option.low_cards_count.yes": "Comptent",
    "option.low_cards_count.no": "Ne comptent pas",
    "option.low_cards_count.help": "Si jouer un neuf, un huit ou un sept, ou prendre avec, compte "
    "un. Le point de plus de la dernière levée compte toujours.",
    "option.fours_less": "Points finissant par quatre",
    "option.fours_less.no": "Comptent en entier",
    "option.fours_less.yes": "Comptent un de moins",
    "option.fours_less.help": "Un point de quatre qui fait trente-quatre compte alors trois, un "
    "point de cinq qui fait quarante-quatre compte quatre.",
    "option.length": "Durée",
    "option.length.six-deals": "Six donnes",
    "option.length.four-deals": "Quatre donnes, la première et la dernière doublées",
    "option.length.to-a-hundred": "En cent points",
    "option.length.help": "Combien dure une partie. En cent points, elle finit au point même qui "
    "fait cent.",
    "option.rubicon": "Rubicon",
    "option.rubicon.always": "Toujours",
    "option.rubicon.winner-has-a-hundred": "Si l’autre a cent",
    "option.rubicon.none": "Aucun",
    "option.rubicon.help": "Qui perd au-dessous de cent ajoute ses points à ceux de l’autre au "
    "lieu de les en ôter. La partie en cent points n’a pas de rubicon.",
    "option.rubicon_deals": "Donnes qui sauvent du rubicon",
    "option.rubicon_deals.all": "Toutes",
    "option.rubicon_deals.without-extra": "Sauf les deux d’une égalité",
    "option.rubicon_deals.help": "Si les deux donnes qui suivent une égalité aident encore à "
    "atteindre cent.",
    "option.tie": "Totaux égaux",
    "option.tie.extra-deals": "Deux donnes de plus, puis nulle",
    "option.tie.drawn": "Nulle aussitôt",
    "option.tie.help": "Ce qui suit quand les deux totaux sont égaux après la dernière donne.",
    "option.double_below_fifty": "Perte sous cinquante",
    "option.double_below_fifty.no": "Se paie simple",
    "option.double_below_fifty.yes": "Se paie double",
    "option.double_below_fifty.help": "En cent points, la partie vaut cent ; ceci la porte à deux "
    "cents si l’autre n’a pas cinquante.",
    # The concession of a lost last deal
    "now.concede": "Tenez-vous le rubicon pour perdu ?",
    "now.concede.more": "{other} compte alors treize et dix, ou joue le capot.",
    "now.conceded": "{other} tient le rubicon pour perdu et abandonne.",
    "now.conceded.more": "Comptez-en treize et dix pour les cartes, ou jouez le capot.",
    "do.count-the-play": "Compter",
    "do.play-for-capot": "Jouer le capot",
    "do.concede": "Abandonner le jeu",
    "say.concede": "Je ne puis éviter le rubicon ; comptez le jeu.",
    "say.count-the-play": "Treize, et les cartes.",
    "say.play-for-capot": "Nous jouons.",
    "sheet.conceded": "Abandonné",
    "sheet.play.conceded": "le reste abandonné",
}
