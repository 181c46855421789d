#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long an agent waits for us.

protocols.py PROGRAM mcp TRAIL    twenty audit questions, ten times each, to vitrine mcp
protocols.py PROGRAM hook FOLDER  decisions of vitrine-hook and of vitrine hook, each a process of its own, without and with a trail in FOLDER
"""

import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 10
FILTERS = ("status == blocked", "status == error", "sympy", 'code contains "open("', 'import in ("os", "sys")', "calls(\"open\")",
           "duration > 2s", "tool == \"web_search\"", "error.type ~ \"Name.*\"", "not status == ok")


def questions(first, last):
    """Twenty, about the whole trail and about its first and last run."""
    yield from (("search", {"filter": text}) for text in FILTERS)
    yield from (("list_runs", {}), ("list_trails", {}), ("statistics", {}), ("statistics", {"by": "agent"}))
    for run in (first, last):
        yield from (("list_steps", {"run": run}), ("read_step", {"run": run, "step": 1}))
    yield from (("why_denied", {"run": last, "step": 2, "policy": "strict"}),
                ("check_snippet", {"code": "import os\nos.remove('x')", "policy": "strict"}))


def times(values):
    ordered = sorted(values)
    return f"median {statistics.median(ordered) * 1000:.1f} ms, p95 {ordered[int(len(ordered) * 0.95) - 1] * 1000:.1f} ms"


class Server:
    def __init__(self, program, trail):
        self.process = subprocess.Popen([program, "mcp", trail], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "bench", "version": "1"}})

    def ask(self, method, parameters):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def call(self, tool, arguments):
        return json.loads(self.ask("tools/call", {"name": tool, "arguments": arguments})["result"]["content"][0]["text"])


def bench_mcp(program, trail):
    server = Server(program, trail)
    runs = server.call("list_runs", {})["runs"]
    total = server.call("list_trails", {})["trails"][0]["runs"]
    every = []
    for tool, arguments in questions(runs[0]["run"], total):
        taken = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            answer = server.call(tool, arguments)
            taken.append(time.perf_counter() - start)
        every += taken
        print(f"{tool} {json.dumps(arguments)}: first {taken[0] * 1000:.1f} ms, {times(taken)}{' ERROR' if 'error' in answer else ''}")
    print(f"{len(every)} answers: {times(every)}")


def bench_hook(program, folder):
    event = json.dumps({"session_id": "bench", "cwd": str(folder), "hook_event_name": "PreToolUse", "tool_name": "Bash",
                        "tool_input": {"command": "git status"}, "tool_use_id": "1"}).encode()
    policy = Path(folder) / "policy.json"
    policy.write_text(json.dumps({"vitrine_policy": 1, "name": "bench", "commands": {"allow": ["git status"], "deny": ["rm **"]}}), encoding="utf-8")
    for command in ([str(Path(program).with_name("vitrine-hook"))], [program, "hook"]):
        for name, options in (("judged", []), ("judged and recorded", ["--trail", str(Path(folder) / "bench.vitrine")])):
            taken = []
            for _ in range(ROUNDS * 5):
                start = time.perf_counter()
                subprocess.run([*command, "claude-code", "--policy", policy, *options], input=event, capture_output=True, check=True)
                taken.append(time.perf_counter() - start)
            print(f"{Path(command[0]).name} {name}: {times(taken)}")


if __name__ == "__main__":
    {"mcp": bench_mcp, "hook": bench_hook}[sys.argv[2]](sys.argv[1], sys.argv[3])
