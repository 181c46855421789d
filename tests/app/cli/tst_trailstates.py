# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trails that are empty, cut off or left behind by a killed program, and what `trail verify` says of a trail."""

import fcntl
import json
import os
import shutil
import signal
import sqlite3
import struct
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]


def log(runs):
    """A log of single steps in which the model prints a number."""
    lines = []
    for run in range(runs):
        code = f"print({run})"
        step = {"step_number": 1, "tool_calls": [], "error": None, "model_output": f"Thought: {run}\n<code>\n{code}\n</code>",
                "code_action": code, "observations": f"Execution logs:\n{run}\nLast output from code snippet:\nNone",
                "action_output": None, "is_final_answer": False}
        lines.append(json.dumps([{"task": f"Print {run}.", "task_images": None}, step]))
    return "\n".join(lines) + "\n"


class TrailStates(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name)

    def run_program(self, *words, status=0):
        done = subprocess.run([PROGRAM, *map(str, words)], cwd=self.top, capture_output=True, text=True, check=False,
                              env=os.environ | {"HOME": str(self.top)})
        self.assertEqual(done.returncode, status, (words, done.stdout[-2000:], done.stderr[-2000:]))
        return done

    def trail(self, runs=3, name="t.vitrine"):
        (self.top / "log.jsonl").write_text(log(runs), encoding="utf-8")
        self.run_program("import", "log.jsonl", "--trail", name)
        return self.top / name

    def commands(self, file):
        return [("list", file), ("show", file), ("search", file, "has(code)"), ("sql", file, "SELECT 1"), ("stats", file),
                ("verify", file), ("seal", file), ("seal", file, "--key", "new.pem", "--new-key"), ("prove", file, "--entry", 1),
                ("tiles", file, "tiles"), ("timestamp", file, "--request", "request.tsq"), ("reindex", file),
                ("redact", file, "--containing", "x", "--in-place"), ("redact", file, "--containing", "x", "--into", "new.vitrine"),
                ("prune", file, "--older-than", "1d"), ("export", file, "--format", "csv", "--output", "out.csv"),
                ("certify", file, "--run", 1, "--output", "run.certificate"), ("merge", file, "--into", "new.vitrine"),
                ("repair", file, "--into", "new.vitrine")]

    def test_a_run_of_own_code_was_not_imported(self):
        (self.top / "step.py").write_text("print(1)", encoding="utf-8")
        self.run_program("run", "--trail", "s.vitrine", "step.py")
        said = self.run_program("trail", "verify", "s.vitrine").stdout
        self.assertIn("scratch runs: 1", said)
        self.assertNotIn("imported", said)
        recorded = json.loads(self.run_program("trail", "verify", "s.vitrine", "--json").stdout)["recorded"]
        self.assertEqual(recorded, {"live": {}, "imported": 0, "scratch": 1})
        self.assertIn("Run 1\n", self.run_program("trail", "show", "s.vitrine").stdout)

    def test_every_command_says_that_an_empty_trail_is_empty(self):
        empty = self.top / "empty.vitrine"
        empty.touch()
        for words in self.commands("empty.vitrine"):
            done = self.run_program("trail", *words, status=2)
            self.assertIn("Cannot read empty.vitrine: it is empty.", done.stderr, words)
            self.assertEqual(done.stdout, "", words)
            self.assertEqual(empty.stat().st_size, 0, words)
        self.assertEqual(sorted(file.name for file in self.top.iterdir() if not file.name.startswith(".")), ["empty.vitrine"])

    def test_every_command_says_that_half_a_trail_is_damaged(self):
        whole = self.trail().read_bytes()
        (self.top / "half.vitrine").write_bytes(whole[:len(whole) // 2])
        for words in self.commands("half.vitrine"):
            if words[0] == "repair":
                continue
            done = self.run_program("trail", *words, status=2)
            self.assertIn("Cannot read half.vitrine: it is damaged.", done.stderr, words)
        self.assertIn("vitrine trail repair", self.run_program("trail", "reindex", "half.vitrine", status=2).stderr)

    def test_a_repair_that_recovers_nothing_leaves_no_trail(self):
        whole = self.trail().read_bytes()
        for size in (50, 8192):
            (self.top / "start.vitrine").write_bytes(whole[:size])
            done = self.run_program("trail", "repair", "start.vitrine", "--into", "new.vitrine", status=2)
            self.assertIn("Cannot read start.vitrine: it is damaged", done.stderr)
            self.assertIn("no run, step, text or entry can be read", done.stderr)
            self.assertFalse((self.top / "new.vitrine").exists())

    def test_a_repair_counts_what_it_recovers(self):
        file = self.trail(runs=400)
        whole = file.read_bytes()
        file.write_bytes(whole[:len(whole) * 9 // 10])
        done = self.run_program("trail", "repair", "t.vitrine", "--into", "new.vitrine", status=1)
        found = json.loads(self.run_program("trail", "sql", "new.vitrine", "SELECT count(*) AS n FROM v_runs", "--json").stdout)
        runs = found["n"]
        self.assertIn(f"Recovered: runs {runs},", done.stdout)
        self.assertEqual("No run was recovered." in done.stdout, runs == 0)

    def test_a_reader_that_ends_early_leaves_a_whole_trail(self):
        (self.top / "log.jsonl").write_text(log(300), encoding="utf-8")
        with subprocess.Popen([PROGRAM, "replay", "log.jsonl", "--executor", "in-process", "--trail", "t.vitrine"], cwd=self.top,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {"HOME": str(self.top)}) as program:
            program.stdout.readline()
            program.stdout.close()
            message = program.stderr.read()
            self.assertEqual(program.wait(), -signal.SIGPIPE, message)
        self.assertEqual([file.name for file in self.top.iterdir() if file.name.startswith("t.vitrine")], ["t.vitrine"])
        said = json.loads(self.run_program("trail", "verify", "t.vitrine", "--json").stdout)
        self.assertTrue(said["ok"])
        executions = json.loads(self.run_program("trail", "stats", "t.vitrine", "--json").stdout)["all"]["executions"]
        self.assertTrue(0 < executions < 300, executions)

    @staticmethod
    def with_journal(file):
        """A connection that has written to the journal, without any lasting change."""
        connection = sqlite3.connect(file)
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("CREATE INDEX passing ON runs (id)")
        connection.execute("DROP INDEX passing")
        connection.commit()
        return connection

    # While the writer lives, the journal is part of the trail; when it was killed, the next reader moves it into the file.
    def test_the_journal_of_a_killed_writer_is_moved_into_the_trail(self):
        file = self.trail(name="whole.vitrine")
        journal = self.top / "t.vitrine-wal"
        connection = self.with_journal(file)
        for suffix in ("", "-wal"):
            shutil.copy(f"{file}{suffix}", f"{self.top / 't.vitrine'}{suffix}")
        connection.close()
        self.assertGreater(journal.stat().st_size, 0)
        self.run_program("trail", "list", "t.vitrine")
        self.assertFalse(journal.exists())

    def test_a_trail_in_use_is_more_than_one_file(self):
        file = self.trail()
        connection = self.with_journal(file)
        # The lock of a running writer (writerslot.h).
        with open(f"{file}-writers", "wb") as slots:
            fcntl.fcntl(slots, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, 1, 1, 0))
            for command in ("list", "verify"):
                self.assertIn("t.vitrine-wal", self.run_program("trail", command, "t.vitrine").stderr)
            self.assertGreater((self.top / "t.vitrine-wal").stat().st_size, 0)
        connection.close()
        self.assertNotIn("-wal", self.run_program("trail", "verify", "t.vitrine").stderr)

    def test_a_changed_trail_is_neither_sealed_nor_proven_nor_called_recovered(self):
        file = self.trail()
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--new-key")
        with sqlite3.connect(file) as connection:
            connection.execute("DROP TRIGGER steps_no_update")
            connection.execute("UPDATE steps SET seconds = 77 WHERE id = 2")
        connection.close()
        self.run_program("trail", "verify", "t.vitrine", status=1)
        before = file.read_bytes()
        done = self.run_program("trail", "seal", "t.vitrine", "--key", "other.pem", "--new-key", status=1)
        self.assertRegex(done.stderr, r"damaged at entry \d+.*not sealed")
        self.assertFalse((self.top / "other.pem").exists())
        self.assertEqual(file.read_bytes(), before)
        done = self.run_program("trail", "prove", "t.vitrine", "--step", 2, status=1)
        self.assertEqual(done.stdout, "")
        self.assertIn("damaged", done.stderr)
        done = self.run_program("trail", "repair", "t.vitrine", "--into", "new.vitrine", status=1)
        self.assertIn("The new trail is damaged at entry", done.stdout)
        self.assertIn("All rows were recovered", done.stdout)

    def test_lists_statistics_and_reports_mark_what_was_changed(self):
        file = self.trail()
        for words in (["list"], ["show"], ["stats"]):
            said = json.loads(self.run_program("trail", *words, "t.vitrine", "--json").stdout)
            self.assertEqual((said["integrity_checked"], said["damaged_at"]), (True, None))
        report = self.run_program("trail", "export", "--format", "html", "t.vitrine").stdout
        self.assertIn("Verified", report)
        self.assertNotIn("Damaged", report)
        with sqlite3.connect(file) as connection:
            connection.execute("DROP TRIGGER steps_no_update")
            connection.execute("UPDATE steps SET seconds = 77 WHERE id = 2")
        connection.close()
        for words in (["list"], ["show"], ["stats"]):
            done = self.run_program("trail", *words, "t.vitrine", status=1)
            self.assertRegex(done.stderr, r"The trail is damaged at entry \d+\. Run vitrine trail verify")
            said = json.loads(self.run_program("trail", *words, "t.vitrine", "--json", status=1).stdout)
            self.assertEqual((said["integrity_checked"], said["damaged_at"] is None), (True, False))
        self.assertIn(", damaged", self.run_program("trail", "list", "t.vitrine", status=1).stdout)
        listed = json.loads(self.run_program("trail", "list", "t.vitrine", "--json", status=1).stdout)
        self.assertEqual([run["damaged"] for run in listed["runs"]].count(True), 1)
        self.assertEqual(self.run_program("trail", "show", "t.vitrine", status=1).stdout.count("Damaged"), 1)
        shown = json.loads(self.run_program("trail", "show", "t.vitrine", "--json", status=1).stdout)
        damaged = [step["ordinal"] for run in shown["runs"] for step in run["steps"] if step["damaged"]]
        self.assertEqual(damaged, [2])
        report = self.run_program("trail", "export", "--format", "html", "t.vitrine", status=1)
        self.assertIn("The trail is damaged at entry", report.stderr)
        # Of the trail, the run, and the step.
        self.assertGreaterEqual(report.stdout.count(">Damaged<"), 3)

    def test_verify_lists_redactions(self):
        self.trail()
        self.run_program("trail", "redact", "t.vitrine", "--containing", "Print 1", "--into", "red.vitrine", "--reason", "a name")
        said = json.loads(self.run_program("trail", "verify", "red.vitrine", "--json").stdout)
        self.assertEqual([(one["reason"], one["texts"] > 0) for one in said["redactions"]], [("a name", True)])
        texts = said["redactions"][0]["texts"]
        text = self.run_program("trail", "verify", "red.vitrine").stdout
        self.assertRegex(text, rf"texts redacted: {texts}, at 20\d\d-\S+ \(a name\)")
        self.assertEqual(json.loads(self.run_program("trail", "verify", "t.vitrine", "--json").stdout)["redactions"], [])

    def test_the_seal_is_not_counted_as_an_addition(self):
        self.trail()
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--new-key")
        self.assertIn("added since the seal: none", self.run_program("trail", "verify", "t.vitrine").stdout)
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem")
        self.assertIn("added since the seal: none", self.run_program("trail", "verify", "t.vitrine").stdout)
        self.run_program("trail", "redact", "t.vitrine", "--containing", "Print 1.", "--in-place")
        self.assertRegex(self.run_program("trail", "verify", "t.vitrine").stdout, r"added since the seal: [1-9]")

    def test_an_existing_key_is_not_replaced(self):
        self.trail()
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--new-key", "--note", "one.note")
        key = (self.top / "me.pem").read_bytes()
        done = self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--new-key", status=2)
        self.assertIn("Cannot write me.pem: it already exists.", done.stderr)
        self.assertIn("Leave out --new-key", done.stderr)
        self.assertEqual((self.top / "me.pem").read_bytes(), key)

    def test_a_note_of_one_entry_has_no_plural(self):
        (self.top / "log.jsonl").write_text(log(1), encoding="utf-8")
        self.run_program("import", "log.jsonl", "--trail", "t.vitrine")
        entries = int(json.loads(self.run_program("trail", "verify", "t.vitrine", "--json").stdout)["entries"])
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--new-key", "--note", "one.note")
        text = self.run_program("trail", "witness", "one.note").stdout
        self.assertIn(f"The note is valid: {entries} entries, sealed with the key ", text)

    def test_proofs_of_the_tree_are_verified(self):
        self.trail()
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--new-key", "--note", "one.note")
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--note", "two.note")
        self.run_program("trail", "seal", "t.vitrine", "--key", "other.pem", "--new-key", "--note", "three.note")
        inclusion = self.top / "inclusion.json"
        inclusion.write_text(self.run_program("trail", "prove", "t.vitrine", "--entry", 2).stdout, encoding="utf-8")
        consistency = self.top / "consistency.json"
        consistency.write_text(self.run_program("trail", "prove", "t.vitrine", "--from", "one.note", "--to", "three.note").stdout, encoding="utf-8")
        for proof, kind in ((inclusion, "inclusion"), (consistency, "consistency")):
            words = ("trail", "verify", "--proof", proof.name)
            self.assertIn("--checkpoint", self.run_program(*words).stdout)
            text = self.run_program(*words, "--checkpoint", "three.note").stdout
            self.assertTrue("The proof is valid" in text and "not compared" not in text, text)
            said = json.loads(self.run_program(*words, "--checkpoint", "three.note", "--json").stdout)
            self.assertEqual((said["ok"], said["kind"]), (True, kind))
            said = json.loads(self.run_program(*words, "--checkpoint", "two.note", "--json", status=1).stdout)
            self.assertEqual(said["reason"], "other-checkpoint")
            said = json.loads(self.run_program(*words, "--checkpoint", "three.note", "--key", "00" * 32, "--json", status=1).stdout)
            self.assertEqual(said["reason"], "other-key")
            changed = json.loads(proof.read_text("utf-8"))
            changed["proof"][0] = changed["root"]
            (self.top / "changed.json").write_text(json.dumps(changed), encoding="utf-8")
            said = json.loads(self.run_program("trail", "verify", "--proof", "changed.json", "--json", status=1).stdout)
            self.assertEqual(said["reason"], "path")
        self.assertIn("entry 2 is in the tree of ", self.run_program("trail", "verify", "--proof", "inclusion.json").stdout)


if __name__ == "__main__":
    unittest.main(verbosity=2)
