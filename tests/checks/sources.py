"""The source files under one root, and their text without comments and literals."""

import re
from pathlib import Path

FOLDERS = ("core", "designer", "app", "tests")
SAMPLES = "tests/checks/samples/"


def source_files(root, *folders, suffixes=(".h", ".cpp")):
    """The paths, relative to root, of the sources in the folders (or in all), sorted; without this folder's samples."""
    found = []
    for folder in folders or FOLDERS:
        found += [path.relative_to(root).as_posix() for path in Path(root, folder).rglob("*") if path.suffix in suffixes]
    return sorted(path for path in found if not path.startswith(SAMPLES))


def read(root, path):
    return Path(root, path).read_text(encoding="utf-8")


def line_count(root, path):
    return len(read(root, path).splitlines())


NOISE = re.compile(
    r"""
    (?P<comment> //(?:\\\n|[^\n])* | /\*.*?\*/ )
  | (?P<raw> \b(?:u8|u|U|L)?R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)" )
  | (?P<string> "(?:\\.|[^"\\\n])*" )
  | (?P<character> (?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+' )
  | (?P<directive> ^[ \t]*\#(?:\\\n|//[^\n]*|/\*.*?\*/|[^\n])* )
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)


def bare_code(text):
    """The text with comments and preprocessor lines blanked and literals emptied; every line keeps its number."""

    def blank(match):
        newlines = "\n" * match.group().count("\n")
        return ('""' if match.lastgroup in ("raw", "string", "character") else " ") + newlines

    return NOISE.sub(blank, text)
