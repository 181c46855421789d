# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Steps of an agent are in the trail as they happen, and `vitrine trail` reads them."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from vitrine import InterpreterError, LocalPythonExecutor

BINARY = os.environ.get("VITRINE_BINARY", "vitrine")


def vitrine(*args):
    return json.loads(subprocess.run([BINARY, *args, "--json"], capture_output=True, text=True, check=True,
                                     env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}).stdout)


@unittest.skipIf(shutil.which(BINARY) is None, "reads trails with the program, which is not built")
class Recording(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.trail = str(Path(folder.name) / "runs.vitrine")

    def run_with_steps(self, dialect):
        run = LocalPythonExecutor([], dialect=dialect, trail=self.trail, title="Count the apples", agent_name="counter")
        run.send_tools({"final_answer": lambda answer: answer, "look": lambda place: [1, 2]})
        run("apples = look('tree')\nprint(len(apples))")
        with self.assertRaises(InterpreterError):
            run("import subprocess")
        run("final_answer(sum(apples))")
        return run

    def test_a_run_is_read_back(self):
        for dialect in ("smolagents", "python"):
            with self.subTest(dialect=dialect):
                run = self.run_with_steps(dialect)
                shown = vitrine("trail", "show", self.trail)["runs"][-1]
                self.assertEqual((shown["task"], shown["agent"]), ("Count the apples", "counter"))
                self.assertEqual((shown["step_count"], shown["code_steps"], shown["blocked"], shown["errors"]), (3, 3, 1, 0))
                self.assertEqual((shown["state"], shown["final_answer"], shown["sessions"]), ("success", "3", []))
                self.assertEqual([step["ordinal"] for step in shown["steps"]], [1, 2, 3])
                self.assertEqual([step["error"] and step["error"]["layer"] for step in shown["steps"]], [None, "policy", None])
                self.assertEqual([output["text"] for step in shown["steps"] for output in step["outputs"]][-1], "3")
                self.assertEqual(shown["steps"][0]["tool_calls"][0]["name"], "look")
                first, second, third = [step["executions"][0] for step in shown["steps"]]
                self.assertEqual(shown["steps"][0]["code"][0]["text"], "apples = look('tree')\nprint(len(apples))")
                self.assertEqual(first["code"], "apples = look('tree')\nprint(len(apples))")
                self.assertEqual((first["state"], first["result"]["status"], first["result"]["logs"]), ("ended", "ok", "2\n"))
                self.assertEqual([(call["name"], call["result"]) for call in first["result"]["tool_calls"]], [("look", [1, 2])])
                self.assertEqual([variable["name"] for variable in first["result"]["variables"]], ["apples"])
                self.assertIn("Import of subprocess is not allowed", second["result"]["error"]["message"])
                self.assertTrue(third["result"]["is_final"])
                self.assertEqual(third["result"]["output"]["repr"], "3")
                self.assertTrue(vitrine("trail", "verify", self.trail)["ok"])
                del run

    def test_a_step_is_there_while_it_runs(self):
        seen = []

        def look():
            seen.append(vitrine("trail", "show", self.trail)["runs"][-1]["steps"][-1]["executions"][-1])

        run = LocalPythonExecutor([], dialect="python", trail=self.trail)
        run.send_tools({"look": look})
        run("look()")
        self.assertEqual((seen[0]["code"], seen[0]["state"]), ("look()", "running"))

    def hits(self, expression):
        found = subprocess.run([BINARY, "trail", "search", self.trail, expression, "--json"], capture_output=True, text=True,
                               check=True, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"})
        return [json.loads(line)["status"] for line in found.stdout.splitlines()]

    def test_steps_are_found_counted_and_exported(self):
        self.run_with_steps("smolagents")
        self.assertEqual(self.hits("status == blocked and imports(\"subprocess\")"), ["blocked"])
        self.assertEqual(self.hits("calls(\"look\") and tool == look and status == ok"), ["ok"])
        self.assertEqual(self.hits("policy.verdict(\"strict\") == denied")[:1], ["blocked"])
        figures = vitrine("trail", "stats", self.trail)["all"]
        self.assertEqual((figures["steps"], figures["blocked"], figures["tool_calls"], figures["succeeded"]), (3, 1, 2, 1))
        exported = subprocess.run([BINARY, "trail", "export", self.trail, "--format", "csv"], capture_output=True, text=True,
                                  check=True).stdout
        self.assertIn(",blocked,", exported)

    def test_the_memory_that_is_exported_can_be_imported(self):
        self.run_with_steps("smolagents")
        memory = str(Path(self.trail).parent / "memory.json")
        again = str(Path(self.trail).parent / "again.vitrine")
        subprocess.run([BINARY, "trail", "export", self.trail, "--format", "memory", "--output", memory], check=True)
        subprocess.run([BINARY, "import", memory, "--trail", again], check=True, capture_output=True)
        told = []
        for trail in (self.trail, again):
            shown = vitrine("trail", "show", trail)["runs"][-1]
            steps = [step for step in shown["steps"] if step["code"]]
            told.append((shown["task"], shown["state"], shown["final_answer"], shown["blocked"],
                         [step["code"][0]["text"] for step in steps],
                         [output["text"] for step in steps for output in step["outputs"] if output["text"]],
                         [step["error"] and (step["error"]["layer"], step["error"]["message"]) for step in steps]))
        self.assertEqual(told[0], told[1])

    def test_a_step_that_runs_is_found(self):
        seen = []
        run = LocalPythonExecutor([], dialect="python", trail=self.trail)
        run.send_tools({"look": lambda: seen.append(self.hits("calls(\"look\")"))})
        run("look()")
        self.assertEqual(seen, [["running"]])
        self.assertEqual(self.hits("calls(\"look\")"), ["ok"])

    def test_a_killed_program_leaves_its_step_interrupted(self):
        code = f"""import os, signal
from vitrine import LocalPythonExecutor
run = LocalPythonExecutor([], dialect="python", trail={self.trail!r})
run.send_tools({{"die": lambda: os.kill(os.getpid(), signal.SIGKILL)}})
run("x = 1")
run("die()")
"""
        self.assertEqual(subprocess.run([sys.executable, "-c", code], check=False).returncode, -9)
        LocalPythonExecutor([], dialect="python", trail=self.trail)
        self.assertEqual(self.hits("run == 1"), ["ok", "interrupted"])
        self.assertEqual(vitrine("trail", "show", self.trail)["runs"][0]["state"], "interrupted")
        self.assertTrue(vitrine("trail", "verify", self.trail)["ok"])

    def test_a_trail_of_a_newer_version_is_read_and_said_so(self):
        self.run_with_steps("python")
        with sqlite3.connect(self.trail) as database:
            database.execute("PRAGMA user_version = 999")
        listed = subprocess.run([BINARY, "trail", "list", self.trail], capture_output=True, text=True, check=True)
        self.assertIn("newer version", listed.stderr)
        self.assertIn("Count the apples", listed.stdout)

    def test_nothing_runs_that_cannot_be_recorded(self):
        with self.assertRaisesRegex(OSError, "the trail cannot be written"):
            LocalPythonExecutor([], trail="/proc/nowhere/runs.vitrine")


if __name__ == "__main__":
    unittest.main()
