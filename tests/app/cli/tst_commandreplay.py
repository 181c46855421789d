# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The labelled commands that need nothing but a shell and Python run for real, and replay the same in the sandbox."""

import json
import os
import shutil
import subprocess
import tempfile
import unittest
from collections import Counter
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]
CALLS = Path(__file__).parents[2] / "data/pythoncalls.json"
# Everything else is not found, so that no command reaches beyond its folder.
TOOLS = ("bash", "cat", "env", "head", "mkdir", "nice", "nohup", "python3", "sh", "stdbuf", "tail", "tee", "timeout", "xargs")
SECONDS = 5


class CommandReplay(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name)
        self.tools = self.top / "tools"
        self.tools.mkdir()
        for tool in TOOLS:
            (self.tools / tool).symlink_to(shutil.which(tool))
        (self.tools / "python").symlink_to(shutil.which("python3"))

    def output(self, command, home):
        """What an agent would see; nothing for a command that needs something else, or that does not end."""
        try:
            done = subprocess.run(["bash", "-c", command], cwd=home, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  timeout=SECONDS, check=False, env={"PATH": str(self.tools), "HOME": str(home), "LC_ALL": "C.UTF-8"})
        except subprocess.TimeoutExpired:
            return None
        said = done.stdout.decode(errors="replace")
        return None if "No such file or directory" in said or "command not found" in said or "ModuleNotFoundError" in said else said

    def test_commands_of_their_own_replay_the_same(self):
        calls = [call for call in json.loads(CALLS.read_text(encoding="utf-8"))["calls"] if call["code"] and "command" in call]
        homes, lines = {}, []
        for number, call in enumerate(calls):
            command, session = call["command"], call.get("session", f"own-{number}")
            home = homes.setdefault(session, self.top / session)
            home.mkdir(exist_ok=True)
            # Endless, or outside of its folder.
            said = None if "while" in command or "/tmp/" in command or " /" in command else self.output(command, home)
            if said is None:
                continue
            stamp = {"uuid": f"u{number}", "sessionId": session, "cwd": str(home), "timestamp": "2026-01-01T00:00:00.000Z"}
            use = {"type": "tool_use", "id": f"t{number}", "name": "Bash", "input": {"command": command}}
            result = {"type": "tool_result", "tool_use_id": f"t{number}", "content": said}
            lines += [{"type": "assistant", **stamp, "message": {"role": "assistant", "model": "m", "id": f"m{number}", "content": [use]}},
                      {"type": "user", **stamp, "uuid": f"r{number}", "message": {"role": "user", "content": [result]}}]
        log = self.top / "log.jsonl"
        log.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        done = subprocess.run([PROGRAM, "replay", "--commands", "--json", log], capture_output=True, check=False, text=True,
                              env=os.environ | {"HOME": str(self.top)})
        self.assertIn(done.returncode, (0, 1), done.stderr)
        outcomes = Counter(code["outcome"] for code in json.loads(done.stdout)["code"])
        self.assertGreaterEqual(sum(outcomes.values()), 60, outcomes)
        others = [(code["command"], code["outcome"], code["printed"]) for code in json.loads(done.stdout)["code"] if code["outcome"] != "same"]
        self.assertGreaterEqual(outcomes["same"], 0.8 * sum(outcomes.values()), (outcomes, others))


if __name__ == "__main__":
    unittest.main()
