# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page that checks evidence without Vitrine: with real proofs, notes, time stamps and reports, and with changed ones."""

import base64
import html
import json
import os
import random
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]
SOURCE = Path(__file__).parents[3]
HARNESS = SOURCE / "tests/resources/verifier/harness.js"
BROWSER = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), os.environ.get("VITRINE_BROWSER"))
EVIL = "</script><img src=x onerror=alert(1)><!--\x1b\u202e"
STEPS = [("I add.", "print(1 + 1)", "2"), (EVIL, f"print('''{EVIL}''')", EVIL), ("The key is sk-sekret-123.", "key = 'sk-sekret-123'", "done")]
TSA = """
[tsa]
default_tsa = t
[t]
dir = .
serial = ./serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha512
ess_cert_id_alg = sha256
[v3_ca]
basicConstraints = critical,CA:TRUE
[v3_tsa]
extendedKeyUsage = critical,timeStamping
[req]
distinguished_name = dn
prompt = no
[dn]
CN = Test authority
"""


def bytes_of(value):
    """All bytes that a proof has in base64."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return b"\n".join(map(bytes_of, value))
    try:
        return base64.b64decode(value, validate=True) if isinstance(value, str) else b""
    except ValueError:
        return value.encode()


def log(begun=None):
    """`begun`: the time of all steps, in Unix seconds; None where it is not recorded."""
    timing = {"start_time": begun, "end_time": begun + 1, "duration": 1} if begun else None
    steps = [{"task": "Add.", "task_images": None}]
    for number, (thought, code, output) in enumerate(STEPS, 1):
        steps.append({"step_number": number, "timing": timing, "tool_calls": [], "error": None, "model_output": f"Thought: {thought}\n<code>\n{code}\n</code>",
                      "code_action": code, "observations": f"Execution logs:\n{output}\n\nLast output from code snippet:\nNone",
                      "action_output": None, "is_final_answer": False})
    return json.dumps(steps)


class Evidence:
    """A sealed trail with all that can be made of it."""

    def __init__(self, folder):
        self.top = Path(folder)
        (self.top / "log.json").write_text(log(), encoding="utf-8")
        self.run("import", "log.json", "--trail", "t.vitrine")
        self.run("trail", "seal", "t.vitrine", "--key", "me.pem", "--new-key", "--note", "first.note", "--checkpoint", "first.checkpoint")
        self.run("trail", "seal", "t.vitrine", "--key", "me.pem", "--note", "head.note")
        self.steps = [json.loads(row)["step"] for row in self.run("trail", "sql", "t.vitrine", "SELECT step FROM v_code", "--json").splitlines()]
        self.proof = self.run("trail", "prove", "t.vitrine", "--step", str(self.steps[0]))
        self.growth = self.run("trail", "prove", "t.vitrine", "--from", "first.note", "--to", "head.note")
        self.entry = self.run("trail", "prove", "t.vitrine", "--entry", "2")
        self.run("trail", "witness", "head.note", "--key", self.key("witness.pem"), "--name", "witness.example/w1", "--output", "cosigned.note")
        self.witness = self.verifier("witness.pem", "witness.example/w1")
        self.public = json.loads(self.read("first.checkpoint"))["public_key"]

    def run(self, *words, program=PROGRAM):
        done = subprocess.run([program, *words], cwd=self.top, capture_output=True, check=False, env=os.environ | {"HOME": str(self.top)})
        if done.returncode != 0:
            raise AssertionError((words, done.stdout, done.stderr))
        return done.stdout.decode()

    def key(self, name):
        self.run("genpkey", "-algorithm", "ed25519", "-out", name, program="openssl")
        (self.top / name).chmod(0o600)
        return name

    def verifier(self, key, name):
        said = json.loads(self.run("trail", "witness", "head.note", "--key", key, "--name", name, "--output", "unused.note", "--json"))
        return said["verifier_key"]

    def pruned(self, *redaction):
        """A sealed trail with an old run that is moved into another, and the other run, in which texts may be redacted; a step of each."""
        with tempfile.TemporaryDirectory(dir=self.top) as folder:
            names = {name: f"{folder}/{name}" for name in ("old.json", "new.json", "rest.vitrine", "moved.vitrine")}
            for name, begun in (("old.json", 1_500_000_000), ("new.json", 1_700_000_000)):
                Path(names[name]).write_text(log(begun), encoding="utf-8")
                self.run("import", names[name], "--trail", names["rest.vitrine"])
            self.run("trail", "seal", names["rest.vitrine"], "--key", "me.pem")
            if redaction:
                self.run("trail", "redact", names["rest.vitrine"], *redaction, "--in-place")
            self.run("trail", "prune", names["rest.vitrine"], "--before", "2020-01-01", "--yes", "--move-to", names["moved.vitrine"])
            trails = names["rest.vitrine"], names["moved.vitrine"]
            last = [json.loads(self.run("trail", "sql", trail, "SELECT max(step) AS step FROM v_code", "--json"))["step"] for trail in trails]
            report = f"{folder}/report.html"
            self.run("trail", "export", trails[0], "--format", "html", "--output", report, "--proofs")
            return [self.run("trail", "prove", trail, "--step", str(step)) for trail, step in zip(trails, last)], Path(report).read_text(encoding="utf-8")

    def stamp(self):
        """A time stamp of head.note by an authority of this test."""
        (self.top / "tsa.cnf").write_text(TSA, encoding="utf-8")
        (self.top / "serial").write_text("01\n", encoding="utf-8")
        for name, more in (("ca", ["-x509", "-extensions", "v3_ca"]), ("tsa", [])):
            self.run("req", "-new", "-newkey", "rsa:2048", "-nodes", "-config", "tsa.cnf", "-keyout", f"{name}.key", "-out", f"{name}.pem", *more,
                     program="openssl")
        self.run("x509", "-req", "-in", "tsa.pem", "-CA", "ca.pem", "-CAkey", "ca.key", "-set_serial", "7", "-extfile", "tsa.cnf",
                 "-extensions", "v3_tsa", "-out", "signer.pem", program="openssl")
        self.run("trail", "timestamp", "t.vitrine", "--request", "head.tsq")
        self.run("ts", "-reply", "-config", "tsa.cnf", "-queryfile", "head.tsq", "-signer", "signer.pem", "-inkey", "tsa.key", "-out", "head.tsr",
                 program="openssl")
        return "head.tsr"

    def read(self, name):
        return (self.top / name).read_text(encoding="utf-8")

    def file(self, name, content=None):
        data = (self.top / name).read_bytes() if content is None else content.encode() if isinstance(content, str) else content
        return {"name": name, "base64": base64.b64encode(data).decode()}


def page():
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        subprocess.run([PROGRAM, "trail", "verifier", "--output", file], check=True, capture_output=True)
        return file.read_text(encoding="utf-8")


def in_node(jobs):
    script = f"""const fs = require('fs'); global.harness = undefined;
        const run = require({json.dumps(str(HARNESS))}), verifier = require({json.dumps(str(SOURCE / 'resources/verifier/verify.js'))});
        run(verifier, JSON.parse(fs.readFileSync(0, 'utf8'))).then(answers => console.log(JSON.stringify(answers)));"""
    done = subprocess.run(["node", "-e", script], input=json.dumps(jobs).encode(), capture_output=True, check=True)
    return json.loads(done.stdout)


def dom(text, *options):
    """What a browser makes of a page that it opens as a file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(text, encoding="utf-8")
        done = subprocess.run([BROWSER, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile", *options,
                               f"file://{file}"], capture_output=True, check=True, timeout=300)
        return done.stdout.decode()


def in_browser(jobs):
    verify = page().split("<script>")[1].split("</script>")[0]
    data = json.dumps(jobs).replace("<", "\\u003c")
    text = f"""<!doctype html><meta charset=utf-8><pre id=out></pre><script>{verify}</script><script>{HARNESS.read_text(encoding='utf-8')}
        runJobs(VitrineVerifier, {data}).then(answers => {{ document.getElementById('out').textContent = JSON.stringify(answers); }});</script>"""
    shown = dom(text, "--dump-dom", "--virtual-time-budget=60000")
    return json.loads(html.unescape(re.search(r'<pre id="out">(.*)</pre>', shown, re.DOTALL)[1]))


def mutations(text, count, seed):
    """Changes of one character each that make another document of it."""
    chance = random.Random(seed)
    meaning = json.loads(text)
    found = []
    while len(found) < count:
        at = chance.randrange(len(text))
        character = chance.choice("0123456789abcdefxyz\"{}[]:,.-e ")
        changed = text[:at] + character + text[at + 1:]
        try:
            is_same = json.loads(changed) == meaning
        except ValueError:
            is_same = False
        if not is_same:
            found.append((at, character))
    return found


class Verifier(unittest.TestCase):
    run_jobs = staticmethod(in_node)

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.evidence = Evidence(folder.name)

    def verify(self, *files, keys="", now=0, browser=False):
        return self.run_jobs([{"act": "verify", "files": list(files), "keys": keys, "now": now, "usesBrowser": browser}])[0]

    def holds(self, report, verdict="holds"):
        self.assertEqual(report["verdict"], verdict, report)

    def test_vectors_hold(self):
        vectors = json.loads((SOURCE / "docs/evidence/vectors.json").read_text(encoding="utf-8"))["vectors"]
        wrong = self.run_jobs([{"act": "vectors", "vectors": vectors, "usesBrowser": browser} for browser in (False, True)])
        self.assertEqual(wrong, [[], []])

    def test_a_proof_holds_by_a_key_that_is_known(self):
        proof = self.evidence.file("step.proof", self.evidence.proof)
        for browser in (False, True):
            self.holds(self.verify(proof, browser=browser)[0], "open")
            report = self.verify(proof, keys=self.evidence.public, browser=browser)[0]
            self.holds(report)
            self.assertIn({"label": "Code", "text": "print(1 + 1)"}, report["texts"])
        self.holds(self.verify(proof, keys="00" * 32)[0], "fails")

    def test_changed_proofs_are_refused(self):
        for count, text in ((1000, self.evidence.proof), (100, self.evidence.growth), (100, self.evidence.read("first.checkpoint"))):
            accepted = self.run_jobs([{"act": "accepted", "text": text, "mutations": mutations(text, count, count)}])[0]
            names = [name for name in ("trail",) if text is self.evidence.growth]
            self.assertEqual([n for n in accepted if not self.is_left_open(text, count, n, names)], [])

    def is_left_open(self, text, count, number, names):
        """A tree without a seal names a trail, and says that a note has to be added."""
        at, character = mutations(text, count, count)[number]
        try:
            changed, whole = json.loads(text[:at] + character + text[at + 1:]), json.loads(text)
        except ValueError:
            return False
        return [key for key in whole if changed.get(key) != whole[key]] == names

    def test_notes_and_witnesses(self):
        evidence = self.evidence
        keys = f"{evidence.public}\n{evidence.witness}"
        self.holds(self.verify(evidence.file("cosigned.note"), keys=keys)[0])
        self.holds(self.verify(evidence.file("head.note"), keys=keys)[0], "fails")
        note = evidence.read("cosigned.note")
        for changed in (note[:-1], note[:-40], note.replace("head ", "head f", 1), note.replace("\ntime ", "\ntime 1", 1), note + "\n", ""):
            self.holds(self.verify(evidence.file("cosigned.note", changed), keys=keys)[0], "fails")
        self.holds(self.verify(evidence.file("head.note"), keys=evidence.public, now=1_000_000)[0], "fails")

    def test_growth_needs_both_notes(self):
        evidence = self.evidence
        growth = evidence.file("growth.json", evidence.growth)
        self.holds(self.verify(growth)[0], "open")
        self.holds(self.verify(growth, evidence.file("first.note"), evidence.file("head.note"), keys=evidence.public)[0])
        self.holds(self.verify(evidence.file("entry.json", evidence.entry), evidence.file("head.note"), keys=evidence.public)[0])

    def test_a_fork_is_reported(self):
        vectors = json.loads((SOURCE / "docs/evidence/vectors.json").read_text(encoding="utf-8"))["vectors"]
        one = next(vector["note"] for vector in vectors if vector["name"] == "a note")
        other = next(vector["proof"] for vector in vectors if vector["name"] == "proof of a step")
        reports = self.verify(self.evidence.file("one.note", one), self.evidence.file("other.proof", json.dumps(other)))
        for report in reports:
            self.holds(report, "fails")
            self.assertIn("Fork", " ".join(report["lines"]))

    def test_a_note_of_another_key_is_no_fork(self):
        evidence = self.evidence
        evidence.key("stranger.pem")
        for name, key in (("a", "me.pem"), ("b", "stranger.pem")):
            shutil.copy(evidence.top / "t.vitrine", evidence.top / f"{name}.vitrine")
            (evidence.top / f"{name}.json").write_text(log().replace("Add.", f"Add {name}."), encoding="utf-8")
            evidence.run("import", f"{name}.json", "--trail", f"{name}.vitrine")
            evidence.run("trail", "seal", f"{name}.vitrine", "--key", key, "--note", f"{name}.note")
        for report in self.verify(evidence.file("a.note"), evidence.file("b.note")):
            self.holds(report, "fails")
            said = " ".join(report["lines"])
            self.assertNotIn("Fork", said)
            self.assertIn("another key", said)

    def test_time_stamps(self):
        evidence = self.evidence
        stamp = evidence.file(evidence.stamp())
        for browser in (False, True):
            self.holds(self.verify(stamp, browser=browser)[0], "open")
            self.holds(self.verify(stamp, evidence.file("head.note"), evidence.file("ca.pem"), keys=evidence.public, browser=browser)[0])
        self.holds(self.verify(stamp, evidence.file("first.note"), evidence.file("ca.pem"))[0], "fails")
        self.holds(self.verify(stamp, evidence.file("head.note"), evidence.file("ca.pem"), now=1_000_000)[0], "fails")
        self.holds(self.verify(stamp, evidence.file("head.note"), evidence.file("other.pem", self.other_authority()))[0], "fails")
        data = (evidence.top / "head.tsr").read_bytes()
        chance = random.Random(1)
        accepted, jobs = [], []
        for _ in range(300):
            at = chance.randrange(len(data))
            changed = data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1:]
            jobs.append((at, changed, {"act": "verify", "now": 0, "files": [evidence.file("head.tsr", changed), evidence.file("head.note"),
                                                                            evidence.file("ca.pem")]}))
        for (at, changed, _), reports in zip(jobs, self.run_jobs([job for _, _, job in jobs])):
            if reports[0]["verdict"] != "fails" and not self.accepts_too(changed):
                accepted.append(at)
        self.assertEqual(accepted, [])

    def other_authority(self):
        self.evidence.run("req", "-x509", "-new", "-newkey", "rsa:2048", "-nodes", "-config", "tsa.cnf", "-keyout", "o.key", "-out", "o.pem",
                          "-extensions", "v3_ca", program="openssl")
        return self.evidence.read("o.pem")

    def accepts_too(self, response):
        """OpenSSL as well: fields of certificates and signatures that nobody reads."""
        (self.evidence.top / "changed.tsr").write_bytes(response)
        done = subprocess.run(["openssl", "ts", "-verify", "-data", "head.note", "-in", "changed.tsr", "-CAfile", "ca.pem"],
                              cwd=self.evidence.top, capture_output=True, check=False)
        return done.returncode == 0

    def test_proofs_hold_after_redaction(self):
        evidence = self.evidence
        evidence.run("trail", "redact", "t.vitrine", "--containing", "sekret", "--into", "redacted.vitrine")
        proof = evidence.run("trail", "prove", "redacted.vitrine", "--step", str(evidence.steps[2]))
        self.assertNotIn(b"sekret", bytes_of(json.loads(proof)))
        report = self.verify(evidence.file("redacted.proof", proof), keys=evidence.public)[0]
        self.holds(report)
        self.assertIn("destroyed by redaction", " ".join(report["lines"]))

    def test_proofs_hold_after_runs_were_deleted_and_moved(self):
        proofs, _ = self.evidence.pruned()
        self.assertNotEqual(*proofs)
        for proof in proofs:
            report = self.verify(self.evidence.file("step.proof", proof), keys=self.evidence.public)[0]
            self.holds(report)
            self.assertIn({"label": "Code", "text": "key = 'sk-sekret-123'"}, report["texts"])

    def test_proofs_hold_after_redaction_and_deletion(self):
        proofs, _ = self.evidence.pruned("--containing", "sekret")
        for proof in proofs:
            self.assertNotIn(b"sekret", bytes_of(json.loads(proof)))
            report = self.verify(self.evidence.file("step.proof", proof), keys=self.evidence.public)[0]
            self.holds(report)
            self.assertIn("destroyed by redaction", " ".join(report["lines"]))

    def test_certificates_of_replays(self):
        evidence = self.evidence
        shutil.copy(evidence.top / "t.vitrine", evidence.top / "certified.vitrine")  # as certifying seals once more
        evidence.run("trail", "certify", "certified.vitrine", "--run", "1", "--key", "me.pem", "--output", "run.certificate")
        certificate = evidence.file("run.certificate")
        self.holds(self.verify(certificate, keys=evidence.public)[0])
        document = json.loads(evidence.read("run.certificate"))
        payload = base64.b64decode(document["payload"])
        document["payload"] = base64.b64encode(payload.replace(b"1 + 1", b"1 + 2")).decode()
        self.holds(self.verify(evidence.file("run.certificate", json.dumps(document)))[0], "fails")

    def signed_again(self, statement):
        """The signer states something else."""
        payload = json.dumps(statement).encode()
        kind = "application/vnd.in-toto+json"
        (self.evidence.top / "pae").write_bytes(f"DSSEv1 {len(kind)} {kind} {len(payload)} ".encode() + payload)
        self.evidence.run("pkeyutl", "-sign", "-inkey", "me.pem", "-rawin", "-in", "pae", "-out", "sig", program="openssl")
        signature = base64.b64encode((self.evidence.top / "sig").read_bytes()).decode()
        document = {"payloadType": kind, "payload": base64.b64encode(payload).decode(), "signatures": [{"keyid": self.evidence.public, "sig": signature}]}
        return self.evidence.file("run.certificate", json.dumps(document))

    def test_a_signer_cannot_state_another_record(self):
        evidence = self.evidence
        shutil.copy(evidence.top / "t.vitrine", evidence.top / "certified.vitrine")
        evidence.run("trail", "certify", "certified.vitrine", "--run", "1", "--key", "me.pem", "--output", "run.certificate")
        whole = base64.b64decode(json.loads(evidence.read("run.certificate"))["payload"])
        self.holds(self.verify(self.signed_again(json.loads(whole)), keys=evidence.public)[0])

        def changed(change):
            statement = json.loads(whole)
            change(statement["predicate"]["steps"][0])
            return self.verify(self.signed_again(statement), keys=evidence.public)[0]

        for change in (lambda step: step.update(code="print(3)"), lambda step: step.update(ordinal=9), lambda step: step.update(startedAt=1.5),
                       lambda step: step.update(ofModel=not step["ofModel"]), lambda step: step["recorded"].update(status="blocked"),
                       lambda step: step["recorded"].update(outputs=[]), lambda step: step["recorded"]["outputs"][0].update(text="5"),
                       lambda step: step["recorded"].update(error={"type": "E", "message": "m"}), lambda step: step.update(recordProof=step["proof"]),
                       lambda step: step["replayed"].update(logs="5")):
            self.holds(changed(change), "fails")
        report = changed(lambda step: step.update(recordProof=None, code="print(3)"))
        self.holds(report)
        self.assertIn("The code and the recorded outcome of 1 step is not proven; the signer states them.", report["lines"])

    def test_other_files_are_refused(self):
        for content in ("", "x", "{}", "[]", "null", "[" * 100000, '{"vitrine_proof": 1}', '{"vitrine_proof": 2}', "\xff\xfe", b"\x30\x82\xff\xff",
                        b"\x30\x80\x00\x00", b"\xff\xfe", self.evidence.proof[: len(self.evidence.proof) // 2]):
            self.holds(self.verify(self.evidence.file("file", content))[0], "fails")


@unittest.skipUnless(BROWSER, "chromium-headless-shell is not installed")
class InBrowser(Verifier):
    run_jobs = staticmethod(in_browser)

    def test_the_browser_checks_signatures_itself(self):
        self.assertEqual(in_browser([{"act": "hasEd25519"}]), [True])

    def test_the_page_allows_its_own_scripts_alone(self):
        text = page()
        self.assertLess(len(text), 300_000)
        # The one address is the name of a type, and nothing that is fetched.
        self.assertEqual(re.findall(r"(?i)https?://[^'\"`\s)<]*", text), ["https://in-toto.io/Statement/v1"])
        shown = dom(text.replace("</main>", "<script>document.title = 'foreign'</script></main>"), "--dump-dom")
        self.assertIn('data-ready="yes"', shown)
        self.assertIn("<title>Vitrine verifier</title>", shown)

    def report(self, *options):
        self.evidence.run("trail", "export", "t.vitrine", "--format", "html", "--output", "report.html", *options)
        return self.evidence.read("report.html")

    def test_reports(self):
        evidence = self.evidence
        report = self.report("--proofs")
        self.holds(self.verify(evidence.file("report.html", report), keys=evidence.public)[0])
        changed = {"code": report.replace("1 + 1", "1 + 2").replace(">1<", ">3<", 1), "thought": report.replace("I add.", "I steal."),
                   "output": report.replace("done", "failed"), "proof": report.replace("&quot;kind&quot;", "&quot;kimd&quot;", 1)}
        for what, text in changed.items():
            self.assertNotEqual(text, report, what)
            self.holds(self.verify(evidence.file("report.html", text), keys=evidence.public)[0], "fails")
        self.holds(self.verify(evidence.file("report.html", self.report()), keys=evidence.public)[0], "open")

    def test_reports_hold_after_redaction_and_deletion(self):
        for redaction in ((), ("--containing", "sekret")):
            _, report = self.evidence.pruned(*redaction)
            self.assertEqual("sk-sekret-123" in report, not redaction)
            found = self.verify(self.evidence.file("report.html", report), keys=self.evidence.public)[0]
            self.holds(found)
            self.assertEqual("destroyed by redaction" in " ".join(found["lines"]), bool(redaction))
            changed = report.replace("I add.", "I steal.")
            self.assertNotEqual(changed, report)
            self.holds(self.verify(self.evidence.file("report.html", changed), keys=self.evidence.public)[0], "fails")
        hiding = report.replace("I add.", "[redacted]")
        self.holds(self.verify(self.evidence.file("report.html", hiding), keys=self.evidence.public)[0], "fails")

    def test_reports_check_themselves(self):
        report = self.report("--proofs")
        click = "document.getElementById('check-proofs').click();"
        pressed = re.sub(r"script-src [^;]*", "script-src 'unsafe-inline'", report, count=1).replace("</body>", f"<script>{click}</script></body>")
        self.assertTrue('data-verdict="open"' in dom(pressed, "--dump-dom", "--virtual-time-budget=20000"), "not checked")
        # As it is exported, its own scripts are allowed to run.
        self.assertTrue('data-text="%1 of %2 steps">4 of 4' in dom(report, "--dump-dom"), "scripts did not run")


if __name__ == "__main__":
    unittest.main(verbosity=2)
