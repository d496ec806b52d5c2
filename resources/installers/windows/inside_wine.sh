# The part of try_under_wine.sh that runs in its Debian: freezes the program, makes the installer, and tries it.
set -Eeuo pipefail
trap 'echo "inside_wine.sh: this failed: $BASH_COMMAND" >&2' ERR
fail() { echo "inside_wine.sh: $*" >&2; exit 1; }
step() { echo "== $*"; }

frozen=/try/war/build/installers/frozen/warapp
result=/try/result
drive=$WINEPREFIX/drive_c
people=$drive/users/$(id -un)
program="$people/AppData/Local/Programs/War"
own="$people/AppData/Local/warapp"
shortcut="$people/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/War.lnk"
ID=io.github.warapp.War
UNINSTALL="HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\$ID"
export DISPLAY=:7

# until_true SECONDS WHAT COMMAND...: waits until a command succeeds.
until_true() {
    local ends=$((SECONDS + $1)) what=$2
    shift 2
    until "$@" >/dev/null 2>&1; do
        [ $SECONDS -lt $ends ] || fail "$what"
        sleep 0.1
    done
}
run() { timeout 300 wine "$@" 2>/dev/null; }
value() { run reg query "$1" "${@:2}" | tr -d '\r' | sed -n 's/.*REG_[A-Z_]* *//p'; }
is() { [ "$2" = "$3" ] || fail "$1 is '$2' and should be '$3'"; }
says() { [[ $("${@:2}") == *"$1"* ]] || fail "'${*:2}' does not say $1"; }

# What Wine lacks -----------------------------------------------------------------------------------------------

# names LIBRARY DLL: prints what a library takes from a DLL.
names() { x86_64-w64-mingw32-objdump -p "$1" | sed -n "/DLL Name: $2/,/^\$/p" | awk '$2 == "<none>" {print $4}'; }

# idle LIBRARY DLL: makes a DLL with what a library takes from it; each function returns 0.
idle() {
    names "$1" "$2" | sed 's/.*/__declspec(dllexport) void *&(void) { return 0; }/' |
        x86_64-w64-mingw32-gcc -shared -nostdlib -Wl,--entry=0 -x c - -o "$2"
}

make_stubs() {
    step "What Wine lacks of Windows"
    local qt=/try/python/Lib/site-packages/PySide6 wines=/usr/lib/x86_64-linux-gnu/wine/x86_64-windows/ucrtbase.dll
    rm -rf /try/stubs
    mkdir /try/stubs
    cd /try/stubs
    idle "$qt/Qt6Core.dll" icuuc.dll
    idle "$qt/plugins/platforms/qwindows.dll" mscms.dll

    # All but the complex functions is passed on to Wine's own ucrtbase.dll, under another name and without its mark.
    sed 's/Wine builtin DLL/Wine another DLL/' "$wines" >winecrt.dll
    x86_64-w64-mingw32-gcc -O1 -c /try/war/resources/installers/windows/wine_ucrt.c -o wine_ucrt.o
    x86_64-w64-mingw32-nm -g --defined-only wine_ucrt.o | sed -n 's/.* T own_//p' | sort >own
    x86_64-w64-mingw32-objdump -p "$wines" | sed -n '/Ordinal\/Name Pointer/,/^$/p' | awk '/base\[/ {print $NF}' |
        sort >all
    { echo EXPORTS; sed 's/.*/& = own_&/' own; comm -23 all own | sed 's/.*/& = winecrt.&/'; } >ucrtbase.def
    x86_64-w64-mingw32-gcc -shared -nostartfiles -static-libgcc -Wl,--entry=0 wine_ucrt.o ucrtbase.def -o ucrtbase.dll
}

# A Wine without anything in it but the stubs.
make_prefix() {
    wineserver -k 2>/dev/null || true
    rm -rf "$WINEPREFIX"
    wineboot -i 2>/dev/null
    wineserver -w
    cp /try/stubs/*.dll "$drive/windows/system32"
}

# A sound device that plays into the void. Wine does not say in which thing it is, and Qt takes none without.
make_sound() {
    local key='HKLM\Software\Microsoft\Windows\CurrentVersion\MMDevices\Audio\Render' device
    run 'Z:\try\python\python.exe' -c 'from PySide6.QtMultimedia import QMediaDevices as m; m.audioOutputs()'
    for device in $(run reg query "$key" /reg:64 | grep -o '{.*}'); do
        run reg add "$key\\$device\\Properties" /v '{8C7ED206-3F8A-4827-B3AB-AE9E1FAEFC6C},2' /t REG_SZ /d "$device" \
            /f /reg:64 >/dev/null
    done
}

# Building ------------------------------------------------------------------------------------------------------

build() {
    step "The program in one folder"
    cd /try/war
    wine /try/python/python.exe resources/installers/build.py --frozen-only --python 'Z:\try\python\python.exe'
    wineserver -w
    [ -z "$(find "$frozen" -iname 'icuuc*' -o -iname 'mscms*' -o -iname 'ucrtbase*' -o -iname 'winecrt*')" ] ||
        fail "what is meant for Wine got into the program"
    ! grep -rlaE 'Wine (builtin|another|placeholder) DLL' "$frozen" || fail "a DLL of Wine got into the program"
    ! find "$frozen" -name '*.so' | grep . || fail "a library of Linux got into the program"
    step "The installer"
    python3 resources/installers/windows_installer.py "$frozen" --output "$result"
    setup=$(echo "$result"/*-setup.exe)
}

# Trying --------------------------------------------------------------------------------------------------------

warapp() { run "$program/warapp.exe" "$@"; }
window() { xdotool search --onlyvisible --name "$1"; }
is_gone() { [ ! -e "$1" ]; }
programs() { run tasklist | grep -ci '^warappw' || true; }
has_no_program() { [ "$(programs)" = 0 ]; }
close() {
    run taskkill /im warappw.exe >/dev/null
    until_true 30 "the window does not close" has_no_program
}
# picture NAME: waits until the window is at rest, and takes the whole screen.
picture() {
    sleep 4
    import -window root "$result/$1.png"
    [ "$(identify -format %k "$result/$1.png")" -gt 200 ] || fail "there is next to nothing on $1.png"
}
hear_battles() {
    local battle recorder
    timeout 60 parec -d out.monitor --file-format=wav /try/heard.wav &
    recorder=$!
    for battle in 1 2 3; do
        xdotool search --name '^War$' windowfocus key space
        sleep 0.7
        import -window root "$result/battle-$battle.png"
        sleep 1
    done
    kill $recorder
    [ "$(sox /try/heard.wav -n stat 2>&1 | awk '/Maximum amplitude/ {print ($3 > 0.01)}')" = 1 ] ||
        fail "no battle is heard"
}
is_whole() {
    local other
    other=$(diff -rq "$frozen" "$program" | grep -v ': uninstall.exe$' || true)
    [ -z "$other" ] || fail "something else was installed than built: $other"
}
# refuses WHAT COMMAND...: an installer that ends with 3, because the game is open.
refuses() {
    local status=0
    run "${@:2}" || status=$?
    is "the end of $1 while the game is open" $status 3
    is_whole
}
state_of() {
    wineserver -w
    (cd "$drive" && find . -not -path './windows/*' | sort) >"$1.files"
    run regedit /E "$1.reg16" HKEY_CURRENT_USER
    wineserver -w
    iconv -f UTF-16 -t UTF-8 "$1.reg16" | tr -d '\r' >"$1.reg"
}

try_installed() {
    step "Installing silently"
    state_of /try/before
    run "$setup" /S || fail "the installer ended with $?"
    [ -f "$program/warappw.exe" ] || fail "the program was not installed"
    is_whole
    grep -qa warappw.exe "$shortcut" || fail "there is no entry in the start menu"
    is "what can be uninstalled" "$(value "$UNINSTALL" /v DisplayName)" War
    is "its version" "$(value "$UNINSTALL" /v DisplayVersion)" "$version"
    is "the kind of .wargame" "$(value 'HKCU\Software\Classes\.wargame' /ve)" "$ID.wargame"
    echo "   $(du -h "$setup" | cut -f1) the installer, $(du -sh "$program" | cut -f1) installed"

    step "The program without a window"
    is "the version" "$(warapp --version | tr -d '\r')" "warapp $version"
    says '"winner": 0' warapp play --deal 12 --json
    warapp play --deal 12
    says '"rounds": 2000' warapp simulate --rounds 2000 --json
    warapp --self-test --screenshot 'Z:\try\result\self-test.png'
    [ -z "$(find "$own" -type f 2>/dev/null)" ] || fail "the self-test left something in the person's folder"

    step "The window"
    local began
    began=$(date +%s%N)
    run "$program/warappw.exe" &
    until_true 60 "no window opens" window '^War'
    echo "   the window after $((($(date +%s%N) - began) / 1000000)) ms"
    picture start
    hear_battles
    refuses installing "$setup" /S
    refuses uninstalling "$program/uninstall.exe" /S "_?=$(winepath -w "$program")"
    close

    step "Files, opened by what is registered for their kind"
    local kind # Wine 10 looks for kinds of files only where those for everybody are, Windows looks at both
    for kind in .wargame "$ID.wargame"; do
        run reg copy "HKCU\\Software\\Classes\\$kind" "HKLM\\Software\\Classes\\$kind" /s /f >/dev/null
    done
    printf '{"format": "warapp-round", "version": 1, "deal_number": 12, "battles": 7}' >/try/evening.wargame
    printf '{"format": "warapp-round", "version": 1, "deal_number": 13, "battles": 20}' >"/try/Übung 2.wargame"
    run start 'Z:\try\evening.wargame'
    until_true 60 "the file does not open" window '^War'
    picture file
    run start 'Z:\try\Übung 2.wargame'
    until_true 60 "the file does not get to the open window" grep 'bung 2' "$own/warapp.ini"
    picture second-file
    is "the number of windows" "$(programs)" 1
    close
    grep -q evening "$own/warapp.ini" || fail "the first file is not among the recent ones"

    step "Installing over it, and uninstalling silently"
    run "$setup" /S || fail "the installer ended with $?"
    is_whole
    run "$program/uninstall.exe" /S || fail "the uninstaller ended with $?"
    until_true 60 "the uninstaller does not come to an end" is_gone "$program"
    state_of /try/after
    # NSIS has Windows delete its copy of the uninstaller, in Temp, at the next start
    comm -13 /try/before.files /try/after.files |
        grep -vE "/AppData/Local/(State\$|(State/)?warapp|Programs\$|Temp/)" >/try/left || true
    [ ! -s /try/left ] || fail "files are left: $(cat /try/left)"
    grep -i warapp /try/after.reg && fail "this is left in the registry"
    echo "   the person's own files are left: $(cd "$own/.." && find warapp State -type f | tr '\n' ' ')"
}

rm -rf "$result"
mkdir -p "$result"
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' /try/war/warapp/__init__.py)
Xvfb "$DISPLAY" -noreset -screen 0 1280x900x24 >/dev/null 2>&1 &
until_true 20 "Xvfb does not start" xdotool getdisplaygeometry
openbox >/dev/null 2>&1 &
rm -rf "$XDG_RUNTIME_DIR"/pulse
pulseaudio -n --exit-idle-time=-1 -L 'module-null-sink sink_name=out' -L module-native-protocol-unix 2>/dev/null &
make_stubs
step "A fresh Wine to build in"
make_prefix
build
step "A fresh Wine to try in"
make_prefix
make_sound
try_installed
