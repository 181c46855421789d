# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Certificates of replays, redaction by finding, and who recorded: on the command line."""

import base64
import json
import os
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]
SECRET = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"[:36]
MAIL = "jane.doe@corp-mail.net"


def log(name, *codes):
    steps = [{"task": f"Task of {name}.", "task_images": None}]
    for number, (code, printed) in enumerate(codes, 1):
        steps.append({"step_number": number, "tool_calls": [], "error": None, "model_output": f"Thought: {name}\n<code>\n{code}\n</code>",
                      "code_action": code, "observations": f"Execution logs:\n{printed}\nLast output from code snippet:\nNone",
                      "action_output": None, "is_final_answer": False})
    return json.dumps(steps)


class Evidence(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name)

    def run_program(self, *words, status=0, text=b""):
        done = subprocess.run([PROGRAM, *map(str, words)], cwd=self.top, input=text, capture_output=True, check=False,
                              env=os.environ | {"HOME": str(self.top)})
        self.assertEqual(done.returncode, status, (words, done.stdout[-2000:], done.stderr[-2000:]))
        return done.stdout.decode()

    def trail(self, *codes, name="one", trail="t.vitrine"):
        file = self.top / name / "log.json"
        file.parent.mkdir(exist_ok=True)
        file.write_text(log(name, *codes), encoding="utf-8")
        self.run_program("import", file, "--trail", trail)
        if not (self.top / "me.pem").exists():
            self.run_program("trail", "seal", trail, "--key", "me.pem", "--new-key")

    def certify(self):
        self.trail(("import random\nx = random.random()\nprint(1 + 1)", "2"), ("print(sorted({'b', 'a'}))", "['a', 'b']"),
                   ("import time, os\nprint(time.time() - 0, os.urandom(4))", "?"))
        self.run_program("trail", "certify", "t.vitrine", "--run", "1", "--key", "me.pem", "--output", "run.certificate")
        return json.loads((self.top / "run.certificate").read_text(encoding="utf-8"))

    def test_a_certified_replay_is_the_same_again(self):
        certificate = self.certify()
        key = certificate["signatures"][0]["keyid"]
        said = json.loads(self.run_program("verify-replay", "run.certificate", "--key", key, "--json"))
        self.assertEqual([step["agreement"] for step in said["steps"]], ["same"] * 3, said)
        self.assertIn("Same: 3", self.run_program("verify-replay", "run.certificate"))
        self.run_program("trail", "verify", "t.vitrine", "--key", key)

    def test_changed_certificates_are_refused(self):
        certificate = self.certify()
        self.run_program("verify-replay", "run.certificate", "--key", "00" * 32, status=1)
        for old, new in ((b'"operations":', b'"operations" :'), (b"1 + 1", b"1 + 2"), (b'"cassetteHash":"', b'"cassetteHash":"0')):
            changed = dict(certificate)
            payload = base64.b64decode(certificate["payload"])
            self.assertIn(old, payload)
            changed["payload"] = base64.b64encode(payload.replace(old, new, 1)).decode()
            (self.top / "changed").write_text(json.dumps(changed), encoding="utf-8")
            self.run_program("verify-replay", "changed", status=1)
        (self.top / "cut").write_text(json.dumps(certificate)[:500], encoding="utf-8")
        self.run_program("verify-replay", "cut", status=2)
        with open(self.top / "huge", "wb") as file:
            file.truncate(1 << 30)
        begun = time.monotonic()
        self.run_program("verify-replay", "huge", status=2)
        self.assertLess(time.monotonic() - begun, 20)

    def test_findings_are_redacted_in_one_command(self):
        self.trail((f"key = '{SECRET}'", "x"), ("print('fine')", f"mail {MAIL}"))
        listed = self.run_program("trail", "redact", "t.vitrine", "--findings", "secrets", "--preview", "--json")
        self.assertNotIn(SECRET, listed)
        self.assertEqual(len(json.loads(listed)["findings"]), 1)
        self.assertEqual(len(json.loads(self.run_program("trail", "redact", "t.vitrine", "--findings", "all", "--preview", "--json"))["findings"]), 2)
        self.run_program("trail", "redact", "t.vitrine", "--findings", "all", "--into", "clean.vitrine")
        data = (self.top / "clean.vitrine").read_bytes()
        self.assertNotIn(SECRET.encode(), data)
        self.assertNotIn(MAIL.encode(), data)
        self.run_program("trail", "verify", "clean.vitrine")
        self.run_program("trail", "redact", "clean.vitrine", "--findings", "all", "--in-place", status=1)
        self.run_program("trail", "redact", "t.vitrine", "--findings", "unknown", "--in-place", status=2)

    def test_verify_tells_live_from_imported(self):
        self.trail(("print(1)", "1"))
        event = {"hook_event_name": "PostToolUse", "session_id": "s", "cwd": str(self.top), "tool_name": "Bash", "tool_use_id": "t",
                 "tool_input": {"command": "ls"}, "tool_response": {"stdout": "x"}}
        self.run_program("hook", "claude-code", "--trail", "t.vitrine", text=json.dumps(event).encode())
        said = json.loads(self.run_program("trail", "verify", "t.vitrine", "--json"))["recorded"]
        self.assertEqual(said, {"live": {"hook": 1}, "imported": 1})
        acts = self.run_program("trail", "sql", "t.vitrine", "SELECT detail FROM v_acts WHERE kind = 'run.recorder'", "--json")
        detail = json.loads(json.loads(acts.splitlines()[0])["detail"])
        self.assertEqual(detail["channel"], "hook")
        self.assertTrue(detail["pid"] > 0 and detail["user"] and detail["process"])


if __name__ == "__main__":
    unittest.main(verbosity=2)
