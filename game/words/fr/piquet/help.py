"""What stands in the book of help on Piquet, in French: names of its pages and all they say."""

WORDS: dict[str, str] = {
    # Names of the pages
    "help.page.start": "En deux minutes",
    "help.page.pack": "Les cartes du jeu",
    "help.page.deal": "Tirage et donne",
    "help.page.exchange": "L’écart",
    "help.page.combinations": "Ce qu’on annonce",
    "help.page.calls": "Annoncer",
    "help.page.answers": "Répondre",
    "help.page.play": "Le jeu de la carte",
    "help.page.pique": "Pic et repic",
    "help.page.count": "Compte d’une donne",
    "help.page.partie": "Partie et rubicon",
    "help.page.evening": "Une soirée de cartes",
    "help.page.options": "D’autres façons de jouer",
    "help.page.rights": "Droits de la table",
    "help.page.strategy": "Bien jouer",
    "help.page.fair": "Triche-t-il ?",
    "help.page.glossary": "Glossaire",
    # Piquet in two minutes
    "help.start.1": "Deux joueurs, trente-deux cartes, pas d’atout. On marque pour ce qu’on tient, "
    "pour ce qu’on joue et pour ce qu’on gagne.",
    "help.start.want": "Le but",
    "help.start.goal.six-deals": "Avoir plus de points que l’autre au bout de six donnes. Et en "
    "avoir au moins cent : le perdant qui en a moins est rubicon, et cela coûte bien plus cher.",
    "help.start.goal.four-deals": "Avoir plus de points que l’autre au bout de quatre donnes ; la "
    "première et la dernière comptent double. Et en avoir au moins cent : le perdant qui en a "
    "moins est rubicon, et cela coûte bien plus cher.",
    "help.start.goal.to-a-hundred": "Arriver à cent points avant l’autre. On joue autant de donnes "
    "qu’il en faut.",
    "help.start.acts": "Une donne en quatre actes",
    "help.start.act1": "L’écart. Vous recevez douze cartes. Jetez les faibles et prenez-en autant "
    "au talon, les huit cartes restées sur la table.",
    "help.start.act2": "Les annonces. Chacun dit à son tour ce que tient sa main : la couleur la "
    "plus longue, des cartes qui se suivent, trois ou quatre semblables. De chaque sorte, seule "
    "la meilleure des deux mains marque.",
    "help.start.act3": "Le jeu. Douze levées. Il faut fournir la couleur si l’on peut, et la plus "
    "forte carte de la couleur jouée l’emporte. Entamer d’une carte compte un ; prendre une levée "
    "que l’autre a entamée compte un.",
    "help.start.act4": "Le compte. Qui a le plus de levées gagne les cartes, dix points. Qui les a "
    "toutes les douze en marque quarante.",
    "help.start.seats": "Deux places",
    "help.start.elder": "Le premier en main ne donne pas. Il écarte, annonce et entame d’abord, et "
    "c’est un vrai avantage. Le dernier donne et répond. On change de place à chaque donne.",
    "help.start.tip": "À la table, F1 ouvre ce livre à la bonne page. Laissez la souris sur un mot "
    "inconnu : une note l’explique.",
    # The cards
    "help.pack.1": "Trente-deux cartes : quatre couleurs de huit, de l’as au sept. Les six et tout "
    "ce qui est au-dessous n’y sont pas.",
    "help.pack.ranks": "De la plus forte à la plus faible : as, roi, dame, valet, dix, neuf, huit, "
    "sept.",
    "help.pack.2": "L’as est toujours le plus fort : au tirage, dans une séquence et dans le jeu. "
    "Il n’y a pas d’atout, et aucune couleur ne vaut mieux qu’une autre.",
    "help.pack.make": "Ce que font les cartes",
    "help.pack.make.1": "Quand deux points sont de même longueur, on additionne leurs cartes. La "
    "plus forte somme est le meilleur point.",
    "help.pack.make.ace": "As | 11",
    "help.pack.make.court": "Roi, dame, valet, dix | 10 chacun",
    "help.pack.make.rest": "Neuf, huit, sept | 9, 8, 7",
    "help.pack.example": "Ces cinq font 11 + 10 + 10 + 9 + 7 = 47.",
    # Cut and deal
    "help.deal.cut": "Le tirage",
    "help.deal.1": "Le jeu est étalé. Chacun retourne une carte ; si elles sont du même rang, on "
    "tire encore.",
    "help.deal.who.high-chooses": "La plus forte carte choisit : donner d’abord, ou avoir d’abord "
    "la main.",
    "help.deal.who.high-deals": "La plus forte carte donne d’abord.",
    "help.deal.who.low-deals": "La plus faible carte donne d’abord.",
    "help.deal.turns": "Qui donne est dernier, l’autre est premier en main. Après chaque donne on "
    "change de place.",
    "help.deal.last.six-deals": "Qui donne d’abord est donc premier à la dernière donne, quand il "
    "sait ce qu’il lui faut. Voilà pourquoi beaucoup choisissent de donner.",
    "help.deal.last.four-deals": "Qui donne d’abord est donc premier à la dernière donne, qui "
    "compte double. Voilà pourquoi beaucoup choisissent de donner.",
    "help.deal.last.to-a-hundred": "Le premier en main a les meilleures chances dans une donne : "
    "il est bon de l’être d’abord.",
    "help.deal.cards": "La donne",
    "help.deal.packets.2": "Chacun reçoit douze cartes, deux par deux.",
    "help.deal.packets.3": "Chacun reçoit douze cartes, trois par trois.",
    "help.deal.talon": "Les huit qui restent sont le talon. Elles sont en deux tas, faces cachées "
    ": cinq pour le premier, trois pour le dernier.",
    "help.deal.picture": "Le talon : cinq pour le premier, trois pour le dernier.",
    # The exchange
    "help.exchange.1": "Cliquez sur les cartes dont vous ne voulez pas : elles vont à l’écart. Un "
    "second clic les reprend. Quand tout vous va, appuyez sur le bouton.",
    "help.exchange.elder": "Le premier écarte d’abord : une carte au moins, cinq au plus. Il en "
    "prend autant sur le talon. S’il laisse une des cinq, il la voit, et lui seul.",
    "help.exchange.younger.1": "Le dernier écarte ensuite : une carte au moins, au plus ce qui "
    "reste. C’est trois, et davantage si le premier en a laissé.",
    "help.exchange.younger.0": "Le dernier écarte ensuite autant qu’il veut de ce qui reste, ou "
    "rien. C’est jusqu’à trois, et davantage si le premier en a laissé.",
    "help.exchange.why": "Sous la phrase, au bas de la table, vous lisez ce que vous gardez. Les "
    "longues couleurs, les cartes qui se suivent et les hautes cartes du même rang valent d’être "
    "gardées.",
    "help.exchange.coach": "La lampe dit ce que vaut votre choix à côté des cinq meilleurs, part "
    "par part, et pourquoi. Pointez une ligne : voici ses nombres ; pressez-la : ses cartes sont "
    "là.",
    "help.exchange.own": "Votre écart reste face cachée jusqu’à la fin de la donne. Vous pouvez le "
    "revoir quand vous voulez ; l’autre non.",
    "help.exchange.left": "Les cartes que laisse le dernier",
    "help.exchange.left.named-or-led": "Quand le premier a entamé, ou nommé la couleur qu’il va "
    "jouer, le dernier dit s’il regarde les cartes laissées. Alors tous deux les voient. Sinon, "
    "personne.",
    "help.exchange.left.after-played": "Le dernier peut regarder les cartes laissées avant les "
    "annonces. Alors le premier les voit aussi, après la première carte. Sinon, personne.",
    "help.exchange.left.shown": "Le dernier peut retourner les cartes laissées avant les annonces. "
    "Alors tous deux les voient. Sinon, personne.",
    "help.exchange.blanche": "La carte blanche",
    "help.exchange.blanche.show": "Douze cartes sans roi, dame ni valet : carte blanche.",
    "help.exchange.blanche.after-discard": "Elle compte dix. Il faut la dire aussitôt, mais on ne "
    "la montre que lorsque l’autre a écarté. Le premier dit aussi combien de cartes il prendra.",
    "help.exchange.blanche.at-once": "Elle compte dix. On la dit et la montre aussitôt, avant les "
    "écarts.",
    "help.exchange.blanche.not-counted": "Dans cette partie elle ne compte rien, et personne n’en "
    "parle.",
    # Point, sequences, sets
    "help.combinations.1": "On peut annoncer trois sortes de choses. De chaque sorte, la meilleure "
    "des deux mains marque, et l’autre ne marque rien.",
    "help.combinations.point": "Le point",
    "help.combinations.point.1": "Vos cartes d’une couleur : un par carte. Le plus long est le "
    "meilleur. De deux points aussi longs, celui dont les cartes font le plus.",
    "help.combinations.point.2": "Point de cinq qui fait 49 | 5",
    "help.combinations.sequences": "Les séquences",
    "help.combinations.sequences.1": "Trois cartes ou plus d’une couleur qui se suivent. La plus "
    "longue est la meilleure, puis la plus haute. À partir de cinq, il y en a dix de plus.",
    "help.combinations.tierce": "Tierce au roi | 3",
    "help.combinations.quart": "Quatrième majeure | 4",
    "help.combinations.quint": "Quinte basse | 15",
    "help.combinations.sixieme": "Sixième, six cartes | 16",
    "help.combinations.septieme": "Septième, sept cartes | 17",
    "help.combinations.huitieme": "Huitième, toute la couleur | 18",
    "help.combinations.sequences.2": "Celle qui commence à l’as est majeure, celle qui finit au "
    "sept est basse. Si votre meilleure est bonne, vos plus petites comptent aussi. Si les deux "
    "meilleures sont égales, personne ne marque de séquence.",
    "help.combinations.sets": "Quatorze et brelans",
    "help.combinations.sets.1": "Quatre ou trois cartes d’un rang, du dix à l’as. Tout quatorze "
    "bat tout brelan ; sinon le rang décide. Si le meilleur est bon, vos autres comptent aussi.",
    "help.combinations.quatorze": "Quatorze d’as | 14",
    "help.combinations.trio": "Brelan de dames | 3",
    # Calling
    "help.calls.1": "Le premier annonce d’abord. Votre meilleure annonce est prête sur le bouton "
    "clair : Entrée la dit. On ne dit que le nécessaire ; les cartes restent cachées.",
    "help.calls.point": "Le point : combien de cartes. « Point de cinq. »",
    "help.calls.sequence": "La séquence : sa longueur et sa plus haute carte. « Quatrième au roi. "
    "»",
    "help.calls.set": "Quatorze ou brelan : lequel. « Brelan d’as. »",
    "help.calls.order.free": "Le point vient d’abord ou pas du tout. Séquences, quatorze et "
    "brelans suivent dans l’ordre qu’on veut.",
    "help.calls.order.fixed": "Ils viennent dans cet ordre et aucun autre : point, séquences, "
    "quatorze et brelans.",
    "help.calls.answers": "Ce que l’autre répond",
    "help.calls.good": "Bon | Le vôtre est meilleur : vous marquez.",
    "help.calls.not-good": "Pas bon | L’autre a mieux. Vous ne marquez rien de cette sorte.",
    "help.calls.equal": "Égal | Vous avez autant l’un que l’autre : personne ne marque.",
    "help.calls.making": "Qui fait ? | Le point de l’autre est aussi long. On additionne "
    "maintenant vos cartes.",
    "help.calls.sink": "Taire",
    "help.calls.sink.1": "Rien n’oblige à annoncer ce qu’on a. Le taire, c’est le garder pour soi "
    ": cela ne marque pas, et l’autre n’apprend pas que vous le tenez. On peut aussi annoncer "
    "moins qu’on n’a.",
    "help.calls.show": "Montrer",
    "help.calls.show.no": "Rien n’oblige à étaler ses cartes. Mais l’autre peut demander à voir "
    "ce que vous avez compté.",
    "help.calls.show.yes": "Le premier étale son point bon ou égal et ses séquences en continuant, "
    "ou ils ne comptent pas. Quatorze et brelans ne s’étalent jamais.",
    "help.calls.known": "Les annonces montrent aussi. Un point qui ne peut être que d’une façon "
    "montre sa séquence, et nulle autre plus faible ne compte contre elle. Des annonces qui ne "
    "laissent pas de doute sur trois as montrent le brelan : un autre plus faible ne compte que si "
    "les as ne sont pas réclamés avant que le dernier joue ; réclamés à temps, ils l’annulent.",
    "help.calls.end": "Vos annonces finissent quand vous entamez. Premier en main, annoncez "
    "d’abord tout ce que vous voulez compter.",
    # Answering
    "help.answers.1": "Dernier en main, vous entendez les annonces du premier et répondez à "
    "chacune. Le programme regarde votre main et n’offre que ce qui est vrai.",
    "help.answers.good": "Bon | Le sien est meilleur, ou vous préférez ne rien dire du vôtre.",
    "help.answers.not-good": "Pas bon | Le vôtre est meilleur. Vous le compterez ensuite.",
    "help.answers.equal": "Égal | Les deux se valent.",
    "help.answers.making": "Qui fait ? | Votre point est aussi long : vous demandez ce que font "
    "ses cartes. « Égal en nombre » demande la même chose.",
    "help.answers.2": "« Bon » est toujours permis : c’est taire le vôtre. Quand seul « bon » est "
    "vrai, on le dit pour vous.",
    "help.answers.ask.equal-or-longer": "Avec un point plus long vous pouvez aussi demander. Alors "
    "vous n’annoncez qu’autant de cartes que le premier, celles que vous voulez.",
    "help.answers.ask.equal-only": "On ne demande qu’avec un point aussi long.",
    "help.answers.count": "Quand vous comptez",
    "help.answers.count.1": "Le premier entame. Avant de jouer votre carte, vous comptez ce que "
    "vous tenez : tout ce qui n’a pas été bon pour lui.",
    "help.answers.count.2": "Votre première carte finit vos annonces. Ce qui n’est pas compté "
    "alors est perdu.",
    # The play
    "help.play.1": "Le premier entame de la carte qu’il veut. L’autre doit fournir la couleur s’il "
    "en a, et joue sinon ce qu’il veut. La plus forte carte de la couleur jouée prend la levée, "
    "et qui la prend entame la suivante.",
    "help.play.2": "On n’est jamais forcé de prendre. Il n’y a pas d’atout.",
    "help.play.points": "Ce qui compte",
    "help.play.lead": "Chaque entame | 1",
    "help.play.win": "Chaque levée prise sur l’entame de l’autre | 1",
    "help.play.last": "La dernière levée, au lieu de ce point | 2",
    "help.play.cards": "Plus de levées que l’autre : les cartes | 10",
    "help.play.capot": "Les douze levées : capot, au lieu des dix | 40",
    "help.play.low.yes": "Six levées chacun : personne ne gagne les cartes.",
    "help.play.low.no": "Les neuf, huit et sept ne comptent rien, entamés ou gagnants. Six levées "
    "chacun : personne ne gagne les cartes.",
    "help.play.example": "On entame de l’as, qui compte un. Le roi a dû fournir. L’as prend, et "
    "son joueur entame encore.",
    "help.play.how": "Cliquez sur une carte pour la jouer, ou tirez-la vers le haut, ou "
    "choisissez-la "
    "avec les flèches et appuyez sur Espace. Les cartes jouées restent ouvertes : on peut toujours "
    "voir ce qui est passé. Après chaque carte, son joueur dit ses points dans cette donne.",
    # Pique and repique
    "help.pique.1": "Deux primes pour qui prend une grande avance avant que l’autre ait compté un "
    "point.",
    "help.pique.repique": "Le repic",
    "help.pique.repique.60": "Trente points ou plus en main, avant tout ce qui compte pour l’autre "
    ": soixante de plus. Les deux joueurs peuvent le faire.",
    "help.pique.repique.90": "Trente points ou plus en main, avant tout ce qui compte pour l’autre "
    ": soixante de plus pour le premier, quatre-vingt-dix pour le dernier.",
    "help.pique.repique.show": "Point 5, quinte 15, quatorze d’as 14 : cela fait 34, et avec les "
    "soixante un repic à 94.",
    "help.pique.pique": "Le pic",
    "help.pique.pique.1": "Pour le premier seul : trente points, main et jeu ensemble, avant que "
    "le dernier ait compté un point. C’est trente de plus.",
    "help.pique.pique.show": "Point 6, sixième 16, brelan de rois 3 : cela fait 25. Le premier "
    "entame cinq fois, le dernier ne compte rien, et au trentième point c’est un pic.",
    "help.pique.order": "Qui compte d’abord",
    "help.pique.order.1": "Les points se prennent dans cet ordre, qui que ce soit qui ait parlé : "
    "carte blanche, point, séquences, quatorze et brelans, ce qui se fait en jouant, et enfin les "
    "cartes ou le capot.",
    "help.pique.order.2": "Un meilleur point de l’autre arrête donc votre repic, si fort que soit "
    "votre quatorze. Ce qui est égal ne l’arrête pas, puisque personne ne le compte. Ce qui est "
    "tu ne l’arrête pas non plus.",
    "help.pique.bar.counts": "Une levée du dernier qui compte arrête un pic. On ne gagne pas pic "
    "et repic dans la même donne ; c’est le repic qui vaut.",
    "help.pique.bar.takes-trick": "Ici toute levée du dernier arrête un pic, et tout ce que le "
    "dernier compte en main arrête les deux.",
    "help.pique.younger": "Le dernier ne peut jamais faire pic, car la première entame compte un "
    "avant qu’il ne joue.",
    # What a deal counts
    "help.count.1": "Tout ce qui marque, dans l’ordre où on le compte.",
    "help.count.blanche": "Carte blanche | 10",
    "help.count.point": "Point, par carte | 1",
    "help.count.short": "Tierce, quatrième | 3, 4",
    "help.count.long": "Quinte et plus | 15 à 18",
    "help.count.quatorze": "Quatorze | 14",
    "help.count.trio": "Brelan | 3",
    "help.count.repique": "Repic | 60",
    "help.count.pique": "Pic | 30",
    "help.count.lead": "Une entame ; une levée prise sur l’entame de l’autre | 1",
    "help.count.last": "La dernière levée | 2",
    "help.count.cards": "Les cartes : plus de levées | 10",
    "help.count.capot": "Capot : toutes les levées | 40",
    "help.count.sheet": "La feuille de la donne",
    "help.count.sheet.1": "Après chaque donne, la feuille montre les deux côtés ligne par ligne. "
    "Pointez un nombre, ou allez-y avec les flèches : les cartes qui l’ont fait sont à côté. "
    "Entrée passe à la donne suivante.",
    # Partie and rubicon
    "help.partie.six-deals": "Une partie, c’est six donnes : chacun donne trois fois. Qui a le "
    "plus de points en tout la gagne.",
    "help.partie.four-deals": "Une partie, c’est quatre donnes : chacun donne deux fois, et la "
    "première et la dernière comptent double. Qui a le plus de points en tout la gagne.",
    "help.partie.to-a-hundred": "Qui arrive le premier à cent gagne, à ce point même, fût-ce au "
    "milieu d’une donne.",
    "help.partie.pays": "Ce qu’elle rapporte",
    "help.partie.pays.six-deals": "Le gagnant prend la différence des deux totaux, et cent pour la "
    "partie. Par exemple 162 à 105 : 57 et 100, soit 157.",
    "help.partie.pays.four-deals": "Le gagnant prend la différence des deux totaux, et cent pour "
    "la partie. Par exemple 162 à 105 : 57 et 100, soit 157.",
    "help.partie.pays.to-a-hundred": "La partie vaut cent. Si l’on en convient, un perdant sous "
    "cinquante paie double.",
    "help.partie.rubicon": "Le rubicon",
    "help.partie.rubicon.always": "Un perdant qui a moins de cent n’a pas passé le rubicon. Alors "
    "le gagnant prend la somme des deux totaux, et cent. Par exemple 162 à 98 : 162 et 98 et 100, "
    "soit 360.",
    "help.partie.rubicon.winner-has-a-hundred": "Un perdant qui a moins de cent n’a pas passé le "
    "rubicon, si le gagnant a cent. Alors le gagnant prend la somme des deux totaux, et cent. Par "
    "exemple 162 à 98 : 162 et 98 et 100, soit 360.",
    "help.partie.rubicon.none": "On joue sans rubicon : il n’arrive rien de plus au perdant sous "
    "cent.",
    "help.partie.rubicon.2": "À gauche de la table, vous voyez ce qui manque encore à chacun.",
    "help.partie.tie": "L’égalité",
    "help.partie.tie.extra-deals": "Si les deux totaux sont égaux, chacun donne encore une fois. "
    "S’ils le sont de nouveau, la partie est nulle.",
    "help.partie.tie.drawn": "Si les deux totaux sont égaux, la partie est nulle.",
    "help.partie.three": "À trois",
    "help.partie.three.1": "Chacun tire une carte. La plus forte joue seule et choisit qui donne ; "
    "la moyenne tient les cartes en face ; la plus faible la conseille et voit sa main.",
    "help.partie.three.2": "Qui est seul joue pour le double : il gagne sur les deux, ou "
    "paie les deux. Seul et gagnant, il reste, et les deux autres changent de place ; seul et "
    "perdant, il conseille ensuite, et le gagnant joue seul.",
    "help.partie.three.3": "La feuille à trois se tient en dizaines : 416 fait 42, et 415 fait 41. "
    "Quand on se lève, chaque somme se paie à part, et ce qui passe un pas entier de "
    "l’enjeu ne compte pas.",
    "help.partie.three.advice": "Qui conseille voit cette main-là. Un conseiller du programme "
    "parle quand on presse H, et Entrée fait ce qu’il dit. Là où vous ne faites que "
    "conseiller, ce que vous touchez est un avis : l’autre l’entend et décide.",
    "help.evening.club": "De quatre à huit joueurs",
    "help.evening.club.1": "À une soirée au cercle, chacun joue une fois contre chacun, une partie "
    "après l’autre à cet écran. Deux joueurs du programme se rencontrent à une autre table : "
    "attendez quelques secondes, ou regardez.",
    "help.evening.club.2": "En tête : qui a gagné le plus de parties ; à égalité, qui a gagné le "
    "plus de points. Chaque partie se paie à part. Touchez un chiffre de la feuille pour le livre "
    "de ces deux joueurs.",
    "help.partie.several": "Plusieurs parties à deux",
    "help.partie.several.1": "Sur une feuille de six, la différence des gains se paie : au point, "
    "à la centaine, ou une livre par 40 points (six pence) ou 20 (un shilling). Un match va à qui "
    "gagne le plus de parties, ou a le premier tant de points.",
    "help.partie.line": "La cote, dans les réglages sous l’aide à la table, dit vos chances de "
    "gagner la partie, comme si deux joueurs égaux continuaient.",
    # Other ways to play
    "help.options.1": "Les vieux livres ne s’accordent pas sur tout. Quatre jeux ont un nom ; à "
    "la page d’une nouvelle partie, « Options » permet d’en choisir un, ou de fixer chaque règle.",
    "help.options.rubicon": "Rubicon. Six donnes et cent points à passer, comme le décrit "
    "Cavendish. Qui n’en connaît pas d’autre commence par celui-ci.",
    "help.options.four-deals": "Quatre donnes. Le même en moins de temps : la première et la "
    "dernière donne comptent double.",
    "help.options.to-a-hundred": "En cent points. Le plus ancien. Qui arrive le premier à cent "
    "gagne ; la plus faible carte donne ; le premier étale ce qui compte ; une carte blanche ne "
    "vaut rien ; un repic du dernier rapporte quatre-vingt-dix.",
    "help.options.modern": "Moderne. Six donnes et un rubicon. La plus forte carte donne, les "
    "annonces ont un ordre fixe, et les cartes laissées par le dernier sont montrées à tous deux.",
    "help.options.2": "Une partie garde les règles de son début. Ouvert à la table, ce livre dit "
    "celles-là, et au bas de ses pages ce qui fut convenu ; une marque dorée montre ce qui "
    "diffère du jeu Rubicon.",
    # Rights of the table
    "help.rights.1": "Une bonne table donne des droits à ses joueurs. Leurs boutons sont à côté du "
    "principal tant que la loi les permet.",
    "help.rights.ask": "Question. À votre tour, vous pouvez interroger l’autre sur ce qu’il a "
    "compté : combien il lui reste de cartes de son point, quel roi il laisse de côté quand il "
    "en compte trois ; ou demander à le voir. La réponse est toujours vraie.",
    "help.rights.correct": "Corriger. Vous avez annoncé trop peu ? Tant qu’on n’a pas répondu, "
    "vous pouvez dire mieux. Un point se corrige même après « bon ».",
    "help.rights.late.younger-plays": "Réclamer. Ce qu’on a oublié se réclame encore jusqu’à la "
    "première carte du dernier.",
    "help.rights.late.own-first-card": "Réclamer. Ce qu’on a oublié se réclame encore jusqu’à sa "
    "propre première carte.",
    "help.rights.keep.no": "Cacher. Dans cette partie rien ne s’étale, donc il n’y a rien à "
    "cacher.",
    "help.rights.keep.yes": "Cacher. Vous pouvez ne pas étaler un point ou une séquence. "
    "C’est perdu, mais l’autre ne le voit pas.",
    "help.rights.name": "Nommer. Le premier peut dire quelle couleur il va jouer avant d’entamer. "
    "Alors le dernier dit d’abord s’il regarde les cartes laissées, et le premier doit jouer "
    "cette couleur.",
    "help.rights.concede": "Abandonner. À la dernière donne, qui n’a pas cent avec ce qu’il a "
    "compté peut tenir le rubicon pour perdu et abandonner le jeu. L’autre compte treize pour le "
    "jeu et dix pour les cartes, sans pic, ou refuse et joue le capot.",
    "help.rights.look": "Revoir. Votre écart, et toute levée jouée, se revoient quand vous voulez.",
    # Playing well
    "help.strategy.1": "Premier en main, écartez cinq cartes, sauf très bonne raison : chaque "
    "carte nouvelle est une chance.",
    "help.strategy.2": "Dernier en main, gardez chaque couleur. Une dame deux fois gardée, ou un "
    "roi avec une petite carte, arrête une longue suite d’entames.",
    "help.strategy.3": "Gardez votre plus longue couleur et jetez les petites cartes des courtes. "
    "Un bon point compte, et ses petites cartes font des levées quand les hautes sont passées.",
    "help.strategy.4": "Avec trois as, cherchez le quatrième : quatorze points, et quatre levées.",
    "help.strategy.5": "Écoutez. « Bon » vous dit ce que l’autre n’a pas. « Pas bon » vous dit ce "
    "qu’il a.",
    "help.strategy.6": "Taisez ce qui en dirait trop. Les trois points d’un brelan peuvent en "
    "coûter plus de trois au jeu.",
    "help.strategy.7": "Au jeu, entamez de votre longue couleur jusqu’à ce que les hautes cartes "
    "soient passées. Le reste compte alors un par un.",
    "help.strategy.8": "Comptez les levées. La septième en vaut dix, et si l’autre en a six, "
    "tâchez de partager.",
    "help.strategy.9": "Vers la fin de la partie, pensez au rubicon. Si vous ne pouvez arriver à "
    "cent, marquez le moins possible, car vos points vont au gagnant.",
    "help.strategy.10": "Si vous pouvez arriver à cent, jouez sûr et arrivez-y.",
    # Does it cheat?
    "help.fair.1": "Non. Il ne le pourrait pas même s’il le voulait.",
    "help.fair.2": "L’adversaire est un programme à part qui tourne à côté de celui-ci. On lui dit "
    "ce que verrait et entendrait quelqu’un à sa place : ses cartes, ce qui fut dit, ce qui fut "
    "joué. Votre main et le talon ne lui sont jamais envoyés : il n’a rien à épier.",
    "help.fair.3": "Le hasard seul bat les cartes. On ne regarde ni qui gagne, ni la force de "
    "l’adversaire choisi.",
    "help.fair.sealed": "Avant la coupe vous voyez l’empreinte de tous les jeux à venir. Après la "
    "partie, « Preuve d’équité » montre si une carte a été changée, et comment le voir sans nous.",
    "help.fair.4": "Nous l’éprouvons aussi. On change mille fois au hasard les cartes que "
    "l’adversaire ne voit pas, et son choix doit rester le même.",
    "help.fair.5": "Un adversaire plus fort ne reçoit pas de meilleures cartes. Il compte mieux : "
    "ce qui fut annoncé, ce qui ne le fut pas, ce que vous avez écarté.",
    "help.fair.6": "La chance vient par longues suites. Une donne peut apporter un repic à cent, "
    "et la suivante sera peut-être la vôtre.",
    "help.fair.same": "Pour jouer sans la chance : « Mêmes donnes ». Mme Argand a aussi vos "
    "cartes, et les résultats se comparent.",
    # Keys and mouse
    "help.keys.1": "La souris fait tout : cliquez sur une carte, un bouton, une ligne d’une "
    "liste ; ou tirez une carte où elle doit aller. Laissez-la sur un petit signe en haut à "
    "droite : il dit ce qu’il fait.",
    "help.keys.2": "Au clavier, tout se fait aussi.",
    "help.keys.3": "Dans ce livre : les flèches à gauche et à droite tournent les feuillets, en "
    "haut et en bas changent de page. Tapez simplement pour chercher. Tab va à ce qui se presse, "
    "Entrée le presse, Échap ramène.",
    # Glossary
    "help.glossary.1": "Les mots du jeu. À la table, laissez la souris sur eux là où ils sont.",
}
