#!/usr/bin/env python3
"""Sees that tests/tidy reports what clang-tidy finds in batches as it does one by one, on small trees of made-up sources."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOUND = "inline bool isThere(const int* p)\n{\n    return p;\n}\n"
CLEAN = "int {0}Clean()\n{{\n    return 1;\n}}\n"


class TidyTest(unittest.TestCase):
    def run_on(self, files, *arguments):
        """The findings of tests/tidy as “file [check]”, and all that it says."""
        with tempfile.TemporaryDirectory() as root:
            for path in (".clang-tidy", "tests/tidy"):
                Path(root, path).parent.mkdir(exist_ok=True)
                shutil.copy(ROOT / path, Path(root, path))
            for path, text in files.items():
                Path(root, path).parent.mkdir(parents=True, exist_ok=True)
                Path(root, path).write_text(text, encoding="utf-8")
            entries = [{"directory": root, "file": f"{root}/{path}", "command": f"c++ -I{root} -std=c++20 -c {root}/{path}"}
                       for path in files if path.endswith(".cpp")]
            Path(root, "build/dev").mkdir(parents=True)
            Path(root, "build/dev/compile_commands.json").write_text(json.dumps(entries), encoding="utf-8")
            done = subprocess.run([sys.executable, Path(root, "tests/tidy"), *(arguments or ["--all"])], capture_output=True,
                                  text=True, check=False)
            self.assertEqual(done.stderr, "")
            found = re.findall(rf"^{root}/(\S+?):\d+:\d+: error: .* (\[[\w.-]+)", done.stdout, re.M)
            self.assertEqual(done.returncode, 1 if found else 0, done.stdout)
            return sorted(path + " " + check + "]" for path, check in found), done.stdout

    def test_no_finding(self):
        files = {f"core/{name}.cpp": CLEAN.format(name) for name in "abc"}
        found, text = self.run_on(files)
        self.assertEqual(found, [])
        self.assertIn("3 files, 0 findings", text)

    def test_finding_of_a_source_in_a_batch(self):
        files = {"core/a.cpp": CLEAN.format("a"), "core/b.cpp": FOUND.replace("inline ", ""), "core/c.cpp": CLEAN.format("c")}
        self.assertEqual(self.run_on(files)[0], ["core/b.cpp [readability-implicit-bool-conversion]"])

    def test_finding_of_a_header_is_told_once(self):
        files = {"core/h.h": "#pragma once\n" + FOUND}
        for name in ("a", "b"):  # of one name, so not in one batch
            files[f"core/{name}/main.cpp"] = '#include "core/h.h"\n' + CLEAN.format(name)
        self.assertEqual(self.run_on(files)[0], ["core/h.h [readability-implicit-bool-conversion]"])

    def test_analyzer_sees_sources_in_a_batch(self):
        files = {"core/a.cpp": CLEAN.format("a"), "core/b.cpp": "int b(bool is)\n{\n    int* p = nullptr;\n    return is ? *p : 0;\n}\n"}
        self.assertIn("core/b.cpp [clang-analyzer-core.NullDereference]", self.run_on(files)[0])

    def test_names_of_files_do_not_clash(self):
        local = "namespace {{\n\nconstexpr int kMargin = 1;\n\n}} // namespace\n\nint {0}()\n{{\n    return kMargin;\n}}\n"
        self.assertEqual(self.run_on({f"core/{name}.cpp": local.format(name) for name in "abc"})[0], [])

    def test_clash_that_nobody_foresaw(self):
        files = {f"core/{name}.cpp": f"#define LOCAL kLocal\nconst int LOCAL = 1;\nint {name}()\n{{\n    return kLocal;\n}}\n"
                 for name in "abc"}
        self.assertEqual(self.run_on(files)[0], [])

    def test_source_that_does_not_compile(self):
        files = {"core/a.cpp": CLEAN.format("a"), "core/b.cpp": "int b()\n{\n    return nothing;\n}\n",
                 "core/c.cpp": CLEAN.format("c")}
        self.assertEqual(self.run_on(files)[0], ["core/b.cpp [clang-diagnostic-error]"])

    def test_paths(self):
        files = {"core/a.cpp": CLEAN.format("a"), "app/b.cpp": FOUND.replace("inline ", "")}
        self.assertEqual(self.run_on(files, "core")[0], [])
        self.assertNotEqual(self.run_on(files, "app/b.cpp")[0], [])


if __name__ == "__main__":
    unittest.main()
