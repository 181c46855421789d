#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""conformance.py VITRINE TOOLS.py [EXECUTOR]: answers requests of ../shared/conformance/check.py with `VITRINE run`, one JSON
document a line (check.py's --batch).

A request becomes what the command line takes: a policy, doubles of the tools, variables and one file a step. The executor is
`in-process` unless another one is named.
"""
import builtins
import concurrent.futures
import functools
import json
import os
import subprocess
import sys
import tempfile

BASE_IMPORTS = ["collections", "datetime", "itertools", "math", "queue", "random", "re", "stat", "statistics", "time",
                "unicodedata"]
MATHS = ["acos", "asin", "atan", "atan2", "ceil", "cos", "degrees", "exp", "floor", "log", "radians", "sin", "sqrt", "tan"]
LIMITS = {"max_operations": "operations", "max_while_iterations": "while_iterations", "print_chars": "print_chars",
          "timeout_s": "wall_s"}


def policy_of(request, bundled):
    asked = request["policy"]
    allowed = bundled["builtins"]["allow"]
    names = [] if request["tools"] is None else [n for n in allowed if n not in request["additional_functions"]]
    tools = sorted({*(request["tools"] or []), *request["additional_functions"]})
    if asked["dialect"] == "python":
        names += ["delattr", *MATHS]
    return {"vitrine_policy": 1, "name": "conformance", "base": bundled["name"], "dialect": asked["dialect"],
            "imports": {"allow": BASE_IMPORTS + asked["imports"]}, "builtins": {"allow": names},
            "tools": {"allow": tools},
            "limits": {"wall_s": 120} | {ours: asked[theirs] for theirs, ours in LIMITS.items() if theirs in asked}}


def doubles_of(request, source):
    names = {*(request["tools"] or []), *request["additional_functions"]}
    return {name: {"python": f"{source}\nglobals()[{name!r}] = TABLE[{name!r}]\n"} for name in names}


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8", newline="", errors="surrogatepass") as file:
        file.write(text)
    return path


@functools.cache
def bundled_policy(vitrine, dialect):
    name = "strict" if dialect == "python" else "smolagents-default"
    shown = subprocess.run([vitrine, "policy", "show", name], capture_output=True, text=True, check=True)
    return json.loads(shown.stdout)


def with_places(text):
    """The place of a syntax error is a field of its own here; Python's str() of one ends with it."""
    answer = json.loads(text)
    for error in filter(None, (step["error"] for step in answer["steps"])):
        if error["line"] and issubclass(getattr(builtins, error["type"], object), SyntaxError):
            error["message"] += f" (<unknown>, line {error['line']})"
    return json.dumps(answer)


def answered(line, vitrine, source, executor):
    request = json.loads(line)
    dialect = request["policy"]["dialect"]
    with tempfile.TemporaryDirectory() as folder:
        policy = write(folder, "policy.json", json.dumps(policy_of(request, bundled_policy(vitrine, dialect))))
        doubles = write(folder, "tools.json", json.dumps(doubles_of(request, source)))
        variables = write(folder, "variables.json", json.dumps(request["variables"]))
        steps = [write(folder, f"step{i}.py", code) for i, code in enumerate(request["steps"])]
        command = [vitrine, "run", "--executor", executor, "--policy", policy, "--tools", doubles, "--variables", variables,
                   "--json", *steps]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.stdout.strip():
        return json.dumps({"fault": f"exit status {done.returncode}: {done.stderr[-200:]}"})
    return with_places(done.stdout) if dialect == "python" else json.dumps(json.loads(done.stdout))


def main():
    vitrine, tools, executor = (sys.argv[1:] + ["in-process"])[:3]
    with open(tools, encoding="utf-8") as file:
        source = file.read()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for answer in pool.map(lambda line: answered(line, vitrine, source, executor), filter(str.strip, sys.stdin)):
            print(answer, flush=True)


if __name__ == "__main__":
    main()
