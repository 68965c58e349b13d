"""The glossary in French: each term, what it means, and how it is written in sentences."""

WORDS: dict[str, str] = {
    "term.ask": "Question",
    "term.ask.means": "Votre droit, à votre tour, d’en entendre plus sur ce que l’autre a compté : "
    "« Quel roi ne comptez-vous pas ? » La réponse est toujours vraie.",
    "term.call": "Annoncer",
    "term.call.means": "Dire ce que tient votre main pour que cela puisse compter : « Point de "
    "cinq. » L’autre répond bon, pas bon ou égal.",
    "term.capot": "Capot",
    "term.capot.means": "Les douze levées au même joueur. Il compte quarante, au lieu des dix pour "
    "les cartes.",
    "term.carte-blanche": "Carte blanche",
    "term.carte-blanche.means": "Douze cartes reçues sans roi, dame ni valet. Elle compte dix.",
    "term.concede": "Abandonner",
    "term.concede.means": "À la dernière donne, renoncer au jeu quand on tient cent pour hors "
    "d’atteinte. L’autre compte treize pour le jeu et dix pour les cartes, sans pic.",
    "term.correct": "Corriger",
    "term.correct.means": "Annoncer mieux qu’on ne vient de le faire, tant qu’on n’a pas répondu. "
    "Vous avez dit point de quatre et en tenez cinq : corrigez.",
    "term.cut": "Tirer",
    "term.cut.means": "Retourner une carte du jeu étalé. Cela décide qui donne d’abord.",
    "term.deal": "Donne",
    "term.deal.means": "Douze cartes chacun, de l’écart à la dernière levée ; le plus souvent six "
    "font une partie. C’est aussi distribuer les cartes, ce que fait le dernier.",
    "term.dealer": "Donneur",
    "term.dealer.means": "Qui distribue les cartes, et il est dernier dans cette donne. L’autre "
    "est premier en main.",
    "term.discard": "Écart",
    "term.discard.means": "Les cartes que vous jetez pour en prendre d’autres. Elles restent face "
    "cachée ; vous pouvez les revoir, l’autre non.",
    "term.elder": "Premier",
    "term.elder.means": "Qui ne donne pas. Il écarte jusqu’à cinq cartes, annonce et entame "
    "d’abord.",
    "term.equal": "Égal",
    "term.equal.means": "La réponse quand les deux ont autant : deux points de cinq qui font 48. "
    "Personne ne les marque.",
    "term.exchange": "Échange",
    "term.exchange.means": "Écarter des cartes et en prendre autant au talon : le premier jusqu’à "
    "cinq, le dernier ce qui reste.",
    "term.follow": "Fournir",
    "term.follow.means": "Jouer une carte de la couleur entamée. Qui en a doit le faire.",
    "term.good": "Bon",
    "term.good.means": "La réponse à une annonce qu’on ne peut battre : elle compte. Dire « bon » "
    "permet aussi de taire ce qu’on a de mieux.",
    "term.huitieme": "Huitième",
    "term.huitieme.means": "Toute une couleur en séquence, de l’as au sept. Elle compte dix-huit.",
    "term.in-hand": "En main",
    "term.in-hand.means": "Ce qu’on compte pour les cartes tenues, avant tout ce qui se fait en "
    "jouant : point 5 et tierce 3, par exemple, huit en main.",
    "term.keep-back": "Cacher",
    "term.keep-back.means": "Là où les bonnes annonces s’étalent : ne pas le faire. Elles sont "
    "perdues, mais l’autre ne les voit pas.",
    "term.knave": "Valet",
    "term.knave.means": "La figure entre la dame et le dix.",
    "term.lead": "Entamer",
    "term.lead.means": "Jouer la première carte d’une levée. Chaque entame compte un, "
    "qu’elle prenne ou non.",
    "term.left": "Cartes laissées",
    "term.left.means": "Ce qu’un joueur n’a pas pris du talon. Le premier seul voit ce qu’il "
    "laisse ; ce que laisse le dernier, tous deux le voient, ou personne.",
    "term.less": "Moins",
    "term.less.means": "Annoncer moins qu’on ne tient, pour que l’autre en sache moins : une "
    "quatrième dite tierce. Le reste ne compte pas.",
    "term.major": "Majeure",
    "term.major.means": "Se dit d’une séquence qui commence à l’as. Une tierce majeure : as, roi, "
    "dame.",
    "term.making": "Faire",
    "term.making.means": "La somme des cartes d’un point : as 11, figures et dix 10, les autres ce "
    "qu’elles montrent. As, roi et huit font 29.",
    "term.minor": "Basse",
    "term.minor.means": "Se dit d’une séquence qui finit au sept. Une quatrième basse : dix, neuf, "
    "huit, sept.",
    "term.name-suit": "Nommer la couleur",
    "term.name-suit.means": "Le premier peut dire quelle couleur il va jouer. Le dernier dit alors "
    "d’abord s’il regarde les cartes laissées.",
    "term.not-good": "Pas bon",
    "term.not-good.means": "La réponse quand l’autre tient mieux. Vous annoncez un point de "
    "quatre, il en a un de cinq : pas bon.",
    "term.partie": "Partie",
    "term.partie.means": "Un jeu entier, le plus souvent six donnes. Son règlement vient à la fin.",
    "term.pique": "Pic",
    "term.pique.means": "Trente de plus pour le premier qui a trente points, main et jeu, avant "
    "que le dernier ait compté un point. Vingt-cinq en main et cinq entames, par exemple.",
    "term.play-points": "Jeu",
    "term.play-points.means": "Ce que rapportent les levées : un par entame, un par levée "
    "prise sur l’entame de l’autre, et un de plus pour la dernière.",
    "term.point": "Point",
    "term.point.means": "Vos cartes d’une couleur, un par carte : cinq cœurs sont un point de "
    "cinq. Le plus long l’emporte. (Un point est aussi ce que l’on marque.)",
    "term.quart": "Quatrième",
    "term.quart.means": "Quatre cartes d’une couleur qui se suivent, comme roi, dame, valet, dix. "
    "Elle compte quatre.",
    "term.quatorze": "Quatorze",
    "term.quatorze.means": "Quatre cartes du même rang, du dix à l’as : quatre rois, par exemple. "
    "Il compte quatorze et bat tout brelan.",
    "term.quint": "Quinte",
    "term.quint.means": "Cinq cartes d’une couleur qui se suivent, comme de l’as au dix. Elle "
    "compte quinze : cinq, et dix de plus.",
    "term.reckon": "Compter",
    "term.reckon.means": "Dire et marquer ce qu’on tient. Le dernier compte quand le premier a "
    "entamé.",
    "term.repique": "Repic",
    "term.repique.means": "Soixante de plus pour trente points en main seule, avant tout ce qui "
    "compte pour l’autre. Point 5, quinte 15 et quatorze d’as 14 en font un.",
    "term.rubicon": "Rubicon",
    "term.rubicon.means": "Cent points. Un perdant qui ne les a pas est rubicon : le gagnant prend "
    "les deux totaux et cent.",
    "term.sequence": "Séquence",
    "term.sequence.means": "Trois cartes ou plus d’une couleur qui se suivent, comme dame, valet, "
    "dix. La plus longue l’emporte, puis la plus haute.",
    "term.septieme": "Septième",
    "term.septieme.means": "Sept cartes d’une couleur qui se suivent. Elle compte dix-sept.",
    "term.settlement": "Règlement",
    "term.settlement.means": "Ce que prend le gagnant d’une partie : la différence des totaux et "
    "cent ; ou, d’un perdant rubicon, les deux totaux et cent.",
    "term.show": "Montrer",
    "term.show.means": "Retourner des cartes cachées, ou celles de sa main, pour que l’autre les "
    "voie aussi.",
    "term.sink": "Taire",
    "term.sink.means": "Ne pas dire ce qu’on tient. Cela ne compte pas, mais l’autre ne l’apprend "
    "pas : un brelan tu peut gagner une levée.",
    "term.sixieme": "Sixième",
    "term.sixieme.means": "Six cartes d’une couleur qui se suivent. Elle compte seize.",
    "term.talon": "Talon",
    "term.talon.means": "Les huit cartes qui restent après la donne. Cinq sont pour le premier, "
    "trois pour le dernier.",
    "term.the-cards": "Les cartes",
    "term.the-cards.means": "Dix points pour qui a plus de levées que l’autre. À six chacun, "
    "personne ne les a.",
    "term.tierce": "Tierce",
    "term.tierce.means": "Trois cartes d’une couleur qui se suivent, comme roi, dame, valet. Elle "
    "compte trois.",
    "term.trick": "Levée",
    "term.trick.means": "Une carte de chacun. La plus forte de la couleur entamée la prend. Il y "
    "en a douze dans une donne.",
    "term.trio": "Brelan",
    "term.trio.means": "Trois cartes du même rang, du dix à l’as : trois dames, par exemple. Il "
    "compte trois.",
    "term.younger": "Dernier",
    "term.younger.means": "Le donneur. Il écarte après le premier, répond à ses annonces, et "
    "ne compte les siennes qu’après l’entame.",
}

FORMS: dict[str, str] = {
    "": "le premier clic|panneau donne|dit et fait|fait fausse route",
    "ask": "=Question|=Interroger",
    "call": "annoncer|annonce|annonces|annoncez|annoncé",
    "capot": "capot",
    "carte-blanche": "carte blanche",
    "concede": "abandonner|abandonne|abandonnez",
    "correct": "=Corriger|=Corriger l’annonce",
    "cut": "tirer|tirez la donne|tirage",
    "deal": "donne|donnes",
    "dealer": "donneur",
    "discard": "écart|écarts|écarter|écarte|écartez|écarté",
    "elder": "premier en main|=premier|le premier|du premier|au premier|avez la main|a la "
    "main|avoir la main",
    "equal": "égal",
    "exchange": "échange|échanger|échangez",
    "follow": "fournir|fournissez|fournit",
    "good": "=Bon|si c’est bon",
    "huitieme": "huitième",
    "in-hand": "points en main|trente en main",
    "keep-back": "=Cacher",
    "knave": "valet|valets",
    "lead": "entamer|entame|entamez|entames|entamé|entamée",
    "left": "cartes laissées|laissées par vous|laissé au talon|laissées",
    "less": "=Moins|dire moins|dire mieux|annoncer moins",
    "major": "majeure",
    "making": "qui fait|qui font|fait",
    "minor": "basse",
    "name-suit": "nommer la couleur|nommer une couleur",
    "not-good": "pas bon",
    "partie": "partie|parties",
    "pique": "pic",
    "play-points": "=Jeu",
    "point": "point de trois|point de quatre|point de cinq|point de six|point de sept|point de "
    "huit|point",
    "quart": "quatrième",
    "quatorze": "quatorze d’as|quatorze de rois|quatorze de dames|quatorze de valets|quatorze de "
    "dix|un quatorze|quatorze,|quatorze ou|=quatorze",
    "quint": "quinte",
    "reckon": "compter|comptez",
    "repique": "repic",
    "rubicon": "rubicon",
    "sequence": "séquence|séquences",
    "septieme": "septième",
    "settlement": "règlement",
    "show": "voir et montrer|montrée|montrées",
    "sink": "taire|taisez|tu|tue",
    "sixieme": "sixième",
    "talon": "talon",
    "the-cards": "=Cartes|pour les cartes|gagne les cartes",
    "tierce": "tierce",
    "trick": "levée|levées",
    "trio": "brelan|brelans",
    "younger": "dernier, donneur|dernier en main|=dernier|le dernier|du dernier|au dernier|"
    "en second",
}
"""How each term may be written; with = only where it stands alone. Those of "" are no terms."""
