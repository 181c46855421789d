#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What evidence costs.

evidence.py PROGRAM certify [ROUNDS]         a certificate of a replay beside the replay alone, in turns
evidence.py PROGRAM page BROWSER [ROUNDS]    the verifier page with a report of 10 MB, beside the same page that checks nothing
"""

import base64
import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HARNESS = Path(__file__).parents[1] / "resources/verifier/harness.js"
REPORT_BYTES = 10_000_000


def log(runs, steps, work):
    lines = []
    for run in range(runs):
        entries = [{"task": f"Task {run}.", "task_images": None}]
        for number in range(1, steps + 1):
            code = f"numbers = [{run} + n * {number} for n in range({work})]\nprint(sum(numbers))"
            printed = sum(run + n * number for n in range(work))
            entries.append({"step_number": number, "tool_calls": [], "error": None, "model_output": f"Thought: I add.\n<code>\n{code}\n</code>",
                            "code_action": code, "observations": f"Execution logs:\n{printed}\n\nLast output from code snippet:\nNone",
                            "action_output": None, "is_final_answer": False})
        lines.append(json.dumps({"run_id": f"run-{run}", "state": "success", "output": "1", "steps": entries}))
    return "\n".join(lines)


class Folder:
    def __init__(self, top, program):
        self.top, self.program = Path(top), program

    def run(self, *words):
        return subprocess.run([self.program, *words], cwd=self.top, capture_output=True, check=False).stdout

    def cost(self, *words):
        """Seconds on the clock, and of the processor with all children."""
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        self.run(*words)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return time.perf_counter() - start, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def make(self, runs, steps, work):
        (self.top / "log.jsonl").write_text(log(runs, steps, work), encoding="utf-8")
        self.run("import", "log.jsonl", "--trail", "t.vitrine")
        self.run("trail", "seal", "t.vitrine", "--key", "me.pem", "--new-key")


def bench_certify(program, rounds=7):
    with tempfile.TemporaryDirectory() as top:
        folder = Folder(top, program)
        folder.make(1, 200, 20_000)
        (folder.top / "t.vitrine").rename(folder.top / "first.vitrine")
        ways = {"replay": ("replay", "t.vitrine", "--trail", "t.vitrine", "--clock", "recorded", "--seed", "1"),
                "certify": ("trail", "certify", "t.vitrine", "--run", "1", "--key", "me.pem", "--output", "c.json")}
        best = {}
        for _ in range(int(rounds)):
            for name, words in ways.items():
                (folder.top / "t.vitrine").write_bytes((folder.top / "first.vitrine").read_bytes())
                best[name] = [min(pair) for pair in zip(folder.cost(*words), best.get(name, (1e9, 1e9)))]
        for name, (wall, cpu) in best.items():
            print(f"{name}: {wall:.3f} s, {cpu:.3f} s of the processor")
        (replayed, idle), (certified, busy) = best["replay"], best["certify"]
        # The worker that runs the code is nobody's child: its time is only on the clock.
        print(f"certify over replay: {certified / replayed:.3f} on the clock, {(replayed + busy - idle) / replayed:.3f} by the processor time of "
              "the program, goal 1.05")


def page_time(browser, top, script):
    """Seconds until the browser has written the page with this script's answer."""
    file = Path(top) / "page.html"
    file.write_text(f"<!doctype html><meta charset=utf-8><pre id=out></pre>{script}", encoding="utf-8")
    start = time.perf_counter()
    shown = subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={top}/profile", "--dump-dom",
                            "--virtual-time-budget=600000", f"file://{file}"], capture_output=True, check=True).stdout.decode()
    taken = time.perf_counter() - start
    return taken, re.search(r'<pre id="out">(.*)</pre>', shown, re.DOTALL)[1]


def bench_page(program, browser, rounds=5):
    with tempfile.TemporaryDirectory() as top:
        folder = Folder(top, program)
        folder.make(100, 10, 10)
        report, runs = b"", 100
        while len(report) < REPORT_BYTES:
            folder.run("trail", "export", "t.vitrine", "--format", "html", "--output", "report.html", "--proofs")
            report = (folder.top / "report.html").read_bytes()
            if len(report) < REPORT_BYTES:
                runs = int(runs * REPORT_BYTES / len(report)) + 5
                (folder.top / "t.vitrine").unlink()
                (folder.top / "me.pem").unlink()
                folder.make(runs, 10, 10)
        folder.run("trail", "verifier", "--output", "verifier.html")
        verify = (folder.top / "verifier.html").read_text(encoding="utf-8").split("<script>")[1].split("</script>")[0]
        file = {"name": "report.html", "base64": base64.b64encode(report).decode()}
        best = {}
        for _ in range(int(rounds)):
            for name, act in (("nothing", "hasEd25519"), ("report", "verify")):
                jobs = json.dumps([{"act": act, "files": [file], "keys": "", "now": 0, "usesBrowser": True}])
                taken, answer = page_time(browser, top, f"""<script>{verify}</script><script>{HARNESS.read_text(encoding='utf-8')}
                    runJobs(VitrineVerifier, {jobs}).then(answers => {{ document.getElementById('out').textContent =
                        JSON.stringify(answers).slice(0, 300); }});</script>""")
                best[name] = min(taken, best.get(name, 1e9))
        print(f"report of {len(report) / 1e6:.1f} MB, {runs * 10} steps: {answer[:120]}")
        print(f"checked in {best['report'] - best['nothing']:.2f} s (browser and page alone {best['nothing']:.2f} s), goal 2 s")


if __name__ == "__main__":
    {"certify": bench_certify, "page": bench_page}[sys.argv[2]](sys.argv[1], *sys.argv[3:])
