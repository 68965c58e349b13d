"""What `piquet score` says in French of the file it reads."""

WORDS: dict[str, str] = {
    # ---- the command
    "score.usage": "Lit une donne ou une partie dans notre notation (rules/NOTATION.md) "
    "et écrit ce qui s’y marque, ligne par ligne.",
    "score.usage.file": "le fichier à lire ; - lit ce qui est tapé ou transmis",
    "score.usage.json": "écrit plutôt du JSON pour d’autres programmes "
    "(décrit dans rules/NOTATION.md)",
    "score.wrong": "piquet score : {file}, ligne {line}, colonne {column} : {sentence}",
    "score.unreadable": "piquet score : {file} ne peut être lu ({why}) ; "
    "donnez un fichier de texte lisible.",
    "score.directory": "piquet score : {file} est un dossier ; donnez un de ses textes.",
    "score.missing": "piquet score : il n’y a pas de fichier {file} ; vérifiez son nom et son "
    "dossier.",
    "score.no-name": "piquet score : aucun fichier n’est nommé ; donnez son nom, "
    "ou - pour ce qui est tapé ou transmis.",
    "score.unwritten": "piquet score : le résultat ne peut être écrit ({why}) ; "
    "libérez de la place, ou écrivez-le ailleurs.",
    "score.utf-16": "piquet score : {file} n’est pas un texte en UTF-8 mais en UTF-16, "
    "semble-t-il ; enregistrez-le en UTF-8 et recommencez.",
    "score.not-text": "piquet score : {file} n’est pas un texte en UTF-8 ; "
    "enregistrez-le en UTF-8 et recommencez.",
    "score.empty": "piquet score : {file} est vide ; "
    "écrivez-y une donne, comme l’exemple dans rules/NOTATION.md.",
    "score.huge": "piquet score : {file} est trop grand pour le relevé d’une partie ; "
    "donnez-en un de moins d’un million de caractères.",
    "score.no-game": "piquet score : {file} : il n’y a pas de jeu « {found} » ; "
    "la première ligne peut nommer {known}.",
    "score.no-notation": "piquet score : {file} : les relevés de {game} ne peuvent être comptés.",
    "score.standard-input": "l’entrée standard",
}
