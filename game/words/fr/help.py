"""The book of help itself in French, whatever stands in it."""

WORDS: dict[str, str] = {
    # The book of help itself
    "help.title": "Aide",
    "help.back": "Retour",
    "help.next": "Suivant",
    "help.previous": "Précédent",
    "help.leaf": "{leaf} sur {leaves}",
    "help.search": "Tapez pour chercher",
    "help.query": "« {query} »",
    "help.hits.one": "{count} endroit",
    "help.hits.many": "{count} endroits",
    "help.hits.row": "{what} : {rest}",
    "help.hits.none": "Rien ici ne dit « {query} ». Essayez un mot plus court.",
    "help.here": "Vous êtes ici",
    "help.see": "Voir aussi",
    "help.agreed.partie": "Dans cette partie : {game}",
    "help.agreed.next": "Choisi pour la prochaine partie : {game}",
    "help.page.keys": "Clavier et souris",
}
