"""What is said about saves, settings and score cards, in French: what is wrong, what to do."""

_UNSTORED = "Vous pouvez jouer, mais rien de cette séance ne sera enregistré : "
_AGAIN = " Puis relancez Piquet."
_HELD = "La dernière action n’a pu être enregistrée : "
_LATER = " Vous pouvez continuer ; elle le sera dès que possible."
_UNREAD = "Les feuilles de marque ne peuvent être lues : "

WORDS: dict[str, str] = {
    "storage.unkept": "La partie que vous avez quittée n’a pu être enregistrée. Elle reste en "
    "cours tant que le programme tourne ; faites de la place ou permettez l’écriture, puis "
    "continuez-la.",
    # The book could not be opened for writing: why, and the remedy.
    "storage.opening.full": _UNSTORED
    + "le disque du dossier {folder} est plein. Libérez de la place."
    + _AGAIN,
    "storage.opening.read-only": _UNSTORED
    + "on ne peut écrire dans le dossier {folder} ou dans son registre. Permettez l’écriture."
    + _AGAIN,
    "storage.opening.busy": _UNSTORED
    + "un autre Piquet tient le registre de {folder}. Fermez sa fenêtre."
    + _AGAIN,
    "storage.opening.gone": _UNSTORED
    + "le dossier {folder} est introuvable. Branchez son disque ou créez le dossier."
    + _AGAIN,
    "storage.opening.not-a-folder": _UNSTORED
    + "un fichier occupe la place du dossier {folder}. Déplacez ce fichier."
    + _AGAIN,
    "storage.no-home": _UNSTORED
    + "cet ordinateur ne vous connaît pas de dossier personnel. Nommez un dossier dans {variable}."
    + _AGAIN,
    "storage.no-such-home": _UNSTORED
    + "{variable} dit {named}, et l’on ne sait quel dossier c’est. Nommez-en un autre."
    + _AGAIN,
    "storage.opening.in-the-way": _UNSTORED
    + "ce qui se trouve à {file} n’est pas un simple fichier, mais un dossier, un tube ou un lien. "
    "Déplacez-le." + _AGAIN,
    "storage.locks": "Ce qui se trouve à {file} gêne les verrous de Piquet. Déplacez-le : deux "
    "fenêtres de Piquet ne sauraient pas ce que joue l’autre.",
    "storage.opening.damaged": _UNSTORED
    + "le registre de {folder} est abîmé et n’a pu être mis de côté. Fermez les autres fenêtres "
    "de Piquet." + _AGAIN,
    "storage.opening.failed": _UNSTORED
    + "le dossier {folder} est inutilisable. Vérifiez son disque."
    + _AGAIN,
    # An action could not be stored; it is kept and tried again with the next one.
    "storage.append.full": _HELD + "le disque est plein. Libérez de la place." + _LATER,
    "storage.append.read-only": _HELD
    + "on ne peut écrire dans le registre. Permettez l’écriture."
    + _LATER,
    "storage.append.busy": _HELD + "un autre programme tient le registre. Fermez-le." + _LATER,
    "storage.append.gone": _HELD + "le dossier du registre est introuvable." + _LATER,
    "storage.append.not-a-folder": _HELD
    + "un fichier occupe la place du dossier du registre. Déplacez-le."
    + _LATER,
    "storage.append.damaged": _HELD + "le registre est abîmé et ne peut être mis de côté." + _LATER,
    "storage.append.failed": _HELD + "le disque répond mal. Vérifiez-le." + _LATER,
    "storage.read.full": _UNREAD + "le disque est plein. Libérez de la place.",
    "storage.read.read-only": _UNREAD + "on ne peut ouvrir le registre. Permettez d’y accéder.",
    "storage.read.busy": _UNREAD + "un autre programme tient le registre. Fermez-le.",
    "storage.read.gone": _UNREAD + "le dossier du registre est introuvable.",
    "storage.read.not-a-folder": _UNREAD + "un fichier occupe la place du dossier du registre.",
    "storage.read.damaged": _UNREAD + "le registre est abîmé. Relancez Piquet pour le sauver.",
    "storage.read.failed": _UNREAD + "le disque répond mal. Vérifiez-le.",
    # A file was set aside.
    "storage.aside.damaged.one": "Votre registre était abîmé. Une partie a pu être lue et se "
    "trouve dans un registre neuf ; le fichier abîmé est gardé sous le nom {file}.",
    "storage.aside.damaged.many": "Votre registre était abîmé. {count} parties ont pu être lues "
    "et se trouvent dans un registre neuf ; le fichier abîmé est gardé sous le nom {file}.",
    "storage.aside.newer.one": "Votre registre vient d’un Piquet plus récent. Une partie a pu "
    "être lue et se trouve dans un registre neuf ; l’autre fichier est gardé intact sous le nom "
    "{file}. Installez le Piquet plus récent pour vous en servir.",
    "storage.aside.newer.many": "Votre registre vient d’un Piquet plus récent. {count} parties ont "
    "pu être lues et se trouvent dans un registre neuf ; l’autre fichier est gardé intact sous le "
    "nom {file}. Installez le Piquet plus récent pour vous en servir.",
    "storage.aside-unread.damaged": "Votre registre était abîmé, et aucune partie n’a pu y être "
    "lue. Un registre neuf est ouvert ; le fichier abîmé est gardé sous le nom {file}.",
    "storage.aside-unread.newer": "Votre registre vient d’un Piquet plus récent, et aucune partie "
    "n’a pu y être lue. Un registre neuf est ouvert ; l’autre fichier est gardé intact sous le nom "
    "{file}. Installez le Piquet plus récent pour vous en servir.",
    "storage.aside-unread.foreign": "Le fichier qui tient la place de votre registre ne vient pas "
    "de Piquet. Un registre neuf est ouvert ; le fichier est gardé intact sous le nom {file}.",
    "storage.aside.short.one": "La fin de votre registre manquait. Une partie a pu être lue et se "
    "trouve dans un registre neuf ; l’ancien fichier est gardé sous le nom {file}.",
    "storage.aside.short.many": "La fin de votre registre manquait. {count} parties ont pu être "
    "lues et se trouvent dans un registre neuf ; l’ancien fichier est gardé sous le nom {file}.",
    "storage.aside-unread.short": "La fin de votre registre manquait, et aucune partie n’a pu y "
    "être lue. Un registre neuf est ouvert ; l’ancien fichier est gardé sous le nom {file}.",
    "storage.lost-parties.one": "Une partie est perdue.",
    "storage.lost-parties.many": "{count} parties sont perdues.",
    "storage.lost-actions.one": "Une action de parties finies est perdue.",
    "storage.lost-actions.many": "{count} actions de parties finies sont perdues.",
    "storage.end-lost": "On n’a pu lire que la partie entre {a} et {b} était finie : elle est "
    "parmi celles que l’on peut continuer.",
    "storage.gone-unread": "Votre registre {file} a disparu ; un registre neuf est ouvert.",
    "storage.gone.one": "Votre registre {file} a disparu. Une partie a été retrouvée dans son "
    "journal et les copies de sûreté ; elle est dans un registre neuf.",
    "storage.gone.many": "Votre registre {file} a disparu. {count} parties ont été retrouvées dans "
    "son journal et les copies de sûreté ; elles sont dans un registre neuf.",
    "storage.shortened": "Des actions de la partie entre {a} et {b} n’ont pu être lues : elle "
    "reprend après son action numéro {count}.",
    "storage.card-unread": "La feuille de marque de la partie {partie} ne peut être lue : elle "
    "n’est pas montrée.",
    "storage.older": "Un registre plus ancien était à côté ; il est gardé sous le nom {file}.",
    "storage.rewritten": "Le dossier {folder} a été effacé pendant que Piquet tournait ; le "
    "registre y est de nouveau écrit.",
    # Parties.
    "storage.open-elsewhere": "Cette partie est ouverte dans une autre fenêtre de Piquet. "
    "Continuez-la là-bas, ou fermez d’abord cette fenêtre.",
    "storage.not-running": "Cette partie n’est plus en cours : elle est finie ou abandonnée dans "
    "une autre fenêtre de Piquet. Cherchez-la parmi les feuilles de marque.",
    "storage.illegal": "Ce qui fut joué de cette partie après son action numéro {count} n’est pas "
    "permis par les règles de cette version : elle reprend de là. Tout en est gardé.",
    "storage.unknown-level": "Cette partie fut commencée contre « {level} », que cette version de "
    "Piquet ne connaît pas ; {name} la continue.",
    # Settings.
    "storage.settings.damaged": "Les réglages n’ont pu être lus, et Piquet reprend les siens. "
    "L’ancien fichier est gardé sous le nom {file}.",
    "storage.settings.restored": "Les réglages n’ont pu être lus, et ceux d’avant ont été "
    "repris. Le fichier abîmé est gardé sous le nom {file}.",
    "storage.settings.senseless.one": "Un réglage n’avait pas de sens et reprend sa valeur "
    "d’usage : {entries}. L’ancien fichier est gardé sous le nom {file}.",
    "storage.settings.senseless.many": "{count} réglages n’avaient pas de sens et reprennent leur "
    "valeur d’usage : {entries}. L’ancien fichier est gardé sous le nom {file}.",
    "storage.in-the-way": "Ce qui se trouve à {file} n’est pas un simple fichier, mais un dossier, "
    "un tube ou un lien. Déplacez-le, puis relancez Piquet.",
    "storage.settings.changed": "Les réglages ont été modifiés hors de Piquet ; ce qu’ils disent à "
    "présent vaut.",
    "storage.settings.gone": "{file} avait disparu, et les réglages d’avant, que garde {before}, "
    "ont été repris.",
    "storage.settings.unread": "Les réglages de {folder} ne peuvent être ouverts, et Piquet "
    "reprend les siens. Permettez-y la lecture.",
    "storage.settings.unstored": "Les réglages n’ont pu être enregistrés dans {folder}. Libérez-y "
    "de la place et permettez l’écriture.",
    "storage.settings.nowhere": "Les réglages ne sont pas gardés : il n’y a pas de dossier où "
    "les mettre.",
    "storage.no-deal": "Cette partie n’a pas de donne {number} ; choisissez l’une de "
    "celles qui sont montrées.",
    "storage.deal-damaged": "La donne {number} n’est plus telle qu’elle fut écrite : le disque l’a "
    "altérée. Le reste de la partie s’ouvre.",
    "storage.from-snapshot.one": "Ce qu’une partie avait perdu a été repris de la copie de sûreté.",
    "storage.from-snapshot.many": "Ce que {number} parties avaient perdu a été repris "
    "de la copie de sûreté.",
}
