# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""vitrine hook: the coding agent's side, by the published schemas of the hooks of Claude Code and Codex."""

import fcntl
import json
import os
import resource
import signal
import subprocess
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]
CLIENT = str(Path(PROGRAM).with_name("vitrine-hook"))
POLICY = {"vitrine_policy": 1, "name": "team", "commands": {"allow": ["git status", "echo **"], "ask": ["git push **"], "deny": ["rm **"]},
          "files": {"read": {"deny": ["**/.env"]}, "write": {"allow": ["src/**"]}, "edit": {"allow": ["src/**"]}}}


class Hooks(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="hook ")
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name).resolve()
        self.trail = self.top / "agents.vitrine"
        self.policy = self.top / "policy.json"
        self.policy.write_text(json.dumps(POLICY), encoding="utf-8")
        self.environment = os.environ | {"HOME": str(self.top), "XDG_RUNTIME_DIR": str(self.top)}

    def command(self, arguments):
        return [PROGRAM, *arguments]

    def start(self, *arguments, text=""):
        return subprocess.run(self.command([str(word) for word in arguments]), input=text, text=True, capture_output=True, check=False,
                              env=self.environment)

    def event(self, name, **fields):
        return {"session_id": "0f3e-session", "transcript_path": "/tmp/t.jsonl", "cwd": str(self.top),
                "permission_mode": "default", "hook_event_name": name} | fields

    def tool(self, name, tool, arguments, **fields):
        return self.event(name, tool_name=tool, tool_input=arguments, tool_use_id="toolu_1", **fields)

    def hook(self, event, agent="claude-code", *options):
        done = self.start("hook", agent, "--trail", self.trail, "--policy", self.policy, *options, text=json.dumps(event))
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def decision(self, tool, arguments, agent="claude-code"):
        answer = self.hook(self.tool("PreToolUse", tool, arguments), agent).get("hookSpecificOutput", {})
        if answer:
            self.assertEqual(answer["hookEventName"], "PreToolUse")
        return answer.get("permissionDecision")

    def trail_json(self, *arguments):
        done = self.start("trail", arguments[0], self.trail, "--json", *arguments[1:])
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def acts(self):
        done = self.start("trail", "sql", self.trail, "SELECT detail FROM v_trail_events WHERE kind = 'hook' ORDER BY event", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        return [json.loads(row["detail"]) for row in map(json.loads, done.stdout.splitlines()) if "detail" in row]

    def test_tool_calls_are_decided_by_the_policy(self):
        for tool, arguments, decision in (("Bash", {"command": "git status"}, "allow"),
                                          ("Bash", {"command": "git status; rm -rf src"}, "deny"),
                                          ("Bash", {"command": "git push origin"}, "ask"),
                                          ("Bash", {"command": "make"}, None),
                                          ("Read", {"file_path": str(self.top / ".env")}, "deny"),
                                          ("Write", {"file_path": str(self.top / "src/a.py"), "content": "x"}, "allow"),
                                          ("Edit", {"file_path": "src/a.py", "old_string": "a", "new_string": "b"}, "allow"),
                                          ("TodoWrite", {"todos": []}, None)):
            self.assertEqual(self.decision(tool, arguments), decision, (tool, arguments))

    def test_a_link_out_of_a_folder_is_followed(self):
        (self.top / "src").mkdir()
        (self.top / ".env").write_text("x", encoding="utf-8")
        (self.top / "src/harmless").symlink_to("../.env")
        self.assertEqual(self.decision("Read", {"file_path": "src/harmless"}), "deny")

    def test_codex_gets_what_it_understands(self):
        self.assertIsNone(self.decision("shell", {"command": ["git", "status"]}, "codex"))
        self.assertEqual(self.decision("shell", {"command": ["rm", "-r", "a b"]}, "codex"), "deny")
        self.assertEqual(self.decision("Bash", {"command": "git push origin"}, "codex"), "deny")
        patch = "*** Begin Patch\n*** Update File: src/a.py\n@@\n-a\n+b\n*** End Patch\n"
        self.assertIsNone(self.decision("apply_patch", {"command": patch}, "codex"))
        answer = self.hook(self.tool("PermissionRequest", "Bash", {"command": "rm x"}), "codex")["hookSpecificOutput"]
        self.assertEqual((answer["hookEventName"], answer["decision"]["behavior"]), ("PermissionRequest", "deny"))
        answer = self.hook(self.tool("PermissionRequest", "Bash", {"command": "git status"}), "codex")["hookSpecificOutput"]
        self.assertEqual(answer["decision"], {"behavior": "allow"})
        self.assertEqual(self.hook(self.tool("PermissionRequest", "Bash", {"command": "git push x"}), "codex"), {})

    def test_a_session_becomes_a_run(self):
        self.assertEqual(self.hook(self.event("SessionStart", source="startup", model="a-model")), {})
        self.hook(self.tool("PreToolUse", "Bash", {"command": "git status"}))
        self.hook(self.tool("PostToolUse", "Bash", {"command": "git status"}, tool_response={"stdout": "clean"}, duration_ms=1500))
        self.hook(self.tool("PreToolUse", "Bash", {"command": "rm x"}))
        self.hook(self.tool("PostToolUseFailure", "Read", {"file_path": "gone"}, error="No such file", agent_id="sub-1"))
        self.hook(self.event("SubagentStop", agent_id="sub-1"))
        self.hook(self.event("SessionEnd", reason="exit"))
        runs = self.trail_json("list")["runs"]
        self.assertEqual([(run["external_id"], run["agent"], run["model"], run["step_count"], run["blocked"], run["errors"])
                          for run in runs], [("0f3e-session", "claude-code", "a-model", 3, 1, 1)])
        actions = [action for step in self.trail_json("show", "--run", "1")["runs"][0]["steps"] for action in step["actions"]]
        self.assertEqual([(action["kind"], action["tool"], action["inside_code"]) for action in actions],
                         [("command", "Bash", False), ("command", "Bash", False), ("read", "Read", False)])
        self.assertEqual([(action["call_id"], action["text"]) for action in actions],
                         [("toolu_1", "git status"), ("toolu_1", "rm x"), ("toolu_1", "")])
        self.assertEqual(actions[0]["result"], "clean")
        for expression, steps in (('command ~ "rm"', [2]), ('output ~ "clean"', [1]), ('tool == "Bash"', [1, 2]),
                                  ("exit == 0", [1])):
            found = self.start("trail", "search", self.trail, expression, "--json")
            self.assertEqual(sorted(json.loads(line)["ordinal"] for line in found.stdout.splitlines() if "ordinal" in line), steps,
                             (expression, found.stdout, found.stderr))
        self.assertIn("clean", self.start("trail", "show", self.trail, "--run", "1").stdout)
        acts = self.acts()
        self.assertEqual([act["event"] for act in acts], ["SessionStart", "PreToolUse", "PostToolUse", "PreToolUse",
                         "PostToolUseFailure", "SubagentStop", "SessionEnd"])
        self.assertEqual([act["decision"] for act in acts if "decision" in act], ["allow", "deny"])
        self.assertEqual(acts[3]["rule"], "commands.deny:rm **")
        self.assertEqual(acts[4]["subagent"], "sub-1")
        for act in acts:
            self.assertEqual(act["channel"], "claude-code")
            self.assertTrue(act["user"])
        self.assertTrue(self.trail_json("verify", "--index")["ok"])

    def test_a_denied_call_is_a_step(self):
        """Also where Codex cannot ask, where permission is requested, and where the agent itself denies."""
        def steps(session):
            run, = [run for run in self.trail_json("list")["runs"] if run["external_id"] == session]
            return [(step["executions"][-1]["result"]["status"], step["error"]["message"], step["error"]["layer"])
                    for step in self.trail_json("show", "--run", str(run["run"]))["runs"][0]["steps"]]
        answer = self.hook(self.tool("PreToolUse", "Bash", {"command": "git push x"}, session_id="a"), "codex")
        self.hook(self.tool("PermissionRequest", "Bash", {"command": "rm x"}, session_id="a"), "codex")
        self.assertEqual([status for status, *_ in steps("a")], ["blocked", "blocked"])
        self.assertEqual(steps("a")[0][1], answer["hookSpecificOutput"]["permissionDecisionReason"])
        denied = self.tool("PermissionDenied", "Bash", {"command": "make"}, session_id="b", reason="Outside the project.",
                           agent_id="sub-1", agent_type="Explore")
        self.assertEqual(self.hook(denied), {})
        self.assertEqual(steps("b"), [("blocked", "Outside the project.", "policy")])
        act = self.acts()[-1]
        self.assertEqual((act["decision"], act["by"], act["subagent_type"], act["permission_mode"]), ("deny", "agent", "Explore", "default"))

    def test_a_run_is_named_by_what_was_asked(self):
        log = self.top / "session.jsonl"
        log.write_text("\n".join(json.dumps(line) for line in (
            {"type": "summary", "summary": "no"}, {"type": "user", "isMeta": True, "message": {"content": "no"}},
            {"type": "user", "message": {"content": "<command-name>/clear</command-name>"}},
            {"type": "user", "message": {"content": [{"type": "tool_result", "content": "no"}]}},
            {"type": "user", "message": {"content": [{"type": "text", "text": "Fix the parser."}]}},
            {"type": "user", "message": {"content": "and then the tests"}})), encoding="utf-8")
        codex = self.top / "codex.jsonl"
        codex.write_text(json.dumps({"type": "response_item", "payload": {"type": "message", "role": "user"}}) + "\n"
                         + json.dumps({"type": "event_msg", "payload": {"type": "user_message", "message": "Bump it."}}), encoding="utf-8")
        call = {"tool_response": "", "tool_name": "Bash", "tool_input": {"command": "ls"}}
        self.hook(self.event("SessionStart", session_id="a", model="m"))
        self.assertEqual(self.trail_json("list")["runs"], [])
        self.hook(self.event("UserPromptSubmit", session_id="a", prompt="Make the tests pass."))
        self.hook(self.event("UserPromptSubmit", session_id="a", prompt="Go on."))
        self.hook(self.event("PostToolUse", session_id="b", transcript_path=str(log), **call))
        self.hook(self.event("PostToolUse", session_id="c", transcript_path=str(codex), **call), "codex")
        self.hook(self.event("PostToolUse", session_id="d", transcript_path=str(self.top), **call))
        self.assertEqual([(run["task"], run["model"]) for run in self.trail_json("list")["runs"]],
                         [("Make the tests pass.", "m"), ("Fix the parser.", ""), ("Bump it.", ""), (f"claude-code in {self.top}", "")])
        self.assertNotIn("run", self.acts()[0])

    def claude_log(self, *calls, session="0f3e-session"):
        """The log that Claude Code itself writes about calls: (identity, tool, input, result)."""
        common = {"isSidechain": False, "userType": "external", "cwd": str(self.top), "sessionId": session, "version": "2.0.0", "gitBranch": ""}
        lines = [common | {"parentUuid": None, "type": "user", "uuid": "u0", "timestamp": "2026-11-01T10:00:00.000Z",
                           "message": {"role": "user", "content": "Tidy up."}}]
        for number, (call, tool, arguments, result) in enumerate(calls):
            lines.append(common | {"parentUuid": f"u{number}", "type": "assistant", "uuid": f"a{number}", "requestId": f"r{number}",
                                   "timestamp": f"2026-11-01T10:00:0{number}.100Z",
                                   "message": {"id": f"m{number}", "type": "message", "role": "assistant", "model": "a-model", "content": [
                                       {"type": "text", "text": f"Now {tool}."},
                                       {"type": "tool_use", "id": call, "name": tool, "input": arguments}],
                                       "stop_reason": "tool_use", "usage": {"input_tokens": 5, "output_tokens": 7}}})
            lines.append(common | {"parentUuid": f"a{number}", "type": "user", "uuid": f"u{number + 1}",
                                   "timestamp": f"2026-11-01T10:00:0{number}.900Z",
                                   "message": {"role": "user", "content": [{"tool_use_id": call, "type": "tool_result", "content": result}]}})
        log = self.top / f"{session}.jsonl"
        log.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        return log

    def test_the_sessions_own_log_and_the_recording_are_one_run(self):
        def call(name, identity, command, **more):
            self.hook(self.event(name, tool_name="Bash", tool_input={"command": command}, tool_use_id=identity, **more))
        call("PreToolUse", "toolu_a", "git status")
        call("PostToolUse", "toolu_a", "git status", tool_response={"stdout": "clean"})
        call("PreToolUse", "toolu_b", "rm x")
        self.assertEqual(self.trail_json("list")["runs"][0]["log_run"], None)
        for rounds in range(2):  # the log grows, and is imported again
            calls = [("toolu_a", "Bash", {"command": "git status"}, "clean"), ("toolu_b", "Bash", {"command": "rm x"}, "denied"),
                     ("toolu_c", "Bash", {"command": "ls"}, "")][:2 + rounds]
            done = self.start("import", self.claude_log(*calls), "--trail", self.trail)
            self.assertEqual(done.returncode, 0, done.stderr)
        other = self.start("import", self.claude_log(("toolu_a", "Bash", {"command": "pwd"}, "/"), session="other"), "--trail", self.trail)
        self.assertEqual(other.returncode, 0, other.stderr)
        runs = {run["run"]: run for run in self.trail_json("list")["runs"]}
        hook, = [run for run in runs.values() if run["log_run"]]
        log = runs[hook["log_run"]]
        self.assertEqual((hook["run"], log["external_id"]), (1, "0f3e-session"))
        self.assertEqual(log["run"], max(run["run"] for run in runs.values() if run["external_id"] == "0f3e-session"))
        self.assertIn(f"(hooks of run {log['run']})", self.start("trail", "list", self.trail).stdout)
        # The decisions are those of the log's steps as well, and of the recording's.
        for run in (hook["run"], log["run"]):
            steps = self.trail_json("show", "--run", str(run))["runs"][0]["steps"]
            decided = [decision for step in steps for decision in step.get("decisions", [])]
            self.assertEqual([(one["decision"], one["by"], one.get("rule")) for one in decided],
                             [("allow", "policy", "commands.allow:git status"), ("deny", "policy", "commands.deny:rm **")])
        shown = self.start("trail", "show", self.trail, "--run", log["run"]).stdout.splitlines()
        decision = next(at for at, line in enumerate(shown) if line.startswith("Decision of the hook: deny, by policy. Denied by policy rule commands.deny:rm **"))
        self.assertNotEqual(shown[decision - 1], "") # it stands with its step, not above the next one
        self.assertEqual(shown[decision + 1], "")
        self.assertFalse([line for line in self.start("trail", "show", self.trail).stdout.splitlines() if "0.0 ms" in line])
        # Statistics take each fact from one of the two: calls from the log, what was decided from the recording.
        whole = self.trail_json("stats", "--by", "run")
        logs = [run["run"] for run in runs.values() if not run["log_run"]]
        self.assertEqual((whole["all"]["runs"], whole["all"]["tool_calls"], whole["all"]["blocked"], whole["all"]["executions"]), (2, 4, 1, 2))
        self.assertEqual(whole["tools"], {"Bash": 4})
        self.assertEqual([one["key"] for one in whole["groups"]], [str(run) for run in sorted(logs)])
        figures = next(one for one in whole["groups"] if one["key"] == str(log["run"]))
        self.assertEqual((figures["tool_calls"], figures["blocked"], figures["executions"]), (3, 1, 2))
        stranger = next(run["run"] for run in runs.values() if run["external_id"] == "other")
        self.assertFalse(any("decisions" in step for step in self.trail_json("show", "--run", str(stranger))["runs"][0]["steps"]))
        self.assertTrue(self.trail_json("verify")["ok"])

    def test_each_call_of_a_step_has_its_own_decision(self):
        """A step of the log may have several calls, and the log records a denial as well: each fact counts once."""
        for name, identity, command, more in (("PreToolUse", "toolu_a", "rm FIRST", {}), ("PreToolUse", "toolu_b", "echo SECOND", {}),
                                              ("PostToolUse", "toolu_b", "echo SECOND", {"tool_response": {"stdout": "SECOND"}})):
            self.hook(self.event(name, tool_name="Bash", tool_input={"command": command}, tool_use_id=identity, **more))
        common = {"isSidechain": False, "userType": "external", "cwd": str(self.top), "sessionId": "0f3e-session", "version": "2.1.40"}
        calls = [("toolu_a", "rm FIRST", "PreToolUse:Bash hook error: Denied by policy rule commands.deny:rm **.", True),
                 ("toolu_b", "echo SECOND", "SECOND", False)]
        lines = [common | {"type": "user", "uuid": "u0", "timestamp": "2026-11-01T10:00:00.000Z", "message": {"role": "user", "content": "go"}}]
        lines += [common | {"type": "assistant", "uuid": f"a{call}", "timestamp": "2026-11-01T10:00:01.000Z",
                            "message": {"id": "m1", "type": "message", "role": "assistant", "model": "a-model",
                                        "content": [{"type": "tool_use", "id": call, "name": "Bash", "input": {"command": command}}],
                                        "usage": {"input_tokens": 1, "output_tokens": 1}}} for call, command, *_ in calls]
        lines += [common | {"type": "user", "uuid": f"r{call}", "timestamp": "2026-11-01T10:00:02.000Z",
                            "message": {"role": "user", "content": [{"tool_use_id": call, "type": "tool_result", "content": text,
                                                                     "is_error": isError}]}} for call, _, text, isError in calls]
        log = self.top / "log.jsonl"
        log.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        self.assertEqual(self.start("import", log, "--trail", self.trail).returncode, 0)
        steps = self.trail_json("show", "--run", "2")["runs"][0]["steps"]
        decided, = [step["decisions"] for step in steps if "decisions" in step]
        self.assertEqual([(one["call_id"], one["decision"]) for one in decided], [("toolu_a", "deny"), ("toolu_b", "allow")])
        shown = self.start("trail", "show", self.trail, "--run", "2").stdout
        self.assertIn("Decision of the hook on Bash (toolu_a): deny, by policy. Denied by policy rule commands.deny:rm **", shown)
        self.assertIn("Decision of the hook on Bash (toolu_b): allow, by policy", shown)
        for by in ("run", "model", "agent", "day", "policy"):
            whole = self.trail_json("stats", "--by", by)
            self.assertEqual((whole["all"]["runs"], whole["all"]["blocked"], whole["all"]["tool_calls"]), (1, 1, 2), by)
            groups = [(group["runs"], group["blocked"]) for group in whole["groups"]]
            self.assertEqual(sum(blocked for _, blocked in groups), 1, (by, groups))
            if by != "policy":
                self.assertEqual(groups, [(1, 1)], by)

    def test_those_that_come_at_once_are_one_run(self):
        events = [self.tool("PostToolUse", "Bash", {"command": f"echo {number}"}, tool_response="") for number in range(12)]
        with ThreadPoolExecutor(6) as pool:
            self.assertEqual(list(pool.map(self.hook, events)), [{}] * 12)
        self.assertEqual([run["step_count"] for run in self.trail_json("list")["runs"]], [12])
        self.assertTrue(self.trail_json("verify")["ok"])

    def test_without_a_trail_calls_are_judged_only(self):
        done = self.start("hook", "claude-code", "--policy", self.policy,
                          text=json.dumps(self.tool("PreToolUse", "Bash", {"command": "rm x"})))
        self.assertEqual(json.loads(done.stdout)["hookSpecificOutput"]["permissionDecision"], "deny")
        self.assertEqual(sorted(path.name for path in self.top.iterdir()), ["policy.json"])

    def test_broken_events_break_no_agent(self):
        for text in ("", "{", "[" * 50_000, "[]", "7", '{"hook_event_name": "PreToolUse"}', '{"session_id": 1}',
                     '{"hook_event_name": "PreToolUse", "session_id": "a"}'):
            done = self.start("hook", "claude-code", "--trail", self.trail, text=text)
            self.assertEqual((done.returncode, done.stdout), (1, ""), text[:40])
            self.assertTrue(done.stderr)
            # Status 2 is how a hook denies without an answer.
            self.assertEqual(self.start("hook", "codex", "--trail", self.trail, "--fail", "closed", text=text).returncode, 2)

    def test_huge_arguments_are_recorded(self):
        event = self.tool("PostToolUse", "Write", {"file_path": "src/a", "content": "é" * 10_000_000}, tool_response={"ok": True})
        self.assertEqual(self.hook(event), {})
        self.assertEqual(self.trail_json("list")["runs"][0]["step_count"], 1)

    def test_what_cannot_be_recorded_is_said(self):
        self.trail.write_text("no trail", encoding="utf-8")
        event = self.tool("PreToolUse", "Bash", {"command": "git status"})
        answer = self.hook(event)
        self.assertIn("not recorded", answer["systemMessage"])
        self.assertEqual(answer["hookSpecificOutput"]["permissionDecision"], "allow")
        answer = self.hook(event, "claude-code", "--fail", "closed")
        self.assertEqual(answer["hookSpecificOutput"]["permissionDecision"], "deny")
        self.assertEqual(self.hook(self.tool("PreToolUse", "Bash", {"command": "rm x"}))["hookSpecificOutput"]["permissionDecision"],
                         "deny")
        self.assertEqual(self.trail.read_text(encoding="utf-8"), "no trail")

    def test_a_locked_trail_is_said(self):
        self.hook(self.event("SessionStart"))
        before = self.acts()
        with open(f"{self.trail}-hook", "ab") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            answer = self.hook(self.tool("PreToolUse", "Bash", {"command": "git status"}))
        self.assertIn("not recorded", answer["systemMessage"])
        self.assertEqual(answer["hookSpecificOutput"]["permissionDecision"], "allow")
        self.assertEqual(self.acts(), before)

    def test_a_full_disk_is_said_and_breaks_nothing(self):
        self.hook(self.event("SessionStart"))
        before = self.acts()

        def fill_the_disk():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

        event = self.tool("PostToolUse", "Bash", {"command": "git status"}, tool_response="clean")
        done = subprocess.run(self.command(["hook", "claude-code", "--trail", str(self.trail)]), input=json.dumps(event), text=True,
                              capture_output=True, check=False, env=self.environment, preexec_fn=fill_the_disk, restore_signals=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("not recorded", json.loads(done.stdout)["systemMessage"])
        self.assertEqual(self.acts(), before)
        self.assertTrue(self.trail_json("verify")["ok"])
        self.hook(event)
        self.assertEqual(len(self.acts()), len(before) + 1)

    def test_a_policy_that_cannot_be_read_is_said(self):
        self.policy.write_text("{", encoding="utf-8")
        event = self.tool("PreToolUse", "Bash", {"command": "rm x"})
        answer = self.hook(event)
        self.assertIn("policy", answer["systemMessage"])
        self.assertNotIn("hookSpecificOutput", answer)
        answer = self.hook(event, "claude-code", "--fail", "closed")
        self.assertEqual(answer["hookSpecificOutput"]["permissionDecision"], "deny")
        # The trail says that nothing judged the call, and how it went on.
        self.assertEqual([(act["by"], act["decision"]) for act in self.acts()], [("fail-open", "none"), ("fail-closed", "deny")])

    # The settings of agents.

    def install(self, *options, agent="claude-code", verb="install"):
        return self.start("hook", verb, agent, *options)

    def test_the_change_is_shown_before_it_is_made(self):
        settings = self.top / ".claude/settings.json"
        settings.parent.mkdir()
        text = '{\n    "model": "opus",\n    "hooks": {\n        "PreToolUse": [\n            {\n                "matcher": "Bash",\n' \
               '                "hooks": [\n                    {\n                        "type": "command",\n' \
               '                        "command": "mine"\n                    }\n                ]\n            }\n        ]\n' \
               '    },\n    "env": {\n        "A": "é"\n    }\n}\n'
        settings.write_text(text, encoding="utf-8")
        shown = self.install("--trail", self.trail, "--policy", self.policy)
        self.assertEqual(shown.returncode, 0, shown.stderr)
        self.assertIn("+ ", shown.stdout)
        self.assertIn("--yes", shown.stderr)
        self.assertEqual(settings.read_text(encoding="utf-8"), text)
        self.assertEqual(self.install("--trail", self.trail, "--policy", self.policy, "--yes").returncode, 0)
        changed = json.loads(settings.read_text(encoding="utf-8"))
        self.assertEqual([group["hooks"][0]["command"] for group in changed["hooks"]["PreToolUse"]][0], "mine")
        self.assertEqual(list(changed), ["model", "hooks", "env"])
        # The command is one that a shell runs, and the one that is quickest.
        command = changed["hooks"]["PreToolUse"][1]["hooks"][0]["command"]
        self.assertIn("vitrine-hook", command)
        done = subprocess.run(["sh", "-c", command], input=json.dumps(self.tool("PreToolUse", "Bash", {"command": "rm x"})),
                              text=True, capture_output=True, check=True, env=self.environment)
        self.assertEqual(json.loads(done.stdout)["hookSpecificOutput"]["permissionDecision"], "deny")
        self.assertTrue(self.trail.exists())
        # Again is the same, and uninstalling gives the file as it was.
        before = settings.read_bytes()
        self.assertEqual(self.install("--trail", self.trail, "--policy", self.policy, "--yes").returncode, 0)
        self.assertEqual(settings.read_bytes(), before)
        self.assertEqual(self.install("--yes", verb="uninstall").returncode, 0)
        self.assertEqual(settings.read_text(encoding="utf-8"), text)
        self.assertEqual(self.install("--yes", verb="uninstall").returncode, 0)

    def test_only_the_hooks_are_changed_in_the_text(self):
        """Layout, numbers and repeated keys of all else stay, and uninstalling gives the file as it was."""
        settings = self.top / "settings.json"
        rest = '"permissions": {"allow": ["Bash(git:*)", "Read"]}, "n": 1e5, "big": 123456789012345678901234567890, "t": "\\u00e9"'
        mine = '"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "mine"}]}]}'
        for text in ("{%s}" % rest, "{ %s }\n" % rest, "{\n\t%s\n}\n" % rest.replace(", ", ",\n\t"), "{\r\n    %s\r\n}\r\n" % rest, "{}", "{\n}\n",
                     "\ufeff{\n  %s\n}" % rest, "{\n  \"a\": 1, \"a\": 2\n}\n", "{%s}" % mine, "{%s, %s}" % (mine.replace(": ", ":").replace(", ", ","), rest)):
            settings.write_bytes(text.encode())
            done = self.install("--file", settings, "--trail", self.trail, "--yes")
            self.assertEqual(done.returncode, 0, done.stderr)
            changed = settings.read_bytes().decode()
            self.assertIn("PreToolUse", json.loads(changed.removeprefix("\ufeff"))["hooks"])
            self.assertTrue(rest not in text or rest in changed, changed)
            self.assertEqual(self.install("--file", settings, "--yes", verb="uninstall").returncode, 0)
            left = settings.read_bytes().decode()
            if mine not in text and text not in ("{}", "{\n}\n"):
                self.assertEqual(left, text)
            self.assertEqual(json.loads(left.removeprefix("\ufeff")), json.loads(text.removeprefix("\ufeff")))

    def test_hooks_under_a_repeated_key_are_not_lost(self):
        """Only the last of equal keys is read, and the hooks are written as they were read."""
        settings = self.top / "settings.json"
        mine = '[{"hooks": [{"type": "command", "command": "mine"}]}]'
        for text in ('{"hooks": {"Stop": %s, "Stop": []}}' % mine, '{"hooks": {"Stop": %s}, "hooks": {}}' % mine,
                     '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "mine", "command": "other"}]}]}}'):
            settings.write_text(text, encoding="utf-8")
            for verb in ("install", "uninstall"):
                done = self.install("--file", settings, "--yes", verb=verb)
                self.assertEqual(done.returncode, 2, done.stderr)
                self.assertIn("twice", done.stderr)
                self.assertEqual(settings.read_text(encoding="utf-8"), text)

    def test_settings_that_turn_hooks_off_are_named(self):
        settings = self.top / "settings.json"
        for text, isOff in (('{"disableAllHooks": true}', True), ('{"disableAllHooks": false}', False), ("{}", False)):
            settings.write_text(text, encoding="utf-8")
            self.assertEqual("disableAllHooks:" in self.install("--file", settings, "--trail", self.trail).stderr, isOff, text)

    def test_settings_are_made_where_there_are_none(self):
        self.assertEqual(self.install("--trail", self.trail, "--yes", agent="codex").returncode, 0)
        hooks = json.loads((self.top / ".codex/hooks.json").read_text(encoding="utf-8"))["hooks"]
        self.assertIn("PermissionRequest", hooks)
        self.assertEqual(self.install("--yes", agent="codex", verb="uninstall").returncode, 0)
        self.assertEqual(json.loads((self.top / ".codex/hooks.json").read_text(encoding="utf-8")), {})

    def test_a_hook_may_wait_as_long_as_a_person(self):
        """Agents end a hook after ten minutes by default, and make the call."""
        for agent, file, questions in (("claude-code", ".claude/settings.json", {"PreToolUse"}),
                                       ("codex", ".codex/hooks.json", {"PreToolUse", "PermissionRequest"})):
            self.assertEqual(self.install("--trail", self.trail, "--approvals", "1200.5", "--yes", agent=agent).returncode, 0)
            hooks = json.loads((self.top / file).read_text(encoding="utf-8"))["hooks"]
            waits = {event: groups[0]["hooks"][0].get("timeout") for event, groups in hooks.items()}
            self.assertEqual({event for event, wait in waits.items() if wait}, questions)
            self.assertGreater(waits["PreToolUse"], 1200.5)

    def test_an_older_agent_gets_no_event_that_it_does_not_know(self):
        """Claude Code skips the whole file then, with the permissions in it."""
        program = self.top / "claude"
        for version, known in (("2.1.332 (Claude Code)", {"SubagentStart", "PermissionDenied", "PreSkillShellCommand"}),
                               ("2.1.274 (Claude Code)", {"SubagentStart", "PermissionDenied"}), ("2.1.9", {"SubagentStart"}),
                               ("2.0.42", set()), ("nonsense", set()), ("", set())):
            program.write_text(f"#!/bin/sh\necho '{version}'\n", encoding="utf-8")
            program.chmod(0o755)
            self.environment["PATH"] = f"{self.top}:{os.environ['PATH']}"
            shown = self.install("--trail", self.trail)
            self.assertEqual({event for event in ("SubagentStart", "PermissionDenied", "PreSkillShellCommand") if f'"{event}"' in shown.stdout}, known, version)

    def test_a_missing_program_denies_where_that_is_wanted(self):
        for fail, status in (("open", 127), ("closed", 2)):
            self.assertEqual(self.install("--trail", self.trail, "--fail", fail, "--yes").returncode, 0)
            hooks = json.loads((self.top / ".claude/settings.json").read_text(encoding="utf-8"))["hooks"]
            commands = {event: groups[0]["hooks"][0]["command"].replace("vitrine-hook", "gone") for event, groups in hooks.items()}
            statuses = {event: subprocess.run(["sh", "-c", command], input="{}", text=True, capture_output=True, check=False).returncode
                        for event, command in commands.items()}
            self.assertEqual(statuses.pop("PreToolUse"), status)
            self.assertEqual(set(statuses.values()), {127})

    def test_codex_is_said_to_want_trust(self):
        self.assertIn("/hooks", self.install("--trail", self.trail, agent="codex").stderr)
        self.assertNotIn("/hooks", self.install("--trail", self.trail).stderr)

    def test_hooks_without_effect_are_announced(self):
        for options, warning in (((), "neither record nor judge"), (("--policy", "strict"), "Policy strict has no rules"),
                                 (("--trail", self.trail), ""), (("--policy", self.policy), "")):
            shown = self.install(*options)
            self.assertEqual(shown.returncode, 0, shown.stderr)
            self.assertEqual(shown.stderr.strip().removeprefix("vitrine: ").startswith("Nothing was written"), not warning, shown.stderr)
            self.assertIn(warning, shown.stderr)

    def test_settings_that_are_not_understood_stay(self):
        settings = self.top / "settings.json"
        for text in ('{ // mine\n "hooks": {} }', '{"hooks": {}, "hooks": {"Stop": []}}', "[]", '{"hooks": 7}', '{"hooks": {"PreToolUse": 7}}', "{", "null"):
            settings.write_text(text, encoding="utf-8")
            for verb in ("install", "uninstall"):
                done = self.install("--file", settings, "--yes", verb=verb)
                self.assertEqual(settings.read_text(encoding="utf-8"), text)
                if verb == "install":
                    self.assertEqual((done.returncode, done.stdout), (2, ""), text)
                    self.assertIn("Nothing was changed", done.stderr)

    def test_a_link_or_read_only_settings_stay(self):
        settings = self.top / "settings.json"
        settings.write_text("{}", encoding="utf-8")
        link = self.top / "link.json"
        link.symlink_to(settings)
        done = self.install("--file", link, "--yes")
        self.assertEqual(done.returncode, 2)
        self.assertIn("settings.json", done.stderr)
        self.assertTrue(link.is_symlink())
        settings.chmod(0o444)
        done = self.install("--file", settings, "--yes")
        self.assertEqual(done.returncode, 2)
        self.assertIn("read-only", done.stderr)
        self.assertEqual(settings.read_text(encoding="utf-8"), "{}")

class Client(Hooks):
    """The same by the small program that agents call, which leaves what is out of the ordinary to the whole one."""

    def command(self, arguments):
        is_hook = arguments[0] == "hook" and arguments[1] in ("claude-code", "codex")
        return [CLIENT, *arguments[1:]] if is_hook else [PROGRAM, *arguments]

    def test_what_it_does_not_know_it_leaves_to_the_whole_program(self):
        for options in (["--help"], ["claude-code", "--help"], ["claude-code", "--nonsense"], [], ["claude-code", "--approvals", "x"]):
            whole = subprocess.run([PROGRAM, "hook", *options], text=True, capture_output=True, check=False, env=self.environment)
            small = subprocess.run([CLIENT, *options], text=True, capture_output=True, check=False, env=self.environment)
            self.assertEqual((small.returncode, small.stdout, small.stderr), (whole.returncode, whole.stdout, whole.stderr), options)

    def test_without_the_whole_program_it_fails_as_configured(self):
        alone = self.top / "bin/vitrine-hook"
        alone.parent.mkdir()
        alone.write_bytes(Path(CLIENT).read_bytes())
        alone.chmod(0o755)
        environment = self.environment | {"PATH": str(self.top)}
        event = json.dumps(self.tool("PreToolUse", "Bash", {"command": "rm x"}))
        for options, text, status in (([], "{", 1), (["--fail", "closed"], "{", 2), (["--policy", str(self.policy)], event, 0)):
            done = subprocess.run([alone, "claude-code", *options], input=text, text=True, capture_output=True, check=False, env=environment)
            self.assertEqual(done.returncode, status, done.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
