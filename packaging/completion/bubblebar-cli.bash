# Completion for bubblebar-cli in bash; made by packaging/cli/describe.py.

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
    check)
        options='--json --help' endings='bbtrack png svg'
        ;;
    moves)
        options='--json --help' endings='bbposition'
        ;;
    apply)
        options='--json --help' endings='bbposition'
        ;;
    perft)
        options='--depth --json --help' endings='bbposition'
        ;;
    explain)
        options='--json --help' endings='bbposition'
        ;;
    position)
        options='--at --json --help' endings='bbgame'
        ;;
    replay)
        options='--json --help' endings='bbgame'
        ;;
    simulate)
        options='--players --games --seed --threads --teams --json --help' endings='bbtrack png svg'
        ;;
    generate)
        options='--tiles --terrain --seed --stretch --branching --turns --boxes --json --help'
        ;;
    code)
        options='--help' endings='bbtrack png svg'
        ;;
    decode)
        options='--json --help'
        ;;
    export)
        options='--what --size --dpi --paper --orientation --tile-width --overlap --margin --duplex --back-offset --pieces --page-map --help' endings='bbtrack png svg'
        ;;
    beetle)
        command="$command ${COMP_WORDS[2]}"
        [ "$COMP_CWORD" -ne 2 ] || commands='simulate replay --help'
        case ${COMP_WORDS[2]} in
            simulate)
                options='--players --games --seed --first --four-legs --wings --json --help'
                ;;
            replay)
                options='--json --help' endings='bbbeetle'
                ;;
        esac
        ;;
    beep)
        command="$command ${COMP_WORDS[2]}"
        [ "$COMP_CWORD" -ne 2 ] || commands='score simulate --help'
        case ${COMP_WORDS[2]} in
            score)
                options='--json --help' endings='bbbeep'
                ;;
            simulate)
                options='--players --games --seed --table --json --help'
                ;;
        esac
        ;;
    esac
    if [ "$COMP_CWORD" -eq 1 ]; then
        commands='check moves apply perft explain position replay simulate generate code decode export beetle beep --help --version'
    fi
    case "$command $previous" in
    'simulate --players') values=',random easy medium hard expert' ;;
    'generate --terrain') values=',meadow teal orange purple magenta' ;;
    'export --what') values='track plan poster tiles cards stickers' ;;
    'export --paper') values='A4 A3 Letter Legal' ;;
    'export --orientation') values='auto upright across' ;;
    'export --duplex') values='long short none' ;;
    'export --page-map') values='yes no' ;;
    'beep simulate --players') values=',easy medium hard' ;;
    'beep simulate --table') values='strict tournament' ;;
    esac
    if [ -n "$values" ]; then
        [ "${values:0:1}" != , ] || case $current in *,*) prefix=${current%,*}, ;; esac
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
