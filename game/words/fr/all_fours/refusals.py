"""Why something may not be done at All-Fours, in French."""

WORDS: dict[str, str] = {
    "refused.not-now": "Pas maintenant.",
    "refused.not-a-pack": "Ce n’est pas un jeu entier.",
    "refused.no-such-place": "Il n’y a pas de carte à tirer là.",
    "refused.no-second-beg": "On ne demande qu’une fois par donne.",
    "refused.gift-would-win": "Un point ferait gagner : il faut redonner.",
    "refused.not-by-agreement": "À une première demande on donne un point, ou l’on redonne.",
    "refused.wrong-number": "Il faut en écarter {number}.",
    "refused.not-your-card": "Vous n’avez pas {card}.",
    "refused.must-follow-trump": "On a joué atout : jouez atout.",
    "refused.must-follow-or-trump": "Vous avez du {suit} : fournissez ou coupez.",
    "refused.asked-already": "C’est déjà demandé.",
}
