#!/usr/bin/env python3
"""Sees that tests/bench/compare tells a slower build from noise, on made-up figures."""

import json
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

COMPARE = Path(__file__).resolve().parents[1] / "bench" / "compare"
REPETITIONS = 12
NOISE = 0.04


def figures(seed, factor=1.0, names=40, slow=frozenset({"b0"})):
    """What Google Benchmark writes: times about 100 ns, those of `slow` times the factor, with a tail as of a busy machine."""
    draw = random.Random(seed)
    entries = []
    for i in range(names):
        for _ in range(REPETITIONS):
            time = 100 * (1 + abs(draw.gauss(0, NOISE)) + (0.3 if draw.random() < 0.05 else 0))
            entries.append({"name": f"b{i}", "run_name": f"b{i}", "run_type": "iteration", "label": "",
                            "real_time": 2 * time, "time_unit": "ns",
                            "cpu_time": time * (factor if f"b{i}" in slow else 1)})
    return {"context": {}, "benchmarks": entries}


class CompareTest(unittest.TestCase):
    def compare(self, before, after):
        with tempfile.TemporaryDirectory() as folder:
            paths = [Path(folder, "before.json"), Path(folder, "after.json")]
            for path, document in zip(paths, (before, after)):
                path.write_text(json.dumps(document), encoding="utf-8")
            done = subprocess.run([sys.executable, COMPARE, *paths], capture_output=True, text=True, check=False)
            self.assertEqual(done.stderr, "")
            return done.returncode, done.stdout

    def test_no_change_passes(self):
        for seed in range(5):
            with self.subTest(seed=seed):
                status, text = self.compare(figures(2 * seed), figures(2 * seed + 1))
                self.assertEqual(status, 0, text)

    def test_slower_by_15_percent_fails(self):
        for seed in range(5):
            with self.subTest(seed=seed):
                status, text = self.compare(figures(2 * seed), figures(2 * seed + 1, 1.15))
                self.assertEqual(status, 1, text)
                self.assertEqual([line.split()[0] for line in text.splitlines() if line.endswith("SLOWER")], ["b0"])

    def test_faster_passes(self):
        self.assertEqual(self.compare(figures(1), figures(2, 0.8))[0], 0)

    def test_less_than_is_worth_telling_passes(self):
        exact = figures(1)
        after = json.loads(json.dumps(exact))
        for entry in after["benchmarks"]:
            entry["cpu_time"] *= 1.01
        self.assertEqual(self.compare(exact, after)[0], 0)

    def test_nothing_in_common_fails(self):
        empty = {"context": {}, "benchmarks": []}
        with tempfile.NamedTemporaryFile("w", suffix=".json") as one:
            json.dump(empty, one)
            one.flush()
            done = subprocess.run([sys.executable, COMPARE, one.name, one.name], capture_output=True, check=False)
        self.assertEqual(done.returncode, 1)


if __name__ == "__main__":
    unittest.main()
