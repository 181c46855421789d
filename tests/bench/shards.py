#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays runs of four steps in four shards, merges the trails, and replays the same runs in one process: times, and whether both are the same.

shards.py PROGRAM RUNS [FOLDER]   FOLDER keeps the logs and trails
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
SHARDS = 4


def measured(name, *commands):
    """Runs the commands at the same time, and prints their time on the clock and on the processors."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    running = [subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL) for command in commands]
    statuses = [each.wait() for each in running]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"{name}: {time.monotonic() - start:.1f} s, {used:.1f} s of processor time, peak memory {after.ru_maxrss / 1024:.0f} MiB", flush=True)
    if any(status > 1 for status in statuses):
        sys.exit(f"{name}: failed: {statuses}")


def main(program, runs, folder):
    os.environ.setdefault("VITRINE_BINARY", program)
    sys.path.insert(0, str(TOP / "tests/app/cli"))
    import tst_shards as same  # noqa: E402, PLC0415: it reads its program from the environment

    top = Path(folder)
    (top / "logs").mkdir(parents=True, exist_ok=True)
    for file in range(10):
        (top / f"logs/{file}.jsonl").write_text("\n".join(map(same.log, range(file, runs, 10))) + "\n", encoding="utf-8")
    parts = [top / f"{part}.vitrine" for part in range(1, SHARDS + 1)]
    measured(f"{runs} runs in {SHARDS} shards", *([program, "replay", "--shard", f"{part}/{SHARDS}", "--trail", parts[part - 1], top / "logs"]
                                                for part in range(1, SHARDS + 1)))
    measured("in one process", [program, "replay", "--trail", top / "whole.vitrine", top / "logs"])
    measured("merged", [program, "trail", "merge", *parts, "--into", top / "merged.vitrine"])
    measured("verified", [program, "trail", "verify", "--index", top / "merged.vitrine"])
    case = same.Shards()
    case.top = top
    try:
        case.compare(top / "whole.vitrine", top / "merged.vitrine", runs)
    except unittest.TestCase.failureException as different:
        sys.exit(f"not the same: {str(different)[:2000]}")
    print("the merged trail has the same recordings and replays as that of one process")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as temporary:
        main(sys.argv[1], int(sys.argv[2]), *(sys.argv[3:] or [temporary]))
