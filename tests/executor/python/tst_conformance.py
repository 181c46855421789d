# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""The oracle of recorded answers, asked through the package; skipped where ../shared/conformance is not there."""

import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = Path(os.environ.get("VITRINE_SOURCE_DIR", HERE.parents[2]))
ORACLE = next((path for path in (TOP / "../shared/conformance", TOP / "../../shared/conformance")
               if (path / "check.py").is_file()), None)

# Where the dialect python answers otherwise than CPython, and why that stays so.
REASONS = {
    "the name of a tool cannot be taken (tools.shadow)": (
        "tools-014", "tools-015", "tools-016", "tools-023", "tools-025", "tools-045", "final_answer-040", "final_answer-041",
        "final_answer-042", "final_answer-043", "final_answer-044", "final_answer-045"),
    "a final answer cannot be caught": ("final_answer-028", "final_answer-029"),
    "tools are the host's: their prints go to its own stdout, their attributes are not the code's": (
        "tools-040", "tools-041", "tools-048", "tools-049"),
    "the policy refuses the dunder attribute, before or where Python would": (
        "dunders-004", "dunders-022", "dunders-025", "dunders-042", "dunders-053"),
    "the policy refuses the name": ("names-046", "names-065"),
    "the policy refuses the import before the step runs, or the module below it": ("exceptions-038", "imports-079"),
    "the guards keep frames out of reach": ("comprehensions-053",),
    "prints are limited to 50,000 characters": ("print-048",),
    "a step may await, so async for and async with stand at its top": ("comprehensions-029", "loops-030", "with-026"),
}
LEFT = {case for cases in REASONS.values() for case in cases}


def differences(dialect):
    """The cases that answer otherwise, and the summary line."""
    command = f"'{sys.executable}' -W ignore '{HERE / 'conformance.py'}' tools.py"
    done = subprocess.run([sys.executable, "check.py", "cases.jsonl", "--dialect", dialect, "--batch", command, "--show", "2000"],
                          cwd=ORACLE, capture_output=True, text=True, check=False)
    return set(re.findall(r"^(\w[\w-]*-\d+): \[", done.stdout, re.MULTILINE)), done.stdout.splitlines()[-1]


class Oracle(unittest.TestCase):
    def test_smolagents_answers_as_the_older_executor_character_by_character_and_count_by_count(self):
        found, summary = differences("smolagents")
        self.assertEqual(found, set(), summary)
        self.assertRegex(summary, r"^all +1724 / 1724$")

    def test_python_answers_as_cpython_but_where_the_policy_speaks(self):
        found, summary = differences("python")
        self.assertEqual(found - LEFT, set(), summary)
        self.assertRegex(summary, r"^all +14\d\d / 1473$")


if __name__ == "__main__":
    if not ORACLE:
        print("skipped: the recorded answers are not here: ../shared/conformance")
        sys.exit(77)  # what ctest takes for skipped
    unittest.main()
