#!/bin/sh
# Put Piquet into the menu of this user and `piquet` into ~/.local/bin, or take both out again. No
# administrator is needed. It may be run again, from a newer Piquet's folder too: the last one counts.
#
#     ./install.sh            # this folder stays where it is: the game is started from here
#     ./install.sh --remove
#
# The score cards lie elsewhere (~/.local/share/piquet) and are never touched.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
name=io.github.piquet.Piquet
entry=$data/applications/$name.desktop
icon=$data/icons/hicolor/scalable/apps/$name.svg
command=$HOME/.local/bin/piquet

refresh() {
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$data/applications" 2>/dev/null || true
    fi
}

# Whether `piquet` there is a link of ours (to this folder, to another Piquet's, or to one that is gone).
ours() {
    [ -L "$command" ] || return 1
    target=$(readlink "$command")
    [ ! -e "$target" ] || [ -e "$(dirname -- "$target")/share/$name.desktop" ]
}

case ${1-} in
"")
    mkdir -p "${entry%/*}" "${icon%/*}" "${command%/*}"
    # Not copied with its mode: this folder may be read-only, and the next one must replace the icon.
    rm -f "$icon" "$entry"
    cat "$here/share/$name.svg" >"$icon"
    # In a desktop entry a quoted command escapes \ " ` $ with a backslash, which is doubled itself.
    quoted=$(printf '%s' "$here/piquet" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g')
    while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/$name.desktop" >"$entry"
    refresh
    if ours || { [ ! -e "$command" ] && [ ! -L "$command" ]; }; then
        ln -sfn "$here/piquet" "$command"
        case :$PATH: in
        *:"${command%/*}":*) echo "Piquet is in your menu, and a terminal knows it as piquet." ;;
        *) echo "Piquet is in your menu; a terminal starts it as $command." ;;
        esac
    else
        echo "Piquet is in your menu. $command is somebody else's and stays as it is."
    fi
    echo "$0 --remove takes it out."
    ;;
--remove)
    rm -f "$entry" "$icon"
    if ours; then
        rm -f "$command"
    fi
    refresh
    echo "Piquet is out of your menu. Delete the folder $here to remove the program;"
    echo "your score cards stay in $data/piquet."
    ;;
*)
    echo "Usage: $0 [--remove]" >&2
    exit 2
    ;;
esac
