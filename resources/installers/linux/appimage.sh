#!/usr/bin/env bash
# Makes an AppImage of the portable folder: appimage.sh FOLDER RUNTIME APPIMAGE
# RUNTIME is the program of the AppImage project (its type2-runtime) that mounts what lies behind it in the same file
# and starts AppRun in there. It is the only part from outside; mksquashfs, which packs the rest, is of squashfs-tools.
set -euo pipefail
trap 'echo "appimage.sh: this failed: $BASH_COMMAND" >&2' ERR

portable=$1 runtime=$2 image=$3
id=io.github.warapp.War
icons=$(dirname "$0")/../../icons

if [ "$(od -An -tx1 -j8 -N3 "$runtime")" != " 41 49 02" ]; then
    echo "appimage.sh: $runtime is no runtime of AppImages" >&2
    exit 1
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/AppDir

# The same places as in the other packages, so that all that is said of them holds here too.
mkdir -p "$root/usr/bin" "$root/usr/lib"
cp -a "$portable" "$root/usr/lib/warapp"
rm -r "$root/usr/lib/warapp/share" "$root/usr/lib/warapp/README.txt"
ln -s ../lib/warapp/warapp "$root/usr/bin/warapp"
share=$root/usr/share hicolor=usr/share/icons/hicolor
install -Dm644 "$portable/share/$id.desktop" -t "$share/applications"
install -Dm644 "$portable/share/$id.metainfo.xml" -t "$share/metainfo"
install -Dm644 "$portable/share/$id.mime.xml" "$share/mime/packages/$id.xml"
install -Dm644 "$portable/share/copyright" -t "$share/doc/warapp"
install -Dm644 "$portable/share/$id.svg" -t "$root/$hicolor/scalable/apps"
install -Dm644 "$icons/warapp-256.png" "$root/$hicolor/256x256/apps/$id.png"

# What the runtime starts, and where desktops look for a name and a picture.
ln -s usr/bin/warapp "$root/AppRun"
ln -s "usr/share/applications/$id.desktop" "$hicolor/scalable/apps/$id.svg" "$root"
ln -s "$hicolor/256x256/apps/$id.png" "$root/.DirIcon"

# Nothing in it tells who made it, or when: all dates are that of the portable folder.
date=$(stat -c %Y "$portable/warapp")
env -u SOURCE_DATE_EPOCH mksquashfs "$root" "$work/squashfs" -quiet -no-progress -root-owned -no-xattrs \
    -mkfs-time "$date" -all-time "$date" -comp zstd -Xcompression-level 22
cat "$runtime" "$work/squashfs" >"$image"
chmod 755 "$image"
