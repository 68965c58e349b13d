"""Le livre en ligne de commande."""

WORDS: dict[str, str] = {
    "book.usage": "Le livre de toutes vos parties : le vérifier, ou l’emporter ailleurs.",
    "book.usage.check": "examiner chaque ligne et chaque donne, et dire ce qui est abîmé",
    "book.usage.export": "écrire le livre entier dans un fichier",
    "book.usage.import": "reprendre les parties d’un tel fichier ; rien du vôtre n’est perdu",
    "book.usage.file": "un fichier, ou - pour l’entrée ou la sortie standard",
    "book.checked": "Parties : {parties}, donnes complètes : {deals}, lignes : {actions}.",
    "book.whole": "Tout est tel qu’il fut écrit.",
    "book.not-whole": "Tout n’est pas tel qu’il fut écrit. Piquet répare ce qu’il peut au prochain "
    "démarrage ; une copie plus ancienne se trouve dans le dossier snapshots.",
    "book.fault.file": "Le fichier : {what}",
    "book.fault.partie": "Partie {partie} : une ligne manque ou a changé.",
    "book.fault.deal": "Partie {partie}, donne {number} : ses lignes ne sont plus les mêmes.",
    "book.exists": "{file} existe déjà ; choisissez un autre nom.",
    "book.unwritable": "{file} ne peut être écrit : {why}. Choisissez un autre endroit.",
    "book.unreadable": "{file} ne peut être lu : {why}. Choisissez un autre fichier.",
    "book.exported.one": "Une partie a été écrite dans {file}.",
    "book.exported.many": "{number} parties ont été écrites dans {file}.",
    "book.unfit": "{file} n’a pas été repris : {why} Rien n’a changé.",
    "book.unfit.no-book": "ce n’est pas un livre écrit par piquet book export.",
    "book.unfit.newer": "un Piquet plus récent l’a écrit. Mettez celui-ci à jour.",
    "book.unfit.damaged": "la ligne {line} est abîmée. Exportez-le de nouveau.",
    "book.unfit.changed": "il a été modifié après coup. Exportez-le de nouveau.",
    "book.unfit.cut-off": "il s’arrête trop tôt, après la ligne {line}. Exportez-le de nouveau.",
    "book.unfit.goes-on": "la ligne {line} vient après sa fin. Exportez-le de nouveau.",
    "book.unfit.twice": "la ligne {line} répète une partie. Exportez-le de nouveau.",
    "book.unfit.beyond": "la ligne {line} a une valeur qu’aucune partie ne peut avoir. "
    "Exportez-le de nouveau.",
    "book.unfit.no-text": "ce n’est pas du texte. Choisissez un fichier de piquet book export.",
    "book.unfit.too-large": "il est plus grand qu’aucun livre. Choisissez un autre fichier.",
    "book.unfit.line-too-long": "une ligne est plus longue qu’aucune partie. Exportez-le de "
    "nouveau.",
    "book.unfit.silent": "plus rien n’est venu pendant une minute. Envoyez le fichier entier.",
    "book.unfit.too-long": "la lecture était trop longue. Enregistrez-le d’abord.",
    "book.not-plain": "{file} n’est pas un simple fichier. Choisissez-en un autre, ou envoyez-le : "
    "… | piquet book import -",
    "book.left-out": "La partie {partie} n’a pu être lue ; elle est omise.",
    "book.gap": "Partie {partie} : des lignes en furent perdues, comme il fut dit alors.",
    "book.whole-but": "Tout le reste est tel qu’il fut écrit.",
    "book.standard-output": "la sortie standard",
    "book.standard-input": "l’entrée standard",
    "book.imported": "Parties nouvelles : {new}. Suite des vôtres : {continued}. Déjà connues : "
    "{known}. Jouées autrement que les vôtres, et gardées à côté : {copies}.",
    "report.usage": "Noter ce qu’il nous faut savoir d’un problème : versions, réglages, ce "
    "qui a échoué, la dernière partie. Noms et dossiers sont omis.",
    "report.usage.file": "où l’écrire ; sinon à côté du livre des parties",
    "report.no-home": "Cet ordinateur ne vous connaît pas de dossier personnel : nommez un "
    "fichier, comme dans piquet report FILE.",
    "report.no-such-home": "{variable} dit {named}, et l’on ne sait quel dossier c’est : nommez un "
    "fichier, comme dans piquet report FILE.",
    "report.what": "Si quelque chose ne va pas, on écrit ici un fichier qui montre ce qui s’est "
    "passé : la version, le système, vos réglages, ce qui a échoué et la dernière partie.",
    "report.without": "N’y figurent ni les noms des joueurs, ni votre nom sur cet ordinateur, ni "
    "ceux de vos propres dossiers.",
    "report.cards": "La partie y est notée avec toutes ses cartes, celles de l’adversaire "
    "comprises. Si vous la jouez encore, finissez-la avant de lire le fichier.",
    "report.write": "Écrire le fichier",
    "report.written": "C’est le fichier {file}. C’est du texte : vous pouvez le lire avant de "
    "l’envoyer.",
}
