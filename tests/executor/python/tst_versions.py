# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Versions of the dialect: the recorded answers of the framework's executor, versions 1.20 to 1.26.

An answer in tests/data/conformance/versions.json is that of the named version and of all later ones, until the next."""

import json
import os
import re
import unittest
from pathlib import Path

import vitrine

SOURCE = Path(os.environ.get("VITRINE_SOURCE_DIR", Path(__file__).parents[3]))
CASES = json.loads((SOURCE / "tests/data/conformance/versions.json").read_text(encoding="utf-8"))
VERSIONS = [f"1.{minor}" for minor in range(20, 27)]
# Classes of the module, which have no address in its texts.
ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def policy_of(version, imports=()):
    return {"vitrine_policy": 1, "base": "smolagents-default", "dialect_version": version, "imports": {"allow": list(imports)}}


def answer_of(executor, code):
    try:
        output = executor(code)
        answer = {"output": ADDRESS.sub(" at 0xADDR", repr(output.output)), "final": output.is_final_answer}
    except vitrine.InterpreterError as error:
        answer = {"error": ADDRESS.sub(" at 0xADDR", str(error))}
    answer["logs"] = ADDRESS.sub(" at 0xADDR", str(executor.state.get("_print_outputs", "")))
    answer["operations"] = (executor.state.get("_operations_count") or {}).get("counter")
    return answer


class Versions(unittest.TestCase):
    maxDiff = None

    def test_each_version_answers_as_recorded(self):
        for case in CASES:
            wanted = None
            for version in VERSIONS:
                wanted = case["answers"].get(version, wanted)
                with self.subTest(case=case["name"], version=version):
                    executor = vitrine.LocalPythonExecutor([], policy=policy_of(version, case.get("imports", ())))
                    executor.send_tools({"final_answer": lambda answer: answer})
                    self.assertEqual(answer_of(executor, case["code"]), wanted)

    def test_without_a_version_it_is_the_last_one(self):
        executor = vitrine.LocalPythonExecutor([])
        executor.send_tools({})
        self.assertEqual(executor("[i for i in (j for j in range(3))]").output, [0, 1, 2])
        self.assertEqual(vitrine.LocalPythonExecutor([], policy=policy_of("1.26")).dialect, "smolagents")

    def test_an_unknown_version_is_an_error_that_names_the_known_ones(self):
        with self.assertRaisesRegex(ValueError, "1.20, 1.21"):
            vitrine.LocalPythonExecutor([], policy=policy_of("2.0"))


if __name__ == "__main__":
    unittest.main()
