#!/bin/sh
# Try the packages in a bare Debian without Python, as players have them: install, selftest, play a
# little in a window, remove, and see what is left.
#
#     debootstrap --variant=minbase bookworm ROOT
#     packaging/linux/trial.sh ROOT dist/piquet_*.deb dist/piquet-*-linux-*.tar.gz
#
# As root; photographs are left in ROOT/photographs. Outside it needs what stands under `needs`, which
# on Debian are the packages debootstrap, xvfb, xdotool, imagemagick, desktop-file-utils, procps and
# util-linux; what is missing is told at once.
set -eu

needs="Xvfb xdotool import desktop-file-validate pgrep mountpoint mount umount chroot timeout comm find"
for program in $needs; do
    command -v "$program" >/dev/null || missing="${missing-} $program"
done
[ -z "${missing-}" ] || {
    echo "This trial needs$missing: install what is named at the top of $0." >&2
    exit 2
}
if [ $# != 3 ] || [ "$(id -u)" != 0 ] || [ ! -d "$1/etc" ]; then
    echo "Usage, as root: $0 ROOT PIQUET.deb PIQUET.tar.gz" >&2
    exit 2
fi
root=$1 deb=$2 archive=$3
name=io.github.piquet.Piquet
user=zoé
home="/home/zoé d'Été"
display=95

say() { printf -- '--- %s\n' "$*"; }
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    exit 1
}
inside() { LC_ALL=C.UTF-8 chroot "$root" "$@"; }
as_user() { # as the user, with nothing of our own environment
    inside su "$user" -s /bin/sh -c "cd / && env -i HOME=\"\$HOME\" PATH=/usr/bin:/bin:/usr/games LC_ALL=C.UTF-8 $*"
}
files() { (cd "$root" && find etc usr var/lib/dpkg/info home opt srv -newer /dev/null -printf '%p\n' | LC_ALL=C sort); }

[ -z "$(inside sh -c 'command -v python3 || true')" ] || fail "there is a Python in $root"
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
trap 'kill "$server" 2>/dev/null || true; umount "$root/proc" 2>/dev/null || true' EXIT
inside id "$user" >/dev/null 2>&1 || inside useradd --badname --home-dir "$home" --create-home "$user"
mkdir -p "$root/photographs"
Xvfb ":$display" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
server=$!
sleep 1

play() { # $1: the command of the menu entry; plays with the mouse and leaves by the menu
    as_user "DISPLAY=:$display SDL_AUDIODRIVER=dummy $1" >"$root/photographs/$2.txt" 2>&1 &
    game=$!
    DISPLAY=:$display timeout 20 xdotool search --sync --onlyvisible --class '^piquet$' windowfocus >/dev/null ||
        fail "no window came: $(cat "$root/photographs/$2.txt")"
    sleep 2
    import -display ":$display" -window root "$root/photographs/$2-title.png"
    DISPLAY=:$display xdotool key Return
    sleep 6
    DISPLAY=:$display xdotool key space
    sleep 3
    import -display ":$display" -window root "$root/photographs/$2-table.png"
    pgrep -f 'piquet engine' >/dev/null || fail "no engine plays"
    DISPLAY=:$display xdotool search --onlyvisible --class '^piquet$' windowclose
    DISPLAY=:$display xdotool search --onlyvisible --class '^piquet$' windowquit 2>/dev/null || true
    wait "$game" || true
}

say "the .deb: install"
cp "$deb" "$root/tmp/piquet.deb"
files >/tmp/piquet-trial-before
inside apt-get install -q -y --no-install-recommends /tmp/piquet.deb >/dev/null
files >/tmp/piquet-trial-with
as_user piquet selftest
command=$(sed -n 's/^Exec=//p' "$root/usr/share/applications/$name.desktop")
say "the .deb: play by its desktop entry ($command)"
play "$command" deb
say "the .deb: remove"
inside apt-get purge -q -y piquet >/dev/null
files >/tmp/piquet-trial-after
left=$(comm -13 /tmp/piquet-trial-before /tmp/piquet-trial-after | grep -i piquet | grep -v "^home/[^/]*/\.\(local/share\|cache\)/piquet" || true)
[ -z "$left" ] || fail "left behind: $left"

say "the .tar.gz: unpack into a read-only folder, put into the menu"
cp "$archive" "$root/tmp/piquet.tar.gz"
as_user "sh -c 'mkdir -p ~/\"my games\" && tar xzf /tmp/piquet.tar.gz -C ~/\"my games\" && chmod -R a-w ~/\"my games\"/piquet-*'"
folder=$(cd "$root$home/my games" && echo piquet-*)
as_user "sh -c '~/\"my games\"/$folder/install.sh'"
as_user "sh -c '~/\"my games\"/$folder/install.sh'" # twice: the second time must not stumble over the first
as_user "sh -c '~/.local/bin/piquet selftest'"
entry="$root$home/.local/share/applications/$name.desktop"
desktop-file-validate "$entry"
say "the .tar.gz: play by its desktop entry"
command=$(sed -n 's/^Exec=//p' "$entry")
play "$command" archive
as_user "sh -c '~/\"my games\"/$folder/install.sh --remove'"
as_user "sh -c 'chmod -R u+w ~/\"my games\"/piquet-* && rm -r ~/\"my games\"'"
left=$(cd "$root$home" && find . ! -type d ! -path './.local/share/piquet/*' ! -path './.cache/piquet/*' ! -name '.bash*' ! -name .profile)
[ -z "$left" ] || fail "left behind: $left"

say "without a screen, without a home, with a file missing"
inside apt-get install -q -y --no-install-recommends /tmp/piquet.deb >/dev/null
as_user "piquet" && fail "no screen was no failure"
inside env -i PATH=/usr/games:/usr/bin LC_ALL=C.UTF-8 piquet selftest
mv "$root/usr/lib/piquet/_internal/assets/opponent/equity.bin" "$root/tmp/"
as_user "piquet selftest" && fail "a missing file was not noticed"
inside apt-get purge -q -y piquet >/dev/null
say "all of it held"
