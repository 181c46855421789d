# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""vitrine mcp: a client that speaks the Model Context Protocol, and clients that break it."""

import json
import os
import random
import subprocess
import tempfile
import time
import unittest
from pathlib import Path
from urllib.parse import parse_qs, urlparse

PROGRAM = os.environ["VITRINE_BINARY"]
SECRET = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
LONGEST = 10_000


def step(number, code, **more):
    return {"step_number": number, "tool_calls": [], "error": None, "model_output": f"<code>\n{code}\n</code>",
            "code_action": code, "observations": None, "action_output": None, "is_final_answer": False} | more


def denied(module):
    return {"type": "AgentExecutionError", "message":
            f"Code execution failed at line 'import {module}' due to: InterpreterError: Import of {module} is not allowed. "
            "Authorized imports are: ['re', 'math']"}


LOG = [{"task": "Add two and three.", "task_images": None},
       step(1, f"token = '{SECRET}'\nprint(token)", observations=f"Execution logs:\n{SECRET}\n\nLast output from code snippet:\nNone"),
       step(2, "import sympy", error=denied("sympy")),
       step(3, "print('é' * 30)", observations="Execution logs:\n" + "é\"\\\n" * 9000),
       *[step(number, f"print({number})") for number in range(4, 200)],
       step(200, "final_answer(5)", action_output=5, is_final_answer=True)]


class Client:
    """The client's side, one message a line."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([PROGRAM, "mcp", *map(str, arguments)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.number = 0

    def send(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def receive(self):
        return json.loads(self.process.stdout.readline())

    def ask(self, method, **parameters):
        self.number += 1
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters}).encode())
        answer = self.receive()
        assert answer["id"] == self.number, answer
        return answer

    def declare(self, method, version="2026-07-28", **parameters):
        """A request of the era without sessions."""
        meta = {"io.modelcontextprotocol/protocolVersion": version, "io.modelcontextprotocol/clientCapabilities": {},
                "io.modelcontextprotocol/clientInfo": {"name": "modern", "version": "1"}}
        return self.ask(method, **parameters, _meta=meta)

    def initialize(self, version="2025-06-18"):
        answer = self.ask("initialize", protocolVersion=version, capabilities={},
                          clientInfo={"name": "tester", "version": "1"})
        self.send(b'{"jsonrpc":"2.0","method":"notifications/initialized"}')
        return answer["result"]

    def call(self, tool, **arguments):
        self.number += 1
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": "tools/call",
                              "params": {"name": tool, "arguments": arguments}}).encode())
        line = self.process.stdout.readline()
        assert len(line) <= LONGEST + 1, len(line)
        result = json.loads(line)["result"]
        content = json.loads(result["content"][0]["text"])
        assert result["isError"] == ("error" in content and len(content) == 1), content
        return content

    def end(self):
        self.process.stdin.close()
        status = self.process.wait(60)
        self.process.stdout.close()
        self.process.stderr.close()
        return status


class WithTrail(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="mcp ")
        cls.addClassCleanup(cls.folder.cleanup)
        top = Path(cls.folder.name).resolve()
        (top / "log.json").write_text(json.dumps(LOG), encoding="utf-8")
        cls.trail = top / "a trail.vitrine"
        subprocess.run([PROGRAM, "import", top / "log.json", "--trail", cls.trail], check=True, capture_output=True)

    def client(self, *arguments):
        client = Client(self.trail, *arguments)
        self.addCleanup(client.end)
        return client

    def asked(self, *arguments):
        client = self.client(*arguments)
        client.initialize()
        return client


class Mcp(WithTrail):
    def assert_link(self, link, run=None, number=None):
        parts = urlparse(link)
        self.assertEqual(parts.scheme, "vitrine")
        query = parse_qs(parts.query)
        self.assertEqual(query.get("run"), run and [str(run)])
        self.assertEqual(query.get("step"), number and [str(number)])

    def test_the_version_is_negotiated(self):
        for asked, answered in (("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
                                ("2024-11-05", "2024-11-05"), ("2031-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25")):
            result = self.client().initialize(asked)
            self.assertEqual(result["protocolVersion"], answered)
            self.assertIn("tools", result["capabilities"])

    def test_requests_that_declare_their_version_need_no_session(self):
        """By the revision 2026-07-28 of the protocol; both eras may be mixed on one connection."""
        log = Path(self.folder.name) / "modern.jsonl"
        client = self.client("--log", log)
        found = client.declare("server/discover")["result"]
        self.assertEqual((found["resultType"], found["cacheScope"]), ("complete", "public"))
        self.assertGreater(found["ttlMs"], 0)
        self.assertIn("tools", found["capabilities"])
        self.assertEqual(found["supportedVersions"][:2], ["2026-07-28", "2025-11-25"])
        self.assertEqual(found["_meta"]["io.modelcontextprotocol/serverInfo"]["name"], "vitrine")
        tools = client.declare("tools/list")["result"]
        self.assertEqual((len(tools["tools"]), tools["resultType"], tools["cacheScope"]), (9, "complete", "public"))
        answer = client.declare("tools/call", name="list_runs", arguments={})["result"]
        self.assertEqual((answer["resultType"], answer["isError"]), ("complete", False))
        self.assertEqual(len(json.loads(answer["content"][0]["text"])["runs"]), 1)
        refused = client.declare("tools/list", version="1900-01-01")["error"]
        self.assertEqual((refused["code"], refused["data"]["requested"]), (-32022, "1900-01-01"))
        self.assertIn("2026-07-28", refused["data"]["supported"])
        self.assertEqual(client.declare("ping")["error"]["code"], -32601)
        for meta in ({"io.modelcontextprotocol/protocolVersion": "2026-07-28"}, {"io.modelcontextprotocol/protocolVersion": 7},
                     {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": []}):
            self.assertEqual(client.ask("tools/list", _meta=meta)["error"]["code"], -32602, meta)
        # Without a version the request belongs to a session, and there is none yet.
        self.assertEqual(client.ask("server/discover")["error"]["code"], -32600)
        client.initialize()
        self.assertNotIn("resultType", client.ask("tools/list", _meta={"progressToken": 1})["result"])
        client.call("list_trails")
        self.assertEqual([json.loads(line)["client"] for line in log.read_text(encoding="utf-8").splitlines()], ["modern", "tester"])

    def test_tools_are_listed_as_read_only(self):
        tools = self.asked().ask("tools/list")["result"]["tools"]
        self.assertEqual([tool["name"] for tool in tools], ["list_trails", "list_runs", "list_steps", "search",
                         "read_step", "why_denied", "statistics", "check_snippet", "verify"])
        for tool in tools:
            self.assertTrue(tool["annotations"]["readOnlyHint"])
            self.assertEqual(tool["inputSchema"]["type"], "object")

    def test_runs_have_their_scores(self):
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder, "log.json")
            log.write_text(json.dumps([{"task_id": 0, "reward": 0.5, "traj": [{"role": "user", "content": "Q"},
                                                                          {"role": "assistant", "content": "A"}]}]), encoding="utf-8")
            trail = Path(folder, "t.vitrine")
            subprocess.run([PROGRAM, "import", log, "--trail", trail], check=True, capture_output=True)
            client = Client(trail)
            client.initialize()
            run = client.call("list_runs")["runs"][0]
            client.end()
        self.assertEqual(run["scores"], [{"name": "reward", "value": "0.5"}])

    def test_questions_are_answered_with_links(self):
        client = self.asked()
        self.assertEqual(client.call("list_trails")["trails"][0]["runs"], 1)
        run = client.call("list_runs")["runs"][0]
        self.assert_link(run["link"], 1)
        self.assertEqual(run["task"], "Add two and three.")
        hits = client.call("search", filter="status == blocked")["hits"]
        self.assertEqual([(hit["run"], hit["step"]) for hit in hits], [(1, 3)])
        self.assert_link(hits[0]["link"], 1, 3)
        why = client.call("why_denied", run=1, step=3, policy="smolagents-default")
        self.assert_link(why["link"], 1, 3)
        self.assertEqual(why["code"]["verdict"], "denied")
        self.assertEqual(why["code"]["reasons"][0]["rule"], "imports.allow")
        self.assertTrue(any("sympy" in change for change in why["code"]["changes"]))
        self.assertIn("sympy", why["recorded_denials"][0]["reason"])
        recorded = client.call("why_denied", run=1, step=3)
        self.assertEqual(recorded["recorded_denials"], why["recorded_denials"])
        self.assertNotIn("policy", recorded)
        figures = client.call("statistics")
        self.assertEqual(figures["all"]["blocked"], 1)
        self.assertEqual(client.call("statistics", by="agent")["groups"][0]["runs"], 1)
        verified = client.call("verify")
        self.assertTrue(verified["intact"])
        self.assert_link(verified["trail"])

    def test_pages_hold_everything_once(self):
        client = self.asked()
        seen, cursor = [], {}
        while True:
            page = client.call("list_steps", run=1, **cursor)
            seen += [step["step"] for step in page["steps"]]
            if "next_cursor" not in page:
                break
            cursor = {"cursor": page["next_cursor"]}
        self.assertEqual(seen, list(range(1, 202)))
        found, cursor = [], {}
        while True:
            page = client.call("search", filter='code contains "print"', **cursor)
            found += [hit["step"] for hit in page["hits"]]
            if "next_cursor" not in page:
                break
            cursor = {"cursor": page["next_cursor"]}
        self.assertEqual(found, [2, *range(4, 201)])

    def test_a_long_text_is_read_in_pieces(self):
        client = self.asked()
        text, offset = "", 0
        while True:
            piece = client.call("read_step", run=1, step=4, part="outputs", offset=offset)
            text += piece["text"]
            if "next_offset" not in piece:
                break
            offset = piece["next_offset"]
        self.assertEqual(len(text.encode()), piece["bytes"])
        self.assertIn("é\"\\\n" * 9000, text)

    def test_secrets_are_masked(self):
        client = self.asked()
        answers = [client.call("read_step", run=1, step=2), client.call("list_steps", run=1),
                   client.call("search", filter="token"),
                   *[client.call("read_step", run=1, step=2, part=part) for part in ("code", "outputs", "model_output")]]
        for answer in answers:
            self.assertNotIn(SECRET, json.dumps(answer))
        self.assertIn("token = ", answers[-3]["text"])

    def test_a_secret_at_the_end_of_a_line_is_masked(self):
        """Lines are shortened after they are masked: a part of a secret is not recognized."""
        top = Path(self.folder.name)
        steps = [step(number, f"x = '{'a' * number}' # {SECRET} {'b ' * 60}", error=denied("sympy") | {"message": f"{'e ' * number}{SECRET} {'f ' * 200}"})
                 for number in range(1, 240)]
        (top / "secrets.json").write_text(json.dumps([{"task": "Hide.", "task_images": None}, *steps]), encoding="utf-8")
        trail = top / "secrets.vitrine"
        subprocess.run([PROGRAM, "import", top / "secrets.json", "--trail", trail], check=True, capture_output=True)
        client = Client(trail)
        self.addCleanup(client.end)
        client.initialize()
        for tool, arguments in (("search", {"filter": "step > 0"}), ("search", {"filter": "x"}), ("search", {"filter": SECRET}), ("list_steps", {"run": 1})):
            cursor = {}
            while True:
                page = client.call(tool, **arguments, **cursor)
                self.assertNotIn(SECRET[:16], json.dumps(page))
                if "next_cursor" not in page:
                    break
                cursor = {"cursor": page["next_cursor"]}
        for length in range(20, 120, 7):
            answer = client.call("check_snippet", code=f"import {'m' * length}.{SECRET}", policy="strict")
            self.assertEqual(answer["verdict"], "denied")
            self.assertNotIn(SECRET[:16], json.dumps(answer))

    def test_shortened_lists_count_the_rest(self):
        client = self.asked()
        answer = client.call("check_snippet", code="\n".join(f"import m{number}" for number in range(30)), policy="strict")
        self.assertEqual((len(answer["findings"]), answer["more_findings"]), (20, 10))
        answer = client.call("check_snippet", code="import m1", policy="strict")
        self.assertNotIn("more_findings", answer)
        answer = client.call("check_snippet", code="\ndef", policy="strict")
        self.assertEqual((answer["verdict"], answer["syntax_error"]["line"]), ("undecidable", 2))
        self.assertIn("syntax", answer["syntax_error"]["message"])

    def test_actions_are_judged(self):
        policy = Path(self.folder.name) / "policy.json"
        policy.write_text(json.dumps({"vitrine_policy": 1, "name": "mine", "commands": {"allow": ["git status"], "deny": ["rm **"]}}), encoding="utf-8")
        client = self.asked("--policy", policy)
        self.assertEqual(client.call("check_snippet", command="git status")["verdict"], "allow")
        self.assertEqual(client.call("check_snippet", command="git status && rm -r x")["verdict"], "deny")
        self.assertEqual(client.call("check_snippet", code="import os")["verdict"], "denied")
        self.assertEqual(client.call("check_snippet", code="x = 1", policy="strict")["verdict"], "allowed")
        self.assertIn("error", client.call("check_snippet", code="x = 1", policy=str(policy)))
        self.assertIn("error", client.call("check_snippet", code="x = 1", command="ls"))

    def test_wrong_questions_are_refused(self):
        client = self.asked()
        for tool, arguments in (("read_step", {"run": 9, "step": 1}), ("read_step", {"run": 1, "step": 999}),
                                ("search", {"filter": "nonsense == 1"}), ("search", {"filter": "(" * 3000}),
                                ("list_runs", {"cursor": "x"}), ("search", {"filter": "a", "cursor": "1.2"}),
                                ("list_runs", {"trail": 2}), ("list_runs", {"trail": "1"}), ("list_runs", {"trail": 0}), ("search", {"filter": "policy.verdict == x"}), ("statistics", {"by": "moon"}),
                                ("read_step", {"run": 1, "step": 1, "part": "all"}),
                                # In the answer, for the model to correct itself.
                                ("read_step", {"run": 1}), ("list_runs", {"file": "/etc/passwd"}), ("read_step", {"run": "1", "step": 1}),
                                 *(("read_step", {"run": 1, "step": 2} | wrong)
                                   for wrong in ({"run": -1}, {"run": 0}, {"step": 0}, {"step": -2**63}, {"run": 2**63}, {"run": 2**64}, {"step": 1.5},
                                                 {"part": "code", "offset": -1}))):
            self.assertIn("error", client.call(tool, **arguments), (tool, arguments))
        for parameters in ({"name": "drop_trail"}, {}, {"name": "list_runs", "arguments": []}):
            self.assertEqual(client.ask("tools/call", **parameters)["error"]["code"], -32602, parameters)
        self.assertEqual(client.ask("resources/list")["error"]["code"], -32601)

    def test_a_client_that_breaks_the_protocol_is_answered(self):
        client = self.client()
        self.assertEqual(client.ask("tools/list")["error"]["code"], -32600)
        self.assertEqual(client.ask("ping")["result"], {})
        for line, code in ((b"{", -32700), (b"\x00\xff\xfe\x80 binary", -32700), (b"[" * 100_000, -32700), (b"[]", -32600),
                           (b"7", -32600), (b'{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600),
                           (b'{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600),
                           (b'{"jsonrpc":"2.0","id":{"a":1},"method":"ping"}', -32600),
                           (b'{"jsonrpc":"2.0","id":"' + b"i" * 5000 + b'","method":"ping"}', -32600),
                           (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}', -32602),
                           (b'{"jsonrpc":"2.0","id":1,"method":"' + b"m" * 9000 + b'"}', -32600),
                           (b"x" * 3_000_000, -32600)):
            client.send(line)
            self.assertEqual(client.receive()["error"]["code"], code, line[:60])
        # Neither blank lines nor notifications nor answers are answered.
        client.send(b"")
        client.send(b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}')
        client.send(b'{"jsonrpc":"2.0","id":1,"result":{}}')
        client.initialize()
        self.assertEqual(client.ask("initialize", protocolVersion="2025-06-18")["error"]["code"], -32600)
        self.assertEqual(client.end(), 0)

    def test_memory_is_bounded(self):
        client = self.asked()
        for _ in range(64):
            client.process.stdin.write(b"y" * 1_000_000)
        client.send(b"")
        self.assertEqual(client.receive()["error"]["code"], -32600)
        status = Path(f"/proc/{client.process.pid}/status").read_text(encoding="utf-8")
        peak = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
        self.assertLess(peak, 60_000 if "VITRINE_SANITIZED" not in os.environ else 600_000)

    def test_questions_are_logged_when_asked(self):
        log = Path(self.folder.name) / "questions.jsonl"
        client = self.asked("--log", log)
        client.call("list_runs")
        client.call("read_step", run=7, step=1)
        client.call("read_step", run="a")
        lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        self.assertEqual([(line["client"], line["tool"]) for line in lines], [("tester", "list_runs"), *[("tester", "read_step")] * 2])
        self.assertEqual([line["arguments"] for line in lines[1:]], [{"run": 7, "step": 1}, {"run": "a"}])
        self.assertIsNone(lines[0]["error"])
        self.assertIsNotNone(lines[1]["error"])
        self.assertEqual(log.stat().st_mode & 0o777, 0o600)

    def test_the_trail_stays_as_it_is(self):
        before = self.trail.read_bytes()
        client = self.asked()
        client.call("search", filter="print")
        client.call("why_denied", run=1, step=3, policy="strict")
        self.assertEqual(client.end(), 0)
        self.assertEqual(self.trail.read_bytes(), before)

    def test_a_client_without_a_locale_gets_no_warnings(self):
        """Clients start servers with few variables, and show what these print on standard error."""
        for locale in ({}, {"LC_ALL": "C"}, {"LANG": "C"}):
            few = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))} | locale
            done = subprocess.run([PROGRAM, "mcp", self.trail], input=b"", capture_output=True, check=False, env=few)
            self.assertEqual((done.returncode, done.stderr), (0, b""), locale)

    def official(self, package):
        done = subprocess.run(["node", Path(__file__).with_name("mcpclient.mjs"), package, PROGRAM, self.trail], text=True, capture_output=True,
                              check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        result = json.loads(done.stdout)
        self.assertEqual((result["server"], len(result["tools"]), result["runs"], result["blocked"], result["intact"]),
                         ("vitrine", 9, 1, [3], True))

    @unittest.skipUnless("VITRINE_MCP_SDK" in os.environ, "VITRINE_MCP_SDK names no @modelcontextprotocol/sdk")
    def test_the_official_client_is_served(self):
        self.official(os.environ["VITRINE_MCP_SDK"])

    @unittest.skipUnless("VITRINE_MCP_CLIENT" in os.environ, "VITRINE_MCP_CLIENT names no @modelcontextprotocol/client")
    def test_the_official_client_without_sessions_is_served(self):
        self.official(os.environ["VITRINE_MCP_CLIENT"])

    @unittest.skipUnless("VITRINE_MCP_INSPECTOR" in os.environ, "VITRINE_MCP_INSPECTOR names no @modelcontextprotocol/inspector")
    def test_the_inspector_is_served(self):
        def inspect(*words):
            done = subprocess.run(["node", Path(os.environ["VITRINE_MCP_INSPECTOR"]) / "cli/build/cli.js", "--cli", PROGRAM, "mcp", self.trail, *words],
                                  text=True, capture_output=True, check=False, cwd=self.folder.name)
            self.assertEqual(done.returncode, 0, done.stderr)
            return json.loads(done.stdout)
        self.assertEqual(len(inspect("--method", "tools/list")["tools"]), 9)
        found = inspect("--method", "tools/call", "--tool-name", "search", "--tool-arg", "filter=status == blocked")
        self.assertEqual([hit["step"] for hit in json.loads(found["content"][0]["text"])["hits"]], [3])
        step = inspect("--method", "tools/call", "--tool-name", "read_step", "--tool-arg", "run=1", "--tool-arg", "step=3")
        self.assertIn("sympy", step["content"][0]["text"])

    def test_what_is_no_trail_is_refused(self):
        for file in (Path(self.folder.name) / "log.json", Path(self.folder.name) / "none.vitrine"):
            done = subprocess.run([PROGRAM, "mcp", file], input=b"", capture_output=True, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stdout, b"")
            self.assertTrue(done.stderr)


def steps_of(answer, name="hits"):
    return [hit["step"] for hit in answer[name]]


# What an auditor asks about the bundled sample, the call that answers it, and what the answer has to be.
QUESTIONS = (
    ("How many runs are there?", "list_trails", {}, lambda a: a["trails"][0]["runs"] == 1),
    ("What was the agent asked?", "list_runs", {}, lambda a: "three loan offers" in a["runs"][0]["task"]),
    ("Did it succeed?", "list_runs", {}, lambda a: a["runs"][0]["state"] == "success"),
    ("How many steps did it take?", "list_runs", {}, lambda a: (a["runs"][0]["steps"], a["runs"][0]["code_steps"]) == (9, 8)),
    ("What did it do, step by step?", "list_steps", {"run": 1}, lambda a: steps_of(a, "steps") == list(range(1, 10))),
    ("What was denied?", "search", {"filter": "status == blocked"}, lambda a: steps_of(a) == [3]),
    ("By which rule?", "why_denied", {"run": 1, "step": 3, "policy": "smolagents-default"},
     lambda a: a["recorded_denials"][0]["rule"] == "imports.allow"),
    ("What would allow it?", "why_denied", {"run": 1, "step": 3, "policy": "smolagents-default"},
     lambda a: "+ imports.allow pandas" in a["code"]["changes"]),
    ("Would another policy allow it?", "why_denied", {"run": 1, "step": 3, "policy": "data-analysis"},
     lambda a: a["code"]["verdict"] != "denied"),
    ("What failed?", "search", {"filter": "status == error"}, lambda a: steps_of(a) == [4]),
    ("How did it fail?", "read_step", {"run": 1, "step": 4}, lambda a: "ZeroDivisionError" in a["parts"]["error"]["text"]),
    ("Which errors are there in all?", "statistics", {}, lambda a: {e["cause"] for e in a["failures"]} == {"InterpreterError", "ZeroDivisionError"}),
    ("Which modules were imported?", "statistics", {}, lambda a: [i["name"] for i in a["imports"]] == ["pandas"]),
    ("How many tokens did it use?", "statistics", {}, lambda a: a["all"]["tokens_in"] == 10474),
    ("Where does it speak of pandas?", "search", {"filter": "pandas"}, lambda a: steps_of(a) == [3, 4]),
    ("Which code did step 2 run?", "read_step", {"run": 1, "step": 2, "part": "code"}, lambda a: a["text"].startswith("offers = [")),
    ("What did step 2 print?", "read_step", {"run": 1, "step": 2, "part": "outputs"}, lambda a: "Nordbank        4800 EUR" in a["text"]),
    ("Can the recording be reproduced?", "statistics", {}, lambda a: a["replays"] == [{"name": "same", "count": 8}]),
    ("May code here import os?", "check_snippet", {"code": "import os", "policy": "strict"}, lambda a: a["verdict"] == "denied"),
    ("Was the trail changed?", "verify", {}, lambda a: a["intact"] and a["damaged_executions"] == 0),
)


class AuditQuestions(unittest.TestCase):
    def test_twenty_questions_are_answered_from_the_sample(self):
        self.assertEqual(len({question for question, *_ in QUESTIONS}), 20)
        sample = Path(__file__).resolve().parents[3] / "resources/samples/loans.json"
        with tempfile.TemporaryDirectory() as folder:
            trail = Path(folder).resolve() / "sample.vitrine"
            subprocess.run([PROGRAM, "replay", sample, "--tools", sample.with_name("loans.tools.json"), "--trail", trail], check=False,
                           capture_output=True)
            client = Client(trail)
            self.addCleanup(client.end)
            client.initialize()
            for question, tool, arguments, is_right in QUESTIONS:
                with self.subTest(question):
                    answer = client.call(tool, **arguments)
                    self.assertTrue(is_right(answer), answer)
                    self.assertIn("vitrine://", json.dumps(answer) if tool != "check_snippet" else "vitrine://")


class HostileClients(WithTrail):
    """Messages made up of pieces, by a fixed seed; for VITRINE_HOSTILE_SECONDS where that is set."""

    PIECES = (b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":', b'{"name":"search","arguments":{"filter":"', b'"}}}', b"\x00", b"\xff\xfe",
              b"[" * 300, b"{\"a\":" * 300, b"9" * 400, b'"\\ud800"', b"-", b"1e999", b"null", b"true", b" or ", b"(", b")", b'\\"', b"not ", b"~",
              b"code contains", b"\r", b"\xe2\x80\xae", b"'", b"--", b"x" * 5000, b'{"jsonrpc":"2.0","id":2,"method":"ping"}', b",", b"}", b"]")

    def message(self, chance):
        pieces = [chance.choice(self.PIECES) for _ in range(chance.randrange(1, 12))]
        if chance.random() < 0.5:  # of a tool's call, with arguments of any kind
            value = chance.choice((None, True, -1, 2**63, 1e300, "", "a" * 3000, [], {}, [[[]]], {"run": {}}, "\u0000", "\ud83d", "status == "))
            names = [chance.choice(("run", "step", "filter", "cursor", "part", "offset", "by", "policy", "code", "command", "file", "url", "trail"))
                     for _ in range(chance.randrange(0, 4))]
            tool = chance.choice(("list_runs", "list_steps", "search", "read_step", "why_denied", "statistics", "check_snippet", "verify", "x"))
            pieces = [json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call",
                                  "params": {"name": tool, "arguments": {name: value for name in names}}}).encode()]
        return b"".join(pieces).replace(b"\n", b" ")

    def test_no_message_ends_the_server(self):
        chance = random.Random(1)
        client = self.asked()
        end = time.monotonic() + float(os.environ.get("VITRINE_HOSTILE_SECONDS", "0"))
        sent = 0
        while sent < 600 or time.monotonic() < end:
            client.send(self.message(chance))
            client.send(b'{"jsonrpc":"2.0","id":"after","method":"ping"}')
            sent += 1
            while True:
                line = client.process.stdout.readline()
                self.assertTrue(line, sent)
                self.assertLessEqual(len(line), LONGEST + 1)
                if json.loads(line).get("id") == "after":
                    break
        self.assertEqual(client.end(), 0)
        print(f"{sent} hostile messages")


if __name__ == "__main__":
    unittest.main(verbosity=2)
