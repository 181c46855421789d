# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""vitrine receive: the exporter's side, over OTLP/HTTP."""

import http.client
import json
import os
import signal
import socket
import subprocess
import tempfile
import unittest
from pathlib import Path
from urllib.parse import urlparse

PROGRAM = os.environ["VITRINE_BINARY"]
SPANS = {"resourceSpans": [{"scopeSpans": [{"scope": {"name": "openinference"}, "spans": [
    {"traceId": "aa01", "spanId": "01", "name": "CodeAgent.run", "startTimeUnixNano": "1767225600000000000",
     "endTimeUnixNano": "1767225601000000000",
     "attributes": [{"key": "openinference.span.kind", "value": {"stringValue": "AGENT"}},
                    {"key": "output.value", "value": {"stringValue": "4"}}]}]}]}]}


class Receive(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name)

    def start(self, *options):
        process = subprocess.Popen([PROGRAM, "receive", "--trail", "t.vitrine", "--port", "0", *options], cwd=self.top, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {"HOME": str(self.top)})
        self.addCleanup(process.kill)
        return process

    def end(self, process):
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0, err)
        return out, err

    @staticmethod
    def post(url, token, body, kind="application/json"):
        place = urlparse(url)
        connection = http.client.HTTPConnection(place.hostname, place.port, timeout=60)
        connection.request("POST", place.path, body, {"Content-Type": kind, "Authorization": f"Bearer {token}"})
        answer = connection.getresponse()
        said = answer.status, answer.read().decode()
        connection.close()
        return said

    def test_what_is_rejected_is_said_to_both_sides(self):
        process = self.start("--json")
        said = json.loads(process.stdout.readline())
        url, token = said["url"], said["token"]
        self.assertEqual(self.post(url, token, "{}"), (200, "{}"))
        self.assertEqual(self.post(url, token, json.dumps(SPANS))[0], 200)
        for body, kind, given, status, words in (("{", "application/json", token, 400, "not an OTLP request"), ("{}", "text/plain", token, 415, "Content-Type"),
                                                 ("{}", "application/json", "guess", 401, "token")):
            code, text = self.post(url, given, body, kind)
            self.assertEqual(code, status)
            self.assertIn(words, json.loads(text)["message"])
        out, err = self.end(process)
        lines = [json.loads(line) for line in out.splitlines()]
        self.assertEqual([line["rejected"] for line in lines if "rejected" in line], [400, 415, 401])
        self.assertEqual(sum(line.get("added", 0) for line in lines), 1)
        self.assertEqual(err, "")

    def test_a_reason_is_printed_once(self):
        (self.top / "token").write_text("secret\n", encoding="utf-8")
        process = self.start("--token-file", "token")
        address = process.stdout.readline().split()[2].rstrip(".")
        for _ in range(3):
            self.assertEqual(self.post(address, "guess", "{}")[0], 401)
        _, err = self.end(process)
        self.assertEqual(len(err.splitlines()), 1, err)
        self.assertIn("A request was rejected (HTTP 401): the token is missing or wrong", err)
        self.assertNotIn("secret", err)

    def test_without_a_port_nothing_is_left_behind(self):
        (self.top / "empty").write_text("", encoding="utf-8")
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            for options, words in ((("--port", str(taken.getsockname()[1])), "is in use"), (("--token-file", "empty"), "is empty"),
                                   (("--token-file", "none"), "file not found")):
                done = subprocess.run([PROGRAM, "receive", "--trail", "t.vitrine", *options], cwd=self.top, capture_output=True, text=True,
                                      check=False, env=os.environ | {"HOME": str(self.top)})
                self.assertEqual(done.returncode, 2)
                self.assertIn(words, done.stderr)
        self.assertEqual(sorted(file.name for file in self.top.iterdir() if file.name.startswith("t.")), [])

    def test_an_unwritable_trail_is_said_before_anything_is_accepted(self):
        (self.top / "t.vitrine").write_text("no trail", encoding="utf-8")
        process = self.start()
        out, err = process.communicate(timeout=60)
        self.assertEqual((process.returncode, out), (2, ""))
        self.assertIn("t.vitrine", err)


if __name__ == "__main__":
    unittest.main(verbosity=2)
