# shellcheck shell=bash
# Shared by packaging/run, tests/run and tests/screenshots.

# The top of the source tree.
root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }

# The packages named in the given list files that are not installed, one a line.
missing_packages() {
    local wanted installed
    wanted=$(sed 's/#.*//' "$@" | grep -o '[^[:space:]]\+')
    mapfile -t wanted <<<"$wanted"
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^installed //p')
    printf '%s\n' "${wanted[@]}" | grep -vxF "$installed" || true
}

apt_get() {
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 "$@" >&2
}

# install_packages LIST…: installs what the lists name and the system lacks; where that can't be done, says what is needed.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        [ -f "$root/build/release/build.ninja" ] ||
            say "No apt here, so nothing is installed. Needed: CMake 3.25, Ninja, a C++20 compiler," \
                "Qt 6.4 or later (Base, Svg, LinguistTools; Multimedia for sound), tl-expected, libpng and qrcodegen; for tests also clang-format 14 and Python 3."
        return 0
    fi
    local missing
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    mapfile -t missing <<<"$missing"
    if [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null; then
        say "Installing: ${missing[*]}"
        apt_get update || true
        apt_get install -y --no-install-recommends "${missing[@]}" && return 0
    fi
    say "Please install as root: apt-get install --no-install-recommends ${missing[*]}"
    return 1
}

# build PRESET [TARGET…]: configures where that has not been done (or the tree has moved), then builds the targets, or all.
build() (
    cd "$root" || return 1
    local preset=$1 options=()
    shift
    if ! [ -f "build/$preset/build.ninja" ] || ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "build/$preset/CMakeCache.txt"; then
        command -v ccache >/dev/null && options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
        cmake --preset "$preset" --fresh "${options[@]}" >&2 || return 1
    fi
    cmake --build --preset "$preset" ${1:+--target "$@"} >&2
)
