#!/usr/bin/env bash
# Builds the frozen program and the .deb, installs it in place, tries it on a virtual screen, and takes it away again.
# On Debian or Ubuntu, as root or as a user with sudo, in the environment whose `python` is to be frozen.
set -euo pipefail
trap 'echo "check.sh: this failed: $BASH_COMMAND" >&2' ERR
cd "$(dirname "$0")/../.."

sudo=$(command -v sudo || true)
apt=(env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300)
install() { $sudo "${apt[@]}" install --no-install-recommends "$@"; }

tools=(binutils gcc libc6-dev xvfb xauth desktop-file-utils appstream lintian libglib2.0-bin shared-mime-info)
tools+=(libgl1 libegl1 libglib2.0-0 libfontconfig1 libdbus-1-3 libxkbcommon-x11-0 libxcb-shape0 libwayland-cursor0)
tools+=(libpulse0 libgssapi-krb5-2)
tools+=(libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-util1) # bundled
if [ "$(python -c 'import sys; print(sys.base_prefix)')" = /usr ]; then
    tools+=("$(python -c 'import sys; print("libpython%d.%d" % sys.version_info[:2])')") # Debian's python has it apart
fi
install "${tools[@]}"

work=$(mktemp -d)
trap 'rm -rf "$work"; $sudo "${apt[@]}" purge warapp >/dev/null 2>&1 || true' EXIT
python resources/installers/build.py --only deb --output "$work"
package=("$work"/*.deb)

desktop-file-validate resources/installers/linux/*.desktop
appstreamcli validate --no-net build/installers/desktop/*.metainfo.xml
lintian --allow-root --fail-on error,warning "${package[0]}"

size=$(stat -c %s "${package[0]}") installs=$(dpkg-deb -f "${package[0]}" Installed-Size)
if [ "$size" -gt 44000000 ] || [ "$installs" -gt 122000 ]; then # the latter in KiB: 125 MB
    echo "check.sh: the package has $size bytes and installs $installs KiB; README.md beside this says what for" >&2
    exit 1
fi

chmod 755 "$work"
install "${package[0]}"
program=/usr/bin/warapp
home=$work/home
mkdir "$home"
there() {
    env -u PYTHONPATH -u QT_QPA_PLATFORM HOME="$home" XDG_CONFIG_HOME="$home" XDG_DATA_HOME="$home" \
        XDG_STATE_HOME="$home" "$@"
}
# The frozen program must do without this checkout and without the environment's Python.
cd /
there "$program" --version
there "$program" play --deal 12 --json
there "$program" simulate --rounds 2000 --json
there timeout 60 xvfb-run -a -s "-screen 0 1280x800x24" "$program" --self-test --screenshot "$work/war.png"
test -s "$work/war.png"
test ! -e "$home/warapp" # the self-test keeps its hands off the person's own folders

printf '{"format": "warapp-round", "version": 1, "deal_number": 12}' >"$work/evening.wargame"
# Not grep -q: it ends at the first match, and gio is then killed while it writes its next line.
gio info -a standard::content-type "$work/evening.wargame" | grep application/x-wargame >/dev/null
gio mime application/x-wargame | grep io.github.warapp.War.desktop >/dev/null

$sudo "${apt[@]}" purge warapp
left=$(find /usr /etc /var/lib/dpkg/info -xdev -iname '*warapp*' -not -path "$OLDPWD/*")
[ -z "$left" ] || { echo "the package left behind: $left" >&2; exit 1; }
