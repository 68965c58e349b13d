"""Ce qui se dit des jeux scellés : à la coupe, à leur page, et par `piquet verify`."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "icon.seal": "Les jeux sont scellés",
    "icon.seal.means": "Notez cette empreinte : après la partie, vous pourrez voir si une carte a "
    "été changée.",
    "fair.open": "Preuve d’équité",
    "fair.title": "Équitable sans aucun doute",
    "fair.fingerprint": "Empreinte des jeux",
    "fair.secret": "Le secret dont ils ont été tirés",
    "fair.before": "Avant la coupe, un secret a été tiré, et de lui tous les jeux de cette partie. "
    "Voici l’empreinte du secret et de tous les jeux. Notez-la, ou son début. La partie finie, le "
    "secret se montre, et chacun peut voir si une carte a été changée.",
    "fair.after": "Si c’est l’empreinte que vous avez vue avant la coupe, aucune carte n’a été "
    "changée depuis.",
    "fair.how": "Pour vérifier sans nous, enregistrez le fichier : il contient le secret et tous "
    "les jeux, chacun à partir de la carte du dessus. Le SHA-256 du fichier est l’empreinte. On "
    "l’obtient par sha256sum FICHIER sous Linux, shasum -a 256 FICHIER sur un Mac, "
    "certutil -hashfile FICHIER SHA256 sous Windows.",
    "fair.limit": "Cela ne montre pas que le secret fut tiré au hasard. Beaucoup de donnes le "
    "montrent : voyez vos statistiques.",
    "fair.copy": "Copier l’empreinte",
    "fair.verify": "Vérifier",
    "fair.save": "Enregistrer",
    "fair.copied": "L’empreinte est dans le presse-papiers.",
    "fair.saved": "Enregistré : {file}.",
    "fair.unsaved": "Le fichier n’a pu être enregistré : {why}.",
    "fair.true": "Recalculé : l’empreinte est la même, et les {count} jeux de cette partie sont "
    "bien ceux qui furent scellés.",
    "fair.other": "Le jeu « {name} » de cette partie n’est pas celui qui fut scellé.",
    "fair.unread": "Cette partie ne peut être lue dans le livre. Enregistrez le fichier et "
    "vérifiez avec un autre outil.",
    "verify.usage": "Voir si un fichier de jeux scellés est vrai, et si une partie du livre a été "
    "jouée avec eux.",
    "verify.usage.file": "le fichier enregistré par « Preuve d’équité » après la partie ; - lit "
    "l’entrée standard",
    "verify.usage.fingerprint": "ce que vous avez noté avant la coupe, ou son début",
    "verify.fingerprint": "Empreinte : {digits}",
    "verify.noted": "C’est celle que vous avez notée.",
    "verify.not-noted": "Ce n’est pas celle que vous avez notée : {noted}.",
    "verify.no-digits": "« {noted} » n’est pas une empreinte : écrivez huit de ses chiffres ou "
    "plus, 0 à 9 et a à f.",
    "verify.drawn": "Les {count} jeux sont tous tirés du secret.",
    "verify.not-drawn": "Le jeu « {name} » n’est pas celui que donne le secret.",
    "verify.partie": "{a} et {b}, {date} : les {count} jeux sont ceux qui furent scellés.",
    "verify.partie.other": "{a} et {b}, {date} : le jeu « {name} » n’est pas celui qui fut scellé.",
    "verify.no-partie": "Le livre d’ici n’a pas de partie finie de ce secret.",
    "verify.wrong.head": "{file} n’est pas un fichier de jeux scellés : sa première ligne doit "
    "être « piquet sealed packs 1 ». « Preuve d’équité » en enregistre un quand une partie est "
    "finie.",
    "verify.wrong.secret": "{file}, ligne 2 : il manque le secret, 32 chiffres ou plus, 0 à 9 "
    "et a à f.",
    "verify.wrong.pack": "{file}, ligne {line} : ce n’est pas un jeu. Un jeu est son nom, deux "
    "points et ses cartes, et ne vient qu’une fois.",
    "verify.no-game": "{file} est du jeu « {game} », que ce programme ne connaît pas.",
}
