"""When something of ours breaks, or there is nothing to be seen on, in French."""

WORDS: dict[str, str] = {
    "failure.broke": "Quelque chose s’est brisé dans Piquet, qui doit s’arrêter ici. Tout ce qui "
    "a été joué est enregistré.",
    "failure.title": "Piquet s’arrête ici",
    "failure.leave": "Fermer",
    "failure.close": "N’importe quelle touche ou un clic ferme la fenêtre.",
    "failure.written": "Ce qui est arrivé est écrit dans {log}.",
    "failure.no-screen": "Piquet a besoin d’un écran et n’en trouve pas. Lancez-le depuis un "
    "bureau (par ssh, avec un affichage transmis).",
    "demo.no-screen": "Il n’y a pas d’écran, la partie est donc racontée.",
    "demo.pictures.one": "{count} image dans {folder}",
    "demo.pictures.many": "{count} images dans {folder}",
    "demo.unwritten": "piquet demo : les images ne peuvent être écrites dans {folder} : {why}",
    "selftest.good.one": "Piquet est entier : {files} fichiers ouverts, un coup de {lines} lignes "
    "joué avec le moteur, un registre écrit et relu, en {seconds} s.",
    "selftest.good.many": "Piquet est entier : {files} fichiers ouverts, un coup de chacun des "
    "{count} jeux joué avec son moteur, {lines} lignes en tout, des registres écrits et relus, "
    "en {seconds} s.",
    "selftest.wrong": "Piquet n’est pas entier : {what}",
    "selftest.missing": "Il n’y a rien dans {name}. Veuillez réinstaller le jeu.",
    "selftest.damaged": "Le fichier {name} manque ou est abîmé. Veuillez réinstaller le jeu.",
    "selftest.engine": "Le moteur, un processus à part, ne répond pas ({why}).",
    "selftest.too-long": "il réfléchit trop longtemps",
    "selftest.book": "Un registre écrit dans {folder} n’a pu être relu.",
}
