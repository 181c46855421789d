# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Certificates of replays, redaction by finding, and who recorded: on the command line."""

import base64
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import threading
import unittest
from datetime import datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]
SECRET = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"[:36]
MAIL = "jane.doe@corp-mail.net"
CHECK = Path(__file__).resolve().parents[2] / "models/trail/chain/checkproof.py"


TSA = """
[req]
distinguished_name = dn
prompt = no
x509_extensions = stamping
[dn]
CN = Test authority
[stamping]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = t
[t]
serial = serial
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
"""


class Authority:
    """A time-stamping authority over HTTP, as openssl plays it."""

    def __init__(self, top):
        self.top, self.asked, self.spoils = top, [], False
        (top / "tsa.cnf").write_text(TSA, encoding="utf-8")
        (top / "serial").write_text("01", encoding="utf-8")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-config", "tsa.cnf", "-keyout", "tsa.key", "-out", "tsa.pem"],
                       cwd=top, check=True, capture_output=True)
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                request = self.rfile.read(int(self.headers["Content-Length"]))
                outer.asked.append((self.headers["Content-Type"], request))
                answer = b"nonsense" if outer.spoils else outer.stamp(request)
                self.send_response(200)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *_):
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/tsr"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def stamp(self, request):
        (self.top / "q.tsq").write_bytes(request)
        subprocess.run(["openssl", "ts", "-reply", "-config", "tsa.cnf", "-queryfile", "q.tsq", "-out", "q.tsr"], cwd=self.top,
                       check=True, capture_output=True)
        return (self.top / "q.tsr").read_bytes()

    def end(self):
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


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

    def test_a_run_without_code_is_not_certified(self):
        self.run_program("import", Path(__file__).resolve().parents[3] / "resources/samples/session.jsonl", "--trail", "t.vitrine")
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--new-key")
        self.run_program("trail", "certify", "t.vitrine", "--run", "1", "--key", "me.pem", "--output", "run.certificate", status=2)
        self.assertFalse((self.top / "run.certificate").exists())
        done = subprocess.run([PROGRAM, "replay", "t.vitrine"], cwd=self.top, capture_output=True, text=True, check=False,
                              env=os.environ | {"HOME": str(self.top)})
        self.assertIn("--commands", done.stderr)
        # A check that compared nothing has not succeeded.
        self.assertEqual(done.returncode, 1)
        self.run_program("replay", "t.vitrine", "--json", status=1)

    def test_a_damaged_trail_is_not_certified(self):
        self.trail(("print(1)", "1"))
        database = sqlite3.connect(self.top / "t.vitrine", isolation_level=None)
        triggers = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            database.execute(f'DROP TRIGGER "{name}"')
        database.execute("UPDATE steps SET tokens_in = 12345")
        for _, text in triggers:
            database.execute(text)
        database.close()
        said = self.errors_of("trail", "certify", "t.vitrine", "--run", "1", "--key", "me.pem", "--output", "run.certificate", status=1)
        self.assertIn("damaged", said)
        self.assertFalse((self.top / "run.certificate").exists())

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
        # By another interpreter, as far as there is one.
        self.assertIn("Same: 3", self.run_program("verify-replay", "run.certificate", "--python", "/usr/bin/python3"))
        for wrong in ("none", "", "/usr/bin"):
            self.run_program("verify-replay", "run.certificate", "--python", wrong, status=2)

    def test_changed_certificates_are_refused(self):
        certificate = self.certify()
        self.run_program("verify-replay", "run.certificate", "--key", "00" * 32, status=1)
        payload = json.loads(base64.b64decode(certificate["payload"]))
        self.assertEqual([step["recordProof"]["kind"] for step in payload["predicate"]["steps"]], ["step"] * 3)
        self.assertEqual(json.loads(self.run_program("verify-replay", "run.certificate", "--json"))["records_not_proven"], 0)
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

    def test_records_of_merged_parts_are_stated_only(self):
        self.trail(("print(1)", "1"))
        self.run_program("trail", "merge", "--into", "all.vitrine", "t.vitrine")
        self.run_program("trail", "certify", "all.vitrine", "--run", 10**12 + 1, "--key", "me.pem", "--output", "part.certificate")
        said = json.loads(self.run_program("verify-replay", "part.certificate", "--json"))
        self.assertEqual((said["same"], said["records_not_proven"]), (1, 1))
        self.assertIn("not proven", self.run_program("verify-replay", "part.certificate"))

    def errors_of(self, *words, status):
        done = subprocess.run([PROGRAM, *map(str, words)], cwd=self.top, capture_output=True, check=False, env=os.environ | {"HOME": str(self.top)})
        said = done.stderr.decode()
        self.assertEqual(done.returncode, status, (words, said))
        self.assertNotIn("json.exception", said)
        self.assertNotIn("vitrine import", said)
        return said

    def test_messages_name_the_fault_and_the_next_step(self):
        certificate = self.certify()
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--note", "first.note")
        self.trail(("print(2)", "2"), name="two")
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--note", "head.note")
        for name, words in (("growth", ("--from", "1")), ("inclusion", ("--entry", "2")), ("step", ("--step", "2"))):
            (self.top / name).write_text(self.run_program("trail", "prove", "t.vitrine", *words), encoding="utf-8")
        for name in ("growth", "inclusion"):
            self.run_program("trail", "verify", "--proof", name)
        step = json.loads((self.top / "step").read_text(encoding="utf-8"))
        for changed in ({**step, "vitrine_proof": 2}, {**step, "vitrine_proof": "1"}, {key: step[key] for key in step if key != "tree"}, [], 7):
            (self.top / "changed").write_text(json.dumps(changed), encoding="utf-8")
            self.errors_of("trail", "verify", "--proof", "changed", status=2)
        # What was cut off, or is something else altogether.
        (self.top / "cut").write_text(json.dumps(step)[:300], encoding="utf-8")
        for words, kind in ((("trail", "verify", "--proof", "cut"), "a proof"), (("trail", "verify", "t.vitrine", "--checkpoint", "cut"), "a checkpoint"),
                            (("trail", "witness", "head.note", "--since", "first.note", "--consistency", "cut"), "a proof of consistency"),
                            (("verify-replay", "cut"), "a certificate")):
            said = self.errors_of(*words, status=2)
            self.assertIn(kind, said)
            self.assertIn("Copy the whole file again", said)
        note = (self.top / "head.note").read_text(encoding="utf-8")
        for cut in (note[:30], note[:-1], note[:-90], note[:note.index("\n\n")]):
            (self.top / "cut").write_text(cut, encoding="utf-8")
            self.assertIn("copy the whole file again", self.errors_of("trail", "witness", "cut", status=2))
        statement = json.loads(base64.b64decode(certificate["payload"]))
        for changed in ({**certificate, "payloadType": "text/plain"}, statement, {"payloadType": 1}, [], 7):
            (self.top / "changed").write_text(json.dumps(changed), encoding="utf-8")
            self.assertIn("vitrine trail certify", self.errors_of("verify-replay", "changed", status=2))

    def test_cosignatures_are_checked_or_pointed_out(self):
        self.trail(("print(1)", "1"))
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--note", "head.note")
        subprocess.run(["openssl", "genpkey", "-algorithm", "ed25519", "-out", self.top / "w.pem"], check=True)
        said = json.loads(self.run_program("trail", "witness", "head.note", "--key", "w.pem", "--name", "w1", "--output", "seen.note", "--json"))
        key = said["verifier_key"]
        self.assertNotIn("--require", self.errors_of("trail", "witness", "head.note", status=0))
        self.assertIn("1 cosignature", self.errors_of("trail", "witness", "seen.note", status=0))
        self.assertNotIn("cosignature", self.errors_of("trail", "witness", "seen.note", "--require", key, status=0))
        for wrong, words in ((key[:-4], "Copy the whole key"), (key.replace("w1+", "w2+"), "Copy the whole key")):
            self.assertIn(words, self.errors_of("trail", "witness", "seen.note", "--require", wrong, status=1))
        self.assertIn("Ask the witness", self.errors_of("trail", "witness", "head.note", "--require", key, status=1))
        self.assertIn("without spaces", self.errors_of("trail", "witness", "head.note", "--key", "w.pem", "--name", "two words", "--output", "n", status=2))

    def test_time_stamps_that_are_none_say_what_to_do(self):
        self.trail(("print(1)", "1"))
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem")
        (self.top / "x.tsr").write_bytes(b"no response")
        said = self.errors_of("trail", "timestamp", "t.vitrine", "--response", "x.tsr", status=2)
        self.assertIn("not the response of a time-stamping authority", said)
        self.assertIn("application/timestamp-reply", said)
        self.assertNotIn("timestamp.response", said)

    def test_both_verifiers_refuse_a_seal_of_another_version(self):
        self.trail(("print(1)", "1"))
        step = json.loads(self.run_program("trail", "prove", "t.vitrine", "--step", "2"))
        for version, status in ((1, 0), (2, 2), (None, 2)):
            seal = step["checkpoint"] | {"vitrine_checkpoint": version}
            (self.top / "step").write_text(json.dumps(step | {"checkpoint": seal}), encoding="utf-8")
            self.run_program("trail", "verify", "--proof", "step", status=status)
            done = subprocess.run([sys.executable, CHECK, self.top / "step"], capture_output=True, check=False)
            self.assertEqual(done.returncode == 0, status == 0, version)

    def test_proofs_of_growth_are_about_both_notes(self):
        self.trail(("print(1)", "1"))
        for name in ("first", "head"):
            self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--note", f"{name}.note")
        proof = json.loads(self.run_program("trail", "prove", "t.vitrine", "--from", "first.note"))
        other = base64.b64encode(b"x" * 32).decode()
        for changed, status in (({}, 0), ({"trail": "00" * 32}, 1), ({"old_root": other}, 1), ({"root": other}, 1), ({"old_size": 1}, 1), ({"size": 99}, 1),
                                ({"root": 7}, 2), ({"size": "9"}, 2)):
            (self.top / "growth").write_text(json.dumps(proof | changed), encoding="utf-8")
            self.run_program("trail", "witness", "head.note", "--since", "first.note", "--consistency", "growth", status=status)

    def test_unknown_keys_are_pointed_out(self):
        key = self.certify()["signatures"][0]["keyid"]
        (self.top / "step").write_text(self.run_program("trail", "prove", "t.vitrine", "--step", "2"), encoding="utf-8")
        for words in (("verify-replay", "run.certificate"), ("trail", "verify", "--proof", "step")):
            self.assertIn("--key", self.run_program(*words))
            self.assertNotIn("--key", self.run_program(*words, "--key", key))

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

    def test_a_preview_lists_places_and_changes_nothing(self):
        self.trail((f"key = '{SECRET}'", "x"), ("print('fine')", f"call +49 30 901820 from 84.160.12.7 or {MAIL}"))
        before = (self.top / "t.vitrine").read_bytes()
        said = self.run_program("trail", "redact", "t.vitrine", "--findings", "all")
        self.assertEqual((self.top / "t.vitrine").read_bytes(), before)
        for shown in ("outputs", "code", "token", "phone-number", "ip-address", "email-address", "+49…20", "84.…"):
            self.assertIn(shown, said)
        for hidden in (SECRET, MAIL, "901820", "84.160"):
            self.assertNotIn(hidden, said)
        findings = json.loads(self.run_program("trail", "redact", "t.vitrine", "--findings", "personal", "--json"))["findings"]
        self.assertEqual(sorted(found["kind"] for found in findings), ["email-address", "ip-address", "phone-number"])
        self.assertTrue(all(place["run"] == 1 and place["step"] in (2, 3) for found in findings for place in found["locations"]))
        self.run_program("trail", "redact", "t.vitrine", "--findings", "all", "--in-place", "--reason", "asked for")
        self.run_program("trail", "verify", "t.vitrine", "--index")
        self.assertEqual(json.loads(self.run_program("trail", "redact", "t.vitrine", "--findings", "all", "--json"))["findings"], [])

    def sealed_runs(self):
        """Two runs of long ago in one trail, sealed, with a proof of a step of each."""
        self.trail(("print('first')", "first"), name="one")
        self.trail(("print('second')", "second"), name="two")
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem", "--checkpoint", "head.json")
        for run in (1, 2):
            (self.top / f"proof{run}.json").write_text(self.run_program("trail", "prove", "t.vitrine", "--step", run), encoding="utf-8")

    def test_runs_are_pruned_and_the_rest_verifies(self):
        self.sealed_runs()
        before = (self.top / "t.vitrine").read_bytes()
        listed = json.loads(self.run_program("trail", "prune", "t.vitrine", "--before", "2100-01-01", "--json"))
        self.assertEqual(([run["run"] for run in listed["runs"]], listed["changed"]), ([1, 2], False))
        self.assertIn("2 runs match", self.run_program("trail", "prune", "t.vitrine", "--before", "2100-01-01", "--preview"))
        self.assertEqual((self.top / "t.vitrine").read_bytes(), before)
        self.run_program("trail", "prune", "t.vitrine", "--older-than", "1h", "--yes")
        self.run_program("trail", "prune", "t.vitrine", "--project", "nowhere", "--yes")
        self.assertEqual((self.top / "t.vitrine").read_bytes(), before)
        done = json.loads(self.run_program("trail", "prune", "t.vitrine", "--before", "2100-01-01", "--yes", "--reason", "expired", "--json"))
        self.assertEqual((done["runs"], done["steps"], done["changed"]), ([1, 2], 4, True))
        said = json.loads(self.run_program("trail", "verify", "t.vitrine", "--checkpoint", "head.json", "--index", "--json"))
        self.assertTrue(said["ok"] and said["checkpoint"] == "same" and said["sealed"])
        self.assertEqual([(one["runs"], one["reason"]) for one in said["deletions"]], [(2, "expired")])
        self.assertTrue(said["deletions"][0]["user"])
        self.assertIn("runs deleted: 2", self.run_program("trail", "verify", "t.vitrine"))
        for run in (1, 2):
            self.run_program("trail", "verify", "--proof", f"proof{run}.json", "--checkpoint", "head.json")
            # And by the verifier that was written from the documentation alone.
            said = subprocess.run([sys.executable, CHECK, self.top / f"proof{run}.json"], capture_output=True, text=True, check=True)
            self.assertEqual(said.stdout, "holds\n")
        self.assertNotIn(b"print('first')", (self.top / "t.vitrine").read_bytes())
        # A log that was imported before does not bring its runs back.
        self.run_program("import", "one/log.json", "--trail", "t.vitrine")
        self.assertEqual(json.loads(self.run_program("trail", "list", "t.vitrine", "--json"))["runs"], [])

    def test_runs_are_moved_with_their_proofs(self):
        self.sealed_runs()
        self.run_program("trail", "prune", "t.vitrine", "--before", "2100-01-01", "--move-to", "old.vitrine", "--yes")
        self.run_program("trail", "verify", "old.vitrine", "--checkpoint", "head.json", "--index")
        said = json.loads(self.run_program("trail", "verify", "t.vitrine", "--json"))
        self.assertTrue(said["ok"] and said["deletions"][0]["moved_to"])
        again = self.run_program("trail", "prove", "old.vitrine", "--step", "1000000000001")
        self.assertEqual(again, (self.top / "proof1.json").read_text("utf-8"))
        self.assertEqual(sorted(file.name for file in self.top.iterdir() if ".part" in file.name), [])

    def test_pruning_refuses_what_it_cannot_do(self):
        self.sealed_runs()
        words = ("trail", "prune", "t.vitrine", "--before", "2100-01-01", "--yes")
        for wrong in (("--older-than", "soon"), ("--before", "yesterday"), ()):
            self.run_program("trail", "prune", "t.vitrine", *wrong, status=2)
        self.run_program("trail", "prune", "none.vitrine", "--older-than", "1d", status=2)
        before = (self.top / "t.vitrine").read_bytes()
        self.run_program(*words, "--move-to", "head.json", status=2)
        os.chmod(self.top / "t.vitrine", 0o444)
        if os.geteuid() != 0:
            self.run_program(*words, status=2)
        os.chmod(self.top / "t.vitrine", 0o644)
        self.assertEqual((self.top / "t.vitrine").read_bytes(), before)
        with sqlite3.connect(self.top / "t.vitrine") as file:
            file.execute("DROP TRIGGER runs_no_update")
            file.execute("UPDATE runs SET model = 'other' WHERE id = 2")
        file.close()
        said = subprocess.run([PROGRAM, *words], cwd=self.top, capture_output=True, check=False, env=os.environ | {"HOME": str(self.top)})
        self.assertEqual(said.returncode, 2)
        self.assertIn("vitrine trail repair", said.stderr.decode())
        self.assertEqual(len(json.loads(self.run_program("trail", "list", "t.vitrine", "--json", status=1))["runs"]), 2)

    def test_an_authority_is_asked_and_its_time_stamp_is_checked_again(self):
        self.trail(("print(1)", "1"))
        authority = Authority(self.top)
        self.addCleanup(authority.end)
        self.run_program("trail", "timestamp", "t.vitrine", "--tsa", authority.address, "--certificates", "tsa.pem")
        (kind, request), = authority.asked
        self.assertEqual(kind, "application/timestamp-query")
        self.assertLess(len(request), 200)
        stamp, = json.loads(self.run_program("trail", "verify", "t.vitrine", "--json"))["timestamps"]
        self.assertEqual((stamp["ok"], stamp["trusted"]), (True, False))
        self.assertLess(abs(datetime.fromisoformat(stamp["time"]).timestamp() - time.time()), 300)
        self.assertIn("--certificates", self.run_program("trail", "verify", "t.vitrine"))
        stamp, = json.loads(self.run_program("trail", "verify", "t.vitrine", "--json", "--certificates", "tsa.pem"))["timestamps"]
        self.assertTrue(stamp["trusted"])
        self.run_program("trail", "seal", "t.vitrine", "--key", "me.pem")
        self.run_program("trail", "verify", "t.vitrine", "--certificates", "tsa.pem")
        # Another authority did not sign it.
        other = self.top / "other"
        other.mkdir()
        Authority(other).end()
        said = self.run_program("trail", "verify", "t.vitrine", "--certificates", "other/tsa.pem", status=1)
        self.assertIn("invalid", said)
        # Nothing is recorded of an answer that is none, nor of an address that answers nobody.
        before = (self.top / "t.vitrine").read_bytes()
        authority.spoils = True
        for address, status in ((authority.address, 2), ("http://127.0.0.1:1/", 1), ("ftp://a/", 2), ("nonsense", 2), ("", 2)):
            self.run_program("trail", "timestamp", "t.vitrine", "--tsa", address, status=status)
        self.assertEqual((self.top / "t.vitrine").read_bytes(), before)

    def test_roots_of_one_name_are_all_tried(self):
        """An authority that renews its key keeps its name, and a file has the certificates of both."""
        self.trail(("print(1)", "1"))
        authority = Authority(self.top)
        self.addCleanup(authority.end)
        extensions = "basicConstraints=critical,CA:true\nsubjectKeyIdentifier=none\nauthorityKeyIdentifier=none\n"
        (self.top / "root.cnf").write_text("[req]\ndistinguished_name=dn\nprompt=no\nx509_extensions=root\n[dn]\nCN=Root\n[root]\n" + extensions, encoding="utf-8")
        (self.top / "leaf.cnf").write_text("extendedKeyUsage=critical,timeStamping\nsubjectKeyIdentifier=none\nauthorityKeyIdentifier=none\n", encoding="utf-8")

        def openssl(*words):
            subprocess.run(["openssl", *words], cwd=self.top, check=True, capture_output=True)
        for name in ("old", "new"):
            openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-config", "root.cnf", "-keyout", f"{name}.key", "-out", f"{name}.pem")
        openssl("req", "-new", "-key", "tsa.key", "-subj", "/CN=Stamps", "-out", "tsa.csr")
        openssl("x509", "-req", "-in", "tsa.csr", "-CA", "old.pem", "-CAkey", "old.key", "-extfile", "leaf.cnf", "-days", "9", "-out", "tsa.pem")
        self.run_program("trail", "timestamp", "t.vitrine", "--tsa", authority.address)
        roots = {name: (self.top / f"{name}.pem").read_text(encoding="utf-8") for name in ("old", "new")}
        for order, status in ((("old",), 0), (("old", "new"), 0), (("new", "old"), 0), (("new", "new", "old"), 0), (("new",), 1)):
            (self.top / "roots.pem").write_text("".join(roots[name] for name in order), encoding="utf-8")
            self.run_program("trail", "verify", "t.vitrine", "--certificates", "roots.pem", status=status)

    def test_an_expected_time_stamp_must_be_there(self):
        self.trail(("print(1)", "1"))
        Authority(self.top).end()
        self.assertIn("No time stamp was found", self.errors_of("trail", "verify", "t.vitrine", "--certificates", "tsa.pem", status=1))
        said = json.loads(self.run_program("trail", "verify", "t.vitrine", "--json", "--certificates", "tsa.pem", status=1))
        self.assertEqual((said["ok"], said["reason"]), (False, "no-timestamp"))

    def test_certificates_that_cannot_be_read_are_named(self):
        self.trail(("print(1)", "1"))
        authority = Authority(self.top)
        self.addCleanup(authority.end)
        (self.top / "r.tsr").write_bytes(b"x")
        (self.top / "text.pem").write_text("no certificate", encoding="utf-8")
        for words in (("verify", "t.vitrine"), ("timestamp", "t.vitrine", "--response", "r.tsr"), ("timestamp", "t.vitrine", "--tsa", authority.address)):
            for file, said in (("none.pem", "file not found"), (".", "it is a folder"), ("text.pem", "no certificate (PEM)"), ("/dev/null", "no certificate")):
                found = self.errors_of("trail", *words, "--certificates", file, status=2)
                self.assertIn(f"Cannot read {file}", found)
                self.assertIn(said, found)
        self.assertEqual(authority.asked, [])

    def test_responses_of_any_kind_are_refused(self):
        self.trail(("print(1)", "1"))
        (self.top / "big").write_bytes(b"x" * (2 << 20))
        for file in ("/dev/zero", "/", "big", "none", "t.vitrine", "/dev/null"):
            self.run_program("trail", "timestamp", "t.vitrine", "--response", file, status=2)

    def test_seals_of_another_key_do_not_count(self):
        self.trail(("print(1)", "1"))
        sealed = json.loads(self.run_program("trail", "verify", "t.vitrine", "--json"))
        self.run_program("trail", "verify", "t.vitrine", "--key", sealed["seal_key"].upper())
        said = json.loads(self.run_program("trail", "verify", "t.vitrine", "--key", "00" * 32, "--json", status=1))
        self.assertEqual((said["ok"], said["reason"], said["sealed"]), (False, "other-key", False))
        for wrong in ("00", "zz" * 32, sealed["seal_key"] + "00", ""):
            self.run_program("trail", "verify", "t.vitrine", "--key", wrong, status=2)
            self.run_program("verify-replay", "none", "--key", wrong, status=2)

    def test_forks_are_called_forks(self):
        self.trail(("print(1)", "1"))
        for name in ("u", "v"):
            shutil.copy(self.top / "t.vitrine", self.top / f"{name}.vitrine")
        for trail, name in (("t.vitrine", "two"), ("u.vitrine", "three")):
            self.trail((f"print('{name}')", name), name=name, trail=trail)
            self.run_program("trail", "seal", trail, "--key", "me.pem", "--note", f"{trail}.note")
        self.run_program("trail", "verify", "t.vitrine", "--checkpoint", "t.vitrine.note")
        self.assertIn("Fork: ", self.run_program("trail", "verify", "t.vitrine", "--checkpoint", "u.vitrine.note", status=1))
        self.assertIn("Fork: ", self.errors_of("trail", "witness", "t.vitrine.note", "--since", "u.vitrine.note", status=1))
        # Anyone can seal another history of the trail with a key of their own.
        subprocess.run(["openssl", "genpkey", "-algorithm", "ed25519", "-out", self.top / "other.pem"], check=True)
        (self.top / "other.pem").chmod(0o600)
        shutil.copy(self.top / "v.vitrine", self.top / "w.vitrine")
        self.trail(("print('four')", "four"), name="four", trail="w.vitrine")
        self.run_program("trail", "seal", "w.vitrine", "--key", "other.pem", "--note", "w.note")
        for words in (("witness", "t.vitrine.note", "--since", "w.note"), ("witness", "w.note", "--since", "t.vitrine.note")):
            said = self.errors_of("trail", *words, status=1)
            self.assertNotIn("Fork", said)
            self.assertIn("different roots and keys", said)
        self.run_program("trail", "prove", "t.vitrine", "--from", "1", "--to", "t.vitrine.note")
        for words in (("--from", "u.vitrine.note"), ("--from", "1", "--to", "u.vitrine.note")):
            self.assertEqual(self.run_program("trail", "prove", "t.vitrine", *words, status=1), "")

    def test_verify_tells_live_from_imported(self):
        self.trail(("print(1)", "1"))
        event = {"hook_event_name": "PostToolUse", "session_id": "s", "cwd": str(self.top), "tool_name": "Bash", "tool_use_id": "t",
                 "tool_input": {"command": "ls"}, "tool_response": {"stdout": "x"}}
        self.run_program("hook", "claude-code", "--trail", "t.vitrine", text=json.dumps(event).encode())
        said = json.loads(self.run_program("trail", "verify", "t.vitrine", "--json"))["recorded"]
        self.assertEqual(said, {"live": {"hook": 1}, "imported": 1, "scratch": 0})
        acts = self.run_program("trail", "sql", "t.vitrine", "SELECT detail FROM v_trail_events WHERE kind = 'run.recorder'", "--json")
        detail = json.loads(json.loads(acts.splitlines()[0])["detail"])
        self.assertEqual(detail["channel"], "hook")
        self.assertTrue(detail["pid"] > 0 and detail["user"] and detail["process"])


if __name__ == "__main__":
    unittest.main(verbosity=2)
