#!/usr/bin/env python3
"""checks.py NAME BUILD [ROOT]: one check of what packages say of the program; prints each breach and fails when there is one."""

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def read(root, path):
    return Path(root, path).read_text(encoding="utf-8")


def identity(root):
    """The names in cmake/identity.cmake, and the version."""
    names = dict(re.findall(r'^set\((\w+) "(.*)"\)', read(root, "cmake/identity.cmake"), re.MULTILINE))
    version = re.search(r"^project\(.* VERSION ([0-9.]+)", read(root, "CMakeLists.txt"), re.MULTILINE).group(1)
    return {**names, "version": version}


def desktop_entry(build, names):
    lines = read(build, f"packaging/{names['BUBBLEBAR_ID']}.desktop").splitlines()
    return dict(line.split("=", 1) for line in reversed(lines) if "=" in line)


def metainfo(build, names):
    return ElementTree.fromstring(read(build, f"packaging/{names['BUBBLEBAR_ID']}.metainfo.xml"))


def version(root, build):
    """The version and its day are the same wherever they are told."""
    names = identity(root)
    for program in ("bubblebar", "bubblebar-cli"):
        told = subprocess.run([Path(build, "bin", program), "--version"], capture_output=True, text=True, check=True).stdout
        if told != f"{program} {names['version']}\n":
            yield f"{program} --version says {told.strip()}, CMakeLists.txt {names['version']}"
    newest = re.search(r"^## \[(.*?)\](?: - (\S+))?$", read(root, "CHANGELOG.md"), re.MULTILINE)
    if newest.group(1) != "Unreleased" and newest.groups() != (names["version"], names["BUBBLEBAR_RELEASED"]):
        yield (f"CHANGELOG.md begins with {newest.group(1)} of {newest.group(2)}, CMakeLists.txt has {names['version']} "
               f"and cmake/identity.cmake {names['BUBBLEBAR_RELEASED']}")
    release = metainfo(build, names).find("releases/release")
    if release.attrib != {"version": names["version"], "date": names["BUBBLEBAR_RELEASED"]}:
        yield f"the metainfo's newest release is {release.attrib}"


def files_of(root):
    """The texts of the tree, without what is built and without prose."""
    for top in sorted(Path(root).iterdir()):
        if not top.name.startswith("build") and top.name != ".git":
            yield from (path for path in ([top] if top.is_file() else sorted(top.glob("**/*")))
                        if path.is_file() and path.suffix not in (".png", ".ico", ".icns", ".wav", ".md", ".pyc"))


def one_place(root, _build):
    """No other file than cmake/identity.cmake says what it says; the Flatpak manifest, which nothing fills in, says the same."""
    names = identity(root)
    values = [names[key] for key in ("BUBBLEBAR_ID", "BUBBLEBAR_HOMEPAGE", "BUBBLEBAR_MAINTAINER")]
    for path in files_of(root):
        name = path.relative_to(root)
        if str(name) == "cmake/identity.cmake" or name.parts[:2] == ("packaging", "flatpak"):
            continue
        text = path.read_bytes().decode(errors="replace")
        yield from (f"{name}: says “{value}”, which cmake/identity.cmake is for" for value in values if value in text)
    manifest = json.loads(read(root, f"packaging/flatpak/{names['BUBBLEBAR_ID']}.json"))
    if manifest["id"] != names["BUBBLEBAR_ID"]:
        yield f"the Flatpak manifest is of {manifest['id']}"
    if any(argument.startswith("--filesystem") for argument in manifest["finish-args"]):
        yield "the Flatpak manifest opens folders: files are for the portals"


def file_types(root, build):
    """Every format that the core reads is a type of the desktop's, with an icon; what opens by a double click agrees."""
    names = identity(root)
    types = {}
    for entry in ElementTree.fromstring(read(root, "packaging/desktop/mime.xml")):
        kind = entry.get("type").removeprefix("application/x-bubblebar-")
        types[kind] = entry.find(f"{MIME}glob").get("pattern").removeprefix("*.")
        icon = entry.find(f"{MIME}icon").get("name")
        if not Path(root, "packaging/icons", f"{icon}.svg").exists():
            yield f"packaging/icons/{icon}.svg is missing"
        languages = {comment.get("{http://www.w3.org/XML/1998/namespace}lang") for comment in entry.iter(f"{MIME}comment")}
        if languages != {None, "de", "es", "fr", "nl"}:
            yield f"packaging/desktop/mime.xml: {kind} has no comment in some language"
    formats = {name for path in Path(root, "core").glob("**/*.cpp")
               for name in re.findall(r'"bubblebar-(\w+)"', path.read_text(encoding="utf-8"))}
    if formats != set(types):
        yield f"the core reads {sorted(formats)}, packaging/desktop/mime.xml has {sorted(types)}"
    opens = dict(pair.split(":") for pair in
                 re.findall(r'"(\w+:\w+)"', re.search(r"set\(BUBBLEBAR_OPENS ([^)]*)\)", read(root, "cmake/identity.cmake"))[1]))
    if not opens.items() <= types.items():
        yield f"cmake/identity.cmake opens {opens}, packaging/desktop/mime.xml has {types}"
    wanted = [f"application/x-bubblebar-{kind}" for kind in opens]
    if desktop_entry(build, names)["MimeType"].strip(";").split(";") != wanted:
        yield "the desktop entry opens other types than cmake/identity.cmake has"
    if [media.text for media in metainfo(build, names).iter("mediatype")] != wanted:
        yield "the metainfo provides other types than cmake/identity.cmake has"


def screenshots(root, build):
    """The screenshots of the metainfo are pictures that tests/screenshots makes."""
    names = identity(root)
    made = {name for path in Path(root, "tests/shots").glob("*.cpp")
            for name in re.findall(r'"([a-z-]+)"', path.read_text(encoding="utf-8"))}
    for image in metainfo(build, names).iter("image"):
        picture = re.fullmatch(re.escape(names["BUBBLEBAR_HOMEPAGE"]) + r"/screenshots/([a-z-]+)-(?:light|dark)\.png", image.text)
        if not picture or picture.group(1) not in made:
            yield f"tests/screenshots makes no {image.text}"


def manual(_root, build):
    """bubblebar's man page has the options that --help has. (For bubblebar-cli, see packaging/cli.)"""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    run = subprocess.run([Path(build, "bin/bubblebar"), "--help"], capture_output=True, text=True, check=True, env=environment)
    helped = set(re.findall(r"^  ((?:-\w, )?--[\w-]+)", run.stdout, re.MULTILINE))
    section = re.search(r"\n\.SH OPTIONS\n(.*?)\n\.PP\n", read(build, "packaging/bubblebar.6"), re.DOTALL).group(1)
    described = {re.sub(r'[" ]+', " ", line).replace("\\-", "-").replace(" ,", ",").strip()
                 for line in re.findall(r"^\.TP\n\.BR? (.*)$", section, re.MULTILINE)}
    if helped != described:
        yield f"bubblebar --help has {sorted(helped)}, its man page {sorted(described)}"


CHECKS = {check.__name__.replace("_", "-"): check for check in (version, one_place, file_types, screenshots, manual)}


def main(name, build, root=Path(__file__).parents[2]):
    breaches = list(CHECKS[name](root, build))
    print(*breaches, sep="\n")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
