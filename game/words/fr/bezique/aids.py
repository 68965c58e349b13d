"""Ce qui est conseillé au bésigue, et ce qu’on dit à qui débute, en français."""

WORDS: dict[str, str] = {
    "suggest.play": "{card} : {why}",
    "suggest.declare": "Déclarez : {name}.",
    "suggest.seven": "Échangez le sept : dix points, et un meilleur atout.",
    "suggest.draw": "Piochez : votre jeu peut rapporter plus ensuite.",
    "suggest.deal": "Donnez d’abord.",
    "suggest.lead": "Entamez d’abord.",
    "suggest.carte-blanche": "Montrez-la : cinquante points.",
    "suggest.take": "Prenez {card}.",
    "suggest.none": "Il n’y a pas mieux à dire.",
    "why.leads": "elle coûte le moins de ce qui peut servir.",
    "why.takes": "elle prend la levée, et le droit de déclarer.",
    "why.brisque": "elle prend une brisque, dix à la fin.",
    "why.thrown": "elle ne sert à rien : laissez la levée.",
    "counsel.declare": "« {name} »",
    "counsel.seven": "le sept",
    "counsel.draw": "la pioche",
    "guide.lead": "La plus forte carte de la couleur gagne, ou un atout. Le gagnant peut déclarer, "
    "puis on pioche.",
    "guide.trumps": "{Suit} est atout et bat toute autre couleur ; le dix passe avant le roi.",
    "guide.reply": "Rien n’oblige à fournir. Prenez pour déclarer, ou pour un as ou un dix : dix "
    "points.",
    "guide.window": "Prenez une ligne ou ses cartes. Étalées, elles restent à jouer et peuvent "
    "resservir.",
    "guide.seven": "Votre sept d’atout peut prendre la retourne : dix points.",
    "guide.taken": "La carte échangée pourra servir dès votre prochaine levée.",
    "guide.nothing": "Rien à déclarer : gardez rois, dames, as et la paire ♠D ♦V.",
    "guide.last": "Plus de talon. Fournissez et forcez si possible ; la dernière levée vaut dix.",
    "guide.rubicon": "Pas encore d’atout : le premier mariage déclaré le fait.",
    "school.why.play": "Cette fois jouez {card}.",
    "school.why.declare": "Déclarez d’abord : {name}.",
    "school.why.seven": "Échangez d’abord le sept.",
    "school.why.draw": "Piochez maintenant.",
    "school.why.other": "Il s’agit d’autre chose.",
    "school.title.royal-marriage": "Paire",
    "school.stray.royal-marriage": "Il n’y faut que le roi et la dame d’atout.",
}
