"""Evenings of more than two, in French."""

WORDS: dict[str, str] = {
    "evening.otherwise": "Je préfère : {deed}.",
    "evening.taken": "Comme vous dites : {deed}.",
    "evening.ask": "Votre conseil ? {sentence}",
    "evening.advise": "Conseiller : {deed}",
    "evening.decides": "{name} décide.",
    "evening.advised": "Vous conseillez : {deed}.",
    "evening.considers": "{name} y réfléchit.",
    "evening.as-says": "Faire comme {name}",
    "elsewhere.title": "À une autre table",
    "elsewhere.deal": "Donne {number}",
    "elsewhere.menu": "Menu",
    "elsewhere.watch": "Regarder",
    "evening.partner.advises": "vous conseille",
    "evening.partner.holds": "tient ces cartes",
    "evening.counsel": "{name} : {words}",
    "evening.table.counsel": "H demande conseil.",
}
