# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/ci: the pre-commit hook and the shell steps of the workflow, run in a repository."""

import json
import os
import re
import subprocess
import tempfile
import textwrap
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
PROGRAM = Path(os.environ["VITRINE_BINARY"])


def shell_steps(workflow):
    """The texts of `run: |` blocks."""
    return [textwrap.dedent(block) for block in re.findall(r"^ +run: \|\n((?: {10}.*\n?)+)", workflow, re.MULTILINE)]


class Ci(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="ci ")
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name).resolve()
        self.environment = os.environ | {"HOME": str(self.top), "PATH": f"{PROGRAM.parent}:{os.environ['PATH']}",
                                         "GIT_CONFIG_NOSYSTEM": "1", "GITHUB_STEP_SUMMARY": str(self.top / "summary")}
        self.write(["git status"])
        for words in (["init", "-q"], ["add", "-A"], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"]):
            subprocess.run(["git", *words], cwd=self.top, env=self.environment, check=True)

    def write(self, allowed, name="team.policy.json"):
        (self.top / name).write_text(json.dumps({"vitrine_policy": 1, "name": "team", "commands": {"allow": allowed, "default": "deny"}}), encoding="utf-8")

    def start(self, *command, **changes):
        return subprocess.run(command, cwd=self.top, env=self.environment | changes, text=True, capture_output=True, check=False)

    def hook(self):
        return self.start(TOP / "packaging/ci/policy-not-weaker", "team.policy.json", "new.policy.json")

    def test_the_hook_passes_what_allows_nothing_new(self):
        self.write([])
        self.write(["**"], "new.policy.json")
        done = self.hook()
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_the_hook_finds_what_allows_more(self):
        self.write(["git status", "rm **"])
        self.write([], "new.policy.json")
        done = self.hook()
        self.assertEqual(done.returncode, 1)
        self.assertIn("rm", done.stdout)

    def test_a_policy_is_found_by_any_name_of_its_path(self):
        self.write(["git status", "rm **"])
        (self.top / "sub").mkdir()
        for name in ("./team.policy.json", "sub/../team.policy.json", str(self.top / "team.policy.json")):
            done = self.start(TOP / "packaging/ci/policy-not-weaker", name)
            self.assertEqual((done.returncode, "rm" in done.stdout), (1, True), name)
            if " " not in name: # the workflow takes a list of names
                done = self.start("sh", "-e", "-c", self.workflow_step(0), BASE="HEAD", POLICIES=name)
                self.assertEqual(done.returncode, 1, name)

    def test_what_cannot_be_compared_is_no_proof(self):
        (self.top / "team.policy.json").write_text("{", encoding="utf-8")
        done = self.start(TOP / "packaging/ci/policy-not-weaker", "team.policy.json")
        self.assertEqual(done.returncode, 2, done.stderr)
        done = self.start("sh", "-e", "-c", self.workflow_step(0), BASE="HEAD", POLICIES="team.policy.json")
        self.assertEqual(done.returncode, 2, done.stderr)
        with tempfile.TemporaryDirectory() as elsewhere:
            other = Path(elsewhere) / "p.policy.json"
            other.write_text('{"vitrine_policy": 1}', encoding="utf-8")
            done = self.start(TOP / "packaging/ci/policy-not-weaker", other)
            self.assertEqual((done.returncode, str(other) in done.stderr), (2, True))

    def test_a_mistake_is_no_proof(self):
        """A commit or a file that does not exist would otherwise pass as a new policy."""
        self.write(["**"])
        self.write(["**"], "new.policy.json")
        done = self.start(TOP / "packaging/ci/policy-not-weaker", "team.policy.json", VITRINE_BASE="mian")
        self.assertEqual((done.returncode, "mian" in done.stderr), (2, True))
        done = self.start(TOP / "packaging/ci/policy-not-weaker", "teem.policy.json")
        self.assertEqual((done.returncode, "teem.policy.json" in done.stderr), (2, True))
        for base, policies in (("mian", "team.policy.json"), ("HEAD", "teem.policy.json")):
            done = self.start("sh", "-e", "-c", self.workflow_step(0), BASE=base, POLICIES=policies)
            self.assertEqual(done.returncode, 2, done.stdout)

    def test_the_first_commit_has_nothing_to_compare_with(self):
        subprocess.run(["rm", "-rf", ".git"], cwd=self.top, check=True)
        subprocess.run(["git", "init", "-q"], cwd=self.top, env=self.environment, check=True)
        self.write([], "new.policy.json")
        self.assertEqual(self.hook().returncode, 0)

    def test_the_hook_is_the_one_that_is_published(self):
        published = (TOP / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
        entry = re.search(r"entry: (.*)", published).group(1)
        self.assertTrue(os.access(TOP / entry, os.X_OK))
        pattern = re.search(r"files: (.*)", published).group(1)
        self.assertTrue(re.search(pattern, "team.policy.json"))

    def workflow_step(self, number):
        steps = shell_steps((TOP / "packaging/ci/agent-runs.yml").read_text(encoding="utf-8"))
        self.assertEqual(len(steps), 2)
        return steps[number]

    def test_the_workflow_finds_runs_that_got_worse(self):
        log = self.top / "runs.json"

        def write_run(code, observed):
            log.write_text(json.dumps([{"task": "Count."}, {
                "step_number": 1, "tool_calls": [], "error": None, "model_output": "x", "code_action": code, "action_output": None,
                "observations": f"Execution logs:\n{observed}\nLast output from code snippet:\nNone", "is_final_answer": False}]),
                encoding="utf-8")

        write_run("print(1 + 1)", "2")
        self.assertEqual(self.start("vitrine", "replay", "--trail", "golden.vitrine", "runs.json").returncode, 0)
        for code, observed, status in (("print(1 + 1)", "2", 0), ("print(1 + 1)", "no longer what it was", 0), ("print(1 + 2)", "3", 1)):
            write_run(code, observed)
            done = self.start("sh", "-e", "-c", self.workflow_step(1), BASELINE="golden.vitrine", LOGS="runs.json")
            self.assertEqual(done.returncode, status, done.stdout + done.stderr)
            results = json.loads((self.top / "replay.sarif").read_text(encoding="utf-8"))["runs"][0]["results"]
            self.assertEqual(len(results), status)
            self.assertEqual('failures="1"' in (self.top / "replay.xml").read_text(encoding="utf-8"), status == 1)
            self.assertIn("regression", (self.top / "summary").read_text(encoding="utf-8"))

    def test_the_workflow_says_what_allows_more(self):
        for allowed, status in ((["git status"], 0), (["git **"], 1)):
            self.write(allowed)
            done = self.start("sh", "-e", "-c", self.workflow_step(0), BASE="HEAD", POLICIES="team.policy.json")
            self.assertEqual(done.returncode, status, done.stderr)
            results = json.loads((self.top / "team.policy.json.sarif").read_text(encoding="utf-8"))["runs"][0]["results"]
            self.assertEqual(len(results) > 0, status == 1)
        self.assertIn("git", (self.top / "summary").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
