# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`vitrine run --python`: an environment of the user's own runs steps in the sandbox, and can only be read there."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
import venv
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]


class Environments(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(dir=Path.home() if os.access(Path.home(), os.W_OK) else None)
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        venv.create(cls.folder / "venv", with_pip=False, symlinks=True)
        cls.python = cls.folder / "venv" / "bin" / "python"
        (cls.site,) = (cls.folder / "venv" / "lib").glob("python*/site-packages")
        (cls.site / "agentkit.py").write_text("VERSION = '7.1'\n", encoding="ascii")
        (cls.folder / "policy.json").write_text(json.dumps({
            "vitrine_policy": 1, "name": "venv", "base": "permissive-audit"}), encoding="ascii")

    def run_step(self, code, *options, python=None):
        step = self.folder / "step.py"
        step.write_text(code, encoding="utf-8")
        done = subprocess.run([PROGRAM, "run", "--json", "--policy", self.folder / "policy.json", "--python", python or self.python, *options, step],
                              capture_output=True, text=True, timeout=60, check=False,
                              env=os.environ | {"HOME": str(self.folder)})
        return done, json.loads(done.stdout)["steps"][0] if done.stdout else None

    def test_packages_of_the_environment_are_there(self):
        done, step = self.run_step("import agentkit\nagentkit.VERSION")
        self.assertEqual((step["status"], step["output"]["text"]), ("ok", "7.1"), done.stderr)
        self.assertIn("jail", step["layers"])

    def test_those_of_the_system_are_not(self):
        _, step = self.run_step("import importlib.util\nimportlib.util.find_spec('numpy') is None")
        self.assertEqual((step["status"], step["output"]["text"]), ("ok", "True"))

    def test_nothing_is_written_there(self):
        _, step = self.run_step(f"open({str(self.site / 'more.py')!r}, 'w')")
        self.assertNotEqual(step["status"], "ok")
        self.assertFalse((self.site / "more.py").exists())

    def test_the_version_is_told(self):
        _, step = self.run_step("import sys\n'%d.%d' % sys.version_info[:2]")
        self.assertEqual(step["output"]["text"], "%d.%d" % sys.version_info[:2])

    def test_what_is_no_interpreter_is_refused(self):
        for path in (self.folder / "none", self.folder / "policy.json", "/bin/true"):
            done, step = self.run_step("1", python=path)
            self.assertEqual((done.returncode, step), (2, None), path)
            self.assertIn(str(path), done.stderr)

    def test_other_executors_have_their_own(self):
        done, _ = self.run_step("1", "--executor", "in-process")
        self.assertEqual(done.returncode, 2)
        self.assertIn("--python", done.stderr)


if __name__ == "__main__":
    unittest.main()
