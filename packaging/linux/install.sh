#!/bin/sh
# Put Piquet into the menu of this user, or take it out again. No administrator is needed.
#
#     ./install.sh            # this folder stays where it is: the menu starts the game from here
#     ./install.sh --remove
#
# The score cards lie elsewhere (~/.local/share/piquet) and are never touched.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
name=io.github.piquet.Piquet
entry=$data/applications/$name.desktop
icon=$data/icons/hicolor/scalable/apps/$name.svg

refresh() {
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$data/applications" 2>/dev/null || true
    fi
}

case ${1-} in
"")
    mkdir -p "$data/applications" "$data/icons/hicolor/scalable/apps"
    cp "$here/share/$name.svg" "$icon"
    # In a desktop entry a quoted command escapes \ " ` $ with a backslash, which is doubled itself.
    quoted=$(printf '%s' "$here/piquet" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g')
    while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/$name.desktop" >"$entry"
    refresh
    echo "Piquet is in your menu. $0 --remove takes it out."
    ;;
--remove)
    rm -f "$entry" "$icon"
    refresh
    echo "Piquet is out of your menu. Delete the folder $here to remove the program;"
    echo "your score cards stay in $data/piquet."
    ;;
*)
    echo "Usage: $0 [--remove]" >&2
    exit 2
    ;;
esac
