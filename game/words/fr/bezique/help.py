"""Ce que dit le livre d’aide du bésigue : les noms de ses pages, et tout ce qui s’y lit."""

WORDS: dict[str, str] = {
    "help.page.start": "En deux minutes",
    "help.page.pack": "Les cartes et la donne",
    "help.page.play": "Les levées",
    "help.page.window": "Après une levée",
    "help.page.combinations": "Ce qui se déclare",
    "help.page.again": "Cartes qui resservent",
    "help.page.last": "Les huit dernières levées",
    "help.page.count": "Les brisques et le jeu",
    "help.page.rubicon": "Le bésigue rubicon",
    "help.page.options": "Autres façons de jouer",
    "help.page.strategy": "Bien jouer",
    "help.page.glossary": "Glossaire",
    "help.start.1": "Deux joueurs, un atout, un talon où l’on pioche. Les levées valent peu par "
    "elles-mêmes : qui en gagne une peut étaler des cartes et les compter.",
    "help.start.want": "Ce que vous voulez",
    "help.start.goal.bezique": "Arriver le premier au nombre convenu, mille d’ordinaire, en autant "
    "de donnes qu’il faut.",
    "help.start.goal.rubicon": "Compter plus que l’autre en une longue donne. Et avoir au moins "
    "mille : le perdant qui a moins est en rubicon, et paie pour deux.",
    "help.start.acts": "Une donne",
    "help.start.act1": "Une levée. L’un entame, l’autre joue ce qu’il veut. La plus forte carte de "
    "la couleur gagne, ou un atout.",
    "help.start.act2": "Le gagnant peut déclarer : un roi et une dame, quatre pareilles, la dame "
    "de pique avec le valet de carreau. Étalées, elles restent à jouer.",
    "help.start.act3": "Tous deux piochent, le gagnant d’abord, et il rejoue.",
    "help.start.act4": "Le talon épuisé, on joue les dernières cartes, et il faut fournir. Chaque "
    "as et chaque dix levés valent dix.",
    "help.start.tip": "À la table, F1 ouvre ce livre à la page qu’il faut.",
    "help.pack.packs.bezique": "Deux jeux de trente-deux, mêlés ensemble : chaque carte y est deux "
    "fois.",
    "help.pack.packs.rubicon": "Quatre jeux de trente-deux, mêlés ensemble : chaque carte y est "
    "quatre fois.",
    "help.pack.ranks": "De la plus forte à la plus faible : as, dix, roi, dame, valet, neuf, huit, "
    "sept. Le dix vient juste après l’as.",
    "help.pack.deal": "Tirer et donner",
    "help.pack.who.highest-deals": "Chacun retourne une carte ; la plus forte donne, l’autre "
    "entame. Puis on donne à tour de rôle.",
    "help.pack.who.highest-chooses": "Chacun retourne une carte ; la plus forte choisit qui donne. "
    "L’autre entame.",
    "help.pack.hands.bezique": "Vous recevez huit cartes chacun.",
    "help.pack.hands.rubicon": "Vous recevez neuf cartes chacun. Rien n’est retourné.",
    "help.pack.turn-up": "La carte suivante est retournée : sa couleur est l’atout. Si c’est un "
    "sept, qui donne compte dix.",
    "help.play.1": "Tant qu’il y a un talon, on entame et l’on joue ce qu’on veut. Rien n’oblige à "
    "fournir ni à gagner.",
    "help.play.2": "Qui gagne la levée :",
    "help.play.wins": "la plus forte carte de la couleur jouée, à moins qu’un atout ne la coupe ;",
    "help.play.equal": "de deux cartes égales, celle qui fut jouée la première.",
    "help.play.draw": "Le gagnant peut alors déclarer, puis on pioche, lui d’abord. À la fin du "
    "talon le perdant prend la retourne.",
    "help.play.open": "Les cartes étalées restent à vous : jouez-les comme celles de la main.",
    "help.play.seven.played": "Un sept d’atout joué tant qu’il y a un talon vaut dix.",
    "help.play.seven.declared": "Un sept d’atout vaut dix quand on l’échange, ou qu’on le montre "
    "après une levée gagnée.",
    "help.window.1": "La levée gagnée, vous pouvez avant de piocher :",
    "help.window.declare": "Déclarer une chose. Ce qui se peut est à côté de la levée, le plus "
    "cher d’abord. Cliquez une ligne, ou une de ses cartes puis le bouton.",
    "help.window.exchange": "Échanger un sept d’atout contre la retourne, pour dix points. Tirez "
    "l’un sur l’autre, ou pressez 7. La carte prise ne se déclare pas aussitôt.",
    "help.window.draw": "Ne rien dire et piocher : cliquez le talon, ou pressez D.",
    "help.window.point": "Montrez une carte : le panneau dit à quoi elle a servi et peut encore "
    "servir.",
    "help.window.held.no": "Une déclaration par levée : si vous en avez deux, gagnez une autre "
    "levée.",
    "help.window.held.yes": "Une seule compte par levée. Vous pouvez en étaler d’autres avec elle, "
    "et les compter après d’autres levées tant qu’elles sont là.",
    "help.combinations.marriage": "Un mariage : roi et dame d’une couleur. D’atout, il compte "
    "40. | 20",
    "help.combinations.sequence": "Une quinte : as, dix, roi, dame et valet d’atout. | 250",
    "help.combinations.bezique": "Bésigue : la dame de pique et le valet de carreau. | 40",
    "help.combinations.double": "Double bésigue : les deux dames, les deux valets | 500",
    "help.combinations.aces": "Quatre as. | 100",
    "help.combinations.kings": "Quatre rois | 80",
    "help.combinations.queens": "Quatre dames | 60",
    "help.combinations.knaves": "Quatre valets | 40",
    "help.combinations.fours": "Quatre pareilles de toutes couleurs, deux de la même aussi.",
    "help.combinations.plain": "Une quinte d’une autre couleur | 150",
    "help.combinations.triple": "Triple bésigue | 1 500",
    "help.combinations.quadruple": "Quadruple bésigue | 4 500",
    "help.again.1": "Une carte étalée peut servir plus d’une fois, mais pas deux fois à la même "
    "chose. Trois marques le disent :",
    "help.again.ring": "l’anneau : mariage et quinte ;",
    "help.again.diamond": "le losange : bésigue et double bésigue ;",
    "help.again.square": "le carré : quatre pareilles.",
    "help.again.rises": "Vide, elle est libre ; avec un point, elle peut monter ; pleine, elle a "
    "servi. Elle ne descend jamais :",
    "help.again.marriage": "Roi et dame mariés peuvent entrer en quinte ; ceux d’une quinte ne se "
    "marient plus.",
    "help.again.bezique": "Un bésigue compte 40, et 500 de plus quand la seconde paire le rejoint "
    "tant qu’il est là. Comptés l’un après l’autre, ils ne font pas de double.",
    "help.again.queen": "Les trois sortes sont à part : la dame de pique peut servir en bésigue, "
    "en mariage et parmi quatre dames.",
    "help.again.rubicon": "Au bésigue rubicon une figure se refait quand une de ses cartes fut "
    "jouée et qu’une autre la remplace.",
    "help.last.1": "Le talon épuisé, les cartes étalées rentrent en main. On ne déclare plus rien, "
    "et les sept ne comptent plus.",
    "help.last.follow.follow-and-win": "Le second fournit, et plus haut s’il peut. Sans la couleur "
    "il coupe ; sans atout il joue ce qu’il veut.",
    "help.last.follow.follow-only": "Le second fournit s’il peut ; sinon il joue ce qu’il veut.",
    "help.last.trick.very-last": "La toute dernière levée vaut dix.",
    "help.last.trick.of-the-stock": "La dernière levée avec pioche vaut dix ; la toute dernière ne "
    "vaut rien de plus.",
    "help.count.brisques.at-the-end": "Les as et les dix sont les brisques. Chacune levée vaut dix "
    "à la fin de la donne, d’abord pour qui n’a pas donné.",
    "help.count.brisques.at-once": "Les as et les dix sont les brisques. Chacune vaut dix aussitôt "
    "levée.",
    "help.count.wins.at-once": "Qui arrive au nombre le premier gagne aussitôt, même au milieu "
    "d’une levée.",
    "help.count.wins.end-of-deal": "La donne finie, le plus haut gagne, s’il est au nombre.",
    "help.count.marker": "Les cadrans à gauche sont le marqueur : leurs fiches avancent avec vous.",
    "help.rubicon.1": "Quatre jeux, neuf cartes, une donne de soixante-quatre levées. Le triple "
    "bésigue vaut 1 500, le quadruple 4 500.",
    "help.rubicon.trumps": "Pas d’atout avant qu’on ne compte un mariage ou, plus tôt, une quinte "
    ": sa couleur le devient.",
    "help.rubicon.heap": "Les levées sont étalées en tas jusqu’à ce que tombe un as ou un dix : "
    "qui gagne cette levée prend le tas.",
    "help.rubicon.blanche": "Neuf cartes sans roi, dame ni valet sont carte blanche, 50 ; et 50 de "
    "plus pour chaque carte piochée, jusqu’à une figure.",
    "help.rubicon.again": "Une figure se refait quand une de ses cartes fut jouée.",
    "help.rubicon.settled": "Ce qui se paie",
    "help.rubicon.2": "Le gagnant reçoit 500 et la différence en centaines. Les brisques ne "
    "comptent que si elles décident, ou sauvent le perdant.",
    "help.rubicon.3": "Le perdant sous mille est en rubicon : le gagnant reçoit les deux comptes "
    "en centaines et 1 300 de plus.",
    "help.options.1": "Les livres jouent le bésigue de plusieurs façons. Chacune a ici son nom, et "
    "tout ce qu’elle change se choisit à part.",
    "help.options.hoyle": "Hoyle, 1909 : les brisques comptent aussitôt, et le sept se montre.",
    "help.options.foster": "Foster, 1897 : à peu près, et sous la moitié on perd deux jeux.",
    "help.options.modern": "Moderne : en deux mille, et ce qui est étalé peut compter plus tard.",
    "help.options.rubicon": "Bésigue rubicon : un jeu à part, à quatre jeux de cartes.",
    "help.strategy.1": "Ne gagnez une levée que pour quelque chose : déclarer, ou une brisque. "
    "Sinon jetez sept, huit, neuf et valets inutiles.",
    "help.strategy.2": "Gardez ce qui peut servir : rois, dames, as, la quinte d’atout.",
    "help.strategy.3": "Gardez le plus longtemps la dame de pique et le valet de carreau, pour les "
    "500.",
    "help.strategy.4": "Le mariage d’atout d’abord, puis la quinte : 290 au lieu de 250.",
    "help.strategy.5": "Les petits atouts achètent la main quand quelque chose attend.",
    "help.strategy.6": "Comptez les pioches qui restent. Vers la fin déclarez le plus cher "
    "d’abord.",
    "help.strategy.7": "La dernière levée avec pioche est la dernière chance de déclarer : "
    "gagnez-la.",
    "help.keys.1": "Tout se fait à la souris seule, ou au clavier seul. Tirez une carte vers le "
    "haut pour la jouer, un sept sur la retourne pour l’échanger.",
    "help.glossary.1": "Les mots du jeu.",
}
