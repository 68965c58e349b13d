"""When something of ours breaks, or there is nothing to be seen on, in French."""

WORDS: dict[str, str] = {
    "failure.broke": "Quelque chose s’est brisé dans Piquet, qui doit s’arrêter ici. Tout ce qui "
    "a été joué est enregistré.",
    "failure.written": "Ce qui est arrivé est écrit dans {log}.",
    "failure.no-screen": "Piquet a besoin d’un écran et n’en trouve pas. Lancez-le depuis un "
    "bureau (par ssh, avec un affichage transmis).",
    "demo.no-screen": "Il n’y a pas d’écran, la partie est donc racontée.",
    "demo.pictures.one": "{count} image dans {folder}",
    "demo.pictures.many": "{count} images dans {folder}",
    "demo.unwritten": "piquet demo : les images ne peuvent être écrites dans {folder} : {why}",
}
