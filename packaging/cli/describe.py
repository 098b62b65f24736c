#!/usr/bin/env python3
"""describe.py PROGRAM [--check]: writes what else tells of bubblebar-cli's commands, from their --help.

That is the part COMMANDS of its man page (man/commands.6) and the completions for bash, zsh and fish (completion/). With
--check nothing is written: the files that would change are named, and there must be none.
"""

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import bash
import fish
import man
import zsh

PACKAGING = Path(__file__).resolve().parents[1]
FILES = {
    "man/commands.6": man.page,
    "completion/bubblebar-cli.bash": bash.completion,
    "completion/_bubblebar-cli": zsh.completion,
    "completion/bubblebar-cli.fish": fish.completion,
}

# What may stand for the value of an option, and how the names of the files end that a command reads.
LEVELS = "random easy medium hard expert"
VALUES = {
    "simulate players": LEVELS,
    "beep simulate players": "easy medium hard",
    "generate terrain": "meadow teal orange purple magenta",
    "export what": "track plan poster tiles cards stickers",
    "export paper": "A4 A3 Letter Legal",
    "export orientation": "auto upright across",
    "export duplex": "long short none",
    "export page-map": "yes no",
    "beep simulate table": "strict tournament",
}
LISTS = {"simulate players", "beep simulate players", "generate terrain"}  # more than one value, with commas
ENDINGS = {"TRACK": "bbtrack png svg", "POSITION": "bbposition", "GAME": "bbgame", "beetle RECORD": "bbbeetle",
           "beep RECORD": "bbbeep"}


@dataclass
class Option:
    name: str
    value: str
    help: str
    choices: str
    is_list: bool


@dataclass
class Command:
    name: str
    usage: str
    summary: str
    help: str
    example: str
    options: list = field(default_factory=list)
    parts: list = field(default_factory=list)
    endings: str = ""


def help_of(program, *words):
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    run = subprocess.run([program, *words, "--help"], capture_output=True, check=True, env=environment)
    return run.stdout.decode()


def table(text, heading):
    """The rows below a heading: what is described, and its description."""
    rows = re.search(rf"^{heading}:\n((?:  .*\n)+)", text, re.MULTILINE)
    return [tuple(re.split(r"\s{2,}", row.strip(), maxsplit=1)) for row in rows.group(1).splitlines()] if rows else []


def option_of(command, use, text):
    name, _, value = use.removeprefix("--").partition(" ")
    key = f"{command} {name}"
    return Option(name, value, text, VALUES.get(key, ""), key in LISTS)


def endings_of(name, usage):
    group = name.split()[0]
    return next((endings for word, endings in ENDINGS.items()
                 if word.split()[-1] in usage.split()[0] and word.split()[0] in (word, group)), "")


def command_of(program, name, summary):
    text = help_of(program, *name.split())
    usage = re.match(r"Usage: \S+ (.*)\n", text).group(1).removeprefix(name).strip()
    about = re.search(r"\n\n(.*?)\n\n(?:Options|Commands):", text, re.DOTALL).group(1)
    example = re.search(r"\nExample:\n(.*)", text, re.DOTALL).group(1).strip()
    command = Command(name, usage, summary, " ".join(about.split()), example, endings=endings_of(name, usage))
    command.options = [option_of(name, use, rest) for use, rest in table(text, "Options")]
    command.parts = [command_of(program, part, rest) for part, rest in table(text, "Commands")]
    return command


def commands_of(program):
    return [command_of(program, name, summary) for name, summary in table(help_of(program), "Commands")]


def main(program, check=None):
    commands = commands_of(program)
    stale = []
    for name, make in FILES.items():
        path = PACKAGING / name
        text = make(commands)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if not check:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if check:
        print(*(f"packaging/{name}: not what --help says; run packaging/cli/describe.py" for name in stale), sep="\n")
    return 1 if check and stale else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--check"]):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
