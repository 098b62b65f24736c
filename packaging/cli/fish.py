"""Completion for fish."""

HEAD = """# Completion for bubblebar-cli in fish; made by packaging/cli/describe.py.

# Does the command line begin with these commands?
function __bubblebar_cli_at
    set -l words (commandline -opc)
    set -l last (math (count $argv) + 1)
    test (count $words) -ge $last; and test "$words[2..$last]" = "$argv"
end

# Do just these commands stand there, so that the next word is another?
function __bubblebar_cli_after
    set -l words (commandline -opc)
    test (count $words) -eq (math (count $argv) + 1); and test "$words[2..-1]" = "$argv"
end

# Files whose names end so.
function __bubblebar_cli_files
    for ending in $argv
        __fish_complete_suffix .$ending | string match -r ".*(?:/|\\\\.$ending)(?:\\\\t.*)?\\$"
    end
end

complete -c bubblebar-cli -f
complete -c bubblebar-cli -n __bubblebar_cli_after -l help -d 'lists the commands'
complete -c bubblebar-cli -n __bubblebar_cli_after -l version -d 'shows the version'
"""


def quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def line(condition, rest):
    return f"complete -c bubblebar-cli -n '{condition}' {rest}\n"


def option_line(command, option):
    value = ""
    if option.value:
        value = f" -x -a '{option.choices}'" if option.choices else " -x"
    return line(f"__bubblebar_cli_at {command.name}", f"-l {option.name}{value} -d {quoted(option.help)}")


def section(command):
    *above, last = command.name.split()
    text = "\n" + line(" ".join(["__bubblebar_cli_after", *above]), f"-a {last} -d {quoted(command.summary)}")
    if command.endings:
        text += line(f"__bubblebar_cli_at {command.name}", f"-a '(__bubblebar_cli_files {command.endings})'")
    text += "".join(option_line(command, option) for option in command.options)
    return text + "".join(section(part) for part in command.parts)


def completion(commands):
    return HEAD + "".join(section(command) for command in commands)
