"""Figures of Google Benchmark: several runs of a build's programs, and what they tell."""

import json
import statistics
import subprocess
import tempfile
from pathlib import Path

PROGRAMS = ["bubblebar-bench", "bubblebar-bench-start"]


class Benchmark:
    """One benchmark's figures, one for each repetition. Times in nanoseconds."""

    def __init__(self):
        self.times = []
        self.floor = ""
        self.counters = {}

    @property
    def median(self):
        return statistics.median(self.times)

    def counter(self, name):
        return statistics.median(self.counters[name])


UNITS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}
# What Google Benchmark itself writes about each repetition.
KNOWN = {"name", "family_index", "per_family_instance_index", "run_name", "run_type", "repetitions", "repetition_index",
         "threads", "iterations", "real_time", "cpu_time", "time_unit", "label", "aggregate_name", "aggregate_unit",
         "error_occurred", "error_message"}


def add(benchmarks, document):
    """Adds the repetitions of a document to `benchmarks`, by name."""
    for entry in document["benchmarks"]:
        if entry.get("run_type") != "iteration" or entry.get("error_occurred"):
            continue
        # What passes by hand is what the benchmark says; of everything else the processor time, which other programs
        # disturb the least.
        manual = "/manual_time" in entry["run_name"]
        name = entry["run_name"].replace("/manual_time", "").replace("/iterations:1", "").replace("/process_time", "")
        benchmark = benchmarks.setdefault(name, Benchmark())
        benchmark.times.append(entry["real_time" if manual else "cpu_time"] * UNITS[entry["time_unit"]])
        benchmark.floor = entry.get("label", "")
        for counter in entry.keys() - KNOWN:
            benchmark.counters.setdefault(counter, []).append(entry[counter])
    return benchmarks


def failures(document):
    return [f"{entry['run_name']}: {entry['error_message']}"
            for entry in document["benchmarks"] if entry.get("error_occurred")]


def measure(build, pattern="", min_time=0.1):
    """One repetition of all programs of a build: a document as Google Benchmark writes it."""
    whole = {"context": {}, "benchmarks": []}
    for program in PROGRAMS:
        path = Path(build) / "bin" / program
        if not path.exists():
            continue
        with tempfile.NamedTemporaryFile(suffix=".json") as out:
            command = [path, f"--benchmark_min_time={min_time}", f"--benchmark_out={out.name}",
                       "--benchmark_out_format=json", "--benchmark_format=console"]
            if pattern:
                command.append(f"--benchmark_filter={pattern}")
            done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
            text = Path(out.name).read_text(encoding="utf-8")
        if done.returncode != 0:
            raise RuntimeError(f"{path} failed: {done.stderr}")
        if not text.strip():
            continue  # no benchmark of that name in this program
        document = json.loads(text)
        whole["context"] = document["context"]
        whole["benchmarks"] += document["benchmarks"]
    if not whole["benchmarks"]:
        raise RuntimeError(f"nothing to measure in {build}/bin")
    return whole


def time_text(nanoseconds):
    for unit, factor in reversed(UNITS.items()):
        if nanoseconds >= factor:
            return f"{nanoseconds / factor:.3g} {unit}" if nanoseconds < 1000 * factor else f"{nanoseconds / factor:.0f} {unit}"
    return f"{nanoseconds:.3g} ns"
