"""Why something may not be done, and what to do instead, in French."""

WORDS: dict[str, str] = {
    "refused.not-now": "Cela ne se peut pas maintenant : {phase}.",
    "refused.not-a-pack": "Un paquet a trente-deux cartes différentes, de l’as au sept dans chaque "
    "couleur ; donnez chacune une fois.",
    "refused.no-such-place": "Aucune carte ne se retourne à la place {first} : les places vont de "
    "0 à 31, et une carte déjà retournée est prise (loi 4).",
    "refused.how-many-taken": "Avec carte blanche, le premier dit combien de cartes il prend, "
    "de {first} à {second} (loi 20).",
    "refused.how-many-taken.younger": "Le dernier annonce carte blanche sans nombre de cartes ; "
    "seul le premier dit combien il en prend (loi 20).",
    "refused.not-your-card": "{Card} n’est pas dans la main ; choisissez des cartes qui y sont.",
    "refused.not-your-suit": "Il n’y a pas de {suit} dans la main ; "
    "nommez la couleur d’une carte qui peut être jouée.",
    "refused.too-few": "Il faut écarter une carte au moins (lois 21 et 22) ; écartez-en une de "
    "plus.",
    "refused.too-many": "On ne peut pas en écarter ici plus {number:f,de} (lois 21 et 22) ; "
    "gardez le reste.",
    "refused.as-announced": "Il faut en écarter exactement {number:f}, "
    "comme annoncé avec la carte blanche (loi 20).",
    "refused.not-formed.point": "Ces cartes ne font pas un point ; il faut trois cartes ou plus "
    "d’une couleur, toutes ou les plus fortes.",
    "refused.not-formed.sequence": "Ces cartes ne font pas une séquence ; "
    "il en faut trois ou plus qui se suivent dans une couleur.",
    "refused.not-formed.set": "Ces cartes ne font ni brelan ni quatorze ; "
    "il faut trois ou quatre dix, valets, dames, rois ou as.",
    "refused.point-first": "Le point s’annonce d’abord ; après une séquence, un quatorze ou un "
    "brelan, il ne s’annonce plus (loi 46).",
    "refused.already-called": "Cela est déjà compté ; "
    "le point s’annonce une fois, et une carte une fois dans chaque genre.",
    "refused.answered.not-good": "Le dernier a répondu « ce n’est pas bon » ; "
    "le premier ne compte plus rien de ce genre.",
    "refused.answered.equal": "Le dernier a répondu « c’est égal » ; personne ne compte rien de ce "
    "genre.",
    "refused.under-called": "C’est meilleur que la première annonce, et celle-ci engage "
    "(loi 49) ; on n’ajoute que plus faible.",
    "refused.other-number": "On ne dit que ce que fait un point du nombre annoncé (loi 46).",
    "refused.barred": "Demander ce que fait le point, c’était renoncer à un point plus long "
    "(loi 46) ; on n’annonce qu’autant de cartes que le premier.",
    "refused.shown-better": "Le point annoncé ne peut être que d’une façon, et il montre "
    "une séquence aussi bonne ou meilleure : nulle séquence ne compte contre elle (loi 56).",
    "refused.not-better": "L’annonce du premier vaut autant ou plus ; ne compte que ce qui la bat.",
    "refused.out-of-order": "Il est convenu d’annoncer dans l’ordre point, séquences, quatorze et "
    "brelans ; ce qui est passé ne s’annonce plus.",
    "refused.too-late": "C’est trop tard : rien d’oublié ne se réclame "
    "une fois qu’on a fourni à la première carte (loi 56) ; continuez.",
    "refused.not-late": "Le premier n’a pas entamé ; annoncez comme d’usage.",
    "refused.counted-meanwhile": "Le dernier a compté le sien de ce genre entre-temps ; c’est "
    "acquis, car vos annonces ne montraient pas ceci.",
    "refused.call-binds": "Il est convenu qu’une annonce trop faible engage ; continuez avec elle.",
    "refused.nothing-counted": "On interroge sur ce que l’autre a compté ou eu égal, "
    "et ceci n’en est pas (loi 55).",
    "refused.no-riddle.four": "Les quatre ont été comptés, aucun n’est laissé de côté ; "
    "demandez-les par leur rang.",
    "refused.no-riddle.seen": "Qui demande sait déjà lequel est laissé de côté : "
    "il était dans ses propres cartes, ou il l’a vu ; continuez à jouer.",
    "refused.no-riddle.any": "Il est convenu que l’on peut nommer n’importe quelle carte comme "
    "laissée de côté, et la réponse ne dirait rien ; continuez à jouer.",
    "refused.asked-already": "On vient d’y répondre ; redemandez quand une carte aura été jouée.",
    "refused.nothing-to-show": "Rien n’attend d’être montré.",
    "refused.kept-back": "Cela n’a pas été montré, et se perd avec tout son genre.",
    "refused.let-pass": "L’annonce du premier est admise ; ne compte plus que l’égal ou le plus "
    "faible.",
    "refused.nothing-to-correct": "Il n’y a pas d’annonce à corriger ; un point se corrige "
    "jusqu’à « pas bon » ou « égal », le reste jusqu’à toute réponse (loi 50).",
    "refused.no-under-call": "On ne corrige qu’une annonce plus faible que ce qu’on tient "
    "(loi 50) ; choisissez mieux.",
    "refused.untrue": "Cette réponse serait fausse avec cette main ; « c’est bon » se dit "
    "toujours.",
    "refused.nothing-to-ask": "On demande une seule fois ce que fait un point, "
    "et s’il n’est pas plus long que le sien (loi 46).",
    "refused.nothing-left": "Aucune carte n’est laissée au talon, il n’y a rien à voir ; "
    "jouez plutôt une carte.",
    "refused.not-lost": "On n’abandonne le jeu qu’à la dernière donne, avant qu’il ne commence, "
    "quand on n’a pas encore {first} points et qu’il y a un rubicon ; continuez.",
    "refused.must-follow-suit": "Il faut fournir ; jouez du {suit}.",
    "refused.suit-was-named": "{Suit} a été nommé ; il faut donc entamer à {suit} (loi 36).",
    "phase.spread": "il faut étaler le paquet pour tirer",
    "phase.cut": "il faut tirer une carte",
    "phase.choice": "qui a gagné le tirage doit choisir la donne",
    "phase.deal": "on attend la donne",
    "phase.carte-blanche": "il faut annoncer une carte blanche",
    "phase.exchange": "il faut écarter",
    "phase.calls": "le premier doit annoncer ou entamer",
    "phase.answer": "le dernier doit répondre à l’annonce",
    "phase.telling": "le premier doit dire ce que fait son point",
    "phase.look": "le dernier doit dire s’il regarde les cartes qu’il a laissées",
    "phase.reckoning": "le dernier doit annoncer, ou fournir à la première carte",
    "phase.concession": "le jeu est abandonné, et l’autre doit dire s’il le compte",
    "phase.play": "il faut jouer une carte",
    "phase.over": "la partie est finie",
}
