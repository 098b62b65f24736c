#!/usr/bin/env python3
"""Each check passes a small good tree and fails on each kind of bad one; the function scanner finds every sample."""

import re
import shutil
import tempfile
import unittest
from pathlib import Path

from checks import CHECKS
from functions import functions_of

CHECKS_FOLDER = Path(__file__).resolve().parent
HEADER = '#include "core/support/extras.h"\n\nint answer();\n'


def function(lines, name="f"):
    return f"void {name}()\n{{\n" + "    call();\n" * (lines - 3) + "}\n"


class ChecksTest(unittest.TestCase):
    def breaches(self, check, files):
        with tempfile.TemporaryDirectory() as root:
            shutil.copy(CHECKS_FOLDER.parents[1] / ".clang-format", root)
            for path, text in files.items():
                Path(root, path).parent.mkdir(parents=True, exist_ok=True)
                Path(root, path).write_text(text, encoding="utf-8")
            return "\n".join(CHECKS[check](root))

    def test_good_tree_passes(self):
        files = {"core/track/a.h": HEADER, "core/track/a.cpp": function(8), "tests/core/track/tst_a.cpp": function(12)}
        for check in CHECKS:
            self.assertEqual(self.breaches(check, files), "", check)

    def test_bad_trees_fail(self):
        for check, path, text in BAD:
            with self.subTest(check=check, path=path):
                self.assertIn(Path(path).stem, self.breaches(check, {path: text}))

    def test_function_share_and_median(self):
        few = {"core/a.cpp": function(61) + function(9) * 99}
        many = {"core/a.cpp": function(61) * 3 + function(9) * 97}
        self.assertEqual(self.breaches("function-sizes", few), "")
        self.assertIn("3 of 100 functions", self.breaches("function-sizes", many))
        self.assertIn("median", self.breaches("function-sizes", {"core/a.cpp": function(11)}))

    def test_too_few_tests(self):
        self.assertIn("60%", self.breaches("test-ratio", {"core/a.cpp": "\n" * 10, "tests/a.cpp": "\n" * 5}))

    def test_missing_and_unfinished_plurals(self):
        empty = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="en_GB">\n</TS>\n'
        source = 'QString f(int n)\n{\n    return QCoreApplication::translate("A", "%n tile(s)", nullptr, n);\n}\n'
        files = {"app/a.cpp": source, "translations/bubblebar_en.ts": empty}
        self.assertIn("other sentences", self.breaches("translations", files))
        files["translations/bubblebar_en.ts"] = empty.replace("</TS>", '<!-- type="unfinished" --></TS>')
        self.assertIn("unfinished", self.breaches("translations", files))

    def test_scanner_finds_every_sample(self):
        text = (CHECKS_FOLDER / "samples/functions.cpp").read_text(encoding="utf-8")
        expected = [(name, int(lines), bool(constructor))
                    for lines, name, constructor in re.findall(r"^ *// -- (\d+) (\S+)( constructor)?$", text, re.MULTILINE)]
        self.assertGreater(len(expected), 12)
        self.assertEqual([(f.name, f.lines, f.is_constructor) for f in functions_of(text)], expected)


BAD = [
    ("links", "a.md", "# A\n[B](b.md)\n"),
    ("links", "docs/a.md", "# A\n![A](pictures/a.png)\n"),
    ("links", "a.md", "# First part\n[First](#first-part) [second](#second-part)\n"),
    ("layering", "core/track/a.cpp", '#include "core/bubble/position.h"\n'),
    ("layering", "core/bubble/a.cpp", '#include "core/bubble/players/player.h"\n'),
    ("layering", "core/support/a.h", '#include "core/track/hex.h"\n'),
    ("layering", "core/beetle/a.cpp", '#include "core/track/hex.h"\n'),
    ("layering", "core/beep/a.cpp", '#include "core/beetle/beetle.h"\n'),
    ("layering", "core/bubble/a.cpp", '#include "app/settings.h"\n'),
    ("layering", "core/track/a.cpp", '#include "hex.h"\n'),
    ("layering", "core/track/a.cpp", "#include <QPainter>\n"),
    ("layering", "core/track/a.h", "class A : public QObject\n{\n    Q_OBJECT\n};\n"),
    ("layering", "core/CMakeLists.txt", "target_link_libraries(core PUBLIC Qt6::Gui)\n"),
    ("layering", "designer/a.cpp", '#include "app/lobby.h"\n'),
    ("layering", "designer/drawing/a.cpp", '#include "designer/window.h"\n'),
    ("layering", "designer/drawing/a.cpp", "#include <QGraphicsItem>\n"),
    ("layering", "designer/drawing/a.cpp", "#include <QPrinter>\n"),
    ("layering", "app/cli/a.cpp", "#include <QApplication>\n"),
    ("layering", "app/cli/a.cpp", '#include "app/lobby.h"\n'),
    ("layering", "designer/a.cpp", "QSettings settings;\n"),
    ("formatting", "app/a.cpp", "int  main( ) {}\n"),
    ("file-sizes", "app/a.cpp", "\n" * 601),
    ("file-sizes", "app/a.h", "\n" * 350),
    ("function-sizes", "app/a.cpp", function(101) + function(5) * 99),
    ("function-sizes", "app/a.cpp", function(41, "A::A") + function(5) * 99),
    ("leftovers", "app/a.cpp", "// TO" "DO: later\n"),
    ("leftovers", "app/a.cpp", "int größe = 0;\n"),
    ("sounds", "resources/sounds/make_sounds.py", 'import sys\nopen(sys.argv[1] + "/horn.wav", "w").close()\n'),
]

if __name__ == "__main__":
    unittest.main()
