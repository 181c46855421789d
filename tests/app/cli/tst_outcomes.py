# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a record says of files and processes is what the kernel answered: events of a sandboxed step beside the system calls of its worker."""

import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]
CODE = """
import os
for act in (lambda: open('seen-1', 'w').close(), lambda: open('seen-1').close(), lambda: open('seen-2').close(),
            lambda: os.mkdir('seen-3'), lambda: os.mkdir('seen-3'), lambda: os.rmdir('seen-4'), lambda: os.remove('seen-1'),
            lambda: os.remove('seen-1'), lambda: os.listdir('seen-3'), lambda: os.listdir('seen-5'),
            lambda: os.rename('seen-3', 'seen-6'), lambda: os.rename('seen-3', 'seen-6'), lambda: os.chdir('seen-7')):
    try:
        act()
    except OSError:
        pass
"""
# A line of the trace: "openat(AT_FDCWD, "seen-1", O_RDONLY) = -1 ENOENT (…)"; the first name is the subject.
CALL = re.compile(r'^(\w+)\((?:AT_FDCWD, )?"(seen-\d)".*\) += (-?\d+)')
EVENTS = {"open": "openat", "os.mkdir": "mkdir", "os.rmdir": "rmdir", "os.remove": "unlink", "os.listdir": "openat",
          "os.rename": "rename", "os.chdir": "chdir"}


# Each of these would start a process; the second name is what its event is about.
STARTS = """
import os, subprocess
for act in (lambda: subprocess.run(['/usr/bin/true', 'seen-1']), lambda: os.system('/usr/bin/true seen-2'),
            lambda: os.posix_spawn('/usr/bin/true', ['true', 'seen-3'], {}), lambda: os.execv('/usr/bin/true', ['true', 'seen-4'])):
    try:
        act()
    except OSError:
        pass
"""


class Outcomes(unittest.TestCase):
    def test_processes_that_are_not_started_are_denied(self):
        with tempfile.TemporaryDirectory() as folder:
            top = Path(folder)
            (top / "code.py").write_text(STARTS, encoding="utf-8")
            (top / "policy.json").write_text(json.dumps(
                {"vitrine_policy": 1, "name": "open", "version": 1, "base": "permissive-audit"}), encoding="utf-8")
            done = subprocess.run(["strace", "-ff", "-qq", "-o", top / "calls", "-e", "trace=execve,execveat", PROGRAM, "run", "--json",
                                   "--executor", "sandbox", "--policy", top / "policy.json", top / "code.py"],
                                  capture_output=True, check=False, env=os.environ | {"HOME": folder})
            events = [event for event in events_in(json.loads(done.stdout)) if event["kind"].startswith(("subprocess", "os."))]
            self.assertTrue(events, done.stdout)
            started = [line for line in lines(top) if "/usr/bin/true" in line and line.rstrip().endswith(" = 0")]
            self.assertEqual(started, [])
            self.assertEqual([event for event in events if not is_failed(event)], [])
            self.assertIn("jail.processes", [event["rule"] for event in events])

    def test_events_are_what_the_kernel_answered(self):
        with tempfile.TemporaryDirectory() as folder:
            top = Path(folder)
            (top / "code.py").write_text(CODE, encoding="utf-8")
            (top / "policy.json").write_text(json.dumps(
                {"vitrine_policy": 1, "name": "open", "version": 1, "base": "permissive-audit"}), encoding="utf-8")
            done = subprocess.run(["strace", "-ff", "-qq", "-o", top / "calls", "-e", "trace=%file", PROGRAM, "run", "--json",
                                   "--executor", "sandbox", "--policy", top / "policy.json", top / "code.py"],
                                  capture_output=True, check=False, env=os.environ | {"HOME": folder})
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            events = [(EVENTS[event["kind"].removesuffix(".failed")], event["detail"], is_failed(event))
                      for event in events_in(json.loads(done.stdout)) if event["detail"].startswith("seen-")]
            calls = [(call, name, answer == "-1") for call, name, answer
                     in map(lambda found: found.groups(), filter(None, map(CALL.match, lines(top))))]
            self.assertEqual(len(events), 13)
            self.assertEqual(events, calls)


def is_failed(event):
    return event["kind"].endswith(".failed") or event["verdict"] == "denied"


def lines(folder):
    """Of all processes, each in a file of its own, so that none is cut in two by another."""
    return [line for file in sorted(folder.glob("calls.*")) for line in file.read_text(encoding="utf-8", errors="replace").splitlines()]


def events_in(document):
    """The events of the one step, wherever the document has its result."""
    if isinstance(document, dict):
        if "events" in document:
            return document["events"]
        document = list(document.values())
    if isinstance(document, list):
        for part in document:
            if (found := events_in(part)) is not None:
                return found
    return None


if __name__ == "__main__":
    unittest.main(verbosity=2)
