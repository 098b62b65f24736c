# shellcheck shell=bash
# Shared by the tests of the packages.

say() { printf '%s\n' "$*" >&2; }
fail() {
    say "FAILED: $*"
    exit 1
}

# need TOOL…: the test is skipped where one of them is missing.
need() {
    local tool
    for tool; do
        command -v "$tool" >/dev/null || { say "Skipped: $tool is not installed"; exit 77; }
    done
}

# A folder of its own, gone at the end: $work.
work=$(mktemp -d "${TMPDIR:-/tmp}/bubblebar-test.XXXXXX")
trap 'rm -rf "$work"' EXIT

# Nothing of the user's is read or written, and no session of the user's is spoken to.
private_home() {
    mkdir -p "$work/home" "$work/runtime"
    chmod 700 "$work/runtime"
    export HOME=$work/home XDG_CONFIG_HOME=$work/home/.config XDG_DATA_HOME=$work/home/.local/share
    export XDG_CACHE_HOME=$work/home/.cache XDG_STATE_HOME=$work/home/.local/state XDG_RUNTIME_DIR=$work/runtime
    export LC_ALL=C.UTF-8 TMPDIR=$work
    unset DBUS_SESSION_BUS_ADDRESS WAYLAND_DISPLAY DISPLAY XDG_CURRENT_DESKTOP DESKTOP_SESSION LANGUAGE
}
