# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs that were replayed in four shards and merged are what one process records: but for numbers, salts and times.

VITRINE_SHARD_RUNS sets how many runs there are (50,000 for a large collection)."""

import json
import os
import subprocess
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]
RUNS = int(os.environ.get("VITRINE_SHARD_RUNS", "120"))
SHARDS = 4
# Texts of everything that was recorded and replayed, by task: numbers of rows, times and what was used are not asked for.
RECORDED = """SELECT r.task AS task, r.external_id AS external_id, r.state AS state, r.step_count AS steps, s.ordinal AS ordinal, s.kind AS kind,
    s.status AS status, s.thought AS thought, c.code AS code, o.stream AS stream, o.text AS text, e.type AS error, e.message AS message
    FROM v_runs r JOIN v_steps s ON s.run = r.run LEFT JOIN v_code c ON c.step = s.step LEFT JOIN v_outputs o ON o.step = s.step
    LEFT JOIN v_errors e ON e.step = s.step ORDER BY task, ordinal, c.n, o.n"""
REPLAYED = """SELECT r.task AS task, s.ordinal AS ordinal, x.kind AS session, x.executor AS executor, x.policy AS policy, x.code AS code,
    x.status AS status, x.verdict AS verdict, x.reason AS reason, x.operations AS operations, x.output AS output, x.logs AS logs,
    x.error_type AS error_type, x.error_message AS error_message, x.error_rule AS rule
    FROM v_executions x JOIN v_steps s ON s.step = x.step JOIN v_runs r ON r.run = s.run ORDER BY task, ordinal"""


def log(number):
    codes = (f"x = {number}\nprint(x)", f"print({{'n': x, 'text': 'é' * 3}})", "import socket" if number % 5 == 0 else "print(x * x)",
             "print(1 / 0)" if number % 7 == 0 else "x")
    steps = [{"task": f"Task {number:06}."}]
    for place, code in enumerate(codes, 1):
        steps.append({"step_number": place, "tool_calls": [], "error": None, "model_output": f"Thought: {number}\n<code>\n{code}\n</code>",
                      "code_action": code, "observations": f"Execution logs:\n{number}\nLast output from code snippet:\nNone",
                      "action_output": None, "is_final_answer": False})
    return json.dumps({"run_id": f"run-{number}", "state": "success", "output": "1", "steps": steps})


def steps_log(steps):
    """A run with so many steps."""
    entries = [{"task": "Count."}]
    entries += [{"step_number": place, "tool_calls": [], "error": None, "model_output": f"<code>\nprint({place})\n</code>",
                 "code_action": f"print({place})", "observations": f"Execution logs:\n{place}\nLast output from code snippet:\nNone",
                 "action_output": None, "is_final_answer": False} for place in range(1, steps + 1)]
    return json.dumps(entries)


class Shards(unittest.TestCase):
    def run_program(self, *words):
        done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, check=False, env=os.environ | {"HOME": str(self.top)})
        self.assertIn(done.returncode, (0, 1), done.stderr[-2000:])
        return done.stdout.decode()

    def rows(self, trail, question):
        limits = ("--rows", "10000000", "--seconds", "600")
        lines = [json.loads(line) for line in self.run_program("trail", "sql", trail, question, "--json", *limits).splitlines()]
        return [line for line in lines if "task" in line]

    def syncs(self, steps):
        """How often the disk is synced while a run of so many steps is replayed."""
        (self.top / f"{steps}.json").write_text(steps_log(steps), encoding="utf-8")
        calls, trail = self.top / f"{steps}.calls", self.top / f"{steps}.vitrine"
        done = subprocess.run(["strace", "-f", "-qq", "-o", calls, "-e", "trace=fsync,fdatasync", PROGRAM, "replay", "--executor", "in-process",
                               "--trail", trail, self.top / f"{steps}.json"], capture_output=True, check=False, env=os.environ | {"HOME": str(self.top)})
        self.assertIn(done.returncode, (0, 1), done.stderr[-2000:])
        self.assertEqual(len(json.loads(self.run_program("trail", "show", trail, "--json"))["runs"][0]["steps"]), steps + 1)
        return sum("sync(" in line for line in calls.read_text(encoding="utf-8").splitlines())

    def compare(self, whole, merged, runs):
        for question in (RECORDED, REPLAYED):
            expected = self.rows(whole, question)
            self.assertEqual(len({row["task"] for row in expected}), runs)
            self.assertEqual(self.rows(merged, question), expected)

    def test_the_disk_is_not_synced_for_each_step(self):
        """A large collection would wait for the disk most of the time."""
        with tempfile.TemporaryDirectory() as folder:
            self.top = Path(folder)
            few = self.syncs(2)
            self.assertGreater(few, 0)
            self.assertLessEqual(self.syncs(40), few + 2)

    def test_shards_are_what_one_process_records(self):
        with tempfile.TemporaryDirectory() as folder:
            self.top = Path(folder)
            (self.top / "logs").mkdir()
            for file in range(10):
                numbers = range(file, RUNS, 10)
                (self.top / f"logs/{file}.jsonl").write_text("\n".join(map(log, numbers)) + "\n", encoding="utf-8")
            logs, whole, merged = self.top / "logs", self.top / "whole.vitrine", self.top / "merged.vitrine"
            parts = [self.top / f"{part}.vitrine" for part in range(1, SHARDS + 1)]
            with ThreadPoolExecutor(SHARDS) as pool:
                list(pool.map(lambda part: self.run_program("replay", "--shard", f"{part}/{SHARDS}", "--trail", parts[part - 1], logs),
                              range(1, SHARDS + 1)))
            self.run_program("replay", "--trail", whole, logs)
            self.run_program("trail", "merge", *parts, "--into", merged)
            for trail in (whole, merged):
                self.assertTrue(json.loads(self.run_program("trail", "verify", "--json", "--index", trail))["ok"])
            self.compare(whole, merged, RUNS)


if __name__ == "__main__":
    unittest.main(verbosity=2)
