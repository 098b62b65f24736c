"""Completion for zsh."""

HEAD = """#compdef bubblebar-cli
# Completion for bubblebar-cli in zsh; made by packaging/cli/describe.py.

"""


def quoted(text):
    """Within single quotes, where zsh reads [ ] and : as its own."""
    for special in "\\[]:":
        text = text.replace(special, "\\" + special)
    return text.replace("'", "'\\''")


def value_of(option):
    if not option.value:
        return ""
    name = option.value.rstrip(",…").lower()
    if option.is_list:
        return f":{name}:_values -s , {name} {option.choices}"
    return f":{name}:({option.choices})" if option.choices else f":{name}: "


def arguments(command, indent):
    lines = [f"'--{option.name}[{quoted(option.help)}]{value_of(option)}'" for option in command.options]
    if command.endings:
        pattern = command.endings.replace(" ", "|")
        lines.append(f"'*:file:_files -g \"*.({pattern})\"'")
    return f"{indent}_arguments \\\n" + " \\\n".join(f"{indent}    {line}" for line in lines) + "\n"


def chooser(name, commands, more):
    described = "".join(f"        '{command.name.split()[-1]}:{quoted(command.summary)}'\n" for command in commands)
    rows = ""
    for command in commands:
        last = command.name.split()[-1]
        body = f"            {function_of(command)}\n" if command.parts else arguments(command, " " * 12)
        rows += f"        {last})\n{body}            ;;\n"
    return f"""{name}() {{
    local curcontext=$curcontext state line
    local -a commands=(
{described}    )
    _arguments -C {more} '1:command:->command' '*::argument:->argument'
    case $state in
    command)
        _describe command commands
        ;;
    argument)
        case $words[1] in
{rows}        esac
        ;;
    esac
}}
"""


def function_of(command):
    return "_bubblebar-cli-" + command.name


def completion(commands):
    text = HEAD
    for command in commands:
        if command.parts:
            text += chooser(function_of(command), command.parts, "'--help[shows help]'") + "\n"
    return text + chooser("_bubblebar-cli", commands, "'--help[lists the commands]' '--version[shows the version]'") + \
        "\n_bubblebar-cli \"$@\"\n"
