# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is sent: neither commands nor the window ask the kernel for an address of a network."""

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]
LOG = [{"task": "Add.", "task_images": None},
       {"step_number": 1, "tool_calls": [], "error": None, "model_output": "<code>\nprint(1)\n</code>", "code_action": "print(1)",
        "observations": "Execution logs:\n1\n\nLast output from code snippet:\nNone", "action_output": None, "is_final_answer": False}]


class Privacy(unittest.TestCase):
    def test_no_network_is_used(self):
        with tempfile.TemporaryDirectory() as folder:
            top = Path(folder)
            (top / "log.json").write_text(json.dumps(LOG), encoding="utf-8")
            trail, calls = top / "a.vitrine", top / "calls"
            event = {"session_id": "s", "cwd": folder, "hook_event_name": "PreToolUse", "tool_name": "WebFetch", "tool_use_id": "1",
                     "tool_input": {"url": "https://example.org/"}}
            for words in ([PROGRAM, "import", top / "log.json", "--trail", trail], [PROGRAM, "replay", trail, "--executor", "in-process"],
                          [PROGRAM, "trail", "list", trail], [PROGRAM, "trail", "search", trail, "print"], [PROGRAM, "trail", "verify", trail],
                          [PROGRAM, "mcp", trail], [PROGRAM, "check", "-"], [PROGRAM, "replay", trail, "--executor", "sandbox"],
                          [PROGRAM, "trail", "verifier"], [PROGRAM, "sessions"], [PROGRAM, "hook", "codex", "--trail", trail],
                          [f"{PROGRAM}-hook", "claude-code", "--trail", trail], [PROGRAM, "hook", "install", "codex", "--trail", trail],
                          [PROGRAM, "grab", top / "window.png", trail], [PROGRAM, "grab", top / "welcome.png"]):
                done = subprocess.run(["strace", "-f", "-qq", "-o", calls, "-e", "trace=%network", *words], capture_output=True, check=False,
                                      input=json.dumps(event).encode() if "--trail" in words else b"1",
                                      env=os.environ | {"HOME": folder, "QT_QPA_PLATFORM": "offscreen"})
                self.assertIn(done.returncode, (0, 1), (words, done.stderr))
                wanted = [line for line in calls.read_text(encoding="utf-8").splitlines() if "AF_INET" in line]
                self.assertEqual(wanted, [], words)


if __name__ == "__main__":
    unittest.main(verbosity=2)
