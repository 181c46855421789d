# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""A policy with full fidelity gives what the framework gives, in LocalPythonExecutor only.

tests/data/conformance/fidelity.json has the answers of the framework's executor, version 1.26."""

import importlib.util
import json
import os
import re
import unittest
from pathlib import Path

import vitrine
from tst_versions import answer_of

SOURCE = Path(os.environ.get("VITRINE_SOURCE_DIR", Path(__file__).parents[3]))
CASES = json.loads((SOURCE / "tests/data/conformance/fidelity.json").read_text(encoding="utf-8"))
FULL = {"vitrine_policy": 1, "base": "smolagents-default", "fidelity": "full",
        "imports": {"allow": vitrine.BASE_BUILTIN_MODULES}, "limits": {"memory_mib": None}}
LIST = re.compile(r"(Authorized imports are: ).*")


def executor_for(imports, policy=None):
    executor = vitrine.LocalPythonExecutor(imports, policy=FULL if policy is None else policy)
    executor.send_tools({"final_answer": lambda answer: answer})
    return executor


class Full(unittest.TestCase):
    maxDiff = None

    def tearDown(self):
        os.environ.pop("VITRINE_CASE", None)

    def test_it_answers_as_the_framework_does(self):
        for case in CASES:
            if not all(name == "*" or importlib.util.find_spec(name) for name in case["imports"]):
                continue
            with self.subTest(case=case["name"]):
                answer = answer_of(executor_for(case["imports"]), case["code"])
                if "error" in answer:
                    answer["error"] = LIST.sub(r"\1", answer["error"])
                self.assertEqual(answer, case["answer"])

    def test_code_changes_the_program(self):
        executor_for(["os"])('import os\nos.environ["VITRINE_CASE"] = "set"')
        self.assertEqual(os.environ["VITRINE_CASE"], "set")

    def test_limits_still_apply(self):
        endless = FULL | {"limits": {"operations": None, "while_iterations": None, "memory_mib": None}}
        executor = vitrine.LocalPythonExecutor([], timeout_seconds=0.3, policy=endless)
        with self.assertRaises(vitrine.ExecutionTimeoutError):
            executor("while True:\n    pass")
        executor = vitrine.LocalPythonExecutor([], policy=FULL | {"limits": {"operations": 100, "memory_mib": None}})
        executor.send_tools({})
        with self.assertRaisesRegex(vitrine.InterpreterError, "max number of operations of 100"):
            executor("for i in range(1000):\n    i + 1")

    def test_the_result_lists_neither_guards_nor_audit(self):
        executor = executor_for([])
        executor("1 + 1")
        self.assertEqual(executor.last_result["layers"], ["review", "limits"])

    def test_a_policy_that_requires_guards_does_not_run(self):
        with self.assertRaisesRegex(vitrine.SandboxUnavailableError, "guards"):
            executor_for([], FULL | {"required_layers": ["guards"]})

    def test_a_guarded_session_beside_it_stays_guarded(self):
        open_session, guarded = executor_for(["sys", "os"]), executor_for(["sys"], "smolagents-default")
        for _ in range(2):
            self.assertGreater(open_session('import os, sys\nlen(sys.modules["os"].listdir("/"))').output, 0)
            with self.assertRaisesRegex(vitrine.InterpreterError, "Forbidden access to module: os"):
                guarded('import sys\nsys.modules["os"].listdir("/")')
            with self.assertRaises(vitrine.InterpreterError):
                guarded('import random\nrandom._os.listdir("/")')

    def test_a_tool_of_guarded_code_may_use_it_and_guards_return_afterwards(self):
        inner = executor_for(["os"])
        outer = executor_for(["io"], json.loads(json.dumps(FULL | {"fidelity": "guarded"})))
        outer.send_tools({"count": lambda: inner('import os\nlen(os.listdir("/"))').output})
        self.assertGreater(outer("count()").output, 0)
        with self.assertRaises(vitrine.InterpreterError):
            outer('import io\ncount()\nio.open("/etc/hostname").read()')

    def test_functions_of_guarded_code_stay_guarded_when_others_call_them(self):
        guarded = executor_for(["io"], FULL | {"fidelity": "guarded"})
        read = guarded('import io\ndef read():\n    return io.open("/etc/hostname").read()\nread').output
        full = executor_for(["io"])
        full.send_tools({"read": read})
        with self.assertRaises(vitrine.InterpreterError):
            full("read()")


class Elsewhere(unittest.TestCase):
    """It has no effect without the exact dialect, and none in the sandbox."""

    def test_python_stays_guarded(self):
        policy = FULL | {"dialect": "python", "base": "text", "imports": {"allow": ["sys"]}}
        executor = vitrine.LocalPythonExecutor([], policy=policy)
        with self.assertRaises(vitrine.InterpreterError):
            executor('import sys\nsys.modules["os"].listdir("/")')
        self.assertIn("guards", executor.last_result["layers"])

    def test_mended_defects_stay_guarded(self):
        executor = vitrine.LocalPythonExecutor(["sys"], policy=FULL | {"defects": "mended"})
        with self.assertRaises(vitrine.InterpreterError):
            executor('import sys\nsys.modules["os"].listdir("/")')

    def test_the_sandbox_stays_guarded(self):
        try:
            executor = vitrine.SandboxPythonExecutor(["random"], policy=FULL)
        except vitrine.SandboxUnavailableError as error:
            self.skipTest(str(error))
        with self.assertRaises(vitrine.InterpreterError):
            executor('import random\nrandom._os.listdir("/")')
        executor.cleanup()

    def test_bundled_policies_do_not_set_it(self):
        for file in (SOURCE / "resources" / "policies").glob("*.json"):
            if file.name != "policy.schema.json":
                self.assertNotIn("fidelity", json.loads(file.read_text(encoding="utf-8")), file.name)


if __name__ == "__main__":
    unittest.main()
