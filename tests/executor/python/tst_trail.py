# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Steps of an agent are in the trail as they happen, and `vitrine trail` reads them."""

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from vitrine import InterpreterError, LocalPythonExecutor

BINARY = os.environ.get("VITRINE_BINARY", "vitrine")


def vitrine(*args):
    return json.loads(subprocess.run([BINARY, *args, "--json"], capture_output=True, text=True, check=True,
                                     env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}).stdout)


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
                session, = shown["sessions"]
                first, second, third = session["executions"]
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
            seen.append(vitrine("trail", "show", self.trail)["runs"][-1]["sessions"][0]["executions"][-1])

        run = LocalPythonExecutor([], dialect="python", trail=self.trail)
        run.send_tools({"look": look})
        run("look()")
        self.assertEqual((seen[0]["code"], seen[0]["state"]), ("look()", "running"))

    def test_nothing_runs_that_cannot_be_recorded(self):
        with self.assertRaisesRegex(OSError, "the trail cannot be written"):
            LocalPythonExecutor([], trail="/proc/nowhere/runs.vitrine")


if __name__ == "__main__":
    unittest.main()
