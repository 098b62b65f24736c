"""Completion for bash."""

HEAD = """# Completion for bubblebar-cli in bash; made by packaging/cli/describe.py.

# Files whose names end so, and folders that may hold them.
_bubblebar_cli_files() {
    local ending
    compopt -o filenames 2>/dev/null
    COMPREPLY=()
    for ending in $1; do
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -X "!*.$ending" -- "$2")
    done
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "$2")
}

_bubblebar_cli() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command=${COMP_WORDS[1]} commands='' options='' endings='' values='' prefix=''
    case $command in
"""

TAIL = """    esac
    if [ "$COMP_CWORD" -eq 1 ]; then
        commands='%s --help --version'
    fi
    case "$command $previous" in
%s    esac
    if [ -n "$values" ]; then
        [ "${values:0:1}" != , ] || case $current in *,*) prefix=${current%%,*}, ;; esac
        mapfile -t COMPREPLY < <(compgen -P "$prefix" -W "${values#,}" -- "${current##*,}")
    elif [ -n "$commands" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$current")
    elif [ "${current:0:1}" = - ] || [ -z "$endings" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    else
        _bubblebar_cli_files "$endings" "$current"
    fi
}
complete -F _bubblebar_cli bubblebar-cli
"""


def words(command):
    return " ".join(f"--{option.name}" for option in command.options)


def row(command, indent):
    endings = f" endings='{command.endings}'" if command.endings else ""
    return f"{indent}{command.name.split()[-1]})\n{indent}    options='{words(command)}'{endings}\n{indent}    ;;\n"


def group(command):
    names = " ".join(part.name.split()[-1] for part in command.parts)
    rows = "".join(row(part, " " * 12) for part in command.parts)
    return (f"    {command.name})\n        command=\"$command ${{COMP_WORDS[2]}}\"\n"
            f"        [ \"$COMP_CWORD\" -ne 2 ] || commands='{names} --help'\n"
            f"        case ${{COMP_WORDS[2]}} in\n{rows}        esac\n        ;;\n")


def values(commands):
    for command in commands:
        for option in command.options:
            if option.choices:
                mark = "," if option.is_list else ""
                yield f"    '{command.name} --{option.name}') values='{mark}{option.choices}' ;;\n"
        yield from values(command.parts)


def completion(commands):
    rows = "".join(group(command) if command.parts else row(command, "    ") for command in commands)
    return HEAD + rows + TAIL % (" ".join(command.name for command in commands), "".join(values(commands)))
