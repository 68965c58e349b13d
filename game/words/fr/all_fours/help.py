"""What stands in the book of help on All-Fours in French: names of its pages and all they say."""

WORDS: dict[str, str] = {
    "help.page.start": "En deux minutes",
    "help.page.pack": "Les cartes et la donne",
    "help.page.beg": "Demander",
    "help.page.run": "Redonner",
    "help.page.play": "Les levées",
    "help.page.points": "Les quatre points",
    "help.page.high": "Est-ce le plus haut ?",
    "help.page.win": "Compter et gagner",
    "help.page.options": "Autres façons de jouer",
    "help.page.strategy": "Bien jouer",
    "help.page.glossary": "Glossaire",
    "help.start.1": "Six cartes chacun, une retournée pour l’atout, et quatre points par donne : "
    "le haut, le bas, le valet et le jeu.",
    "help.start.want": "Ce que vous voulez",
    "help.start.goal": "Arriver le premier au nombre convenu, dix d’ordinaire. Une partie tient en "
    "quatre ou cinq donnes courtes.",
    "help.start.acts": "Une donne",
    "help.start.act1": "Qui n’a pas donné aime l’atout et s’y tient ; ou demande, et reçoit un "
    "point ou un autre atout.",
    "help.start.act2": "Six levées. On fournit ou l’on coupe, comme on veut.",
    "help.start.act3": "Le haut et le bas sont le meilleur et le pire atout en jeu : un point "
    "chacun à qui les a reçus.",
    "help.start.act4": "Le valet d’atout est un point pour qui le gagne, et le jeu un pour qui "
    "gagne le plus de dix, d’as et de figures.",
    "help.start.tip": "À la table, F1 ouvre ce livre à la page qu’il faut.",
    "help.pack.ranks": "Cinquante-deux cartes, de la plus forte à la plus faible : as, roi, dame, "
    "valet, dix, neuf… deux.",
    "help.pack.deal": "Tirer et donner",
    "help.pack.who.highest": "Chacun retourne une carte ; la plus forte donne. Puis on donne à "
    "tour de rôle.",
    "help.pack.who.lowest": "Chacun retourne une carte ; la plus faible donne. Puis on donne à "
    "tour de rôle.",
    "help.pack.who.cotton": "Chacun retourne une carte ; la plus forte donne : trois, deux, as, "
    "roi, et ainsi jusqu’au quatre. Puis on donne à tour de rôle.",
    "help.pack.hands": "Vous recevez six cartes chacun, par trois, le donneur en dernier.",
    "help.pack.turn-up": "La carte suivante est retournée sur le talon : sa couleur est l’atout. "
    "Elle n’est à personne et ne fait aucun point.",
    "help.pack.knave.each": "Si c’est un valet, qui donne compte un point aussitôt.",
    "help.pack.knave.final": "Si c’est un valet et que sa couleur reste l’atout, qui donne compte "
    "un point.",
    "help.beg.1": "Qui n’a pas donné parle d’abord : il s’y tient, et l’on joue cet atout ; ou il "
    "demande. À une demande, qui donne dit l’un ou l’autre :",
    "help.beg.give": "Prenez un point : l’autre compte un, et l’atout reste.",
    "help.beg.run": "Je redonne : trois cartes de plus chacun, et une autre carte est retournée.",
    "help.beg.once": "On demande une fois par donne.",
    "help.beg.last": "Si un point faisait gagner, il ne se donne pas : on redonne.",
    "help.beg.look.no": "Tous deux voient leurs cartes aussitôt.",
    "help.beg.look.yes": "Au jeu strict, qui donne ne relève ses cartes qu’alors.",
    "help.run.1": "La retourne est mise de côté, chacun reçoit trois cartes, et la suivante est "
    "retournée pour l’atout. Un valet compte encore pour qui donne.",
    "help.run.same": "Si elle est de la même couleur, on redonne encore, jusqu’à une autre.",
    "help.run.away.lay-away": "Puis chacun écarte toutes ses cartes sauf six, face cachée, le "
    "donneur en dernier. Ce qui est écarté ne compte plus.",
    "help.run.away.play-all": "Puis toutes les cartes se jouent : autant de levées que de cartes.",
    "help.run.away.keep-nine": "Puis neuf cartes chacun se jouent ; s’il y en a davantage, on en "
    "garde six.",
    "help.run.again.none": "Sur le nouvel atout personne ne dit rien.",
    "help.run.again.by-agreement": "Sur le nouvel atout on peut demander une seconde fois ; qui "
    "donne peut donner un point, redonner, ou simplement jouer.",
    "help.run.again.bunch": "Sur le nouvel atout l’un ou l’autre peut vouloir une autre donne ; si "
    "l’autre consent, on mêle de nouveau.",
    "help.run.bunch": "S’il reste trop peu de cartes pour redonner, on mêle tout et le même "
    "redonne. Les points déjà comptés restent.",
    "help.play.1": "Qui n’a pas donné entame de n’importe quelle carte. L’autre joue :",
    "help.play.trumps": "sur atout, un atout s’il en a ;",
    "help.play.plain": "sur une autre couleur, cette couleur ou un atout, comme il veut ;",
    "help.play.void": "et ce qu’il veut, s’il n’a pas la couleur.",
    "help.play.wins": "Le plus haut atout gagne, sinon la plus forte carte de la couleur entamée. "
    "Qui gagne entame.",
    "help.play.worth": "Les levées ne valent rien par elles-mêmes : ce qui compte est dedans.",
    "help.play.look.last": "La dernière levée se revoit jusqu’à l’entame suivante : touche T.",
    "help.play.look.never": "Aucune levée ne se revoit.",
    "help.play.look.all": "Toutes les levées se revoient : touche T.",
    "help.play.revoke.impossible": "Une carte contre cette règle ne peut se jouer.",
    "help.play.revoke.one-point": "Une carte contre cette règle donne un point à l’autre.",
    "help.play.revoke.foster": "Une carte contre cette règle coûte un point, deux si le valet est "
    "en jeu ; qui l’a jouée n’a ni valet ni jeu, et ne peut gagner sur cette donne.",
    "help.points.high": "Haut : à qui a reçu le meilleur atout | 1",
    "help.points.low": "Bas : à qui a reçu le pire atout | 1",
    "help.points.jack": "Valet : à qui gagne le valet d’atout | 1",
    "help.points.game": "Jeu : à qui lève le plus de valeur | 1",
    "help.points.pips": "Ce qui compte pour le jeu, dans chaque couleur : dix 10, as 4, roi 3, "
    "dame 2, valet 1. Quatre-vingts en tout, dont les dix font la moitié.",
    "help.points.tie.elder": "À égalité, le jeu est à qui n’a pas donné.",
    "help.points.tie.nobody": "À égalité, personne n’a le jeu.",
    "help.points.one": "Une carte peut faire plusieurs points : un atout seul est le haut et le "
    "bas.",
    "help.points.none": "Si aucun atout n’a été donné, il y a le jeu et rien d’autre.",
    "help.points.by-hand": "Chacun annonce ses points, et ce qu’on tait est perdu.",
    "help.points.wrong.down-and-one": "Une fausse annonce est ôtée, et l’autre compte un.",
    "help.points.wrong.down-and-four": "Une fausse annonce est ôtée, et l’autre compte quatre.",
    "help.points.wrong.left-standing": "Une fausse annonce reste, et l’autre compte un : c’est "
    "ainsi imprimé, un mot s’étant peut-être perdu.",
    "help.high.1.on": "Qui vient de jouer un atout peut demander : est-ce le plus haut ? Et : "
    "est-ce le plus bas ? La table répond vrai, sans que l’autre entende.",
    "help.high.1.off": "Personne ne demande si un atout est le plus haut ou le plus bas.",
    "help.high.1.always": "Qui joue un atout apprend s’il est le plus haut, ou le plus bas.",
    "help.high.how": "Les questions sont près de l’atout ; ou touches I et L. Dans les réglages, "
    "elles se posent toujours, ou jamais.",
    "help.high.out": "Le plus haut veut dire : l’autre n’en a pas de plus haut, en main ou joué. "
    "Ce qui est écarté ne compte pas.",
    "help.win.1": "Les points comptent dans cet ordre, et qui atteint d’abord le nombre gagne "
    "aussitôt, quoi que l’autre puisse compter encore :",
    "help.win.first": "un valet retourné et le point donné, quand ils arrivent ;",
    "help.win.then": "tout joué : le haut, le bas, le valet, le jeu.",
    "help.win.counters": "Les jetons montrent ce qui manque à chacun ; ils vont au plat, point "
    "après point.",
    "help.win.stake": "Une partie compte un, si loin que soit l’autre.",
    "help.options.1": "Les livres diffèrent ; avant une partie on choisit une règle qui a un nom :",
    "help.options.dictionary": "Dictionnaire : chacun annonce ses points.",
    "help.options.seven-up": "Seven-Up : en sept, personne n’interroge, une renonce coûte.",
    "help.options.modernized": "Modernisé, 1909 : en sept, personne n’interroge.",
    "help.options.cotton": "Cotton, 1674 : en onze, et après une redonne toutes les cartes se "
    "jouent.",
    "help.strategy.1": "Demandez sans atout, ou avec un seul, moyen. Avec deux, tenez-vous-y.",
    "help.strategy.2": "En donnant, donnez le point avec trois atouts, ou deux dont un haut ; "
    "sinon redonnez.",
    "help.strategy.3": "Les dix font la moitié des valeurs. Gagnez ceux de l’autre, sauvez les "
    "vôtres.",
    "help.strategy.4": "Faites le valet tôt, en coupant avec lui ; seul, il est vite pris.",
    "help.strategy.5": "Avec l’as, le roi ou la dame d’atout, entamez atout pour prendre valet et "
    "dix.",
    "help.strategy.6": "Sans hautes cartes, entamez bas, pour que l’autre doive venir à vous.",
    "help.strategy.7": "Pensez à l’ordre : près de la fin, le haut passe avant le jeu.",
    "help.keys.1": "Tout se fait à la souris, ou avec ces touches.",
    "help.glossary.1": "Les mots du jeu.",
}
