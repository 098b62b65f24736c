#!/usr/bin/env python3
"""checks.py NAME [ROOT]: one check of the source tree; prints each breach as path:line: sentence and fails when there is one."""

import filecmp
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from functions import functions_of
from sources import bare_code, line_count, read, source_files

WIDGETS = r"\bQ(?:Widget|Graphics|MainWindow|Dialog|Application\b)|QtWidgets"
PAINTING = r"\bQ(?:Painter|Pixmap|Image|Icon|Color|Font|Pen|Brush|Svg|GuiApplication)|QtGui|QtSvg"
PRINTING = r"\bQ(?:Printer|PrintDialog|PrintPreview|PageSetupDialog)|PrintSupport"

# layer: (the layers it may include from, a final "/" opening what lies below; what its files must not name).
# A file belongs to the longest layer that its path starts with, but must not name what any layer above it forbids.
LAYERS = {
    "core": (["core/"], f"{WIDGETS}|{PAINTING}|{PRINTING}|\\bQ_OBJECT\\b|Qt6::(?!Core)"),
    "core/support": (["core/support"], ""),
    "core/track": (["core/support", "core/track"], ""),
    "core/bubble": (["core/support", "core/track", "core/bubble"], ""),
    "core/bubble/players": (["core/support", "core/track", "core/bubble", "core/bubble/players"], ""),
    "core/beetle": (["core/support", "core/beetle"], ""),
    "core/beep": (["core/support", "core/beep"], ""),
    "designer": (["core/", "designer/"], ""),
    "designer/drawing": (["core/", "designer/drawing/"], f"{WIDGETS}|{PRINTING}|Qt6::(?!Core|Gui|Svg\\b)"),
    "designer/document": (["core/", "designer/document/"], WIDGETS),
    "designer/analysis": (["core/", "designer/analysis", "designer/document", "designer/drawing", "designer/widgets"],
                          ""),
    "designer/widgets": (["core/support", "designer/drawing/", "designer/widgets/"], ""),
    "app": (["core/", "designer/", "app/"], ""),
    "app/cli": (["core/", "designer/drawing/", "app/cli/"], f"{WIDGETS}|{PRINTING}"),
}


# What says that the language has changed is next to what changes it, and known to everybody who talks.
MAY_BE_OBJECTS = {"core/support/everylanguage.h"}


def layer_of(path):
    return max((layer for layer in LAYERS if path.startswith(layer + "/")), key=len, default=None)


def may_include(layer, target):
    return any(target.startswith(allowed) if allowed.endswith("/") else layer_of(target) == allowed
               for allowed in LAYERS[layer][0])


def layering(root):
    for path in source_files(root, "core", "designer", "app") + cmake_files(root):
        layer = layer_of(path)
        forbidden = [names for above, (_, names) in LAYERS.items() if names and path.startswith(above + "/")]
        for number, line in enumerate(read(root, path).splitlines(), 1):
            include = re.match(r'\s*#\s*include\s+"([^"]+)"', line)
            if include and not include.group(1).endswith(".moc") and not may_include(layer, include.group(1)):
                yield f"{path}:{number}: {layer} must not include {include.group(1)}"
            code = line.split("//")[0]
            named = next(filter(None, (re.search(pattern, code) for pattern in forbidden)), None)
            if named and not (named.group() == "Q_OBJECT" and path in MAY_BE_OBJECTS):
                yield f"{path}:{number}: {layer} must not name {named.group()}"
    settings = {Path(path).with_suffix("") for path in source_files(root, "core", "designer", "app")
                if re.search(r"\bQSettings\b", bare_code(read(root, path)))}
    if len(settings) > 1 or any(path.parts[0] != "app" for path in settings):
        yield f"{', '.join(sorted(map(str, settings)))}: QSettings is for one file in app"


def cmake_files(root):
    return [path for path in ("core/CMakeLists.txt", "designer/drawing/CMakeLists.txt") if Path(root, path).exists()]


def formatting(root):
    tool = shutil.which("clang-format-14") or shutil.which("clang-format")
    if not tool:
        yield "clang-format-14 is not installed"
        return
    files = source_files(root)
    run = subprocess.run([tool, "--dry-run", "-Werror", *files], cwd=root, capture_output=True, text=True, check=False)
    if run.returncode:
        yield run.stderr


def file_sizes(root):
    for path in source_files(root):
        lines, limit = line_count(root, path), 349 if path.endswith(".h") else 600
        if lines > limit:
            yield f"{path}:{limit}: {lines} lines, at most {limit}"


def function_sizes(root):
    functions = [(path, function) for path in source_files(root) for function in functions_of(read(root, path))]
    long = [(path, function) for path, function in functions if function.lines > 60]
    for path, function in functions:
        if function.lines > 100 or (function.is_constructor and function.lines > 40):
            yield f"{path}:{function.line}: {function.name} has {function.lines} lines"
    if len(long) > 0.02 * len(functions):
        yield from (f"{path}:{function.line}: {function.name} has {function.lines} lines" for path, function in long)
        yield f"{len(long)} of {len(functions)} functions have more than 60 lines; fewer than 2% may"
    if functions and statistics.median(function.lines for _, function in functions) > 10:
        yield "the median function has more than 10 lines"


def test_ratio(root):
    core, tests = (sum(line_count(root, path) for path in source_files(root, folder)) for folder in ("core", "tests"))
    if tests < 0.6 * core:
        yield f"tests have {tests} lines, core {core}: at least 60% are asked for"


def leftovers(root):
    for path in source_files(root):
        text = read(root, path)
        for number, line in enumerate(text.splitlines(), 1):
            word = re.search(r"\b(?:TODO|FIXME|XXX|HACK)\b", line)
            if word:
                yield f"{path}:{number}: {word.group()} left behind"
        for number, line in enumerate(bare_code(text).splitlines(), 1):
            if not line.isascii():
                yield f"{path}:{number}: a name that is not ASCII"


def translations(root):
    """English plurals are complete: each language's file is what lupdate makes of the sources, with nothing unfinished."""
    lupdate = shutil.which("lupdate", path=f"/usr/lib/qt6/bin:{os.environ['PATH']}")
    for file in Path(root, "translations").glob("*.ts"):
        path = file.relative_to(root)
        if 'type="unfinished"' in file.read_text(encoding="utf-8"):
            yield f"{path}: unfinished sentences"
        with tempfile.TemporaryDirectory() as folder:
            fresh = shutil.copy(file, folder)
            plural_only = ["-pluralonly"] if file.stem.endswith("_en") else []
            subprocess.run([lupdate, "-silent", "-I", ".", *plural_only, "-locations", "none", "-no-obsolete",
                            *source_files(root, "core", "designer", "app"), "-ts", fresh], cwd=root, check=True)
            if not filecmp.cmp(file, fresh, shallow=False):
                yield f"{path}: other sentences than in the sources; build update_translations and fill it in"


def sounds(root):
    """The sounds are what their script makes, byte for byte."""
    for script in Path(root, "resources/sounds").glob("make_sounds.py"):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, script, folder], check=True)
            for name in sorted({file.name for place in (folder, script.parent) for file in Path(place).glob("*.wav")}):
                made, kept = Path(folder, name), script.with_name(name)
                if not (made.exists() and kept.exists() and filecmp.cmp(made, kept, shallow=False)):
                    yield f"{script.relative_to(root)}:1: {name} is not what it makes; run it again"


LINK = re.compile(r"!?\[[^\]]*\]\(([^)#\s]*)(?:#([^)\s]*))?\)")
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


def anchors(page):
    """The names under which a page's headings can be linked to."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def links(root):
    """What the pages in the repository link to is there."""
    for page in sorted(Path(root).rglob("*.md")):
        if "build" in page.relative_to(root).parts:
            continue
        for target, anchor in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
            if target.startswith(("http:", "https:", "mailto:")):
                continue
            place = page.parent / target if target else page
            if not place.exists():
                yield f"{page.relative_to(root)}: there is no {target}"
            elif anchor and anchor not in anchors(place):
                yield f"{page.relative_to(root)}: {place.name} has no heading for #{anchor}"


CHECKS = {check.__name__.replace("_", "-"): check
          for check in (layering, formatting, file_sizes, function_sizes, test_ratio, leftovers, translations,
                        sounds, links)}


def main(name, root=Path(__file__).parents[2]):
    breaches = list(CHECKS[name](root))
    print(*breaches, sep="\n")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
