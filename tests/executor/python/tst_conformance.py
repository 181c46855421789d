# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""The oracle of recorded answers, asked through the package; skipped where ../shared/conformance is not there."""

import json
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

# Which answers differ by each way, and why that stays so. What is not in it must be equal, and what is in it must differ.
TABLE = json.loads((TOP / "tests/data/conformance/differences.json").read_text(encoding="utf-8"))
VITRINE = os.environ.get("VITRINE_BINARY")
# Each answer through a program of its own takes five minutes in all.
THROUGH_PROGRAM = unittest.skipUnless(VITRINE and os.environ.get("VITRINE_ORACLE") == "all", "VITRINE_ORACLE=all asks for it")


def expected(dialect, through):
    return {case for row in TABLE if row["dialect"] == dialect and through in row["through"] for case in row["cases"]}


def command_for(through):
    if through == "module":
        return f"'{sys.executable}' -W ignore '{HERE / 'conformance.py'}' tools.py"
    return f"'{sys.executable}' '{HERE.parent / 'engine/conformance.py'}' '{VITRINE}' tools.py {through}"


def differences(dialect, through):
    """The cases that answer otherwise, and the summary line."""
    done = subprocess.run([sys.executable, "check.py", "cases.jsonl", "--dialect", dialect, "--batch", command_for(through),
                           "--show", "2000"], cwd=ORACLE, capture_output=True, text=True, check=False)
    return set(re.findall(r"^(\w[\w-]*-\d+): \[", done.stdout, re.MULTILINE)), done.stdout.splitlines()[-1]


class Oracle(unittest.TestCase):
    def check(self, dialect, through, count):
        found, summary = differences(dialect, through)
        self.assertRegex(summary, rf"^all +\d+ / {count}$")
        wanted = expected(dialect, through)
        self.assertEqual((sorted(found - wanted), sorted(wanted - found)), ([], []), f"more and fewer than in the table; {summary}")

    def test_the_table_says_why(self):
        for row in TABLE:
            self.assertEqual(set(row), {"dialect", "through", "by", "why", "cases"})
            self.assertIn(row["by"], ("design", "version"))
            self.assertLessEqual(set(row["through"]), {"module", "in-process", "sandbox"})
            self.assertTrue(row["why"] and row["cases"], row)

    def test_smolagents_answers_as_the_older_executor_character_by_character_and_count_by_count(self):
        self.check("smolagents", "module", 1724)

    def test_python_answers_as_cpython_but_where_the_policy_speaks(self):
        self.check("python", "module", 1473)

    @THROUGH_PROGRAM
    def test_python_through_the_command_line(self):
        self.check("python", "in-process", 1473)

    @THROUGH_PROGRAM
    def test_both_dialects_in_the_sandbox(self):
        self.check("python", "sandbox", 1473)
        self.check("smolagents", "sandbox", 1724)


if __name__ == "__main__":
    if not ORACLE:
        print("skipped: the recorded answers are not here: ../shared/conformance")
        sys.exit(77)  # what ctest takes for skipped
    unittest.main()
